// The table page: hears what the server tells, shows it, and says what I choose.

import { api, ask, at, befallen, el, firstOf, me, ready, sitAt, tell, toast, word } from "./page.js";
import { areasSign, drawAreas, drawZoom, followGlow, followMat, keepAreas, largeMat } from "./areas.js";
import { arrange, found, onForm, sayWhere, shaped, small } from "./arrange.js";
import { awaited, called } from "./attention.js";
import { loadSymbols, Sheets } from "./board.js";
import { Choices } from "./choices.js";
import { drawRoom, followedBy, showEnd } from "./end.js";
import { rematch } from "./errands.js";
import { Ghosts } from "./ghost.js";
import { Hints } from "./hint.js";
import { icon } from "./icons.js";
import { showLegend } from "./legend.js";
import { Log } from "./log.js";
import { playerMark } from "./marks.js";
import { propose, showProposal } from "./company.js";
import { openMenu, showKeys } from "./menu.js";
import { connect } from "./net.js";
import { Chips, Panels, scoreTable, showPurse } from "./panels.js";
import { here, rename, visit } from "./place.js";
import { isPuzzle, Riddle } from "./puzzle.js";
import { merged, pagesOf, pieces } from "./scene.js";
import { showStory, unread } from "./story.js";
import { Summary } from "./summary.js";
import { callTabs, drawTabs, openPanel, openTab } from "./tabs.js";
import { Talking } from "./talk.js";
import { Teacher } from "./teach.js";
import { Tips } from "./tips.js";

/** @import { Entry, Player, Scene, Sheet } from "./protocol.js" */
/** @import { Heard, Wire } from "./net.js" */

const table = decodeURIComponent(here().pathname.split("/")[2]);

/** The scene as the server tells it, once it has: before that nothing else of this page is called. @type {Scene} */
let now;
/** An earlier one that is being looked at. @type {Scene | null} */
let past = null;
/** @type {Wire} */
let wire;
let connected = false;
let everConnected = false;
let joined = false; // since the wire came back, the table has told how it stands
let endShown = false;
let meanwhile = ""; // what the table asks me while I try things out
let whose = -1; // whose mat somebody wants to see beside the board: -1 for the own
let skipping = false; // what bots do is not waited for, until a person is asked
let asked = -1; // the question that what glows was brought into sight for
/** @type {Sheets} */
let sheets;
/** @type {Choices} */
let choices;
/** @type {Ghosts} */
let ghosts;
/** @type {Hints} */
let hints;
/** @type {Log} */
let log;
/** @type {Panels} */
let panels;
/** @type {Chips} */
let chips;
/** @type {Teacher} */
let teacher;
/** What is asked, at the table of a puzzle. @type {Riddle | null} */
let riddle = null;
/** @type {Summary} */
let summary;
/** @type {Tips} */
let tips;
/** @type {Talking} */
let talking;

const shown = () => past ?? now;

// -- what the server tells ---------------------------------------------------------------------------------------------

/** The newest scene, not yet shown. @type {Scene | null} */
let coming = null;
/** What has happened since the last picture. @type {Entry[]} */
let news = [];

/** @param {Heard} message */
function hear(message) {
  if (message.kind === "scene" || message.kind === "change") {
    if (message.kind === "change" && !(coming ?? now)) return;
    news.push(...(message.kind === "change" ? message.log ?? [] : []));
    const first = coming === null;
    coming = message.kind === "scene" ? message : merged(coming ?? now, message);
    if (document.hidden) showComing();
    else if (first) requestAnimationFrame(showComing);
    return;
  }
  showComing();
  if (message.kind === "about") tips.hear(message);
  else if (message.kind === "preview") choices.previewed(message);
  else if (message.kind === "summary") summary.hear(message, now);
  else if (message.kind === "ghosts") ghosts.hear(message, now?.number);
  else if (message.kind === "hint") hints.hear(message);
  else if (message.kind === "solution") riddle?.hear(message);
  else if (message.kind === "refused" && !now && message.code.startsWith("web-too-many")) {
    arrange();
    at("status").textContent = message.message; // it will connect again
  }
  else if (message.kind === "refused" && !now) {
    document.body.classList.add("no-place"); // no seat at this table, or no such table
    arrange();
    at("status").textContent = message.message;
    at("choices").replaceChildren(el("a", { href: "/" }, word("web-end-lobby")));
  } else if (message.kind === "refused") {
    toast(message.message, "wrong");
    if (message.code.startsWith("hint-")) hints.close();
    else choices.refused();
  } else if (message.kind === "presence" && now) {
    now.players = now.players.map((player) => (player.seat === message.seat ? { ...player, present: message.present } : player));
    showFolk();
  } else if (message.kind === "talk") talking.hear(message);
  else if (message.kind === "meanwhile" && now?.trying) {
    if (message.text === meanwhile) return;
    meanwhile = message.text;
    toast(meanwhile);
    called(now, meanwhile);
    drawTrial();
  }
}

/** What came in since the last picture, in one. */
function showComing() {
  if (!coming) return;
  const [scene, lines] = [coming, news];
  coming = null;
  news = [];
  receive(scene, lines);
}

/**
 * @param {Scene} scene
 * @param {Entry[]} news
 */
function receive(scene, news) {
  /** @type {Scene | undefined} */
  const before = now;
  now = scene;
  skipping &&= botMoves();
  document.body.classList.remove("no-place");
  sitAt(now.game, now.words);
  const leapt = before !== undefined && before.trying !== now.trying;
  if (leapt) {
    meanwhile = "";
    log.clear();
    tips.hide();
    past = null;
  }
  if (sheets.board && before?.number !== now.number && now.my_turn) sheets.board.zoom.byHand = false;
  if (past && (scene.curtain || scene.seat !== past.seat)) past = null;
  if (before?.seat !== now.seat || (now.my_turn && !before?.my_turn)) whose = -1; // my own mat is where I choose
  /** @type {HTMLElement | SVGElement | null | undefined} */
  const focused = document.activeElement?.closest("[data-thing]");
  const lost = focused?.dataset.thing ?? "";
  const hadFocus = document.activeElement !== document.body;
  show(before && !before.mine.includes(before.decider) ? followed() : undefined);
  ghosts.ask(now.turning.length > 0);
  choices.ask(now);
  if (before && connected && choices.sent && !joined) choices.again();
  joined = true;
  const things = news.flatMap((entry) => entry.lines.flatMap((line) => line.things));
  if (things.length && !past) sheets.just(pieces(things));
  const lines = news.flatMap((entry) => entry.lines);
  const own = lines.filter((line) => line.own).map((line) => line.text);
  if (own.length && !now.curtain) toast(own.join(" "), "", OWN);
  if (lines.length) at("said").textContent = lines.filter((line) => !line.own).map((line) => line.text).join(" ");
  awaited(now, now.my_turn && before !== undefined && !leapt && (!before.my_turn || before.seat !== now.seat));
  if (hadFocus && document.activeElement === document.body) refocus(lost);
  const from = now.over && !now.trying ? here().searchParams.get("try") : null;
  if (from !== null) {
    endShown = true;
    rename(here().pathname);
    wire.say({ kind: "try", move: Number(from) });
  }
  if (now.over && !endShown && !now.open && !now.trying) {
    endShown = true;
    showEnd(now).catch(tell);
  }
  if (now.campaign && !now.trying && !past && unread(now).length && !document.querySelector("dialog[open]")) showStory(now).then(drawTools, tell);
  if (before && !leapt) summary.follow(before, now);
  if (now.rematch && !before?.rematch && before) toast(word(now.campaign ? "web-campaign-made" : "web-end-rematch-made"));
}

/**
 * What had the keyboard was replaced: give it back to the same thing, else to the question.
 * @param {string} thing
 */
function refocus(thing) {
  const again = thing ? firstOf(at("main"), `[data-thing="${CSS.escape(thing)}"][tabindex]`) : null;
  (again ?? firstOf(at("choices"), ".taught", "button") ?? at("status")).focus({ preventScroll: true });
}

// -- showing -----------------------------------------------------------------------------------------------------------

/** How long a piece of others glides, in milliseconds: most of the pause until the next one does; nothing glides while moves are skipped. */
function followed() {
  return skipping ? 0 : Math.max(QUICK, Math.min(700 * me.settings.pace, SLOW));
}

/** @param {number} [glide] milliseconds */
function show(glide = QUICK) {
  const scene = shown();
  document.documentElement.lang = scene.language;
  document.body.classList.toggle("past", Boolean(past));
  document.body.classList.toggle("my-turn", now.my_turn && !past);
  document.body.classList.toggle("over", now.over);
  document.body.classList.toggle("open-table", now.open);
  document.body.classList.toggle("trying", now.trying);
  drawCurtain();
  drawTrial();
  showProposal(now, wire);
  talking.show();
  at("room").hidden = !now.open;
  if (now.open) drawRoom(at("room"), now);
  const before = sheets.before(scene);
  shaped(scene, besideBoard());
  sheets.show(scene);
  drawAreas(sheets);
  showFolk();
  log.show({ ...now, players: scene.players.length ? scene.players : now.players }, past ? past.move : null);
  drawBar();
  sheets.glide(before, glide);
  log.settle();
  teacher.show(past ? null : now);
  hints.show(now);
  riddle?.show(now);
}

function showFolk() {
  const scene = seated(shown());
  panels.show(scene);
  chips.show(scene, besideBoard());
  showPurse(at("purse"), scene);
  panels.tick();
}

/**
 * The scene with who is here now; where things are tried out, nobody else is.
 * @param {Scene} scene
 * @returns {Scene}
 */
function seated(scene) {
  const present = (/** @type {Player} */ player) => now.trying || (past ? now.players[player.seat]?.present : player.present);
  return { ...scene, mine: now.trying ? [] : scene.mine, players: scene.players.map((player) => ({ ...player, present: present(player) })) };
}

function drawBar() {
  const scene = shown();
  sayWhere(scene.where);
  const status = past ? word("web-play-looking", { move: past.move, most: now.move }) : scene.status;
  if (at("status").textContent !== status) at("status").textContent = status;
  fitStatus();
  const line = connected || !everConnected ? "" : word("web-play-reconnecting");
  at("line").textContent = line;
  at("line").hidden = !line;
  at("where").hidden = Boolean(line) || now.trying;
  drawOrders();
  drawTools();
}

function fitStatus() {
  const status = at("status");
  status.classList.remove("long", "longer");
  status.classList.toggle("long", status.scrollHeight > status.clientHeight + 2);
  status.classList.toggle("longer", status.offsetHeight > at("says").clientHeight);
}

/** What is answered by itself until the round ends, and how to be asked again. */
function drawOrders() {
  const orders = past ? [] : now.orders;
  const told = JSON.stringify([orders, now.language]);
  at("orders").hidden = !orders.length;
  if (at("orders").dataset.told === told) return;
  at("orders").dataset.told = told;
  const stop = el("button", { type: "button", id: "no-orders", onclick: () => choices.act({ kind: "no orders", number: now.number }) }, word("web-play-ask-again"));
  at("orders").replaceChildren(el("span", {}, word("web-play-orders", { options: orders.join(", ") })), stop);
}

/** While things are tried out, that stands where we are, with the way back. */
function drawTrial() {
  const told = JSON.stringify([now.trying && now.number, now.over, meanwhile, now.language, now.hints]);
  at("trial").hidden = !now.trying;
  if (at("trial").dataset.told === told) return;
  at("trial").dataset.told = told;
  const back = el("button", { type: "button", id: "back-to-table", class: "primary", onclick: backToTable }, word(riddle ? "web-puzzle-again" : "web-try-back"), el("kbd", {}, "t"));
  const title = word(riddle ? "web-puzzle-trial-title" : "web-try-title");
  const more = riddle ? word("web-puzzle-trial") : meanwhile ? word("web-try-meanwhile", { question: meanwhile }) : word("web-try-text");
  const text = el("p", { role: "status", title: `${title} ${more}` }, el("strong", {}, title), " ", el("span", { class: "text" }, more));
  const letMove = () => {
    bot.disabled = true; // until the table has answered
    wire.say({ kind: "answer", number: now.number });
  };
  const bot = el("button", { type: "button", id: "bot-moves", onclick: letMove }, word("web-try-bot"));
  bot.hidden = now.over || (riddle !== null && !now.hints);
  at("trial").replaceChildren(back, bot, text);
}

/**
 * @typedef {object} Tool
 * @property {string} id
 * @property {Parameters<typeof icon>[0]} [drawing]
 * @property {string} text
 * @property {string} [key]
 * @property {() => unknown} act
 * @property {string} [reason] why it can do nothing now
 * @property {string} [title]
 * @property {string} [kind]
 * @property {number} [times]
 */

/**
 * A button that is worth the same as before stays, so that no click on it is lost while others move.
 * @param {Tool} tool
 */
function toolButton({ id, drawing, text, key = "", act, reason = "", title = "", kind = "", times = 0 }) {
  const told = JSON.stringify([drawing, text, key, reason, title, kind]);
  const tip = reason || [title || text, key && `(${key})`].filter(Boolean).join(" ");
  const old = document.getElementById(id);
  const button =
    old?.dataset.told === told
      ? old
      : el(
          "button",
          { type: "button", id, class: kind, "data-told": told, "aria-disabled": reason ? "true" : null, "aria-label": text, "aria-keyshortcuts": key || null, title: tip },
          drawing ? icon(drawing) : el("span", {}, text),
          times ? el("span", { class: "times" }, String(times)) : null,
          drawing || !key ? null : el("kbd", {}, key),
        );
  button.onclick = () => (reason ? toast(reason) : act());
  return button;
}

/** Why nothing can be done at the table itself, if so: an earlier moment is looked at, or the game is over. */
function elsewhere() {
  return past ? word("web-play-looking", { move: past.move, most: now.move }) : now.over ? now.status : "";
}

/**
 * What can be taken back: in the head, on small windows beside the question. What cannot be done now stays where it is and says why,
 * so that nothing comes under a pointer between two clicks; on phones and tablets upright, without room for it, a whole turn is taken back in the menu.
 */
function backTools() {
  if (!now.mine.length || now.open) return [];
  const { step, turn, barrier } = now.undo;
  const nothing = elsewhere() || barrier || word("web-play-nothing-to-undo");
  /** @type {Tool[]} */
  const tools = [{ id: "undo", drawing: "undo", text: word("web-play-undo"), key: "u", act: undoStep, title: step ?? "", reason: step && !elsewhere() ? "" : nothing, kind: step ? "ready" : "" }];
  const taught = Boolean(now.teaching?.step);
  if (now.hints || taught) tools.push({ id: "hint-button", drawing: "hint", text: word("web-hint"), key: "h", act: () => hints.press(), reason: elsewhere() || (taught ? word("web-hint-guided") : now.my_turn ? "" : now.status) });
  if (!small() && found.form !== "stack") tools.push({ id: "restart", drawing: "restart", text: turn > 1 ? word("web-play-restart", { n: turn }) : word("web-keys-restart"), key: "⇧U", act: restartTurn, times: turn > 1 ? turn : 0, reason: turn > 1 && !elsewhere() ? "" : elsewhere() || (turn ? word("web-play-restart-one") : nothing) });
  return tools;
}

function headTools() {
  /** @type {Tool[]} */
  const found = [];
  if (now.campaign || pagesOf(now).length) found.push({ id: "story", drawing: "story", text: word("web-story-read"), act: readStory, reason: pagesOf(now).length ? "" : word("web-story-none"), kind: unread(now).length ? "primary" : "" });
  if (!small() && !riddle && now.mine.length && !now.open) {
    found.push({ id: "try", drawing: "trial", text: word("web-try"), key: "t", act: tryOut, title: word("web-try-about"), reason: elsewhere() || (now.trying ? word("web-try-title") : "") });
  }
  if (talking.here) found.push(talkTool());
  if (!small()) found.push({ id: "legend", drawing: "legend", text: word("web-legend"), key: "i", act: () => showLegend(now.game).catch(tell), title: word("web-keys-legend") });
  found.push(menuTool());
  return found;
}

/** @returns {Tool} */
function talkTool() {
  const text = talking.unread ? word("web-talk-unread", { n: talking.unread }) : word("web-talk");
  return { id: "talk-button", drawing: "talk", text, key: "c", act: () => talking.toggle(), reason: talking.offered ? "" : word("web-try-title"), kind: talking.unread ? "primary" : "", times: talking.unread };
}

/** @returns {Tool} */
function menuTool() {
  return { id: "menu", drawing: "menu", text: word("web-menu-title"), act: menu };
}

function readStory() {
  showStory(now).then(drawTools, tell);
}

/** What can be done at the foot of the question besides choosing. */
function further() {
  if (!now) return [];
  /** @type {Tool[]} */
  const found = past
    ? [
        { id: "step-first", drawing: "first", text: word("web-play-first"), act: () => look(0), kind: "sign" },
        { id: "step-back", drawing: "back", text: word("web-play-back"), key: ",", act: () => look(shown().move - 1), kind: "sign" },
        { id: "step-on", drawing: "on", text: word("web-play-on"), key: ".", act: () => look(shown().move + 1), kind: "sign" },
        { id: "to-now", text: word("web-play-to-now"), key: "Home", act: backToNow, kind: "primary" },
      ]
    : [];
  const left = now.players.find((player) => player.out && now.mine.includes(player.seat));
  if (!past && left && !now.over && !now.open && !now.trying) {
    const back = () => api("POST", `/api/tables/${table}/return`, { seat: left.seat }).catch(tell);
    found.push({ id: "return", text: word("web-menu-return"), act: back, kind: "primary" });
  }
  if (!past && botMoves() && me.settings.pace && !skipping) found.push({ id: "skip", text: word("web-play-skip"), key: "f", act: skip });
  if (!past && now.next && !now.my_turn) found.push({ id: "next", text: word("web-play-next"), key: "n", act: nextTable });
  if (!past && now.over && !now.trying) {
    found.push({ id: "result", text: word("web-end-show"), act: () => showEnd(now).catch(tell), kind: "primary" });
    if (now.rematch) found.push({ id: "rematch", text: word(now.campaign ? "web-campaign-next" : "web-end-rematch-go"), act: () => visit(`/t/${now.rematch}`) });
    else if (now.mine.length && followedBy(now)) found.push({ id: "rematch", text: followedBy(now), act: () => rematch(table).catch(tell) });
  }
  return found.map(toolButton);
}

/**
 * @param {HTMLElement} place
 * @param {HTMLElement[]} wanted
 */
function keepIn(place, wanted) {
  const there = [...place.children].filter((one) => one.id !== "count");
  if (wanted.length === there.length && wanted.every((button, i) => button === there[i])) return;
  const focused = place.contains(document.activeElement) ? document.activeElement?.id : "";
  for (const one of there) one.remove();
  place.append(...wanted);
  if (focused) document.getElementById(focused)?.focus();
}

function drawTools() {
  if (!now) return;
  const [back, head] = [backTools().map(toolButton), headTools().map(toolButton)];
  keepIn(at("steps"), small() ? back : []);
  if (found.form !== "slim") keepIn(at("tools"), small() ? head : [...back, ...head]);
}

const LATEST = 8; // lines at most

/** The last lines of the log; when looking back, those of that move. */
function latest() {
  if (!now) return [];
  const entries = past ? now.log.filter((entry) => entry.move === past?.move) : now.log.slice(-LATEST);
  const lines = entries.flatMap((entry) => entry.lines).slice(-LATEST);
  return lines.map((line) => {
    const player = now.players.find((other) => other.seat === line.who);
    return el("p", { class: "latest" }, player?.letter ? playerMark(player) : null, el("span", {}, line.text));
  });
}

/** Between two people at one screen: nothing of the game is drawn until the right one looks. */
function drawCurtain() {
  document.getElementById("curtain")?.remove();
  for (const id of ["head", "main", "rail"]) at(id).inert = Boolean(now.curtain);
  const curtain = now.curtain;
  if (!curtain) return;
  document.getElementById("toasts")?.replaceChildren(); // what only the one before was told
  tips.hide();
  at("said").textContent = "";
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  const lift = el("button", { type: "button", class: "primary" }, word("web-play-lift"), el("kbd", {}, "↵"));
  lift.addEventListener("click", () => wire.say({ kind: "look", seat: curtain.seat }));
  const text = el("p", { id: "curtain-text" }, curtain.text);
  const { step } = now.undo;
  const undo = step && el("button", { type: "button", id: "curtain-undo", onclick: undoStep }, icon("undo"), step);
  document.body.append(el("div", { id: "curtain", role: "alertdialog", "aria-modal": "true", "aria-labelledby": "curtain-text" }, text, lift, undo));
  lift.focus();
}

// -- looking back ------------------------------------------------------------------------------------------------------

let looking = 0;

/** @param {number} move */
async function look(move) {
  if (now.trying) return;
  if (move >= now.move) {
    backToNow();
    return;
  }
  const ticket = ++looking;
  try {
    /** @type {Scene} */
    const scene = await api("GET", `/api/tables/${table}/at/${Math.max(0, move)}?seat=${now.seat}`);
    if (ticket !== looking || now.curtain) return;
    past = { ...scene, move: Math.max(0, move), mine: now.mine };
  } catch (problem) {
    tell(problem);
    return;
  }
  tips.hide();
  show(PACE / 2);
  choices.draw();
  if (small()) openTab("");
}

function backToNow() {
  looking += 1;
  if (!past) return;
  past = null;
  show();
  log.toEnd();
  choices.draw();
}

const PACE = 700; // milliseconds for a move, unless bots are wanted slower
const OWN = 9000; // for what only I am told to be read
const QUICK = 250; // for a piece that I have moved myself to glide
const SLOW = 900; // for a piece of others at most

/** What happened since my last move, one move after another on the board; whatever else is looked at ends it. */
async function playSince() {
  const pace = Math.max(PACE, 1000 * me.settings.pace);
  for (let move = now.since; move < now.move; move += 1) {
    await look(move);
    const mine = looking;
    if (!past) return;
    await new Promise((done) => setTimeout(done, pace));
    if (looking !== mine || !past) return;
  }
  backToNow();
}

// -- what I do ---------------------------------------------------------------------------------------------------------

function undoStep() {
  if (now.undo.step) choices.act({ kind: "undo", number: now.number });
}

/** More than one step is asked for once: a click beside the one step would cost a whole turn. */
async function restartTurn() {
  const { number, undo } = now;
  if (past || !undo.turn) return;
  const sure =
    undo.turn === 1 ||
    (await ask({
      title: word("web-play-restart-ask", { n: undo.turn }),
      text: word("web-play-restart-text"),
      actions: [
        { value: null, label: word("web-play-restart-no") },
        { value: "restart", label: word("web-play-restart", { n: undo.turn }), kind: "danger" },
      ],
    }));
  if (sure && now.number === number) choices.act({ kind: "restart", number });
}

function tryOut() {
  if (now.mine.length && !now.over && !now.open && !now.trying) wire.say({ kind: "try" });
}

function backToTable() {
  riddle?.again();
  wire.say({ kind: "back" });
}

/** Whether a bot is about to move while I wait. */
function botMoves() {
  return !now.my_turn && !now.trying && !now.open && !now.over && Boolean(now.players.find((player) => player.seat === now.decider)?.bot);
}

function skip() {
  if (!botMoves() || skipping) return;
  skipping = true;
  wire.say({ kind: "skip" });
  choices.draw();
}

function nextTable() {
  if (now.next) visit(`/t/${now.next}`);
}

function menu() {
  openMenu(now, { explain: !past && teacher.explanation ? () => teacher.explain() : null, scores: showScores, summary: () => summary.ask(now), tryOut, restart: !past && now.undo.turn > 1 ? { n: now.undo.turn, act: restartTurn } : null, story: pagesOf(now).length ? readStory : null, end: () => showEnd(now), eyes: (seat) => wire.say({ kind: "eyes", seat }), changed: show, propose: (what) => propose(what, () => now, wire) });
}

function showScores() {
  const scene = shown();
  if (!scene.scores.length) return null;
  return ask({
    title: word("web-play-scores"),
    body: scoreTable(scene.categories, scene.scores, scene.players),
    wide: true,
    actions: [{ value: null, label: word("web-close"), kind: "primary" }],
  });
}

/**
 * A click on the board or a panel: what glows is picked, what does not tells about itself.
 * @param {Event} event
 */
function click(event) {
  if (event.defaultPrevented) return;
  const open = past ? undefined : befallen(event, "[data-option]")?.dataset.thing;
  if (open !== undefined && choices.open.has(open)) {
    tips.hide();
    choices.pick(open);
    return;
  }
  const thing = befallen(event, "[data-thing]");
  const button = befallen(event, "button, a");
  if (!thing || (button && !button.hasAttribute("data-thing"))) return;
  tips.show(thing, true);
}

// -- keys --------------------------------------------------------------------------------------------------------------

const PLACES = /** @type {const} */ ({ "": "place-board", mat: "place-mine", players: "players", log: "log" });

/** @param {keyof typeof PLACES} panel */
function go(panel) {
  if (panel === "mat") showWhose(-1);
  if (openPanel() !== panel && (panel || small())) openTab(panel);
  const target = at(PLACES[panel]);
  (firstOf(target, "[data-option]", ".rounds, .frame", "button") ?? target).focus();
}

/**
 * Whose mat lies beside the board; -1 for the own.
 * @param {number} seat
 */
function showWhose(seat) {
  whose = seat === shown().seat ? -1 : seat;
  sheets.show(shown());
  chips.show(seated(shown()), besideBoard());
  callTabs();
}

/** @param {number} seat */
function showMat(seat) {
  if (found.form !== "triple") {
    showWhose(seat);
    openTab("mat");
  }
  const box = document.getElementById(`sheet-mat-${seat}`);
  box?.scrollIntoView({ block: "nearest" });
  box?.animate({ boxShadow: ["inset 0 0 0 5px var(--glow)", "inset 0 0 0 5px transparent"] }, 1500);
}

/** From mat to mat, in the order of turns. */
function nextMat() {
  const seats = shown().players.map((player) => player.seat);
  showMat(seats[(seats.indexOf(besideBoard()) + 1) % seats.length]);
}

/** @type {Record<string, () => unknown>} */
const LETTERS = {
  r: () => choices.turnOn(),
  R: () => choices.turnOn(),
  u: undoStep,
  U: restartTurn,
  l: () => go("log"),
  b: () => go(""),
  m: () => go("mat"),
  M: () => largeMat(),
  p: () => go("players"),
  o: nextMat,
  a: () => choices.openTray(),
  v: playSince,
  s: showScores,
  i: () => showLegend(now.game).catch(tell),
  e: () => summary.ask(now),
  n: nextTable,
  f: skip,
  c: () => talking.offered && talking.toggle(),
  h: () => hints.press(),
  t: () => (now.trying ? backToTable() : tryOut()),
  "?": () => {
    teacher.again();
    showKeys(undefined, teacher.explanation);
  },
  "+": () => sheets.board?.zoom.in(),
  "=": () => sheets.board?.zoom.in(),
  "-": () => sheets.board?.zoom.out(),
  ",": () => look((past ?? now).move - 1),
  ".": () => past && look(past.move + 1),
};

function stepBack() {
  if (tips.open) tips.hide();
  else if (hints.close()) return;
  else if (summary.close()) return;
  else if (choices.closeTray(true)) return;
  else if (document.body.classList.contains("large-mat")) largeMat(false);
  else if (past) backToNow();
  else if (small() && openPanel()) openTab("");
  else if (!choices.cancel() && now.trying && !riddle) backToTable();
}

/** @param {KeyboardEvent} event */
function keydown(event) {
  if (!now || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const typing = befallen(event, "input, select, textarea");
  const walking = befallen(event, ".sheet-box *");
  const key = event.key;
  if (now.curtain) return;
  let used = true;
  if (key === "Escape") stepBack();
  else if (typing) return;
  else if (key === "Enter" || key === " ") {
    const open = befallen(event, "[data-option]");
    const thing = befallen(event, "[data-thing]");
    const bid = document.getElementById("bid-ok");
    if (befallen(event, "button, a, summary")) return;
    if (thing && (open || key === "Enter") && !choices.waiting) thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    else if (key === "Enter" && !past && !choices.waiting && bid) bid.click();
    else if (key === "Enter" && !past) choices.confirm();
    else used = false;
  } else if (key === "Home" && past) backToNow();
  else if (past && ["ArrowLeft", "ArrowUp"].includes(key)) look(past.move - 1);
  else if (past && ["ArrowRight", "ArrowDown"].includes(key)) look(past.move + 1);
  else if (key.startsWith("Arrow") && walking) sheets.walk(walking, key);
  else if (event.shiftKey && /^Digit/.test(event.code) && !past && choices.digit(event.code.slice("Digit".length), true)) used = true;
  else if (/^[0-9]$/.test(key)) {
    if (past || !choices.digit(key)) {
      if (key === "0") sheets.board?.zoom.fit();
      else used = false;
    }
  } else if (LETTERS[key] && !event.repeat) LETTERS[key]();
  else used = false;
  if (used) event.preventDefault();
}

// -- to begin ----------------------------------------------------------------------------------------------------------

/** Whose mat lies beside the board: the one that was asked for, else my own; for an onlooker the first. */
function besideBoard() {
  return whose >= 0 ? whose : Math.max(shown().seat, 0);
}

/**
 * The board, the mat beside it, and those of the others.
 * @param {Sheet} sheet
 */
function home(sheet) {
  if (sheet.seat < 0) return at("place-board");
  return at(sheet.seat === besideBoard() ? "place-mine" : "place-others");
}

/** What a rail has beyond the panels where there is no head: looking closer, and the menu. */
function signs() {
  return now ? [areasSign(), ...(talking.here ? [toolButton(talkTool())] : []), toolButton(menuTool())] : [];
}

ready.then(() => {
  sheets = new Sheets(home);
  loadSymbols().catch(tell);
  tips = new Tips({
    about: (thing) => wire.say({ kind: "about", thing }),
    stamp: () => `${now.number} ${now.seat} ${now.language} ${now.trying}`,
    game: () => now.game,
    past: () => past !== null,
    quiet: () => choices.turning.length > 0,
  });
  ghosts = new Ghosts({
    say: (message) => wire.say(message),
    sheets: () => sheets,
    key: () => (now.my_turn && now.ghosts ? `${now.number} ${now.seat} ${now.trying}` : ""),
    names: (thing, options) => (past ? [] : (options && !choices.waiting ? options : choices.towards(thing)).map((option) => option.name)),
  });
  choices = new Choices(at("choices"), {
    say: (message) => wire.say(message),
    confirm: () => me.settings.confirm,
    light: (things) => sheets.light(things),
    look: (options) => ghosts.button(options),
    seen: (option) => ghosts.shown === option.name,
    tell: (text) => toast(text),
    past: () => past !== null,
    listed: () => {
      teacher.mark();
      hints.mark();
    },
    latest,
    further,
    changed: () => {
      sheets.mark(past ? new Map() : choices.open, past ? new Set() : choices.chosen);
      if (!past) followGlow(sheets, asked !== now.number, teacher.things);
      asked = past ? asked : now.number;
      callTabs();
      sayWhere(shown().where); // beside the sign that opens the tray there is less room
      fitStatus();
      ghosts.button(null);
      tips.settle();
      teacher.mark();
      hints.mark();
    },
  });
  teacher = new Teacher(at("teach"), {
    light: (things) => sheets.light(things, "taught"),
    chosen: () => choices.chosen,
    card: () => (hints?.open ? at("hint") : null),
    follow: (card) => {
      const wanted = hints?.open ? hints.things : teacher.things;
      log.settle();
      sheets.board?.coverFrom(small() ? card : null);
      followGlow(sheets, false, wanted);
      followMat(wanted);
    },
  });
  hints = new Hints({
    say: (message) => wire.say(message),
    sheets: () => sheets,
    past: () => past !== null,
    makeRoom: () => teacher.makeRoom(),
    lead: (things) => teacher.lead(things),
  });
  if (isPuzzle(table)) riddle = new Riddle(at("puzzle"), table, (message) => wire.say(message));
  summary = new Summary(at("summary"), (round) => wire.say({ kind: "summary", round }));
  log = new Log(at("log"), { look, light: (things) => sheets.light(things), play: playSince });
  talking = new Talking({ say: (message) => wire.say(message), scene: () => now, changed: () => now && drawTools() });
  panels = new Panels(at("players"), showMat);
  chips = new Chips(at("folk"), showMat);
  const opened = (/** @type {string} */ name) => name === "log" && log.toEnd();
  onForm(() => {
    if (!now) return;
    drawBar();
    if (choices.number === now.number) choices.draw();
    log.settle();
  });
  keepAreas(sheets);
  drawTabs(opened, signs);
  wire = connect(table, {
    hear,
    state: (state) => {
      connected = state === "on";
      everConnected ||= connected;
      document.body.classList.toggle("offline", everConnected && !connected);
      joined = false;
      if (now) drawBar();
    },
  });
  document.addEventListener("visibilitychange", showComing);
  at("main").addEventListener("click", click);
  document.addEventListener("keydown", keydown);
  addEventListener("resize", () => now && choices.draw());
  document.addEventListener("caravela-language", () => {
    drawTabs();
    drawZoom(sheets);
    wire.say({ kind: "language", language: me.language });
  });
});
