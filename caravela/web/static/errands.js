// Small errands to the server: a link for a seat, the next game, a file.

import { api, ask, el, recall, remember, word } from "./page.js";
import { send, visit } from "./place.js";
import { usualBot } from "./seats.js";

/** @import { GameOffered, Link, Made, RefusedAnswer } from "./protocol.js" */

/**
 * The links that this browser was given, by seat.
 * @param {string} table
 * @returns {Record<string, string>}
 */
export function knownLinks(table) {
  try {
    return JSON.parse(recall(`caravela-links-${table}`) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/**
 * @param {string} table
 * @param {number} seat
 */
export async function newLink(table, seat) {
  /** @type {Link} */
  const { link } = await api("POST", `/api/tables/${table}/links`, { role: "seat", seat });
  remember(`caravela-links-${table}`, JSON.stringify({ ...knownLinks(table), [seat]: link }));
  return link;
}

/**
 * A file for the reader's disk.
 * @param {string} path
 * @param {string} name
 */
export async function download(path, name) {
  const answer = await send(path);
  if (!answer.ok) {
    /** @type {Partial<RefusedAnswer>} */
    const refused = await answer.json().catch(() => ({}));
    throw new Error(refused.message ?? word("web-play-no-file"));
  }
  const address = URL.createObjectURL(await answer.blob());
  const link = el("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}

/** @param {string} table */
export async function rematch(table) {
  /** @type {Made} */
  const answer = await api("POST", `/api/tables/${table}/rematch`);
  visit(`/t/${answer.table}`);
}

/**
 * Which bot is to play; null if none.
 * @param {GameOffered} game
 * @param {{ title: string, text: string, go: string, kind?: "primary" | "danger" }} words
 */
export async function askLevel(game, { title, text, go, kind = "primary" }) {
  const level = el("select", { id: "bot-level" }, game.bots.map((bot) => el("option", { value: bot.name, selected: bot.name === usualBot(game) }, bot.title)));
  const sure = await ask({
    title,
    text,
    body: el("label", { class: "field" }, el("span", {}, word("web-menu-leave-bot")), level),
    actions: [
      { value: null, label: word("web-cancel") },
      { value: "go", label: go, kind },
    ],
  });
  return sure ? level.value : null;
}

/**
 * Calls a table off that has not begun; whether it was.
 * @param {string} table
 */
export async function callOff(table) {
  const sure = await ask({
    title: word("web-room-cancel"),
    text: word("web-room-cancel-text"),
    actions: [
      { value: null, label: word("web-room-keep") },
      { value: "cancel", label: word("web-room-cancel"), kind: "danger" },
    ],
  });
  if (sure) await api("POST", `/api/tables/${table}/cancel`);
  return Boolean(sure);
}
