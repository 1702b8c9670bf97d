// Puts the table into the window: the form and the lengths that `layout.js` finds, and whatever has another place in another form.

import { layout } from "./layout.js";
import { at } from "./page.js";

/** @import { Found } from "./layout.js" */
/** @import { Scene } from "./protocol.js" */

const coarse = matchMedia("(pointer: coarse)");
const LENGTHS = /** @type {const} */ (["row", "line", "head", "gap", "ask", "side", "own", "folk", "others", "diary", "high", "rail"]);

/** How the table lies now. @type {Found} */
export let found = layout({ w: innerWidth, h: innerHeight, touch: coarse.matches, board: 4 / 3, mat: 4 / 3, players: 4 });

/** The shapes of the first scene: a mat that grows scrolls, so that nothing below it moves. */
let shapes = { board: 4 / 3, mat: 4 / 3, players: 0, facts: 0 };
let whereText = "";
/** @type {(() => void)[]} */
const told = [];

/** Whether the panels lie behind the rail. */
export function small() {
  return found.shelf === "none";
}

/**
 * What has to be drawn anew when the form changes.
 * @param {() => void} draw
 */
export function onForm(draw) {
  told.push(draw);
}

/**
 * The drawings of a scene have these shapes; those of the same table are known already.
 * @param {Pick<Scene, "sheets" | "players">} scene
 * @param {number} seat whose mat lies beside the board
 */
export function shaped(scene, seat) {
  const board = scene.sheets.find((sheet) => sheet.seat < 0);
  const mat = scene.sheets.find((sheet) => sheet.seat === seat) ?? scene.sheets.find((sheet) => sheet.seat >= 0);
  const players = scene.players.length;
  if (players === shapes.players && document.body.dataset.form) return;
  shapes = { board: board ? board.width / board.height : 4 / 3, mat: mat ? mat.width / mat.height : 4 / 3, players: board ? players : 0, facts: scene.players[0]?.facts.length ?? 0 };
  arrange();
}

export function arrange() {
  const before = `${found.form} ${found.shelf}`;
  const large = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  found = layout({ w: innerWidth, h: innerHeight, touch: coarse.matches, large, ...shapes, players: shapes.players || 4 });
  const { style } = document.documentElement;
  for (const name of LENGTHS) style.setProperty(`--${name}`, `${found[name]}px`);
  const first = !document.body.dataset.form;
  Object.assign(document.body.dataset, { form: found.form, shelf: found.shelf });
  document.body.classList.toggle("few-names", !found.names);
  document.body.classList.toggle("tall", found.tall);
  // Without a head, where we are stands above the question.
  for (const id of ["trial", "line", "where"]) {
    const part = document.getElementById(id);
    if (found.form === "slim") part && at("says").prepend(part);
    else part && document.getElementById("brand")?.after(part);
  }
  if (first || before !== `${found.form} ${found.shelf}`) for (const draw of told) draw();
  sayWhere(whereText);
}

/**
 * Where we are, with as much of it as there is room for in two lines: "Round 3 · Age I · Placing workers" begins with what matters.
 * @param {string} text
 */
export function sayWhere(text) {
  whereText = text;
  const where = at("where");
  const parts = text.split(" · ");
  const lines = () => where.scrollHeight / parseFloat(getComputedStyle(where).lineHeight);
  const fits = () => where.scrollWidth <= where.clientWidth && where.scrollHeight <= where.clientHeight + 1 && lines() < 2.5;
  where.title = text;
  where.classList.remove("long");
  for (let n = parts.length; n; n -= 1) {
    where.textContent = parts.slice(0, n).join(" · ");
    if (fits()) break;
  }
  where.classList.toggle("long", !fits());
  // A word that is too long beside many players is cut where it ends, not in two.
  for (let said = where.textContent ?? ""; where.scrollWidth > where.clientWidth && said.length > 2; said = said.slice(0, -1)) where.textContent = `${said.slice(0, -1)}…`;
}

addEventListener("resize", arrange);
coarse.addEventListener("change", arrange);
