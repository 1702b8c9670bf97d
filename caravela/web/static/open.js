// Tables that anybody on this server may come to: free seats, and games to watch.

import { agreedList, api, at, el, emblem, exact, firstOf, me, put, ready, relative, tell, word } from "./page.js";
import { visit } from "./place.js";

/** @import { Joined, OpenTable } from "./protocol.js" */

/** @type {OpenTable[]} */
let list = [];
let inAll = 0;
let pages = 1;
let shown = "";

/**
 * @param {OpenTable} table
 * @param {string} errand
 * @param {object} body
 */
async function come(table, errand, body) {
  try {
    /** @type {Joined} */
    const joined = await api("POST", `/api/open/${table.table}/${errand}`, body);
    visit(`/t/${joined.table}`);
  } catch (problem) {
    tell(problem);
    refresh();
  }
}

/** @param {OpenTable} table */
function entry(table) {
  const address = `/t/${encodeURIComponent(table.table)}`;
  return el(
    "li",
    { class: "table slip" },
    el("div", { class: "head" }, el("h3", { class: "title" }, table.title)),
    el(
      "p",
      { class: "facts small muted" },
      [table.game_title, table.round_title, table.host && word("web-open-host", { host: table.host })].filter(Boolean).map((fact) => el("span", {}, fact)),
      el("span", { title: exact(table.since) }, word(table.status === "open" ? "web-table-made" : "web-table-last", { when: relative(table.since) })),
    ),
    agreedList(table.agreed),
    el(
      "ul",
      { class: "players", "aria-label": word("web-players") },
      table.seats.map((seat) =>
        el(
          "li",
          { class: `player ${seat.free ? "open" : seat.bot ? "bot" : "present"}`, title: seat.bot },
          el("span", { class: "dot", "aria-hidden": "true" }),
          el("span", {}, seat.free ? seat.name || word("web-seat-open") : seat.name),
          seat.free && table.sit && el("button", { type: "button", class: "primary", "data-seat": seat.seat, "aria-label": word("web-open-sit-of", { n: seat.seat + 1, table: table.title }), onclick: () => come(table, "sit", { seat: seat.seat, name: me.name }) }, word("web-open-sit")),
        ),
      ),
    ),
    el(
      "div",
      { class: "row" },
      table.here && el("a", { class: "button", href: address }, word("web-table-look")),
      !table.here && table.status === "playing" && el("button", { type: "button", onclick: () => come(table, "watch", {}) }, word("web-open-look")),
    ),
  );
}

/**
 * @param {string} title
 * @param {OpenTable[]} tables
 */
const group = (title, tables) => (tables.length ? [el("h2", { class: "group" }, title), el("ul", { class: "entries" }, tables.map(entry))] : []);

function show() {
  const left = inAll - list.length;
  const more = () => {
    pages += 1;
    refresh();
  };
  put(
    at("open"),
    group(word("web-open-seats"), list.filter((table) => table.status === "open")),
    group(word("web-open-watch"), list.filter((table) => table.status === "playing")),
    left > 0 && el("p", {}, el("button", { type: "button", id: "more", onclick: more }, word("web-list-more", { n: left }))),
    !list.length && el("div", { class: "slip empty" }, emblem(""), el("p", {}, word("web-open-none")), el("p", { class: "muted" }, word("web-open-none-hint")), el("a", { class: "button primary", href: "/new" }, word("web-nav-new"))),
  );
}

async function refresh() {
  try {
    /** @type {Map<string, OpenTable>} */
    const found = new Map();
    for (let page = 0, from = 0; page < pages; page += 1) {
      /** @type {OpenTable[] & { inAll: number }} */
      const some = await api("GET", `/api/open?from=${from}`);
      for (const one of some) found.set(one.table, one);
      from += some.length;
      inAll = some.inAll;
      if (!some.length) break;
    }
    list = [...found.values()];
  } catch (problem) {
    tell(problem);
    return;
  }
  const now = JSON.stringify([list, inAll, me.language]);
  if (now === shown) return;
  shown = now;
  const focus = /** @type {HTMLElement | null} */ (document.activeElement)?.getAttribute("aria-label");
  show();
  if (focus) firstOf(at("open"), `[aria-label="${CSS.escape(focus)}"]`)?.focus();
}

await ready;
await refresh();
document.addEventListener("caravela-language", refresh);
setInterval(() => {
  if (!document.hidden) refresh();
}, 15000);
