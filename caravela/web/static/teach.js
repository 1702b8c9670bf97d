// The teacher at the table: the steps of a guided game, and what is explained once, when it is asked for the first time.

import { el, me, put, save, svg, tell, toast, word } from "./page.js";

/** @import { Scene, Step, Teaching } from "./protocol.js" */

/** @param {Scene} scene */
const key = (scene) => `${scene.game}.${scene.teaching?.question}`;

export class Teacher {
  /**
   * @param {HTMLElement} place
   * @param {(things: string[]) => void} light
   */
  constructor(place, light) {
    this.place = place;
    this.light = light;
    /** @type {Scene | null} */
    this.scene = null;
    this.told = ""; // what is explained now
    this.closed = -1; // the step that was closed, by the number of the act
  }

  /** @param {Scene | null} scene the present one; none while somebody looks back */
  show(scene) {
    this.scene = scene;
    const teaching = scene?.teaching ?? null;
    const step = teaching?.step ?? null;
    if (this.told && (!scene || key(scene) !== this.told)) this.told = "";
    if (!scene || !teaching || scene.trying) this.draw([]);
    else if (step) this.draw(this.closed === scene.number ? [] : this.guided(step));
    else if (this.isNew(scene)) {
      this.told = key(scene);
      this.remember(this.told);
      this.draw(this.first(teaching));
    } else if (this.told !== key(scene)) this.draw([]);
    this.mark();
  }

  /** @param {Scene} scene */
  isNew(scene) {
    return me.settings.teacher && Boolean(scene.teaching?.text) && !me.settings.taught.includes(key(scene));
  }

  /** @param {string} what */
  remember(what) {
    me.settings.taught = [...me.settings.taught, what];
    save({ settings: { taught: me.settings.taught } }).catch(tell);
  }

  /** @param {HTMLElement[]} content */
  draw(content) {
    put(this.place, content);
    this.place.hidden = !content.length;
  }

  close() {
    this.closed = this.scene?.number ?? -1;
    this.draw([]);
  }

  /** @param {HTMLElement[]} more */
  foot(...more) {
    return el("p", { class: "row" }, el("button", { type: "button", class: "plain", onclick: () => this.close() }, word("web-teach-close")), ...more);
  }

  /** @param {Step} step */
  guided(step) {
    return [
      el("p", { class: "small muted" }, word("web-teach-step", { number: step.number, of: step.of })),
      el("p", { role: "status" }, el("strong", {}, step.what), " ", step.why),
      this.foot(),
    ];
  }

  /** @param {Teaching} teaching */
  first(teaching) {
    return [
      el("div", { class: "told" }, teaching.picture ? svg(teaching.picture) : null, el("p", { role: "status" }, teaching.text)),
      this.foot(el("button", { type: "button", class: "plain", onclick: () => this.silence() }, word("web-teach-off"))),
    ];
  }

  silence() {
    me.settings.teacher = false;
    save({ settings: { teacher: false } }).catch(tell);
    toast(word("web-teach-off-told"));
    this.draw([]);
  }

  /** What goes on with the step is marked among the choices and on the board. */
  mark() {
    const scene = this.scene;
    const wanted = new Set(scene?.teaching?.step?.options ?? []);
    const options = (scene?.options ?? []).filter((option) => wanted.has(option.name));
    const things = new Set(options.flatMap((option) => option.things));
    for (const button of document.querySelectorAll("[data-take], [data-step]")) {
      if (button instanceof HTMLElement) button.classList.toggle("taught", wanted.has(button.dataset.take ?? "") || things.has(button.dataset.step ?? ""));
    }
    this.light([...things]);
  }

  /** What is said of the question that is asked now. */
  get explanation() {
    return this.scene?.teaching?.text ?? "";
  }
}
