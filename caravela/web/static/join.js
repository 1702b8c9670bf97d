// A link was followed: what it is, who comes, and on to the table.

import { learnLinks } from "./learning.js";
import { agreedList, api, at, el, emblem, games, me, put, ready, sentenceOf, word } from "./page.js";
import { here, rename, visitInstead } from "./place.js";

/** @import { GameOffered, Invitation, Joined, TableListed } from "./protocol.js" */

const place = at("invitation");
let token = "";

/** The secret leaves the address bar at once, so that nobody reads or shares it by accident. */
function takeToken() {
  if (location.hash.length < 2) return false;
  token = location.hash.slice(1);
  rename(here().pathname);
  return true;
}

takeToken();

/** @param {string} sentence */
function refused(sentence) {
  place.replaceChildren(
    emblem(""),
    el("h1", {}, word("web-join-title")),
    el("p", { class: "wrong", role: "alert" }, sentence),
    el("p", {}, el("a", { class: "button", href: "/" }, word("web-join-lobby"))),
  );
}

/** @param {Invitation} look */
function sentence(look) {
  const facts = { host: look.host || word("web-somebody"), game: look.game, n: look.seat + 1 };
  if (look.role === "seat") return word("web-join-seat", facts);
  if (look.role === "coach") return word("web-join-coach", facts);
  if (look.role === "device") return word("web-join-device", { name: look.host || word("web-somebody") });
  return word("web-join-watch", facts);
}

/** Where the link leads, and which game is played there. */
async function asked() {
  /** @type {Invitation} */
  const look = await api("POST", "/api/join", { token, look: true });
  return { look, game: look.game ? (await games()).find((one) => one.title === look.game) : undefined };
}

async function show() {
  if (!token) {
    refused(word("web-join-no-link"));
    return;
  }
  try {
    const { look, game } = await asked();
    if (look.cancelled) refused(word("web-room-cancelled"));
    else if (look.taken && look.role === "seat") await comeBack(look);
    else invite(look, game);
  } catch (problem) {
    refused(sentenceOf(problem));
  }
}

/**
 * Who took the seat comes back by the same link.
 * @param {Invitation} look
 */
async function comeBack(look) {
  /** @type {TableListed | null} */
  const table = await api("GET", `/api/tables/${look.table}`).catch(() => null);
  if (table?.mine.includes(look.seat)) visitInstead(`/t/${look.table}`);
  else refused(word("web-join-taken"));
}

/**
 * @param {Invitation} look
 * @param {GameOffered | undefined} game
 */
function invite(look, game) {
  const seat = look.role === "seat";
  const problem = el("p", { class: "wrong", role: "alert" });
  const name = seat ? el("input", { type: "text", id: "name", maxlength: 24, autocomplete: "nickname", value: me.name ?? "", placeholder: word("web-name-hint"), required: true }) : null;
  const label = { seat: "web-join-sit", coach: "web-join-look-on", watch: "web-join-look-on", device: "web-join-this-device" }[look.role];
  const go = el("button", { type: "submit", class: "primary large" }, word(label));
  const form = el(
    "form",
    {
      onsubmit: async (event) => {
        event.preventDefault();
        go.disabled = true;
        problem.textContent = "";
        try {
          /** @type {Joined} */
          const joined = await api("POST", "/api/join", name ? { token, name: name.value.trim() } : { token });
          visitInstead(joined.table ? `/t/${joined.table}` : "/");
        } catch (refusal) {
          problem.textContent = sentenceOf(refusal);
          go.disabled = false;
        }
      },
    },
    name && el("label", { class: "field" }, el("span", {}, word("web-your-name")), name),
    problem,
    go,
  );
  put(
    place,
    emblem(game?.emblem ?? ""),
    el("h1", {}, look.title || game?.title || word("web-join-title")),
    el("p", { class: "lead" }, sentence(look)),
    look.agreed && look.role === "seat" && agreedList(look.agreed),
    game && el("p", { class: "muted small" }, game.about),
    form,
    game && learnLinks(game),
  );
  (name ?? go).focus();
}

await ready;
await show();
document.addEventListener("caravela-language", show);
window.addEventListener("hashchange", () => takeToken() && show());
