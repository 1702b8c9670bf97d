// The table page: hears what the server tells, shows it, and says what I choose.

import { api, ask, at, befallen, el, firstOf, me, ready, sitAt, tell, toast, word } from "./page.js";
import { drawAreas, followGlow } from "./areas.js";
import { awaited, called } from "./attention.js";
import { loadSymbols, Sheets } from "./board.js";
import { Choices } from "./choices.js";
import { drawRoom, followedBy, showEnd } from "./end.js";
import { rematch } from "./errands.js";
import { Ghosts } from "./ghost.js";
import { icon } from "./icons.js";
import { Log } from "./log.js";
import { playerMark } from "./marks.js";
import { propose, showProposal } from "./company.js";
import { openMenu, showKeys } from "./menu.js";
import { connect } from "./net.js";
import { Panels, scoreTable } from "./panels.js";
import { merged, pagesOf, pieces } from "./scene.js";
import { showStory, unread } from "./story.js";
import { drawTabs, drawZoom, followBar, narrow, openMat, openTab } from "./tabs.js";
import { Tips } from "./tips.js";

/** @import { Entry, Player, Scene, Sheet } from "./protocol.js" */
/** @import { Heard, Wire } from "./net.js" */

const table = decodeURIComponent(location.pathname.split("/")[2]);

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
let beside = 0; // whose mat an onlooker has beside the board
/** @type {Sheets} */
let sheets;
/** @type {Choices} */
let choices;
/** @type {Ghosts} */
let ghosts;
/** @type {Log} */
let log;
/** @type {Panels} */
let panels;
/** @type {Tips} */
let tips;

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
  else if (message.kind === "ghosts") ghosts.hear(message, now?.number);
  else if (message.kind === "refused" && !now && message.code.startsWith("web-too-many")) at("status").textContent = message.message; // it will connect again
  else if (message.kind === "refused" && !now) {
    document.body.classList.add("no-place"); // no seat at this table, or no such table
    at("status").textContent = message.message;
    at("choices").replaceChildren(el("a", { href: "/" }, word("web-end-lobby")));
  } else if (message.kind === "refused") {
    toast(message.message, "wrong");
    choices.refused();
  } else if (message.kind === "presence" && now) {
    now.players = now.players.map((player) => (player.seat === message.seat ? { ...player, present: message.present } : player));
    panels.show(seated(shown()));
  } else if (message.kind === "meanwhile" && now?.trying) {
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
  /** @type {HTMLElement | SVGElement | null | undefined} */
  const focused = document.activeElement?.closest("[data-thing]");
  const lost = focused?.dataset.thing ?? "";
  const hadFocus = document.activeElement !== document.body;
  show();
  ghosts.ask(now.turning.length > 0);
  choices.ask(now);
  if (before && connected && choices.sent && !joined) choices.again();
  joined = true;
  const things = news.flatMap((entry) => entry.lines.flatMap((line) => line.things));
  if (things.length && !past) sheets.just(pieces(things));
  if (news.length) at("said").textContent = news.flatMap((entry) => entry.lines.map((line) => line.text)).join(" ");
  awaited(now, now.my_turn && before !== undefined && !leapt && (!before.my_turn || before.seat !== now.seat));
  if (hadFocus && document.activeElement === document.body) refocus(lost);
  if (now.over && !endShown && !now.open && !now.trying) {
    endShown = true;
    showEnd(now).catch(tell);
  }
  if (now.campaign && !now.trying && !past && unread(now).length && !document.querySelector("dialog[open]")) showStory(now).then(drawTools, tell);
  if (now.rematch && !before?.rematch && before) toast(word(now.campaign ? "web-campaign-made" : "web-end-rematch-made"));
}

/**
 * What had the keyboard was replaced: give it back to the same thing, else to the question.
 * @param {string} thing
 */
function refocus(thing) {
  const again = thing ? firstOf(at("main"), `[data-thing="${CSS.escape(thing)}"][tabindex]`) : null;
  (again ?? firstOf(at("choices"), "button") ?? at("status")).focus({ preventScroll: true });
}

// -- showing -----------------------------------------------------------------------------------------------------------

function show() {
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
  at("room").hidden = !now.open;
  if (now.open) drawRoom(at("room"), now);
  const before = sheets.before(scene);
  sheets.show(scene);
  at("place-others").hidden = !at("place-others").childElementCount;
  at("place-mine").hidden = !at("place-mine").childElementCount;
  drawAreas(sheets);
  panels.show(seated(scene));
  log.show({ ...now, players: scene.players.length ? scene.players : now.players }, past ? past.move : null);
  drawBar();
  sheets.glide(before);
  log.settle();
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
  at("where").textContent = scene.where;
  const status = past ? word("web-play-looking", { move: past.move, most: now.move }) : scene.status;
  if (at("status").textContent !== status) at("status").textContent = status;
  const line = connected || !everConnected ? "" : word("web-play-reconnecting");
  at("line").textContent = line;
  at("line").hidden = !line;
  drawOrders();
  drawTools();
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

/** While things are tried out: a strip that says so, with the way back. */
function drawTrial() {
  const told = JSON.stringify([now.trying, meanwhile, now.language]);
  at("trial").hidden = !now.trying;
  if (at("trial").dataset.told === told) return;
  at("trial").dataset.told = told;
  const back = el("button", { type: "button", id: "back-to-table", class: "primary", onclick: backToTable }, word("web-try-back"), el("kbd", {}, "t"));
  const text = el("p", { role: "status" }, el("strong", {}, word("web-try-title")), " ", el("span", {}, meanwhile ? word("web-try-meanwhile", { question: meanwhile }) : word("web-try-text")));
  at("trial").replaceChildren(icon("trial"), text, back);
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
 */

/**
 * A button that is worth the same as before stays, so that no click on it is lost while others move.
 * @param {Tool} tool
 */
function toolButton({ id, drawing, text, key = "", act, reason = "", title = "", kind = "" }) {
  const told = JSON.stringify([drawing, text, key, reason, title, kind]);
  const old = document.getElementById(id);
  const button =
    old?.dataset.told === told
      ? old
      : el(
          "button",
          { type: "button", id, class: kind, "data-told": told, "aria-disabled": reason ? "true" : null, "aria-label": text, title: reason || title || text },
          drawing ? icon(drawing) : null,
          el("span", { class: drawing ? "text" : "" }, text),
          key ? el("kbd", {}, key) : null,
        );
  button.onclick = () => (reason ? toast(reason) : act());
  return button;
}

function tools() {
  /** @type {Tool[]} */
  const found = past
    ? [
        { id: "step-first", drawing: "first", text: word("web-play-first"), act: () => look(0), kind: "sign" },
        { id: "step-back", drawing: "back", text: word("web-play-back"), key: ",", act: () => look(shown().move - 1), kind: "sign" },
        { id: "step-on", drawing: "on", text: word("web-play-on"), key: ".", act: () => look(shown().move + 1), kind: "sign" },
        { id: "to-now", text: word("web-play-to-now"), key: "Home", act: backToNow, kind: "primary" },
      ]
    : [];
  if (!past && now.mine.length && !now.over && !now.open) {
    const left = now.players.find((player) => player.out && now.mine.includes(player.seat));
    if (left && !now.trying) {
      const back = () => api("POST", `/api/tables/${table}/return`, { seat: left.seat }).catch(tell);
      found.push({ id: "return", text: word("web-menu-return"), act: back, kind: "primary" });
    }
    const { step, turn, barrier } = now.undo;
    const reason = step ? "" : barrier || word("web-play-nothing-to-undo");
    found.push({ id: "undo", drawing: "undo", text: word("web-play-undo"), key: "u", act: undoStep, title: step ?? "", reason });
    if (turn > 1) found.push({ id: "restart", drawing: "restart", text: word("web-play-restart", { n: turn }), key: "⇧U", act: restartTurn });
    if (!now.trying) found.push({ id: "try", drawing: "trial", text: word("web-try"), key: "t", act: tryOut, title: word("web-try-about"), kind: "sign" });
  }
  if (!past && now.next && !now.my_turn) found.push({ id: "next", drawing: "on", text: word("web-play-next"), key: "n", act: nextTable });
  if (!past && now.over && !now.trying) {
    found.push({ id: "result", text: word("web-end-show"), act: () => showEnd(now).catch(tell), kind: "primary" });
    if (now.rematch) found.push({ id: "rematch", drawing: "restart", text: word(now.campaign ? "web-campaign-next" : "web-end-rematch-go"), act: () => location.assign(`/t/${now.rematch}`) });
    else if (now.mine.length && followedBy(now)) found.push({ id: "rematch", drawing: "restart", text: followedBy(now), act: () => rematch(table).catch(tell) });
  }
  if (!past && pagesOf(now).length) found.push({ id: "story", text: word("web-story-read"), act: () => showStory(now).then(drawTools, tell), kind: unread(now).length ? "primary" : "" });
  found.push({ id: "menu", drawing: "menu", text: word("web-menu-title"), act: menu });
  return found.map(toolButton);
}

function drawTools() {
  const focused = at("tools").contains(document.activeElement) ? document.activeElement?.id : "";
  const wanted = tools();
  const there = [...at("tools").children];
  if (wanted.length === there.length && wanted.every((button, i) => button === there[i])) return;
  at("tools").replaceChildren(...wanted);
  if (focused) document.getElementById(focused)?.focus();
}

/** While others decide, the last lines of the log stand where my choices would; when looking back, those of that move. */
function latest() {
  const entries = past ? now.log.filter((entry) => entry.move === past?.move) : now.log.slice(-2);
  const lines = entries.flatMap((entry) => entry.lines).slice(-2);
  return lines.map((line) => {
    const player = now.players.find((other) => other.seat === line.who);
    return el("p", { class: "latest" }, player ? playerMark(player) : null, line.text);
  });
}

/** Between two people at one screen: nothing of the game is drawn until the right one looks. */
function drawCurtain() {
  document.getElementById("curtain")?.remove();
  for (const id of ["top", "main", "tabs"]) at(id).inert = Boolean(now.curtain);
  at("top").inert ||= now.trying;
  const curtain = now.curtain;
  if (!curtain) return;
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
  show();
  choices.draw();
  if (narrow.matches) openTab("");
}

function backToNow() {
  looking += 1;
  if (!past) return;
  past = null;
  show();
  log.toEnd();
  choices.draw();
}

// -- what I do ---------------------------------------------------------------------------------------------------------

function undoStep() {
  if (now.undo.step) choices.act({ kind: "undo", number: now.number });
}

function restartTurn() {
  if (now.undo.turn) choices.act({ kind: "restart", number: now.number });
}

function tryOut() {
  if (now.mine.length && !now.over && !now.open && !now.trying) wire.say({ kind: "try" });
}

function backToTable() {
  wire.say({ kind: "back" });
}

function nextTable() {
  if (now.next) location.assign(`/t/${now.next}`);
}

function menu() {
  openMenu(now, { scores: showScores, tryOut, end: () => showEnd(now), eyes: (seat) => wire.say({ kind: "eyes", seat }), changed: show, propose: (what) => propose(what, now, wire) });
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

/** @param {"players" | "log" | "place-board" | "place-mine"} id */
function go(id) {
  if (id === "players" || id === "log") {
    log.grow(id === "log");
    if (narrow.matches && document.body.dataset.tab !== id) openTab(id);
  }
  const target = at(id);
  (firstOf(target, "[data-option]", ".rounds, .frame", "button") ?? target).focus();
  target.scrollIntoView({ block: "nearest" });
}

/** @type {Record<string, () => unknown>} */
const LETTERS = {
  r: () => choices.turnOn(),
  R: () => choices.turnOn(),
  u: undoStep,
  U: restartTurn,
  l: () => go("log"),
  b: () => go("place-board"),
  m: () => go("place-mine"),
  p: () => go("players"),
  o: () => openTab("others"),
  s: showScores,
  n: nextTable,
  t: () => (now.trying ? backToTable() : tryOut()),
  "?": () => showKeys(),
  "+": () => sheets.board?.zoom.in(),
  "=": () => sheets.board?.zoom.in(),
  "-": () => sheets.board?.zoom.out(),
  ",": () => look((past ?? now).move - 1),
  ".": () => past && look(past.move + 1),
};

function stepBack() {
  if (tips.open) tips.hide();
  else if (past) backToNow();
  else if (document.body.dataset.tab) openTab("");
  else if (!choices.cancel() && now.trying) backToTable();
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

/**
 * The board, my own mat beside it (an onlooker's is the one last asked for), the mats of the others.
 * @param {Sheet} sheet
 */
function home(sheet) {
  if (sheet.seat < 0) return at("place-board");
  return at(sheet.seat === (shown().seat >= 0 ? shown().seat : beside) ? "place-mine" : "place-others");
}

/** @param {number} seat */
function showMat(seat) {
  if (shown().seat < 0) {
    beside = seat;
    sheets.show(shown());
  }
  openMat(seat);
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
    idle: latest,
    changed: () => {
      sheets.mark(past ? new Map() : choices.open, past ? new Set() : choices.chosen);
      if (!past) followGlow(sheets);
      ghosts.button(null);
      tips.settle();
    },
  });
  log = new Log(at("log"), { look, light: (things) => sheets.light(things) });
  panels = new Panels(at("players"), showMat);
  drawTabs((name) => {
    if (name === "log") log.toEnd();
  });
  drawZoom(sheets);
  followBar();
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
  document.addEventListener("caravela-language", () => {
    drawTabs();
    drawZoom(sheets);
    wire.say({ kind: "language", language: me.language });
  });
});
