// Before and after the game: the waiting room with its invitations, and the result.

import { askLevel, callOff, download, knownLinks, newLink, rematch } from "./errands.js";
import { agreedList, api, ask, copy, el, games, svg, tell, word } from "./page.js";
import { playerMark } from "./marks.js";
import { scoreTable } from "./panels.js";
import { shared, visit } from "./place.js";

/** @import { Player, Results, Scene } from "./protocol.js" */

// -- the waiting room --------------------------------------------------------------------------------------------------

/**
 * Who sits there already, and how to invite those who do not.
 * @param {HTMLElement} place
 * @param {Scene} scene
 */
export function drawRoom(place, scene) {
  const asking = [scene.title, scene.status, scene.players, scene.agreed, scene.language];
  const told = JSON.stringify(asking);
  if (place.dataset.told === told && place.childElementCount) return; // nothing under the pointer changes
  place.dataset.told = told;
  const links = knownLinks(scene.table);
  const seatRow = (/** @type {Player} */ player) => {
    const link = links[player.seat];
    const address = link && shared(link);
    const renew = async () => {
      try {
        await copy(shared(await newLink(scene.table, player.seat)));
        delete place.dataset.told;
        drawRoom(place, scene);
      } catch (problem) {
        tell(problem);
      }
    };
    return el(
      "li",
      { class: player.free ? "free" : "" },
      playerMark(player),
      el(
        "div",
        {},
        el("strong", {}, player.name || word("web-room-seat", { n: player.seat + 1 })),
        el("span", { class: "muted small" }, player.free ? (scene.cancelled ? "" : word("web-room-free")) : player.bot || word(scene.mine.includes(player.seat) ? "web-play-you" : "web-room-taken")),
        player.free && address && !scene.cancelled ? el("code", {}, address) : null,
      ),
      player.free && !scene.cancelled
        ? el(
            "div",
            { class: "row" },
            address ? el("button", { type: "button", class: "primary", onclick: () => copy(address) }, word("web-room-copy")) : null,
            scene.host ? el("button", { type: "button", class: address ? "" : "primary", onclick: renew }, word("web-room-new-link")) : null,
            scene.host ? el("button", { type: "button", class: "bot", onclick: () => botInstead(scene, player).catch(tell) }, word("web-room-bot")) : null,
          )
        : null,
    );
  };
  place.replaceChildren(
    el(
      "div",
      { class: "slip" },
      el("h1", {}, scene.title || word("web-room-title")),
      el("p", { id: "room-status" }, scene.status),
      agreedList(scene.agreed),
      el("ol", {}, scene.players.map(seatRow)),
      scene.cancelled ? null : el("p", { class: "muted small" }, word("web-room-hint")),
      el(
        "div",
        { class: "row" },
        el("a", { class: "button", href: "/" }, word("web-end-lobby")),
        scene.host && !scene.cancelled && el("button", { type: "button", id: "cancel-table", onclick: () => callOff(scene.table).catch(tell) }, word("web-room-cancel")),
      ),
    ),
  );
}

/**
 * @param {Scene} scene
 * @param {Player} player
 */
async function botInstead(scene, player) {
  const game = (await games()).find((one) => one.name === scene.game);
  const bot = game && (await askLevel(game, { title: word("web-room-bot"), text: word("web-room-bot-text"), go: word("web-room-bot-go") }));
  if (bot) await api("POST", `/api/tables/${scene.table}/seats/${player.seat}/bot`, { bot });
}

// -- the end -----------------------------------------------------------------------------------------------------------

/**
 * How the game after this one is called; nothing follows the last one of a campaign.
 * @param {Pick<Scene, "campaign">} scene
 */
export function followedBy(scene) {
  if (!scene.campaign) return word("web-end-rematch");
  return scene.campaign.over ? "" : word("web-campaign-next");
}

/**
 * The winner, the points by category, and how they grew; the board stays behind it.
 * @param {Scene} scene
 */
export async function showEnd(scene) {
  /** @type {Results} */
  const result = await api("GET", `/api/tables/${scene.table}/result`);
  const ranked = [...result.players].sort((a, b) => a.place - b.place || a.seat - b.seat);
  const chart = result.chart ? svg(result.chart) : null;
  const body = el(
    "div",
    { class: "end" },
    result.ending.length ? el("ul", { class: "ending" }, result.ending.map((line) => el("li", {}, line))) : null,
    scoreTable(result.categories, ranked, ranked),
    chart ? el("figure", { tabindex: "0" }, chart) : null,
  );
  const asked = ask({
    title: result.winners,
    body,
    wide: true,
    actions: [
      { value: "lobby", label: word("web-end-lobby") },
      { value: "record", label: word("web-end-record") },
      { value: "replay", label: word("web-end-replay") },
      { value: "review", label: word("web-review-title") },
      scene.campaign && { value: "campaign", label: word("web-campaign-page") },
      scene.campaign?.over === true && { value: "new", label: word("web-campaign-new") },
      scene.mine.length > 0 && followedBy(scene) !== "" && { value: "rematch", label: followedBy(scene) },
      { value: null, label: word("web-end-board"), kind: "primary" },
    ],
  });
  body.closest("dialog")?.scrollTo(0, 0);
  const answer = await asked;
  try {
    if (answer === "lobby") visit("/");
    else if (answer === "review") visit(`/t/${scene.table}/review`);
    else if (answer === "replay") visit(`/t/${scene.table}/replay`);
    else if (answer === "record") await download(`/api/tables/${scene.table}/record`, `${scene.table}.txt`);
    else if (answer === "new") visit(`/new?game=${encodeURIComponent(scene.game)}&campaign=new`);
    else if (answer === "campaign" && scene.campaign) visit(`/c/${scene.campaign.id}`);
    else if (answer === "rematch") await rematch(scene.table);
  } catch (problem) {
    tell(problem);
  }
}
