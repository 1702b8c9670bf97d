// A round that is over: who gained what and why, what is new, what scores next. It lies over the board, which stays.

import { el, me, put, save, tell, toast, word } from "./page.js";
import { playerMark } from "./marks.js";

/** @import { RoundOf, Scene, Summary as Told } from "./protocol.js" */

export class Summary {
  /**
   * @param {HTMLElement} place
   * @param {(round: number) => void} ask
   */
  constructor(place, ask) {
    this.place = place;
    this.wanted = ask;
    this.called = false; // by a key or a button, not by the end of a round
  }

  /**
   * When a round has begun, the one before is told; at the end of the game its end is shown instead.
   * @param {Scene} before
   * @param {Scene} now
   */
  follow(before, now) {
    if (now.curtain || now.trying || now.table !== before.table) this.close();
    else if (me.settings.rounds && now.rounds.length > before.rounds.length && before.rounds.length && !now.over) this.wanted(before.rounds[before.rounds.length - 1].round);
  }

  /**
   * The last round that is over; when the game is over, its last one.
   * @param {Scene} scene
   */
  ask(scene) {
    if (this.close()) return;
    const round = scene.rounds.at(scene.over ? -1 : -2);
    if (!round) toast(word("web-summary-none"));
    else {
      this.called = true;
      this.wanted(round.round);
    }
  }

  /**
   * @param {Told} told
   * @param {Scene} scene
   */
  hear(told, scene) {
    if (scene.curtain) return;
    put(this.place, [
      el("h2", { role: "status" }, word("web-summary-of", { title: told.title })),
      el("div", { class: "gains" }, told.players.map((player) => this.player(player, scene))),
      told.new.length ? el("section", {}, el("h3", {}, word("web-summary-new")), told.new.map((line) => el("p", {}, line))) : null,
      told.next ? el("section", {}, el("h3", {}, word("web-summary-next")), el("p", {}, told.next)) : null,
      scene.teaching?.step ? el("p", {}, word("web-summary-lesson")) : null,
      el(
        "p",
        { class: "row" },
        el("button", { type: "button", class: "primary", onclick: () => this.close() }, word("web-close")),
        el("button", { type: "button", class: "plain", onclick: () => this.silence() }, word("web-summary-off")),
      ),
    ]);
    this.place.hidden = false;
    if (this.called) this.place.focus({ preventScroll: true });
    this.called = false;
  }

  /**
   * What somebody has gained, and where they stand: most of a round scores only at the end of the game.
   * @param {RoundOf} player
   * @param {Scene} scene
   */
  player(player, scene) {
    const there = scene.players.find((one) => one.seat === player.seat);
    return el(
      "section",
      {},
      el("h3", {}, there ? playerMark(there) : null, " ", player.name),
      there && me.settings.scores && !scene.over ? el("p", { class: "now" }, word("web-summary-now", { n: there.score })) : null,
      player.gains.map((gained) => el("p", {}, el("strong", {}, gained.text), gained.reasons.length ? ` · ${gained.reasons.join(", ")}` : null)),
    );
  }

  /** @returns {boolean} whether there was anything to close */
  close() {
    const open = !this.place.hidden;
    this.place.hidden = true;
    return open;
  }

  silence() {
    me.settings.rounds = false;
    save({ settings: { rounds: false } }).catch(tell);
    toast(word("web-summary-off-told"));
    this.close();
  }
}
