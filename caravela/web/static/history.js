// What has been: finished games, how I have done at them, and the ratings of this server.

import { api, at, el, exact, games, me, put, ready, relative, tell, word } from "./page.js";

/** @import { GameOffered, PlayedGame, Rating, Statistic } from "./protocol.js" */
/** @import { Child } from "./page.js" */

/** @type {PlayedGame[]} */
let played = [];
let inAll = 0;

/**
 * A table of figures; its first column names the row.
 * @param {string} title
 * @param {string[]} heads
 * @param {Child[][]} rows
 */
function figures(title, heads, rows) {
  return el(
    "div",
    { class: "figures", tabindex: "0", role: "region", "aria-label": title },
    el("table", {}, el("thead", {}, el("tr", {}, heads.map((head) => el("th", { scope: "col" }, head)))), el("tbody", {}, rows.map((row) => el("tr", {}, row.map((cell, i) => (i ? el("td", {}, cell) : el("th", { scope: "row" }, cell))))))),
  );
}

/** @param {number} seconds */
function lasted(seconds) {
  const n = (/** @type {number} */ unit) => new Intl.NumberFormat(me.language, { maximumFractionDigits: 0 }).format(Math.max(1, seconds / unit));
  if (seconds < 5400) return word("web-history-minutes", { n: n(60) });
  return seconds < 129600 ? word("web-history-hours", { n: n(3600) }) : word("web-history-days", { n: n(86400) });
}

/** @param {PlayedGame} game */
function entry(game) {
  const state = (/** @type {PlayedGame["players"][number]} */ player) => [player.bot, player.won && word("web-history-winner"), player.conceded && word("web-history-gave-up")].filter(Boolean).join(", ");
  return el(
    "li",
    { class: "table slip" },
    el("div", { class: "head" }, el("h3", { class: "title" }, el("a", { href: `/t/${game.table}` }, game.game_title)), game.rated && el("span", { class: "badge" }, word("web-rated"))),
    el("p", { class: "facts small muted" }, el("span", { title: exact(game.at) }, relative(game.at)), el("span", {}, word("web-history-length", { moves: game.moves, time: lasted(game.seconds) }))),
    el(
      "ol",
      { class: "places" },
      game.players.map((player) => el("li", { class: player.mine ? "mine" : "", value: player.place }, el(player.won ? "strong" : "span", {}, player.name), " ", el("span", { class: "score" }, String(player.score)), " ", el("span", { class: "small muted" }, state(player)))),
    ),
    el("div", { class: "row" }, el("a", { class: "button", href: `/t/${game.table}/replay` }, word("web-table-replay")), el("a", { class: "button", href: `/t/${game.table}/review` }, word("web-review-title"))),
  );
}

async function more() {
  /** @type {PlayedGame[] & { inAll: number }} */
  const some = await api("GET", `/api/history?from=${played.length}`);
  played.push(...some);
  inAll = some.inAll;
}

/** @param {GameOffered} game */
async function ratingsOf(game) {
  /** @type {Rating[]} */
  const found = await api("GET", `/api/ratings/${game.name}`);
  const heads = [word("web-history-place"), word("web-history-name"), word("web-history-rating"), word("web-history-played")];
  const rows = found.map((one) => [String(one.place), one.mine ? el("strong", {}, one.name) : one.name, `${one.rating}${one.few ? ` (${word("web-history-few")})` : ""}`, String(one.games)]);
  return [el("h3", {}, game.title), found.length ? figures(game.title, heads, rows) : el("p", { class: "muted" }, word("web-history-ratings-none", { game: game.title }))];
}

async function draw() {
  played = [];
  await more();
  /** @type {Statistic[]} */
  const statistics = await api("GET", "/api/history/statistics");
  const ratings = await Promise.all((await games()).map(ratingsOf));
  show(statistics, ratings);
}

/**
 * @param {Statistic[]} statistics
 * @param {Child[]} ratings
 */
function show(statistics, ratings) {
  const number = new Intl.NumberFormat(me.language, { maximumFractionDigits: 1 });
  const heads = [word("web-history-game"), word("web-history-seats"), word("web-history-against"), word("web-history-played"), word("web-history-won"), word("web-history-mean"), word("web-history-best")];
  const rows = statistics.map((one) => [one.game_title, String(one.players), one.against, String(one.games), String(one.won), number.format(one.mean), String(one.best)]);
  const next = async () => {
    try {
      await more();
      show(statistics, ratings);
    } catch (problem) {
      tell(problem);
    }
  };
  const left = inAll - played.length;
  put(
    at("history"),
    rows.length > 0 && el("section", { "aria-labelledby": "statistics" }, el("h2", { id: "statistics" }, word("web-history-statistics")), figures(word("web-history-statistics"), heads, rows)),
    el(
      "section",
      { "aria-labelledby": "played" },
      el("h2", { id: "played" }, word("web-history-games")),
      played.length ? el("ul", { class: "entries" }, played.map(entry)) : el("p", { class: "muted" }, word("web-history-none")),
      left > 0 && el("p", {}, el("button", { type: "button", id: "more", onclick: next }, word("web-list-more", { n: left }))),
    ),
    el("section", { "aria-labelledby": "ratings" }, el("h2", { id: "ratings" }, word("web-history-ratings")), el("p", { class: "small muted" }, word("web-history-ratings-about")), ratings),
  );
}

await ready;
await draw().catch(tell);
document.addEventListener("caravela-language", () => draw().catch(tell));
