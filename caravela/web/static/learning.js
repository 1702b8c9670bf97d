// Into a guided first game.

import { api, ask, el, me, save, word } from "./page.js";
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
    const called = name.trim() || me.name || (await askName());
    if (called === null) {
      if (pressed) pressed.disabled = false;
      return;
    }
    if (called && called !== me.name) await save({ name: called });
    const made = await api("POST", `/api/games/${game.name}/learn`, {});
    visit(`/t/${made.table}`);
  } catch (problem) {
    if (pressed) pressed.disabled = false;
    throw problem;
  }
}

/** What somebody is called at the table; empty if they do not say, null if they go back. @returns {Promise<string | null>} */
async function askName() {
  const field = el("input", { type: "text", maxlength: 24, autocomplete: "nickname", "aria-label": word("web-name-short"), placeholder: word("web-name-short") });
  setTimeout(() => field.focus());
  const answer = await ask({ title: word("web-learn-name"), body: field, actions: [{ value: null, label: word("web-cancel") }, { value: "begin", label: word("web-learn-begin"), kind: "primary" }] });
  return answer === null ? null : field.value.trim();
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
