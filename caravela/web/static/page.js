// What every page has: who I am, the words of my language, the header, and a few small tools.

import { file, send } from "./place.js";
/** @import { Agreed, GameOffered, Me, RefusedAnswer, Settings, Words } from "./protocol.js" */

/** Whoever sits here; known when `ready` is fulfilled. @type {Me} */
export let me;
/** @type {Record<string, string>} */
let words = {};
/** What the game at hand says in another way. @type {Record<string, string>} */
let own = {};
/** @type {Promise<GameOffered[]> | null} */
let gamesAsked = null;

const page = document.documentElement;
const SUN = '<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="4.2"/><path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1"/></svg>';
const MOON = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M19.5 14.6A8 8 0 0 1 9.4 4.5a8 8 0 1 0 10.1 10.1z"/></svg>';
const MENU = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16"/></svg>';

// -- words -------------------------------------------------------------------------------------------------------------

/**
 * The message in my language, with what stands in braces put in.
 * @param {string} id
 * @param {Record<string, string | number>} [params]
 */
export function word(id, params = {}) {
  const text = own[id] ?? words[id] ?? id;
  return text.replace(/\{\s*\$?([\w-]+)\s*\}/g, (whole, name) => (name in params ? String(params[name]) : whole));
}

/**
 * The game at hand: its rules are the ones to look up, and it has words of its own for some of what pages say.
 * @param {string} game
 * @param {Record<string, string>} [itsWords]
 */
export function sitAt(game, itsWords) {
  own = itsWords ?? {};
  remember("caravela-game", game);
  document.querySelector('#top nav [href^="/rules"]')?.setAttribute("href", rulesAddress());
}

function rulesAddress() {
  const game = recall("caravela-game");
  return game ? `/rules/${encodeURIComponent(game)}` : "/rules";
}

/** Fills what a page has marked: data-word, data-word-label, data-word-placeholder, data-word-title. */
export function fill(root = document) {
  /** @type {(name: string, put: (e: Element, text: string) => void) => void} */
  const each = (name, put) => {
    for (const e of root.querySelectorAll(`[data-${name}]`)) put(e, word(e.getAttribute(`data-${name}`) ?? ""));
  };
  each("word", (e, text) => (e.textContent = text));
  each("word-label", (e, text) => e.setAttribute("aria-label", text));
  each("word-placeholder", (e, text) => e.setAttribute("placeholder", text));
  each("word-title", (e, text) => e.setAttribute("title", text));
}

async function loadWords() {
  /** @type {Words} */
  const answer = await api("GET", "/api/words");
  words = answer.words;
  remember("caravela-words", JSON.stringify(words));
}

/**
 * Another language, at once and everywhere: pages that draw by themselves listen to "caravela-language" on the document.
 * @param {string} code
 */
export async function setLanguage(code) {
  await save({ language: code });
  gamesAsked = null;
  await loadWords();
  page.lang = me.language;
  fill();
  buildHeader();
  showTitle();
  document.dispatchEvent(new CustomEvent("caravela-language"));
}

// -- the server --------------------------------------------------------------------------------------------------------

/** What was refused: the message is its sentence, the code its message id, the rule its clause. */
export class Refused extends Error {
  /**
   * @param {string} message
   * @param {string} [code]
   * @param {string} [rule]
   */
  constructor(message, code = "", rule = "") {
    super(message);
    this.code = code;
    this.rule = rule;
  }
}

/**
 * Asks the server; a refusal is thrown as `Refused`. Of a list of which only a page comes, `inAll` says how long it is.
 * @template Answer
 * @param {"GET" | "POST" | "PATCH"} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<Answer>}
 */
export async function api(method, path, body) {
  let answer;
  try {
    answer = await send(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      keepalive: method === "PATCH", // what was set is kept, also when the page is left at once
    });
  } catch {
    throw new Refused(word("web-no-connection"), "web-no-connection");
  }
  const text = await answer.text();
  let data = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = answer.ok ? text : null;
  }
  if (answer.ok && Array.isArray(data)) Object.assign(data, { inAll: Number(answer.headers.get("X-Total-Count") ?? data.length) });
  if (answer.ok) return data;
  /** @type {RefusedAnswer} */
  const refused = typeof data?.message === "string" ? data : { message: word("web-failed"), code: "web-failed" };
  throw new Refused(refused.message, refused.code, refused.rule);
}

/**
 * Changes what the server knows of me. Settings may be given in part.
 * @param {{ name?: string, language?: string, settings?: Partial<Settings> }} changes
 */
export async function save(changes) {
  me = await api("PATCH", "/api/me", changes);
  applyTheme();
  return me;
}

/** The games on offer, asked for once. */
export function games() {
  gamesAsked ??= api("GET", "/api/games").catch((problem) => {
    gamesAsked = null;
    throw problem;
  });
  return gamesAsked;
}

// -- drawing -----------------------------------------------------------------------------------------------------------

const PROPERTIES = new Set(["value", "checked", "selected", "disabled", "indeterminate"]);

/**
 * @typedef {Node | string | null | undefined | false | Child[]} Child
 * @typedef {{ [Name in keyof HTMLElementEventMap as `on${Name}`]?: (event: HTMLElementEventMap[Name]) => unknown }} Handlers
 * @typedef {string | number | boolean | null | undefined | Record<string, string> | ((event: any) => unknown)} Given
 * @typedef {Handlers & { [name: string]: Given }} Attributes
 */

/**
 * Builds an element: el("button", {class: "primary", onclick: go}, "text", child, …). What is null or false is left out.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {Child[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function el(tag, attributes = {}, ...children) {
  const e = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) continue;
    if (typeof value === "function") e.addEventListener(name.slice("on".length), /** @type {EventListener} */ (value));
    else if (name === "dataset") Object.assign(e.dataset, value);
    else if (PROPERTIES.has(name)) continue;
    else if (value === true) e.setAttribute(name, "");
    else if (value !== false) e.setAttribute(name, String(value));
  }
  append(e, children);
  for (const name of PROPERTIES) if (attributes[name] !== null && attributes[name] !== undefined) Object.assign(e, { [name]: attributes[name] });
  return e;
}

/**
 * @param {Element} e
 * @param {Child[]} children
 */
function append(e, children) {
  for (const child of children) {
    if (Array.isArray(child)) append(e, child);
    else if (child !== null && child !== undefined && child !== false) e.append(child);
  }
}

/**
 * What stands in a place from now on.
 * @param {Element} place
 * @param {Child[]} children
 */
export function put(place, ...children) {
  place.replaceChildren();
  append(place, children);
}

/**
 * What an event befalls, or what that lies in, if it is of a kind.
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement | SVGElement | null}
 */
export function befallen(event, selector) {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}

/**
 * The element of this page with an id; it must be there, and of this kind.
 * @template {HTMLElement} [Kind=HTMLElement]
 * @param {string} id
 * @param {new () => Kind} [kind]
 * @returns {Kind}
 */
export function at(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof (kind ?? HTMLElement))) throw new Error(`This page has no ${id}.`);
  return /** @type {Kind} */ (found);
}

/**
 * What is found of several sorts, the first sort first.
 * @param {ParentNode} root
 * @param {string[]} sorts
 * @returns {HTMLElement | null}
 */
export function firstOf(root, ...sorts) {
  const found = sorts.map((sort) => root.querySelector(sort)).find((one) => one !== null);
  return /** @type {HTMLElement | null} */ (found ?? null);
}

/**
 * An element made from the text of a drawing.
 * @param {string} text
 * @returns {Element}
 */
export function svg(text) {
  const template = document.createElement("template");
  template.innerHTML = text.trim();
  return /** @type {Element} */ (template.content.firstElementChild);
}

const ROSE =
  '<circle class="line" cx="48" cy="48" r="30"/><path class="sail" d="M48 10l5 33 33 5-33 5-5 33-5-33-33-5 33-5z"/><path class="half" d="M48 10l5 33-5 5zM86 48l-33 5-5-5zM48 86l-5-33 5-5zM10 48l33-5 5 5z"/>';

/**
 * The small picture of a game as the list of games has it; a compass rose for one that is not there.
 * @param {string} drawn
 */
export function emblem(drawn) {
  return svg(`<svg class="emblem" viewBox="0 0 96 96" aria-hidden="true" focusable="false"><circle class="ring" cx="48" cy="48" r="46"/>${drawn || ROSE}<circle class="rim" cx="48" cy="48" r="46"/></svg>`);
}

/**
 * Short text at the foot of the page, read out politely.
 * @param {string} text
 * @param {"" | "wrong"} [kind]
 * @param {number} [stays] milliseconds
 */
export function toast(text, kind = "", stays = 4200) {
  let shelf = document.getElementById("toasts");
  if (!shelf) {
    shelf = el("div", { id: "toasts", role: "status", "aria-live": "polite" });
    document.body.append(shelf);
  }
  // A dialog lies above everything else, so the shelf moves into it while one is open.
  const open = [...document.querySelectorAll("dialog[open]")].pop();
  (open ?? document.body).append(shelf);
  const slip = el("p", { class: `toast ${kind}` }, text);
  shelf.append(slip);
  setTimeout(() => slip.classList.add("going"), stays);
  setTimeout(() => slip.remove(), stays + 500);
}

/**
 * The sentence of what went wrong.
 * @param {unknown} problem
 */
export function sentenceOf(problem) {
  return problem instanceof Error ? problem.message : String(problem);
}

/**
 * What went wrong, told: for event handlers that call the server.
 * @param {unknown} problem
 */
export function tell(problem) {
  toast(sentenceOf(problem), "wrong");
}

let asked = 0;

/** @typedef {{ value: string | null, label: string, kind?: "primary" | "danger" }} Action */

/**
 * A dialog. Resolves with the value of the button pressed, or null when it is left by Escape.
 * @param {{ title: string, text?: string, body?: Child, actions: (Action | null | false)[], wide?: boolean }} what
 * @returns {Promise<string | null>}
 */
export function ask({ title, text = "", body = null, actions, wide = false }) {
  return new Promise((resolve) => {
    asked += 1;
    /** @type {string | null} */
    let answer = null;
    const name = `ask-${asked}`;
    const buttons = actions.filter((action) => action !== null && action !== false);
    const dialog = el(
      "dialog",
      { class: wide ? "ask wide" : "ask", "aria-labelledby": title ? `${name}-title` : null, "aria-describedby": text ? `${name}-text` : null },
      el(
        "form",
        { method: "dialog" },
        title && el("h2", { id: `${name}-title` }, title),
        text && el("p", { id: `${name}-text` }, text),
        body,
        el(
          "div",
          { class: "actions" },
          buttons.map((button) =>
            el(
              "button",
              {
                type: button.kind === "primary" ? "submit" : "button",
                class: button.kind ?? "",
                onclick: (event) => {
                  event.preventDefault();
                  answer = button.value;
                  dialog.close();
                },
              },
              button.label,
            ),
          ),
        ),
      ),
    );
    dialog.addEventListener("close", () => {
      const shelf = dialog.querySelector("#toasts");
      if (shelf) document.body.append(shelf);
      dialog.remove();
      resolve(answer);
    });
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close();
    });
    document.body.append(dialog);
    dialog.showModal();
    firstOf(dialog, "button.primary", "button")?.focus();
  });
}

/**
 * To the clipboard, also where the browser allows it only the old way.
 * @param {string} text
 */
export async function copy(text) {
  let done = false;
  try {
    await navigator.clipboard.writeText(text);
    done = true;
  } catch {
    const area = el("textarea", { class: "offstage", readonly: true, value: text });
    (document.querySelector("dialog[open]") ?? document.body).append(area);
    area.select();
    done = document.execCommand("copy");
    area.remove();
  }
  toast(word(done ? "web-copied" : "web-not-copied"), done ? "" : "wrong");
  return done;
}

/**
 * A link to be copied by hand.
 * @param {string} address
 * @param {string} label
 */
export function linkField(address, label) {
  const field = el("input", { type: "text", readonly: true, value: address, "aria-label": label });
  field.addEventListener("focus", () => field.select());
  return field;
}

/**
 * What was agreed on at a table.
 * @param {Agreed} agreed
 */
export function agreedList({ edition, options, clock }) {
  return el("ul", { class: "agreed small", "aria-label": word("web-agreed") }, [edition, ...options, clock].filter(Boolean).map((line) => el("li", {}, line)));
}

// -- time --------------------------------------------------------------------------------------------------------------

/** @type {[Intl.RelativeTimeFormatUnit, number, number][]} */
const UNITS = [
  ["day", 86400, 129600],
  ["hour", 3600, 5400],
  ["minute", 60, 45],
];

/**
 * "3 hours ago", "in 2 days": a moment of the server, in my language.
 * @param {number} moment seconds since 1970
 */
export function relative(moment) {
  const seconds = moment - Date.now() / 1000;
  const format = new Intl.RelativeTimeFormat(me.language, { numeric: "auto" });
  for (const [unit, size, from] of UNITS) {
    if (Math.abs(seconds) >= from) return format.format(Math.round(seconds / size), unit);
  }
  return format.format(0, "second");
}

/**
 * The moment with day and time, for titles.
 * @param {number} moment
 */
export function exact(moment) {
  return new Intl.DateTimeFormat(me.language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(moment * 1000));
}

// -- memory of this browser --------------------------------------------------------------------------------------------

/**
 * @param {string} key
 * @param {string} text
 */
export function remember(key, text) {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A browser without storage forgets, nothing else.
  }
}

/** @param {string} key */
export function recall(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

// -- theme, title, header ----------------------------------------------------------------------------------------------

function applyTheme() {
  const theme = me?.settings.theme ?? recall("caravela-theme") ?? "system";
  if (theme === "light" || theme === "dark") page.dataset.theme = theme;
  else delete page.dataset.theme;
  if (me) remember("caravela-theme", theme);
  const button = document.getElementById("theme");
  if (button) dressThemeButton(button);
}

function isDark() {
  return page.dataset.theme ? page.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

/** @param {HTMLElement} button */
function dressThemeButton(button) {
  button.replaceChildren(svg(isDark() ? SUN : MOON));
  const label = word(isDark() ? "web-theme-to-light" : "web-theme-to-dark");
  button.setAttribute("aria-label", label);
  button.title = label;
}

let ownTitle = "";
let ownWaiting = 0;

/** The title of the tab; with a number of things that wait, it leads. */
export function showTitle(title = ownTitle, waiting = ownWaiting) {
  ownTitle = title;
  ownWaiting = waiting;
  const marked = document.body.dataset.title;
  const said = title || (marked ? word(marked) : "");
  document.title = `${waiting ? `(${waiting}) ` : ""}${said ? `${said} · ` : ""}Caravela`;
}

function buildHeader() {
  if (document.getElementById("head")) return; // a page with a head of its own has all of this in its menu
  const header = document.getElementById("top") ?? el("header", { id: "top" });
  const here = document.body.dataset.page ?? "";
  /** @type {(name: string, address: string, id: string) => HTMLElement} */
  const link = (name, address, id) => el("a", { href: address, "aria-current": here === name ? "page" : null }, word(id));
  const menu = el("button", { type: "button", class: "icon menu", "aria-expanded": "false", "aria-controls": "top-menu", "aria-label": word("web-menu"), title: word("web-menu") }, svg(MENU));
  const theme = el("button", { type: "button", class: "icon", id: "theme" });
  dressThemeButton(theme);
  theme.addEventListener("click", () => {
    const wanted = isDark() ? "light" : "dark";
    me.settings.theme = wanted;
    applyTheme();
    save({ settings: { theme: wanted } }).catch(tell);
  });
  const language = el(
    "select",
    { id: "language", "aria-label": word("web-language"), title: word("web-language") },
    me.languages.map((l) => el("option", { value: l.code, lang: l.code, selected: l.code === me.language }, l.name)),
  );
  language.addEventListener("change", () =>
    setLanguage(language.value)
      .then(() => at("language").focus())
      .catch(tell),
  );
  const panel = el(
    "div",
    { id: "top-menu" },
    el(
      "nav",
      { "aria-label": word("web-pages") },
      link("lobby", "/", "web-nav-tables"),
      link("new", "/new", "web-nav-new"),
      link("open", "/open", "web-nav-open"),
      link("history", "/history", "web-nav-history"),
      link("rules", rulesAddress(), "web-nav-rules"),
      link("settings", "/settings", "web-nav-settings"),
      link("about", "/about", "web-nav-about"),
    ),
    el("div", { class: "tools" }, language, theme),
  );
  menu.addEventListener("click", () => {
    const open = header.classList.toggle("open");
    menu.setAttribute("aria-expanded", String(open));
  });
  const wasOpen = header.classList.contains("open");
  if (wasOpen) menu.setAttribute("aria-expanded", "true");
  header.replaceChildren(
    el("a", { class: "skip", href: "#main" }, word("web-skip")),
    el("a", { class: "brand", href: "/", "aria-label": word("web-home") }, el("img", { src: file("/static/icon.svg"), alt: "", width: 34, height: 34 }), el("span", {}, "Caravela")),
    menu,
    panel,
  );
  if (!header.isConnected) document.body.prepend(header);
}

document.addEventListener("keydown", (event) => {
  const header = document.getElementById("top");
  if (event.key === "Escape" && header?.classList.contains("open")) {
    header.classList.remove("open");
    /** @type {HTMLElement | null} */
    const menu = header.querySelector(".menu");
    menu?.setAttribute("aria-expanded", "false");
    menu?.focus();
  }
});

applyTheme();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applyTheme);

/** Fulfilled when I am known, my words are there and the page is dressed. */
export const ready = (async () => {
  try {
    words = JSON.parse(recall("caravela-words") ?? "{}") ?? {};
  } catch {
    words = {};
  }
  try {
    // The first visit is given its cookie by /api/me, so the words are asked for afterwards.
    me = await api("GET", "/api/me");
    await loadWords();
  } catch (problem) {
    page.dataset.ready = "";
    tell(problem);
    throw problem;
  }
  page.lang = me.language;
  applyTheme();
  buildHeader();
  fill();
  showTitle();
  page.dataset.ready = "";
})();
