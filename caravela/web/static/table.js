// The table page: hears what the server tells, shows it, and says what I choose.

import { api, ask, el, me, ready, tell, toast, word } from "./page.js";
import { awaited } from "./attention.js";
import { loadSymbols, Sheets } from "./board.js";
import { Choices } from "./choices.js";
import { drawRoom, rematch, showEnd } from "./end.js";
import { icon } from "./icons.js";
import { Log } from "./log.js";
import { playerMark } from "./marks.js";
import { openMenu, showKeys } from "./menu.js";
import { connect } from "./net.js";
import { Panels, scoreTable } from "./panels.js";
import { drawTabs, drawZoom, followBar, narrow, openMat, openTab } from "./tabs.js";
import { Tips } from "./tips.js";

const table = decodeURIComponent(location.pathname.split("/")[2]);
const at = (id) => document.getElementById(id);

let now = null; // the scene as the server tells it
let past = null; // an earlier one that is being looked at
let wire = null;
let connected = false;
let everConnected = false;
let endShown = false;
let beside = 0; // whose mat an onlooker has beside the board
let sheets, choices, log, panels, tips;

const shown = () => past ?? now;

// -- what the server tells ---------------------------------------------------------------------------------------------

function hear(message) {
  if (message.kind === "scene") receive(message, []);
  else if (message.kind === "change") {
    if (!now) return;
    receive(merged(now, message), message.log ?? []);
  } else if (message.kind === "about") tips.hear(message);
  else if (message.kind === "preview") choices.previewed(message);
  else if (message.kind === "refused") {
    toast(message.message, "wrong");
    choices.refused();
  } else if (message.kind === "presence" && now) {
    now.players = now.players.map((player) => (player.seat === message.seat ? { ...player, present: message.present } : player));
    panels.show(shown());
  }
}

/** The scene with a change in it: parts one by one, the log only up to the move that counts. */
function merged(scene, change) {
  const next = { ...scene, ...change, kind: "scene" };
  next.parts = { ...scene.parts, ...change.parts };
  const fresh = new Set((change.log ?? []).map((entry) => entry.move));
  next.log = [...scene.log.filter((entry) => entry.move <= next.move && !fresh.has(entry.move)), ...(change.log ?? [])];
  return next;
}

function receive(scene, news) {
  const before = now;
  now = scene;
  if (past && (scene.curtain || scene.seat !== past.seat)) past = null;
  const lost = document.activeElement?.closest?.("[data-thing]")?.dataset.thing ?? "";
  const hadFocus = document.activeElement !== document.body;
  show();
  choices.ask(now);
  if (before && connected && choices.sent && !before.joined) choices.again();
  now.joined = true;
  const things = news.flatMap((entry) => entry.lines.flatMap((line) => line.things));
  if (things.length && !past) sheets.just(things.filter((thing) => !thing.startsWith("seat-")));
  if (news.length) at("said").textContent = news.flatMap((entry) => entry.lines.map((line) => line.text)).join(" ");
  awaited(now, now.my_turn && before !== null && (!before.my_turn || before.seat !== now.seat));
  if (hadFocus && document.activeElement === document.body) refocus(lost);
  if (now.over && !endShown && !now.open) {
    endShown = true;
    showEnd(now).catch(tell);
  }
  if (now.rematch && !before?.rematch && before) toast(word("web-end-rematch-made"));
}

/** What had the keyboard was replaced: give it back to the same thing, else to the question. */
function refocus(thing) {
  const again = thing && document.querySelector(`#main [data-thing="${CSS.escape(thing)}"][tabindex]`);
  (again || at("choices").querySelector("button") || at("status")).focus({ preventScroll: true });
}

// -- showing -----------------------------------------------------------------------------------------------------------

function show() {
  const scene = shown();
  document.documentElement.lang = scene.language;
  document.body.classList.toggle("past", Boolean(past));
  document.body.classList.toggle("my-turn", Boolean(now.my_turn) && !past);
  document.body.classList.toggle("over", Boolean(now.over));
  document.body.classList.toggle("open-table", Boolean(now.open));
  drawCurtain();
  at("room").hidden = !now.open;
  if (now.open) drawRoom(at("room"), now);
  sheets.show(scene);
  at("place-others").hidden = !at("place-others").childElementCount;
  at("place-mine").hidden = !at("place-mine").childElementCount;
  panels.show(past ? { ...scene, players: scene.players.map((player) => ({ ...player, present: now.players[player.seat]?.present })) } : scene);
  log.show({ ...now, players: scene.players.length ? scene.players : now.players }, past ? past.move : null);
  drawBar();
}

function drawBar() {
  const scene = shown();
  at("where").textContent = scene.where;
  const status = past ? word("web-play-looking", { move: past.move, most: now.move }) : scene.status;
  if (at("status").textContent !== status) at("status").textContent = status;
  const line = connected || !everConnected ? "" : word("web-play-reconnecting");
  at("line").textContent = line;
  at("line").hidden = !line;
  drawTools();
}

function toolButton(id, drawing, text, key, act, { reason = "", title = "", kind = "" } = {}) {
  return el(
    "button",
    {
      type: "button",
      id,
      class: kind,
      "aria-disabled": reason ? "true" : null,
      "aria-label": text,
      title: reason || title || text,
      onclick: () => (reason ? toast(reason) : act()),
    },
    drawing ? icon(drawing) : null,
    el("span", { class: drawing ? "text" : "" }, text),
    key ? el("kbd", {}, key) : null,
  );
}

function drawTools() {
  const focused = at("tools").contains(document.activeElement) ? document.activeElement.id : "";
  const tools = [];
  if (past) {
    tools.push(
      toolButton("step-first", "first", word("web-play-first"), "", () => look(0), { kind: "sign" }),
      toolButton("step-back", "back", word("web-play-back"), ",", () => look(past.move - 1), { kind: "sign" }),
      toolButton("step-on", "on", word("web-play-on"), ".", () => look(past.move + 1), { kind: "sign" }),
      toolButton("to-now", "", word("web-play-to-now"), "Home", backToNow, { kind: "primary" }),
    );
  } else {
    if (now.mine.length && !now.over && !now.open) {
      const undo = now.undo;
      const nothing = undo.step ? "" : undo.barrier || word("web-play-nothing-to-undo");
      tools.push(toolButton("undo", "undo", word("web-play-undo"), "u", undoStep, { reason: nothing, title: undo.step }));
      if (undo.turn > 1) tools.push(toolButton("restart", "restart", word("web-play-restart", { n: undo.turn }), "⇧U", restartTurn));
    }
    if (now.next && !now.my_turn) tools.push(toolButton("next", "on", word("web-play-next"), "n", nextTable));
    if (now.over) {
      tools.push(toolButton("result", "", word("web-end-show"), "", () => showEnd(now).catch(tell), { kind: "primary" }));
      if (now.rematch) tools.push(el("a", { class: "button", href: `/t/${now.rematch}` }, word("web-end-rematch-go")));
      else if (now.mine.length) tools.push(toolButton("rematch", "restart", word("web-end-rematch"), "", () => rematch(table).catch(tell)));
    }
  }
  tools.push(toolButton("menu", "menu", word("web-menu-title"), "", menu));
  at("tools").replaceChildren(...tools);
  if (focused) at(focused)?.focus();
}

/** While others decide, the last lines of the log stand where my choices would; when looking back, those of that move. */
function latest() {
  const entries = past ? now.log.filter((entry) => entry.move === past.move) : now.log.slice(-2);
  const lines = entries.flatMap((entry) => entry.lines).slice(-3);
  return lines.map((line) => {
    const player = now.players.find((other) => other.seat === line.who);
    return el("p", { class: "latest" }, player ? playerMark(player) : null, line.text);
  });
}

/** Between two people at one screen: nothing of the game is drawn until the right one looks. */
function drawCurtain() {
  at("curtain")?.remove();
  if (!now.curtain) return;
  const lift = el("button", { type: "button", class: "primary" }, word("web-play-lift"), el("kbd", {}, "↵"));
  lift.addEventListener("click", () => wire.say({ kind: "look", seat: now.curtain.seat }));
  document.body.append(el("div", { id: "curtain", role: "alertdialog", "aria-modal": "true", "aria-labelledby": "curtain-text" }, el("p", { id: "curtain-text" }, now.curtain.text), lift));
  lift.focus();
}

// -- looking back ------------------------------------------------------------------------------------------------------

let looking = 0;

async function look(move) {
  if (move >= now.move) return backToNow();
  const ticket = ++looking;
  try {
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

function nextTable() {
  if (now.next) location.assign(`/t/${now.next}`);
}

function menu() {
  openMenu(now, { scores: showScores, end: () => showEnd(now), changed: show });
}

function showScores() {
  const scene = shown();
  if (!scene.scores?.length) return null;
  return ask({
    title: word("web-play-scores"),
    body: scoreTable(scene.categories, scene.scores, scene.players),
    wide: true,
    actions: [{ value: null, label: word("web-close"), kind: "primary" }],
  });
}

/** A click on the board or a panel: what glows is picked, what does not tells about itself. */
function click(event) {
  if (event.defaultPrevented) return;
  const open = past ? null : event.target.closest("[data-option]");
  if (open && choices.open.has(open.dataset.thing)) {
    tips.hide();
    choices.pick(open.dataset.thing);
    return;
  }
  const thing = event.target.closest("[data-thing]");
  const button = event.target.closest("button, a");
  if (!thing || (button && !button.hasAttribute("data-thing"))) return;
  tips.show(thing, true);
}

// -- keys --------------------------------------------------------------------------------------------------------------

function go(id) {
  const tab = { players: "players", log: "log" }[id];
  if (tab) log.grow(tab === "log");
  if (narrow.matches && tab && document.body.dataset.tab !== tab) openTab(tab);
  const target = at(id);
  const first = (what) => target?.querySelector(what);
  (first("[data-option]") ?? first(".rounds, .frame") ?? first("button") ?? target)?.focus();
  target?.scrollIntoView({ block: "nearest" });
}

const LETTERS = {
  u: undoStep,
  U: restartTurn,
  l: () => go("log"),
  b: () => go("place-board"),
  m: () => go("place-mine"),
  p: () => go("players"),
  o: () => openTab("others"),
  s: showScores,
  n: nextTable,
  "?": () => showKeys(),
  "+": () => sheets.board?.zoom.in(),
  "=": () => sheets.board?.zoom.in(),
  "-": () => sheets.board?.zoom.out(),
  ",": () => look((past ?? now).move - 1),
  ".": () => past && look(past.move + 1),
};

function escape() {
  if (tips.open) tips.hide();
  else if (past) backToNow();
  else if (document.body.dataset.tab) openTab("");
  else choices.cancel();
}

function keydown(event) {
  if (!now || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const typing = event.target.closest?.("input, select, textarea");
  const key = event.key;
  if (now.curtain) return;
  let used = true;
  if (key === "Escape") escape();
  else if (typing) return;
  else if (key === "Enter" || key === " ") {
    const open = event.target.closest?.("[data-option]");
    const thing = event.target.closest?.("[data-thing]");
    if (event.target.closest("button, a, summary")) return;
    if (thing && (open || key === "Enter") && !choices.waiting) thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    else if (key === "Enter" && !past) choices.confirm();
    else used = false;
  } else if (key === "Home" && past) backToNow();
  else if (past && ["ArrowLeft", "ArrowUp"].includes(key)) look(past.move - 1);
  else if (past && ["ArrowRight", "ArrowDown"].includes(key)) look(past.move + 1);
  else if (key.startsWith("Arrow") && event.target.closest?.(".sheet-box")) sheets.walk(event.target, key);
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

/** The board, my own mat beside it (an onlooker's is the one last asked for), the mats of the others. */
function home(sheet) {
  if (sheet.seat < 0) return at("place-board");
  return at(sheet.seat === (shown().seat >= 0 ? shown().seat : beside) ? "place-mine" : "place-others");
}

function showMat(seat) {
  if (shown().seat >= 0) return openMat(seat);
  beside = seat;
  sheets.show(shown(), false);
  return openMat(seat);
}

ready.then(() => {
  sheets = new Sheets(home);
  loadSymbols().catch(tell);
  tips = new Tips({
    about: (thing) => wire.say({ kind: "about", thing }),
    stamp: () => `${now.number} ${now.seat} ${now.language}`,
    game: () => now.game,
    past: () => past !== null,
  });
  choices = new Choices(at("choices"), {
    say: (message) => wire.say(message),
    confirm: () => me.settings.confirm !== false,
    light: (things) => sheets.light(things),
    past: () => past !== null,
    idle: latest,
    changed: () => {
      sheets.mark(past ? new Map() : choices.open, past ? new Set() : choices.chosen);
    },
  });
  log = new Log(at("log"), { look, light: (things) => sheets.light(things) });
  panels = new Panels(at("players"), showMat);
  drawTabs((name) => name === "log" && log.toEnd());
  drawZoom(sheets);
  followBar();
  wire = connect(table, {
    hear,
    state: (state) => {
      connected = state === "on";
      everConnected ||= connected;
      document.body.classList.toggle("offline", everConnected && !connected);
      if (now) {
        now.joined = false;
        drawBar();
      }
    },
  });
  at("main").addEventListener("click", click);
  document.addEventListener("keydown", keydown);
  document.addEventListener("caravela-language", (event) => {
    drawTabs();
    drawZoom(sheets);
    wire.say({ kind: "language", language: event.detail });
  });
});
