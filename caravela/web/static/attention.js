// It is my turn: the title and the icon of the tab, a short sound, a notice if the page is out of sight.

import { at, me, showTitle, word } from "./page.js";
import { file } from "./place.js";

/** @import { Scene } from "./protocol.js" */

let plain = "";
let dotted = "";
let asked = false; // at the table itself

async function dotIcon() {
  if (dotted) return dotted;
  const text = await (await fetch(file("/static/icon.svg"))).text();
  const box = (/viewBox="([^"]+)"/.exec(text)?.[1] ?? "0 0 64 64").split(/\s+/).map(Number);
  const r = box[2] * 0.24;
  const dot = `<circle cx="${box[0] + box[2] - r}" cy="${box[1] + r}" r="${r}" fill="#c8102e" stroke="#fff" stroke-width="${r / 5}"/>`;
  dotted = `data:image/svg+xml,${encodeURIComponent(text.replace("</svg>", `${dot}</svg>`))}`;
  return dotted;
}

const STROKES = [0, 0.28]; // seconds: a ship's bell is struck in pairs
const STRIKE = 880; // what one hears as its pitch
/** The partials of a bell: pitch against the strike, loudness, and how long it rings. @type {[number, number, number][]} */
const PARTIALS = [
  [0.5, 0.05, 1.3],
  [1, 0.1, 1.1],
  [1.2, 0.06, 0.8],
  [1.5, 0.03, 0.6],
  [2, 0.05, 0.5],
  [2.76, 0.025, 0.3],
];

/**
 * Two strokes of a ship's bell.
 * @param {BaseAudioContext} sound
 */
export function strike(sound) {
  for (const stroke of STROKES) {
    for (const [partial, loud, rings] of PARTIALS) {
      const tone = sound.createOscillator();
      const volume = sound.createGain();
      const start = sound.currentTime + stroke;
      tone.frequency.value = STRIKE * partial;
      volume.gain.setValueAtTime(0.0001, start);
      volume.gain.exponentialRampToValueAtTime(loud, start + 0.008);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + rings);
      tone.connect(volume).connect(sound.destination);
      tone.start(start);
      tone.stop(start + rings + 0.05);
    }
  }
}

export function ring() {
  const sound = new AudioContext();
  strike(sound);
  setTimeout(() => sound.close(), 2000);
}

/**
 * Shows in the tab whether I am awaited; `begins` when my turn has just begun. What is only tried out awaits nobody.
 * @param {Scene} scene
 * @param {boolean} begins
 */
export function awaited(scene, begins) {
  if (!scene.trying) asked = scene.my_turn;
  showAsked(scene);
  if (begins && asked && !scene.trying) notice(scene, scene.status);
}

/**
 * The table asks me while I try things out.
 * @param {Scene} scene
 * @param {string} text
 */
export function called(scene, text) {
  asked = true;
  showAsked(scene);
  notice(scene, text);
}

/** @param {Scene} scene */
function showAsked(scene) {
  showTitle(scene.title, asked ? 1 : 0);
  const icon = at("favicon", HTMLLinkElement);
  plain ||= icon.href;
  if (!asked) icon.href = plain;
  else dotIcon().then((address) => (icon.href = address), () => null);
}

/**
 * @param {Scene} scene
 * @param {string} text
 */
function notice(scene, text) {
  if (me.settings.sound) ring();
  if (me.settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    const shown = new Notification(scene.title, { body: text, tag: scene.table, icon: file("/static/icon.svg") });
    shown.addEventListener("click", () => {
      window.focus();
      shown.close();
    });
  }
}

/** Asks the browser once whether notices may be shown. */
export async function mayNotify() {
  if (!("Notification" in window)) return word("web-notify-missing");
  const answer = Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission;
  return answer === "granted" ? "" : word("web-notify-denied");
}
