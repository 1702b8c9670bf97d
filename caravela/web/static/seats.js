// Who sits where by default: shared by the lobby and the page of a new table.

/** @import { GameOffered } from "./protocol.js" */

const NAMES = ["Inês", "Tomás", "Beatriz", "Duarte", "Leonor", "Gil", "Catarina", "Vasco"];

/**
 * The level that bots have unless told otherwise.
 * @param {Pick<GameOffered, "usual_bot">} game
 */
export function usualBot(game) {
  return game.usual_bot;
}

/**
 * How many sit there unless told otherwise, of the numbers that are allowed.
 * @param {number[]} allowed
 */
export function usualNumber(allowed) {
  return allowed.includes(4) ? 4 : allowed[allowed.length - 1];
}

/**
 * The first set-up that one can play alone, if there is one.
 * @param {Pick<GameOffered, "presets">} game
 */
export function soloPreset(game) {
  return game.presets.find((preset) => preset.seats.includes(1));
}

/**
 * The name of the set-up that so many play with unless told otherwise.
 * @param {Pick<GameOffered, "presets" | "default">} game
 * @param {number} many
 */
export function presetFor(game, many) {
  const fits = game.presets.filter((preset) => preset.seats.includes(many));
  return (fits.find((preset) => preset.name === game.default) ?? fits[0])?.name ?? game.default;
}

/**
 * A name that nobody at the table has.
 * @param {string[]} taken
 */
export function freeName(taken) {
  const low = taken.map((name) => name.trim().toLowerCase());
  return NAMES.find((name) => !low.includes(name.toLowerCase())) ?? `${NAMES[0]} ${taken.length}`;
}

/**
 * So many bots, each with a name of its own.
 * @param {Pick<GameOffered, "usual_bot">} game
 * @param {number} many
 * @param {string[]} taken
 */
export function botSeats(game, many, taken) {
  const names = [...taken];
  const seats = [];
  for (let i = 0; i < many; i += 1) {
    const name = freeName(names);
    names.push(name);
    seats.push({ kind: usualBot(game), name });
  }
  return seats;
}
