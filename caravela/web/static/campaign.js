// A campaign: its story as far as it was read at the table, its games, how it stands, and the way on.

import { download, rematch } from "./errands.js";
import { api, at, el, emblem, exact, put, ready, relative, sentenceOf, showTitle, tell, word } from "./page.js";
import { here } from "./place.js";

/** @import { Campaign, CampaignGame } from "./protocol.js" */

const id = here().pathname.split("/")[2];
const place = at("campaign");
/** @type {Campaign} */
let campaign;

// -- the way on --------------------------------------------------------------------------------------------------------

function said() {
  if (campaign.over) return word("web-campaign-over");
  if (campaign.status === "open") return word("web-campaign-open");
  return word(campaign.status === "over" ? "web-campaign-between" : "web-campaign-playing");
}

function ways() {
  const between = campaign.status === "over" && !campaign.over && campaign.may_go_on;
  const there = campaign.status !== "over" && campaign.games.at(-1)?.mine;
  return el(
    "div",
    { class: "row" },
    there && el("a", { class: "button primary", href: `/t/${campaign.table}` }, word("web-campaign-go")),
    between && el("button", { type: "button", class: "primary", id: "next", onclick: () => rematch(campaign.table).catch(tell) }, word("web-campaign-next")),
    between && el("a", { class: "button", href: `/new?campaign=${id}` }, word("web-campaign-seats")),
    campaign.over && el("a", { class: "button primary", href: `/new?game=${encodeURIComponent(campaign.game)}&campaign=new` }, word("web-campaign-new")),
    el("button", { type: "button", id: "file", onclick: () => download(`/api/campaigns/${id}/file`, `caravela-campaign-${id}.txt`).catch(tell) }, word("web-campaign-file")),
  );
}

// -- the story ---------------------------------------------------------------------------------------------------------

function story() {
  const pages = campaign.games.flatMap((game) => game.pages);
  const opened = new Set([""]); // a card of an earlier chapter may be turned later
  const drawn = pages.flatMap((page) => {
    const opens = !opened.has(page.chapter);
    opened.add(page.chapter);
    return [
      opens && el("h3", { class: "chapter" }, page.chapter),
      el("article", { class: `page ${page.key.split("-")[0]}`, id: page.key }, el("h4", {}, page.title), page.lines.map((line) => el("p", {}, line))),
    ];
  });
  return el("section", { class: "story slip", "aria-labelledby": "story-title" }, el("h2", { id: "story-title" }, word("web-campaign-story")), drawn.length ? drawn : el("p", { class: "muted" }, word("web-campaign-unread")));
}

// -- games and how it stands -------------------------------------------------------------------------------------------

/** @param {CampaignGame} one */
function game(one) {
  const players = one.players.map((player) =>
    el(
      "li",
      { class: player.won ? "won" : "" },
      el("span", {}, player.name),
      player.bot && el("span", { class: "small muted" }, player.bot),
      player.won && el("span", { class: "badge" }, word("web-campaign-won")),
      player.total !== null && el("span", { class: "total" }, String(player.total)),
    ),
  );
  return el(
    "li",
    { class: "slip" },
    el("h3", { class: "title" }, word("web-campaign-game", { n: one.number })),
    el("p", { class: "small muted", title: exact(one.since) }, relative(one.since)),
    el("ol", { class: "results" }, players),
    one.mine &&
      el(
        "div",
        { class: "row" },
        el("a", { class: "button", href: `/t/${one.table}` }, word(one.status === "over" ? "web-table-result" : "web-campaign-go")),
        one.status === "over" && el("a", { class: "button", href: `/t/${one.table}/replay` }, word("web-table-replay")),
      ),
  );
}

function standing() {
  return el(
    "section",
    { class: "standing", "aria-labelledby": "standing-title" },
    el("h2", { id: "standing-title" }, word("web-campaign-standing")),
    campaign.standing.map((page) => el("div", { class: "slip" }, el("h3", { class: "title" }, page.title), el("ul", {}, page.lines.map((line) => el("li", {}, line))))),
  );
}

function draw() {
  put(
    place,
    el(
      "header",
      { class: "slip" },
      emblem(campaign.emblem),
      el("div", {}, el("h1", {}, campaign.name), el("p", { class: "muted" }, [campaign.game_title, campaign.chapter].filter(Boolean).join(" · ")), el("p", {}, said()), ways(), !campaign.whole && el("p", { class: "small muted" }, word("web-campaign-file-part"))),
    ),
    story(),
    el(
      "div",
      { class: "beside" },
      el("section", { class: "played", "aria-labelledby": "games-title" }, el("h2", { id: "games-title" }, word("web-campaign-games")), el("ol", {}, [...campaign.games].reverse().map(game))),
      campaign.standing.length > 0 && standing(),
    ),
  );
  showTitle(campaign.name);
}

async function load() {
  campaign = await api("GET", `/api/campaigns/${encodeURIComponent(id)}`);
  draw();
}

await ready;
await load().catch((problem) => {
  place.replaceChildren(el("p", { class: "wrong", role: "alert" }, sentenceOf(problem)));
});
document.addEventListener("caravela-language", () => load().catch(tell));
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) load().catch(tell);
});
