// Choosing thing by thing: what is left, what glows, what the buttons offer.

import assert from "node:assert/strict";
import { test } from "node:test";

import { candidates, digits, inOrder, mostlyIn, nearest, offers, openThings, samePlace, shared, shortNames, told } from "../../caravela/web/static/choosing.js";

const option = (name, ...things) => ({ name, text: `${name}.`, things, number: null, ends: true, barrier: false, standing: false, price: "", free: false, note: "" });
const one = (...all) => all.map((name) => ({ option: option(name) }));
const names = (options) => options.map((one) => one.name);
const glowing = (options, picked) => Object.fromEntries([...openThings(options, picked)].map(([thing, led]) => [thing, names(led)]));

const PLACES = [
  option("colonist on dock", "colonist", "dock"),
  option("colonist on ships", "colonist", "ships"),
  option("captain on dock", "captain", "dock"),
  option("pass"),
];

/** Seven kinds of workers, each on two boxes: too many to show one by one. */
const MANY = [..."abcdefg"].flatMap((kind) => [option(`${kind} on dock`, kind, "dock"), option(`${kind} on ships`, kind, "ships")]);

test("whatever was picked narrows the options down", () => {
  assert.deepEqual(names(candidates(PLACES, [])), ["colonist on dock", "colonist on ships", "captain on dock", "pass"]);
  assert.deepEqual(names(candidates(PLACES, ["dock"])), ["colonist on dock", "captain on dock"]);
  assert.deepEqual(names(candidates(PLACES, ["dock", "captain"])), ["captain on dock"]);
  assert.deepEqual(candidates(PLACES, ["ships", "captain"]), []);
});

test("what leads on glows, with all that it leads to", () => {
  assert.deepEqual(glowing(PLACES, []), {
    colonist: ["colonist on dock", "colonist on ships"],
    dock: ["colonist on dock", "captain on dock"],
    ships: ["colonist on ships"],
    captain: ["captain on dock"],
  });
  assert.deepEqual(glowing(PLACES, ["dock"]), { colonist: ["colonist on dock"], captain: ["captain on dock"] });
});

test("what all options share need not be picked, unless only one is left", () => {
  const settling = [option("settle Peru", "worker", "peru"), option("settle Cuba", "worker", "cuba")];
  assert.deepEqual(glowing(settling, []), { peru: ["settle Peru"], cuba: ["settle Cuba"] });
  assert.deepEqual(glowing(settling.slice(0, 1), []), { worker: ["settle Peru"], peru: ["settle Peru"] });
});

test("a few options have a button each", () => {
  assert.deepEqual(offers(PLACES, []), PLACES.map((one) => ({ option: one })));
  assert.deepEqual(offers([], []), []);
});

test("many options are asked in steps, in their order", () => {
  const steps = offers([...MANY, option("pass")], []);
  assert.deepEqual(
    steps.map((step) => ("option" in step ? step.option.name : [step.thing, names(step.options)])),
    [...[..."abcdefg"].map((kind) => [kind, [`${kind} on dock`, `${kind} on ships`]]), "pass"],
  );
  assert.deepEqual(names(offers(MANY, ["c"]).map((step) => step.option)), ["c on dock", "c on ships"]);
});

test("a step that leads to one option only is that option", () => {
  const lone = option("z on dock", "z", "dock");
  const last = offers([...MANY, lone], []).at(-1);
  assert.deepEqual(last, { option: lone });
});

test("the buttons lead to every option, and each option is led to once", () => {
  const led = offers(MANY, []).flatMap((step) => ("option" in step ? [step.option] : step.options));
  assert.deepEqual(names(led).sort(), names(MANY).sort());
});

test("options are told apart by what is still to be picked", () => {
  const said = { colonist: "Colonist", captain: "Captain", dock: "Dock", ships: "Ships" };
  const short = shortNames(PLACES, [], said);
  assert.deepEqual(Object.fromEntries(short), { "colonist on dock": "Colonist · Dock", "colonist on ships": "Colonist · Ships", "captain on dock": "Captain · Dock" });
  assert.deepEqual(Object.fromEntries(shortNames(candidates(PLACES, ["dock"]), ["dock"], said)), { "colonist on dock": "Colonist", "captain on dock": "Captain" });
});

test("a short name that two options would have, or that has no words, is none", () => {
  const twins = [option("one", "a"), option("two", "b"), option("three", "c")];
  assert.deepEqual([...shortNames(twins, [], { a: "Same", b: "Same", c: "Other" })], [["three", "Other"]]);
  assert.deepEqual([...shortNames(twins, [], { a: "A", c: "" })], [["one", "A"]]);
});

test("where there are several deeds, each is told in full", () => {
  const several = [{ ...option("annex 1", "a"), deed: "annex" }, { ...option("annex 2", "b"), deed: "annex" }, option("end")];
  const names = { a: "Matanzas", b: "Baracoa", c: "Favour" };
  assert.equal(shortNames(several, [], names).size, 2);
  assert.equal(shortNames(several, [], { a: "1 · Matanzas", b: "2 · Baracoa" }).size, 0);
  assert.equal(shortNames([...several, { ...option("influence", "c"), deed: "influence" }], [], names).size, 0);
});

test("a free action says what it is", () => {
  const several = [option("to Habana", "a"), { ...option("sell wood", "b"), free: true }];
  assert.deepEqual([...shortNames(several, [], { a: "Habana", b: "Wood" }).keys()], ["to Habana"]);
});

test("what all have in common is said once, whoever stands for nothing on the board aside", () => {
  assert.deepEqual(shared([option("a", "dock", "x"), option("b", "dock", "y"), option("pass")]), ["dock"]);
  assert.deepEqual(shared([]), []);
});

test("a typed number becomes the nearest on offer", () => {
  assert.equal(nearest([2, 4, 9], 5), 4);
  assert.equal(nearest([2, 4, 9], 3), 2);
  assert.equal(nearest([2, 4, 9], 99), 9);
  assert.equal(nearest([2, 4, 9], 0), 2);
});

test("a look ahead is shown when all options put the same at the same place", () => {
  assert.deepEqual(samePlace([["mat-0", 0, 10, 20], ["mat-0", 0, 10, 20]]), ["mat-0", 0, 10, 20]);
  assert.equal(samePlace([["mat-0", 0, 10, 20], ["mat-0", 1, 10, 20]]), null);
  assert.equal(samePlace([["mat-0", 0, 10, 20], undefined]), null);
  assert.equal(samePlace([undefined, undefined]), null);
  assert.equal(samePlace([]), null);
});

test("the stretch is shown in which most of what glows lies", () => {
  const [map, market] = [
    { title: "Map", x: 0, y: 0, width: 100, height: 100 },
    { title: "Market", x: 100, y: 0, width: 50, height: 100 },
  ];
  const at = (x, y) => ({ x, y });
  assert.deepEqual(mostlyIn([map, market], [at(120, 5), at(149, 99), at(3, 3)]), { area: market, here: [at(120, 5), at(149, 99)] });
  assert.equal(mostlyIn([map, market], [at(120, 5), at(3, 3)]), null);
  assert.equal(mostlyIn([map, market], [at(100, 0)])?.area, market); // the edge belongs to the one that begins there
  assert.equal(mostlyIn([], [at(1, 1)]), null);
});

test("a deed keeps its digit while it is open, and digits rise from the first to the last", () => {
  const first = digits(one("city action", "deliver", "plan"), new Map());
  assert.deepEqual([...first], [["city action", 1], ["deliver", 2], ["plan", 3]]);
  const then = digits(one("task", "plan", "end"), first);
  assert.deepEqual([...then], [["task", 1], ["plan", 3], ["end", 4]]);
  assert.deepEqual([...digits(one("deliver", "plan"), first)], [["deliver", 2], ["plan", 3]]);
  assert.deepEqual([...digits(one("task", "city action", "plan"), first)], [["task", 1], ["city action", 2], ["plan", 3]], "what came before all others: counted anew");
  assert.deepEqual([...digits(one("plan", "city action"), first)], [["plan", 1], ["city action", 2]]);
  const many = digits(one(..."abcdefghijkl"), new Map());
  assert.equal(many.get("j"), 0);
  assert.equal(many.has("k"), false);
  assert.deepEqual([...digits(one("a", "z"), new Map([["a", 0]]))], [["a", 1], ["z", 2]], "nothing goes without a digit as long as there are enough");
});

test("what has a number printed on it has that digit, and no other deed has a number of the board", () => {
  const figures = { order: 1, dock: 2, ships: 4, hut: 7, inn: 7 };
  const boxes = [option("on dock", "colonist", "dock"), option("on ships", "colonist", "ships"), option("look"), option("pass")].map((option) => ({ option }));
  const keys = digits(boxes, new Map([["pass", 4], ["look", 3]]), figures);
  assert.deepEqual([...keys], [["on dock", 2], ["on ships", 4], ["look", 5], ["pass", 6]]);
  const alike = [option("in hut", "hut"), option("in inn", "inn")].map((option) => ({ option }));
  assert.deepEqual([...digits([...boxes, ...alike], new Map(), figures).entries()].filter(([, digit]) => digit === 7), [["in hut", 7], ["in inn", 7]]);
  assert.deepEqual(names(candidates([...boxes, ...alike].map(({ option }) => option), ["hut|inn"])), ["in hut", "in inn"]);
  const kinds = [{ thing: "colonist", options: [] }, { thing: "captain", options: [] }];
  assert.deepEqual([...digits(kinds, new Map(), figures)], [["colonist", 1], ["captain", 2]]);
});

test("what has a number printed on it is shown by that number", () => {
  const figures = { dock: 2, war: 8, hut: 7, inn: 7 };
  const boxes = [option("on dock", "dock"), option("in war", "war"), option("in hut", "hut"), option("in inn", "inn"), option("pass")].map((option) => ({ option }));
  const shown = inOrder(boxes, figures);
  assert.deepEqual(names(shown.map(({ option }) => option)), ["on dock", "in hut", "in inn", "in war", "pass"]);
  assert.deepEqual([...digits(shown, new Map(), figures).values()], [2, 7, 7, 8, 9]);
  assert.deepEqual(inOrder(boxes, {}), boxes);
});

test("where nearly all that is open has a number on the board, the digits belong to the board", () => {
  const figures = { dock: 2, ships: 4 };
  const [dock, ships, look, pass] = [option("on dock", "colonist", "dock"), option("on ships", "captain", "ships"), option("look", "peru"), option("pass")];
  assert.equal(told([dock, ships], figures), true);
  assert.equal(told([dock, dock], figures), false, "a number that all have tells nothing apart");
  assert.equal(told([dock, ships, look, pass], figures), false);
  const kinds = [{ thing: "colonist", options: [] }, { thing: "captain", options: [] }];
  assert.deepEqual([...digits(kinds, new Map(), figures, true)], [["colonist", 1], ["captain", 3]]);
});
