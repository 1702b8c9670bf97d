// About Caravela: what it is, a word on history for each game, the keys, the licences.

import { at, el, emblem, games, ready, tell, word } from "./page.js";

/** @type {[string[], string][]} */
const KEYS = [
  [["Tab"], "web-key-tab"],
  [["Enter"], "web-key-enter"],
  [["Esc"], "web-key-escape"],
  [["1", "9"], "web-key-digits"],
  [["U"], "web-key-undo"],
  [["+", "−", "0"], "web-key-zoom"],
  [["?"], "web-key-help"],
  [["/"], "web-key-search"],
];

async function draw() {
  at("keys").replaceChildren(
    ...KEYS.map(([keys, id]) =>
      el("tr", {}, el("th", { scope: "row" }, keys.flatMap((key, i) => [i ? (id === "web-key-digits" ? "–" : " ") : "", el("kbd", {}, key)])), el("td", {}, word(id))),
    ),
  );
  const offered = await games();
  at("tact").replaceChildren(
    ...offered.map((game) =>
      el(
        "article",
        { class: "game slip" },
        emblem(game.emblem),
        el("div", { class: "text" }, el("h3", { class: "title" }, game.title), el("p", {}, game.about), game.tact && el("p", { class: "tact" }, game.tact), el("p", { class: "small" }, el("a", { href: `/rules/${encodeURIComponent(game.name)}` }, word("web-rules-of", { game: game.title })))),
      ),
    ),
  );
}

await ready;
await draw().catch(tell);
document.addEventListener("caravela-language", () => draw().catch(tell));
