// What a scene says beyond what it shows: how a change is put in, what is news, what was read. Nothing here knows the page.

/** @import { Change, Line, Reading, Scene } from "./protocol.js" */
/** @typedef {Line & { move: number }} News */

/**
 * The scene with a change in it: parts one by one, the log only up to the move that counts.
 * @param {Scene} scene
 * @param {Change} change
 * @returns {Scene}
 */
export function merged(scene, change) {
  const next = { ...scene, ...change, parts: { ...scene.parts, ...change.parts }, kind: /** @type {const} */ ("scene") };
  const fresh = change.log ?? [];
  const moves = new Set(fresh.map((entry) => entry.move));
  next.log = [...scene.log.filter((entry) => entry.move <= next.move && !moves.has(entry.move)), ...fresh];
  return next;
}

/**
 * What happened since my last move, when it is my turn again: what is to be told, and what changes nothing on the table. Nothing
 * is news if all of it is mine.
 * @param {Pick<Scene, "my_turn" | "since" | "log" | "mine">} scene
 * @returns {{ loud: News[], quiet: News[] }}
 */
export function newsOf(scene) {
  const entries = scene.my_turn && scene.since > 0 ? scene.log.filter((entry) => entry.move > scene.since) : [];
  const lines = entries.flatMap((entry) => entry.lines.map((line) => ({ ...line, move: entry.move })));
  if (lines.every((line) => scene.mine.includes(line.who))) return { loud: [], quiet: [] };
  const isQuiet = (/** @type {News} */ line) => !line.me && !pieces(line.things).length;
  return { loud: lines.filter((line) => !isQuiet(line)), quiet: lines.filter(isQuiet) };
}

/**
 * Things on the table, without the players.
 * @param {string[]} things
 */
export function pieces(things) {
  return things.filter((thing) => !thing.startsWith("seat-"));
}

/**
 * All that was read at this table, the latest last.
 * @param {Pick<Scene, "log">} scene
 * @returns {Reading[]}
 */
export function pagesOf(scene) {
  return scene.log.flatMap((entry) => entry.lines.flatMap((line) => line.read ?? []));
}
