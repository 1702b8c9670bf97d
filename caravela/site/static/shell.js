// The frame around the pages: it stays when they change, and so does the worker that has the tables.

import { WORDS } from "./words.js";

const BASE = new URL("../", import.meta.url);
const said = WORDS[navigator.languages.map((one) => (one in WORDS ? one : one.startsWith("pt") ? "pt-BR" : one.split("-")[0])).find((one) => one in WORDS) ?? "en"];
const status = /** @type {HTMLElement} */ (document.getElementById("status"));
const page = document.createElement("iframe");
page.id = "page";
page.title = "Caravela";

/** @param {string} sentence */
function tell(sentence) {
  status.textContent = sentence;
  status.hidden = !sentence;
}

/**
 * Where an address leads.
 * @param {string} address
 */
function asked(address) {
  return new URL(address).hash.slice(1) || "/";
}

/** @param {string} address */
async function show(address) {
  const { PAGES } = await import("../static/pages.js");
  const to = new URL(address, "https://caravela.invalid");
  const found = PAGES.find(([shape]) => new RegExp(`^${shape}$`).test(to.pathname));
  page.src = new URL(`pages/${found?.[1] ?? "nowhere.html"}?at=${encodeURIComponent(to.pathname + to.search)}${to.hash}`, BASE).href;
}

const PATIENCE = 4000; // milliseconds
/** What is said to what the worker tells, beside nothing. @type {Record<string, string>} */
const TOLD = { denied: "site-denied", failed: "site-failed", "not kept": "site-not-kept" };

/**
 * Another release has come since the site was opened last: it takes over before anything is loaded. Where the former one is still busy
 * with what a closed page has asked for, browsers let the other wait for minutes: then this visit has the former one once more.
 */
async function renewed() {
  const registered = await navigator.serviceWorker?.getRegistration(BASE).catch(() => undefined);
  const next = registered?.waiting;
  if (!next) return false;
  const over = await new Promise((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(true), { once: true });
    next.addEventListener("statechange", () => next.state === "activated" && resolve(true)); // by itself, when it was the only tab
    setTimeout(() => resolve(false), PATIENCE);
    next.postMessage("take over");
  });
  if (over) location.reload();
  return over;
}

/** From now on the site opens without a network as well. */
async function keepFolder() {
  try {
    await navigator.serviceWorker?.register(new URL("sw.js", BASE), { updateViaCache: "none" });
  } catch (problem) {
    console.warn(problem); // there is no network, or the host is not trusted: everything else works
  }
}

async function begin() {
  if (await renewed()) return;
  const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }) => {
    if (data.kind === "ready") {
      document.documentElement.dataset.ready = data.how;
      keepFolder();
    }
    if (data.problem) console.error(data.problem);
    tell(said[TOLD[data.kind]] ?? "");
  };
  worker.onerror = () => tell(said["site-failed"]);
  addEventListener("message", ({ data, origin, ports }) => {
    if (origin !== location.origin) return;
    if (data.kind === "page") worker.postMessage({ kind: "page" }, [...ports]);
    else if (data.kind === "at") {
      history.replaceState(null, "", `#${data.address}`);
      if (data.address.startsWith("/t/")) navigator.storage?.persist?.(); // else browsers may make room by forgetting games
    }
  });
  page.addEventListener("load", () => {
    const inside = page.contentDocument;
    if (!inside) return;
    const title = () => {
      document.title = inside.title || "Caravela";
    };
    title();
    new MutationObserver(title).observe(inside.head, { childList: true, subtree: true, characterData: true });
    page.focus();
  });
  addEventListener("hashchange", ({ newURL }) => show(asked(newURL))); // a page that comes late may have written its own since
  document.body.append(page);
  show(asked(location.href));
}

document.documentElement.lang = said.language;
tell(said["site-loading"]);
if (!window.Worker || !window.WebAssembly || !navigator.locks) {
  tell(said["site-old-browser"]);
} else {
  // One tab has the tables: two would overwrite each other's.
  const mine = () => {
    tell(said["site-loading"]);
    begin();
    return new Promise(() => {});
  };
  navigator.locks
    .request("caravela", { ifAvailable: true }, (lock) => {
      if (lock) return mine();
      tell(said["site-elsewhere"]);
      return navigator.locks.request("caravela", mine);
    })
    .catch(() => tell(said["site-denied"])); // where nothing is kept there are no locks either
}
