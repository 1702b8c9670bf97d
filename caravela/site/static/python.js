// Python for a worker: from the files of the folder, or as it was kept when everything had been imported.

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

/** Where things are kept that make a later visit quicker; nothing if the browser does not let us. */
async function images() {
  try {
    return await self.caches?.open(IMAGES);
  } catch (problem) {
    console.warn(problem);
  }
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
  const cache = await images();
  const kept = await cache?.match(`${name}-${BUILT}`);
  if (kept) return new Uint8Array(await kept.arrayBuffer());
  const found = await unpacked(name);
  await cache?.put(`${name}-${BUILT}`, new Response(found)).catch((problem) => console.warn(problem)); // there is no room
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

/** Python as it was kept; nothing if it was not. */
export async function restored() {
  const kept = await (await images())?.match(`memory-${BUILT}`);
  if (!kept) return null;
  const inside = await python(new Uint8Array(await kept.arrayBuffer()));
  place(inside.FS, await whole("caravela.tar"));
  return inside;
}

/** It cannot be gone on with, or there is no room for it. */
export const forgetImage = () => caches.delete(IMAGES);

/** What a later visit begins with. @param {Uint8Array<ArrayBuffer>} memory */
export async function keepImage(memory) {
  const cache = await images();
  if (!cache) return;
  await cache.put(`memory-${BUILT}`, new Response(memory));
  for (const old of await cache.keys()) if (!old.url.endsWith(BUILT)) await cache.delete(old);
}

/** Python from the beginning. */
export async function anew() {
  const [inside, files] = await Promise.all([python(), whole("caravela.tar")]);
  place(inside.FS, files);
  return inside;
}
