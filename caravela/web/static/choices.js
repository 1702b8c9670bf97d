// What I may choose: thing by thing on the board or by buttons, one step at a time, with a look ahead before what cannot wait.

import { small } from "./arrange.js";
import { candidates, digits, inOrder, nearest, offers, openThings, shared, shortNames, subject, told, widthOf } from "./choosing.js";
import { icon } from "./icons.js";
import { at, el, firstOf, put, word } from "./page.js";

/** @import { FromClient, Lacking, Option, Preview, Retake, Scene, Take } from "./protocol.js" */
/** @import { Choice } from "./choosing.js" */
/** @import { Child } from "./page.js" */

/**
 * What glows: the options that it leads to, and how it is read aloud.
 * @typedef {{ names: string[], label: string }} Mark
 */

/**
 * @typedef {object} Asking
 * @property {(message: FromClient) => boolean} say
 * @property {() => boolean} confirm whether I want to be asked again before what cannot be taken back: the turn passes on, or something comes to light
 * @property {() => boolean} past whether an earlier moment is being looked at
 * @property {() => HTMLElement[]} latest the last moves, the newest last
 * @property {() => Child[]} further what can be done besides: to look on, to go to the next table
 * @property {() => void} changed
 * @property {(text: string) => void} tell
 * @property {() => void} listed all choices lie open
 * @property {(things: string[]) => void} light
 * @property {(options: Option[] | null) => void} look
 * @property {(option: Option) => boolean} seen whether it is seen ahead on the board
 */

const FEW = 10; // so many places are shown one by one
const FLAT = 60; // more options than this are grouped without a try
const SEARCH = 12; // with more options than this, the tray can be searched
const BIDS = 8; // with more numbers than this, a field
const ROOMY = 4; // up to so many options, buttons say all there is to say

export class Choices {
  /**
   * @param {HTMLElement} place where the buttons go
   * @param {Asking} table
   */
  constructor(place, table) {
    this.place = place;
    this.foot = at("foot");
    this.steps = at("steps");
    this.tray = at("tray");
    this.count = el("button", { type: "button", id: "count", "aria-expanded": "false", "aria-controls": "tray", onclick: () => this.openTray() });
    this.table = table;
    this.trying = false;
    this.language = "";
    /** @type {Option[]} */
    this.options = [];
    /** @type {Record<string, string>} */
    this.names = {};
    /** The ways to turn what I am placing: one of them is always picked. @type {string[]} */
    this.turning = [];
    /** @type {string[]} */
    this.picked = [];
    /** Chosen, not yet confirmed. @type {Option | null} */
    this.waiting = null;
    this.always = false; // and so for the rest of the round
    /** @type {Preview | null} */
    this.preview = null;
    /** On its way. @type {Take | Retake | null} */
    this.sent = null;
    this.number = -1;
    this.asked = ""; // which question
    this.sure = ""; // what was confirmed last, as long as the same is asked: once more it is taken at once
    this.roomy = false;
    /** @type {Map<string, string>} */
    this.short = new Map();
    /** What I could choose if I could pay for it. @type {Lacking[]} */
    this.lacking = [];
    /** The digit of every deed: it keeps it while it is open. @type {Map<string, number>} */
    this.digits = new Map();
    /** Those of the buttons now. @type {Map<string, number>} */
    this.keys = new Map();
    /** All that can be pressed now, in order. @type {HTMLElement[]} */
    this.drawn = [];
    /** By digit; several of what has the same number printed on it. @type {Map<number, { button: HTMLElement, thing: string }[]>} */
    this.buttons = new Map();
    /** The numbers on things. @type {Record<string, number>} */
    this.figures = {};
    this.byNumber = false; // they tell apart what is open
    /** By digit: the same answer for the rest of the round, if it can be given. @type {Map<number, HTMLElement>} */
    this.orders = new Map();
    at("bar").addEventListener("click", (event) => this.pressed(event), true);
    this.tray.addEventListener("click", (event) => this.pressed(event), true);
    /** What was pressed last. @type {unknown} */
    this.last = null;
  }

  /**
   * The second press of a double click means what the first one meant, not what has come under the pointer since.
   * @param {MouseEvent} event
   */
  pressed(event) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const meant = button?.dataset.take ?? button?.dataset.step ?? button;
    if (event.detail > 1 && meant !== this.last) event.stopPropagation();
    else this.last = meant;
  }

  /**
   * A new question, or none. What was picked stays only while the question is the same.
   * @param {Scene} scene
   */
  ask(scene) {
    const here = scene.number === this.number && scene.trying === this.trying;
    const same = here && scene.language === this.language;
    this.trying = scene.trying;
    this.number = scene.number;
    this.language = scene.language;
    this.options = scene.my_turn ? scene.options : [];
    this.lacking = scene.my_turn ? scene.lacking : [];
    this.turning = scene.my_turn && scene.turning.length > 1 ? scene.turning : [];
    this.figures = scene.my_turn ? scene.figures : {};
    this.names = scene.names;
    if (!here) this.sent = null;
    const asked = scene.my_turn ? `${scene.seat} ${scene.teaching?.question} ${scene.trying}` : "";
    if (asked !== this.asked || (!here && scene.move > scene.since)) {
      this.digits = new Map(); // another question, or others have moved: counted anew
      this.sure = "";
    }
    this.asked = asked;
    if (!same || !this.options.some((option) => option.name === this.waiting?.name)) this.forget();
    if (!here) this.closeTray();
    this.draw();
  }

  forget() {
    this.picked = this.turning.slice(0, 1);
    this.waiting = null;
    this.always = false;
    this.preview = null;
  }

  /** After the wire came back: say once more what may not have arrived, if it is still the same question. */
  again() {
    if (this.sent) this.table.say(this.sent);
  }

  refused() {
    this.sent = null;
    this.forget();
    this.draw();
  }

  // -- choosing ------------------------------------------------------------------------------------------------------

  get chosen() {
    return new Set(this.waiting ? this.waiting.things : this.picked);
  }

  /** What glows. */
  get open() {
    /** @type {Map<string, Mark>} */
    const marks = new Map();
    if (this.sent) return marks;
    const chosen = this.chosen;
    /** @type {(thing: string, options: Option[]) => void} */
    const mark = (thing, options) =>
      marks.set(thing, { names: options.map((option) => option.name), label: options.length === 1 ? options[0].text : this.names[thing] ?? thing });
    for (const [thing, options] of openThings(this.options, this.base)) {
      if (!this.waiting || !chosen.has(thing) || this.turning.length) mark(thing, options);
    }
    for (const turn of this.turning) {
      if (!chosen.has(turn)) mark(turn, candidates(this.options, [turn]));
    }
    return marks;
  }

  /**
   * The options that a thing would lead to now; what waits to be confirmed stays in sight.
   * @param {string} thing
   */
  towards(thing) {
    if (this.waiting || this.sent) return this.waiting ? [this.waiting] : [];
    return thing && this.open.has(thing) && !this.turning.includes(thing) ? candidates(this.options, [...this.base, thing]) : [];
  }

  /** What was picked before the last step: while a choice waits to be confirmed, another one can be made instead. */
  get base() {
    return this.waiting && candidates(this.options, this.picked).length === 1 ? this.picked.slice(0, -1) : this.picked;
  }

  /** @param {string} thing */
  pick(thing) {
    if (this.sent) return;
    if (this.turning.includes(thing)) {
      if (!this.turn(thing)) this.turn(thing, []);
      return;
    }
    if (this.turning.length && this.waiting?.things.includes(thing)) {
      this.confirm(); // the same place once more
      return;
    }
    this.picked = [...this.base, thing];
    this.waiting = null;
    const left = candidates(this.options, this.picked);
    if (left.length === 1) this.choose(left[0]);
    else this.draw();
  }

  /**
   * Turns what I am placing, where it is if it fits there; whether it does.
   * @param {string} way
   */
  turn(way, where = this.placed) {
    const picked = [way, ...where];
    const left = candidates(this.options, picked);
    if (!left.length) return false;
    this.picked = picked;
    if (this.waiting) {
      this.waiting = null;
      if (where.length && left.length === 1) {
        this.choose(left[0]);
        return true;
      }
    }
    this.draw();
    return true;
  }

  /** One quarter further, or to the next way in which it fits where it is. */
  turnOn() {
    if (!this.turning.length || this.sent) return;
    const now = this.turning.findIndex((way) => this.chosen.has(way));
    const ways = this.turning.map((_, i) => this.turning[(now + 1 + i) % this.turning.length]);
    if (!ways.slice(0, -1).some((way) => this.turn(way))) this.table.tell(word("web-turn-only"));
  }

  /** Where I am placing something: what is picked beside the way to turn it. */
  get placed() {
    return (this.waiting ? this.waiting.things : this.picked).filter((thing) => !this.turning.includes(thing));
  }

  /**
   * `always`: now and whenever the question comes again in this round.
   * @param {Option} option
   */
  choose(option, always = false) {
    if (this.sent) return;
    this.closeTray();
    this.always = always;
    const careful = this.table.confirm();
    const unseen = this.turning.length && (careful || !this.table.seen(option)); // a tile is seen where it would lie before it lies there
    const said = option.standing && this.options.every((one) => one === option || one.free); // "End the turn", and nothing else is left to do: it says so itself
    const again = option.name === this.sure; // one more card of the deck
    if (unseen || (careful && !said && !again && (option.ends || option.barrier))) {
      this.waiting = option;
      this.preview = null;
      this.table.say({ kind: "preview", option: option.name });
      this.draw();
    } else this.send(option);
  }

  /** @param {Preview} message */
  previewed(message) {
    if (this.waiting?.name !== message.name) return;
    this.preview = message;
    this.draw();
  }

  confirm() {
    if (!this.waiting) return;
    this.sure = this.waiting.name;
    this.send(this.waiting);
  }

  /** @param {Option} option */
  send(option) {
    this.act({ kind: this.always ? "order" : "take", number: this.number, option: option.name });
  }

  /**
   * A take, undo or restart: nothing else until the table has answered.
   * @param {Take | Retake} message
   */
  act(message) {
    if (this.sent) return;
    this.sent = message;
    this.table.say(message);
    this.draw();
  }

  /** One step back; false when there is nothing to step back from. */
  cancel() {
    if (this.closeTray(true)) return true;
    if (this.sent) return false;
    if (this.waiting) {
      this.picked = this.base;
      this.waiting = null;
      this.always = false;
      this.preview = null;
    } else if (this.picked.length > (this.turning.length ? 1 : 0)) this.picked.pop();
    else return false;
    this.draw();
    return true;
  }

  /**
   * A digit key.
   * @param {string} key
   */
  digit(key, always = false) {
    const meant = this.buttons.get(Number(key)) ?? [];
    const button = always ? this.orders.get(Number(key)) : meant[0]?.button;
    if (!button && !always && this.byNumber && !this.waiting && !this.sent) {
      const there = [...this.open.keys()].filter((thing) => this.figures[thing] === Number(key));
      if (there.length) this.pick(there.join("|")); // as a click on what has the number
      return there.length > 0;
    }
    if (!button) return false;
    const things = new Set(meant.map(({ thing }) => thing));
    if (always || meant.length === 1) button.click();
    else this.pick([...things].join("|"));
    if (this.waiting) firstOf(this.foot, "#confirm")?.focus(); // so that Enter confirms it, whatever had the keyboard before
    return true;
  }

  // -- drawing -------------------------------------------------------------------------------------------------------

  nothingDrawn() {
    this.drawn = [];
    this.buttons.clear();
    this.orders.clear();
  }

  draw() {
    const focused = this.place.contains(document.activeElement) || this.foot.contains(document.activeElement);
    this.nothingDrawn();
    this.place.toggleAttribute("aria-busy", Boolean(this.sent));
    const asks = !this.table.past() && this.options.length > 0;
    this.place.classList.remove("few");
    const bar = at("bar");
    bar.classList.toggle("confirms", asks && !this.sent && this.waiting !== null);
    bar.classList.toggle("deeper", asks && !this.sent && !this.waiting && !this.turning.length && this.picked.length > 0);
    bar.classList.remove("full");
    /** @type {Child[]} */
    let below = this.table.further();
    let cut = false;
    if (asks && this.sent) put(this.place);
    else if (asks && this.waiting) {
      below = this.confirming(this.waiting);
      put(this.place, this.ahead(this.waiting));
    } else if (asks) {
      below = this.picked.length && !this.turning.length ? [this.cancelButton(), el("span", { class: "picked" }, this.picked.map((thing) => this.named(thing)).join(" · "))] : [];
      put(this.foot, below);
      cut = this.spread();
    } else put(this.place);
    put(this.foot, below);
    if (this.waiting) bar.classList.toggle("full", this.place.scrollHeight > this.place.clientHeight + 1);
    if (!this.sent && !this.waiting && !cut) this.addNews();
    if (!cut) this.closeTray();
    if (cut) this.steps.prepend(this.count);
    else this.count.remove();
    this.scrollable();
    this.table.changed();
    if (focused) (firstOf(this.foot, "button.primary") ?? firstOf(this.place, ".taught", "button") ?? firstOf(this.foot, "button"))?.focus();
  }

  /** What is longer than its place and has no buttons is scrolled by keys when it has the focus itself. */
  scrollable() {
    const reads = this.place.scrollHeight > this.place.clientHeight + 1 && !this.place.querySelector("button, input");
    for (const [name, value] of [["tabindex", "0"], ["role", "group"], ["aria-labelledby", "status"]]) {
      if (reads) this.place.setAttribute(name, value);
      else this.place.removeAttribute(name);
    }
  }

  /**
   * The options one by one if there is room for all of them, else without what there is to say of them, else by what tells them
   * apart; whether something is out of sight.
   */
  spread() {
    const left = candidates(this.options, this.picked);
    const flat = !this.turning.length && left.length <= FLAT;
    let cut = true;
    const known = this.digits; // as they were seen last, not as they would be in a list that does not fit
    for (const [one, notes] of [[true, true], [true, false], [false, true], [false, false]].slice(flat ? 0 : 2)) {
      if (!notes && !this.roomy) continue; // there were none
      this.nothingDrawn();
      this.digits = known;
      put(this.place, this.question(left, one, notes));
      if (!this.fits()) continue;
      cut = !notes;
      break;
    }
    if (!cut) return false;
    const label = word("web-play-all-choices-of", { n: left.length });
    put(this.count, el("span", {}, String(left.length)), el("small", {}, word("web-play-choices")), el("span", {}, "▾"));
    this.count.setAttribute("aria-label", label);
    this.count.title = `${label} (a)`;
    return true;
  }

  fits() {
    const box = this.place.getBoundingClientRect();
    const last = this.drawn.at(-1)?.getBoundingClientRect();
    const whole = (/** @type {HTMLElement} */ button) => {
      const words = button.querySelector(".words");
      return !words || words.scrollHeight <= words.clientHeight + 2;
    };
    return !last || (last.bottom <= box.bottom + 1 && last.right <= box.right + 1 && this.drawn.every(whole));
  }

  /** The last moves, as many lines as there is room for. */
  addNews() {
    if (small() && this.place.childElementCount) return;
    const lines = this.table.latest();
    this.place.append(el("div", { class: "news-lines" }, lines));
    while (lines.length && this.place.scrollHeight > this.place.clientHeight) lines.shift()?.remove();
  }

  /**
   * @param {Option[]} left
   * @param {boolean} flat
   * @param {boolean} notes
   * @returns {Child[]}
   */
  question(left, flat, notes) {
    if (this.turning.length) return this.placing(left);
    const numbers = left.filter((option) => option.number !== null);
    const field = numbers.length > BIDS;
    const rest = field ? left.filter((option) => !numbers.includes(option)) : left;
    const found = this.ordered(flat ? rest.map((option) => ({ option })) : offers(rest, this.picked));
    const free = found.filter((offer) => ("option" in offer ? [offer.option] : offer.options).every((option) => option.free));
    const offered = [...found.filter((offer) => !free.includes(offer)), ...free];
    /** @type {Child[]} */
    const content = field ? [this.numberField(numbers)] : [];
    const few = offered.length <= ROOMY;
    this.roomy = few && notes;
    this.short = few || left.length === 1 ? new Map() : shortNames(left, this.picked, this.names);
    this.place.classList.toggle("few", offered.length <= 2);
    this.place.style.setProperty("--choice", widthOf(offered, this.short, this.names));
    this.numbered(offered);
    const button = (/** @type {Choice} */ offer) => ("option" in offer ? this.optionButton(offer.option) : this.stepButton(offer.thing, offer.options.length));
    content.push(...offered.filter((offer) => !free.includes(offer)).map(button));
    if (!this.picked.length) content.push(...this.lacking.map((one) => this.outOfReach(one)));
    if (free.length) content.push(el("div", { class: "free", role: "group", "aria-label": word("web-play-free") }, el("span", { class: "muted small" }, word("web-play-free")), free.map(button)));
    const known = this.short.size ? shared(left) : [];
    const said = known.filter((thing) => !this.picked.includes(thing)).map((thing) => this.named(thing)).join(" · ");
    if (said) content.unshift(el("span", { class: "picked known wide" }, said));
    return content;
  }

  // -- the tray ------------------------------------------------------------------------------------------------------

  /** Every option that is still open, with all that there is to say of it. */
  openTray() {
    if (!this.tray.hidden) {
      this.closeTray();
      return;
    }
    const left = candidates(this.options, this.picked);
    const [drawn, keys, roomy, short] = [this.drawn, this.keys, this.roomy, this.short];
    this.roomy = true;
    this.short = new Map();
    this.drawn = [];
    this.keys = new Map(); // keys stay with what is seen without the tray
    const said = new Set(); // what several have in common is said with the first of them
    const all = left.map((option) => {
      const known = said.has(option.note);
      said.add(option.note);
      return this.optionButton(option, known ? "" : option.note);
    });
    [this.drawn, this.keys, this.roomy, this.short] = [drawn, keys, roomy, short];
    const list = el("div", { class: "all" }, all);
    list.style.setProperty("--choice", widthOf(left.map((option) => ({ option })), new Map(), this.names));
    const search = el("input", { type: "search", "aria-label": word("web-play-search"), placeholder: word("web-play-search") });
    search.addEventListener("input", () => {
      const wanted = search.value.trim().toLowerCase();
      for (const [i, option] of left.entries()) all[i].hidden = !`${option.text} ${option.note}`.toLowerCase().includes(wanted);
    });
    const close = el("button", { type: "button", class: "icon", "aria-label": word("web-close"), onclick: () => this.closeTray(true) }, icon("close"));
    put(this.tray, el("div", { class: "title" }, el("h2", {}, at("status").textContent), left.length > SEARCH ? search : null, close), list);
    this.tray.hidden = false;
    this.count.setAttribute("aria-expanded", "true");
    this.table.listed();
    (left.length > SEARCH && !small() ? search : close).focus();
  }

  /** Whether it was open. */
  closeTray(back = false) {
    if (this.tray.hidden) return false;
    this.tray.hidden = true;
    this.tray.replaceChildren();
    this.count.setAttribute("aria-expanded", "false");
    if (back) this.count.focus();
    return true;
  }

  /**
   * Where does it go, and how is it turned?
   * @param {Option[]} left
   */
  placing(left) {
    this.roomy = false;
    this.short = shortNames(left, this.picked, this.names);
    const way = el("span", { class: "picked known wide" }, this.picked.map((thing) => this.names[thing] ?? thing).join(" · "));
    const hint = el("span", { class: "muted small wide" }, word("web-turn-hint"));
    const offered = this.ordered(left.map((option) => ({ option })));
    this.numbered(offered);
    return [way, this.turnButton(), hint, ...(left.length <= FEW ? offered.flatMap((offer) => ("option" in offer ? this.optionButton(offer.option) : [])) : [])];
  }

  /** @param {string} picked a thing, or several of which one is meant */
  named(picked) {
    return picked.split("|").map((thing) => this.names[thing] ?? thing).join(" / ");
  }

  turnButton() {
    return el("button", { type: "button", id: "turn", onclick: () => this.turnOn() }, icon("turn"), el("span", {}, word("web-turn")), el("kbd", {}, "r"));
  }

  /**
   * The numbers on what is offered, if they tell anything apart: one that all have does not.
   * @param {Choice[]} offered
   */
  printed(offered) {
    const found = new Set(offered.map((offer) => this.figures[subject(offer)]));
    this.byNumber = told(candidates(this.options, this.picked), this.figures);
    return found.size > 1 || this.byNumber ? this.figures : {};
  }

  /** @param {Choice[]} offered */
  ordered(offered) {
    return inOrder(offered, this.printed(offered));
  }

  /**
   * Gives every deed its digit: at the question itself the one that it had before, further in from the first.
   * @param {Choice[]} offered as they are shown
   */
  numbered(offered) {
    this.keys = digits(offered, this.picked.length ? new Map() : this.digits, this.printed(offered), this.byNumber);
    if (!this.picked.length) this.digits = this.keys;
  }

  /**
   * @param {string} what
   * @param {HTMLElement} button
   */
  key(what, button) {
    this.drawn.push(button);
    const digit = this.keys.get(what);
    if (digit === undefined) return;
    const alike = this.buttons.get(digit) ?? [];
    this.buttons.set(digit, [...alike, { button, thing: button.dataset.about ?? "" }]);
    button.prepend(el("kbd", { "aria-hidden": "true" }, String(digit)));
  }

  /**
   * Out of reach now, with what is missing.
   * @param {Lacking} one
   */
  outOfReach(one) {
    const missing = el("span", { class: "price" }, ` · ${word("web-play-missing", { missing: one.missing })}`);
    return el("div", { class: "lacking", "data-about": one.things.at(-1) }, one.text, missing);
  }

  /** @param {Option} option */
  optionButton(option, note = option.note) {
    const short = this.short.get(option.name);
    const price = option.price && el("span", { class: "price" }, `: ${option.price}`);
    const flag = el("i", { "aria-hidden": "true" }, "⚑");
    const barrier = option.barrier && el("span", { class: "barrier", title: word("web-play-no-way-back") }, flag, el("span", { class: short ? "offstage" : "" }, ` ${word("web-play-barrier")}`));
    const button = el(
      "button",
      {
        type: "button",
        class: "choice",
        "data-take": option.name,
        "data-about": option.things.at(-1),
        "aria-label": short ? [option.text, option.price, option.barrier && word("web-play-barrier")].filter(Boolean).join(", ") : null,
        onclick: () => this.choose(option),
        onpointerenter: () => this.lookAt(option),
        onpointerleave: () => this.lookAt(null),
        onfocus: () => this.lookAt(option),
        onblur: () => this.lookAt(null),
      },
      el("span", { class: "words" }, short ?? option.text, price, barrier, this.roomy && note ? el("small", {}, note) : null),
    );
    this.key(option.name, button);
    return option.standing ? el("span", { class: "split" }, button, this.orderButton(option, short ?? option.text)) : button;
  }

  /** @param {Option | null} option */
  lookAt(option) {
    this.table.light(option?.things ?? []);
    this.table.look(option && [option]);
  }

  /**
   * The same answer whenever the question comes again in this round.
   * @param {Option} option
   * @param {string} text
   */
  orderButton(option, text) {
    const digit = this.keys.get(option.name);
    const label = word("web-play-always-of", { option: text });
    const button = el(
      "button",
      {
        type: "button",
        class: "standing",
        "data-order": option.name,
        "aria-label": label,
        title: digit === undefined ? label : `${label} (⇧${digit})`,
        onclick: () => this.choose(option, true),
      },
      icon("quiet"),
      el("span", { class: "text" }, word("web-play-always")),
    );
    if (digit !== undefined) this.orders.set(digit, button);
    return button;
  }

  /**
   * @param {string} thing
   * @param {number} many ways to go on from it
   */
  stepButton(thing, many) {
    const button = el(
      "button",
      { type: "button", class: "choice step", "data-step": thing, "data-about": thing, onclick: () => this.pick(thing) },
      el("span", { class: "words" }, `${this.names[thing] ?? thing}\u00a0…`),
      el("span", { class: "badge", "aria-label": word("web-play-ways", { n: many }) }, String(many)),
    );
    this.key(thing, button);
    return button;
  }

  cancelButton() {
    return el("button", { type: "button", class: "plain", id: "cancel", onclick: () => this.cancel() }, word("web-cancel"), el("kbd", {}, "Esc"));
  }

  /**
   * What will happen.
   * @param {Option} option
   */
  ahead(option) {
    const lines = this.preview?.lines ?? [];
    const barrier = this.preview?.barrier ?? option.barrier;
    return el(
      "div",
      { class: "ahead", role: "status" },
      el("strong", {}, this.always ? word("web-play-always-of", { option: option.text }) : lines.length ? word("web-play-ahead") : option.text),
      lines.length ? el("ul", {}, lines.map((line) => el("li", {}, line))) : option.price && `: ${option.price}`,
      barrier && el("p", { class: "barrier" }, el("i", { "aria-hidden": "true" }, "⚑"), " ", word("web-play-no-way-back")),
    );
  }

  /** @param {Option} option */
  confirming(option) {
    const ends = this.preview?.ends && this.preview.lines.length > 0 && !this.turning.length;
    return [
      el("button", { type: "button", class: "primary", id: "confirm", "data-confirms": option.name, onclick: () => this.confirm() }, word(ends ? "web-play-confirm-end" : "web-play-confirm"), el("kbd", {}, "↵")),
      this.turning.length ? this.turnButton() : null,
      this.cancelButton(),
    ];
  }

  /** @param {Option[]} options */
  numberField(options) {
    const numbers = options.flatMap((option) => option.number ?? []).sort((a, b) => a - b);
    const [least, most] = [numbers[0], numbers[numbers.length - 1]];
    const input = el("input", {
      type: "number",
      inputmode: "numeric",
      min: least,
      max: most,
      value: String(least),
      "aria-label": word("web-play-number", { least, most }),
    });
    const step = (/** @type {number} */ by) => {
      const at = numbers.indexOf(nearest(numbers, Number(input.value))) + by;
      input.value = String(numbers[Math.min(Math.max(at, 0), numbers.length - 1)]);
    };
    const ok = () => {
      const n = nearest(numbers, Number(input.value));
      const option = options.find((one) => one.number === n);
      if (option && String(n) === input.value) this.choose(option);
      else input.value = String(n);
    };
    input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      event.stopPropagation();
      ok();
    });
    /** @type {(by: number, sign: string, id: string) => HTMLElement} */
    const stepper = (by, sign, id) => el("button", { type: "button", class: "stepper", "aria-label": word(id), onclick: () => step(by) }, sign);
    return el(
      "div",
      { class: "bid wide", role: "group" },
      stepper(-1, "−", "web-play-less"),
      input,
      stepper(1, "+", "web-play-more"),
      el("button", { type: "button", class: "primary", id: "bid-ok", onclick: ok }, word("web-play-ok"), el("kbd", {}, "↵")),
      el("span", { class: "muted small" }, word("web-play-range", { least, most })),
    );
  }
}
