// The lobby: play at once, see what waits for me, bring a record back to the table.

import { callOff, knownLinks, newLink, rematch } from "./errands.js";
import { learn } from "./learning.js";
import { api, ask, at, copy, el, emblem, exact, firstOf, games, linkField, me, ready, relative, save, sentenceOf, showTitle, svg, tell, toast, word } from "./page.js";
import { file, shared, visit } from "./place.js";
import { botSeats, soloPreset, usualNumber } from "./seats.js";

/** @import { CampaignListed, CampaignMade, GameOffered, Made, SeatListed, TableListed } from "./protocol.js" */

const FLAG = '<svg class="flag" viewBox="0 0 20 20" aria-hidden="true"><path d="M5 2v16M5 3h11l-3 4 3 4H5"/></svg>';

/** @type {TableListed[]} */
let list = [];
/** @type {CampaignListed[]} */
let campaigns = [];
/** @type {GameOffered[]} */
let offered = [];
let shown = "";
/** The tables that waited for me when I looked last. @type {Set<string> | null} */
let known = null;
const nameField = at("name", HTMLInputElement);
const recordField = at("record", HTMLTextAreaElement);
const fileField = at("file", HTMLInputElement);
const left = { tables: 0, campaigns: 0 }; // how many are not shown yet
const pages = { tables: 1, campaigns: 1 }; // how many are

// -- who I am ----------------------------------------------------------------------------------------------------------

async function keepName() {
  const name = nameField.value.trim();
  if (name && name !== me.name) {
    await save({ name });
    toast(word("web-saved"));
  }
}

// -- games -------------------------------------------------------------------------------------------------------------

/**
 * At once: against bots, or by myself with the first set-up that one can play alone.
 * @param {GameOffered} game
 * @param {Event} event the click on a button
 */
async function playNow(game, event, alone = false) {
  const button = /** @type {HTMLButtonElement} */ (event.currentTarget);
  button.disabled = true;
  try {
    const typed = nameField.value.trim();
    if (typed && typed !== me.name) await save({ name: typed });
    const preset = (alone ? soloPreset(game) : game.presets.find((one) => one.name === game.default)) ?? game.presets[0];
    const seats = [{ kind: "me", name: me.name }, ...botSeats(game, alone ? 0 : usualNumber(preset.seats) - 1, [me.name])];
    /** @type {Made} */
    const made = await api("POST", "/api/tables", { game: game.name, preset: preset.name, changes: {}, seats });
    visit(`/t/${made.table}`);
  } catch (problem) {
    tell(problem);
    button.disabled = false;
  }
}

/**
 * Whether I have not played it yet, nor been taught anything about it.
 * @param {GameOffered} game
 */
const isNew = (game) => !list.some((table) => table.game === game.name) && !me.settings.taught.some((what) => what.startsWith(`${game.name}.`));

/**
 * How to begin: who does not know the game learns it first.
 * @param {GameOffered} game
 */
function ways(game) {
  const first = game.learn && isNew(game);
  const play = el("button", { type: "button", class: first ? "" : "primary", "aria-label": word("web-play-now-of", { game: game.title }), onclick: (event) => playNow(game, event) }, word("web-play-now"));
  const guided = game.learn && el("button", { type: "button", class: first ? "primary" : "", "aria-label": word("web-learn-guided-of", { game: game.title }), onclick: (event) => learn(game, event.currentTarget, nameField.value).catch(tell) }, word("web-learn-guided"));
  const alone = soloPreset(game) && el("button", { type: "button", "aria-label": word("web-play-alone-of", { game: game.title }), onclick: (event) => playNow(game, event, true) }, word("web-play-alone"));
  const setUp = el("a", { class: "button", href: `/new?game=${encodeURIComponent(game.name)}`, "aria-label": word("web-set-up-of", { game: game.title }) }, word("web-set-up"));
  if (!first) return [el("div", { class: "row" }, play, alone, guided, setUp)];
  return [el("div", { class: "row first" }, guided, el("span", { class: "small" }, word("web-learn-new"))), el("div", { class: "row" }, play, alone, setUp)];
}

function showGames() {
  at("games").replaceChildren(
    ...offered.map((game) =>
      el(
        "article",
        { class: "game slip" },
        emblem(game.emblem),
        el(
          "div",
          { class: "text" },
          el("h3", { class: "title" }, game.title),
          el("p", { class: "muted" }, game.about),
          ways(game),
          el(
            "p",
            { class: "facts small muted" },
            el("span", {}, word("web-game-seats", { least: game.seats[0], most: game.seats[1] })),
            el("span", {}, el("a", { class: "more", href: `/learn/${encodeURIComponent(game.name)}`, "aria-label": `${word("web-learn-read")}: ${game.title}` }, word("web-learn-read"))),
            el("span", {}, el("a", { class: "more", href: `/learn/${encodeURIComponent(game.name)}#legend`, "aria-label": `${word("web-learn-icons")}: ${game.title}` }, word("web-learn-icons"))),
            el("span", {}, el("a", { class: "more", href: `/rules/${encodeURIComponent(game.name)}`, "aria-label": `${word("web-learn-rules")}: ${game.title}` }, word("web-learn-rules"))),
            game.puzzles ? el("span", {}, el("a", { class: "more", href: `/puzzles#${encodeURIComponent(game.name)}`, "aria-label": word("web-puzzles-today-of", { game: game.title }) }, word("web-puzzles-today"))) : null,
          ),
        ),
      ),
    ),
  );
}

// -- my tables ---------------------------------------------------------------------------------------------------------

/**
 * What a table is called; the title that every table has by default only repeats the game and the players.
 * @param {TableListed} table
 */
function nameOf(table) {
  const game = titleOf(table.game);
  return !table.title || table.title.endsWith(` · ${table.seats.map((seat) => seat.name).filter(Boolean).join(", ")}`) ? game : table.title;
}

const titleOf = (/** @type {string} */ name) => offered.find((game) => game.name === name)?.title ?? name;

/**
 * @param {TableListed} table
 * @param {SeatListed} seat
 */
function player(table, seat) {
  const open = isOpen(seat);
  const bot = seat.kind !== "person";
  const mine = table.mine.includes(seat.seat);
  const state = open ? word("web-seat-open") : bot ? seat.bot || word("web-seat-is-bot") : mine ? word("web-seat-is-me") : seat.present ? word("web-seat-present") : word("web-seat-away");
  return el(
    "li",
    { class: `player ${open ? "open" : bot ? "bot" : seat.present || mine ? "present" : "away"}`, title: state },
    el("span", { class: "dot", "aria-hidden": "true" }),
    el("span", {}, open && !seat.name ? word("web-seat-open") : seat.name),
    el("span", { class: "offstage" }, ` (${state})`),
  );
}

const isOpen = (/** @type {SeatListed} */ seat) => seat.link === "open";

/** @param {TableListed} table */
async function invite(table) {
  try {
    /** @type {TableListed} */
    const full = await api("GET", `/api/tables/${table.table}`);
    const rows = [];
    for (const { seat } of full.seats.filter(isOpen)) {
      const link = knownLinks(table.table)[seat] ?? (full.host ? await newLink(table.table, seat) : "");
      if (!link) continue;
      const address = shared(link);
      rows.push(
        el(
          "li",
          { class: "invite" },
          el("span", {}, word("web-invite-seat", { n: seat + 1 })),
          linkField(address, word("web-invite-seat", { n: seat + 1 })),
          el("button", { type: "button", onclick: () => copy(address) }, word("web-copy")),
        ),
      );
    }
    await ask({
      title: word("web-invite-title"),
      text: rows.length ? word("web-invite-about") : word("web-invite-host"),
      body: el("ul", { class: "invites" }, rows),
      actions: [{ value: null, label: word("web-close"), kind: "primary" }],
      wide: true,
    });
  } catch (problem) {
    tell(problem);
  }
}

/**
 * Whether the table may leave my list: nobody else there waits for me.
 * @param {TableListed} table
 */
function mayRemove(table) {
  if (table.status === "open") return !table.host && !table.mine.length;
  const plays = table.seats.some((seat) => table.mine.includes(seat.seat) && seat.kind === "person");
  const others = table.seats.some((seat) => !table.mine.includes(seat.seat) && seat.kind === "person");
  return table.status !== "playing" || !(plays && others);
}

/**
 * @param {string} table
 * @param {boolean} back
 */
async function remove(table, back) {
  try {
    await api("POST", `/api/tables/${table}/remove`, { back });
    toast(word(back ? "web-table-back" : "web-table-removed"));
    shownRemoved = back ? await removedTables() : null;
    await refresh(true);
  } catch (problem) {
    tell(problem);
  }
}

/** What I took off my list, once I have asked for it. @type {TableListed[] | null} */
let shownRemoved = null;

/** @returns {Promise<TableListed[]>} */
const removedTables = () => api("GET", "/api/tables?removed=true");

async function showRemoved() {
  try {
    shownRemoved = await removedTables();
    showTables();
  } catch (problem) {
    tell(problem);
  }
}

/** At the end of the list: what was taken off it. */
function removedPart() {
  if (shownRemoved === null) return [el("p", {}, el("button", { type: "button", class: "plain", id: "show-removed", onclick: showRemoved }, word("web-tables-removed")))];
  return [el("h3", { class: "group" }, word("web-tables-removed")), el("ul", { class: "entries" }, shownRemoved.length ? shownRemoved.map((table) => entry(table, true)) : el("li", { class: "muted" }, word("web-tables-removed-none")))];
}

/**
 * @param {TableListed} table
 * @param {boolean} [removed]
 */
function entry(table, removed = false) {
  const facts = [];
  const address = `/t/${encodeURIComponent(table.table)}`;
  if (table.status === "open") {
    const free = table.seats.filter(isOpen).length;
    facts.push(free === 1 ? word("web-table-free-one") : word("web-table-free", { n: free }));
  }
  if (table.status === "playing" && table.round_title) facts.push(table.round_title);
  if (table.status === "cancelled") facts.push(word("web-table-cancelled"));
  if (table.status === "parted") facts.push(word("web-table-parted"));
  if (table.status === "unreadable") facts.push(word("web-table-unreadable"));
  if (table.status === "over" && table.moves) facts.push(word("web-table-over", { n: table.moves }));
  const name = nameOf(table);
  const deadline = table.status === "playing" ? table.deadline : null;
  return el(
    "li",
    { class: `table slip${table.waiting ? " waits" : ""}` },
    el("div", { class: "head" }, el("h3", { class: "title" }, el("a", { href: address }, name)), table.waiting && el("span", { class: "badge turn" }, svg(FLAG), word("web-table-waits"))),
    el(
      "p",
      { class: "facts small muted" },
      (name === titleOf(table.game) ? facts : [titleOf(table.game), ...facts]).map((fact) => el("span", {}, fact)),
      el("span", { title: exact(table.since) }, word(table.waiting ? "web-table-since" : table.status === "open" ? "web-table-made" : table.status === "over" ? "web-table-ended" : "web-table-last", { when: relative(table.since) })),
      deadline !== null && el("span", { class: table.waiting ? "deadline" : "", title: exact(deadline) }, word("web-table-deadline", { when: relative(deadline) })),
    ),
    el("ul", { class: "players", "aria-label": word("web-players") }, table.seats.map((seat) => player(table, seat))),
    el(
      "div",
      { class: "row" },
      table.status === "playing" && el("a", { class: `button${table.waiting ? " primary" : ""}`, href: address, "aria-label": `${word(table.waiting ? "web-table-play" : "web-table-look")}: ${name}` }, word(table.waiting ? "web-table-play" : "web-table-look")),
      table.status === "open" && el("button", { type: "button", class: "primary", onclick: () => invite(table) }, word("web-invite")),
      (table.status === "open" || table.status === "parted") && el("a", { class: "button", href: address }, word("web-table-look")),
      table.status === "open" && table.host && el("button", { type: "button", onclick: () => callOff(table.table).then(() => refresh(true), tell) }, word("web-room-cancel")),
      table.status === "over" && el("a", { class: "button", href: address }, word("web-table-result")),
      table.status === "over" && el("a", { class: "button", href: `${address}/replay` }, word("web-table-replay")),
      table.campaign && el("a", { class: "button", href: `/c/${table.campaign}` }, word("web-campaign-page")),
      !removed && mayRemove(table) && el("button", { type: "button", class: "remove", "aria-label": `${word("web-table-remove")}: ${name}`, onclick: () => remove(table.table, false) }, word("web-table-remove")),
      removed && el("button", { type: "button", class: "put-back", "aria-label": `${word("web-table-put-back")}: ${name}`, onclick: () => remove(table.table, true) }, word("web-table-put-back")),
      (table.status === "over" || (table.status === "parted" && table.mine.length > 0)) && !table.campaign && el("button", { type: "button", onclick: () => rematch(table.table).catch(tell) }, word("web-table-rematch")),
    ),
  );
}

/**
 * @param {string} title
 * @param {TableListed[]} tables
 */
function group(title, tables) {
  return tables.length ? [el("h3", { class: "group" }, title), el("ul", { class: "entries" }, tables.map((table) => entry(table)))] : [];
}

/**
 * The button for the next page of a list.
 * @param {"tables" | "campaigns"} what
 */
function more(what) {
  const next = () => {
    pages[what] += 1;
    refresh(true);
  };
  return left[what] > 0 ? [el("p", {}, el("button", { type: "button", id: `more-${what}`, onclick: next }, word("web-list-more", { n: left[what] })))] : [];
}

function showTables() {
  const waiting = list.filter((table) => table.waiting && table.status !== "over");
  const others = list.filter((table) => ["playing", "unreadable", "parted", "cancelled"].includes(table.status) && !table.waiting);
  const open = list.filter((table) => table.status === "open" && !table.waiting);
  const over = list.filter((table) => table.status === "over");
  document.body.classList.toggle("waiting", waiting.length > 0);
  document.body.classList.toggle("seated", waiting.length + others.length + open.length > 0);
  const home = firstOf(document, ".lobby");
  const first = firstOf(document, waiting.length + open.length > 0 ? ".lobby .tables" : ".lobby .games");
  if (home && first && home.firstElementChild !== first) home.prepend(first);
  at("tables").replaceChildren(
    ...(list.length
      ? [
          ...group(waiting.length === 1 ? word("web-tables-wait-one") : word("web-tables-wait", { n: waiting.length }), waiting),
          ...group(word("web-tables-open"), open),
          ...group(word("web-tables-playing"), others),
          ...(over.length > 3
            ? [el("details", { class: "old" }, el("summary", {}, word("web-tables-over-many", { n: over.length })), el("ul", { class: "entries" }, over.map((table) => entry(table))))]
            : group(word("web-tables-over"), over)),
          ...more("tables"),
        ]
      : [el("div", { class: "slip empty" }, emblem(""), el("p", {}, word("web-tables-none")), el("p", { class: "muted" }, word("web-tables-none-hint")))]),
    ...(list.length || shownRemoved ? removedPart() : []),
  );
  showTitle("", waiting.length);
}

// -- my campaigns ------------------------------------------------------------------------------------------------------

/** @param {CampaignListed} one */
function saga(one) {
  const state = one.over ? "web-campaign-over" : one.status === "open" ? "web-campaign-open" : one.status === "over" ? "web-campaign-between" : "web-campaign-playing";
  return el(
    "li",
    { class: "table slip" },
    el("div", { class: "head" }, el("h3", { class: "title" }, el("a", { href: `/c/${one.campaign}` }, one.name))),
    el("p", { class: "facts small muted" }, [titleOf(one.game), one.chapter, word("web-campaign-number", { n: one.games })].filter(Boolean).map((fact) => el("span", {}, fact))),
    el("p", { class: "small" }, word(state)),
  );
}

function showCampaigns() {
  firstOf(document, ".campaigns")?.toggleAttribute("hidden", !campaigns.length);
  at("campaigns").replaceChildren(...campaigns.map(saga), ...more("campaigns").map((button) => el("li", {}, button)));
}

function notify() {
  const waiting = new Set(list.filter((table) => table.waiting).map((table) => table.table));
  const before = known ?? waiting;
  const table = list.find((one) => one.waiting && !before.has(one.table));
  known = waiting;
  if (!table || !document.hidden || !me.settings.notify || !("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification(word("web-table-waits"), { body: nameOf(table), icon: file("/static/icon.svg"), tag: table.table });
  note.onclick = () => {
    window.focus();
    visit(`/t/${table.table}`);
  };
}

/**
 * As many pages of a list as are shown; what has moved from one page to another meanwhile comes once.
 * @template {TableListed | CampaignListed} One
 * @param {"tables" | "campaigns"} what
 * @param {(one: One) => string} key
 * @returns {Promise<One[]>}
 */
async function listed(what, key) {
  /** @type {Map<string, One>} */
  const found = new Map();
  let inAll = 0;
  for (let page = 0, from = 0; page < pages[what]; page += 1) {
    /** @type {One[] & { inAll: number }} */
    const some = await api("GET", `/api/${what}?from=${from}`);
    for (const one of some) found.set(key(one), one);
    from += some.length;
    inAll = some.inAll;
    if (!some.length || from >= inAll) break;
  }
  left[what] = Math.max(0, inAll - found.size);
  return [...found.values()];
}

async function refresh(force = false) {
  try {
    [list, campaigns] = await Promise.all([
      listed("tables", (/** @type {TableListed} */ one) => one.table),
      listed("campaigns", (/** @type {CampaignListed} */ one) => one.campaign),
    ]);
  } catch (problem) {
    if (force) tell(problem);
    return;
  }
  notify();
  // Redrawn only when something is new, so that the keyboard stays where it is.
  const now = JSON.stringify([list, campaigns, left]) + Math.floor(Date.now() / 60000);
  if (force || now !== shown) {
    const focus = at("tables").contains(document.activeElement) ? document.activeElement?.getAttribute("href") : null;
    shown = now;
    showTables();
    showCampaigns();
    if (focus) firstOf(at("tables"), `a[href="${CSS.escape(focus)}"]`)?.focus();
  }
}

// -- records -----------------------------------------------------------------------------------------------------------

/** @param {string} record */
async function importRecord(record) {
  await ready;
  at("import-problem").textContent = "";
  if (!record.trim()) {
    at("import-problem").textContent = word("web-import-empty");
    recordField.focus();
    return;
  }
  try {
    if (record.trimStart().startsWith("caravela campaign")) {
      /** @type {CampaignMade} */
      const { campaign } = await api("POST", "/api/campaigns/import", { file: record.trimStart() });
      visit(`/c/${campaign}`);
      return;
    }
    /** @type {Made} */
    const made = await api("POST", "/api/tables/import", { record });
    visit(`/t/${made.table}`);
  } catch (problem) {
    at("import-problem").textContent = sentenceOf(problem);
  }
}

function listenToImport() {
  at("import").addEventListener("submit", (event) => {
    event.preventDefault();
    importRecord(recordField.value);
  });
  fileField.addEventListener("change", async () => {
    const file = fileField.files?.[0];
    fileField.value = "";
    if (file) importRecord(await file.text());
  });
  const mark = (/** @type {boolean} */ over) => firstOf(document, ".import")?.classList.toggle("drop", over);
  const over = (/** @type {DragEvent} */ event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    mark(true);
  };
  document.addEventListener("dragenter", over);
  document.addEventListener("dragover", over);
  document.addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) mark(false);
  });
  document.addEventListener("drop", async (event) => {
    const file = event.dataTransfer?.files?.[0];
    if (!file) return;
    event.preventDefault();
    mark(false);
    importRecord(await file.text());
  });
}

// -- begin -------------------------------------------------------------------------------------------------------------

async function draw() {
  offered = await games();
  await refresh(true);
  showGames();
}

listenToImport(); // what is brought before everything is there is not lost
await ready;
nameField.value = me.name;
at("who").addEventListener("submit", (event) => {
  event.preventDefault();
  keepName().catch(tell);
});
nameField.addEventListener("change", () => keepName().catch(tell));
await draw().catch(tell);
document.addEventListener("caravela-language", () => draw().catch(tell));
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) refresh();
});
setInterval(() => {
  if (!document.hidden || me.settings.notify) refresh();
}, 15000);
window.addEventListener("pageshow", (event) => {
  if (event.persisted) draw().catch(tell);
});
