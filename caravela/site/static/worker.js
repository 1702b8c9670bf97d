// The tables, in Python, beside the pages. What they keep is in IndexedDB, page by page of the database's file.

import { anew, forgetImage, keepImage, restored } from "./python.js";

const FILE = "/disk/tables.db";
const IDLE = 180000; // milliseconds after which who thinks beside the tables leaves, with all the memory that takes

/** @param {IDBRequest<T>} request @template T @returns {Promise<T>} */
function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The browser lets us keep nothing: then nobody may play, because whatever is told must be kept. */
class Denied extends Error {}

async function openKept() {
  try {
    const opening = indexedDB.open("caravela", 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore("pages");
      opening.result.createObjectStore("about");
    };
    return await done(opening);
  } catch (problem) {
    throw new Denied(String(problem));
  }
}

/** @param {IDBDatabase} kept @param {(about: IDBObjectStore, pages: IDBObjectStore) => void} work @returns {Promise<void>} */
function written(kept, work) {
  return new Promise((resolve, reject) => {
    const change = kept.transaction(["pages", "about"], "readwrite", { durability: "strict" });
    change.oncomplete = () => resolve();
    change.onabort = () => reject(change.error);
    try {
      work(change.objectStore("about"), change.objectStore("pages"));
    } catch (problem) {
      reject(problem);
      change.abort(); // else the first half would be kept
    }
  });
}

let well = true; // what was written last is kept

/**
 * Games come before what only makes the next visit quicker, and whoever plays is told when they are not kept, and when they are again.
 * @param {IDBDatabase} kept @param {(about: IDBObjectStore, pages: IDBObjectStore) => void} work
 */
async function surely(kept, work) {
  try {
    await written(kept, work).catch(async (problem) => {
      if (problem?.name !== "QuotaExceededError" || !(await forgetImage())) throw problem;
      await written(kept, work);
    });
    if (!well) postMessage({ kind: "kept" });
    well = true;
  } catch (problem) {
    well = false;
    postMessage({ kind: "not kept", problem: String(problem) });
    throw new Error(String(problem)); // Python takes no other
  }
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

/** Python as it was kept; nothing if it cannot be gone on with. */
async function before() {
  try {
    return await restored();
  } catch (problem) {
    console.warn(problem);
    await forgetImage().catch(() => {});
    return null;
  }
}

/** What Python is when everything is imported is kept as soon as somebody can play. */
async function prepared() {
  const inside = await anew();
  performance.mark("loaded"); // marks are what a first visit is made of: bench/site.py tells them
  inside.pyimport("caravela.site.worker").prepare(FILE, navigator.languages.join(","));
  performance.mark("imported");
  try {
    const memory = inside.makeMemorySnapshot();
    performance.mark("copied");
    keeping = beginning.then(() => keepImage(memory)).catch((problem) => console.warn(problem));
  } catch (problem) {
    console.warn(problem); // every visit begins from the beginning
  }
  return inside;
}

/** @type {Promise<void>} */
let keeping = Promise.resolve();
/** @type {Worker | null} */
let thinker = null;
let leaving = 0;
/** @type {Promise<unknown>} */
let thinking = Promise.resolve();

/**
 * Another Python beside this one, which thinks while the tables answer: one question at a time, whoever asks first. No answer if it cannot be had.
 * @param {Uint8Array<ArrayBuffer>} question
 * @returns {Promise<Uint8Array | null>}
 */
async function think(question) {
  await keeping;
  const turn = thinking.then(() => answer(question));
  thinking = turn.catch(() => {});
  return await turn;
}

/** @param {Uint8Array<ArrayBuffer>} question @returns {Promise<Uint8Array | null>} */
function answer(question) {
  clearTimeout(leaving);
  thinker ??= new Worker(new URL("thinker.js", import.meta.url), { type: "module" });
  const asked = thinker;
  const leave = () => {
    asked.terminate();
    thinker = null;
  };
  return new Promise((resolve) => {
    asked.onmessage = ({ data }) => {
      if (data) leaving = setTimeout(leave, IDLE);
      else leave();
      resolve(data);
    };
    asked.onerror = () => {
      leave();
      resolve(null);
    };
    asked.postMessage(question, [question.buffer]);
  });
}

async function begin() {
  const [kept, known] = await Promise.all([openKept(), before()]);
  const inside = known ?? (await prepared());
  const { file, token } = await fileOf(kept);
  inside.FS.mkdirTree("/disk");
  if (file) inside.FS.writeFile(FILE, file);
  const keep = (/** @type {any} */ changed, /** @type {number} */ size) =>
    surely(kept, (about, pages) => {
      about.put(size, "size");
      for (const [number, page] of changed) pages.put(page, number);
    });
  const keepToken = (/** @type {string} */ said) => surely(kept, (about) => about.put(said, "token"));
  const tables = await inside.pyimport("caravela.site.worker").begin(FILE, Boolean(file), keep, token, navigator.languages.join(","), keepToken, think);
  performance.mark("opened");
  postMessage({ kind: "ready", how: known ? "restored" : "anew" });
  return tables;
}

/** @param {any} problem */
const failed = (problem) => postMessage({ kind: problem instanceof Denied ? "denied" : "failed", problem: String(problem?.stack ?? problem) });
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
