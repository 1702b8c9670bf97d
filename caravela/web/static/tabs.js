// On a phone the panels are sheets that slide over the board, opened by tabs.

import { el, word } from "./page.js";

const TABS = [
  ["", "web-play-board"],
  ["players", "web-play-players"],
  ["log", "web-play-log"],
  ["others", "web-play-mats-short"],
];

export const narrow = matchMedia("(max-width: 800px)");
let opened = () => null;

export function openTab(name) {
  document.body.dataset.tab = document.body.dataset.tab === name ? "" : name;
  drawTabs();
  if (name === "") scrollTo({ top: 0, behavior: "smooth" });
  opened(document.body.dataset.tab);
}

/** `whenOpened(name)` is told which sheet is open now. */
export function drawTabs(whenOpened = opened) {
  opened = whenOpened;
  const here = document.body.dataset.tab ?? "";
  document
    .getElementById("tabs")
    .replaceChildren(...TABS.map(([name, id]) => el("button", { type: "button", class: "plain", "data-tab": name, "aria-pressed": String(here === name), onclick: () => openTab(name) }, word(id))));
}

/** Shows where a player's board lies. */
export function openMat(seat) {
  const box = document.getElementById(`sheet-mat-${seat}`);
  if (!box) return;
  const wanted = box.closest("#place-others") ? "others" : "";
  if (narrow.matches && (document.body.dataset.tab ?? "") !== wanted) openTab(wanted);
  box.scrollIntoView({ behavior: "smooth", block: "nearest", inline: "center" });
  box.animate({ outlineColor: ["var(--glow)", "transparent"], outlineWidth: ["4px", "4px"], outlineStyle: ["solid", "solid"] }, 1500);
}

/** Buttons to look closer, in a corner of the board. */
export function drawZoom(sheets) {
  const button = (text, id, act, key) => el("button", { type: "button", class: "icon", title: `${word(id)} (${key})`, "aria-label": word(id), onclick: act }, text);
  document.getElementById("zoom")?.remove();
  document.getElementById("place-board").append(
    el(
      "div",
      { id: "zoom", role: "group", "aria-label": word("web-keys-zoom") },
      button("+", "web-play-zoom-in", () => sheets.board?.zoom.in(), "+"),
      button("−", "web-play-zoom-out", () => sheets.board?.zoom.out(), "−"),
      button("⤢", "web-play-zoom-fit", () => sheets.board?.zoom.fit(), "0"),
    ),
  );
}

/** The foot of the page is as high as the bar that lies on it. */
export function followBar() {
  new ResizeObserver(([entry]) => {
    document.documentElement.style.setProperty("--bar", `${Math.ceil(entry.borderBoxSize[0].blockSize)}px`);
  }).observe(document.getElementById("bar"));
}
