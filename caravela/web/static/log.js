// What happened, round by round: each line lights up what it speaks of and leads back to that moment.

import { clauseLink } from "./clause.js";
import { icon } from "./icons.js";
import { befallen, el, put, word } from "./page.js";
import { playerMark } from "./marks.js";
import { newsOf } from "./scene.js";
import { readWith } from "./story.js";

/** @import { Entry, Line, Player, Scene } from "./protocol.js" */
/** @typedef {{ box: HTMLDetailsElement, summary: HTMLElement, list: HTMLElement }} Fold the entries of a round */

const ROOMY = 440; // in a log lower than this, the news are only announced
const PAUSE = 40; // this close to its end, the log follows what is new

export class Log {
  /**
   * @param {HTMLElement} place
   * @param {{ look(move: number): void, light(things: string[]): void, play?(): void }} table
   */
  constructor(place, table) {
    this.place = place;
    this.table = table;
    /** By move. @type {Map<number, { text: string, element: HTMLElement }>} */
    this.entries = new Map();
    /** By round. @type {Map<number, Fold>} */
    this.folds = new Map();
    this.filter = "";
    /** The move that is being looked at. @type {number | null} */
    this.at = null;
    this.follow = true;
    this.byHand = false;
    this.told = "";
    this.headed = "";
    /** @type {Fold | undefined} */
    this.newest = undefined;
    this.rounds = el("div", { class: "rounds", tabindex: "0", role: "group" });
    this.news = el("div", { class: "news" });
    this.head = el("div", { class: "head" });
    this.place.replaceChildren(this.head, this.news, this.rounds);
    // Only people scroll away from what is new; the log grows and folds by itself.
    this.rounds.addEventListener("wheel", () => (this.byHand = true), { passive: true });
    this.rounds.addEventListener("touchmove", () => (this.byHand = true), { passive: true });
    this.rounds.addEventListener("pointerdown", () => (this.byHand = true));
    this.rounds.addEventListener("keydown", () => (this.byHand = true));
    this.rounds.addEventListener("scroll", () => {
      if (!this.byHand) return;
      this.byHand = false;
      this.follow = this.rounds.scrollHeight - this.rounds.scrollTop - this.rounds.clientHeight < PAUSE;
    });
    for (const area of [this.rounds, this.news]) {
      area.addEventListener("pointerover", (event) => this.light(event));
      area.addEventListener("focusin", (event) => this.light(event));
      area.addEventListener("pointerleave", () => this.table.light([]));
      area.addEventListener("focusout", () => this.table.light([]));
      area.addEventListener("click", (event) => {
        const line = befallen(event, "button.line");
        if (line) this.table.look(Number(line.dataset.move));
      });
    }
  }

  /** Another story begins: nothing of this one stays. */
  clear() {
    this.entries.clear();
    this.folds.clear();
    this.rounds.replaceChildren();
    this.news.replaceChildren();
    this.told = "";
    this.newest = undefined;
  }

  /** @param {Event} event */
  light(event) {
    const line = befallen(event, "button.line");
    this.table.light(line?.dataset.things ? line.dataset.things.split(" ") : []);
  }

  /**
   * @param {Scene} scene
   * @param {number | null} at
   */
  show(scene, at = null) {
    this.drawHead(scene);
    const players = new Map(scene.players.map((player) => [player.seat, player]));
    const marks = new Map(scene.players.map((player) => [player.seat, `${player.colour} ${player.letter}`]));
    const titles = new Map(scene.rounds.map((round) => [round.round, round.title]));
    const moves = new Set(scene.log.map((entry) => entry.move));
    for (const [move, known] of this.entries) {
      if (moves.has(move)) continue;
      known.element.remove();
      this.entries.delete(move);
    }
    let added = false;
    for (const entry of scene.log) {
      const text = JSON.stringify([entry, entry.lines.map((line) => marks.get(line.who))]);
      const known = this.entries.get(entry.move);
      if (known?.text === text) continue;
      const element = this.entryOf(entry, players, scene.game);
      if (known) known.element.replaceWith(element);
      else this.roundOf(entry.round).list.append(element);
      this.entries.set(entry.move, { text, element });
      added = true;
    }
    for (const [round, { box, summary, list }] of this.folds) {
      summary.textContent = titles.get(round) ?? word("web-log-beginning");
      if (list.children.length) continue;
      box.remove();
      this.folds.delete(round);
    }
    if (added) this.foldOld();
    this.applyFilter();
    this.markNew(scene);
    this.drawNews(scene, players);
    this.at = at;
  }

  /** When everything on the page is in its place: to what is new, or to the move that is being looked at. */
  settle() {
    if (this.at === null && this.follow) this.toEnd();
    this.point(this.at);
  }

  /** To what is new. The first line in sight is a whole one: what the round's title would cut goes below it. */
  toEnd() {
    const { rounds } = this;
    rounds.style.setProperty("--over", "0px");
    rounds.scrollTop = rounds.scrollHeight;
    const top = rounds.getBoundingClientRect().top + (this.newest?.summary.offsetHeight ?? 0);
    const first = [...rounds.querySelectorAll(".row-line")].map((line) => line.getBoundingClientRect()).find((box) => box.bottom > top + 1);
    if (!first || first.top >= top - 1) return;
    rounds.style.setProperty("--over", `${Math.ceil(first.bottom - top)}px`);
    rounds.scrollTop = rounds.scrollHeight;
  }

  /**
   * The move that is being looked at.
   * @param {number | null} at
   */
  point(at) {
    for (const [move, { element }] of this.entries) element.classList.toggle("here", move === at);
    const nearest = at === null ? null : [...this.entries.keys()].filter((move) => move <= at).reduce((a, b) => Math.max(a, b), -1);
    const here = nearest === null ? null : this.entries.get(nearest)?.element;
    if (!here) return;
    const fold = here.closest("details");
    if (fold) fold.open = true;
    const box = here.getBoundingClientRect();
    const area = this.rounds.getBoundingClientRect();
    if (box.top < area.top || box.bottom > area.bottom) this.rounds.scrollTop += box.top - area.top - area.height / 2;
  }

  foldOld() {
    const rounds = [...this.folds.keys()].sort((a, b) => a - b);
    const newest = this.folds.get(rounds[rounds.length - 1]);
    if (!newest || newest === this.newest) return;
    this.newest = newest;
    for (const [round, { box }] of this.folds) box.open = rounds.slice(-2).includes(round);
  }

  /**
   * Where the entries of a round stand.
   * @param {number} round
   * @returns {Fold}
   */
  roundOf(round) {
    const known = this.folds.get(round);
    if (known) return known;
    const [summary, list] = [el("summary"), el("ol")];
    const box = el("details", { "data-round": round }, summary, list);
    const later = [...this.folds.keys()].filter((other) => other > round).reduce((a, b) => Math.min(a, b), Infinity);
    this.rounds.insertBefore(box, this.folds.get(later)?.box ?? null);
    const fold = { box, summary, list };
    this.folds.set(round, fold);
    return fold;
  }

  /**
   * @param {Entry} entry
   * @param {Map<number, Player>} players
   * @param {string} game
   */
  entryOf(entry, players, game) {
    return el("li", { class: "entry" }, entry.lines.map((line) => [this.lineOf(line, entry.move, players, game), readWith(line)]));
  }

  /**
   * What came after my last move.
   * @param {Scene} scene
   */
  markNew(scene) {
    for (const [move, { element }] of this.entries) element.classList.toggle("new", scene.since > 0 && move > scene.since);
  }

  /**
   * @param {Line} line
   * @param {number} move
   * @param {Map<number, Player>} players
   * @param {string} game
   */
  lineOf(line, move, players, game) {
    const player = players.get(line.who);
    return el(
      "div",
      { class: `row-line${line.me ? " me" : ""}`, "data-who": line.who },
      el(
        "button",
        { type: "button", class: "plain line", "data-move": move, "data-things": line.things.join(" ") },
        player?.letter ? playerMark(player) : el("span", { class: "mark" }),
        el("span", {}, line.text),
      ),
      line.rule ? clauseLink(game, line.rule, "rule") : null,
    );
  }

  // -- head and filter -----------------------------------------------------------------------------------------------

  /** @param {Scene} scene */
  drawHead(scene) {
    const signature = JSON.stringify([scene.language, scene.players.map((player) => player.name)]);
    if (signature === this.headed) return;
    this.headed = signature;
    const select = el(
      "select",
      { "aria-label": word("web-log-filter") },
      el("option", { value: "" }, word("web-log-everybody")),
      scene.players.map((player) => el("option", { value: String(player.seat), selected: this.filter === String(player.seat) }, player.name)),
    );
    select.addEventListener("change", () => {
      this.filter = select.value;
      this.applyFilter();
    });
    this.rounds.setAttribute("aria-label", word("web-play-log"));
    this.head.replaceChildren(el("h2", {}, word("web-play-log"), " ", el("kbd", {}, "l")), select);
  }

  applyFilter() {
    for (const { element } of this.entries.values()) {
      /** @type {NodeListOf<HTMLElement>} */
      const lines = element.querySelectorAll("[data-who]");
      for (const line of lines) line.hidden = this.filter !== "" && line.dataset.who !== this.filter;
    }
  }

  // -- since my last turn --------------------------------------------------------------------------------------------

  /**
   * What others did since my last move; lines that change nothing on the table are folded together.
   * @param {Scene} scene
   * @param {Map<number, Player>} players
   */
  drawNews(scene, players) {
    const { loud, quiet } = newsOf(scene);
    const signature = JSON.stringify([scene.language, loud, quiet]);
    if (signature === this.told) return;
    this.told = signature;
    const many = loud.length + quiet.length;
    const drawn = (/** @type {typeof loud} */ some) => some.map((line) => el("li", {}, this.lineOf(line, line.move, players, scene.game)));
    put(
      this.news,
      many > 0 && this.table.play && el("button", { type: "button", id: "play-since", class: "icon", "aria-label": word("web-log-play"), title: `${word("web-log-play")} (v)`, onclick: () => this.table.play?.() }, icon("play")),
      many > 0 &&
        el(
          "details",
          { open: this.place.clientHeight > ROOMY },
          el("summary", {}, word("web-log-since"), " ", el("span", { class: "badge" }, String(many))),
          el("ol", {}, drawn(loud.length ? loud : quiet)),
          loud.length && quiet.length ? el("details", { class: "quiet" }, el("summary", {}, word("web-log-quiet", { n: quiet.length })), el("ol", {}, drawn(quiet))) : null,
        ),
    );
  }
}
