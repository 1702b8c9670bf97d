// What I may choose: thing by thing on the board or by buttons, one step at a time, with a look ahead before what cannot wait.

import { icon } from "./icons.js";
import { el, word } from "./page.js";

const FEW = 10; // so many options are shown one by one
const BIDS = 8; // with more numbers than this, a field
const ROOMY = 4; // up to so many options, buttons say all there is to say
const USUAL = 150; // pixels: the height of a bar with two rows of choices

/** The options that stand for everything picked so far. */
export function candidates(options, picked) {
  return options.filter((option) => picked.every((thing) => option.things.includes(thing)));
}

/** What is still to be picked for an option; things that all of several candidates share need no picking. */
function rest(option, left, picked) {
  return option.things.filter(
    (thing) => !picked.includes(thing) && (left.length === 1 || !left.every((other) => other.things.includes(thing))),
  );
}

/** The things that glow, each with the options that it leads to. */
export function openThings(options, picked) {
  const left = candidates(options, picked);
  const open = new Map();
  for (const option of left) {
    for (const thing of rest(option, left, picked)) open.set(thing, [...(open.get(thing) ?? []), option]);
  }
  return open;
}

/** What the buttons offer: options by themselves, and things that lead to several. */
export function offers(options, picked) {
  const left = candidates(options, picked);
  if (left.length <= FEW) return left.map((option) => ({ option }));
  const found = [];
  const steps = new Map();
  for (const option of left) {
    const thing = rest(option, left, picked)[0];
    if (thing === undefined) found.push({ option });
    else if (steps.has(thing)) steps.get(thing).options.push(option);
    else {
      const step = { thing, options: [option] };
      steps.set(thing, step);
      found.push(step);
    }
  }
  return found.map((offer) => (offer.options?.length === 1 ? { option: offer.options[0] } : offer));
}

/** What tells the options apart in a word or two, if it does: option name -> name of what is still to be picked. */
export function shortNames(left, picked, names) {
  const short = new Map();
  for (const option of left) {
    const said = rest(option, left, picked).map((thing) => names[thing]);
    if (said.length && said.every(Boolean)) short.set(option.name, said.join(" · "));
  }
  const times = new Map();
  for (const said of short.values()) times.set(said, (times.get(said) ?? 0) + 1);
  for (const [name, said] of short) if (times.get(said) > 1) short.delete(name);
  return short;
}

export class Choices {
  /** `table`: {say(message), confirm(), changed(), tell(text), light(things), look(options), seen(option)}; `place` is where the buttons go. */
  constructor(place, table) {
    this.place = place;
    this.table = table;
    this.trying = false;
    this.options = [];
    this.names = {};
    this.turning = []; // the ways to turn what I am placing: one of them is always picked
    this.picked = [];
    this.waiting = null; // chosen, not yet confirmed
    this.always = false; // and so for the rest of the round
    this.preview = null;
    this.sent = null; // on its way: {number, message}
    this.number = -1;
    this.buttons = [];
    this.orders = []; // for each button: the same answer for the rest of the round, or null
  }

  /** A new question, or none. What was picked stays only while the question is the same. */
  ask(scene) {
    const trying = Boolean(scene.trying);
    const here = scene.number === this.number && trying === this.trying;
    const same = here && scene.language === this.language;
    this.trying = trying;
    this.number = scene.number;
    this.language = scene.language;
    this.options = scene.my_turn ? scene.options : [];
    this.turning = scene.my_turn && scene.turning?.length > 1 ? scene.turning : [];
    this.names = scene.names;
    if (!here) this.sent = null;
    if (!same || !this.options.some((option) => option.name === this.waiting?.name)) this.forget();
    if (!here) this.lessHeight();
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
    if (this.sent) this.table.say(this.sent.message);
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

  /** thing -> {names, label} for what glows. */
  get open() {
    const marks = new Map();
    if (this.sent) return marks;
    const chosen = this.chosen;
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

  /** The options that a thing would lead to now; what waits to be confirmed stays in sight. */
  towards(thing) {
    if (this.waiting || this.sent) return this.waiting ? [this.waiting] : [];
    return thing && this.open.has(thing) && !this.turning.includes(thing) ? candidates(this.options, [...this.base, thing]) : [];
  }

  /** What was picked before the last step: while a choice waits to be confirmed, another one can be made instead. */
  get base() {
    return this.waiting && candidates(this.options, this.picked).length === 1 ? this.picked.slice(0, -1) : this.picked;
  }

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

  /** Turns what I am placing, where it is if it fits there; whether it does. */
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

  /** `always`: now and whenever the question comes again in this round. */
  choose(option, always = false) {
    if (this.sent) return;
    this.always = always;
    const careful = this.table.confirm();
    const unseen = this.turning.length && (careful || !this.table.seen(option)); // a tile is seen where it would lie before it lies there
    if (unseen || (careful && (option.ends || option.barrier))) {
      this.waiting = option;
      this.preview = null;
      this.table.say({ kind: "preview", option: option.name });
      this.draw();
    } else this.send(option);
  }

  previewed(message) {
    if (this.waiting?.name !== message.name) return;
    this.preview = message;
    this.draw();
  }

  confirm() {
    if (this.waiting) this.send(this.waiting);
  }

  send(option) {
    this.act({ kind: this.always ? "order" : "take", number: this.number, option: option.name });
  }

  /** A take, undo or restart: nothing else until the table has answered. */
  act(message) {
    if (this.sent) return;
    this.sent = { number: this.number, message };
    this.table.say(message);
    this.draw();
  }

  /** One step back; false when there is nothing to step back from. */
  cancel() {
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

  /** A digit key: "1" is the first button, "0" the tenth. */
  digit(key, always = false) {
    const button = (always ? this.orders : this.buttons)[(Number(key) + 9) % 10];
    if (!button) return false;
    button.click();
    return true;
  }

  // -- drawing -------------------------------------------------------------------------------------------------------

  /** While I choose, the bar does not shrink: the board under it would move away from the pointer. */
  keepHeight() {
    const bar = this.place.parentElement;
    const still = this.options.length > 0 && matchMedia("(min-width: 701px)").matches;
    bar.style.minHeight = still ? `${Math.max(parseFloat(bar.style.minHeight) || 0, bar.offsetHeight)}px` : "";
  }

  /** A new question needs no more room than two rows of choices, unless it does. */
  lessHeight() {
    const bar = this.place.parentElement;
    bar.style.minHeight = `${Math.min(parseFloat(bar.style.minHeight) || 0, USUAL)}px`;
  }

  draw() {
    const focused = this.place.contains(document.activeElement);
    this.buttons = [];
    this.orders = [];
    const content = this.table.past() ? this.table.idle() : this.sent ? [] : this.waiting ? this.confirmation() : this.options.length ? this.question() : this.table.idle();
    this.place.replaceChildren(...content);
    this.place.toggleAttribute("aria-busy", Boolean(this.sent));
    this.keepHeight();
    this.table.changed();
    if (focused) (this.place.querySelector("button.primary") ?? this.place.querySelector("button"))?.focus();
  }

  question() {
    const left = candidates(this.options, this.picked);
    if (this.turning.length) return this.placing(left);
    const numbers = left.filter((option) => option.number !== null && option.number !== undefined);
    const field = numbers.length > BIDS;
    const offered = offers(field ? left.filter((option) => !numbers.includes(option)) : left, this.picked);
    const content = field ? [this.numberField(numbers)] : [];
    this.roomy = offered.length <= ROOMY;
    this.short = this.roomy || left.length === 1 ? new Map() : shortNames(left, this.picked, this.names);
    content.push(...offered.map((offer) => (offer.option ? this.optionButton(offer.option) : this.stepButton(offer))));
    const known = this.short.size ? left[0].things.filter((thing) => left.every((option) => option.things.includes(thing) || !option.things.length)) : [];
    const said = [...new Set([...this.picked, ...known])].map((thing) => this.names[thing] ?? thing).join(" · ");
    if (said) content.unshift(el("span", { class: this.picked.length ? "picked" : "picked known" }, said));
    if (this.picked.length) content.push(this.cancelButton());
    return content;
  }

  /** Where does it go, and how is it turned? */
  placing(left) {
    this.roomy = false;
    this.short = shortNames(left, this.picked, this.names);
    const way = el("span", { class: "picked known" }, this.picked.map((thing) => this.names[thing] ?? thing).join(" · "));
    const hint = el("span", { class: "muted small" }, word("web-turn-hint"));
    return [way, this.turnButton(), hint, ...(left.length <= FEW ? left.map((option) => this.optionButton(option)) : [])];
  }

  turnButton() {
    return el("button", { type: "button", id: "turn", onclick: () => this.turnOn() }, icon("turn"), el("span", {}, word("web-turn")), el("kbd", {}, "r"));
  }

  key() {
    const n = this.buttons.length;
    return n < 10 ? el("kbd", { "aria-hidden": "true" }, String((n + 1) % 10)) : null;
  }

  optionButton(option) {
    const short = this.short.get(option.name);
    const price = option.price && el("span", { class: "price" }, ` (${option.price})`);
    const flag = el("i", { "aria-hidden": "true" }, "⚑");
    const barrier = option.barrier && el("span", { class: "barrier" }, flag, el("span", { class: short ? "offstage" : "" }, ` ${word("web-play-barrier")}`));
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
      this.key(),
      el("span", { class: "words" }, short ?? option.text, price, barrier, this.roomy && option.note ? el("small", {}, option.note) : null),
    );
    this.buttons.push(button);
    return option.standing ? el("span", { class: "split" }, button, this.orderButton(option, short ?? option.text)) : button;
  }

  lookAt(option) {
    this.table.light(option?.things ?? []);
    this.table.look(option && [option]);
  }

  /** The same answer whenever the question comes again in this round. */
  orderButton(option, text) {
    const n = this.buttons.length;
    const label = word("web-play-always-of", { option: text });
    const button = el(
      "button",
      {
        type: "button",
        class: "standing",
        "data-order": option.name,
        "aria-label": label,
        title: n <= 10 ? `${label} (⇧${n % 10})` : label,
        onclick: () => this.choose(option, true),
      },
      icon("restart"),
      el("span", { class: "text" }, word("web-play-always")),
    );
    this.orders[n - 1] = button;
    return button;
  }

  stepButton(step) {
    const button = el(
      "button",
      { type: "button", class: "choice step", "data-step": step.thing, "data-about": step.thing, onclick: () => this.pick(step.thing) },
      this.key(),
      el("span", { class: "words" }, `${this.names[step.thing] ?? step.thing} …`),
      el("span", { class: "badge", "aria-label": word("web-play-ways", { n: step.options.length }) }, String(step.options.length)),
    );
    this.buttons.push(button);
    return button;
  }

  cancelButton() {
    return el("button", { type: "button", class: "plain", id: "cancel", onclick: () => this.cancel() }, word("web-cancel"), el("kbd", {}, "Esc"));
  }

  confirmation() {
    const option = this.waiting;
    const lines = this.preview?.lines ?? [];
    const barrier = this.preview?.barrier ?? option.barrier;
    return [
      el(
        "div",
        { class: "ahead", role: "status" },
        el("strong", {}, this.always ? word("web-play-always-of", { option: option.text }) : option.text),
        lines.length ? el("ul", {}, lines.map((line) => el("li", {}, line))) : null,
        barrier && el("p", { class: "barrier" }, el("i", { "aria-hidden": "true" }, "⚑"), " ", word("web-play-no-way-back")),
      ),
      el("button", { type: "button", class: "primary", id: "confirm", onclick: () => this.confirm() }, word("web-play-confirm"), el("kbd", {}, "↵")),
      this.turning.length ? this.turnButton() : null,
      this.cancelButton(),
    ].filter(Boolean);
  }

  numberField(options) {
    const numbers = options.map((option) => option.number).sort((a, b) => a - b);
    const input = el("input", {
      type: "number",
      inputmode: "numeric",
      min: numbers[0],
      max: numbers.at(-1),
      value: String(numbers[0]),
      "aria-label": word("web-play-number", { least: numbers[0], most: numbers.at(-1) }),
    });
    const nearest = () => numbers.reduce((best, n) => (Math.abs(n - input.value) < Math.abs(best - input.value) ? n : best), numbers[0]);
    const step = (by) => {
      const at = numbers.indexOf(nearest()) + by;
      input.value = String(numbers[Math.min(Math.max(at, 0), numbers.length - 1)]);
    };
    const ok = () => {
      const n = nearest();
      if (String(n) !== input.value) {
        input.value = String(n);
        return;
      }
      this.choose(options.find((option) => option.number === n));
    };
    input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      event.stopPropagation();
      ok();
    });
    const stepper = (by, sign, id) => el("button", { type: "button", class: "stepper", "aria-label": word(id), onclick: () => step(by) }, sign);
    return el(
      "div",
      { class: "bid", role: "group" },
      stepper(-1, "−", "web-play-less"),
      input,
      stepper(1, "+", "web-play-more"),
      el("button", { type: "button", class: "primary", id: "bid-ok", onclick: ok }, word("web-play-ok"), el("kbd", {}, "↵")),
      el("span", { class: "muted small" }, word("web-play-range", { least: numbers[0], most: numbers.at(-1) })),
    );
  }
}
