// A link was followed: what it is, who comes, and on to the table.

import { api, el, emblem, games, me, ready, word } from "./page.js";

const place = document.getElementById("invitation");
let token = "";

/** The secret leaves the address bar at once, so that nobody reads or shares it by accident. */
function takeToken() {
  if (location.hash.length < 2) return false;
  token = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
  return true;
}

takeToken();

function refused(sentence) {
  place.replaceChildren(
    emblem(""),
    el("h1", {}, word("web-join-title")),
    el("p", { class: "wrong", role: "alert" }, sentence),
    el("p", {}, el("a", { class: "button", href: "/" }, word("web-join-lobby"))),
  );
}

function sentence(look, game) {
  const facts = { host: look.host || word("web-somebody"), game: game?.title ?? look.game ?? "", n: (look.seat ?? 0) + 1 };
  if (look.role === "seat") return word("web-join-seat", facts);
  if (look.role === "coach") return word("web-join-coach", facts);
  if (look.role === "device") return word("web-join-device", { name: look.host || word("web-somebody") });
  return word("web-join-watch", facts);
}

async function show() {
  if (!token) return refused(word("web-join-no-link"));
  let look;
  let game = null;
  try {
    look = await api("POST", "/api/join", { token, look: true });
    if (look.game) game = (await games()).find((one) => one.name === look.game || one.title === look.game) ?? null;
  } catch (problem) {
    return refused(problem.message);
  }
  if (look.taken && look.role === "seat") {
    // Who took the seat comes back by the same link.
    const mine = await api("GET", `/api/tables/${look.table}`).catch(() => null);
    if (mine?.mine.includes(look.seat)) return location.replace(`/t/${look.table}`);
    return refused(word("web-join-taken"));
  }
  const seat = look.role === "seat";
  const problem = el("p", { class: "wrong", role: "alert" });
  const name = seat ? el("input", { type: "text", id: "name", maxlength: 24, autocomplete: "nickname", value: me.name ?? "", placeholder: word("web-name-hint"), required: true }) : null;
  const label = { seat: "web-join-sit", coach: "web-join-look-on", device: "web-join-this-device" }[look.role] ?? "web-join-look-on";
  const go = el("button", { type: "submit", class: "primary large" }, word(label));
  const form = el(
    "form",
    {
      onsubmit: async (event) => {
        event.preventDefault();
        go.disabled = true;
        problem.textContent = "";
        try {
          const joined = await api("POST", "/api/join", seat ? { token, name: name.value.trim() } : { token });
          location.replace(joined.table ? `/t/${joined.table}` : "/");
        } catch (refusal) {
          problem.textContent = refusal.message;
          go.disabled = false;
        }
      },
    },
    name && el("label", { class: "field" }, el("span", {}, word("web-your-name")), name),
    problem,
    go,
  );
  const about = [
    emblem(game?.emblem ?? ""),
    el("h1", {}, look.title || game?.title || word("web-join-title")),
    el("p", { class: "lead" }, sentence(look, game)),
    game && el("p", { class: "muted small" }, game.about),
    form,
    game && el("p", { class: "small" }, el("a", { href: `/rules/${encodeURIComponent(game.name)}`, target: "_blank", rel: "noopener" }, word("web-rules-of", { game: game.title }))),
  ];
  place.replaceChildren(...about.filter(Boolean));
  (name ?? go).focus();
}

await ready;
await show();
document.addEventListener("caravela-language", show);
window.addEventListener("hashchange", () => takeToken() && show());
