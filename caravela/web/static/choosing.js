// How choices are narrowed down, thing by thing: what is left, what glows, what the buttons offer. Nothing here knows the page.

/** @import { Area, Ghosts, Option } from "./protocol.js" */
/** An option by itself, or a thing that leads to several. @typedef {{ option: Option } | { thing: string, options: Option[] }} Choice */

const FEW = 10; // so many options are shown one by one
const MOST = 0.8; // so many of the choices decide how wide all are
const MOSTLY = 0.6; // so much of what glows, and the rest can wait

/**
 * The options that stand for everything picked so far; several things with a bar between them: for one of these.
 * @param {Option[]} options
 * @param {string[]} picked
 */
export function candidates(options, picked) {
  return options.filter((option) => picked.every((thing) => thing.split("|").some((one) => option.things.includes(one))));
}

/**
 * What is still to be picked for an option; things that all of several candidates share need no picking.
 * @param {Option} option
 * @param {Option[]} left
 * @param {string[]} picked
 */
function rest(option, left, picked) {
  return option.things.filter(
    (thing) => !picked.includes(thing) && (left.length === 1 || !left.every((other) => other.things.includes(thing))),
  );
}

/**
 * The things that glow, each with the options that it leads to.
 * @param {Option[]} options
 * @param {string[]} picked
 */
export function openThings(options, picked) {
  const left = candidates(options, picked);
  /** @type {Map<string, Option[]>} */
  const open = new Map();
  for (const option of left) {
    for (const thing of rest(option, left, picked)) open.set(thing, [...(open.get(thing) ?? []), option]);
  }
  return open;
}

/**
 * What the buttons offer: options by themselves, and things that lead to several.
 * @param {Option[]} options
 * @param {string[]} picked
 * @returns {Choice[]}
 */
export function offers(options, picked) {
  const left = candidates(options, picked);
  if (left.length <= FEW) return left.map((option) => ({ option }));
  /** @type {Choice[]} */
  const found = [];
  /** @type {Map<string, Option[]>} */
  const steps = new Map();
  for (const option of left) {
    const thing = rest(option, left, picked)[0];
    const step = steps.get(thing);
    if (thing === undefined) found.push({ option });
    else if (step) step.push(option);
    else {
      const begun = { thing, options: [option] };
      steps.set(thing, begun.options);
      found.push(begun);
    }
  }
  return found.map((choice) => ("options" in choice && choice.options.length === 1 ? { option: choice.options[0] } : choice));
}

/**
 * What a button stands for: an option by its name, or the thing that leads to several.
 * @param {Choice} offer
 */
export function meaning(offer) {
  return "option" in offer ? offer.option.name : offer.thing;
}

/**
 * What a button is about: the thing that leads on, or where an option ends.
 * @param {Choice} offer
 */
export function subject(offer) {
  return "option" in offer ? (offer.option.things.at(-1) ?? "") : offer.thing;
}

/**
 * The numbers on things, if they tell the options apart: whether a digit means what has it on the board.
 * @param {Option[]} left
 * @param {Record<string, number>} figures
 */
export function told(left, figures) {
  const found = left.map((option) => figures[option.things.at(-1) ?? ""]).filter((figure) => figure !== undefined);
  return found.length >= left.length * MOST && new Set(found).size > 1;
}

const KEYS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]; // in the order of the keyboard

/**
 * In the order in which they are shown: what has a number printed on it by that number, and before what has none.
 * @param {Choice[]} offers
 * @param {Record<string, number>} figures
 */
export function inOrder(offers, figures) {
  const figure = (/** @type {Choice} */ offer) => figures[subject(offer)] ?? Infinity;
  return [...offers].sort((a, b) => (figure(a) === figure(b) ? 0 : figure(a) - figure(b)));
}

/**
 * The digits of buttons, by what they stand for; from the first to the last they never go down. What has a number printed on it has
 * that one, also when several share it; then, and when the board is `told` by its numbers, no other button has a digit that is one of
 * them. What was open `before` keeps its own where those that came since find one in between; else all are counted anew.
 * @param {Choice[]} offers in the order in which they are shown
 * @param {Map<string, number>} before
 * @param {Record<string, number>} [figures] the numbers on things
 */
export function digits(offers, before, figures = {}, told = false) {
  const offered = offers.map(meaning);
  const printed = new Map(offers.filter((offer) => subject(offer) in figures).map((offer) => [meaning(offer), figures[subject(offer)]]));
  const others = new Set(printed.size || told ? Object.values(figures) : []);
  const kept = [...before].filter(([what, digit]) => !printed.has(what) && !others.has(digit));
  return rising(offered, new Map([...kept, ...printed]), others) ?? rising(offered, printed, others, true) ?? new Map();
}

/**
 * Digits that rise from the first to the last around those that are known; null when they do not, or when one would go without.
 * @param {string[]} offered
 * @param {Map<string, number>} known
 * @param {Set<number>} others digits that nothing else may have
 * @param {boolean} sparing whether some may go without
 */
function rising(offered, known, others, sparing = false) {
  /** @type {Map<string, number>} */
  const found = new Map();
  const taken = new Set([...others, ...offered.flatMap((what) => known.get(what) ?? [])]);
  let last = -1; // the place among the keys
  for (const [i, what] of offered.entries()) {
    const own = known.get(what);
    const next = offered.slice(i + 1).map((other) => known.get(other)).find((digit) => digit !== undefined);
    const end = next === undefined ? KEYS.length : KEYS.indexOf(next);
    const free = KEYS.findIndex((digit, at) => at > last && at < end && !taken.has(digit));
    const place = own === undefined ? free : KEYS.indexOf(own);
    const fits = place >= Math.max(last, 0);
    if (!fits && !sparing && offered.length <= KEYS.length) return null;
    if (!fits && own === undefined) continue;
    last = Math.max(place, last);
    found.set(what, KEYS[place]);
  }
  return found;
}

/**
 * What tells the options apart in a word or two, if it does: option name -> name of what is still to be picked. Where there are
 * several deeds to choose from, each says what it is; so does a free action, which stands apart from what is asked, and what would
 * begin with a figure, which looks like its key.
 * @param {Option[]} left
 * @param {string[]} picked
 * @param {Record<string, string>} names
 */
export function shortNames(left, picked, names) {
  /** @type {Map<string, string>} */
  const short = new Map();
  const deeds = new Set(left.filter((option) => rest(option, left, picked).length).map((option) => option.deed));
  for (const option of deeds.size > 1 ? [] : left.filter((one) => !one.free)) {
    const said = rest(option, left, picked).map((thing) => names[thing]);
    if (said.length && said.every(Boolean) && !/^\d/.test(said[0])) short.set(option.name, said.join(" · "));
  }
  const all = [...short.values()];
  for (const [name, said] of short) if (all.indexOf(said) !== all.lastIndexOf(said)) short.delete(name);
  return short;
}

/**
 * How wide the columns of choices are, so that most of them stand in one line.
 * @param {Choice[]} offered
 * @param {Map<string, string>} short
 * @param {Record<string, string>} names
 */
export function widthOf(offered, short, names) {
  const lengths = offered.map((offer) => {
    if ("thing" in offer) return (names[offer.thing] ?? offer.thing).length + 7;
    const { option } = offer;
    return (short.get(option.name) ?? option.text).length + (option.price ? option.price.length + 3 : 0) + (option.barrier ? 2 : 0) + (option.standing ? 16 : 0);
  });
  const most = lengths.sort((a, b) => a - b)[Math.floor(lengths.length * MOST)] ?? 0;
  return most > 36 ? "300px" : most > 18 ? "200px" : "150px";
}

/**
 * What all options still in question share, or do without because they stand for nothing on the board.
 * @param {Option[]} left
 */
export function shared(left) {
  return (left[0]?.things ?? []).filter((thing) => left.every((option) => option.things.includes(thing) || !option.things.length));
}

/**
 * Of the numbers on offer, the one that is closest to what was typed; of two the first.
 * @param {number[]} numbers
 * @param {number} typed
 */
export function nearest(numbers, typed) {
  return numbers.reduce((best, n) => (Math.abs(n - typed) < Math.abs(best - typed) ? n : best), numbers[0]);
}

/**
 * Where all options looked at would put the same; null when they differ.
 * @param {(Ghosts["options"][string] | undefined)[]} places
 */
export function samePlace(places) {
  const told = places.map((place) => JSON.stringify(place));
  return told.length && told.every((other) => other === told[0]) ? (places[0] ?? null) : null;
}

/**
 * The stretch of a board in which most of what glows lies, with the places there; null when it is spread over several, so that none
 * has that `share` of it.
 * @template {{ x: number, y: number }} Place
 * @param {Area[]} areas
 * @param {Place[]} places
 */
export function mostlyIn(areas, places, share = MOSTLY) {
  const inside = areas.map((area) => ({
    area,
    here: places.filter((at) => at.x >= area.x && at.x < area.x + area.width && at.y >= area.y && at.y < area.y + area.height),
  }));
  const best = inside.sort((a, b) => b.here.length - a.here.length)[0];
  return best?.here.length && best.here.length >= places.length * share ? best : null;
}
