// A look ahead on the board: where a tile would lie, which line a die would set to work. Asked for once for each question.

import { samePlace } from "./choosing.js";
import { at, befallen } from "./page.js";

/** @import { FromClient, Ghosts as Told, Option } from "./protocol.js" */
/** @import { Sheets } from "./board.js" */

/**
 * @typedef {object} Ahead
 * @property {(message: FromClient) => boolean} say
 * @property {() => Sheets} sheets
 * @property {() => string} key changes with the question
 * @property {(thing: string, options: Option[] | null) => string[]} names the options looked at
 */

const SVG = "http://www.w3.org/2000/svg";

export class Ghosts {
  /** @param {Ahead} table */
  constructor(table) {
    this.table = table;
    this.key = "";
    this.asked = false;
    /** @type {Told | null} */
    this.known = null;
    this.pointed = ""; // the thing under the pointer
    this.focused = ""; // the thing in focus
    this.byKey = false; // which of them counts: the one that came last
    /** The options of a button there. @type {Option[] | null} */
    this.options = null;
    this.shown = "";
    this.layer = document.createElementNS(SVG, "g");
    this.layer.setAttribute("class", "ghost");
    const root = at("main");
    const thing = (/** @type {Event} */ event) => befallen(event, ".frame [data-thing]")?.dataset.thing ?? "";
    root.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.look(thing(event), this.focused, false));
    root.addEventListener("pointerleave", () => this.look("", this.focused, true));
    root.addEventListener("focusin", (event) => this.look(this.pointed, thing(event), befallen(event, ":focus-visible") === event.target));
    root.addEventListener("focusout", () => this.look(this.pointed, "", false));
  }

  /**
   * @param {string} pointed
   * @param {string} focused
   * @param {boolean} byKey
   */
  look(pointed, focused, byKey) {
    [this.pointed, this.focused, this.byKey] = [pointed, focused, byKey];
    this.refresh();
  }

  get looked() {
    return (this.byKey && this.focused) || this.pointed;
  }

  /**
   * A button in the bar stands for these options; null: none does any more.
   * @param {Option[] | null} options
   */
  button(options) {
    this.options = options;
    this.refresh();
  }

  /**
   * A new question: what was known of the old one is forgotten. `soon`: it will be wanted at once.
   * @param {boolean} soon
   */
  ask(soon) {
    const key = this.table.key();
    if (key === this.key) return;
    this.key = key;
    this.known = null;
    this.options = null;
    this.asked = false;
    this.clear();
    if (soon) this.fetch();
  }

  fetch() {
    if (this.asked || !this.key) return;
    this.asked = this.table.say({ kind: "ghosts" });
  }

  /**
   * @param {Told} message
   * @param {number | undefined} number
   */
  hear(message, number) {
    if (message.number !== number) return;
    this.known = message;
    this.refresh();
  }

  /** Draws what all options looked at would bring about alike; nothing when they differ. */
  refresh() {
    const names = this.key ? this.table.names(this.looked, this.options) : [];
    if (names.length && !this.known) this.fetch();
    const known = this.known;
    const place = known && samePlace(names.map((name) => known.options[name]));
    const drawing = place && this.table.sheets().drawings.get(place[0]);
    if (!drawing) {
      this.clear();
      return;
    }
    const [, n, x, y] = place;
    this.shown = names[0];
    const told = `${this.key} ${JSON.stringify(place)}`;
    if (this.layer.dataset.told !== told || this.layer.parentNode !== drawing.svg) {
      this.layer.dataset.told = told;
      this.layer.innerHTML = known.drawn[n];
      this.layer.setAttribute("transform", `translate(${x} ${y})`);
    }
    if (drawing.svg.lastElementChild !== this.layer) drawing.svg.append(this.layer);
  }

  clear() {
    this.shown = "";
    this.layer.remove();
  }
}
