// Who sits where unless told otherwise.

import assert from "node:assert/strict";
import { test } from "node:test";

import { botSeats, freeName, presetFor, soloPreset, usualBot, usualNumber } from "../../caravela/web/static/seats.js";

const usual = (name) => ({ usual_bot: name });

test("bots have the level that the server says", () => {
  assert.equal(usualBot(usual("club")), "club");
});

test("four sit down if they may, else as many as may", () => {
  assert.equal(usualNumber([2, 3, 4, 5, 6]), 4);
  assert.equal(usualNumber([2, 3]), 3);
});

test("alone one plays the first set-up that allows it", () => {
  const preset = (name, ...seats) => ({ name, title: "", about: "", seats, setup: {}, campaign: false });
  assert.equal(soloPreset({ presets: [preset("first", 2, 3), preset("alone", 1, 2), preset("other", 1)] })?.name, "alone");
  assert.equal(soloPreset({ presets: [preset("first", 2)] }), undefined);
});

test("so many play with the usual set-up if it is for so many, else with the first that is", () => {
  const preset = (name, ...seats) => ({ name, title: "", about: "", seats, setup: {}, campaign: false });
  const game = { default: "basic", presets: [preset("draft", 2, 3), preset("basic", 2, 3), preset("advanced", 1, 2, 3)] };
  assert.deepEqual([1, 2, 3, 9].map((many) => presetFor(game, many)), ["advanced", "basic", "basic", "basic"]);
});

test("nobody gets a name that somebody has, however it is written", () => {
  assert.equal(freeName([]), "Inês");
  assert.equal(freeName([" inês "]), "Tomás");
  const seats = botSeats(usual("casual"), 3, ["Tomás"]);
  assert.deepEqual(seats.map((seat) => seat.name), ["Inês", "Beatriz", "Duarte"]);
  assert.ok(seats.every((seat) => seat.kind === "casual"));
});

test("when all names are taken there is still one more", () => {
  const taken = ["Inês", "Tomás", "Beatriz", "Duarte", "Leonor", "Gil", "Catarina", "Vasco"];
  assert.equal(freeName(taken), "Inês 8");
});
