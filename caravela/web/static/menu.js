// What else one can do at a table: leave, invite onlookers, take files home, change how it plays.

import { Refused, api, ask, copy, el, games, me, save, setLanguage, tell, word } from "./page.js";
import { followedBy } from "./end.js";
import { askLevel, download, rematch } from "./errands.js";
import { mayNotify } from "./attention.js";
import { showLegend } from "./legend.js";
import { proposals } from "./company.js";
import { shared } from "./place.js";

/** @import { Link, Propose, Scene, Settings } from "./protocol.js" */

/** @type {[string, string][]} */
export const KEYS = [
  ["1 … 9 0", "web-keys-choose"],
  ["Shift 1 … 0", "web-keys-always"],
  ["Enter", "web-keys-confirm"],
  ["Esc", "web-keys-cancel"],
  ["r", "web-keys-turn"],
  ["u", "web-keys-undo"],
  ["Shift U", "web-keys-restart"],
  ["b", "web-keys-board"],
  ["m", "web-keys-mat"],
  ["Shift M", "web-play-mat-large"],
  ["a", "web-play-all-choices"],
  ["o", "web-keys-others"],
  ["p", "web-keys-players"],
  ["l", "web-keys-log"],
  ["s", "web-keys-scores"],
  ["i", "web-keys-legend"],
  ["e", "web-keys-summary"],
  ["n", "web-keys-next"],
  ["f", "web-keys-skip"],
  ["t", "web-keys-try"],
  ["h", "web-hint"],
  ["c", "web-talk"],
  ["+ − 0", "web-keys-zoom"],
  ["← ↑ ↓ →", "web-keys-arrows"],
  [", .", "web-keys-history"],
  ["v", "web-log-play"],
  ["Home", "web-keys-now"],
  ["?", "web-keys-help"],
];

/** @type {Record<Propose["what"], string>} */
const MENU_WORDS = { back: "web-menu-back", concede: "web-menu-concede", abandon: "web-menu-abandon" };

/** The pauses between moves of bots that can be chosen at the table, in seconds. */
const PACES = [0, 0.6, 1.2, 2, 3];

export function showKeys(keys = KEYS, first = "") {
  const drawn = (/** @type {string} */ key) => key.split(" ").map((one) => (one === "…" ? one : el("kbd", {}, one)));
  const list = el("dl", { class: "keys" }, keys.map(([key, id]) => el("div", {}, el("dt", {}, drawn(key)), el("dd", {}, word(id)))));
  return ask({ title: word("web-keys-title"), body: el("div", {}, first ? el("p", {}, first) : null, list, keys === KEYS ? el("p", { class: "small" }, el("strong", {}, `${word("web-set-confirm")}.`), " ", word("web-set-confirm-about")) : null), actions: [{ value: null, label: word("web-close"), kind: "primary" }] });
}

/**
 * @param {Scene} scene
 * @param {number} seat
 */
async function leave(scene, seat) {
  const game = (await games()).find((one) => one.name === scene.game);
  if (!game) return;
  const bot = await askLevel(game, { title: word("web-menu-leave"), text: word("web-menu-leave-text"), go: word("web-menu-leave"), kind: "danger" });
  if (bot) await api("POST", `/api/tables/${scene.table}/leave`, { seat, bot });
}

/**
 * @param {Scene} scene
 * @param {{ role: "watch" } | { role: "coach", seat: number }} asked
 */
async function share(scene, asked) {
  try {
    /** @type {Link} */
    const { link } = await api("POST", `/api/tables/${scene.table}/links`, asked);
    await copy(shared(link));
  } catch (problem) {
    if (!(problem instanceof Refused) || problem.code !== "site-needs-server") throw problem;
    await takeAlong(scene, problem.message);
  }
}

const saveRecord = (/** @type {Scene} */ scene) => download(`/api/tables/${scene.table}/record`, `${scene.table}.txt`);

/**
 * Nobody else can come to this table, but its record can go where they can.
 * @param {Scene} scene
 * @param {string} text
 */
async function takeAlong(scene, text) {
  const answer = await ask({
    title: word("web-menu-watch"),
    text,
    actions: [
      { value: null, label: word("web-close") },
      { value: "record", label: word("web-menu-record"), kind: "primary" },
    ],
  });
  if (answer) await saveRecord(scene);
}

/** The pause that is nearest to mine. */
function nearestPace() {
  return PACES.reduce((best, one) => (Math.abs(one - me.settings.pace) < Math.abs(best - me.settings.pace) ? one : best));
}

/**
 * Through whose eyes an onlooker may look: coached seats, or all when the game is over.
 * @param {Scene} scene
 * @returns {[string, string][]}
 */
function viewpoints(scene) {
  if (scene.open || (scene.mine.length && !scene.over)) return [];
  const seats = scene.over ? scene.players.map((player) => player.seat) : scene.coached;
  const name = (/** @type {number} */ seat) => scene.players.find((player) => player.seat === seat)?.name ?? "";
  const views = seats.map((seat) => /** @type {[string, string]} */ ([String(seat), word("web-replay-as", { who: name(seat) })]));
  return views.length ? [["-1", word("web-replay-public")], ...views] : [];
}

/**
 * @typedef {object} Doing
 * @property {(() => unknown) | null} explain
 * @property {() => unknown} scores
 * @property {() => unknown} summary
 * @property {() => unknown} end
 * @property {() => unknown} tryOut
 * @property {{ n: number, act: () => unknown } | null} restart how many steps of the turn there are to take back
 * @property {(() => unknown) | null} story
 * @property {(seat: number) => void} eyes
 * @property {() => void} changed
 * @property {(what: Propose["what"]) => unknown} propose
 */

/**
 * The menu of the table.
 * @param {Scene} scene
 * @param {Doing} table
 */
export function openMenu(scene, table) {
  const dialog = el("dialog", { class: "ask menu", "aria-label": word("web-menu-title") });
  const close = () => dialog.close();
  /** @type {(id: string, act: () => unknown, params?: Record<string, string>) => HTMLElement} */
  const entry = (id, act, params = {}) =>
    el(
      "button",
      {
        type: "button",
        class: "plain",
        onclick: async () => {
          close();
          try {
            await act();
          } catch (problem) {
            tell(problem);
          }
        },
      },
      word(id, params),
    );
  /** @type {(id: string, address: string) => HTMLElement} */
  const link = (id, address) => el("a", { class: "button plain", href: address }, word(id));
  /** @type {(name: "confirm" | "sound" | "notify" | "scores" | "rounds", id: string) => HTMLElement} */
  const toggle = (name, id) => {
    const box = el("input", { type: "checkbox", checked: me.settings[name] });
    box.addEventListener("change", async () => {
      try {
        const problem = name === "notify" && box.checked ? await mayNotify() : "";
        if (problem) {
          box.checked = false;
          throw new Error(problem);
        }
        await save({ settings: { [name]: box.checked } });
        table.changed();
      } catch (problem) {
        tell(problem);
      }
    });
    return el("label", { class: "check" }, box, word(id));
  };
  /** @type {(id: string, value: string, values: [string, string][], act: (value: string) => unknown) => HTMLElement} */
  const chooser = (id, value, values, act) => {
    const select = el("select", { id: id.slice("web-".length) }, values.map(([code, name]) => el("option", { value: code, selected: code === value }, name)));
    select.addEventListener("change", () => Promise.resolve(act(select.value)).catch(tell));
    return el("label", { class: "field" }, el("span", {}, word(id)), select);
  };
  const eyes = viewpoints(scene);
  const seats = scene.trying ? [] : scene.players.filter((player) => scene.mine.includes(player.seat));
  const playing = !scene.over && !scene.open && !scene.trying;
  dialog.append(
    el("button", { type: "button", class: "icon close", "aria-label": word("web-close"), onclick: close }, "×"),
    el("h2", {}, scene.title || word("web-menu-title")),
    el(
      "div",
      { class: "entries" },
      scene.over && !scene.trying ? entry("web-end-show", table.end) : null,
      table.restart && entry("web-play-restart", table.restart.act, { n: String(table.restart.n) }),
      playing && seats.length ? entry("web-try", table.tryOut) : null,
      table.explain && entry("web-teach-question", table.explain),
      table.story && entry("web-story-read", table.story),
      scene.open ? null : entry("web-menu-scores", table.scores),
      scene.rounds.length > 1 ? entry("web-summary", table.summary) : null,
      scene.open ? null : link("web-end-replay", `/t/${scene.table}/replay`),
      entry("web-legend", () => showLegend(scene.game)),
      link("web-learn", `/learn/${encodeURIComponent(scene.game)}`),
      link("web-menu-rules", `/rules/${scene.game}`),
      entry("web-menu-watch", () => share(scene, { role: "watch" })),
      seats.map((player) => entry(seats.length > 1 ? "web-menu-coach-of" : "web-menu-coach", () => share(scene, { role: "coach", seat: player.seat }), { who: player.name })),
      entry("web-menu-record", () => saveRecord(scene)),
      entry("web-menu-report", () => download(`/api/tables/${scene.table}/report`, `report-${scene.table}.txt`)),
      scene.campaign ? link("web-campaign-page", `/c/${scene.campaign.id}`) : null,
      scene.over && !scene.trying && seats.length && followedBy(scene) ? entry(scene.campaign ? "web-campaign-next" : "web-end-rematch", () => rematch(scene.table)) : null,
      playing
        ? seats.map((player) =>
            player.out
              ? entry("web-menu-return", () => api("POST", `/api/tables/${scene.table}/return`, { seat: player.seat }))
              : entry("web-menu-leave", () => leave(scene, player.seat)),
          )
        : null,
      proposals(scene).map((what) => entry(MENU_WORDS[what], () => table.propose(what))),
      entry("web-keys-title", () => showKeys()),
      el("nav", { class: "entries", "aria-label": word("web-pages") }, link("web-end-lobby", "/"), link("web-nav-new", "/new"), link("web-nav-settings", "/settings"), link("web-nav-about", "/about")),
    ),
    el(
      "div",
      { class: "switches" },
      eyes.length
        ? chooser("web-replay-eyes", String(scene.seat), eyes, (seat) => {
            close();
            table.eyes(Number(seat));
          })
        : null,
      toggle("confirm", "web-menu-confirm"),
      toggle("sound", "web-menu-sound"),
      toggle("notify", "web-menu-notify"),
      toggle("scores", "web-menu-live-scores"),
      toggle("rounds", "web-set-rounds"),
      chooser("web-set-pace", String(nearestPace()), PACES.map((seconds) => [String(seconds), word("web-pace-seconds", { n: new Intl.NumberFormat(me.language).format(seconds) })]), (seconds) => save({ settings: { pace: Number(seconds) } })),
      chooser("web-language", me.language, me.languages.map((language) => [language.code, language.name]), async (code) => {
        close();
        await setLanguage(code);
      }),
      chooser(
        "web-theme",
        me.settings.theme,
        [
          ["system", word("web-theme-system")],
          ["light", word("web-theme-light")],
          ["dark", word("web-theme-dark")],
        ],
        (theme) => save({ settings: { theme: /** @type {Settings["theme"]} */ (theme) } }),
      ),
    ),
  );
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => event.target === dialog && close());
  document.body.append(dialog);
  dialog.showModal();
}
