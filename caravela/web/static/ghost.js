// A look ahead on the board: where a tile would lie, which line a die would set to work. Asked for once for each question.

const SVG = "http://www.w3.org/2000/svg";

export class Ghosts {
  /** `table`: {say(message), sheets, key(): changes with the question, names(): the options looked at}. */
  constructor(table) {
    this.table = table;
    this.key = "";
    this.known = null; // {drawn, options}
    this.pointed = ""; // the thing under the pointer
    this.focused = ""; // the thing in focus
    this.byKey = false; // which of them counts: the one that came last
    this.options = null; // or the options of a button there
    this.shown = "";
    this.layer = document.createElementNS(SVG, "g");
    this.layer.setAttribute("class", "ghost");
    const root = document.getElementById("main");
    const at = (event) => event.target.closest?.(".frame [data-thing]")?.dataset.thing ?? "";
    root.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.look(at(event), this.focused, false));
    root.addEventListener("pointerleave", () => this.look("", this.focused, true));
    root.addEventListener("focusin", (event) => this.look(this.pointed, at(event), event.target.matches(":focus-visible")));
    root.addEventListener("focusout", () => this.look(this.pointed, "", false));
  }

  look(pointed, focused, byKey) {
    [this.pointed, this.focused, this.byKey] = [pointed, focused, byKey];
    this.refresh();
  }

  get looked() {
    return (this.byKey && this.focused) || this.pointed;
  }

  /** A button in the bar stands for these options; null: none does any more. */
  button(options) {
    this.options = options;
    this.refresh();
  }

  /** A new question: what was known of the old one is forgotten. `soon`: it will be wanted at once. */
  ask(soon) {
    const key = this.table.key();
    if (key === this.key) return;
    this.key = key;
    this.known = null;
    this.options = null;
    this.asked = false;
    this.clear();
    if (soon) this.fetch();
  }

  fetch() {
    if (this.asked || !this.key) return;
    this.asked = this.table.say({ kind: "ghosts" });
  }

  hear(message, number) {
    if (message.number !== number) return;
    this.known = message;
    this.refresh();
  }

  /** Draws what all options looked at would bring about alike; nothing when they differ. */
  refresh() {
    const names = this.key ? this.table.names(this.looked, this.options) : [];
    if (names.length && !this.known) this.fetch();
    const places = names.map((name) => JSON.stringify(this.known?.options[name] ?? null));
    const place = places.length && places.every((other) => other === places[0]) ? places[0] : "null";
    if (place === "null") return this.clear();
    const [sheet, n, x, y] = JSON.parse(place);
    const drawing = this.table.sheets().drawings.get(sheet);
    if (!drawing) return this.clear();
    this.shown = names[0];
    const told = `${this.key} ${place}`;
    if (this.layer.dataset.told !== told || this.layer.parentNode !== drawing.svg) {
      this.layer.dataset.told = told;
      this.layer.innerHTML = this.known.drawn[n];
      this.layer.setAttribute("transform", `translate(${x} ${y})`);
    }
    if (drawing.svg.lastElementChild !== this.layer) drawing.svg.append(this.layer);
    return undefined;
  }

  clear() {
    this.shown = "";
    this.layer.remove();
  }
}
