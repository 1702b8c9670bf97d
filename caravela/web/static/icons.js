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
  close: "M6 6l12 12M18 6 6 18",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17",
  table: "M4 6h16v9H4zM7 15v5M17 15v5",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  closer: "M12 5v14M5 12h14",
  further: "M5 12h14",
  mat: "M4 15h16v5H4zM6 11h12M8 7h8",
  log: "M6 5h13M6 10h13M6 15h9M6 20h11",
  players: "M8 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2 20c0-4 3-6 6-6s6 2 6 6M16 11a3 3 0 1 0 0-6M17 14c3 0 5 2 5 5",
  board: "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14",
  look: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20",
  legend: "M4 5h4v4H4zM11 7h9M6 11.5l2.4 4.5H3.6zM11 14h9M4 18.5h4M11 19.5h9",
  story: "M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14",
  talk: "M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5",
  quiet: "M8 5h12v11h-1M15.5 16H11l-5 4v-4H4V5M3 2l18 19",
  hourglass: "M6 3h12M6 21h12M7 3c0 5 4 6 4 9s-4 4-4 9M17 3c0 5-4 6-4 9s4 4 4 9",
  hint: "M9.5 18h5M10.5 21h3M9.5 15c0-2-3-3-3-6.5a5.5 5.5 0 0 1 11 0c0 3.5-3 4.5-3 6.5z",
  trial: "M9 3h6M10 3v6l-5.5 9.5A1.7 1.7 0 0 0 6 21h12a1.7 1.7 0 0 0 1.5-2.5L14 9V3M7.5 15h9",
};

/** @param {keyof typeof PATHS} name */
export function icon(name) {
  return svg(`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${PATHS[name]}"/></svg>`);
}
