// A clause of the rules, over the table: whoever looks one up does not lose the game.

import { api, ask, befallen, el, tell, word } from "./page.js";

/**
 * @param {string} game
 * @param {string} clause
 */
async function show(game, clause) {
  const told = await api("GET", `/api/rules/${encodeURIComponent(game)}/${encodeURIComponent(clause)}`);
  await ask({
    title: told.heading || clause,
    text: told.text,
    body: el("p", { class: "small" }, el("a", { href: `/rules/${encodeURIComponent(game)}#${encodeURIComponent(clause)}`, target: "_blank", rel: "noopener" }, `${word("web-learn-rules")} (${clause})`)),
    actions: [{ value: null, label: word("web-back-to-game"), kind: "primary" }],
  });
}

/**
 * A link to a clause, whose text is shown here; by the middle button or with a key held it opens beside the game.
 * @param {string} game
 * @param {string} clause
 */
export function clauseLink(game, clause, kind = "") {
  return el("a", { class: kind, href: `/rules/${encodeURIComponent(game)}#${encodeURIComponent(clause)}`, target: "_blank", rel: "noopener", onclick: (event) => follow(event, game, clause) }, clause);
}

/**
 * @param {Event} event
 * @param {string} game
 * @param {string} clause
 */
function follow(event, game, clause) {
  if (!befallen(event, "a") || (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey))) return;
  event.preventDefault();
  show(game, clause).catch(tell);
}
