// The drawings on the page: sheets in parts, of which only those that changed are replaced; pieces glide to where they went.

import { at, el } from "./page.js";
import { file } from "./place.js";
import { Zoom } from "./zoom.js";

/** @import { Area, Scene, Sheet } from "./protocol.js" */
/** @import { Mark } from "./choices.js" */
/** What can be clicked: a part of a drawing, or a panel. @typedef {HTMLElement | SVGElement} Thing */
/** What is shown of a scene as drawings. @typedef {Pick<Scene, "sheets" | "parts">} Shown */

const SVG = "http://www.w3.org/2000/svg";
const MOST_AT_ONCE = 30;
const still = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} [attributes]
 */
function svgElement(tag, attributes = {}) {
  const e = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) e.setAttribute(name, value);
  return e;
}

/**
 * What an SVG text draws, if it draws anything.
 * @param {string} text
 */
function group(text) {
  const holder = svgElement("svg");
  holder.innerHTML = text;
  return holder.firstElementChild;
}

/** Figures, goods and icons: a page holds them once, the sheets only point at them. */
export async function loadSymbols() {
  const answer = await fetch(file("/static/symbols.svg"));
  const symbols = group(await answer.text());
  symbols?.setAttribute("class", "symbols");
  symbols?.setAttribute("aria-hidden", "true");
  document.body.prepend(symbols ?? "");
}

/** One sheet in its frame. */
export class Drawing {
  /** @param {Sheet} sheet */
  constructor(sheet) {
    /** @type {Map<string, { text: string, element: Element | null }>} */
    this.parts = new Map();
    /** @type {Area[]} */
    this.areas = [];
    this.seat = sheet.seat;
    this.svg = svgElement("svg", { class: "sheet", role: "group" });
    this.frame = el("div", { class: "frame", tabindex: "0", role: "group" }, this.svg);
    this.caption = el("figcaption");
    this.box = el("figure", { class: "sheet-box", id: `sheet-${sheet.id}` }, this.caption, this.frame);
    this.zoom = new Zoom(this.frame, this.svg, sheet.width, sheet.height);
    this.rename(sheet);
  }

  /** @param {Sheet} sheet */
  rename(sheet) {
    this.seat = sheet.seat;
    if (JSON.stringify(sheet.areas) !== JSON.stringify(this.areas)) this.divide(sheet.areas);
    this.svg.setAttribute("aria-label", sheet.desc ? `${sheet.title}. ${sheet.desc}` : sheet.title);
    this.frame.setAttribute("aria-label", sheet.title);
    this.caption.textContent = sheet.title;
    this.box.style.setProperty("--shape", `${sheet.width} / ${sheet.height}`);
    this.box.style.setProperty("--tall", String(sheet.height / sheet.width));
    if (sheet.width !== this.zoom.width || sheet.height !== this.zoom.height) this.zoom.size(sheet.width, sheet.height);
  }

  /**
   * What lies over its foot.
   * @param {DOMRect | null} card
   */
  coverFrom(card) {
    const frame = this.frame.getBoundingClientRect();
    this.zoom.cover(card && card.right > frame.left && card.left < frame.right ? Math.max(frame.bottom - card.top, 0) : 0);
  }

  /**
   * Stretches by new names: what is shown stays shown.
   * @param {Area[]} areas
   */
  divide(areas) {
    const shown = this.zoom.area ? this.areas.indexOf(this.zoom.area) : -1;
    this.areas = areas;
    if (this.zoom.area) this.zoom.show(areas[shown] ?? null);
  }

  /**
   * The names of the parts that are not as they should be.
   * @param {Sheet} sheet
   * @param {Record<string, string>} parts
   */
  stale(sheet, parts) {
    const wanted = new Set(sheet.parts);
    const changed = sheet.parts.filter((name) => this.parts.get(name)?.text !== (parts[`${sheet.id}/${name}`] ?? ""));
    return [...changed, ...[...this.parts.keys()].filter((name) => !wanted.has(name))];
  }

  /**
   * @param {Sheet} sheet
   * @param {Record<string, string>} parts
   */
  patch(sheet, parts) {
    for (const name of this.stale(sheet, parts)) {
      const text = parts[`${sheet.id}/${name}`] ?? "";
      const old = this.parts.get(name);
      const element = sheet.parts.includes(name) ? group(text) : null;
      if (old?.element && element) old.element.replaceWith(element);
      else old?.element?.remove();
      if (sheet.parts.includes(name)) this.parts.set(name, { text, element });
      else this.parts.delete(name);
    }
    /** @type {Element | null} */
    let last = null; // the lowest layer first, whatever came late
    for (const name of sheet.parts) {
      const element = this.parts.get(name)?.element;
      if (!element) continue;
      /** @type {Element | null} */
      const follows = last ? last.nextElementSibling : this.svg.firstElementChild;
      if (follows !== element) this.svg.insertBefore(element, follows);
      last = element;
    }
  }
}

const STEPS = new Map([
  ["ArrowRight", [1, 0]],
  ["ArrowLeft", [-1, 0]],
  ["ArrowDown", [0, 1]],
  ["ArrowUp", [0, -1]],
]);

/**
 * Whatever can be asked about or chosen, on all of the page or on one sheet.
 * @param {ParentNode} place
 * @returns {NodeListOf<Thing>}
 */
function things(place = at("main")) {
  return place.querySelectorAll("[data-thing]");
}

/** All sheets of the table. */
export class Sheets {
  /** @param {(sheet: Sheet) => HTMLElement} home tells into which element of the page a sheet belongs */
  constructor(home) {
    this.home = home;
    /** @type {Map<string, Drawing>} */
    this.drawings = new Map();
    /** What the attributes of what glows were before. @type {Map<Thing, Record<string, string | null>>} */
    this.marked = new Map();
    this.fading = 0;
    this.sky = svgElement("svg", { class: "sheet sky", "aria-hidden": "true" });
    document.body.append(this.sky);
  }

  /** @returns {Drawing | undefined} */
  get board() {
    return [...this.drawings.values()][0];
  }

  /**
   * Where the pieces are before a scene is shown that moves some of them; null when nothing is to glide.
   * @param {Shown} scene
   */
  before(scene) {
    const stale = scene.sheets.some((sheet) => this.drawings.get(sheet.id)?.stale(sheet, scene.parts).length);
    return stale && !still.matches && !document.hidden ? this.pieces() : null;
  }

  /** @param {Shown} scene */
  show(scene) {
    const ids = new Set(scene.sheets.map((sheet) => sheet.id));
    for (const [id, drawing] of this.drawings) {
      if (ids.has(id)) continue;
      drawing.box.remove();
      this.drawings.delete(id);
    }
    for (const sheet of scene.sheets) {
      const drawing = this.drawings.get(sheet.id) ?? new Drawing(sheet);
      this.drawings.set(sheet.id, drawing);
      drawing.rename(sheet);
      drawing.patch(sheet, scene.parts);
      const home = this.home(sheet);
      if (drawing.box.parentElement !== home) home.append(drawing.box);
    }
  }

  // -- gliding -------------------------------------------------------------------------------------------------------

  pieces() {
    /** @type {Map<SVGGraphicsElement, DOMRect>} */
    const found = new Map();
    for (const drawing of this.drawings.values()) {
      /** @type {NodeListOf<SVGGraphicsElement>} */
      const pieces = drawing.svg.querySelectorAll("[data-piece]");
      for (const element of pieces) found.set(element, this.boxOf(element, drawing));
    }
    return found;
  }

  /**
   * Where a piece is seen; one on a mat that is not in sight is where its player's name stands.
   * @param {SVGGraphicsElement} element
   * @param {Drawing} drawing
   */
  boxOf(element, drawing) {
    const box = element.getBoundingClientRect();
    const name = box.width ? null : document.querySelector(`#chip-${drawing.seat} .mark`);
    return name ? name.getBoundingClientRect() : box;
  }

  /**
   * What vanished here and appeared there flies as a copy above the page, so that it never stands in the way of a click.
   * @param {Map<SVGGraphicsElement, DOMRect> | null} before
   * @param {number} time milliseconds
   */
  glide(before, time) {
    if (!before || !time) return;
    /** Where pieces of a kind were. @type {Map<string | undefined, DOMRect[]>} */
    const gone = new Map();
    for (const [element, box] of before) {
      if (!element.isConnected) gone.set(element.dataset.piece, [...(gone.get(element.dataset.piece) ?? []), box]);
    }
    /** @type {[SVGGraphicsElement, DOMRect][]} */
    const arrived = [];
    for (const [element, box] of this.pieces()) {
      if (before.has(element)) continue;
      const boxes = gone.get(element.dataset.piece) ?? [];
      const same = boxes.findIndex((old) => Math.hypot(old.left - box.left, old.top - box.top) < 3);
      if (same >= 0) boxes.splice(same, 1);
      else arrived.push([element, box]);
    }
    for (const [element, box] of arrived.slice(0, MOST_AT_ONCE)) {
      const from = gone.get(element.dataset.piece)?.shift();
      if (from?.width && element.getBoundingClientRect().width) this.fly(element, from, box, time);
    }
  }

  /**
   * @param {SVGGraphicsElement} element
   * @param {DOMRect} from
   * @param {DOMRect} to
   * @param {number} time
   */
  fly(element, from, to, time) {
    const m = element.getScreenCTM();
    if (!m) return;
    let copy = /** @type {SVGElement} */ (element.cloneNode(true));
    for (const e of [copy, ...copy.querySelectorAll("*")]) {
      for (const name of ["id", "data-thing", "data-piece", "data-option", "tabindex", "role"]) e.removeAttribute(name);
    }
    copy.removeAttribute("transform");
    for (let above = /** @type {Element | null} */ (element.parentElement); above && above.tagName !== "svg"; above = above.parentElement) {
      const around = svgElement("g");
      around.setAttribute("class", above.getAttribute("class") ?? "");
      around.append(copy);
      copy = around;
    }
    const flight = svgElement("g");
    const placed = svgElement("g", { transform: `matrix(${m.a} ${m.b} ${m.c} ${m.d} ${m.e} ${m.f})` });
    placed.append(copy);
    flight.append(placed);
    this.sky.append(flight);
    const timing = { duration: time, easing: "ease-out" };
    element.animate({ opacity: [0, 0] }, timing);
    const dx = from.left + from.width / 2 - to.left - to.width / 2;
    const dy = from.top + from.height / 2 - to.top - to.height / 2;
    const motion = flight.animate({ translate: [`${dx}px ${dy}px`, "0px 0px"] }, timing);
    motion.finished.catch(() => null).then(() => flight.remove());
  }

  // -- what is open, chosen, spoken of -------------------------------------------------------------------------------

  /**
   * Whatever shows one of the things that are open can be clicked, focused and read aloud.
   * @param {Map<string, Mark>} open
   * @param {Set<string>} chosen
   */
  mark(open, chosen) {
    for (const [element, attributes] of this.marked) {
      element.removeAttribute("data-option");
      for (const [name, value] of Object.entries(attributes)) {
        if (name === "tabindex" && element === document.activeElement) element.setAttribute(name, "-1"); // the keyboard stays where it is
        else if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
      }
    }
    this.marked.clear();
    for (const element of things()) {
      const thing = element.dataset.thing ?? "";
      element.classList.toggle("chosen", chosen.has(thing));
      const offer = open.get(thing);
      if (!offer) continue;
      /** @type {Record<string, string | null>} */
      const was = {};
      for (const name of ["role", "tabindex", "aria-label"]) was[name] = element.getAttribute(name);
      this.marked.set(element, was);
      element.setAttribute("data-option", offer.names.join("|"));
      if (element.tagName !== "BUTTON") {
        element.setAttribute("role", "button");
        element.setAttribute("tabindex", "0");
        element.setAttribute("aria-label", offer.label);
      }
    }
    // A button hides from those who listen what lies in it: what has something open inside, as a village with its mission, is a group.
    for (const element of this.marked.keys()) if (element.querySelector("[data-option]")) element.setAttribute("role", "group");
  }

  /** @param {string[]} wanted */
  light(wanted, how = "lit") {
    const lit = new Set(wanted);
    for (const element of things()) element.classList.toggle(how, lit.has(element.dataset.thing ?? ""));
  }

  /**
   * What just happened is lit for two seconds.
   * @param {string[]} wanted
   */
  just(wanted) {
    this.light(wanted, "just");
    clearTimeout(this.fading);
    this.fading = setTimeout(() => this.light([], "just"), 2000);
  }

  /**
   * From one thing to the nearest in a direction: arrows walk over a sheet.
   * @param {Thing} from
   * @param {string} key
   */
  walk(from, key) {
    const sheet = from.closest(".sheet-box");
    const along = STEPS.get(key);
    if (!sheet || !along) return;
    const start = from.getBoundingClientRect();
    const here = from.dataset.thing
      ? { x: start.left + start.width / 2, y: start.top + start.height / 2 }
      : { x: start.left, y: start.top };
    /** @type {Thing | null} */
    let best = null;
    let least = Infinity;
    for (const element of things(sheet)) {
      if (element === from) continue;
      const box = element.getBoundingClientRect();
      const dx = box.left + box.width / 2 - here.x;
      const dy = box.top + box.height / 2 - here.y;
      const ahead = dx * along[0] + dy * along[1];
      const aside = Math.abs(dx * along[1]) + Math.abs(dy * along[0]);
      if (!box.width || ahead < 2) continue;
      if (ahead + aside * 2 < least) [best, least] = [element, ahead + aside * 2];
    }
    if (!best) return;
    if (!best.hasAttribute("tabindex")) best.setAttribute("tabindex", "-1");
    best.focus();
    this.drawings.get(sheet.id.slice("sheet-".length))?.zoom.reveal(best);
  }
}
