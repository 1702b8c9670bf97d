// Notices in this browser though no page is open.

import { mayNotify } from "./attention.js";
import { api, word } from "./page.js";

/** @import { PushKey } from "./protocol.js" */

/** Whether this browser can do it; only over https or on the own machine. */
export const canPush = "serviceWorker" in navigator && "PushManager" in window;

async function subscribed() {
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser is told. */
export async function isPushed() {
  return canPush && (await subscribed()) !== null;
}

/** From now on this browser is told. */
export async function startPush() {
  if (!canPush) throw new Error(word("web-push-missing"));
  const problem = await mayNotify();
  if (problem) throw new Error(problem);
  /** @type {PushKey} */
  const { key } = await api("GET", "/api/me/push");
  await navigator.serviceWorker.register("/sw.js");
  const worker = await navigator.serviceWorker.ready;
  let asked;
  try {
    asked = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    throw new Error(word("web-push-failed"));
  }
  const { endpoint, keys } = asked.toJSON();
  await api("POST", "/api/me/push", { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
}

/** It is not told any more. */
export async function stopPush() {
  const known = await subscribed();
  if (!known) return;
  await api("POST", "/api/me/push/remove", { endpoint: known.endpoint });
  await known.unsubscribe();
}
