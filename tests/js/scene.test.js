// What a scene says beyond what it shows: changes put in, news, what was read.

import assert from "node:assert/strict";
import { test } from "node:test";

import { merged, newsOf, pagesOf, pieces } from "../../caravela/web/static/scene.js";

const line = (text, who = 1, things = ["region-peru"], more = {}) => ({ text, who, rule: "", things, me: false, ...more });
const entry = (move, ...lines) => ({ move, round: 1, by: 0, lines });
const texts = (lines) => lines.map((one) => one.text);

const SCENE = { kind: "scene", number: 7, move: 5, status: "before", parts: { "board/a": "A", "board/b": "B" }, log: [entry(4, line("four")), entry(5, line("five"))], mine: [0] };

test("a change replaces what it names, drawings part by part, and the rest stays", () => {
  const next = merged(SCENE, { kind: "change", number: 8, move: 6, status: "after", parts: { "board/b": "new" }, log: [entry(6, line("six"))] });
  assert.equal(next.kind, "scene");
  assert.equal(next.status, "after");
  assert.deepEqual(next.parts, { "board/a": "A", "board/b": "new" });
  assert.deepEqual(next.log.map((one) => one.move), [4, 5, 6]);
  assert.deepEqual(next.mine, [0]);
  assert.equal(SCENE.parts["board/b"], "B"); // the old scene is as it was
});

test("a change without drawings or log leaves both as they are", () => {
  const next = merged(SCENE, { kind: "change", number: 8 });
  assert.deepEqual([next.parts, next.log, next.number], [SCENE.parts, SCENE.log, 8]);
});

test("moves that were taken back are gone, and a move that is told again is told once", () => {
  const next = merged(SCENE, { kind: "change", number: 8, move: 4, log: [entry(4, line("four, otherwise"))] });
  assert.deepEqual(next.log.map((one) => [one.move, texts(one.lines)]), [[4, ["four, otherwise"]]]);
});

test("news are what came after my last move, when it is my turn", () => {
  const told = { my_turn: true, since: 4, mine: [0], log: SCENE.log };
  assert.deepEqual(newsOf(told).loud.map((one) => [one.move, one.text]), [[5, "five"]]);
  assert.deepEqual(newsOf({ ...told, my_turn: false }), { loud: [], quiet: [] });
  assert.deepEqual(newsOf({ ...told, since: 0 }), { loud: [], quiet: [] }); // I have not moved yet
});

test("what changes nothing on the table is quiet, unless it befalls me", () => {
  const log = [entry(5, line("Bruno passes", 1, ["seat-1"]), line("Bruno settles"), line("Bruno takes from me", 1, ["seat-1", "seat-0"], { me: true }))];
  const { loud, quiet } = newsOf({ my_turn: true, since: 4, mine: [0], log });
  assert.deepEqual([texts(loud), texts(quiet)], [["Bruno settles", "Bruno takes from me"], ["Bruno passes"]]);
});

test("what only I did is no news to me", () => {
  assert.deepEqual(newsOf({ my_turn: true, since: 4, mine: [1], log: SCENE.log }), { loud: [], quiet: [] });
});

test("players are no pieces on the table", () => {
  assert.deepEqual(pieces(["seat-0", "region-peru", "seat-1"]), ["region-peru"]);
});

test("all that was read is kept, the latest last", () => {
  const page = (key) => ({ key, title: key, lines: [] });
  const log = [entry(0, line("begins", -1, [], { read: page("front-01") })), entry(3, line("x"), line("turns", 1, [], { read: page("back-01") }))];
  assert.deepEqual(pagesOf({ log }).map((one) => one.key), ["front-01", "back-01"]);
});
