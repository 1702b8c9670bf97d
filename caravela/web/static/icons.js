// Small drawings on buttons.

import { svg } from "./page.js";

const PATHS = {
  undo: "M8 5 4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-3",
  restart: "M5 4v5h5M5.4 9A8 8 0 1 1 4 13.5",
  turn: "M19 4v5h-5M18.6 9A8 8 0 1 0 20 13.5",
  menu: "M4 7h16M4 12h16M4 17h16",
  first: "M6 5v14M19 5 9 12l10 7z",
  back: "M16 5 6 12l10 7z",
  on: "M8 5l10 7-10 7z",
  last: "M18 5v14M5 5l10 7-10 7z",
  roundBack: "M12 6 5 12l7 6M20 6l-7 6 7 6",
  roundOn: "M12 6l7 6-7 6M4 6l7 6-7 6",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  boards: "M4 15h16v5H4zM6 11h12M8 7h8",
  close: "M6 6l12 12M18 6 6 18",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17",
  table: "M4 6h16v9H4zM7 15v5M17 15v5",
  taller: "M7 14l5-6 5 6",
  lower: "M7 10l5 6 5-6",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  closer: "M12 5v14M5 12h14",
  further: "M5 12h14",
  trial: "M9 3h6M10 3v6l-5.5 9.5A1.7 1.7 0 0 0 6 21h12a1.7 1.7 0 0 0 1.5-2.5L14 9V3M7.5 15h9",
};

/** @param {keyof typeof PATHS} name */
export function icon(name) {
  return svg(`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${PATHS[name]}"/></svg>`);
}
