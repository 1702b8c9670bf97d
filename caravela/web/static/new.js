// A new table: game, set-up, seats, clock. What is allowed is asked of the server at every change.

import { api, el, emblem, games, me, ready, recall, remember, tell, toast, word } from "./page.js";
import { freeName, usualBot, usualNumber } from "./seats.js";

const $ = (id) => document.getElementById(id);
const SHAPES = [
  '<circle cx="12" cy="12" r="8"/>',
  '<rect x="4.5" y="4.5" width="15" height="15"/>',
  '<path d="M12 3.5l9 16H3z"/>',
  '<path d="M12 2.5l9 9.5-9 9.5-9-9.5z"/>',
  '<path d="M7 3.5h10l5 8.5-5 8.5H7L2 12z"/>',
  '<path d="M12 2l2.9 6.4 7 .7-5.3 4.7 1.6 6.9L12 17.1l-6.2 3.6 1.6-6.9L2.1 9.1l7-.7z"/>',
];

let offered = [];
let game = null;
let preset = "";
let changes = {};
let seats = [];
let allowed = null; // how many may play with these options
let checked = 0;
let touched = "";
let campaign = null; // whose next game this is

// -- game and set-up ---------------------------------------------------------------------------------------------------

function choice({ group, value, chosen, title, about, picture, take }) {
  const radio = el("input", { type: "radio", name: group, value, checked: chosen, onchange: take });
  return el("label", { class: "choice slip" }, radio, picture, el("span", { class: "text" }, el("span", { class: "title" }, title), about && el("span", { class: "small muted" }, about)));
}

function showGame() {
  $("game-part").hidden = offered.length < 2;
  $("game").replaceChildren(
    ...offered.map((one) => choice({ group: "game", value: one.name, chosen: one === game, title: one.title, about: one.about, picture: emblem(one.emblem), take: () => chooseGame(one) })),
  );
}

function chooseGame(one) {
  game = one;
  remember("caravela-game", game.name);
  history.replaceState(null, "", `/new?game=${encodeURIComponent(game.name)}`);
  preset = game.default;
  changes = {};
  if (!game.presets.find((one) => one.name === preset).seats.includes(seats.length)) seats = usualSeats();
  for (const seat of seats) if (!["me", "here", "guest"].includes(seat.kind) && !game.bots.some((bot) => bot.name === seat.kind)) seat.kind = usualBot(game);
  draw();
}

function usualSeats() {
  const many = usualNumber(game.presets.find((one) => one.name === preset).seats);
  const first = [{ kind: "me", name: me.name ?? "" }];
  while (first.length < many) first.push({ kind: usualBot(game), name: freeName(first.map((seat) => seat.name)) });
  return first;
}

const basis = () => game.presets.find((one) => one.name === preset).setup;
const agreed = (name) => changes[name] ?? basis()[name];

function showPresets() {
  $("presets").replaceChildren(
    ...game.presets.map((one) =>
      choice({
        group: "preset",
        value: one.name,
        chosen: one.name === preset,
        title: one.title,
        about: one.about,
        take: () => {
          preset = one.name;
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
  const begins = game.presets.find((one) => one.name === preset).campaign;
  $("title").previousElementSibling.textContent = word(begins ? "web-campaign-name" : "web-new-name");
}

// -- options -----------------------------------------------------------------------------------------------------------

function change(name, value) {
  touched = name;
  if (value === basis()[name]) delete changes[name];
  else changes[name] = value;
  markOptions();
  check();
}

const isSwitch = (option) => option.values.length === 2 && option.values.every((v) => v.value === "true" || v.value === "false");
const memberOf = (member) => (typeof member === "string" ? { value: member, title: member } : member);

function optionField(option) {
  const id = `option-${option.name}`;
  const about = el("span", { class: "small muted", id: `${id}-about` }, option.about, " ", option.rule && clause(option.rule));
  const problem = el("p", { class: "wrong small", id: `${id}-problem`, role: "alert" });
  if (isSwitch(option)) {
    const box = el("input", { type: "checkbox", id, "aria-describedby": `${id}-about`, checked: agreed(option.name) === "true", onchange: () => change(option.name, box.checked ? "true" : "false") });
    return el("div", { class: "option", dataset: { option: option.name } }, el("label", { class: "check" }, box, el("span", { class: "name" }, option.title)), about, problem);
  }
  const value = agreed(option.name);
  const members = option.members?.length ? option.members.map(memberOf) : [];
  const some = members.length > 0 && !option.values.some((v) => v.value === value);
  const chosen = new Set(some ? value.split("+") : []);
  const select = el(
    "select",
    { id, "aria-describedby": `${id}-about` },
    option.values.map((v) => el("option", { value: v.value, selected: v.value === value }, v.title)),
    members.length ? el("option", { value: "+", selected: some }, word("web-option-some")) : null,
  );
  const boxes = members.length
    ? el(
        "fieldset",
        { class: "members", hidden: !some },
        el("legend", { class: "offstage" }, option.title),
        members.map((member) =>
          el(
            "label",
            { class: "check" },
            el("input", {
              type: "checkbox",
              value: member.value,
              checked: chosen.has(member.value),
              onchange: (event) => {
                if (event.target.checked) chosen.add(member.value);
                else chosen.delete(member.value);
                const picked = members.filter((m) => chosen.has(m.value)).map((m) => m.value);
                if (picked.length) change(option.name, picked.join("+"));
                else {
                  // None of them chosen is what the first plain value says.
                  change(option.name, option.values[0].value);
                }
              },
            }),
            el("span", {}, member.title),
          ),
        ),
      )
    : null;
  select.addEventListener("change", () => {
    if (boxes) boxes.hidden = select.value !== "+";
    if (select.value !== "+") change(option.name, select.value);
    else if (!chosen.size) {
      for (const box of boxes.querySelectorAll("input")) {
        box.checked = true;
        chosen.add(box.value);
      }
      change(option.name, members.map((m) => m.value).join("+"));
    } else change(option.name, members.filter((m) => chosen.has(m.value)).map((m) => m.value).join("+"));
  });
  return el("div", { class: "option", dataset: { option: option.name } }, el("label", { class: "name", for: id }, option.title), select, about, boxes, problem);
}

function clause(rule) {
  return el("a", { class: "clause", href: `/rules/${encodeURIComponent(game.name)}#${rule}`, target: "_blank", rel: "noopener" }, rule);
}

/** The sentence of a refusal, with the clause that it names made a link. */
function withClause(problem) {
  const at = problem.rule ? problem.message.lastIndexOf(problem.rule) : -1;
  return at < 0 ? [problem.message] : [problem.message.slice(0, at), clause(problem.rule), problem.message.slice(at + problem.rule.length)];
}

let optionsOpen = false;

function showOptions() {
  // What the ready-made set-ups differ in belongs to the edition; the rest are variants.
  const differs = (option) => new Set(game.presets.map((one) => one.setup[option.name])).size > 1;
  const parts = [
    [word("web-options-edition"), game.options.filter(differs)],
    [word("web-options-variants"), game.options.filter((option) => !differs(option))],
  ].filter(([, options]) => options.length);
  $("options").replaceChildren(
    el(
      "details",
      { class: "slip options", open: optionsOpen, ontoggle: (event) => (optionsOpen = event.target.open) },
      el("summary", {}, el("span", { class: "title" }, word("web-new-options")), el("span", { id: "changed", class: "small muted" })),
      parts.map(([title, options]) => el("fieldset", { class: "part" }, el("legend", { class: "title" }, title), el("div", { class: "grid" }, options.map(optionField)))),
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
            document.querySelector("#options summary").focus();
          },
        },
        word("web-options-reset"),
      ),
    ),
  );
  markOptions();
}

function markOptions() {
  const names = Object.keys(changes);
  for (const row of document.querySelectorAll("[data-option]")) row.classList.toggle("changed", names.includes(row.dataset.option));
  $("reset").hidden = !names.length;
  $("changed").textContent = names.length
    ? word("web-options-changed", { options: game.options.filter((o) => names.includes(o.name)).map((o) => o.title).join(", ") })
    : word("web-options-as-preset");
}

async function check() {
  if (campaign) return;
  const turn = ++checked;
  let problem = null;
  try {
    const answer = await api("POST", `/api/games/${game.name}/check`, { preset, changes });
    if (turn !== checked) return;
    allowed = answer.seats;
  } catch (refused) {
    if (turn !== checked) return;
    problem = refused;
  }
  for (const said of document.querySelectorAll(".option > .wrong")) said.textContent = "";
  const near = problem && touched && $(`option-${touched}-problem`);
  if (near) near.replaceChildren(...withClause(problem));
  $("problem").replaceChildren(...(problem && !near ? withClause(problem) : []));
  $("create").disabled = problem !== null;
  saySeats();
}

// -- seats -------------------------------------------------------------------------------------------------------------

function kinds(seat) {
  const taken = seats.some((other) => other !== seat && other.kind === "me");
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

/** Those of the last game of a campaign who can sit down here without an invitation. */
function again(seat) {
  const others = (campaign?.seats ?? []).filter((other) => other.kind === "person" && !other.mine);
  return others.filter((other) => !seats.some((one) => one !== seat && one.kind === `again-${other.seat}`));
}

/** What a kind of seat means, told at the first of its kind. */
function hint(seat) {
  if (seat.kind === "me" || seats.find((other) => other.kind === seat.kind) !== seat) return "";
  if (seat.kind === "here") return word("web-seat-here-about");
  if (seat.kind === "guest") return word("web-seat-guest-about");
  return game.bots.find((bot) => bot.name === seat.kind)?.about ?? "";
}

function showSeats(focus = null) {
  const button = (label, sign, disabled, act, key) => el("button", { type: "button", class: "icon", "aria-label": label, title: label, disabled, onclick: act, dataset: { key } }, el("span", { "aria-hidden": "true" }, sign));
  $("seats").replaceChildren(
    ...seats.map((seat, i) => {
      const select = el("select", { "aria-label": word("web-seat-kind", { n: i + 1 }), dataset: { key: `kind-${i}` } }, kinds(seat));
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
          seat.name = seat.kind === "me" ? (me.name ?? "") : seat.kind === "guest" || seat.kind === "here" ? "" : (campaign?.seats.find((other) => seat.kind === `again-${other.seat}`)?.name ?? freeName(others));
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
              showSeats(`kind-${Math.min(i, seats.length - 1)}`);
            },
            `remove-${i}`,
          ),
        ),
      );
    }),
  );
  $("add").textContent = word("web-seat-add");
  $("add").disabled = seats.length >= game.seats[1];
  saySeats();
  if (focus) document.querySelector(`[data-key="${focus}"]`)?.focus();
}

function move(i, step) {
  [seats[i], seats[i + step]] = [seats[i + step], seats[i]];
  const to = i + step;
  const edge = step < 0 ? to === 0 : to === seats.length - 1;
  showSeats(edge ? `kind-${to}` : `${step < 0 ? "up" : "down"}-${to}`);
}

function saySeats() {
  const guests = seats.filter((seat) => seat.kind === "guest").length;
  const fits = !allowed || allowed.includes(seats.length);
  $("seats-said").className = fits ? "small muted" : "small wrong";
  $("seats-said").textContent = !fits
    ? word("web-seats-only", { seats: new Intl.ListFormat(me.language, { type: "disjunction" }).format(allowed.map(String)) })
    : guests === 1
      ? word("web-seats-guest")
      : guests
        ? word("web-seats-guests", { n: guests })
        : word("web-seats-at-once");
}

// -- clock -------------------------------------------------------------------------------------------------------------

const clock = { kind: "none", minutes: 30, increment: 30, days: 2 };

function showClock() {
  const number = (key, least, most, label) =>
    el("label", { class: "number" }, el("input", { type: "number", min: least, max: most, value: clock[key], inputmode: "numeric", oninput: (e) => (clock[key] = Math.min(most, Math.max(least, Number(e.target.value) || least))) }), el("span", {}, label));
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
            document.querySelector(`#clock [value="${kind}"]`).focus();
          },
        }),
        el("span", {}, el("span", { class: "title" }, title), el("span", { class: "small muted" }, about)),
      ),
      clock.kind === kind && fields.length > 0 && el("div", { class: "row" }, fields),
    );
  const lines = [
    line("none", word("web-new-clock-none"), word("web-new-clock-none-about")),
    line("bank", word("web-new-clock-live"), word("web-new-clock-live-about"), number("minutes", 1, 600, word("web-new-clock-minutes")), number("increment", 0, 600, word("web-new-clock-increment"))),
    line("move", word("web-new-clock-days"), word("web-new-clock-days-about"), number("days", 1, 30, word("web-new-clock-days-each"))),
    clock.kind !== "none" && el("p", { class: "small muted" }, word("web-clock-about")),
  ];
  $("clock").replaceChildren(...lines.filter(Boolean));
}

function clockAgreed() {
  if (clock.kind === "bank") return { kind: "bank", seconds: clock.minutes * 60, increment: clock.increment };
  if (clock.kind === "move") return { kind: "move", seconds: clock.days * 86400 };
  return undefined;
}

// -- create ------------------------------------------------------------------------------------------------------------

async function create() {
  $("create").disabled = true;
  $("problem").textContent = "";
  try {
    const mine = seats.find((seat) => seat.kind === "me");
    const asked = {
      seats: seats.map((seat) => ({ kind: seat.kind, name: seat.name.trim() })),
      shuffle: $("shuffle").checked,
      clock: clockAgreed(),
    };
    const made = campaign
      ? await api("POST", `/api/campaigns/${campaign.campaign}/games`, asked)
      : await api("POST", "/api/tables", { ...asked, game: game.name, preset, changes, title: $("title").value.trim() || undefined });
    if (mine && !me.name && mine.name.trim() && mine.typed) await api("PATCH", "/api/me", { name: mine.name.trim() }).catch(() => {});
    if (made.links && Object.keys(made.links).length) remember(`caravela-links-${made.table}`, JSON.stringify(made.links));
    location.assign(`/t/${made.table}`);
  } catch (problem) {
    $("problem").textContent = problem.message;
    $("problem").scrollIntoView({ block: "nearest" });
    $("create").disabled = false;
  }
}

// -- begin -------------------------------------------------------------------------------------------------------------

function draw() {
  if (campaign) return drawNext();
  showGame();
  showPresets();
  showOptions();
  sayTitle();
  showSeats();
  showClock();
  check();
}

/** The next game of a campaign: everything is settled but the seats and the clock. */
function drawNext() {
  $("title").closest("label").hidden = true;
  document.querySelector("h1").textContent = word("web-campaign-seats-title", { name: campaign.name });
  document.querySelector(".setup .left").replaceChildren(el("p", { class: "lead" }, word("web-campaign-seats-about")), el("p", {}, el("a", { href: `/c/${campaign.campaign}` }, word("web-campaign-page"))));
  allowed = game.presets.find((one) => one.campaign).seats;
  showSeats();
  showClock();
}

function seatsOf(one) {
  const first = one.seats.find((seat) => seat.mine);
  return one.seats.map((seat) => ({ name: seat.name, kind: seat === first ? "me" : seat.mine ? "here" : seat.kind === "person" ? `again-${seat.seat}` : seat.kind, typed: true }));
}

async function begin() {
  offered = await games();
  const said = new URLSearchParams(location.search);
  const wanted = said.get("game") ?? recall("caravela-game");
  const of = said.get("campaign");
  if (of && of !== "new") {
    campaign = await api("GET", `/api/campaigns/${encodeURIComponent(of)}`);
    game = offered.find((one) => one.name === campaign.game);
    preset = game.default;
    seats = seatsOf(campaign);
    draw();
    return;
  }
  chooseGame(offered.find((one) => one.name === wanted) ?? offered[0]);
  const first = of && game.presets.find((one) => one.campaign);
  if (first) {
    preset = first.name;
    draw();
  }
}

await ready;
await begin().catch(tell);
$("add").addEventListener("click", () => {
  if (seats.length >= game.seats[1]) return;
  seats.push({ kind: usualBot(game), name: freeName(seats.map((seat) => seat.name)) });
  showSeats(`kind-${seats.length - 1}`);
});
$("shuffle").addEventListener("change", () => {
  if ($("shuffle").checked) toast(word("web-new-shuffled"));
});
$("setup").addEventListener("submit", (event) => {
  event.preventDefault();
  create();
});
document.addEventListener("caravela-language", async () => {
  offered = await games();
  game = offered.find((one) => one.name === game.name);
  draw();
});
window.addEventListener("pageshow", (event) => {
  if (event.persisted) check();
});
