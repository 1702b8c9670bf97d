// A notice for this browser, though no page is open: shows it, and leads to the table when it is clicked.

/** The worker itself, of which the types for pages know nothing. @type {any} */
const worker = self;

worker.addEventListener("push", (/** @type {any} */ event) => {
  const said = event.data?.json() ?? {};
  event.waitUntil(worker.registration.showNotification(said.title || "Caravela", { body: said.text ?? "", tag: said.tag ?? "", icon: "/static/icon.svg", data: { link: said.link ?? "/" } }));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(lead(new URL(event.notification.data?.link ?? "/", worker.location.origin).href));
});

/**
 * To the window that shows the page already, or to a new one.
 * @param {string} address
 */
async function lead(address) {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((/** @type {any} */ one) => one.url.split("#")[0] === address);
  await (there ? there.focus() : worker.clients.openWindow(address));
}
