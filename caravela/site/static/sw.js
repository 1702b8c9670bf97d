// Keeps the folder, so that Caravela opens without a network. Another release is kept beside this one, and takes over when the site is opened next:
// a game that is being played goes on with the files with which it began.

/** The hash of every file: `make site` writes them. @type {Record<string, string>} */
const FILES = {};
const HERE = "caravela-site-BUILT_HERE";
const KEPT = "caravela-site-";
const HASH = "caravela-hash";

/** The worker itself, of which the types for pages know nothing. @type {any} */
const keeper = self;

/** @param {ArrayBuffer} content */
async function hashed(content) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * What another release has kept already, or else what the host has: nothing but the file that belongs to this release.
 * @param {string} name
 */
async function found(name) {
  for (const other of await caches.keys()) {
    const kept = other.startsWith(KEPT) ? await (await caches.open(other)).match(name) : undefined;
    if (kept?.headers.get(HASH) === FILES[name]) return kept;
  }
  const answer = await fetch(name, { cache: "no-cache" });
  const content = await answer.arrayBuffer();
  if (!answer.ok || (await hashed(content)) !== FILES[name]) throw new Error(`${name} is not of this release`);
  return new Response(content, { headers: { "content-type": answer.headers.get("content-type") ?? "application/octet-stream", [HASH]: FILES[name] } });
}

async function keep() {
  const cache = await caches.open(HERE);
  await Promise.all(
    Object.keys(FILES).map(async (name) => {
      if (!(await cache.match(name))) await cache.put(name, await found(name));
    }),
  );
}

async function forgetOthers() {
  const others = (await caches.keys()).filter((name) => name.startsWith(KEPT) && name !== HERE);
  await Promise.all(others.map((name) => caches.delete(name)));
  await keeper.clients.claim();
}

/** @param {Request} request @param {string} name */
async function answered(request, name) {
  return (await (await caches.open(HERE)).match(name)) ?? (await fetch(request));
}

keeper.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keep()));
keeper.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(forgetOthers()));
keeper.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data === "take over") keeper.skipWaiting();
});
keeper.addEventListener("fetch", (/** @type {any} */ event) => {
  const address = event.request.url.split(/[?#]/)[0];
  const { scope } = keeper.registration;
  const name = address.startsWith(scope) ? decodeURI(address.slice(scope.length)) || "index.html" : "";
  if (event.request.method === "GET" && name in FILES) event.respondWith(answered(event.request, name));
});
