// Where pages are, and how they reach the tables, where no server is: the page stands in a frame (shell.js), and a worker has the tables.

import { PAGES } from "./pages.js";

/** What is needed of a WebSocket. @typedef {Pick<WebSocket, "readyState" | "send" | "close" | "addEventListener">} Line */
/** @typedef {{ kind: "answer", id: number, status: number, headers: Record<string, string>, body: Uint8Array<ArrayBuffer> }} Answer */
/** @typedef {Answer | { kind: "opened" | "heard" | "closed", id: number, said: unknown }} Told */

const ANYWHERE = "https://caravela.invalid"; // addresses are those that a server has, without the server
const BASE = new URL("../", import.meta.url);

let at = new URLSearchParams(location.search).get("at") ?? "/";
let last = 0;
/** @type {Map<number, (told: Told) => void>} */
const waiting = new Map();
const { port1: port, port2: theirs } = new MessageChannel();

if (parent === window) location.replace(`${BASE}#${at}${location.hash}`);
parent.postMessage({ kind: "page" }, location.origin, [theirs]);
port.onmessage = ({ data }) => waiting.get(data.id)?.(data);

function tellShell() {
  parent.postMessage({ kind: "at", address: `${at}${location.hash}` }, location.origin);
}

tellShell();
addEventListener("hashchange", tellShell);

/** The address of this page. */
export function here() {
  return new URL(`${at}${location.hash}`, ANYWHERE);
}

/**
 * The file that shows what a server has at an address.
 * @param {string} address
 */
function filed(address) {
  const to = new URL(address, here());
  const found = PAGES.find(([shape]) => new RegExp(`^${shape}$`).test(to.pathname));
  return new URL(`pages/${found?.[1] ?? "nowhere.html"}?at=${encodeURIComponent(to.pathname + to.search)}${to.hash}`, BASE).href;
}

/** @param {string} address */
export function visit(address) {
  location.assign(filed(address));
}

/** To another page from which no step leads back here. @param {string} address */
export function visitInstead(address) {
  location.replace(filed(address));
}

/** The page stays, its address is another one. @param {string} address */
export function rename(address) {
  const to = new URL(address, here());
  at = to.pathname + to.search;
  history.replaceState(null, "", filed(address));
  tellShell();
}

/** An address that somebody can be given. @param {string} [address] */
export function shared(address) {
  const to = new URL(address ?? "", here());
  return `${BASE}#${to.pathname}${to.search}${to.hash}`;
}

/** @param {string} path */
export const file = (path) => new URL(path.slice(1), BASE).href;

/**
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<Response>}
 */
export function send(path, init) {
  const id = ++last;
  const body = typeof init?.body === "string" ? init.body : "";
  return new Promise((resolve) => {
    waiting.set(id, (told) => {
      if (told.kind !== "answer") return;
      waiting.delete(id);
      resolve(new Response(told.status === 204 ? null : told.body, { status: told.status, headers: told.headers }));
    });
    port.postMessage({ kind: "ask", id, method: init?.method ?? "GET", path, body, sort: body ? "application/json" : "" });
  });
}

/** A WebSocket without a network. */
class Wire extends EventTarget {
  /** @type {number} */
  readyState = WebSocket.CONNECTING;
  id = ++last;

  /** @param {string} path */
  constructor(path) {
    super();
    waiting.set(this.id, (told) => {
      if (told.kind === "opened") {
        this.readyState = WebSocket.OPEN;
        this.dispatchEvent(new Event("open"));
      } else if (told.kind === "heard") {
        this.dispatchEvent(new MessageEvent("message", { data: told.said }));
      } else if (told.kind === "closed") {
        this.ended(Number(told.said));
      }
    });
    port.postMessage({ kind: "open", id: this.id, path });
  }

  /** @param {string} text */
  send(text) {
    port.postMessage({ kind: "say", id: this.id, text });
  }

  close() {
    if (this.readyState === WebSocket.CLOSED) return;
    port.postMessage({ kind: "close", id: this.id });
    this.ended(1000);
  }

  /** @param {number} code */
  ended(code) {
    this.readyState = WebSocket.CLOSED;
    waiting.delete(this.id);
    this.dispatchEvent(new CloseEvent("close", { code }));
  }
}

/**
 * @param {string} path
 * @returns {Line}
 */
export const dial = (path) => /** @type {Line} */ (/** @type {unknown} */ (new Wire(path)));

/**
 * A file that only the worker has.
 * @param {HTMLAnchorElement} link
 */
async function fetched(link) {
  const answer = await send(link.getAttribute("href") ?? "");
  const address = URL.createObjectURL(await answer.blob());
  Object.assign(document.createElement("a"), { href: address, download: link.download }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}

// Links lead where a server has its pages; there is one tab for all of them.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const address = link?.getAttribute("href");
  if (!link || !address?.startsWith("/") || event.defaultPrevented || event.button) return;
  event.preventDefault();
  if (link.hasAttribute("download")) fetched(link);
  else visit(address);
});
