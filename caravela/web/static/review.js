// The review of a finished game: the chances over time, what everybody gave away, what luck brought.

import { api, at, el, put, ready, showTitle, sitAt, svg, tell, word } from "./page.js";
import { playerMark } from "./marks.js";
import { here } from "./place.js";

/** @import { Costly, ReviewedPlayer, ReviewTold } from "./protocol.js" */

const table = decodeURIComponent(here().pathname.split("/")[2]);
const PACE = 2000; // milliseconds between two looks at how far it has come
const COLUMNS = ["points", "luck", "adjusted", "given", "rate", "blunder", "mistake", "inexact"];
let waiting = 0;

/** @param {ReviewedPlayer} player */
function row(player) {
  const cells = [String(player.points), player.luck, player.adjusted, player.given_away, player.error_rate, ...player.grades.map(String)];
  const who = el("th", { scope: "row" }, playerMark(player), " ", player.name, player.kind ? el("span", { class: "small muted" }, ` ${player.kind}`) : null);
  return el("tr", {}, who, cells.map((cell) => el("td", {}, cell)));
}

/** @param {ReviewedPlayer[]} players */
function figures(players) {
  const heads = [word("web-review-player"), ...COLUMNS.map((column) => word(`web-review-${column}`))];
  return el(
    "div",
    { class: "figures", tabindex: "0", role: "region", "aria-label": word("web-review-title") },
    el("table", {}, el("thead", {}, el("tr", {}, heads.map((head) => el("th", { scope: "col" }, head)))), el("tbody", {}, players.map(row))),
  );
}

/** @param {Costly} one */
function decision(one) {
  const better = el("span", { class: "muted" }, word("web-review-better", { loss: one.loss, error: one.error }));
  return el(
    "li",
    { class: `slip ${one.grade}` },
    el("p", { class: "small muted" }, word("web-review-move", { move: one.move }), " · ", one.question),
    el("dl", {}, el("dt", {}, el("strong", {}, one.grade_title)), el("dd", {}, one.taken), el("dt", {}, better), el("dd", {}, el("strong", {}, one.best), one.why ? el("span", { class: "why small" }, one.why) : null)),
    el(
      "p",
      { class: "row" },
      el("a", { class: "button", href: `/t/${table}?try=${one.move - 1}` }, word("web-review-try")),
      el("a", { class: "button", href: `/t/${table}/replay?move=${one.move - 1}` }, word("web-review-look")),
    ),
  );
}

/** @param {ReviewedPlayer} player */
function worst(player) {
  const heading = el("h2", {}, playerMark(player), " ", word("web-review-costliest", { who: player.name }));
  const found = player.costliest.length ? el("ol", { class: "costly" }, player.costliest.map(decision)) : el("p", { class: "muted" }, word("web-review-nothing"));
  return el("section", {}, heading, found);
}

/**
 * The chances as a drawing. The lobby has another sort of chart.
 * @param {string} drawn
 */
function chances(drawn) {
  const drawing = svg(drawn);
  drawing.classList.remove("chart");
  return el("figure", { class: "chances", tabindex: "0" }, drawing);
}

/** @param {ReviewTold} review */
function show(review) {
  const players = review.players ?? [];
  put(
    at("review"),
    review.chart ? chances(review.chart) : null,
    figures(players),
    el("p", { class: "small muted" }, word("web-review-about-error")),
    el("p", { class: "small muted" }, word("web-review-about-luck")),
    players.map(worst),
    links(el("a", { class: "button", href: `/api/tables/${table}/review.json`, download: `review-${table}.json` }, word("web-review-file"))),
  );
}

/** @param {...HTMLElement} more */
function links(...more) {
  return el("p", { class: "row" }, more, el("a", { class: "button", href: `/t/${table}/replay` }, word("web-table-replay")), el("a", { class: "button", href: `/t/${table}` }, word("web-replay-table")));
}

async function begin() {
  await api("POST", `/api/tables/${table}/review`);
  await draw();
}

/**
 * How far it has come, written anew without moving what is under the pointer.
 * @param {ReviewTold} review
 */
function showProgress(review) {
  const [done, of] = [review.looked ?? 0, review.of ?? 0];
  const said = of ? word("web-review-working", { done, of }) : word("web-review-waiting");
  put(
    at("review"),
    el("p", { role: "status" }, said),
    el("progress", { max: String(of || 1), value: of ? String(done) : null, "aria-label": said }),
    el("p", { class: "muted" }, word("web-review-cost")),
    links(),
  );
}

async function draw() {
  clearTimeout(waiting);
  /** @type {ReviewTold} */
  const review = await api("GET", `/api/tables/${table}/review`);
  sitAt(review.game, review.words);
  showTitle(`${word("web-review-title")}: ${review.title}`);
  at("title").textContent = `${word("web-review-title")}: ${review.title}`;
  if (review.status === "done") {
    show(review);
    return;
  }
  if (review.status === "working" || review.status === "waiting") {
    showProgress(review);
    waiting = setTimeout(() => draw().catch(tell), PACE);
    return;
  }
  const button = el("button", { type: "button", id: "begin", class: "primary", onclick: () => begin().catch(tell) }, word("web-review-begin"));
  put(at("review"), review.status === "failed" ? el("p", { role: "alert" }, word("web-review-failed")) : null, el("p", { class: "muted" }, word("web-review-cost")), el("p", { class: "row" }, button), links());
}

await ready;
await draw().catch((problem) => {
  tell(problem);
  put(at("review"), el("p", {}, problem instanceof Error ? problem.message : String(problem)), links());
});
document.addEventListener("caravela-language", () => draw().catch(tell));
