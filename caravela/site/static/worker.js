// The tables, in Python, beside the pages. What they keep is in IndexedDB, page by page of the database's file.

// @ts-expect-error: `make site` puts it there
import createModule from "../python/pyodide.asm.mjs";
// @ts-expect-error: and this
import { loadPyodide } from "../python/pyodide.mjs";
import { BUILT } from "./built.js";

const PYTHON = new URL("../python/", import.meta.url).href;
const PLACE = "/lib/python3.14/site-packages";
const COMPILED = `${PLACE}/pydantic_core/_pydantic_core.cpython-314-wasm32-emscripten.so`;
const PACKED = ["pyodide.asm.wasm", "python_stdlib.zip", "compiled.so", "caravela.tar"];
const IMAGES = "caravela-image"; // Python as it was when everything had been imported, and the files it had
const FILE = "/disk/tables.db";

/** @param {IDBRequest<T>} request @template T @returns {Promise<T>} */
function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function openKept() {
  const opening = indexedDB.open("caravela", 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore("pages");
    opening.result.createObjectStore("about");
  };
  return await done(opening);
}

/** @param {IDBDatabase} kept @param {(about: IDBObjectStore, pages: IDBObjectStore) => void} work @returns {Promise<void>} */
function written(kept, work) {
  return new Promise((resolve, reject) => {
    const change = kept.transaction(["pages", "about"], "readwrite", { durability: "strict" });
    change.oncomplete = () => resolve();
    change.onabort = () => {
      postMessage({ kind: "not kept", problem: String(change.error) });
      reject(change.error);
    };
    work(change.objectStore("about"), change.objectStore("pages"));
  });
}

/** The file as it was kept last; none on the first visit. @param {IDBDatabase} kept */
async function fileOf(kept) {
  const look = kept.transaction(["pages", "about"]);
  const [size, token, numbers, pages] = await Promise.all([
    done(look.objectStore("about").get("size")),
    done(look.objectStore("about").get("token")),
    done(look.objectStore("pages").getAllKeys()),
    done(look.objectStore("pages").getAll()),
  ]);
  if (!size) return { file: null, token: token ?? "" };
  const page = pages[0].length;
  const file = new Uint8Array(size);
  numbers.forEach((number, i) => {
    const at = Number(number) * page;
    if (at < size) file.set(pages[i], at);
  });
  return { file, token: token ?? "" };
}

/** @param {string} name @returns {Promise<Uint8Array<ArrayBuffer>>} */
async function unpacked(name) {
  const answer = await network(`${PYTHON}${name}.bin`);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const packed = await answer.arrayBuffer();
  const unpacker = new Worker(new URL("unpacker.js", import.meta.url), { type: "module" });
  return await new Promise((resolve, reject) => {
    unpacker.onerror = reject;
    unpacker.onmessage = ({ data }) => {
      unpacker.terminate();
      resolve(data);
    };
    unpacker.postMessage(packed, [packed]);
  });
}

/** A large file: it lies there packed, and a later visit has it as it was unpacked. @param {string} name @returns {Promise<Uint8Array<ArrayBuffer>>} */
async function whole(name) {
  const cache = await self.caches?.open(IMAGES);
  const kept = await cache?.match(`${name}-${BUILT}`);
  if (kept) return new Uint8Array(await kept.arrayBuffer());
  const found = await unpacked(name);
  await cache?.put(`${name}-${BUILT}`, new Response(found));
  return found;
}

// Pyodide asks for its files by itself.
const network = self.fetch.bind(self);
self.fetch = async (asked, how) => {
  const name = String(asked instanceof Request ? asked.url : asked).split("/").at(-1) ?? "";
  if (!PACKED.includes(name)) return network(asked, how);
  const sort = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  return new Response(await whole(name), { headers: { "content-type": sort } });
};

/**
 * Python, and the one package that is compiled for it. It is loaded before Python begins, so that it lies at the same place in every image.
 * @param {Uint8Array} [memory] of an image
 */
function python(memory) {
  return loadPyodide({
    indexURL: PYTHON,
    ...(memory ? { _loadSnapshot: memory } : { _makeSnapshot: true }),
    createPyodideModule: (/** @type {any} */ settings) => {
      const { locateFile } = settings;
      settings.locateFile = (/** @type {string} */ name) => (name === COMPILED ? `${PYTHON}compiled.so` : locateFile(name));
      settings.preRun.push(async (/** @type {any} */ module) => {
        module.addRunDependency("compiled");
        await module.loadDynamicLibrary(COMPILED, { loadAsync: true, global: false, nodelete: true, allowUndefined: false });
        if (memory) module.growMemory(memory.length);
        module.removeRunDependency("compiled");
      });
      return createModule(settings);
    },
  });
}

/** The files of a tar archive. @param {any} FS @param {Uint8Array} archive */
function place(FS, archive) {
  const decoder = new TextDecoder();
  const text = (/** @type {number} */ at, /** @type {number} */ most) => decoder.decode(archive.subarray(at, at + most)).split("\0")[0];
  const folders = new Set();
  for (let at = 0; archive[at]; ) {
    const [before, name, size] = [text(at + 345, 155), text(at, 100), Number.parseInt(text(at + 124, 12), 8)];
    const path = [PLACE, before, name].filter(Boolean).join("/");
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) FS.mkdirTree(folder);
    folders.add(folder);
    FS.writeFile(path, archive.subarray(at + 512, at + 512 + size), { canOwn: true });
    at += 512 + Math.ceil(size / 512) * 512;
  }
}

/** Python as it was kept; nothing if it was not, or cannot be gone on with. */
async function restored() {
  try {
    const kept = await (await self.caches?.open(IMAGES))?.match(`memory-${BUILT}`);
    if (!kept) return null;
    const inside = await python(new Uint8Array(await kept.arrayBuffer()));
    place(inside.FS, await whole("caravela.tar"));
    return inside;
  } catch (problem) {
    console.warn(problem);
    await caches.delete(IMAGES);
    return null;
  }
}

/** What a later visit begins with. @param {Uint8Array<ArrayBuffer>} memory */
async function keepImage(memory) {
  const cache = await caches.open(IMAGES);
  await cache.put(`memory-${BUILT}`, new Response(memory));
  for (const old of await cache.keys()) if (!old.url.endsWith(BUILT)) await cache.delete(old);
}

/** Python from the beginning; what it is when everything is imported is kept as soon as somebody can play. */
async function anew() {
  const [inside, files] = await Promise.all([python(), whole("caravela.tar")]);
  place(inside.FS, files);
  inside.pyimport("caravela.site.worker").prepare(FILE, navigator.languages.join(","));
  if (self.caches) {
    const memory = inside.makeMemorySnapshot();
    beginning.then(() => keepImage(memory)).catch((problem) => console.warn(problem));
  }
  return inside;
}

async function begin() {
  const [before, kept] = await Promise.all([restored(), openKept()]);
  const inside = before ?? (await anew());
  const { file, token } = await fileOf(kept);
  inside.FS.mkdirTree("/disk");
  if (file) inside.FS.writeFile(FILE, file);
  const keep = (/** @type {any} */ changed, /** @type {number} */ size) =>
    written(kept, (about, pages) => {
      about.put(size, "size");
      for (const [number, page] of changed) pages.put(page, number);
    });
  const keepToken = (/** @type {string} */ said) => written(kept, (about) => about.put(said, "token"));
  const tables = await inside.pyimport("caravela.site.worker").begin(FILE, Boolean(file), keep, token, navigator.languages.join(","), keepToken);
  postMessage({ kind: "ready", how: before ? "restored" : "anew" });
  return tables;
}

/** @param {any} problem */
const failed = (problem) => postMessage({ kind: "failed", problem: String(problem?.stack ?? problem) });
addEventListener("unhandledrejection", ({ reason }) => failed(reason));
/** @type {Promise<any>} */
const beginning = begin();

/** @param {MessagePort} port */
function attend(port) {
  /** @type {Map<number, any>} */
  const lines = new Map();
  port.onmessage = async ({ data }) => {
    const tables = await beginning;
    if (data.kind === "ask") {
      const [status, headers, body] = await tables.ask(data.method, data.path, data.body, data.sort);
      port.postMessage({ kind: "answer", id: data.id, status, headers, body });
    } else if (data.kind === "open") {
      const tell = (/** @type {string} */ kind, /** @type {unknown} */ said) => {
        if (kind === "closed") lines.delete(data.id);
        port.postMessage({ kind, id: data.id, said });
      };
      lines.set(data.id, tables.open(data.path, tell));
    } else if (data.kind === "say") {
      lines.get(data.id)?.say(data.text);
    } else if (data.kind === "close") {
      lines.get(data.id)?.close();
      lines.delete(data.id);
    }
  };
}

addEventListener("message", ({ ports }) => {
  for (const port of ports) attend(port);
});
