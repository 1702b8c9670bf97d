// The rules of a game, clause by clause, with a search and an address for each.

import { api, copy, el, games, me, ready, remember, showTitle, tell, word } from "./page.js";

const $ = (id) => document.getElementById(id);
const wanted = decodeURIComponent(location.pathname.split("/").filter(Boolean)[1] ?? "");
let game = null;
let chapters = [];

/** Headings with their clauses, in the order of the page. */
function read(answer) {
  const list = Array.isArray(answer) ? answer : (answer.chapters ?? answer.headings ?? []);
  return list.map((chapter) => ({
    heading: chapter.heading ?? chapter.title ?? "",
    clauses: (chapter.clauses ?? []).map((one) => (typeof one === "string" ? { clause: one, text: "" } : one)),
  }));
}

const anchor = (i) => `chapter-${i + 1}`;

function clauseRow({ clause, text }) {
  return el(
    "article",
    { class: "rule", id: clause, tabindex: "-1" },
    el(
      "a",
      { class: "clause", href: `#${clause}`, title: word("web-rules-link"), onclick: () => copy(new URL(`#${clause}`, location.href).href) },
      clause,
    ),
    el("p", {}, text),
  );
}

/** A word is marked where it was found. */
function mark(paragraph, text, sought) {
  if (!sought) {
    paragraph.textContent = text;
    return;
  }
  const low = text.toLowerCase();
  const pieces = [];
  let from = 0;
  for (let at = low.indexOf(sought); at >= 0; at = low.indexOf(sought, from)) {
    pieces.push(text.slice(from, at), el("mark", {}, text.slice(at, at + sought.length)));
    from = at + sought.length;
  }
  paragraph.replaceChildren(...pieces, text.slice(from));
}

function search() {
  const sought = $("search").value.trim().toLowerCase();
  let found = 0;
  for (const [i, chapter] of chapters.entries()) {
    const named = sought && chapter.heading.toLowerCase().includes(sought);
    let here = 0;
    for (const one of chapter.clauses) {
      const row = document.getElementById(one.clause);
      const fits = !sought || named || one.clause.toLowerCase().includes(sought) || one.text.toLowerCase().includes(sought);
      row.hidden = !fits;
      if (fits) {
        here += 1;
        mark(row.querySelector("p"), one.text, sought);
      }
    }
    document.getElementById(anchor(i)).hidden = here === 0;
    document.querySelector(`#chapters [href="#${anchor(i)}"]`).parentElement.hidden = here === 0;
    found += here;
  }
  $("found").textContent = !sought ? "" : found === 1 ? word("web-rules-found-one") : found ? word("web-rules-found", { n: found }) : word("web-rules-found-none");
}

function show() {
  $("rules-title").textContent = word("web-rules-of", { game: game.title });
  showTitle(word("web-rules-of", { game: game.title }));
  $("clauses").replaceChildren(
    ...game.how.map((paragraph) => el("p", { class: "how" }, paragraph)),
    ...chapters.map((chapter, i) => el("section", { id: anchor(i), "aria-labelledby": `${anchor(i)}-title` }, el("h2", { id: `${anchor(i)}-title` }, chapter.heading), chapter.clauses.map(clauseRow))),
  );
  $("chapters").replaceChildren(
    el("details", { open: matchMedia("(min-width: 900px)").matches }, el("summary", {}, word("web-rules-chapters")), el("ol", { lang: "en" }, chapters.map((chapter, i) => el("li", {}, el("a", { href: `#${anchor(i)}` }, chapter.heading))))),
  );
  $("search").placeholder = word("web-rules-search-hint", { clause: chapters.find((chapter) => chapter.clauses.length)?.clauses[0].clause ?? "" });
  $("english").hidden = me.language === "en";
  search();
}

function jump() {
  const id = decodeURIComponent(location.hash.slice(1));
  const there = id && document.getElementById(id);
  document.querySelector(".rule.here")?.classList.remove("here");
  if (!there) return;
  if (there.hidden || there.closest("section")?.hidden) {
    $("search").value = "";
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
  $("which").replaceChildren(
    ...(offered.length > 1 ? [el("p", { class: "row" }, offered.map((one) => el("a", { class: "button", href: `/rules/${one.name}`, "aria-current": one === game ? "page" : null }, one.title)))] : []),
  );
  chapters = read(await api("GET", `/api/rules/${game.name}`));
  show();
}

await ready;
await load().then(jump).catch(tell);
$("search").addEventListener("input", search);
window.addEventListener("hashchange", jump);
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && !event.target.closest("input, textarea, select")) {
    event.preventDefault();
    $("search").focus();
  }
});
document.addEventListener("caravela-language", () => load().catch(tell));
