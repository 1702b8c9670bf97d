// The stretches of the board that are worth a look of their own where the whole is too small to read.

import { mostlyIn } from "./choosing.js";
import { at, el, put, word } from "./page.js";
import { narrow } from "./tabs.js";

/** @import { Area } from "./protocol.js" */
/** @import { Drawing, Sheets } from "./board.js" */

const MOSTLY = 0.6; // so much of what glows in sight, and nothing has to move

const chips = el("div", { id: "areas", role: "group" });

/** On a phone between header and board, else beside the buttons to look closer. */
function place() {
  const zoom = document.getElementById("zoom");
  if (!narrow.matches) {
    if (chips.parentElement !== zoom) zoom?.append(chips);
  } else if (chips.nextElementSibling?.id !== "play") at("main").insertBefore(chips, at("play"));
}

/**
 * Buttons for all of the board, each of its stretches and, on a phone, my own board below it.
 * @param {Sheets} sheets
 */
export function drawAreas(sheets) {
  const board = sheets.board;
  const areas = board?.areas ?? [];
  const mine = at("place-mine");
  const own = narrow.matches && mine.childElementCount > 0;
  const told = JSON.stringify([areas, own, document.documentElement.lang]);
  if (chips.dataset.told !== told) {
    chips.dataset.told = told;
    const look = (/** @type {Area | null} */ area) => () => {
      if (!board) return;
      board.zoom.byHand = true;
      board.zoom.show(area);
      if (narrow.matches) scrollTo({ top: 0, behavior: "smooth" });
    };
    /** @type {(title: string, act: () => void, area: string) => HTMLElement} */
    const chip = (title, act, area) => el("button", { type: "button", onclick: act, "data-area": area }, title);
    chips.setAttribute("aria-label", word("web-play-areas"));
    put(
      chips,
      chip(word("web-play-area-all"), look(null), ""),
      areas.map((area, i) => chip(area.title, look(area), String(i))),
      own && chip(word("web-play-mine-short"), () => toMat(mine), "mine"),
    );
  }
  chips.hidden = !areas.length;
  place();
  narrow.onchange = () => drawAreas(sheets);
  if (!board) return;
  board.zoom.changed = () => press(board);
  press(board);
}

/** @param {HTMLElement} mine */
function toMat(mine) {
  mine.scrollIntoView({ block: "end", behavior: "smooth" });
  mine.focus({ preventScroll: true });
}

/** @param {Drawing} board */
function press(board) {
  for (const chip of chips.querySelectorAll("button")) {
    if (chip.dataset.area === "mine") continue;
    const area = chip.dataset.area === "" ? null : board.areas[Number(chip.dataset.area)];
    chip.setAttribute("aria-pressed", String(board.zoom.area === area && !board.zoom.closeUp));
  }
}

/**
 * Where the middle of a thing lies, in units of its drawing.
 * @param {Element} element
 * @param {SVGSVGElement} svg
 */
function middle(element, svg) {
  const box = element.getBoundingClientRect();
  const at = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2);
  return at.matrixTransform(svg.getScreenCTM()?.inverse());
}

/**
 * What I may choose lies on my own board alone: bring it into sight, down the page and along its strip.
 * @param {Drawing | undefined} board
 */
function followMat(board) {
  const mine = at("place-mine");
  const open = [...mine.querySelectorAll("[data-option]")].map((element) => element.getBoundingClientRect());
  if (!open.length) return;
  const strip = mine.getBoundingClientRect();
  const beside = open.filter((box) => box.left >= strip.left && box.right <= strip.right);
  if (!beside.length) mine.scrollLeft += Math.min(...open.map((box) => box.left)) - strip.left - 20;
  if (board?.svg.querySelector("[data-option]")) return;
  const [top, foot] = [chips.getBoundingClientRect().bottom, at("bar").getBoundingClientRect().top];
  const seen = open.filter((box) => box.top >= top && box.bottom <= foot);
  if (seen.length >= open.length * MOSTLY) return;
  // From the top of my board on, unless what glows would lie below the edge then.
  const [first, last] = [Math.min(...open.map((box) => box.top)), Math.max(...open.map((box) => box.bottom))];
  const low = last - first > foot - top ? first - top - 8 : last - foot + 8;
  scrollBy({ top: last - strip.top <= foot - top ? strip.top - top : low, behavior: "smooth" });
}

/**
 * Most of what I may choose lies in one stretch: show that one by itself, unless I have chosen what to look at.
 * @param {Sheets} sheets
 */
export function followGlow(sheets) {
  const board = sheets.board;
  if (narrow.matches) followMat(board);
  if (!narrow.matches || !board?.areas.length || board.zoom.byHand) return;
  const found = [...board.svg.querySelectorAll("[data-option]")].map((element) => middle(element, board.svg));
  if (!found.length) return;
  const best = mostlyIn(board.areas, found);
  if (!best) {
    if (board.zoom.area) board.zoom.show(null);
    return;
  }
  const heights = best.here.map((at) => at.y);
  const amidst = (Math.min(...heights) + Math.max(...heights)) / 2;
  if (board.zoom.area !== best.area) board.zoom.show(best.area, amidst);
}
