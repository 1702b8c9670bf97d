// The legend: every piece and icon of a game with its name.

import { api, ask, el, svg, word } from "./page.js";

/** @import { LegendPart } from "./protocol.js" */

/**
 * The whole legend, part by part.
 * @param {string} game
 */
export async function legend(game) {
  /** @type {LegendPart[]} */
  const parts = await api("GET", `/api/games/${encodeURIComponent(game)}/legend`);
  if (!parts.length) return el("p", {}, word("web-legend-none"));
  return el(
    "div",
    { class: "legend" },
    parts.map((part) => [
      el("h3", {}, part.title),
      el("ul", {}, part.things.map((thing) => el("li", {}, svg(thing.drawing), el("span", {}, thing.text)))),
    ]),
  );
}

/**
 * Over the table; the board stays where it is.
 * @param {string} game
 */
export async function showLegend(game) {
  const body = await legend(game);
  return ask({ title: word("web-legend"), body, wide: true, actions: [{ value: null, label: word("web-close"), kind: "primary" }] });
}
