// The replay page: any game that the viewer may see, move by move.

import { api, ask, at, befallen, copy, el, me, ready, showTitle, sitAt, tell, word } from "./page.js";
import { areasSign, drawAreas, drawZoom, keepAreas } from "./areas.js";
import { found, onForm, sayWhere, shaped, small } from "./arrange.js";
import { loadSymbols, Sheets } from "./board.js";
import { icon } from "./icons.js";
import { Log } from "./log.js";
import { showKeys } from "./menu.js";
import { connect } from "./net.js";
import { Chips, Panels } from "./panels.js";
import { here, rename, shared, visit } from "./place.js";
import { pieces } from "./scene.js";
import { drawTabs, openTab } from "./tabs.js";
import { Tips } from "./tips.js";

/** @import { Entry, Scene, Story } from "./protocol.js" */
/** @import { Heard, Wire } from "./net.js" */

const table = decodeURIComponent(here().pathname.split("/")[2]);
const PACE = 900;
const GLIDE = 450; // milliseconds for a piece
const KEPT = 60; // scenes at hand
/** @type {[string, string][]} */
const KEYS = [
  ["← →", "web-replay-key-step"],
  ["Home End", "web-replay-key-ends"],
  ["[ ]", "web-replay-key-rounds"],
  ["Space", "web-replay-key-play"],
  ["+ − 0", "web-keys-zoom"],
  ["?", "web-keys-help"],
];

/** @type {Story} */
let story;
/** @type {Entry[]} */
let log = [];
let seat = -1;
let whose = -1; // whose mat somebody wants to see beside the board: -1 for that of whose eyes are used
let move = 0;
/** What is shown, once something is. @type {Scene} */
let scene;
let playing = 0;
/** @type {Wire} */
let wire;
let wanted = 0;
/** @type {Map<string, Promise<Scene>>} */
const kept = new Map();
/** @type {Sheets} */
let sheets;
/** @type {Log} */
let book;
/** @type {Panels} */
let panels;
/** @type {Chips} */
let chips;
/** @type {Tips} */
let tips;
const range = el("input", { type: "range", min: 0, step: 1 });

// -- fetching ----------------------------------------------------------------------------------------------------------

/** @param {number} number */
function fetched(number) {
  const key = `${me.language} ${seat} ${number}`;
  const known = kept.get(key);
  if (known) return known;
  for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest);
  /** @type {Promise<Scene>} */
  const answer = api("GET", `/api/tables/${table}/at/${number}?seat=${seat}`);
  answer.catch(() => kept.delete(key));
  kept.set(key, answer);
  return answer;
}

async function load() {
  story = await api("GET", `/api/tables/${table}/story`);
  sitAt(story.game, story.words);
  log = await api("GET", `/api/tables/${table}/log?seat=${seat}`);
}

// -- showing -----------------------------------------------------------------------------------------------------------

/** @param {number} number */
async function show(number) {
  move = Math.min(Math.max(number, 0), story.moves);
  range.value = String(move);
  const ticket = ++wanted;
  let next;
  try {
    next = await fetched(move);
  } catch (problem) {
    pause();
    tell(problem);
    return;
  }
  if (ticket !== wanted) return;
  scene = next;
  tips.hide();
  const before = sheets.before(scene);
  shaped(scene, besideBoard());
  sheets.show(scene);
  drawAreas(sheets);
  showFolk();
  book.show({ ...scene, mine: [], my_turn: false, since: 0, log, rounds: story.rounds }, move);
  sheets.glide(before, GLIDE);
  book.settle();
  const entry = log.find((one) => one.move === move);
  if (entry) sheets.just(pieces(entry.lines.flatMap((line) => line.things)));
  const where = `${word("web-replay-move", { move, most: story.moves })} · ${scene.where}`;
  sayWhere(where);
  at("status").textContent = entry ? entry.lines.map((line) => line.text).join(" ") : scene.status;
  range.setAttribute("aria-valuetext", where);
  showTitle(scene.title);
  const address = here();
  address.searchParams.set("move", String(move));
  if (seat >= 0) address.searchParams.set("seat", String(seat));
  else address.searchParams.delete("seat");
  rename(address.href);
  if (move < story.moves) fetched(move + 1).catch(() => null);
}

function showFolk() {
  const seen = { ...scene, mine: [], players: scene.players.map((player) => ({ ...player, present: true })) };
  panels.show(seen);
  chips.show(seen, besideBoard());
}

function besideBoard() {
  return whose >= 0 ? whose : Math.max(seat, 0);
}

/** @param {1 | -1} direction */
function jump(direction) {
  const starts = story.rounds.map((round) => round.move);
  const target = direction > 0 ? starts.find((start) => start > move) ?? story.moves : starts.filter((start) => start < move).at(-1) ?? 0;
  show(target);
}

function pause() {
  clearInterval(playing);
  playing = 0;
  drawControls();
}

function playOrPause() {
  if (playing) {
    pause();
    return;
  }
  if (move >= story.moves) move = -1;
  playing = setInterval(() => (move >= story.moves ? pause() : show(move + 1)), PACE);
  show(move + 1);
  drawControls();
}

function drawControls() {
  const focused = document.activeElement?.id;
  const named = (/** @type {string} */ label) => ({ "aria-label": word(label), title: word(label) });
  const text = (/** @type {string} */ label) => el("span", { class: "text" }, word(label));
  /** @type {(id: string, drawing: Parameters<typeof icon>[0], label: string, act: () => void) => HTMLElement} */
  const button = (id, drawing, label, act) => el("button", { type: "button", id, class: "sign", onclick: act, ...named(label) }, icon(drawing));
  const rounds = el(
    "select",
    { id: "to-round", "aria-label": word("web-replay-round") },
    el("option", { value: "" }, word("web-replay-round")),
    story.rounds.map((round) => el("option", { value: String(round.move) }, round.title)),
  );
  const eyes = el(
    "select",
    { id: "eyes", "aria-label": word("web-replay-eyes") },
    story.viewpoints.map((view) =>
      el("option", { value: String(view), selected: view === seat }, view < 0 ? word("web-replay-public") : word("web-replay-as", { who: story.players[view] })),
    ),
  );
  rounds.addEventListener("change", () => rounds.value && show(Number(rounds.value)));
  eyes.addEventListener("change", () => look(Number(eyes.value)));
  at("controls").replaceChildren(
    button("first", "first", "web-replay-first", () => show(0)),
    button("round-back", "roundBack", "web-replay-round-back", () => jump(-1)),
    button("back", "back", "web-replay-back", () => show(move - 1)),
    button("run", playing ? "pause" : "play", playing ? "web-replay-pause" : "web-replay-play", playOrPause),
    button("on", "on", "web-replay-on", () => show(move + 1)),
    button("round-on", "roundOn", "web-replay-round-on", () => jump(1)),
    button("last", "last", "web-replay-last", () => show(story.moves)),
  );
  others = [
    rounds,
    eyes,
    el("button", { type: "button", id: "link", onclick: () => copy(shared()), ...named("web-replay-link") }, icon("link"), text("web-replay-link")),
    ...(story.over ? [tryHere(), el("a", { class: "button", id: "to-review", href: `/t/${table}/review`, ...named("web-review-title") }, icon("look"), text("web-review-title"))] : []),
    el("a", { class: "button", id: "to-table", href: `/t/${table}`, ...named("web-replay-table") }, icon("table"), text("web-replay-table")),
  ];
  at("tools").replaceChildren(...(found.names && !small() ? others : [menuSign()]));
  if (focused) document.getElementById(focused)?.focus();
}

/** From the move that is shown on, where nothing counts. */
function tryHere() {
  const label = word("web-replay-try");
  return el("button", { type: "button", id: "try-here", "aria-label": label, title: label, onclick: () => visit(`/t/${table}?try=${Math.min(move, story.moves - 1)}`) }, icon("trial"), el("span", { class: "text" }, label));
}

/** Which round, through whose eyes, links: in the head where there is room, else behind a sign. @type {HTMLElement[]} */
let others = [];

function menuSign() {
  const title = word("web-replay-controls");
  const open = () => ask({ title, body: el("div", { class: "replay-menu" }, others), actions: [{ value: null, label: word("web-close"), kind: "primary" }] });
  return el("button", { type: "button", id: "menu", class: "icon", "aria-label": title, title, onclick: open }, icon("menu"));
}

/** @param {number} player */
function showMat(player) {
  whose = player;
  sheets.show(scene);
  showFolk();
  if (found.form !== "triple") openTab("mat");
}

/** @param {number} through */
async function look(through) {
  seat = through;
  whose = -1;
  try {
    await load();
    await show(move);
  } catch (problem) {
    tell(problem);
  }
}

// -- keys --------------------------------------------------------------------------------------------------------------

/** @type {Record<string, () => void>} */
const KEY_ACTS = {
  ArrowLeft: () => show(move - 1),
  ArrowRight: () => show(move + 1),
  Home: () => show(0),
  End: () => show(story.moves),
  "[": () => jump(-1),
  "]": () => jump(1),
  " ": playOrPause,
  "+": () => sheets.board?.zoom.in(),
  "=": () => sheets.board?.zoom.in(),
  "-": () => sheets.board?.zoom.out(),
  0: () => sheets.board?.zoom.fit(),
  "?": () => showKeys(KEYS),
  Escape: () => tips.hide(),
};

/** @param {KeyboardEvent} event */
function keydown(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (befallen(event, "select, textarea") || (event.key === " " && befallen(event, "button, a, summary"))) return;
  const act = KEY_ACTS[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

// -- to begin ----------------------------------------------------------------------------------------------------------

ready.then(async () => {
  const asked = here().searchParams;
  seat = asked.has("seat") ? Number(asked.get("seat")) : -1;
  sheets = new Sheets((sheet) => at(sheet.seat < 0 ? "place-board" : sheet.seat === besideBoard() ? "place-mine" : "place-others"));
  const lookAt = (/** @type {number} */ number) => {
    pause();
    show(number);
  };
  book = new Log(at("log"), { look: lookAt, light: (things) => sheets.light(things) });
  panels = new Panels(at("players"), showMat);
  chips = new Chips(at("folk"), showMat);
  panels.scores = chips.scores = true;
  loadSymbols().catch(tell);
  tips = new Tips({ about: (thing) => wire.say({ kind: "about", thing }), stamp: () => me.language, game: () => scene.game, past: () => true, quiet: () => false });
  const hear = (/** @type {Heard} */ message) => {
    if (message.kind === "about") tips.hear(message);
  };
  wire = connect(table, { hear, state: () => {} });
  try {
    await load();
  } catch (problem) {
    tell(problem);
    return;
  }
  range.max = String(story.moves);
  range.setAttribute("aria-label", word("web-replay-scrub"));
  range.addEventListener("input", () => {
    if (playing) pause();
    show(Number(range.value));
  });
  const ticks = el("div", { class: "ticks", "aria-hidden": "true" }, story.rounds.map((round) => {
    const tick = el("i", { title: round.title });
    tick.style.left = `${story.moves ? (100 * round.move) / story.moves : 0}%`;
    return tick;
  }));
  at("scrubber").replaceChildren(range, ticks);
  keepAreas(sheets);
  onForm(drawControls);
  drawTabs(undefined, () => [areasSign(), menuSign()]);
  move = /^\d+$/.test(asked.get("move") ?? "") ? Number(asked.get("move")) : story.over ? 0 : story.moves;
  drawControls();
  await show(move);
  document.addEventListener("keydown", keydown);
  at("main").addEventListener("click", (event) => {
    if (event.defaultPrevented) return;
    const thing = befallen(event, "[data-thing]");
    const button = befallen(event, "button, a");
    if (thing && (!button || button.hasAttribute("data-thing"))) tips.show(thing, true);
  });
  document.addEventListener("caravela-language", async () => {
    drawTabs();
    drawZoom(sheets);
    drawControls();
    wire.say({ kind: "language", language: me.language });
    await look(seat);
  });
});
