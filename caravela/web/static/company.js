// What people at a table ask each other for: it lies over the page, and nothing below it moves.

import { ask, el, word } from "./page.js";

/** @import { Propose, Scene } from "./protocol.js" */
/** @import { Wire } from "./net.js" */

/**
 * What somebody asks all others for, with my answer.
 * @param {Scene} scene
 * @param {Wire} wire
 */
export function showProposal(scene, wire) {
  const known = document.getElementById("proposal");
  const asked = scene.curtain || scene.trying ? null : scene.proposal;
  const told = JSON.stringify([asked, scene.language]);
  if (known?.dataset.told === (asked ? told : undefined)) return;
  known?.remove();
  if (!asked) return;
  const mine = scene.mine.includes(asked.seat);
  /** @type {(kind: "agree" | "decline", label: string, style: string) => HTMLElement} */
  const answer = (kind, label, style) => el("button", { type: "button", class: style, "data-answer": kind, onclick: () => wire.say({ kind, number: scene.number }) }, label);
  document.body.append(
    el(
      "section",
      { id: "proposal", class: "slip", role: "alertdialog", "aria-labelledby": "proposal-text", "data-told": told },
      el("p", { id: "proposal-text" }, asked.text),
      el("p", { class: "muted small" }, asked.waits),
      el(
        "div",
        { class: "row" },
        asked.answer && answer("agree", word("web-ask-agree"), "primary"),
        (asked.answer || mine) && answer("decline", word(mine ? "web-ask-withdraw" : "web-ask-decline"), ""),
      ),
    ),
  );
}

/** @type {Record<Propose["what"], [string, string]>} */
const PROPOSALS = {
  back: ["web-menu-back", "web-menu-back-text"],
  concede: ["web-menu-concede", "web-menu-concede-text"],
  abandon: ["web-menu-abandon", "web-menu-abandon-text"],
};

/**
 * Asks the others for something, once I am sure; the table may move on while I think about it.
 * @param {Propose["what"]} what
 * @param {() => Scene} scene
 * @param {Wire} wire
 */
export async function propose(what, scene, wire) {
  const [title, text] = PROPOSALS[what];
  const sure = await ask({
    title: word(title),
    text: word(text),
    actions: [
      { value: null, label: word("web-cancel") },
      { value: "go", label: word(title), kind: what === "back" ? "primary" : "danger" },
    ],
  });
  if (sure) wire.say({ kind: "propose", number: scene().number, what });
}

/**
 * What can be asked for now: nothing while something is asked for.
 * @param {Scene} scene
 * @returns {Propose["what"][]}
 */
export function proposals(scene) {
  const plays = scene.players.some((player) => scene.mine.includes(player.seat) && !player.out);
  if (scene.open || scene.over || scene.trying || scene.decider < 0 || scene.proposal || !plays) return [];
  const back = scene.since > 0 && scene.undo.step === null;
  return [...(back ? /** @type {const} */ (["back"]) : []), ...(scene.campaign ? [] : scene.players.length > 1 ? /** @type {const} */ (["concede", "abandon"]) : /** @type {const} */ (["abandon"]))];
}
