// Looking closer: buttons for all of the board, each of its stretches, closer and further away; and what glows comes into sight.

import { found, onForm, small } from "./arrange.js";
import { mostlyIn } from "./choosing.js";
import { icon } from "./icons.js";
import { at, befallen, el, put, word } from "./page.js";
import { openPanel, openTab } from "./tabs.js";

/** @import { Area } from "./protocol.js" */
/** @import { Drawing, Sheets } from "./board.js" */

const SOME = 0.3; // of what the teacher wants: the rest of it is named, too

/** @param {boolean} open */
function openAreas(open) {
  document.body.classList.toggle("open-areas", open);
  for (const button of document.querySelectorAll(".to-areas")) button.setAttribute("aria-expanded", String(open));
}

document.addEventListener("pointerdown", (event) => {
  if (!befallen(event, "#areas, .to-areas")) openAreas(false);
});
document.addEventListener("keydown", (event) => event.key === "Escape" && openAreas(false), true);

/** A sign that opens and closes the list of stretches, where they have no row of their own. */
export function areasSign() {
  const act = () => openAreas(!document.body.classList.contains("open-areas"));
  return el("button", { type: "button", class: "icon to-areas", "aria-expanded": "false", "aria-controls": "areas", "aria-label": word("web-play-areas"), title: word("web-play-areas"), onclick: act }, icon("look"));
}

/** The mat as large as the board and in its place, until it is wanted small again; whether it is large now. */
export function largeMat(large = !document.body.classList.contains("large-mat")) {
  document.body.classList.toggle("large-mat", large && !small());
  for (const button of document.querySelectorAll(".to-mat")) button.setAttribute("aria-pressed", String(large));
  return large;
}

/**
 * Buttons to look closer, in the head.
 * @param {Sheets} sheets
 */
export function drawZoom(sheets) {
  /** @type {(drawing: Parameters<typeof icon>[0], id: string, act: () => void, key: string) => HTMLElement} */
  const button = (drawing, id, act, key) => el("button", { type: "button", class: `icon ${drawing}`, title: `${word(id)} (${key})`, "aria-label": word(id), onclick: act }, icon(drawing));
  put(
    at("zoom"),
    button("further", "web-play-zoom-out", () => sheets.board?.zoom.out(), "−"),
    button("closer", "web-play-zoom-in", () => sheets.board?.zoom.in(), "+"),
    button("fit", "web-play-zoom-fit", () => sheets.board?.zoom.fit(), "0"),
    sheets.board?.areas.length ? areasSign() : null,
    el("button", { type: "button", class: "icon to-mat", title: `${word("web-play-mat-large")} (⇧M)`, "aria-label": word("web-play-mat-large"), "aria-pressed": "false", onclick: () => largeMat() }, icon("mat")),
  );
}

/**
 * Buttons for all of the board and each of its stretches; in a list also those to look closer.
 * @param {Sheets} sheets
 */
export function drawAreas(sheets) {
  const board = sheets.board;
  const areas = board?.areas ?? [];
  const list = found.form === "slim";
  const told = JSON.stringify([areas, list, document.documentElement.lang]);
  const chips = at("areas");
  if (chips.dataset.told !== told) {
    chips.dataset.told = told;
    const look = (/** @type {Area | null} */ area) => () => {
      if (!board) return;
      board.zoom.byHand = true;
      board.zoom.show(area);
      openAreas(false);
      if (small()) openTab("");
    };
    /** @type {(title: string, act: () => void, area: string) => HTMLElement} */
    const chip = (title, act, area) => el("button", { type: "button", onclick: act, "data-area": area }, title);
    put(
      chips,
      chip(word("web-play-area-all"), look(null), ""),
      areas.map((area, i) => chip(area.title, look(area), String(i))),
      list && [chip(word("web-play-zoom-in"), () => board?.zoom.in(), "in"), chip(word("web-play-zoom-out"), () => board?.zoom.out(), "out")],
    );
    drawZoom(sheets);
  }
  if (!board) return;
  board.zoom.changed = () => press(board);
  press(board);
}

/** @param {Drawing} board */
function press(board) {
  for (const chip of at("areas").querySelectorAll("button")) {
    if (chip.dataset.area === "in" || chip.dataset.area === "out") continue;
    const area = chip.dataset.area === "" ? null : board.areas[Number(chip.dataset.area)];
    chip.setAttribute("aria-pressed", String(board.zoom.area === area && !board.zoom.closeUp));
  }
}

/**
 * Where the middle of something lies on a drawing.
 * @param {SVGGraphicsElement | Element} element
 * @param {SVGSVGElement} svg
 */
function middle(element, svg) {
  const box = element.getBoundingClientRect();
  const at = svg.getScreenCTM()?.inverse();
  return new DOMPoint(box.left + box.width / 2, box.top + box.height / 2).matrixTransform(at);
}

/**
 * What glows on a mat that is too high for its place comes into sight.
 * @param {ReadonlySet<string>} wanted what the teacher wants goes before all other
 */
export function followMat(wanted) {
  const mat = at("place-mine");
  const glowing = [.../** @type {NodeListOf<SVGElement>} */ (mat.querySelectorAll("[data-option]"))];
  const meant = glowing.filter((element) => wanted.has(element.dataset.thing ?? ""));
  const open = (meant.length ? meant : glowing).map((element) => element.getBoundingClientRect());
  if (!open.length || !mat.clientHeight || mat.scrollHeight <= mat.clientHeight + 1) return;
  const box = mat.getBoundingClientRect();
  const foot = box.bottom - (parseFloat(getComputedStyle(mat).paddingBottom) || 0); // what lies over it begins there
  const whole = (/** @type {DOMRect} */ one) => one.top >= box.top - 1 && one.bottom <= foot + 1;
  if (meant.length ? open.every(whole) : open.some(whole)) return;
  const [first, last] = [Math.min(...open.map((one) => one.top)), Math.max(...open.map((one) => one.bottom))];
  mat.scrollTop += last - first > foot - box.top ? first - box.top - 8 : last - foot + 8;
}

/**
 * A new question. On a small window the panel with what I may choose comes into sight, and of the board the stretch in which most
 * of it lies, unless I have chosen what to look at.
 * @param {Sheets} sheets
 * @param {boolean} fresh
 * @param {ReadonlySet<string>} wanted what the teacher wants goes before all other
 */
export function followGlow(sheets, fresh, wanted) {
  const board = sheets.board;
  if (!small() || !board) {
    if (fresh && board?.svg.querySelector("[data-option]")) largeMat(false);
    if (fresh) followMat(wanted);
    return;
  }
  const glowing = [.../** @type {NodeListOf<SVGElement>} */ (board.svg.querySelectorAll("[data-option]"))];
  const meant = glowing.filter((element) => wanted.has(element.dataset.thing ?? ""));
  const onBoard = meant.length ? meant : glowing;
  const onMat = at("place-mine").querySelector("[data-option]") !== null;
  if (fresh && !onBoard.length && onMat && openPanel() === "") openTab("mat");
  else if (fresh && onBoard.length && !onMat && openPanel() === "mat") openTab("");
  if (fresh) followMat(wanted);
  if (!board.areas.length || board.zoom.byHand || !onBoard.length || !board.frame.clientWidth) return;
  const best = mostlyIn(board.areas, onBoard.map((element) => middle(element, board.svg)), meant.length ? SOME : undefined);
  if (!best) {
    if (board.zoom.area) board.zoom.show(null);
    if (meant.length) board.zoom.bring(meant);
    return;
  }
  const heights = best.here.map((at) => at.y);
  const amidst = (Math.min(...heights) + Math.max(...heights)) / 2;
  if (board.zoom.area !== best.area) board.zoom.show(best.area, amidst);
  if (meant.length) board.zoom.bring(meant);
}

/**
 * Draws all of this anew when the form changes.
 * @param {Sheets} sheets
 */
export function keepAreas(sheets) {
  onForm(() => {
    openAreas(false);
    largeMat(false);
    drawAreas(sheets);
  });
}
