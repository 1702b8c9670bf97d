// A drawing in a frame that can be looked at closely: pinch, wheel with Ctrl, keys, double tap; drag to move about. A stretch of
// it can be shown by itself: it fills the width of the frame, and what is too high for it scrolls.

import { befallen } from "./page.js";

/** @import { Area } from "./protocol.js" */
/** A place on the screen. @typedef {{ x: number, y: number }} Spot */

const CLOSEST = 6;
const STEP = 1.4;
const GLIDE = 250;
const LEGIBLE = 0.8; // pixels for a unit: a stretch that would be smaller scrolls
const LEAST = 0.3; // of the frame, and of what covers it the rest can be scrolled
const AIR = 8; // pixels above what is brought into sight
const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Zoom {
  /**
   * @param {HTMLElement} frame
   * @param {SVGSVGElement} svg
   * @param {number} width
   * @param {number} height
   */
  constructor(frame, svg, width, height) {
    this.frame = frame;
    this.svg = svg;
    this.width = this.height = this.x = this.y = 0;
    this.k = 1;
    /** The stretch that is shown by itself. @type {Area | null} */
    this.area = null;
    this.size(width, height);
    /** @type {Map<number, Spot>} */
    this.pointers = new Map();
    /** @type {Spot} */
    this.start = { x: 0, y: 0 };
    this.moved = false;
    /** @type {Spot & { at: number } | null} */
    this.lastTap = null;
    this.byHand = false; // somebody has chosen what to look at
    this.covered = 0; // so many pixels at the foot of the frame lie below something else
    this.changed = () => {};
    new ResizeObserver(() => this.draw()).observe(frame);
    frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    frame.addEventListener("pointerdown", (event) => this.down(event));
    frame.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) frame.addEventListener(end, (event) => this.up(/** @type {PointerEvent} */ (event)));
    frame.addEventListener("focusin", (event) => {
      const focused = befallen(event, ":focus-visible");
      if (focused && focused === event.target && focused !== frame) this.reveal(focused);
    });
    // Two fingers are ours, so that the browser does not zoom or scroll the page with them.
    frame.addEventListener("touchstart", (event) => event.touches.length > 1 && event.preventDefault(), { passive: false });
    frame.addEventListener(
      "click",
      (event) => {
        if (!this.moved) return;
        event.stopPropagation();
        event.preventDefault();
        this.moved = false;
      },
      true,
    );
  }

  /**
   * @param {number} width
   * @param {number} height
   */
  size(width, height) {
    this.width = width;
    this.height = height;
    this.area = null;
    this.k = 1;
    this.x = width / 2;
    this.y = height / 2;
    this.draw();
  }

  /** What can be seen of the frame, from its top, in pixels. */
  get free() {
    return Math.max(this.frame.clientHeight - this.covered, this.frame.clientHeight * LEAST);
  }

  /**
   * Something lies over the foot of the frame: as large as before, whatever is there can be brought above it.
   * @param {number} covered pixels
   */
  cover(covered) {
    if (covered === this.covered) return;
    this.covered = covered;
    this.draw();
  }

  get closeUp() {
    return !this.area && this.k > 1.01;
  }

  /** What the frame shows, in units of the drawing. */
  window() {
    const wide = this.frame.clientWidth || this.width;
    const high = this.frame.clientHeight || this.height;
    const scale = Math.min(wide / this.width, high / this.height) * this.k;
    return { w: wide / scale, h: high / scale, scale };
  }

  /**
   * All of a stretch if that can be read, else its whole width.
   * @param {Area} area
   */
  areaScale(area) {
    const wide = (this.frame.clientWidth || area.width) / area.width;
    const whole = Math.min(wide, (this.frame.clientHeight || area.height) / area.height);
    return Math.max(whole, Math.min(wide, LEGIBLE));
  }

  /** The stretch that is drawn by itself: also all of the drawing, when a part of the frame is covered. @returns {Area | null} */
  get stretch() {
    return this.area ?? (this.covered && !this.closeUp ? { title: "", x: 0, y: 0, width: this.width, height: this.height } : null);
  }

  draw() {
    const { frame, svg } = this;
    const area = this.stretch;
    const scale = area ? (this.area ? this.areaScale(area) : this.window().scale) : 0;
    const scrolls = area !== null && area.height * scale > this.free + 1;
    svg.style.marginBottom = scrolls && this.covered ? `${this.covered}px` : "";
    frame.classList.toggle("area", scrolls);
    frame.classList.toggle("close-up", this.closeUp);
    svg.style.width = scrolls ? `${area.width * scale}px` : "";
    svg.style.height = scrolls ? `${area.height * scale}px` : "";
    if (scrolls) {
      svg.setAttribute("viewBox", `${area.x} ${area.y} ${area.width} ${area.height}`);
      return;
    }
    if (area) {
      // With whatever lies around it, as far as there is room.
      const [wide, high, free] = [frame.clientWidth / scale, frame.clientHeight / scale, this.free / scale];
      const from = (/** @type {number} */ start, /** @type {number} */ size, /** @type {number} */ room, /** @type {number} */ all) =>
        room >= all ? (all - room) / 2 : Math.min(Math.max(start + size / 2 - room / 2, 0), all - room);
      svg.setAttribute("viewBox", `${from(area.x, area.width, wide, this.width)} ${from(area.y, area.height, free, this.height)} ${wide} ${high}`);
      return;
    }
    const { w, h } = this.window();
    this.x = w >= this.width ? this.width / 2 : Math.min(Math.max(this.x, w / 2), this.width - w / 2);
    this.y = h >= this.height ? this.height / 2 : Math.min(Math.max(this.y, h / 2), this.height - h / 2);
    svg.setAttribute("viewBox", `${this.x - w / 2} ${this.y - h / 2} ${w} ${h}`);
  }

  /**
   * From what is seen to what is wanted, in a quarter of a second.
   * @param {() => void} change
   */
  gliding(change) {
    const was = this.svg.getScreenCTM();
    change();
    const is = this.svg.getScreenCTM();
    if (!was || !is || still.matches || !this.frame.clientWidth) return;
    const box = this.svg.getBoundingClientRect();
    const r = was.a / is.a;
    const from = `translate(${was.e - box.left - r * (is.e - box.left)}px, ${was.f - box.top - r * (is.f - box.top)}px) scale(${r})`;
    this.svg.animate({ transform: [from, "none"], transformOrigin: ["0 0", "0 0"] }, { duration: GLIDE, easing: "ease-out" });
  }

  /**
   * One stretch of the drawing, or all of it (null). `middle`: what should be seen of it if it is too high for the frame.
   * @param {Area | null} area
   * @param {number | null} middle
   */
  show(area, middle = null) {
    this.gliding(() => {
      this.area = area;
      this.k = 1;
      this.draw();
      const scale = area ? this.areaScale(area) : 1;
      this.frame.scrollTop = area && middle !== null ? (middle - area.y) * scale - this.free / 2 : 0;
    });
    this.changed();
  }

  /**
   * What is meant comes out from below what covers it, if it is not in sight: as much of it as there is room for.
   * @param {Element[]} elements
   */
  bring(elements) {
    const gliding = this.svg.getAnimations();
    if (gliding.length) {
      Promise.allSettled(gliding.map((one) => one.finished)).then(() => this.bring(elements.filter((element) => element.isConnected)));
      return;
    }
    if (!this.frame.classList.contains("area")) return;
    const top = this.frame.getBoundingClientRect().top;
    const boxes = elements.map((element) => element.getBoundingClientRect()).sort((a, b) => a.top - b.top);
    if (!boxes.length || boxes.every((box) => box.top >= top && box.bottom <= top + this.free)) return;
    const [first, last] = [boxes[0].top, Math.max(...boxes.map((box) => box.bottom))];
    const spare = this.free - (last - first);
    this.frame.scrollTop += first - top - (spare > 0 ? spare / 2 : AIR);
  }

  /** From a stretch to a free look at the same place. */
  loosen() {
    const { area, frame } = this;
    this.byHand = true;
    if (!area) return;
    const scale = this.areaScale(area);
    const y = frame.classList.contains("area") ? area.y + (frame.scrollTop + frame.clientHeight / 2) / scale : area.y + area.height / 2;
    this.area = null;
    this.k = 1;
    this.k = Math.max(scale / this.window().scale, 1);
    this.x = area.x + area.width / 2;
    this.y = y;
    frame.scrollTop = 0;
    this.draw();
    this.changed();
  }

  /**
   * Closer by a factor, around a place on the screen (the middle of the frame unless told).
   * @param {number} factor
   * @param {Spot | null} at
   */
  closer(factor, at = null) {
    this.loosen();
    const box = this.frame.getBoundingClientRect();
    const dx = at ? at.x - box.left - box.width / 2 : 0;
    const dy = at ? at.y - box.top - box.height / 2 : 0;
    const before = this.window().scale;
    this.k = Math.min(Math.max(this.k * factor, 1), CLOSEST);
    const after = this.window().scale;
    this.x += dx / before - dx / after;
    this.y += dy / before - dy / after;
    this.draw();
    this.changed();
  }

  in() {
    this.gliding(() => this.closer(STEP));
  }

  out() {
    this.gliding(() => this.closer(1 / STEP));
  }

  fit() {
    this.byHand = true;
    this.show(null);
  }

  /**
   * Bring something into the window, if one is zoomed in and it is out of sight.
   * @param {Element} element
   */
  reveal(element) {
    if (this.area) element.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (!this.closeUp) return;
    const box = element.getBoundingClientRect();
    const frame = this.frame.getBoundingClientRect();
    if (box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom) return;
    const { scale } = this.window();
    this.x += (box.left + box.width / 2 - frame.left - frame.width / 2) / scale;
    this.y += (box.top + box.height / 2 - frame.top - frame.height / 2) / scale;
    this.draw();
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.closer(Math.exp(-event.deltaY / 240), { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button) return;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.pointers.size === 1) {
      this.moved = false;
      this.start = { x: event.clientX, y: event.clientY };
    }
  }

  /** @param {PointerEvent} event */
  move(event) {
    const from = this.pointers.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other && this.pointers.size === 2) {
      const before = Math.hypot(from.x - other.x, from.y - other.y);
      const after = Math.hypot(to.x - other.x, to.y - other.y);
      const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
      this.moved = true;
      this.pan((to.x - from.x) / 2, (to.y - from.y) / 2);
      if (before > 0) this.closer(after / before, middle);
    } else if (this.closeUp) {
      if (!this.moved && Math.hypot(to.x - this.start.x, to.y - this.start.y) < 6) return;
      this.moved = true;
      this.pan(to.x - from.x, to.y - from.y);
    }
    this.pointers.set(event.pointerId, to);
  }

  /**
   * @param {number} dx
   * @param {number} dy
   */
  pan(dx, dy) {
    const { scale } = this.window();
    this.x -= dx / scale;
    this.y -= dy / scale;
    this.draw();
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (!this.pointers.delete(event.pointerId) || event.type !== "pointerup" || this.moved || event.pointerType !== "touch") return;
    const tap = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    const last = this.lastTap;
    this.lastTap = tap;
    if (!last || tap.at - last.at > 320 || Math.hypot(tap.x - last.x, tap.y - last.y) > 30) return;
    if (befallen(event, "[data-option]")) return;
    this.lastTap = null;
    if (this.closeUp) this.fit();
    else this.closer(this.area ? 1.6 : 2.4, tap);
  }
}
