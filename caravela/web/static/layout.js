// Where everything lies: from the window and the shapes of the drawings alone, never from what is asked. Nothing here knows the page.

/**
 * What the lengths follow from; `w` and `h` in pixels, `board` and `mat` width / height of the drawings.
 * @typedef {object} Room
 * @property {number} w
 * @property {number} h
 * @property {boolean} touch
 * @property {number} board
 * @property {number} mat
 * @property {number} players
 * @property {number} [facts] how many of each player
 * @property {number} [large] how much larger than usual letters are wanted
 */

/**
 * Which parts there are, and how long they are in pixels; what a form does not need is 0.
 * @typedef {object} Found
 * @property {"beside" | "under" | "triple" | "stack" | "pocket" | "slim"} form
 * @property {"three" | "two" | "one" | "none"} shelf mat, players and log below each other; the last two behind tabs; all; all behind the rail
 * @property {boolean} tall whether the own mat reaches down beside the question
 * @property {boolean} names whether there is room for them beside the marks of the players
 * @property {number} row one sign
 * @property {number} line one choice, one tab
 * @property {number} head
 * @property {number} gap
 * @property {number} ask
 * @property {number} side
 * @property {number} own the own mat
 * @property {number} folk the players
 * @property {number} others
 * @property {number} diary the log, where it lies below the mats of the others
 * @property {number} high the board, where it does not take what is left
 * @property {number} rail
 */

const GAP = 6;
const FOUR = 215; // a question beside the board, of three lines, with four choices of one line
const PURSE = 24; // a line with what can be paid, where the own mat may be out of sight
const PERSON = 56; // a player with facts
const FACTS = 9; // in a line
const SECOND = 18; // another line
const BROADEST = 560; // a side column
const USUAL = 4 / 3; // a board that is higher for a while keeps the place of this one

const between = (/** @type {number} */ low, /** @type {number} */ n, /** @type {number} */ high) => Math.max(low, Math.min(n, high));

/**
 * @param {Room} room
 * @returns {Found}
 */
export function layout({ large = 1, ...room }) {
  const found = usual({ ...room, w: room.w / large, h: room.h / large, board: Math.max(room.board, USUAL) });
  const grown = Object.entries(found).map(([name, value]) => [name, typeof value === "number" ? Math.floor(value * large) : value]);
  return /** @type {Found} */ (Object.fromEntries(grown));
}

/**
 * @param {Room} room
 * @returns {Found}
 */
function usual({ w, h, touch, board, mat, players, facts = 0 }) {
  const row = touch ? 44 : 34;
  const line = touch ? 44 : 30;
  const head = touch ? 50 : 40;
  const folk = players * (PERSON + (facts > FACTS ? SECOND : 0)) + 4;
  const names = w >= 800 + 100 * players;
  const found = { row, line, head, names, tall: false, folk, gap: GAP, ask: 0, side: 0, own: 0, others: 0, diary: 0, high: 0, rail: 0 };
  if (h < 560 && w > h) {
    // Board and question side by side, the rest behind signs.
    const least = touch ? 7 * row : 248; // seven signs in a row
    const side = between(least, w - (h - 2 * GAP) * board - 3 * GAP, Math.max(least, 0.36 * w));
    return { ...found, form: "slim", shelf: "none", side, head: 0 };
  }
  if (w < 600) return { ...found, form: "pocket", shelf: "none", ask: row * 2 + 64 + PURSE, rail: 52 };
  if (w < 1.1 * h) {
    const high = Math.min((w - 2 * GAP) / board, 0.56 * h);
    const ask = row * 3 + 62 + PURSE;
    const rest = h - head - high - ask - 4 * GAP;
    const side = between(0.5 * w, mat * rest, 0.58 * w);
    if (side <= mat * rest) return { ...found, form: "stack", shelf: "two", high, ask, side };
    // A mat that is higher than that, with a hand at its lower end, stands beside the question as well.
    const own = rest + ask + GAP;
    return { ...found, form: "stack", shelf: "two", tall: true, high, own, ask: between(200, 0.5 * own, 280), side: 0.5 * w };
  }
  const high = h - head - 2 * GAP;
  const least = between(360, 0.23 * w + 46, 440);
  const free = w - board * high - 3 * GAP; // beside a board of full height
  const triple = free >= least + 380 + GAP;
  const side = triple ? between(least, (free - GAP) / 2, BROADEST) : between(least, free, BROADEST);
  const whole = side / mat;
  if (triple) {
    const crowded = whole + folk > high - 220;
    const ask = crowded ? between(220, high - whole - 2 * GAP, 380) : between(220, high - whole - 2 * GAP - folk, 300);
    return { ...found, form: "triple", shelf: crowded ? "two" : "three", side, ask, own: Math.min(whole, high - ask - GAP), others: between(380, free - side - GAP, BROADEST), diary: 0.28 * high };
  }
  const spare = high - (w - side - 3 * GAP) / board; // below a board of full width
  const under = spare >= 2 * row + 46;
  const asks = under ? Math.min(spare - GAP, 240) : between(FOUR, 0.27 * high, 280);
  const left = under ? high : high - asks - GAP;
  const stage = high - asks - GAP;
  const three = whole + folk + 150 + 2 * GAP <= left && (!under || whole + folk + GAP <= stage);
  const shelf = three ? "three" : whole + row + 110 + 2 * GAP <= left ? "two" : "one";
  const ask = shelf === "one" && !under ? asks + PURSE : asks;
  // Beside a board with the question below it, a mat that is higher than the board reaches down beside the question.
  const tall = under && shelf === "two" && whole + row + GAP > stage;
  return { ...found, form: under ? "under" : "beside", shelf, tall, side, ask, own: tall ? Math.max(whole, stage + GAP) : whole, high: tall ? stage : 0 };
}
