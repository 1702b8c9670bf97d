// Into a guided first game.

import { api, el, me, save, word } from "./page.js";
import { visit } from "./place.js";

/** @import { GameOffered } from "./protocol.js" */

/**
 * A table of its own is made, at which the others follow a list.
 * @param {GameOffered} game
 * @param {EventTarget | null} button
 * @param {string} name what I am called from now on, if I have typed it just now
 */
export async function learn(game, button, name = "") {
  const pressed = button instanceof HTMLButtonElement ? button : null;
  if (pressed) pressed.disabled = true;
  try {
    if (name.trim() && name.trim() !== me.name) await save({ name: name.trim() });
    const made = await api("POST", `/api/games/${game.name}/learn`, {});
    visit(`/t/${made.table}`);
  } catch (problem) {
    if (pressed) pressed.disabled = false;
    throw problem;
  }
}

/**
 * Where a game can be learnt, for pages that nobody wants to lose: each opens beside them.
 * @param {GameOffered} game
 */
export function learnLinks(game) {
  const page = `/learn/${encodeURIComponent(game.name)}`;
  /** @type {[string, string][]} */
  const places = [["web-learn", page], ...(game.learn ? /** @type {[string, string][]} */ ([["web-learn-guided", `${page}#guided`]]) : []), ["web-legend", `${page}#legend`], ["web-nav-rules", `/rules/${encodeURIComponent(game.name)}`]];
  return el("p", { class: "row small learn-links" }, places.map(([id, address]) => el("a", { href: address, target: "_blank", rel: "noopener" }, word(id))));
}
