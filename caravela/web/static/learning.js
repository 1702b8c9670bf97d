// Into a guided first game.

import { api } from "./page.js";

/** @import { GameOffered } from "./protocol.js" */

/**
 * A table of its own is made, at which the others follow a list.
 * @param {GameOffered} game
 * @param {EventTarget | null} button
 */
export async function learn(game, button) {
  const pressed = button instanceof HTMLButtonElement ? button : null;
  if (pressed) pressed.disabled = true;
  try {
    const made = await api("POST", `/api/games/${game.name}/learn`, {});
    location.assign(`/t/${made.table}`);
  } catch (problem) {
    if (pressed) pressed.disabled = false;
    throw problem;
  }
}
