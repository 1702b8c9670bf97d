// The rules of a game, clause by clause, with a search and an address for each.

import { loadSymbols } from "./board.js";
import { api, at, befallen, copy, el, games, ready, remember, showTitle, tell, word } from "./page.js";
import { here, shared } from "./place.js";

/** @import { Chapter, Clause, GameOffered, Plate } from "./protocol.js" */

const wanted = decodeURIComponent(here().pathname.split("/").filter(Boolean)[1] ?? "");
const field = at("search", HTMLInputElement);
/** @type {GameOffered} */
let game;
/** In the order of the page. @type {Chapter[]} */
let chapters = [];

/** Whether a part begins with this chapter. */
const opens = (/** @type {number} */ i) => chapters[i].part !== "" && chapters[i].part !== chapters[i - 1]?.part;
const anchor = (/** @type {number} */ i) => `chapter-${i + 1}`;

/**
 * A picture of a real position, no higher than what can be seen at once.
 * @param {Plate} plate
 */
function figure({ title, width, height, drawing }) {
  const drawn = el("figure", { class: width > height ? "plate" : "plate tall" });
  drawn.innerHTML = drawing;
  drawn.append(el("figcaption", { class: "small muted" }, word("web-learn-picture", { title })));
  return drawn;
}

/** Pictures come after the words: who looks a clause up does not wait for them. @param {Plate[]} plates */
function illustrate(plates) {
  for (const plate of plates) {
    const place = chapters.findIndex((chapter) => chapter.number === plate.chapter);
    if (place >= 0) at(`${anchor(place)}-title`).after(figure(plate));
  }
}

/** @param {Clause} clause */
function clauseRow({ clause, text }) {
  return el(
    "article",
    { class: "rule", id: clause, tabindex: "-1" },
    el(
      "a",
      { class: "clause", href: `#${clause}`, title: word("web-rules-link"), onclick: () => copy(shared(`#${clause}`)) },
      clause,
    ),
    el("p", {}, text),
  );
}

/**
 * A word is marked where it was found.
 * @param {Element} paragraph
 * @param {string} text
 * @param {string} sought
 */
function mark(paragraph, text, sought) {
  if (!sought) {
    paragraph.textContent = text;
    return;
  }
  const low = text.toLowerCase();
  const pieces = [];
  let from = 0;
  for (let here = low.indexOf(sought); here >= 0; here = low.indexOf(sought, from)) {
    pieces.push(text.slice(from, here), el("mark", {}, text.slice(here, here + sought.length)));
    from = here + sought.length;
  }
  paragraph.replaceChildren(...pieces, text.slice(from));
}

function search() {
  const sought = field.value.trim().toLowerCase();
  let found = 0;
  for (const [i, chapter] of chapters.entries()) {
    const named = sought && chapter.heading.toLowerCase().includes(sought);
    let here = 0;
    for (const one of chapter.clauses) {
      const row = at(one.clause);
      const fits = !sought || named || one.clause.toLowerCase().includes(sought) || one.text.toLowerCase().includes(sought);
      row.hidden = !fits;
      if (fits) {
        here += 1;
        for (const paragraph of row.querySelectorAll("p")) mark(paragraph, one.text, sought);
      }
    }
    at(anchor(i)).hidden = here === 0;
    for (const plate of at(anchor(i)).querySelectorAll("figure")) plate.hidden = Boolean(sought);
    at(`${anchor(i)}-entry`).hidden = here === 0;
    found += here;
  }
  at("found").textContent = !sought ? "" : found === 1 ? word("web-rules-found-one") : found ? word("web-rules-found", { n: found }) : word("web-rules-found-none");
}

function show() {
  at("rules-title").textContent = word("web-rules-of", { game: game.title });
  showTitle(word("web-rules-of", { game: game.title }));
  at("clauses").replaceChildren(
    ...chapters.map((chapter, i) =>
      el(
        "section",
        { id: anchor(i), "aria-labelledby": `${anchor(i)}-title` },
        opens(i) ? el("h2", { class: "part" }, chapter.part) : null,
        el(chapter.part ? "h3" : "h2", { id: `${anchor(i)}-title` }, chapter.heading),
        chapter.clauses.map(clauseRow),
      ),
    ),
  );
  at("chapters").replaceChildren(
    el(
      "details",
      { open: matchMedia("(min-width: 900px)").matches },
      el("summary", {}, word("web-rules-chapters")),
      el("ul", {}, chapters.map((chapter, i) => el("li", { id: `${anchor(i)}-entry`, class: chapter.part ? "section" : null }, opens(i) ? el("strong", {}, chapter.part) : null, el("a", { href: `#${anchor(i)}` }, chapter.heading)))),
    ),
  );
  field.placeholder = word("web-rules-search-hint", { clause: chapters.find((chapter) => chapter.clauses.length)?.clauses[0].clause ?? "" });
  search();
}

function jump() {
  const id = decodeURIComponent(location.hash.slice(1));
  const there = document.getElementById(id);
  document.querySelector(".rule.here")?.classList.remove("here");
  if (!there) return;
  if (there.hidden || there.closest("section")?.hidden) {
    field.value = "";
    search();
  }
  if (there.classList.contains("rule")) there.classList.add("here");
  there.scrollIntoView({ block: there.classList.contains("rule") ? "center" : "start" });
  if (there.classList.contains("rule")) there.focus({ preventScroll: true });
}

async function load() {
  const offered = await games();
  game = offered.find((one) => one.name === wanted) ?? offered[0];
  remember("caravela-game", game.name);
  at("which").replaceChildren(
    el("p", {}, el("a", { href: `/learn/${game.name}` }, word("web-learn-of", { game: game.title }))),
    ...(offered.length > 1 ? [el("p", { class: "row" }, offered.map((one) => el("a", { class: "button", href: `/rules/${one.name}`, "aria-current": one === game ? "page" : null }, one.title)))] : []),
  );
  const name = encodeURIComponent(game.name);
  const plates = Promise.all([api("GET", `/api/games/${name}/plates`), loadSymbols()]);
  chapters = await api("GET", `/api/rules/${name}`);
  show();
  jump();
  const [drawn] = await plates;
  illustrate(drawn);
}

await ready;
await load().then(jump).catch(tell);
field.addEventListener("input", search);
window.addEventListener("hashchange", jump);
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && !befallen(event, "input, textarea, select")) {
    event.preventDefault();
    field.focus();
  }
});
document.addEventListener("caravela-language", () => load().catch(tell));
