// What a person likes: name, language, theme, how the table behaves, and where notices go. Kept at every change.

import { mayNotify } from "./attention.js";
import { shared } from "./place.js";
import { canPush, isPushed, startPush, stopPush } from "./push.js";
import { api, at, copy, el, firstOf, linkField, me, ready, save, setLanguage, tell, toast, word } from "./page.js";

/** @import { Hook, Link, Settings } from "./protocol.js" */
/** @import { Child } from "./page.js" */

const place = at("settings");
const HOOKS = ["ntfy", "discord", "slack", "json"];
/** @type {Record<string, string>} */
const HOOK_HINTS = {
  ntfy: "https://ntfy.sh/…",
  discord: "https://discord.com/api/webhooks/…",
  slack: "https://hooks.slack.com/services/…",
  json: "https://…",
};
/** @type {Hook[]} */
let hooks = [];

/**
 * Whether the server has kept it.
 * @param {Parameters<typeof save>[0]} changes
 */
async function keep(changes) {
  try {
    await save(changes);
    toast(word("web-saved"));
    return true;
  } catch (problem) {
    tell(problem);
    return false;
  }
}

/** @type {(title: string, ...children: Child[]) => HTMLElement} */
const part = (title, ...children) => el("section", { class: "slip part" }, el("h2", {}, title), children);
const about = (/** @type {string} */ id) => el("p", { class: "small muted" }, word(id));

/**
 * @param {"confirm" | "scores" | "sound" | "notify" | "teacher" | "rounds"} name
 * @param {string} title
 * @param {string} explained
 * @param {(() => Promise<boolean>) | null} [act] what must come about before it is switched on
 * @param {boolean} [allowed]
 */
function toggle(name, title, explained, act = null, allowed = true) {
  const box = el("input", {
    type: "checkbox",
    id: `set-${name}`,
    "aria-describedby": `set-${name}-about`,
    checked: me.settings[name] && allowed,
    onchange: async () => {
      const wanted = box.checked;
      if (wanted && act && !(await act())) {
        box.checked = false;
        return;
      }
      if (!(await keep({ settings: { [name]: wanted } }))) box.checked = !wanted;
    },
  });
  return el("div", { class: "setting" }, el("label", { class: "check" }, box, el("span", { class: "name" }, title)), el("p", { class: "small muted", id: `set-${name}-about` }, explained));
}

// -- who ---------------------------------------------------------------------------------------------------------------

function who() {
  /** @type {HTMLInputElement} */
  const name = el("input", { type: "text", maxlength: 24, autocomplete: "nickname", value: me.name ?? "", placeholder: word("web-name-hint"), onchange: () => name.value.trim() && keep({ name: name.value.trim() }) });
  /** @type {HTMLSelectElement} */
  const language = el(
    "select",
    { onchange: () => setLanguage(language.value).then(() => toast(word("web-saved")), tell) },
    me.languages.map((l) => el("option", { value: l.code, lang: l.code, selected: l.code === me.language }, l.name)),
  );
  /** @type {[Settings["theme"], string][]} */
  const themes = [
    ["system", word("web-theme-system")],
    ["light", word("web-theme-light")],
    ["dark", word("web-theme-dark")],
  ];
  const theme = el(
    "fieldset",
    { class: "field" },
    el("legend", { class: "name" }, word("web-theme")),
    el(
      "div",
      { class: "row" },
      themes.map(([value, title]) =>
        el("label", { class: "check" }, el("input", { type: "radio", name: "theme", value, checked: me.settings.theme === value, onchange: () => keep({ settings: { theme: value } }) }), el("span", {}, title)),
      ),
    ),
  );
  return part(word("web-settings-you"), el("label", { class: "field" }, el("span", {}, word("web-your-name")), name), el("label", { class: "field" }, el("span", {}, word("web-language")), language), theme);
}

// -- at the table ------------------------------------------------------------------------------------------------------

function table() {
  const seconds = (/** @type {number} */ value) => word("web-pace-seconds", { n: new Intl.NumberFormat(me.language, { maximumFractionDigits: 1 }).format(value) });
  const said = el("output", { for: "pace" }, seconds(me.settings.pace));
  /** @type {HTMLInputElement} */
  const pace = el("input", {
    type: "range",
    id: "pace",
    min: 0,
    max: 3,
    step: 0.2,
    value: me.settings.pace,
    "aria-describedby": "pace-about",
    oninput: () => (said.textContent = seconds(Number(pace.value))),
    onchange: () => keep({ settings: { pace: Number(pace.value) } }),
  });
  return part(
    word("web-settings-table"),
    toggle("teacher", word("web-set-teacher"), word("web-set-teacher-about")),
    toggle("rounds", word("web-set-rounds"), word("web-set-rounds-about")),
    el("p", {}, el("button", { type: "button", onclick: () => keep({ settings: { taught: [] } }) }, word("web-set-taught"))),
    toggle("confirm", word("web-set-confirm"), word("web-set-confirm-about")),
    toggle("scores", word("web-set-scores"), word("web-set-scores-about")),
    toggle("sound", word("web-set-sound"), word("web-set-sound-about")),
    el("div", { class: "setting" }, el("div", { class: "pace" }, el("label", { class: "name", for: "pace" }, word("web-set-pace")), said), pace, el("p", { class: "small muted", id: "pace-about" }, word("web-set-pace-about"))),
  );
}

// -- notices -----------------------------------------------------------------------------------------------------------

async function allowNotices() {
  const problem = await mayNotify();
  if (problem) toast(problem, "wrong");
  return !problem;
}

function keepHooks() {
  return keep({ settings: { hooks: hooks.filter((hook) => hook.url.trim()).map((hook) => ({ kind: hook.kind, url: hook.url.trim() })) } });
}

/**
 * @param {Hook} hook
 * @param {number} i
 * @param {HTMLElement} list
 */
function hookRow(hook, i, list) {
  /** @type {Record<string, string>} */
  const titles = { ntfy: word("web-hook-ntfy"), discord: word("web-hook-discord"), slack: word("web-hook-slack"), json: word("web-hook-json") };
  const address = el("input", {
    type: "url",
    value: hook.url,
    placeholder: HOOK_HINTS[hook.kind],
    autocomplete: "off",
    spellcheck: "false",
    "aria-label": word("web-hook-url", { n: i + 1 }),
    onchange: () => {
      hook.url = address.value;
      if (hook.url.trim()) keepHooks();
    },
  });
  const kind = el(
    "select",
    {
      "aria-label": word("web-hook-kind", { n: i + 1 }),
      onchange: () => {
        hook.kind = kind.value;
        address.placeholder = HOOK_HINTS[hook.kind];
        if (hook.url.trim()) keepHooks();
      },
    },
    HOOKS.map((name) => el("option", { value: name, selected: name === hook.kind }, titles[name])),
  );
  const test = el(
    "button",
    {
      type: "button",
      onclick: async () => {
        if (!address.value.trim()) {
          address.focus();
          return;
        }
        test.disabled = true;
        try {
          await api("POST", "/api/me/hooks/test", { kind: kind.value, url: address.value.trim() });
          toast(word("web-hook-sent"));
        } catch (problem) {
          tell(problem);
        }
        test.disabled = false;
      },
    },
    word("web-hook-test"),
  );
  const remove = el(
    "button",
    {
      type: "button",
      "aria-label": word("web-hook-remove-of", { n: i + 1 }),
      onclick: async () => {
        hooks.splice(i, 1);
        showHooks(list);
        firstOf(place, ".add")?.focus();
        await keepHooks();
      },
    },
    word("web-hook-remove"),
  );
  return el("li", { class: "hook" }, kind, address, el("div", { class: "row" }, test, remove));
}

/** @param {HTMLElement} list */
function showHooks(list) {
  list.replaceChildren(...hooks.map((hook, i) => hookRow(hook, i, list)));
}

/** This browser is told though no page is open. */
function pushed() {
  const box = el("input", { type: "checkbox", id: "set-push", "aria-describedby": "set-push-about", disabled: !canPush });
  isPushed().then((on) => (box.checked = on), () => null);
  box.addEventListener("change", async () => {
    const wanted = box.checked;
    try {
      await (wanted ? startPush() : stopPush());
      toast(word("web-saved"));
    } catch (problem) {
      box.checked = !wanted;
      tell(problem);
    }
  });
  return el("div", { class: "setting" }, el("label", { class: "check" }, box, el("span", { class: "name" }, word("web-set-push"))), el("p", { class: "small muted", id: "set-push-about" }, word(canPush ? "web-set-push-about" : "web-push-missing")));
}

function notices() {
  hooks = me.settings.hooks.map((hook) => ({ ...hook }));
  const list = el("ul", { class: "hooks" });
  showHooks(list);
  return part(
    word("web-settings-notices"),
    toggle("notify", word("web-set-notify"), word("web-set-notify-about"), allowNotices, "Notification" in window && Notification.permission === "granted"),
    pushed(),
    el("h3", {}, word("web-hooks")),
    about("web-hooks-about"),
    list,
    el(
      "button",
      {
        type: "button",
        class: "add",
        onclick: () => {
          hooks.push({ kind: "ntfy", url: "" });
          showHooks(list);
          list.lastElementChild?.querySelector("select")?.focus();
        },
      },
      word("web-hook-add"),
    ),
  );
}

// -- another device ----------------------------------------------------------------------------------------------------

function device() {
  const result = el("div", { "aria-live": "polite" });
  const make = el(
    "button",
    {
      type: "button",
      onclick: async () => {
        try {
          /** @type {Link} */
          const { link } = await api("POST", "/api/me/device");
          const address = shared(link);
          result.replaceChildren(
            el(
              "div",
              { class: "invite" },
              linkField(address, word("web-device")),
              el("button", { type: "button", class: "primary", onclick: () => copy(address) }, word("web-copy")),
            ),
            about("web-device-made"),
          );
        } catch (problem) {
          tell(problem);
        }
      },
    },
    word("web-device-make"),
  );
  return part(word("web-device"), about("web-device-about"), make, result);
}

function draw() {
  place.replaceChildren(who(), table(), notices(), device());
}

await ready;
draw();
document.addEventListener("caravela-language", draw);
