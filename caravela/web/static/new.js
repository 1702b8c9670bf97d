// A new table: game, set-up, seats, clock. What is allowed is asked of the server at every change.

import { learnLinks } from "./learning.js";
import { api, at, el, emblem, firstOf, games, me, put, ready, recall, Refused, remember, sentenceOf, tell, toast, word } from "./page.js";
import { here, rename, visit } from "./place.js";
import { freeName, presetFor, usualBot, usualNumber } from "./seats.js";

/** @import { Campaign, CampaignSeat, Checked, GameOffered, Made, Preset, SetupOption } from "./protocol.js" */
/** @import { Child } from "./page.js" */
/** @typedef {{ kind: string, name: string, typed?: boolean }} SeatWanted */

const SHAPES = [
  '<circle cx="12" cy="12" r="8"/>',
  '<rect x="4.5" y="4.5" width="15" height="15"/>',
  '<path d="M12 3.5l9 16H3z"/>',
  '<path d="M12 2.5l9 9.5-9 9.5-9-9.5z"/>',
  '<path d="M7 3.5h10l5 8.5-5 8.5H7L2 12z"/>',
  '<path d="M12 2l2.9 6.4 7 .7-5.3 4.7 1.6 6.9L12 17.1l-6.2 3.6 1.6-6.9L2.1 9.1l7-.7z"/>',
];

/** @type {GameOffered[]} */
let offered = [];
/** @type {GameOffered} */
let game;
let preset = "";
/** Whether somebody has chosen it. */
let settled = false;
/** @type {Record<string, string>} */
let changes = {};
/** @type {SeatWanted[]} */
let seats = [];
/** How many may play with these options. @type {number[] | null} */
let allowed = null;
let checked = 0;
let touched = "";
/** Whose next game this is. @type {Campaign | null} */
let campaign = null;
const shuffle = at("shuffle", HTMLInputElement);
const offer = at("offered", HTMLInputElement);
const watchable = at("watchable", HTMLInputElement);
const rated = at("rated", HTMLInputElement);
const talk = at("talk", HTMLSelectElement);
const hints = at("hints", HTMLInputElement);
const titleField = at("title", HTMLInputElement);
const createButton = at("create", HTMLButtonElement);
const addButton = at("add", HTMLButtonElement);

// -- game and set-up ---------------------------------------------------------------------------------------------------

/** @param {{ group: string, value: string, chosen: boolean, title: string, about: string, picture?: Child, take: () => void }} what */
function choice({ group, value, chosen, title, about, picture, take }) {
  const radio = el("input", { type: "radio", name: group, value, checked: chosen, onchange: take });
  return el("label", { class: "choice slip" }, radio, picture, el("span", { class: "text" }, el("span", { class: "title" }, title), about && el("span", { class: "small muted" }, about)));
}

function showGame() {
  at("game-part").hidden = offered.length < 2;
  at("game").replaceChildren(
    ...offered.map((one) => choice({ group: "game", value: one.name, chosen: one === game, title: one.title, about: one.about, picture: emblem(one.emblem), take: () => chooseAnother(one) })),
  );
  at("learn").replaceChildren(learnLinks(game));
}

/** @param {GameOffered} one */
function chooseGame(one) {
  game = one;
  remember("caravela-game", game.name);
  preset = game.default;
  settled = false;
  changes = {};
  if (!basis().seats.includes(seats.length)) seats = usualSeats();
  for (const seat of seats) if (!["me", "here", "guest"].includes(seat.kind) && !game.bots.some((bot) => bot.name === seat.kind)) seat.kind = usualBot(game);
  draw();
}

/** The address tells it, so that the page comes again as it is. @param {GameOffered} one */
function chooseAnother(one) {
  rename(`/new?game=${encodeURIComponent(one.name)}`);
  chooseGame(one);
}

function usualSeats() {
  const many = usualNumber(basis().seats);
  /** @type {SeatWanted[]} */
  const first = [{ kind: "me", name: me.name }];
  while (first.length < many) first.push({ kind: usualBot(game), name: freeName(first.map((seat) => seat.name)) });
  return first;
}

/** The ready-made set-up that was chosen. @returns {Preset} */
const basis = () => game.presets.find((one) => one.name === preset) ?? game.presets[0];
const agreed = (/** @type {string} */ name) => changes[name] ?? basis().setup[name];

function showPresets() {
  at("presets").replaceChildren(
    ...game.presets.map((one) =>
      choice({
        group: "preset",
        value: one.name,
        chosen: one.name === preset,
        title: one.title,
        about: one.about,
        take: () => {
          preset = one.name;
          settled = true;
          changes = {};
          touched = "";
          showOptions();
          sayTitle();
          check();
        },
      }),
    ),
  );
}

/** A campaign has a name; a table may have one. */
function sayTitle() {
  at("title-label").textContent = word(basis().campaign ? "web-campaign-name" : "web-new-name");
}

// -- options -----------------------------------------------------------------------------------------------------------

/**
 * @param {string} name
 * @param {string} value
 */
function change(name, value) {
  touched = name;
  if (value === basis().setup[name]) delete changes[name];
  else changes[name] = value;
  markOptions();
  check();
}

const isSwitch = (/** @type {SetupOption} */ option) => option.values.length === 2 && option.values.every((v) => v.value === "true" || v.value === "false");

/** @param {SetupOption} option */
function optionField(option) {
  const id = `option-${option.name}`;
  const about = el("span", { class: "small muted", id: `${id}-about` }, option.about, " ", option.rule && clause(option.rule));
  const problem = el("p", { class: "wrong small", id: `${id}-problem`, role: "alert" });
  if (isSwitch(option)) {
    /** @type {HTMLInputElement} */
    const box = el("input", { type: "checkbox", id, "aria-describedby": `${id}-about`, checked: agreed(option.name) === "true", onchange: () => change(option.name, box.checked ? "true" : "false") });
    return el("div", { class: "option", dataset: { option: option.name } }, el("label", { class: "check" }, box, el("span", { class: "name" }, option.title)), about, problem);
  }
  const value = agreed(option.name);
  const members = option.members;
  const some = members.length > 0 && !option.values.some((v) => v.value === value);
  const chosen = new Set(some ? value.split("+") : []);
  const select = el(
    "select",
    { id, "aria-describedby": `${id}-about` },
    option.values.map((v) => el("option", { value: v.value, selected: v.value === value }, v.title)),
    members.length ? el("option", { value: "+", selected: some }, word("web-option-some")) : null,
  );
  const picked = () => members.filter((member) => chosen.has(member.value)).map((member) => member.value);
  const checks = members.map((member) => {
    const check = el("input", { type: "checkbox", value: member.value, checked: chosen.has(member.value) });
    check.addEventListener("change", () => {
      if (check.checked) chosen.add(member.value);
      else chosen.delete(member.value);
      // None of them chosen is what the first plain value says.
      change(option.name, chosen.size ? picked().join("+") : option.values[0].value);
    });
    return check;
  });
  const boxes = el(
    "fieldset",
    { class: "members", hidden: !some },
    el("legend", { class: "offstage" }, option.title),
    members.map((member, i) => el("label", { class: "check" }, checks[i], el("span", {}, member.title))),
  );
  select.addEventListener("change", () => {
    boxes.hidden = select.value !== "+";
    if (select.value !== "+") {
      change(option.name, select.value);
      return;
    }
    if (!chosen.size) {
      for (const check of checks) {
        check.checked = true;
        chosen.add(check.value);
      }
    }
    change(option.name, picked().join("+"));
  });
  return el("div", { class: "option", dataset: { option: option.name } }, el("label", { class: "name", for: id }, option.title), select, about, members.length > 0 && boxes, problem);
}

/** @param {string} rule */
function clause(rule) {
  return el("a", { class: "clause", href: `/rules/${encodeURIComponent(game.name)}#${rule}`, target: "_blank", rel: "noopener" }, rule);
}

/**
 * The sentence of a refusal, with the clause that it names made a link.
 * @param {unknown} problem
 */
function withClause(problem) {
  const said = sentenceOf(problem);
  const rule = problem instanceof Refused ? problem.rule : "";
  const from = rule ? said.lastIndexOf(rule) : -1;
  return from < 0 ? [said] : [said.slice(0, from), clause(rule), said.slice(from + rule.length)];
}

let optionsOpen = false;

function showOptions() {
  // What the ready-made set-ups differ in belongs to the edition; the rest are variants.
  const differs = (/** @type {SetupOption} */ option) => new Set(game.presets.map((one) => one.setup[option.name])).size > 1;
  const parts = [
    { title: word("web-options-edition"), options: game.options.filter(differs) },
    { title: word("web-options-variants"), options: game.options.filter((option) => !differs(option)) },
  ].filter(({ options }) => options.length);
  /** @type {HTMLDetailsElement} */
  const details = el(
    "details",
    { class: "slip options", open: optionsOpen, ontoggle: () => (optionsOpen = details.open) },
    el("summary", {}, el("span", { class: "title" }, word("web-new-options")), el("span", { id: "changed", class: "small muted" })),
    parts.map(({ title, options }) => el("fieldset", { class: "part" }, el("legend", { class: "title" }, title), el("div", { class: "grid" }, options.map(optionField)))),
    el(
      "button",
      {
        type: "button",
        id: "reset",
        onclick: () => {
          changes = {};
          touched = "";
          showOptions();
          check();
          firstOf(at("options"), "summary")?.focus();
        },
      },
      word("web-options-reset"),
    ),
  );
  at("options").replaceChildren(details);
  markOptions();
}

function markOptions() {
  const names = Object.keys(changes);
  /** @type {NodeListOf<HTMLElement>} */
  const rows = document.querySelectorAll("[data-option]");
  for (const row of rows) row.classList.toggle("changed", names.includes(row.dataset.option ?? ""));
  at("reset").hidden = !names.length;
  at("changed").textContent = names.length
    ? word("web-options-changed", { options: game.options.filter((o) => names.includes(o.name)).map((o) => o.title).join(", ") })
    : word("web-options-as-preset");
}

async function check() {
  if (campaign) return;
  const turn = ++checked;
  /** @type {unknown} */
  let problem = null;
  try {
    /** @type {Checked} */
    const answer = await api("POST", `/api/games/${game.name}/check`, { preset, changes });
    if (turn !== checked) return;
    allowed = answer.seats;
  } catch (refused) {
    if (turn !== checked) return;
    problem = refused;
  }
  for (const said of document.querySelectorAll(".option > .wrong")) said.textContent = "";
  const near = problem && touched ? document.getElementById(`option-${touched}-problem`) : null;
  near?.replaceChildren(...withClause(problem));
  at("problem").replaceChildren(...(problem && !near ? withClause(problem) : []));
  createButton.disabled = problem !== null;
  saySeats();
}

// -- seats -------------------------------------------------------------------------------------------------------------

/** @param {SeatWanted} seat */
function kinds(seat) {
  const taken = seats.some((other) => other !== seat && other.kind === "me");
  /** @type {(value: string, title: string, disabled?: boolean) => HTMLElement} */
  const option = (value, title, disabled = false) => el("option", { value, selected: seat.kind === value, disabled }, title);
  return [
    el("optgroup", { label: word("web-seats-people") }, option("me", word("web-seat-me"), taken), option("here", word("web-seat-here")), option("guest", word("web-seat-guest")), again(seat).map((other) => option(`again-${other.seat}`, word("web-campaign-again", { name: other.name })))),
    el(
      "optgroup",
      { label: word("web-seats-bots") },
      game.bots.map((bot) => option(bot.name, word("web-seat-bot", { level: bot.title }))),
    ),
  ];
}

/**
 * Those of the last game of a campaign who can sit down here without an invitation.
 * @param {SeatWanted} seat
 */
function again(seat) {
  const others = (campaign?.seats ?? []).filter((other) => other.kind === "person" && !other.mine);
  return others.filter((other) => !seats.some((one) => one !== seat && one.kind === `again-${other.seat}`));
}

/**
 * What a kind of seat means, told at the first of its kind.
 * @param {SeatWanted} seat
 */
function hint(seat) {
  if (seat.kind === "me" || seats.find((other) => other.kind === seat.kind) !== seat) return "";
  if (seat.kind === "here") return word("web-seat-here-about");
  if (seat.kind === "guest") return word("web-seat-guest-about");
  return game.bots.find((bot) => bot.name === seat.kind)?.about ?? "";
}

/** @param {string} [focus] the field that gets the keyboard */
function showSeats(focus = "") {
  /** @type {(label: string, sign: string, disabled: boolean, act: () => void, key: string) => HTMLElement} */
  const button = (label, sign, disabled, act, key) => el("button", { type: "button", class: "icon", "aria-label": label, title: label, disabled, onclick: act, dataset: { key } }, el("span", { "aria-hidden": "true" }, sign));
  at("seats").replaceChildren(
    ...seats.map((seat, i) => {
      const select = el("select", { "aria-label": word("web-seat-kind", { n: i + 1 }), dataset: { key: `kind-${i}` } }, kinds(seat));
      /** @type {HTMLInputElement} */
      const name = el("input", {
        type: "text",
        maxlength: 24,
        autocomplete: "off",
        value: seat.name,
        placeholder: word("web-name-short"),
        "aria-label": word("web-seat-name", { n: i + 1 }),
        dataset: { key: `name-${i}` },
        oninput: () => {
          seat.name = name.value;
          seat.typed = true;
        },
      });
      select.addEventListener("change", () => {
        seat.kind = select.value;
        if (!seat.typed) {
          const others = seats.filter((one) => one !== seat).map((one) => one.name);
          seat.name = seat.kind === "me" ? me.name : seat.kind === "guest" || seat.kind === "here" ? "" : (campaign?.seats.find((other) => seat.kind === `again-${other.seat}`)?.name ?? freeName(others));
        }
        showSeats(`kind-${i}`);
      });
      const mark = el("span", { class: `mark p${i}`, "aria-hidden": "true" });
      mark.innerHTML = `<svg viewBox="0 0 24 24">${SHAPES[i % 6]}</svg>`;
      return el(
        "li",
        { class: "seat slip" },
        mark,
        el("div", { class: "fields" }, select, name, hint(seat) && el("p", { class: "small muted" }, hint(seat))),
        el(
          "div",
          { class: "tools" },
          button(word("web-seat-up", { n: i + 1 }), "↑", i === 0, () => move(i, -1), `up-${i}`),
          button(word("web-seat-down", { n: i + 1 }), "↓", i === seats.length - 1, () => move(i, 1), `down-${i}`),
          button(
            word("web-seat-remove", { n: i + 1 }),
            "×",
            seats.length <= game.seats[0],
            () => {
              seats.splice(i, 1);
              suit();
              showSeats(`kind-${Math.min(i, seats.length - 1)}`);
            },
            `remove-${i}`,
          ),
        ),
      );
    }),
  );
  addButton.textContent = word("web-seat-add");
  addButton.disabled = seats.length >= game.seats[1];
  saySeats();
  if (focus) firstOf(document, `[data-key="${focus}"]`)?.focus();
}

/**
 * @param {number} i
 * @param {1 | -1} step
 */
function move(i, step) {
  [seats[i], seats[i + step]] = [seats[i + step], seats[i]];
  const to = i + step;
  const edge = step < 0 ? to === 0 : to === seats.length - 1;
  showSeats(edge ? `kind-${to}` : `${step < 0 ? "up" : "down"}-${to}`);
}

/** So many play with another ready-made set-up, unless somebody has chosen one. */
function suit() {
  const usual = presetFor(game, seats.length);
  if (campaign || settled || usual === preset || basis().campaign || Object.keys(changes).length) return;
  preset = usual;
  showPresets();
  showOptions();
  sayTitle();
  check();
}

const guests = () => seats.filter((seat) => seat.kind === "guest");

/** People alone are rated, each at a browser of their own. */
const mayBeRated = () => !campaign && !basis().campaign && seats.length > 1 && guests().length >= seats.length - 1;

function saySeats() {
  const invited = guests().length;
  at("talk-field").hidden = !invited || campaign !== null;
  at("offered-field").hidden = !invited;
  at("hints-field").hidden = !invited || campaign !== null;
  at("rated-field").hidden = !mayBeRated();
  at("openness").hidden = campaign !== null;
  const only = allowed?.includes(seats.length) ? null : allowed;
  at("seats-said").className = only ? "small wrong" : "small muted";
  at("seats-said").textContent = only
    ? word("web-seats-only", { seats: new Intl.ListFormat(me.language, { type: "disjunction" }).format(only.map(String)) })
    : invited === 1
      ? word("web-seats-guest")
      : invited
        ? word("web-seats-guests", { n: invited })
        : word("web-seats-at-once");
}

// -- clock -------------------------------------------------------------------------------------------------------------

const clock = { kind: "none", minutes: 30, increment: 30, days: 2 };

function showClock() {
  /** @type {(key: "minutes" | "increment" | "days", least: number, most: number, label: string) => HTMLElement} */
  const number = (key, least, most, label) => {
    const field = el("input", { type: "number", min: least, max: most, value: clock[key], inputmode: "numeric" });
    field.addEventListener("input", () => (clock[key] = Math.min(most, Math.max(least, Number(field.value) || least))));
    return el("label", { class: "number" }, field, el("span", {}, label));
  };
  /** @type {(kind: string, title: string, about: string, ...fields: HTMLElement[]) => HTMLElement} */
  const line = (kind, title, about, ...fields) =>
    el(
      "div",
      { class: "slip line" },
      el(
        "label",
        { class: "check" },
        el("input", {
          type: "radio",
          name: "clock",
          value: kind,
          checked: clock.kind === kind,
          onchange: () => {
            clock.kind = kind;
            showClock();
            firstOf(at("clock"), `[value="${kind}"]`)?.focus();
          },
        }),
        el("span", {}, el("span", { class: "title" }, title), el("span", { class: "small muted" }, about)),
      ),
      clock.kind === kind && fields.length > 0 && el("div", { class: "row" }, fields),
    );
  put(
    at("clock"),
    line("none", word("web-new-clock-none"), word("web-new-clock-none-about")),
    line("bank", word("web-new-clock-live"), word("web-new-clock-live-about"), number("minutes", 1, 600, word("web-new-clock-minutes")), number("increment", 0, 600, word("web-new-clock-increment"))),
    line("move", word("web-new-clock-days"), word("web-new-clock-days-about"), number("days", 1, 30, word("web-new-clock-days-each"))),
    clock.kind !== "none" && el("p", { class: "small muted" }, word("web-clock-about")),
  );
}

function clockAgreed() {
  if (clock.kind === "bank") return { kind: "bank", seconds: clock.minutes * 60, increment: clock.increment };
  if (clock.kind === "move") return { kind: "move", seconds: clock.days * 86400 };
  return undefined;
}

// -- company -----------------------------------------------------------------------------------------------------------

/** What players may say to each other, where people are invited. */
function showTalk() {
  const chosen = talk.value || "all";
  /** @type {[string, string][]} */
  const values = [
    ["all", word("web-new-talk-all")],
    ["phrases", word("web-new-talk-phrases")],
    ["none", word("web-new-talk-none")],
  ];
  talk.replaceChildren(...values.map(([value, title]) => el("option", { value, selected: value === chosen }, title)));
}

// -- create ------------------------------------------------------------------------------------------------------------

async function create() {
  createButton.disabled = true;
  at("problem").textContent = "";
  try {
    const mine = seats.find((seat) => seat.kind === "me");
    const asked = {
      seats: seats.map((seat) => ({ kind: seat.kind, name: seat.name.trim() })),
      shuffle: shuffle.checked,
      clock: clockAgreed(),
    };
    /** @type {Made} */
    const made = campaign
      ? await api("POST", `/api/campaigns/${campaign.campaign}/games`, asked)
      : await api("POST", "/api/tables", { ...asked, game: game.name, preset, changes, talk: talk.value || "all", offered: guests().length > 0 && offer.checked, watchable: watchable.checked, rated: mayBeRated() && rated.checked, hints: guests().length > 0 && hints.checked, title: titleField.value.trim() || undefined });
    if (mine && !me.name && mine.name.trim() && mine.typed) await api("PATCH", "/api/me", { name: mine.name.trim() }).catch(() => {});
    if (Object.keys(made.links).length) remember(`caravela-links-${made.table}`, JSON.stringify(made.links));
    visit(`/t/${made.table}`);
  } catch (problem) {
    at("problem").textContent = sentenceOf(problem);
    at("problem").scrollIntoView({ block: "nearest" });
    createButton.disabled = false;
  }
}

// -- begin -------------------------------------------------------------------------------------------------------------

function draw() {
  if (campaign) {
    drawNext(campaign);
    return;
  }
  showGame();
  showPresets();
  showOptions();
  sayTitle();
  showSeats();
  showClock();
  showTalk();
  check();
}

/**
 * The next game of a campaign: everything is settled but the seats and the clock.
 * @param {Campaign} of
 */
function drawNext(of) {
  titleField.closest("label")?.toggleAttribute("hidden", true);
  firstOf(document, "h1")?.replaceChildren(word("web-campaign-seats-title", { name: of.name }));
  firstOf(document, ".setup .left")?.replaceChildren(el("p", { class: "lead" }, word("web-campaign-seats-about")), el("p", {}, el("a", { href: `/c/${of.campaign}` }, word("web-campaign-page"))));
  allowed = game.presets.find((one) => one.campaign)?.seats ?? null;
  showSeats();
  showClock();
}

/**
 * Those who sat there last.
 * @param {CampaignSeat[]} last
 * @returns {SeatWanted[]}
 */
function seatsOf(last) {
  const first = last.find((seat) => seat.mine);
  return last.map((seat) => ({ name: seat.name, kind: seat === first ? "me" : seat.mine ? "here" : seat.kind === "person" ? `again-${seat.seat}` : seat.kind, typed: true }));
}

/** @param {string | null} name */
const gameOf = (name) => offered.find((one) => one.name === name) ?? offered[0];

async function begin() {
  offered = await games();
  const said = new URLSearchParams(here().search);
  const wanted = said.get("game") ?? recall("caravela-game");
  const of = said.get("campaign");
  if (of && of !== "new") {
    /** @type {Campaign} */
    const found = await api("GET", `/api/campaigns/${encodeURIComponent(of)}`);
    campaign = found;
    game = gameOf(found.game);
    preset = game.default;
    seats = seatsOf(found.seats);
    draw();
    return;
  }
  chooseGame(gameOf(wanted));
  const first = game.presets.find((one) => one.campaign);
  if (of && first) {
    preset = first.name;
    draw();
  }
}

await ready;
await begin().catch(tell);
addButton.addEventListener("click", () => {
  if (seats.length >= game.seats[1]) return;
  seats.push({ kind: usualBot(game), name: freeName(seats.map((seat) => seat.name)) });
  suit();
  showSeats(`kind-${seats.length - 1}`);
});
shuffle.addEventListener("change", () => {
  if (shuffle.checked) toast(word("web-new-shuffled"));
});
at("setup").addEventListener("submit", (event) => {
  event.preventDefault();
  create();
});
document.addEventListener("caravela-language", async () => {
  offered = await games();
  game = gameOf(game.name);
  draw();
});
window.addEventListener("pageshow", (event) => {
  if (event.persisted) check();
});
