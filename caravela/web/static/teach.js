// The teacher at the table: the steps of a guided game, and what is explained once, when it is asked for the first time.

import { small } from "./arrange.js";
import { playerMark } from "./marks.js";
import { at, el, me, put, recall, remember, save, svg, tell, toast, word } from "./page.js";
import { openPanel, openTab } from "./tabs.js";

/** @import { Option, Scene, Step, Teaching } from "./protocol.js" */

/**
 * @typedef {object} Taught
 * @property {(things: string[]) => void} light
 * @property {() => ReadonlySet<string>} chosen what is picked now, and how it is turned
 * @property {() => HTMLElement | null} card what lies in its place just now
 * @property {(card: DOMRect | null) => void} follow what is wanted comes into sight, beside the card
 */

/** @param {Scene} scene */
const key = (scene) => `${scene.game}.${scene.teaching?.question}`;

/**
 * What is wanted is never out of sight among the choices.
 * @param {Element | null} list
 */
function reveal(list) {
  const wanted = list?.querySelector(".choice.taught");
  if (!list || !wanted) return;
  const [box, one] = [list.getBoundingClientRect(), wanted.getBoundingClientRect()];
  if (one.top < box.top || one.bottom > box.bottom) list.scrollTop += one.top - box.top - Math.max(0, (box.height - one.height) / 2);
  if (one.left < box.left || one.right > box.right) list.scrollLeft += one.left - box.left;
}

export class Teacher {
  /**
   * @param {HTMLElement} place
   * @param {Taught} table
   */
  constructor(place, table) {
    this.place = place;
    this.table = table;
    new ResizeObserver(() => this.makeRoom()).observe(place);
    /** @type {Scene | null} */
    this.scene = null;
    this.told = ""; // what is explained now
    this.folded = false; // and was hidden
    this.closed = -1; // the step that was hidden
    this.begun = false; // what comes before the first step was told
    this.called = false; // it is told once more
    this.led = ""; // what the panel in sight was chosen for
  }

  /** @param {Scene | null} scene the present one; none while somebody looks back */
  show(scene) {
    const teaching = scene?.teaching ?? null;
    const step = teaching?.step ?? null;
    if (scene?.number !== this.scene?.number) this.called = false;
    this.scene = scene;
    if (this.told && (!scene || key(scene) !== this.told)) this.told = "";
    if (!scene || !teaching || scene.trying) this.draw([]);
    else if (step) this.drawStep(step);
    else if (teaching.left && me.settings.teacher && this.goesAlone(scene, teaching)) {
      this.told = key(scene);
      this.draw(this.first({ ...teaching, text: teaching.left, picture: "" }));
    } else if (this.isNew(scene)) {
      this.remember(key(scene));
      this.explain();
    } else if (this.told !== key(scene)) this.draw([]);
    this.mark();
  }

  /**
   * Who leaves the steps, or has done the last one, is told so, once at a table.
   * @param {Scene} scene
   * @param {Teaching} teaching
   */
  goesAlone(scene, teaching) {
    const now = `${scene.table} ${teaching.over ? "over" : "left"}`;
    if (recall("caravela-alone") === now) return false;
    remember("caravela-alone", now);
    return true;
  }

  /** @param {Scene} scene */
  isNew(scene) {
    return Boolean(scene.teaching?.text) && this.teaches(key(scene));
  }

  /** @param {string} what */
  teaches(what) {
    return me.settings.teacher && !me.settings.taught.includes(what);
  }

  /** @param {string} what */
  remember(what) {
    me.settings.taught = [...me.settings.taught, what];
    save({ settings: { taught: me.settings.taught } }).catch(tell);
  }

  /**
   * @param {(HTMLElement | null)[]} content
   * @param {"" | "opening" | "folded"} form
   */
  draw(content, form = "") {
    put(this.place, content);
    this.place.hidden = !content.length;
    this.place.className = form;
  }

  /** What is longer than a button makes room below the panels beside the board: nothing lies over the log. */
  makeRoom() {
    const card = this.table.card() ?? this.place;
    const high = card.hidden || card.classList.contains("opening") ? 0 : card.offsetHeight;
    document.body.style.setProperty("--taught", `${high}px`);
    document.body.classList.toggle("explains", high > 0);
    this.table.follow(high ? card.getBoundingClientRect() : null);
  }

  close() {
    const step = this.scene?.teaching?.step;
    if (step) {
      this.closed = step.number;
      this.show(this.scene);
    } else {
      this.folded = true;
      this.draw([this.button(word("web-teach-question"), () => this.explain(), "again")], "folded");
    }
    this.place.querySelector("button")?.focus();
  }

  /** What is said of the question that is asked now, whether or not it was said before. */
  explain() {
    if (!this.scene?.teaching?.text) return;
    this.told = key(this.scene);
    this.folded = false;
    this.draw(this.first(this.scene.teaching));
  }

  /** What was hidden is there again. */
  again() {
    this.closed = -1;
    if (this.folded && this.told) this.explain();
    this.show(this.scene);
  }

  /** On to the step. */
  begin() {
    this.begun = true;
    this.overview(false);
    this.makeRoom();
  }

  /** What comes before the first step, or the step itself. @param {boolean} called */
  overview(called) {
    this.called = called;
    this.again();
    (this.place.querySelector("button") ?? this.place).focus();
  }

  /**
   * @param {string} text
   * @param {() => void} act
   */
  button(text, act, kind = "") {
    return el("button", { type: "button", class: kind, onclick: act }, text);
  }

  /** @param {Step} step */
  drawStep(step) {
    if (this.before(step)) this.draw(this.opening(step), "opening");
    else if (this.closed === step.number) this.draw([this.button(word("web-teach-again", { number: step.number }), () => this.again(), "again")], "folded");
    else this.draw(this.guided(step));
  }

  /**
   * Whether what comes before the first step is being told; who has moved needs it no more, unless it was called for.
   * @param {Step} step
   */
  before(step) {
    return this.called || (!this.begun && step.number === 1 && step.part === 1);
  }

  /** Who I am, what a turn and a round are, how points come. @param {Step} step */
  opening(step) {
    const mine = this.scene?.players.find((player) => player.seat === this.scene?.seat);
    const you = el("p", { class: "you" }, mine ? playerMark(mine) : null, " ", el("strong", {}, mine?.name ?? ""), " · ", word("web-teach-you"));
    return [
      el("div", { role: "status" }, you, step.opening.map((line) => el("p", {}, line)), me.settings.scores ? el("p", {}, word("web-teach-number")) : null),
      el("p", { class: "row" }, this.button(word("web-teach-begin", { number: step.number }), () => this.begin(), "primary")),
    ];
  }

  /**
   * What to do, why, and where I choose freely what each way brings. The card grows upwards, so its buttons keep their place.
   * @param {Step} step
   */
  guided(step) {
    const { number, of, part, parts } = step;
    const counted = parts > 1 ? word("web-teach-part", { number, of, part, parts }) : word("web-teach-step", { number, of });
    const deeds = step.meanwhile;
    return [
      deeds.length ? el("p", { class: "meanwhile" }, word("web-teach-meanwhile", { deeds: deeds.join(" ") })) : null,
      el("div", { role: "status" }, el("p", {}, el("strong", {}, step.what), " ", step.why), step.ways.length ? el("ul", {}, step.ways.map((way) => el("li", {}, way))) : null),
      el("div", { class: "row" }, el("span", { class: "small muted" }, counted.split(" · ").map((one, i) => el("span", { class: "whole" }, i ? `· ${one} ` : `${one} `))), this.button(word("web-teach-hide"), () => this.close()), this.button(word("web-teach-overview"), () => this.overview(true), "plain")),
    ];
  }

  /** @param {Teaching} teaching */
  first(teaching) {
    return [
      el("p", { role: "status" }, teaching.text),
      el("p", { class: "row" }, teaching.picture ? svg(teaching.picture) : null, this.button(word("web-teach-hide"), () => this.close()), this.button(word("web-teach-off"), () => this.silence(), "plain")),
    ];
  }

  silence() {
    me.settings.teacher = false;
    save({ settings: { teacher: false } }).catch(tell);
    toast(word("web-teach-off-told"));
    this.told = "";
    this.draw([]);
  }

  /** The options that go on with the step. @returns {Option[]} */
  get wanted() {
    const step = this.scene?.teaching?.step;
    return step && !this.before(step) ? (this.scene?.options ?? []).filter((option) => step.options.includes(option.name)) : [];
  }

  /** What goes on with the step is marked among the choices and on the board, and in sight. */
  mark() {
    const options = this.wanted;
    const wanted = new Set(options.map((option) => option.name));
    const things = this.things;
    const ways = this.turnsTo(things);
    document.body.classList.toggle("guided", wanted.size > 0);
    for (const button of document.querySelectorAll("[data-take], [data-step]")) {
      if (button instanceof HTMLElement) button.classList.toggle("taught", wanted.has(button.dataset.take ?? "") || things.has(button.dataset.step ?? ""));
    }
    document.getElementById("turn")?.classList.toggle("taught", ways.length > 0);
    this.table.light(ways.length ? ways : [...things]);
    reveal(at("choices"));
    reveal(at("tray").querySelector(".all"));
    if (small()) this.lead([...things]);
  }

  /**
   * What is placed is turned first, so that it does not lie the wrong way where it is wanted: how, as long as it is not.
   * @param {Set<string>} things
   */
  turnsTo(things) {
    const ways = (this.scene?.turning ?? []).filter((way) => things.has(way));
    return ways.some((way) => this.table.chosen().has(way)) ? [] : ways;
  }

  /** What is wanted, on board and mats. */
  get things() {
    return new Set(this.wanted.flatMap((option) => option.things));
  }

  /**
   * Where one panel is in sight at a time, it is the one with what is wanted; who then opens another is not called back.
   * @param {string[]} things
   */
  lead(things) {
    /** @type {(place: string) => string | undefined} */
    const open = (place) => things.find((thing) => document.querySelector(`#${place} [data-thing="${CSS.escape(thing)}"][data-option]`));
    const [board, mat] = [open("place-board"), open("place-mine")];
    const now = `${this.scene?.number} ${board} ${mat}`;
    if (this.led === now || !(board || mat)) return;
    this.led = now;
    const panel = openPanel();
    if (!(panel === "" && board) && !(panel === "mat" && mat)) openTab(board ? "" : "mat");
    this.makeRoom(); // it comes into sight there, also beside a card as high as the last one
  }

  /** What is said of the question that is asked now. */
  get explanation() {
    return this.scene?.teaching?.text ?? "";
  }
}
