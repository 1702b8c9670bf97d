// The tables, in Python, beside the pages. What they keep is in IndexedDB, page by page of the database's file.

// @ts-expect-error: `make site` puts it there
import { loadPyodide } from "../python/pyodide.mjs";

const PYTHON = new URL("../python/", import.meta.url).href;
const PLACE = "/lib/python3.14/site-packages";
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

/** @param {string} name */
async function fetched(name) {
  const answer = await fetch(PYTHON + name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return await answer.arrayBuffer();
}

async function begin() {
  const [python, code, kept] = await Promise.all([loadPyodide({ indexURL: PYTHON }), fetched("caravela.tar.xz"), openKept()]);
  const { file, token } = await fileOf(kept);
  python.unpackArchive(code, "xztar", { extractDir: PLACE });
  python.FS.mkdirTree("/disk");
  if (file) python.FS.writeFile(FILE, file);
  const keep = (/** @type {any} */ changed, /** @type {number} */ size) =>
    written(kept, (about, pages) => {
      about.put(size, "size");
      for (const [number, page] of changed) pages.put(page, number);
    });
  const keepToken = (/** @type {string} */ said) => written(kept, (about) => about.put(said, "token"));
  return await python.pyimport("caravela.site.worker").begin(FILE, Boolean(file), keep, token, navigator.languages.join(","), keepToken);
}

const beginning = begin();
beginning.then(
  () => postMessage({ kind: "ready" }),
  (problem) => postMessage({ kind: "failed", problem: String(problem?.stack ?? problem) }),
);

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
