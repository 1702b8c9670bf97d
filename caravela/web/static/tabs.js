// The panels of the table (own mat, players, log, and more): which of them are in sight, and the tabs or the rail that open the rest.

import { found, onForm, small } from "./arrange.js";
import { icon } from "./icons.js";
import { at, el, word } from "./page.js";

/**
 * @typedef {object} Panel
 * @property {string} name
 * @property {string} id of its element, which has the class "pane"
 * @property {string} title a message
 * @property {Parameters<typeof icon>[0]} drawing
 */

/** @type {Panel[]} */
const PANELS = [
  { name: "mat", id: "place-mine", title: "web-play-mine-short", drawing: "mat" },
  { name: "players", id: "players", title: "web-play-players", drawing: "players" },
  { name: "log", id: "log", title: "web-play-log", drawing: "log" },
];
/** What is in sight at first, by shelf. */
const FIRST = { three: "log", two: "log", one: "mat", none: "" };

/** @type {(name: string) => void} */
let opened = () => {};
/** More signs on a rail without a head above it. @type {() => HTMLElement[]} */
let signs = () => [];
let shelf = "";

/**
 * One more panel: it shares the place of the log, and has a tab wherever the log has one.
 * @param {Panel} panel
 */
export function addPanel(panel) {
  PANELS.push(panel);
  at(panel.id).classList.add("pane", "more");
  drawTabs();
}

/** Those that share one place now, and of which only one is in sight. */
function behindTabs() {
  const from = { none: 0, one: 0, two: 1, three: 2 }[found.shelf];
  return PANELS.slice(from);
}

export function openPanel() {
  return document.body.dataset.panel ?? "";
}

/**
 * Brings a panel into sight; "" is the board.
 * @param {string} name
 */
export function openTab(name) {
  if (name && !behindTabs().some((panel) => panel.name === name)) {
    opened(name);
    return;
  }
  document.body.dataset.panel = name || (small() ? "" : FIRST[found.shelf]);
  drawTabs();
  opened(openPanel());
}

/** `whenOpened(name)` is told which panel is in sight now; `more()` gives further signs for the rail. */
export function drawTabs(whenOpened = opened, more = signs) {
  opened = whenOpened;
  signs = more;
  const together = behindTabs();
  if (shelf !== found.shelf) {
    shelf = found.shelf;
    document.body.dataset.panel = FIRST[found.shelf];
  }
  const here = openPanel();
  for (const panel of PANELS) at(panel.id).classList.toggle("shown", !together.includes(panel) || panel.name === here);
  const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.tab;
  /** @type {(name: string, title: string, drawing: Parameters<typeof icon>[0]) => HTMLElement} */
  const tab = (name, title, drawing) => {
    const attributes = { type: "button", class: "plain", "data-tab": name, "aria-pressed": String(here === name), title: word(title), onclick: () => openTab(here === name && small() ? "" : name) };
    return el("button", attributes, small() ? icon(drawing) : null, el("span", { class: "text" }, word(title)));
  };
  const tabs = together.map((panel) => tab(panel.name, panel.title, panel.drawing));
  at("tabs").replaceChildren(...(small() || tabs.length < 2 ? [] : tabs));
  at("rail").replaceChildren(...(small() ? [tab("", "web-play-board", "board"), ...tabs, ...(found.form === "slim" ? signs() : [])] : []));
  if (focused !== undefined) /** @type {HTMLElement | null} */ (document.querySelector(`[data-tab="${focused}"]`))?.focus();
  callTabs();
}

/** Where something is to be chosen out of sight, its tab says so. */
export function callTabs() {
  for (const panel of PANELS) {
    const place = at(panel.id);
    const calls = !place.classList.contains("shown") && place.querySelector("[data-option]") !== null;
    document.querySelector(`[data-tab="${panel.name}"]`)?.classList.toggle("calls", calls);
  }
  const board = openPanel() !== "" && small() && document.querySelector("#place-board [data-option]") !== null;
  document.querySelector('#rail [data-tab=""]')?.classList.toggle("calls", board);
}

onForm(() => drawTabs());
