// What slides over the board: on a phone players, log and boards, opened by tabs; on a large screen the boards of the others.

import { drawAreas } from "./areas.js";
import { icon } from "./icons.js";
import { at, el, word } from "./page.js";

/** @import { Sheets } from "./board.js" */

/** @type {[string, string][]} */
const TABS = [
  ["", "web-play-board"],
  ["players", "web-play-players"],
  ["log", "web-play-log"],
  ["others", "web-play-mats-short"],
];

export const narrow = matchMedia("(max-width: 800px)");
/** @type {(name: string) => void} */
let opened = () => {};

/** @param {string} name */
export function openTab(name) {
  document.body.dataset.tab = document.body.dataset.tab === name ? "" : name;
  drawTabs();
  document.getElementById("others-handle")?.setAttribute("aria-expanded", String(document.body.dataset.tab === "others"));
  if (name === "") scrollTo({ top: 0, behavior: "smooth" });
  opened(document.body.dataset.tab ?? "");
}

/** `whenOpened(name)` is told which sheet is open now. */
export function drawTabs(whenOpened = opened) {
  opened = whenOpened;
  const here = document.body.dataset.tab ?? "";
  /** @type {(tab: [string, string]) => HTMLElement} */
  const tab = ([name, id]) =>
    el("button", { type: "button", class: "plain", "data-tab": name, "aria-pressed": String(here === name), onclick: () => openTab(name) }, word(id));
  at("tabs").replaceChildren(...TABS.map(tab));
}

/**
 * Shows where a player's board lies.
 * @param {number} seat
 */
export function openMat(seat) {
  const box = document.getElementById(`sheet-mat-${seat}`);
  if (!box) return;
  const wanted = box.closest("#place-others") ? "others" : "";
  if ((document.body.dataset.tab ?? "") !== wanted) openTab(wanted);
  box.scrollIntoView({ behavior: "smooth", block: "nearest", inline: "center" });
  box.animate({ boxShadow: ["0 0 0 5px var(--glow)", "0 0 0 5px transparent"] }, 1500);
}

const zoom = el("div", { id: "zoom", role: "group" });

/** Beside the tools of the bar; on a phone in the header, just above the board. */
function placeZoom() {
  const top = at("top");
  if (narrow.matches) top.insertBefore(zoom, top.querySelector(".menu"));
  else at("bar").insertBefore(zoom, at("tools"));
}

narrow.addEventListener("change", placeZoom);

/**
 * Buttons to look closer, and for the boards of the others.
 * @param {Sheets} sheets
 */
export function drawZoom(sheets) {
  /** @type {(drawing: Parameters<typeof icon>[0], id: string, act: () => void, key: string, more?: Record<string, string>) => HTMLElement} */
  const button = (drawing, id, act, key, more = {}) =>
    el("button", { type: "button", class: `icon ${drawing}`, title: `${word(id)} (${key})`, "aria-label": word(id), onclick: act, ...more }, icon(drawing));
  zoom.setAttribute("aria-label", word("web-keys-zoom"));
  zoom.replaceChildren(
    button("further", "web-play-zoom-out", () => sheets.board?.zoom.out(), "−"),
    button("closer", "web-play-zoom-in", () => sheets.board?.zoom.in(), "+"),
    button("fit", "web-play-zoom-fit", () => sheets.board?.zoom.fit(), "0"),
    button("boards", "web-play-mats", () => openTab("others"), "o", { id: "others-handle" }),
  );
  placeZoom();
  drawAreas(sheets);
}

/** The foot of the page is as high as the bar that lies on it. */
export function followBar() {
  new ResizeObserver(([entry]) => {
    document.documentElement.style.setProperty("--bar", `${Math.ceil(entry.borderBoxSize[0].blockSize)}px`);
  }).observe(at("bar"));
}
