// A puzzle at its table: what is asked, what the answer is worth, and the solution.

import { api, el, me, put, save, tell, word } from "./page.js";

/** @import { FromClient, PuzzleTold, Scene, Side, Solution } from "./protocol.js" */

const NAME = /^puzzle-([a-z_]+)-([0-9]+)$/;

/** @param {string} table */
export const isPuzzle = (table) => NAME.test(table);

export class Riddle {
  /**
   * @param {HTMLElement} place
   * @param {string} table
   * @param {(message: FromClient) => boolean} say
   */
  constructor(place, table, say) {
    this.place = place;
    this.say = say;
    const [, game, number] = NAME.exec(table) ?? [];
    this.address = `/api/puzzles/${game}/${number}`;
    this.key = `${game}-${number}`;
    /** @type {PuzzleTold | null} */
    this.puzzle = null;
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {Solution | null} */
    this.solution = null;
    this.who = ""; // for whom it is solved
    this.folded = false;
    this.language = "";
  }

  /** @param {Scene} scene */
  show(scene) {
    const other = this.language !== scene.language;
    this.scene = scene;
    this.language = scene.language;
    this.who ||= scene.players.find((player) => player.seat === scene.seat)?.name ?? "";
    if (other && this.solution) this.solution = null; // it was told in another language
    if (!other && this.puzzle) return;
    api("GET", this.address).then((/** @type {PuzzleTold} */ puzzle) => {
      this.puzzle = puzzle;
      this.draw();
    }, tell);
  }

  /** @param {Solution} solution */
  hear(solution) {
    const first = !(this.key in me.settings.puzzles);
    if (first) {
      me.settings.puzzles = { ...me.settings.puzzles, [this.key]: solution.right };
      save({ settings: { puzzles: me.settings.puzzles } }).catch(tell);
    }
    this.solution = solution;
    this.folded = false;
    this.draw();
  }

  /** From the question on, as if nobody had answered. */
  again() {
    this.solution = null;
    this.folded = false;
    this.draw();
  }

  draw() {
    const puzzle = this.puzzle;
    if (!puzzle) return;
    const heading = el("h2", {}, word("web-puzzle"), ` ${puzzle.number}`, el("span", { class: "small muted" }, ` ${word(`web-puzzles-hard-${puzzle.hard}`)}`));
    this.place.hidden = false;
    this.place.classList.toggle("folded", this.folded);
    const fold = el("button", { type: "button", class: "plain", id: "puzzle-fold", "aria-expanded": String(!this.folded), onclick: () => this.fold() }, word(this.folded ? "web-puzzle-show" : "web-puzzle-hide"));
    if (this.folded) put(this.place, el("p", { class: "row" }, heading, fold));
    else if (this.solution) put(this.place, heading, this.solved(this.solution), this.ways(puzzle, fold));
    else {
      const give = el("button", { type: "button", class: "plain", id: "puzzle-solve", onclick: () => this.say({ kind: "solve" }) }, word("web-puzzle-give-up"));
      put(this.place, heading, el("p", {}, word("web-puzzle-task", { who: this.who })), el("p", { class: "row" }, give));
    }
  }

  fold() {
    this.folded = !this.folded;
    this.draw();
    this.place.querySelector("button")?.focus();
  }

  /** @param {Solution} told */
  solved(told) {
    return el(
      "div",
      { class: told.right ? "right" : "missed" },
      told.answered ? el("p", { class: "small muted" }, word("web-puzzle-answered", { answer: told.answered })) : null,
      el("p", {}, el("strong", { role: "status" }, told.verdict)),
      this.side(word("web-puzzle-best"), told.best),
      this.side(word("web-puzzle-tempting"), told.tempting),
      el("p", { class: "small muted" }, told.proof),
    );
  }

  /**
   * @param {string} title
   * @param {Side} side
   */
  side(title, side) {
    return el(
      "section",
      { class: "side" },
      el("h3", {}, title, ": ", side.text),
      side.behind ? el("p", { class: "small" }, side.behind) : null,
      side.reason ? el("p", { class: "small" }, side.reason) : null,
      side.brings ? el("p", { class: "small muted" }, side.brings) : null,
      side.line.length ? el("details", {}, el("summary", { class: "small" }, word("web-puzzle-line")), el("ul", {}, side.line.map((text) => el("li", {}, text)))) : null,
    );
  }

  /**
   * @param {PuzzleTold} puzzle
   * @param {HTMLElement} fold
   */
  ways(puzzle, fold) {
    const next = (puzzle.number % puzzle.of) + 1;
    return el(
      "p",
      { class: "row" },
      el("a", { class: "button", id: "puzzle-next", href: `/t/puzzle-${puzzle.game}-${next}` }, word("web-puzzle-next")),
      el("a", { class: "button", href: "/puzzles" }, word("web-puzzles")),
      fold,
    );
  }
}
