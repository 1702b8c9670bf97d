// What a thing is: asked from the table, shown beside it, on hover, focus, long press or a tap on what does not glow.

import { clauseLink } from "./clause.js";
import { at, befallen, el, put, word } from "./page.js";

/** @import { About } from "./protocol.js" */
/** @import { Thing } from "./board.js" */

/**
 * @typedef {object} Answering
 * @property {(thing: string) => boolean} about sends the question
 * @property {() => string} stamp changes when answers grow old
 * @property {() => string} game
 * @property {() => boolean} past whether an earlier moment is being looked at
 * @property {() => boolean} quiet whether nothing is told unasked
 */

const HOVER = 400;
const PRESS = 450;
const PATIENCE = 4000;
const ABOUT = "[data-thing], [data-about]"; // what can be asked about

/**
 * The thing itself, large enough to be read.
 * @param {string} picture
 */
function drawn(picture) {
  const box = el("div", { class: "picture", "aria-hidden": "true" });
  box.innerHTML = picture;
  return box;
}

export class Tips {
  /** @param {Answering} table */
  constructor(table) {
    this.table = table;
    /** @type {Map<string, About>} */
    this.known = new Map();
    /** Who waits for the answer, by thing. @type {Map<string, ((told: About | null) => void)[]>} */
    this.asked = new Map();
    this.box = el("div", { id: "tip", role: "dialog", hidden: true });
    document.body.append(this.box);
    this.timer = 0;
    /** What the tip is about. @type {Thing | null} */
    this.owner = null;
    this.pinned = false;
    this.pressed = false;
    this.closing = false; // a finger beside the tip closes it, and does nothing else to the board
    this.byKeys = false; // the keyboard was used last: what it comes to is told
    /** Where the pointer was pressed last. @type {{ x: number, y: number } | null} */
    this.from = null;
    const root = at("main");
    root.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.over(event));
    root.addEventListener("pointerout", (event) => event.pointerType === "mouse" && this.out(event));
    root.addEventListener("focusin", (event) => this.focus(event));
    root.addEventListener("focusout", () => !this.pinned && this.hide());
    root.addEventListener("pointerdown", (event) => this.press(event));
    root.addEventListener("pointerup", (event) => this.release(event));
    root.addEventListener("pointercancel", (event) => this.release(event));
    root.addEventListener("pointermove", (event) => this.release(event));
    // The click that ends a long press chooses nothing.
    root.addEventListener(
      "click",
      (event) => {
        if (!this.pressed && !this.closing) return;
        this.pressed = this.closing = false;
        event.stopPropagation();
        event.preventDefault();
      },
      true,
    );
    this.box.addEventListener("pointerleave", () => !this.pinned && this.hide());
    root.addEventListener("contextmenu", (event) => befallen(event, ".frame [data-thing]") && event.preventDefault());
    document.addEventListener(
      "pointerdown",
      (event) => {
        this.from = { x: event.clientX, y: event.clientY }; // also on what lies over the table and may close
        this.byKeys = this.closing = false;
        if (this.box.hidden || befallen(event, "#tip")) return;
        const finger = event.pointerType !== "mouse";
        if (!finger && befallen(event, ABOUT)) return;
        this.closing = finger && befallen(event, ".frame") !== null;
        this.hide();
      },
      true,
    );
    document.addEventListener("keydown", () => (this.byKeys = true), true);
    addEventListener("scroll", () => !this.pinned && this.hide(), { passive: true });
  }

  /** @param {About} message */
  hear(message) {
    this.known.set(this.key(message.thing), message);
    for (const done of this.asked.get(message.thing) ?? []) done(message);
    this.asked.delete(message.thing);
  }

  /** @param {string} thing */
  key(thing) {
    return `${this.table.stamp()} ${thing}`;
  }

  /**
   * @param {string} thing
   * @returns {Promise<About | null>}
   */
  about(thing) {
    const known = this.known.get(this.key(thing));
    if (known) return Promise.resolve(known);
    if (this.known.size > 400) this.known.clear();
    return new Promise((done) => {
      const waiting = this.asked.get(thing);
      if (waiting) waiting.push(done);
      else {
        this.asked.set(thing, [done]);
        if (!this.table.about(thing)) {
          this.asked.delete(thing);
          done(null);
        }
      }
      setTimeout(() => {
        this.asked.delete(thing);
        done(null);
      }, PATIENCE);
    });
  }

  // -- when ----------------------------------------------------------------------------------------------------------

  /** @param {PointerEvent} event */
  over(event) {
    const owner = befallen(event, ABOUT);
    if (!owner || owner === this.owner || event.buttons) return;
    clearTimeout(this.timer);
    if (this.pinned || this.table.quiet()) return;
    // What comes under a pointer that has just clicked was not pointed at.
    if (this.from && Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) < 3) return;
    this.timer = setTimeout(() => this.show(owner), HOVER);
  }

  /** @param {PointerEvent} event */
  out(event) {
    const owner = befallen(event, ABOUT);
    const to = /** @type {Node | null} */ (event.relatedTarget);
    if (!owner || owner.contains(to) || this.box.contains(to)) return;
    clearTimeout(this.timer);
    if (!this.pinned) this.timer = setTimeout(() => !this.box.matches(":hover") && this.hide(), 200);
  }

  /** @param {Event} event */
  focus(event) {
    const owner = befallen(event, ABOUT);
    if (owner && owner === event.target && this.byKeys && owner.matches(":focus-visible") && !this.table.quiet()) this.show(owner);
  }

  /** @param {PointerEvent} event */
  press(event) {
    clearTimeout(this.timer);
    this.pressed = false;
    this.from = { x: event.clientX, y: event.clientY };
    if (event.pointerType === "mouse") return;
    const owner = befallen(event, ABOUT);
    if (owner) {
      this.timer = setTimeout(() => {
        this.pressed = true;
        this.show(owner, true);
      }, PRESS);
    }
  }

  /** @param {PointerEvent} event */
  release(event) {
    if (event.pointerType === "mouse") return;
    if (event.type === "pointermove" && this.from && Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) < 10) return;
    clearTimeout(this.timer);
  }

  // -- what ----------------------------------------------------------------------------------------------------------

  /** @param {Thing} owner */
  async show(owner, pinned = false) {
    clearTimeout(this.timer);
    const thing = owner.dataset.thing ?? owner.dataset.about ?? "";
    this.owner = owner;
    const told = await this.about(thing);
    if (this.owner !== owner || !owner.isConnected) return;
    if (!told) {
      this.owner = null;
      return;
    }
    this.pinned = pinned;
    const now = !this.table.past();
    this.box.setAttribute("aria-label", told.title);
    put(
      this.box,
      pinned ? el("button", { type: "button", class: "icon close", "aria-label": word("web-close"), onclick: () => this.hide() }, "×") : null,
      el("h3", {}, told.title),
      told.picture ? drawn(told.picture) : null,
      told.lines.map((line) => el("p", {}, line)),
      now && told.value ? el("p", { class: "value" }, told.value) : null,
      now && told.why ? el("p", { class: "why" }, told.why) : null,
      told.rule
        ? el(
            "p",
            { class: "law" },
            clauseLink(this.table.game(), told.rule),
            told.clause ? el("span", {}, told.clause) : null,
          )
        : null,
    );
    this.box.hidden = false;
    this.place(owner);
    at("said").textContent = [told.title, ...told.lines, now && told.value, now && told.why].filter(Boolean).join(" ");
  }

  /** @param {Thing} owner */
  place(owner) {
    const room = 8;
    this.box.style.maxHeight = "";
    const at = owner.getBoundingClientRect();
    const box = this.box.getBoundingClientRect();
    const wide = document.documentElement.clientWidth;
    const high = document.documentElement.clientHeight;
    const bar = owner.closest("#bar, #tray")?.getBoundingClientRect();
    if (bar) {
      // Beside the question, never over another choice: left of it, else below, else above.
      const left = bar.left - room - box.width;
      const below = bar.bottom + room + box.height < high;
      this.box.style.left = `${left >= room ? left : Math.max(room, Math.min(at.left, wide - room - box.width))}px`;
      this.box.style.top = `${left >= room ? Math.min(bar.top, Math.max(room, high - room - box.height)) : below ? bar.bottom + room : Math.max(room, bar.top - room - box.height)}px`;
      return;
    }
    let x = at.right + room;
    let y = Math.max(at.top, 0);
    if (x + box.width > wide - room) x = at.left - room - box.width;
    if (x < room) {
      x = Math.min(Math.max(at.left + at.width / 2 - box.width / 2, room), wide - room - box.width);
      y = at.bottom + room;
      if (y + box.height > high - room) y = at.top - room - box.height;
    }
    y = Math.min(Math.max(y, room), Math.max(room, high - room - box.height));
    [x, y] = this.besideQuestion(x, y, at, room);
    this.box.style.left = `${x}px`;
    this.box.style.top = `${y}px`;
  }

  /**
   * Where a tip lies that would cover the question: beside it, as near as can be, and if possible not over what it speaks of.
   * @param {number} x
   * @param {number} y
   * @param {DOMRect} owner
   * @param {number} room
   * @returns {[number, number]}
   */
  besideQuestion(x, y, owner, room) {
    const { width, height } = this.box.getBoundingClientRect();
    const wide = document.documentElement.clientWidth;
    const high = document.documentElement.clientHeight;
    const bar = at("bar").getBoundingClientRect();
    /** @type {(x: number, y: number, other: DOMRect) => boolean} */
    const covers = (x, y, other) => x < other.right && x + width > other.left && y < other.bottom && y + height > other.top;
    if (!covers(x, y, bar)) return [x, y];
    /** @type {[number, number][]} */
    const places = [
      [x, bar.top - room - height],
      [x, bar.bottom + room],
      [bar.left - room - width, y],
      [bar.right + room, y],
    ];
    const far = ([a, b] = [0, 0]) => Math.hypot(a - x, b - y) + (covers(a, b, owner) ? wide + high : 0);
    const fits = places.filter(([a, b]) => a >= room && b >= room && a + width <= wide - room && b + height <= high - room);
    const [best] = fits.sort((one, other) => far(one) - far(other));
    if (best) return best;
    // Too long for any place: it scrolls in the higher one.
    const above = bar.top >= high - bar.bottom;
    this.box.style.maxHeight = `${Math.max(bar.top, high - bar.bottom) - 2 * room}px`;
    return [x, above ? room : bar.bottom + room];
  }

  /** A button that is gone needs no words any more. */
  settle() {
    if (this.owner?.matches("button") && !this.owner.isConnected) this.hide();
  }

  get open() {
    return !this.box.hidden;
  }

  hide() {
    clearTimeout(this.timer);
    this.owner = null;
    this.pinned = false;
    this.box.hidden = true;
    this.box.replaceChildren();
  }
}
