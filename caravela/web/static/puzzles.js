// The page of puzzles: today's of every game, and all there are.

import { api, at, el, emblem, me, put, ready, tell, word } from "./page.js";

/** @import { PuzzlesOf, PuzzleTold } from "./protocol.js" */

/** @param {PuzzleTold} puzzle */
function entry(puzzle) {
  const done = me.settings.puzzles[`${puzzle.game}-${puzzle.number}`];
  const state = done === undefined ? "" : word(done ? "web-puzzles-solved" : "web-puzzles-tried");
  const label = [`${word("web-puzzle")} ${puzzle.number}`, word(`web-puzzles-hard-${puzzle.hard}`), state].filter(Boolean).join(", ");
  return el(
    "li",
    {},
    el(
      "a",
      { href: `/t/${puzzle.table}`, class: done === undefined ? "" : done ? "solved" : "tried", "aria-label": label, title: label },
      el("span", {}, String(puzzle.number)),
      el("span", { class: "dots", "aria-hidden": "true" }, "●".repeat(puzzle.hard)),
    ),
  );
}

/** @param {PuzzlesOf} game */
function ofGame(game) {
  const solved = game.puzzles.filter((puzzle) => me.settings.puzzles[`${puzzle.game}-${puzzle.number}`]).length;
  return el(
    "article",
    { class: "game slip", id: game.game },
    emblem(game.emblem),
    el(
      "div",
      { class: "text" },
      el("h2", { class: "title" }, game.title),
      el("p", { class: "row" }, el("a", { class: "button primary", href: `/t/${game.puzzles[game.today - 1].table}`, "aria-label": word("web-puzzles-today-of", { game: game.title }) }, word("web-puzzles-today"))),
      el("details", {}, el("summary", {}, word("web-puzzles-all"), el("span", { class: "small muted" }, ` ${word("web-puzzles-count", { solved, of: game.puzzles.length })}`)), el("ol", {}, game.puzzles.map(entry))),
    ),
  );
}

async function load() {
  /** @type {PuzzlesOf[]} */
  const all = await api("GET", "/api/puzzles");
  put(at("puzzles"), all.length ? all.map(ofGame) : el("p", {}, word("web-puzzles-none")), el("p", { class: "small muted" }, word("web-puzzles-find")));
}

await ready;
await load().catch(tell);
document.addEventListener("caravela-language", () => load().catch(tell));
