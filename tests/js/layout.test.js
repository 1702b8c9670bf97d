// Where everything lies: one place for the board in every window, and room for what must be read.

import assert from "node:assert/strict";
import { test } from "node:test";

import { layout } from "../../caravela/web/static/layout.js";

const WINDOWS = [
  [1366, 768, false],
  [1440, 900, false],
  [1920, 1080, false],
  [2560, 1080, false],
  [820, 1180, true],
  [1180, 820, true],
  [390, 844, true],
  [844, 390, true],
  [683, 384, false],
];
const BOARDS = [4 / 3, 1200 / 906, 1.48];
const MATS = [620 / 302, 620 / 430, 620 / 830, 620 / 940];
const each = (look) => {
  for (const [w, h, touch] of WINDOWS) for (const board of BOARDS) for (const mat of MATS) for (const players of [1, 2, 4, 6]) look(layout({ w, h, touch, board, mat, players }), { w, h, touch, board, mat, players });
};
/** What is left for the board. */
const stage = ({ form, side, head, ask, high, rail, row, others, gap }, { w, h }) => {
  if (form === "slim") return [w - side - 3 * gap, h - 2 * gap];
  if (form === "pocket") return [w, h - head - row - ask - rail];
  if (form === "stack") return [w - 2 * gap, high];
  const wide = w - side - 3 * gap - (form === "triple" ? others + gap : 0);
  return [wide, h - head - 2 * gap - (form === "under" ? ask + gap : 0)];
};

test("every window has its form", () => {
  const forms = (board) => WINDOWS.map(([w, h, touch]) => layout({ w, h, touch, board, mat: 1.4, players: 4 }).form);
  assert.deepEqual(forms(4 / 3), ["beside", "beside", "beside", "triple", "stack", "under", "pocket", "slim", "slim"]);
  assert.deepEqual(forms(1.48), ["beside", "under", "beside", "triple", "stack", "under", "pocket", "slim", "slim"]);
});

test("the board's place follows from the window and the board alone", () => {
  const places = new Map();
  each((found, room) => {
    const key = `${room.w} ${room.h} ${room.board}`;
    const place = `${found.form} ${stage(found, room)}`;
    assert.equal(places.get(key) ?? place, place, key);
    places.set(key, place);
  });
});

test("a board that is higher for a while keeps its place", () => {
  const at = (board) => layout({ w: 1366, h: 768, touch: false, board, mat: 1.4, players: 4 });
  assert.deepEqual(at(1200 / 1272), at(1200 / 906));
});

test("the board takes about half of every window or more", () => {
  each((found, room) => {
    const [wide, high] = stage(found, room);
    const part = Math.min(wide, high * room.board) * Math.min(high, wide / room.board) / (room.w * room.h);
    const least = room.w === 1180 || room.w === 820 || found.form === "slim" ? 0.44 : 0.49;
    const close = wide * high / (room.w * room.h); // where a stretch of the board is looked at closely
    assert.ok(part > least || (found.form === "pocket" && close > 0.6), `${room.w}x${room.h} ${room.board}: ${part}`);
    if (found.form === "slim") assert.ok(close > 0.55, `${room.w}x${room.h}: ${close}`);
  });
});

test("question and columns are large enough to be used", () => {
  each((found, room) => {
    const { form, ask, side, row } = found;
    if (form !== "slim") assert.ok(ask >= 2 * row + 40, `${form} ${ask}`);
    if (form !== "pocket") assert.ok(side >= 248 && (form === "slim" || side >= 360), `${form} ${side}`);
    assert.equal(row, room.touch ? 44 : 34);
    const high = room.h - found.head - 2 * found.gap;
    if (form === "triple") assert.ok(ask + found.own + found.gap <= high, `${ask} ${found.own} ${high}`);
    if (form === "under" && !found.tall && found.shelf !== "one") assert.ok(found.own + ask + 2 * found.gap + (found.shelf === "two" ? row : found.folk) <= high + 1, "all of it in the window");
    if (form === "stack") assert.ok(found.tall ? Math.abs(found.own + found.high + found.gap - high) <= 2 : side <= room.mat * (high - found.high - ask - 2 * found.gap) + 1, "the mat is seen whole, or has all that the board leaves");
    if (form === "under" && found.tall) assert.ok(found.own + row + found.gap <= high && found.own >= found.high + found.gap - 1, "the mat ends beside the question");
    if (found.shelf === "two" && form !== "stack") assert.ok(found.own + row + 110 <= high, "tabs below the mat");
  });
});

test("large letters make everything larger, in a window that counts as smaller", () => {
  const plain = layout({ w: 683, h: 384, touch: false, board: 1.48, mat: 1, players: 4 });
  const large = layout({ w: 1366, h: 768, touch: false, board: 1.48, mat: 1, players: 4, large: 2 });
  assert.equal(large.form, plain.form);
  assert.ok(Math.abs(large.side - 2 * plain.side) <= 2);
});
