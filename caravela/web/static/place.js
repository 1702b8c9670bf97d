// Where pages are, and how they reach the tables. Where no server is, a site has its own with the same names (caravela/site/static/place.js).

/** The address of this page. */
export const here = () => new URL(location.href);

/** @param {string} address */
export function visit(address) {
  location.assign(address);
}

/** To another page from which no step leads back here. @param {string} address */
export function visitInstead(address) {
  location.replace(address);
}

/** The page stays, its address is another one. @param {string} address */
export function rename(address) {
  history.replaceState(null, "", address);
}

/** An address that somebody can be given. @param {string} [address] */
export const shared = (address) => new URL(address ?? location.href, location.href).href;

/** @param {string} path */
export const file = (path) => path;

/**
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<Response>}
 */
export const send = (path, init) => fetch(path, { ...init, credentials: "same-origin" });

/** What is needed of a WebSocket. @typedef {Pick<WebSocket, "readyState" | "send" | "close" | "addEventListener">} Line */

/**
 * @param {string} path
 * @returns {Line}
 */
export const dial = (path) => new WebSocket(`${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${path}`);
