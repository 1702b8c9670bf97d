// What is wrong with what is in sight of a table page; where its board lies; what is written on its drawings.
([what, ...given]) => {
  const looks = {
    // Names of people are as long as people like, and may be cut off.
    wrong: (least, finger) => {
  const wrong = [];
  const seen = [...document.querySelectorAll("body *")].filter((e) => !e.closest("svg, .offstage, #toasts, dialog, .skip") && e.checkVisibility({ visibilityProperty: true }));
  const name = (e) => `${e.id ? "#" + e.id : e.tagName.toLowerCase() + "." + e.className} "${(e.textContent ?? "").trim().slice(0, 40)}"`;
  const said = (e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
  const hidden = (e) => { const s = getComputedStyle(e); return s.clipPath !== "none" || (s.position === "absolute" && e.clientWidth <= 1); };
  const form = document.body.dataset.form, small = document.body.dataset.shelf === "none";
  for (const e of seen) {
    const box = e.getBoundingClientRect(), style = getComputedStyle(e);
    if (hidden(e) || e.parentElement && hidden(e.parentElement)) continue;
    if (said(e) && parseFloat(style.fontSize) < least) wrong.push(`tiny ${style.fontSize}: ${name(e)}`);
    if (e.closest("#folk .name, .player .name, .frame, #players .small")) continue;
    const cut = e.scrollWidth > e.clientWidth + 1 && ["hidden", "clip"].includes(style.overflowX) ||
      e.scrollHeight > e.clientHeight + 3 && ["hidden", "clip"].includes(style.overflowY);
    if (cut && e.clientWidth && !e.matches("body, #choices, .frame, #place-mine, #bar, .words")) wrong.push(`cut: ${name(e)} ${e.scrollWidth}>${e.clientWidth} ${e.scrollHeight}>${e.clientHeight}`);
    if (cut && e.matches(".words") && !document.querySelector("#count")) wrong.push(`cut without a tray: ${name(e)}`);
    if (!e.closest("#choices, #log, #players, #place-mine, #place-others, #tray, #areas, #play, #teach") &&
      (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) && box.width) wrong.push(`outside: ${name(e)}`);
    if (e.matches("button, a[href], select, input") && matchMedia("(pointer: coarse)").matches && !e.closest("#log, #players") &&
      (box.width < finger - 0.5 || box.height < finger - 0.5)) wrong.push(`too small to touch: ${name(e)} ${box.width}x${box.height}`);
  }
  for (const e of seen.filter((e) => e.matches(".choice .words, #foot button > *, #tabs .text, #rail .text"))) {
    const inner = e.getBoundingClientRect(), outer = e.closest("button").getBoundingClientRect();
    if (!hidden(e) && inner.width && (inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1 || inner.right > outer.right + 1)) wrong.push(`out of its button: ${name(e)}`);
  }
  const status = document.querySelector("#status"), told = status.getBoundingClientRect(), bar = document.querySelector("#bar").getBoundingClientRect();
  if (told.width && told.width < 0.55 * bar.width) wrong.push(`a narrow question: ${told.width} of ${bar.width}`);
  for (const e of [status, document.querySelector("#where")].filter((e) => e.checkVisibility())) for (const { 0: one, index } of (e.textContent ?? "").matchAll(/[^\s-]+/gu)) {
    const range = document.createRange();
    range.setStart(e.firstChild, index);
    range.setEnd(e.firstChild, index + one.length);
    if (new Set([...range.getClientRects()].map((r) => Math.round(r.top))).size > 1) wrong.push(`broken word: ${name(e)} ${one}`);
  }
  const written = (e) => { const range = document.createRange(); range.selectNodeContents(e); return range.getBoundingClientRect(); };
  const says = document.querySelector("#says").getBoundingClientRect(), asks = written(status);
  if (told.width && (asks.top < says.top - 3 || asks.bottom > says.bottom + 3)) wrong.push(`cut: ${name(status)} ${asks.top}-${asks.bottom} of ${says.top}-${says.bottom}`);
  const stands = document.querySelector("#says #where");
  if (stands?.checkVisibility() && told.width && written(stands).bottom > asks.top + 2) wrong.push(`overlap: ${name(stands)} and ${name(status)}`);
  for (const e of document.querySelectorAll(".latest")) if (written(e).right > innerWidth + 1) wrong.push(`outside: ${name(e)}`);
  const folk = document.querySelector("#players"), people = [...folk.querySelectorAll(".player")];
  if (document.body.dataset.shelf === "three" && folk.checkVisibility() && people.at(-1)?.getBoundingClientRect().bottom > folk.getBoundingClientRect().bottom + 1) wrong.push("a player out of sight");
  for (const e of document.querySelectorAll("[role=button] [data-option]")) wrong.push(`hidden from those who listen: ${e.dataset.thing}`);
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const parts = ["head", "bar", "areas", "play", "place-mine", "tabs", "players", "log", "place-others", "rail"].map((id) => document.getElementById(id))
    .filter((e) => e.checkVisibility() && !(small && e.matches(".pane")) && e.childElementCount);
  const tools = [...document.querySelectorAll("#head > *, #folk button, #steps > *, #tabs > *, #rail > *")].filter((e) => e.checkVisibility() && !e.matches(".skip, ol, [hidden]"));
  for (const group of [parts, tools]) for (const [i, a] of group.entries()) for (const b of group.slice(i + 1))
    if (!a.contains(b) && !b.contains(a) && over(a.getBoundingClientRect(), b.getBoundingClientRect())) wrong.push(`overlap: ${name(a)} and ${name(b)}`);
  for (const pane of ["place-mine", "players", "log"]) {
    const tab = { "place-mine": "mat" }[pane] ?? pane;
    if (!document.getElementById(pane).checkVisibility() && !document.querySelector(`[data-tab="${tab}"]`)?.checkVisibility()) wrong.push(`out of reach: ${pane}`);
  }
  const choices = document.querySelector("#choices"), last = [...choices.querySelectorAll(".choice")].at(-1)?.getBoundingClientRect(), room = choices.getBoundingClientRect();
  if (last && (last.bottom > room.bottom + 1 || last.right > room.right + 1) && !document.querySelector("#count")) wrong.push("choices out of sight without a tray");
  return [...new Set(wrong)];
    },
    // A dialog: within the window, its answers all in sight however much there is to read, and room to read it.
    dialog: (least) => {
  const wrong = [], dialog = document.querySelector("dialog[open]"), box = dialog.getBoundingClientRect();
  if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) wrong.push(`outside: ${box.width}x${box.height}`);
  const answers = dialog.querySelector(".actions"), room = answers.getBoundingClientRect();
  for (const e of answers.querySelectorAll("button, a")) {
    const one = e.getBoundingClientRect(), there = document.elementFromPoint(one.left + one.width / 2, one.top + one.height / 2);
    if (one.top < box.top || one.bottom > box.bottom + 1 || one.right > box.right + 1 || !e.contains(there)) wrong.push(`out of reach: ${e.textContent}`);
    if (e.scrollWidth > e.clientWidth + 1) wrong.push(`cut: ${e.textContent}`);
  }
  if (room.top - box.top < 0.45 * box.height) wrong.push(`little room to read: ${room.top - box.top} of ${box.height}`);
  for (const e of dialog.querySelectorAll("*")) {
    if (e.closest("svg") || ![...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim())) continue;
    if (parseFloat(getComputedStyle(e).fontSize) < least) wrong.push(`tiny: ${e.textContent.slice(0, 40)}`);
  }
  return wrong;
    },
    // The cards in my hand are all within the place of the mat, without scrolling; nothing where there is no hand or its place is a step away.
    hand: () => {
  const place = document.querySelector("#place-mine"), hand = place.querySelector("[id$='-hand']");
  if (!hand?.querySelector("*") || !place.checkVisibility()) return [];
  const within = place.getBoundingClientRect(), box = hand.getBoundingClientRect();
  return box.top >= within.top - 1 && box.bottom <= within.bottom + 1 ? [] : [`a hand out of sight: ${box.top}-${box.bottom} in ${within.top}-${within.bottom}`];
    },
    place: () => { const box = document.querySelector("#sheet-board .frame").getBoundingClientRect();
  return [box.x, box.y, box.width, box.height].map((n) => Math.round(n * 10) / 10).join(" "); },
    // Letters on a drawing, in pixels: words that are too low, the lowest of the figures among pictures, and words that lie on one another.
    letters: (place, least) => {
  const svg = document.querySelector(`${place} svg.sheet`);
  if (!svg?.checkVisibility()) return null;
  const all = [...svg.querySelectorAll("text")].filter((e) => e.textContent.trim() && !e.closest("symbol, defs"));
  const told = all.map((e) => { const m = e.getScreenCTM(); return { e, text: e.textContent, high: parseFloat(getComputedStyle(e).fontSize) * Math.hypot(m.a, m.b), box: e.getBoundingClientRect() }; });
  const figure = (e) => e.matches(".glyph, .on-coin, .on-seal");
  const tiny = told.filter(({ e, high }) => high < least - 0.05 && !figure(e)).map(({ text, high }) => `${text} ${high.toFixed(1)}`);
  const lowest = Math.min(99, ...told.filter(({ e }) => figure(e)).map(({ high }) => high));
  const which = told.filter(({ e, high }) => figure(e) && high === lowest).map(({ e, text }) => `${text} in ${e.closest("[data-thing]")?.dataset.thing}`);
  const on = [];
  for (const [i, a] of told.entries()) for (const b of told.slice(i + 1)) {
    const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left), high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    if (a.e.matches(".glyph") || b.e.matches(".glyph")) continue; // pictures stand close together
    if (wide > 2 && high > 0.45 * Math.min(a.box.height, b.box.height) && !a.text.match(/^[A-Z]$/) && !b.text.match(/^[A-Z]$/)) on.push(`${a.text} | ${b.text}`);
  }
  return { tiny, lowest, which, on, all: all.length };
    },
  };
  return looks[what](...given);
}
