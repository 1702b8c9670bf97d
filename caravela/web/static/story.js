// What is read out at the table: with its line in the log, and in a dialog of its own.

import { ask, el, recall, remember, word } from "./page.js";

function paragraphs(page) {
  return page.lines.map((line) => el("p", {}, line));
}

/** Below a line of the log that something is read with. */
export function readWith(line) {
  if (!line.read) return null;
  return el("details", { class: "read", "data-who": line.who }, el("summary", {}, word("web-story-read")), paragraphs(line.read));
}

function known(table) {
  try {
    return JSON.parse(recall(`caravela-read-${table}`) ?? "[]") ?? [];
  } catch {
    return [];
  }
}

/** All that was read at this table, the latest last. */
export function pagesOf(scene) {
  return scene.log.flatMap((entry) => entry.lines.map((line) => line.read).filter(Boolean));
}

/** What this screen has not shown yet. */
export function unread(scene) {
  const read = known(scene.table);
  return pagesOf(scene).filter((page) => !read.includes(page.key));
}

/** What is new, and what was read before. */
export async function showStory(scene) {
  const pages = pagesOf(scene);
  const fresh = unread(scene);
  const old = pages.filter((page) => !fresh.includes(page));
  const article = (page) => el("article", {}, el("h3", {}, page.title), paragraphs(page));
  remember(`caravela-read-${scene.table}`, JSON.stringify(pages.map((page) => page.key)));
  const first = fresh.length ? fresh : old;
  const body = el(
    "div",
    { class: "told" },
    first.map(article),
    fresh.length && old.length ? el("details", { class: "read" }, el("summary", {}, word("web-campaign-story")), old.map(article)) : null,
  );
  const answer = await ask({
    title: word("web-story-read"),
    body,
    wide: true,
    actions: [scene.campaign && { value: "campaign", label: word("web-campaign-page") }, { value: null, label: word("web-close"), kind: "primary" }].filter(Boolean),
  });
  if (answer === "campaign") location.assign(`/c/${scene.campaign.id}`);
}
