// The players in the order of their turns: who is to decide, who is there, what they have.

import { befallen, el, me, svg, word } from "./page.js";
import { icon } from "./icons.js";
import { playerMark } from "./marks.js";

/** @import { Category, Fact, Player, Points, Result, Scene } from "./protocol.js" */

/** @param {Fact} fact */
function signOf(fact) {
  return fact.drawing && svg(`<svg class="fact-sign" viewBox="0 0 24 24" aria-hidden="true"><use href="#s-${fact.drawing}" width="24" height="24"/></svg>`);
}

/**
 * Where there is no room for its word, a fact has its drawing; one without a drawing keeps the word.
 * @param {Fact} fact
 */
function factOf(fact) {
  const sign = signOf(fact);
  const attributes = { type: "button", class: fact.drawing ? "plain fact drawn" : "plain fact", "data-thing": fact.thing, "aria-label": `${fact.label} ${fact.value}` };
  return el("button", attributes, sign || null, el("span", {}, fact.label), " ", el("b", {}, fact.value));
}

/**
 * What I can pay with, beside the question: mats and panels may be out of sight just then.
 * @param {HTMLElement} place
 * @param {Scene} scene
 */
export function showPurse(place, scene) {
  const mine = scene.players.find((player) => player.seat === scene.seat && scene.mine.includes(player.seat));
  const facts = (mine?.facts ?? []).filter((fact) => fact.pays);
  const told = JSON.stringify([facts, mine?.colour, scene.language]);
  place.hidden = !facts.length;
  if (place.dataset.told === told) return;
  place.dataset.told = told;
  place.className = `p${mine?.colour}`;
  place.replaceChildren(...facts.map((fact) => el("li", { title: `${fact.label} ${fact.value}` }, signOf(fact), el("span", { class: fact.drawing ? "offstage" : "" }, fact.label), el("b", {}, fact.value))));
}

/**
 * Seconds as a clock says them: 2 d 4 h, 3:05 h, 4:09.
 * @param {number} seconds
 */
export function clockText(seconds) {
  const left = Math.max(0, Math.floor(seconds));
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  if (left >= 86400) return word("web-play-clock-days", { days: Math.floor(left / 86400), hours: Math.floor((left % 86400) / 3600) });
  if (left >= 3600) return `${Math.floor(left / 3600)}:${two(Math.floor((left % 3600) / 60))}:${two(left % 60)}`;
  return `${Math.floor(left / 60)}:${two(left % 60)}`;
}

/** All players in the head of the page: mark, name, points; a click shows the mat. */
export class Chips {
  /**
   * @param {HTMLElement} place
   * @param {(seat: number) => void} open
   */
  constructor(place, open) {
    this.place = place;
    this.open = open;
    this.scores = false;
  }

  /**
   * @param {Scene} scene
   * @param {number} whose mat lies beside the board
   */
  show(scene, whose) {
    const withScores = this.scores || me.settings.scores || scene.over;
    const told = JSON.stringify([scene.players, withScores, whose, scene.language, scene.mine]);
    if (this.place.dataset.told === told) return;
    this.place.dataset.told = told;
    const focused = this.place.contains(document.activeElement) ? document.activeElement?.id : "";
    const chip = (/** @type {Player} */ player) => {
      const said = [player.name, notesOf(player, scene).join(", "), player.active && word("web-play-decides"), withScores && pointsOf(player, scene)];
      const label = said.filter(Boolean).join(" · ");
      const attributes = { type: "button", id: `chip-${player.seat}`, class: player.active ? "active" : "", "aria-pressed": String(player.seat === whose), "aria-label": label, title: label };
      return el(
        "li",
        {},
        el(
          "button",
          { ...attributes, onclick: () => this.open(player.seat) },
          playerMark(player),
          el("span", { class: "name" }, player.name),
          withScores && el("b", {}, scene.over ? null : icon("hourglass"), String(player.score)),
          player.clock && el("span", { class: "clock", "data-clock": player.seat }),
        ),
      );
    };
    this.place.replaceChildren(...inTurn(scene.players).map(chip));
    if (focused) document.getElementById(focused)?.focus();
  }
}

/**
 * What the number beside a name is. While the game lasts it falls as well, because what is spent counts no more.
 * @param {Player} player
 * @param {Scene} scene
 */
function pointsOf(player, scene) {
  return scene.over ? `${player.score} ${word("web-play-points-short")}` : word("web-play-points-now", { n: player.score });
}

/**
 * In the order of their turns.
 * @param {Player[]} players
 */
function inTurn(players) {
  return [...players].sort((a, b) => (a.place || 99) - (b.place || 99) || a.seat - b.seat);
}

/**
 * What there is to say of a player beside the name.
 * @param {Player} player
 * @param {Scene} scene
 */
function notesOf(player, scene) {
  const notes = [scene.mine.includes(player.seat) && word("web-play-you"), player.out ? word("web-play-left") : player.bot, !player.present && word("web-play-away")];
  return notes.filter(Boolean);
}

export class Panels {
  /**
   * @param {HTMLElement} place
   * @param {(seat: number) => void} open called when somebody wants to see a player's board
   */
  constructor(place, open) {
    this.place = place;
    this.open = open;
    this.scores = false;
    this.told = 0; // when the clocks were told
    /** @type {Player[]} */
    this.players = [];
    this.title = el("h2", { class: "offstage" });
    this.list = el("ol");
    this.place.replaceChildren(this.title, this.list);
    setInterval(() => this.tick(), 1000);
  }

  /** @param {Scene} scene */
  show(scene) {
    this.told = Date.now();
    this.players = inTurn(scene.players);
    const withScores = this.scores || me.settings.scores || scene.over;
    const wanted = this.players.map((player) => this.kept(player, scene, withScores));
    this.title.textContent = word("web-play-players");
    const there = [...this.list.children];
    if (wanted.length !== there.length || wanted.some((panel, i) => panel !== there[i])) {
      const focused = this.list.contains(document.activeElement) ? document.activeElement?.id : "";
      this.list.replaceChildren(...wanted);
      if (focused) document.getElementById(focused)?.focus();
    }
    this.tick();
  }

  /**
   * A panel in which nothing changed stays, so that no click on it is lost while others move.
   * @param {Player} player
   * @param {Scene} scene
   * @param {boolean} withScores
   */
  kept(player, scene, withScores) {
    const told = JSON.stringify([{ ...player, clock: Boolean(player.clock) }, scene.mine, withScores, scene.language]);
    /** @type {HTMLElement | null | undefined} */
    const old = document.getElementById(`panel-${player.seat}`)?.closest(".player");
    if (old?.dataset.told === told) return old;
    const panel = this.panel(player, scene, withScores);
    panel.dataset.told = told;
    return panel;
  }

  /**
   * @param {Player} player
   * @param {Scene} scene
   * @param {boolean} withScores
   */
  panel(player, scene, withScores) {
    const mine = scene.mine.includes(player.seat);
    const notes = notesOf(player, scene);
    return el(
      "li",
      { class: `player c${player.colour}${player.active ? " active" : ""}${mine ? " mine" : ""}` },
      el(
        "button",
        { type: "button", class: "plain name", id: `panel-${player.seat}`, "data-thing": `seat-${player.seat}`, onclick: (event) => this.clicked(event, player.seat) },
        playerMark(player),
        el("span", { class: `dot ${player.present ? "here" : "away"}`, "aria-hidden": "true" }),
        el("strong", {}, player.name),
        notes.length ? el("span", { class: "muted small" }, notes.join(" · ")) : null,
        player.active && el("span", { class: "turn" }, el("span", { class: "offstage" }, word("web-play-decides")), el("i", { "aria-hidden": "true" }, "◀")),
      ),
      player.clock && el("span", { class: "clock", "data-clock": player.seat }),
      withScores && el("span", { class: "score", title: pointsOf(player, scene) }, scene.over ? null : icon("hourglass"), String(player.score), el("small", {}, word("web-play-points-short"))),
      player.facts.length
        ? el(
            "div",
            { class: `facts p${player.colour}` },
            player.facts.map(factOf),
          )
        : null,
    );
  }

  /**
   * A name opens that player's board, unless it stands for a choice.
   * @param {Event} event
   * @param {number} seat
   */
  clicked(event, seat) {
    if (befallen(event, "[data-option]")) return;
    event.preventDefault();
    this.open(seat);
  }

  tick() {
    for (const player of this.players) {
      if (!player.clock) continue;
      const gone = player.clock.runs ? (Date.now() - this.told) / 1000 : 0;
      for (const place of document.querySelectorAll(`[data-clock="${player.seat}"]`)) {
        place.textContent = clockText(player.clock.left - gone);
        place.classList.toggle("runs", player.clock.runs);
      }
    }
  }
}

/**
 * Points by category and player, as a table.
 * @param {Category[]} categories
 * @param {(Points | Result)[]} scores
 * @param {{ seat: number, name: string, colour: number, letter: string }[]} players
 */
export function scoreTable(categories, scores, players) {
  const named = new Map(players.map((player) => [player.seat, player]));
  /** @type {(title: string, value: (score: Points) => number, kind: string) => HTMLElement} */
  const row = (title, value, kind) => el("tr", { class: kind }, el("th", { scope: "row" }, title), scores.map((score) => el("td", {}, String(value(score)))));
  return el(
    "div",
    { class: "scores", tabindex: "0", role: "group", "aria-label": word("web-play-scores") },
    el(
      "table",
      {},
      el(
        "thead",
        {},
        el(
          "tr",
          {},
          el("td"),
          scores.map((score) => {
            const player = named.get(score.seat);
            return el("th", { scope: "col" }, player?.letter ? playerMark(player) : null, el("span", {}, player?.name ?? ""));
          }),
        ),
      ),
      el("tbody", {}, categories.map((category) => row(category.title, (score) => score.points[category.id] ?? 0, ""))),
      el("tfoot", {}, row(word("web-play-total"), (score) => score.total, "total")),
    ),
  );
}
