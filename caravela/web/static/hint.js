// Hints at the table: what a good player would do. Once: the candidates, marked on the board; once more: how it goes on.

import { found, small } from "./arrange.js";
import { at, el, put, word } from "./page.js";

/** @import { Candidate, FromClient, Hint, Scene } from "./protocol.js" */
/** @import { Sheets } from "./board.js" */

/**
 * @typedef {object} Advised
 * @property {(message: FromClient) => boolean} say
 * @property {() => Sheets} sheets
 * @property {() => boolean} past whether an earlier moment is being looked at
 * @property {() => void} makeRoom what the card speaks of comes into sight beside it
 * @property {(things: string[]) => void} lead where one panel is in sight at a time, the one with these
 */

const SVG = "http://www.w3.org/2000/svg";
const LEAST = 150; // pixels: lower nothing could be read
const HALF = 0.5; // of a shelf in which the mat lies as well
const RADIUS = 11; // of a mark, in pixels of the screen

export class Hints {
  /** @param {Advised} table */
  constructor(table) {
    this.table = table;
    this.place = at("hint");
    new ResizeObserver(() => this.table.makeRoom()).observe(this.place);
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {Hint | null} */
    this.known = null;
    this.waits = -1; // the move for which it was asked
    this.more = false; // how it goes on is shown as well
    this.chosen = 0; // the candidate looked at
    /** @type {SVGGElement[]} */
    this.layers = [];
  }

  get open() {
    return !this.place.hidden;
  }

  /** What the candidate that is looked at stands for, on board and mats. */
  get things() {
    return new Set(this.known?.candidates[this.chosen]?.things ?? []);
  }

  /** @param {Scene} scene */
  show(scene) {
    const other = this.scene?.trying !== scene.trying || this.scene?.language !== scene.language;
    this.scene = scene;
    if (!scene.my_turn || other || (this.known && this.known.number !== scene.number) || (this.waits >= 0 && this.waits !== scene.move)) this.close();
    else this.mark();
  }

  /** Ask; once more: how it goes on; and once more: that is enough. */
  press() {
    const scene = this.scene;
    if (!scene?.my_turn || this.table.past()) return;
    if (this.known && this.more) this.close();
    else if (this.known) {
      this.more = true;
      this.draw();
      this.place.querySelector(".line")?.scrollIntoView({ block: "nearest" });
    } else if (this.waits < 0 && this.table.say({ kind: "hint" })) {
      this.waits = scene.move;
      this.draw();
    }
  }

  /** @param {Hint} hint */
  hear(hint) {
    if (this.waits < 0 || hint.number !== this.scene?.number) return;
    this.waits = -1;
    this.known = hint;
    this.more = false;
    this.chosen = 0;
    this.draw();
    if (small()) this.table.lead([...this.things]);
    this.mark();
  }

  /** It was refused, or what it was about is over. */
  close() {
    const [open, focused] = [this.open, this.place.contains(document.activeElement)];
    this.known = null;
    this.waits = -1;
    this.place.hidden = true;
    put(this.place);
    this.mark();
    if (open && focused) at("status").focus({ preventScroll: true });
    return open;
  }

  /** As high as there is room below question and mat; on a small window, at the foot of the board, the style says how high. */
  fit() {
    const { right, left } = this.place.getBoundingClientRect();
    const beside = ["bar", document.body.dataset.shelf === "one" ? "tabs" : "place-mine"].map((id) => at(id).getBoundingClientRect());
    const foot = Math.max(0, ...beside.filter((box) => box.left < right && box.right > left).map((box) => box.bottom));
    const room = (innerHeight - foot) * (document.body.dataset.shelf === "one" ? HALF : 1);
    this.place.style.maxHeight = small() ? "" : `${Math.max(room - 2 * found.gap, LEAST)}px`;
  }

  draw() {
    this.place.hidden = false;
    this.fit();
    const close = el("button", { type: "button", class: "plain", onclick: () => this.close() }, word("web-close"));
    if (!this.known) {
      put(this.place, el("p", {}, word("web-hint-thinking")), el("p", { class: "row" }, close));
      return;
    }
    const more = el("button", { type: "button", id: "hint-more", onclick: () => this.press() }, word("web-hint-more"), el("kbd", {}, "h"));
    const line = this.known.candidates[this.chosen].line;
    put(
      this.place,
      el("h2", { class: "offstage" }, word("web-hint-title")),
      el("ol", {}, this.known.candidates.map((one, n) => this.candidate(one, n))),
      this.more && line.length
        ? el("div", { class: "line" }, el("p", { class: "small muted" }, `${this.chosen + 1}. ${word("web-hint-line")}`), el("ul", {}, line.map((text) => el("li", {}, text))))
        : null,
      el("p", { class: "small muted" }, this.known.thought),
      el("p", { class: "row" }, this.more || !line.length ? null : more, close),
    );
  }

  /**
   * @param {Candidate} one
   * @param {number} n
   */
  candidate(one, n) {
    const look = () => {
      this.chosen = n;
      this.draw();
      this.mark();
      this.table.makeRoom();
      /** @type {NodeListOf<HTMLElement>} */
      const again = this.place.querySelectorAll("ol button");
      again[n].focus();
    };
    const looked = n === this.chosen; // only of that one there is more to read: the card lies beside what it speaks of
    const name = el("button", { type: "button", class: "plain", "aria-pressed": String(looked), onclick: look }, one.text);
    return el(
      "li",
      {},
      el("span", { class: "mark", "aria-hidden": "true" }, String(n + 1)),
      el("div", {}, name, one.standing ? el("span", { class: "small" }, ` ${one.standing}`) : null, looked && one.reason ? el("p", { class: "small" }, one.reason) : null, looked && one.brings ? el("p", { class: "small muted" }, one.brings) : null),
    );
  }

  /** The candidates among the choices and on the board. */
  mark() {
    for (const layer of this.layers) layer.remove();
    this.layers = [];
    const candidates = this.table.past() ? [] : this.known?.candidates ?? [];
    for (const button of document.querySelectorAll("[data-take], [data-step]")) {
      if (!(button instanceof HTMLElement)) continue;
      const { take, step } = button.dataset;
      const n = candidates.findIndex((one) => (take ? one.name === take : one.things.includes(step ?? "")));
      if (n < 0) button.removeAttribute("data-hint");
      else button.dataset.hint = String(n + 1);
    }
    const taken = new Map();
    for (const [n, one] of candidates.entries()) this.onBoard(tellingApart(one, candidates), n, taken);
  }

  /**
   * @param {string} thing
   * @param {number} n
   * @param {Map<Element, number>} taken what has marks already, and how many
   */
  onBoard(thing, n, taken) {
    for (const drawing of this.table.sheets().drawings.values()) {
      const element = thing && drawing.svg.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
      const screen = drawing.svg.getScreenCTM();
      if (!element || !screen) continue;
      const box = element.getBoundingClientRect();
      if (!box.width) continue;
      const there = taken.get(element) ?? 0;
      taken.set(element, there + 1);
      const { x, y } = new DOMPoint(box.left + box.width / 2 + there * 2 * RADIUS, box.top + Math.min(RADIUS, box.height / 2)).matrixTransform(screen.inverse());
      const layer = document.createElementNS(SVG, "g");
      layer.setAttribute("class", `hint-mark${n === this.chosen ? " chosen" : ""}`);
      layer.setAttribute("aria-hidden", "true");
      layer.setAttribute("transform", `translate(${x} ${y}) scale(${1 / screen.a})`);
      layer.innerHTML = `<circle r="${RADIUS}"/><text y="5">${n + 1}</text>`;
      drawing.svg.append(layer);
      this.layers.push(layer);
      return;
    }
  }
}

/**
 * The thing that stands for this candidate alone, if there is one.
 * @param {Candidate} one
 * @param {Candidate[]} all
 */
function tellingApart(one, all) {
  const own = one.things.filter((thing) => all.every((other) => other === one || !other.things.includes(thing)));
  return own.at(-1) ?? one.things.at(-1) ?? "";
}
