// What is read out at the table: with its line in the log, and in a dialog of its own.

import { ask, el, recall, remember, word } from "./page.js";
import { visit } from "./place.js";
import { pagesOf } from "./scene.js";

/** @import { Line, Reading, Scene } from "./protocol.js" */

/** @param {Reading} page */
function paragraphs(page) {
  return page.lines.map((line) => el("p", {}, line));
}

/**
 * Below a line of the log that something is read with.
 * @param {Line} line
 */
export function readWith(line) {
  if (!line.read) return null;
  return el("details", { class: "read", "data-who": line.who }, el("summary", {}, word("web-story-read")), paragraphs(line.read));
}

/**
 * The keys of what this screen has shown.
 * @param {string} table
 * @returns {string[]}
 */
function known(table) {
  try {
    return JSON.parse(recall(`caravela-read-${table}`) ?? "[]") ?? [];
  } catch {
    return [];
  }
}

/**
 * What this screen has not shown yet.
 * @param {Scene} scene
 */
export function unread(scene) {
  const read = known(scene.table);
  return pagesOf(scene).filter((page) => !read.includes(page.key));
}

/**
 * What is new, and what was read before.
 * @param {Scene} scene
 */
export async function showStory(scene) {
  const pages = pagesOf(scene);
  const fresh = unread(scene);
  const old = pages.filter((page) => !fresh.includes(page));
  const article = (/** @type {Reading} */ page) => el("article", {}, el("h3", {}, page.title), paragraphs(page));
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
    actions: [scene.campaign && { value: "campaign", label: word("web-campaign-page") }, { value: null, label: word("web-close"), kind: "primary" }],
  });
  if (answer === "campaign" && scene.campaign) visit(`/c/${scene.campaign.id}`);
}
