// It is my turn: the title and the icon of the tab, a short sound, a notice if the page is out of sight.

import { at, me, showTitle, word } from "./page.js";

/** @import { Scene } from "./protocol.js" */

let plain = "";
let dotted = "";
let asked = false; // at the table itself

async function dotIcon() {
  if (dotted) return dotted;
  const text = await (await fetch("/static/icon.svg")).text();
  const box = (/viewBox="([^"]+)"/.exec(text)?.[1] ?? "0 0 64 64").split(/\s+/).map(Number);
  const r = box[2] * 0.24;
  const dot = `<circle cx="${box[0] + box[2] - r}" cy="${box[1] + r}" r="${r}" fill="#c8102e" stroke="#fff" stroke-width="${r / 5}"/>`;
  dotted = `data:image/svg+xml,${encodeURIComponent(text.replace("</svg>", `${dot}</svg>`))}`;
  return dotted;
}

/** Two soft tones, a fifth apart. */
export function ring() {
  const sound = new AudioContext();
  [523.25, 783.99].forEach((pitch, i) => {
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    const start = sound.currentTime + i * 0.14;
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.14, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
    tone.connect(volume).connect(sound.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  });
  setTimeout(() => sound.close(), 1200);
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
    const shown = new Notification(scene.title, { body: text, tag: scene.table, icon: "/static/icon.svg" });
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
