// The wire to the table: one WebSocket that comes back by itself.

import { dial } from "./place.js";

/** @import { Line } from "./place.js" */
/** @import { Ended, FromClient, FromServer } from "./protocol.js" */
/** @typedef {Exclude<FromServer, Ended>} Heard */
/** What to say through it; whether it could be said. @typedef {{ say(message: FromClient): boolean }} Wire */

const NO_PLACE = 4403;
const TOO_MUCH = 4429;
const SOONEST = 400;
const LATEST = 8000;
const SILENCE = 30000; // after so long in the background, ask for the scene once more

/**
 * @param {string} table
 * @param {{ hear(message: Heard): void, state(state: "on" | "off"): void }} ears
 * @returns {Wire}
 */
export function connect(table, { hear, state }) {
  /** @type {Line | null} */
  let socket = null;
  let wait = SOONEST;
  let timer = 0;
  let hiddenSince = 0;
  let left = false;

  function open() {
    clearTimeout(timer);
    const mine = dial(`/ws/${encodeURIComponent(table)}`);
    socket = mine;
    mine.addEventListener("open", () => {
      wait = SOONEST;
      state("on");
    });
    mine.addEventListener("message", (event) => {
      /** @type {FromServer} */
      const message = JSON.parse(event.data);
      if (message.kind === "ended") mine.close();
      else hear(message);
    });
    mine.addEventListener("close", (event) => {
      if (mine !== socket || left) return;
      if (event.code === NO_PLACE) {
        left = true; // there is no place here for this person: coming again changes nothing
        return;
      }
      socket = null;
      state("off");
      if (event.code === TOO_MUCH) wait = LATEST;
      timer = setTimeout(open, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, LATEST);
    });
  }

  /** @param {FromClient} message */
  function say(message) {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  function atOnce() {
    if (!socket) open();
  }

  addEventListener("online", atOnce);
  addEventListener("pagehide", () => {
    left = true;
    socket?.close();
  });
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    left = false;
    open();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) {
      hiddenSince = Date.now();
      return;
    }
    if (!socket) open();
    else if (hiddenSince && Date.now() - hiddenSince > SILENCE) say({ kind: "hello" });
  });
  open();
  return { say };
}
