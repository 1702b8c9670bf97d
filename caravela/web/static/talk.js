// What people at a table say to each other. The panel lies over the page, and nothing below it moves.

import { el, exact, firstOf, word } from "./page.js";

/** @import { Remark, Scene, Talk } from "./protocol.js" */
/** @import { Wire } from "./net.js" */

const LONGEST = 200;

export class Talking {
  /**
   * @param {{ say: Wire["say"], scene(): Scene, changed(): void }} table
   */
  constructor(table) {
    this.table = table;
    /** @type {Remark[]} */
    this.remarks = [];
    this.muted = false;
    this.unread = 0;
    this.list = el("ol", { class: "remarks", tabindex: "0", role: "log" });
    this.panel = el("aside", { id: "talk", class: "slip", hidden: true });
    this.drawn = "";
    document.body.append(this.panel);
  }

  /** Whether there is anybody to talk to, and it is wanted here. */
  get here() {
    const scene = this.table.scene();
    const others = scene.players.some((player) => player.kind === "person" && !player.free && !scene.mine.includes(player.seat));
    return (others && scene.talk.length > 0 && !scene.cancelled) || this.remarks.length > 0;
  }

  /** And now: who tries things out is alone. */
  get offered() {
    return this.here && (!this.table.scene().trying || this.remarks.length > 0);
  }

  /** @param {Talk} said */
  hear({ whole, muted, remarks }) {
    this.muted = muted;
    this.remarks = whole ? remarks : [...this.remarks, ...remarks];
    const news = whole ? [] : remarks.filter((remark) => !remark.mine);
    if (this.panel.hidden) this.unread += news.length;
    this.drawRemarks();
    this.drawTools();
    this.table.changed();
  }

  toggle() {
    this.panel.hidden = !this.panel.hidden;
    this.unread = 0;
    this.show();
    this.table.changed();
    if (!this.panel.hidden) {
      this.list.scrollTop = this.list.scrollHeight;
      firstOf(this.panel, "input", ".phrases button", "button")?.focus();
    }
  }

  /** Draws what belongs to the scene: it changes with the language, and when seats do. */
  show() {
    const scene = this.table.scene();
    if (scene.curtain || !this.offered) this.panel.hidden = true;
    if (!this.panel.hidden) this.drawTools();
  }

  drawTools() {
    const scene = this.table.scene();
    const plays = scene.mine.length > 0 && scene.talk.length > 0;
    const drawn = JSON.stringify([scene.language, plays, scene.words_allowed, this.muted]);
    if (drawn === this.drawn) return;
    this.drawn = drawn;
    const field = el("input", { type: "text", maxlength: LONGEST, autocomplete: "off", "aria-label": word("web-talk-text"), placeholder: word("web-talk-text") });
    const form = el(
      "form",
      {
        class: "row",
        onsubmit: (event) => {
          event.preventDefault();
          const text = field.value.trim();
          if (text && this.table.say({ kind: "say", text })) field.value = "";
        },
      },
      field,
      el("button", { type: "submit", class: "primary" }, word("web-talk-say")),
    );
    const mute = el("input", { type: "checkbox", checked: this.muted });
    mute.addEventListener("change", () => this.table.say({ kind: "mute", on: mute.checked }));
    this.panel.setAttribute("aria-label", word("web-talk"));
    this.list.setAttribute("aria-label", word("web-talk"));
    this.panel.replaceChildren(
      el(
        "div",
        { class: "head" },
        el("h2", {}, word("web-talk")),
        el("label", { class: "check small" }, mute, word("web-talk-mute")),
        el("button", { type: "button", class: "icon close", "aria-label": word("web-close"), onclick: () => this.toggle() }, "×"),
      ),
      this.list,
      ...(plays && !this.muted
        ? [
            el("div", { class: "phrases" }, scene.talk.map((phrase) => el("button", { type: "button", "data-phrase": phrase, onclick: () => this.table.say({ kind: "say", phrase }) }, word(phrase)))),
            ...(scene.words_allowed ? [form] : []),
          ]
        : []),
    );
  }

  drawRemarks() {
    const atEnd = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 40;
    this.list.replaceChildren(
      ...(this.remarks.length ? this.remarks : []).map((remark) =>
        el("li", { class: remark.mine ? "mine" : "", title: exact(remark.at) }, el("strong", {}, remark.name), " ", el("span", {}, remark.text)),
      ),
    );
    if (atEnd) this.list.scrollTop = this.list.scrollHeight;
  }
}
