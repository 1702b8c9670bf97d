// How a game is played, on a page, and the way into its guided first game.

import { loadSymbols } from "./board.js";
import { learn } from "./learning.js";
import { legend } from "./legend.js";
import { api, at, el, games, ready, showTitle, tell, word } from "./page.js";
import { here } from "./place.js";

/** @import { GameOffered, HowToPlay, PageBlock } from "./protocol.js" */

const wanted = decodeURIComponent(here().pathname.split("/").filter(Boolean)[1] ?? "");

/** What is to be read first stands between two pairs of asterisks. @param {string} text */
const marked = (text) => text.split("**").map((piece, i) => (i % 2 ? el("strong", {}, piece) : piece));

/** @param {PageBlock} block */
function picture({ text, drawing }) {
  const figure = el("figure", {});
  figure.innerHTML = drawing;
  figure.append(el("figcaption", { class: "small muted" }, word("web-learn-picture", { title: text })));
  return figure;
}

/** Points and steps that follow one another are a list. @param {PageBlock[]} blocks */
function written(blocks) {
  /** @type {HTMLElement[]} */
  const page = [];
  for (const block of blocks) {
    if (block.kind === "picture") page.push(picture(block));
    else if (block.kind === "title") page.push(el("h1", {}, block.text));
    else if (block.kind === "heading") page.push(el("h2", {}, block.text));
    else if (block.kind === "text") page.push(el("p", {}, marked(block.text)));
    else {
      const list = block.kind === "step" ? "OL" : "UL";
      if (page.at(-1)?.tagName !== list) page.push(el(list === "OL" ? "ol" : "ul", {}));
      page.at(-1)?.append(el("li", {}, marked(block.text)));
    }
  }
  return page;
}

/** @param {GameOffered} game */
const ways = (game) =>
  el(
    "div",
    { class: "row" },
    game.learn && el("button", { type: "button", id: "guided", class: "primary", "aria-label": word("web-learn-guided-of", { game: game.title }), onclick: (event) => learn(game, event.currentTarget).catch(tell) }, word("web-learn-guided")),
    el("a", { class: "button", href: `/new?game=${encodeURIComponent(game.name)}`, "aria-label": word("web-set-up-of", { game: game.title }) }, word("web-set-up")),
    el("a", { class: "button", href: `/rules/${encodeURIComponent(game.name)}` }, word("web-learn-rules")),
    game.puzzles ? el("a", { class: "button", href: `/puzzles#${encodeURIComponent(game.name)}`, "aria-label": word("web-puzzles-today-of", { game: game.title }) }, word("web-puzzles-today")) : null,
  );

async function load() {
  const offered = await games();
  const game = offered.find((one) => one.name === wanted) ?? offered[0];
  /** @type {HowToPlay} */
  const how = await api("GET", `/api/games/${game.name}/how`);
  const page = written(how.blocks);
  showTitle(word("web-learn-of", { game: game.title }));
  const signs = await legend(game.name);
  at("how").replaceChildren(...(page.length ? page : [el("h1", {}, game.title), el("p", {}, word("web-learn-none"))]), ways(game), el("section", { id: "legend", tabindex: "-1" }, el("h2", {}, word("web-legend")), signs));
  const there = document.getElementById(location.hash.slice(1));
  there?.scrollIntoView();
  there?.focus({ preventScroll: true });
}

await ready;
await Promise.all([loadSymbols(), load()]).catch(tell);
document.addEventListener("caravela-language", () => load().catch(tell));
