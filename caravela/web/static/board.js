// The drawings on the page: sheets in parts, of which only those that changed are replaced; pieces glide to where they went.

import { el } from "./page.js";
import { Zoom } from "./zoom.js";

const SVG = "http://www.w3.org/2000/svg";
const GLIDE = 250;
const MOST_AT_ONCE = 30;
const LEGIBLE = 0.7; // pixels for a unit of a player’s board, at least
const still = matchMedia("(prefers-reduced-motion: reduce)");

function svgElement(tag, attributes = {}) {
  const e = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) e.setAttribute(name, value);
  return e;
}

function group(text) {
  const holder = svgElement("svg");
  holder.innerHTML = text;
  return holder.firstElementChild;
}

/** Figures, goods and icons: a page holds them once, the sheets only point at them. */
export async function loadSymbols() {
  const answer = await fetch("/static/symbols.svg");
  const symbols = group(await answer.text());
  symbols.setAttribute("class", "symbols");
  symbols.setAttribute("aria-hidden", "true");
  document.body.prepend(symbols);
}

/** One sheet in its frame. */
class Drawing {
  constructor(sheet) {
    this.parts = new Map(); // name -> {text, element}
    this.svg = svgElement("svg", { class: "sheet", role: "group" });
    this.frame = el("div", { class: "frame", tabindex: "0", role: "group" }, this.svg);
    this.box = el("figure", { class: "sheet-box", id: `sheet-${sheet.id}` }, el("figcaption"), this.frame);
    this.zoom = new Zoom(this.frame, this.svg, sheet.width, sheet.height);
    this.rename(sheet);
  }

  rename(sheet) {
    this.seat = sheet.seat;
    if (JSON.stringify(sheet.areas ?? []) !== JSON.stringify(this.areas)) this.divide(sheet.areas ?? []);
    this.svg.setAttribute("aria-label", sheet.desc ? `${sheet.title}. ${sheet.desc}` : sheet.title);
    this.frame.setAttribute("aria-label", sheet.title);
    this.box.firstElementChild.textContent = sheet.title;
    this.box.style.setProperty("--shape", `${sheet.width} / ${sheet.height}`);
    if (sheet.seat < 0) document.body.style.setProperty("--board", sheet.width / sheet.height);
    else document.body.style.setProperty("--mat", `${Math.round(sheet.width * LEGIBLE)}px`);
    if (sheet.width !== this.zoom.width || sheet.height !== this.zoom.height) this.zoom.size(sheet.width, sheet.height);
  }

  /** Stretches by new names: what is shown stays shown. */
  divide(areas) {
    const shown = this.areas?.indexOf(this.zoom.area) ?? -1;
    this.areas = areas;
    if (this.zoom.area) this.zoom.show(areas[shown] ?? null);
  }

  /** The names of the parts that are not as they should be. */
  stale(sheet, parts) {
    const wanted = new Set(sheet.parts);
    const changed = sheet.parts.filter((name) => this.parts.get(name)?.text !== (parts[`${sheet.id}/${name}`] ?? ""));
    return [...changed, ...[...this.parts.keys()].filter((name) => !wanted.has(name))];
  }

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
    let last = null; // the lowest layer first, whatever came late
    for (const name of sheet.parts) {
      const { element } = this.parts.get(name);
      if (!element) continue;
      const follows = last ? last.nextElementSibling : this.svg.firstElementChild;
      if (follows !== element) this.svg.insertBefore(element, follows);
      last = element;
    }
  }
}

/** All sheets of the table. `home(sheet)` tells into which element of the page a sheet belongs. */
export class Sheets {
  constructor(home) {
    this.home = home;
    this.drawings = new Map();
    this.marked = new Map(); // element -> what its attributes were
    this.sky = svgElement("svg", { class: "sheet sky", "aria-hidden": "true" });
    document.body.append(this.sky);
  }

  get board() {
    return [...this.drawings.values()][0];
  }

  /** Where the pieces are before a scene is shown that moves some of them; null when nothing is to glide. */
  before(scene) {
    const stale = scene.sheets.some((sheet) => this.drawings.get(sheet.id)?.stale(sheet, scene.parts).length);
    return stale && !still.matches && !document.hidden ? this.pieces() : null;
  }

  show(scene) {
    const ids = new Set(scene.sheets.map((sheet) => sheet.id));
    for (const [id, drawing] of this.drawings) {
      if (ids.has(id)) continue;
      drawing.box.remove();
      this.drawings.delete(id);
    }
    for (const sheet of scene.sheets) {
      let drawing = this.drawings.get(sheet.id);
      if (!drawing) this.drawings.set(sheet.id, (drawing = new Drawing(sheet)));
      drawing.rename(sheet);
      drawing.patch(sheet, scene.parts);
      const home = this.home(sheet);
      if (drawing.box.parentElement !== home) home.append(drawing.box);
    }
  }

  // -- gliding -------------------------------------------------------------------------------------------------------

  pieces() {
    const found = new Map();
    for (const drawing of this.drawings.values()) {
      for (const element of drawing.svg.querySelectorAll("[data-piece]")) found.set(element, this.boxOf(element, drawing));
    }
    return found;
  }

  /** Where a piece is seen; one on a mat that is not in sight is where its player's name stands. */
  boxOf(element, drawing) {
    const box = element.getBoundingClientRect();
    const name = box.width ? null : document.querySelector(`#panel-${drawing.seat} .mark`);
    return name ? name.getBoundingClientRect() : box;
  }

  /** What vanished here and appeared there flies as a copy above the page, so that it never stands in the way of a click. */
  glide(before) {
    if (!before) return;
    const gone = new Map(); // piece -> boxes where one was
    for (const [element, box] of before) {
      if (!element.isConnected) gone.set(element.dataset.piece, [...(gone.get(element.dataset.piece) ?? []), box]);
    }
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
      if (from && from.width && element.getBoundingClientRect().width) this.fly(element, from, box);
    }
  }

  fly(element, from, to) {
    let copy = element.cloneNode(true);
    for (const e of [copy, ...copy.querySelectorAll("*")]) {
      for (const name of ["id", "data-thing", "data-piece", "data-option", "tabindex", "role"]) e.removeAttribute(name);
    }
    copy.removeAttribute("transform");
    for (let above = element.parentElement; above && above.tagName !== "svg"; above = above.parentElement) {
      const around = svgElement("g");
      if (above.hasAttribute("class")) around.setAttribute("class", above.getAttribute("class"));
      around.append(copy);
      copy = around;
    }
    const m = element.getScreenCTM();
    const flight = svgElement("g");
    const placed = svgElement("g", { transform: `matrix(${m.a} ${m.b} ${m.c} ${m.d} ${m.e} ${m.f})` });
    placed.append(copy);
    flight.append(placed);
    this.sky.append(flight);
    const timing = { duration: GLIDE, easing: "ease-out" };
    element.animate({ opacity: [0, 0] }, timing);
    const dx = from.left + from.width / 2 - to.left - to.width / 2;
    const dy = from.top + from.height / 2 - to.top - to.height / 2;
    const motion = flight.animate({ translate: [`${dx}px ${dy}px`, "0px 0px"] }, timing);
    motion.finished.catch(() => null).then(() => flight.remove());
  }

  // -- what is open, chosen, spoken of -------------------------------------------------------------------------------

  /** `open`: thing -> {names, label}. Whatever shows one of them can be clicked, focused and read aloud. */
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
    for (const element of document.querySelectorAll("#main [data-thing]")) {
      const thing = element.dataset.thing;
      element.classList.toggle("chosen", chosen.has(thing));
      const offer = open.get(thing);
      if (!offer) continue;
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
  }

  light(things, how = "lit") {
    const wanted = new Set(things);
    for (const element of document.querySelectorAll("#main [data-thing]")) {
      element.classList.toggle(how, wanted.has(element.dataset.thing));
    }
  }

  /** What just happened is lit for two seconds. */
  just(things) {
    this.light(things, "just");
    clearTimeout(this.fading);
    this.fading = setTimeout(() => this.light([], "just"), 2000);
  }

  /** From one thing to the nearest in a direction: arrows walk over a sheet. */
  walk(from, key) {
    const sheet = from.closest(".sheet-box");
    const start = from.getBoundingClientRect();
    const here = from.dataset?.thing
      ? { x: start.left + start.width / 2, y: start.top + start.height / 2 }
      : { x: start.left, y: start.top };
    const along = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
    let best = null;
    let least = Infinity;
    for (const element of sheet.querySelectorAll("[data-thing]")) {
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
