// A drawing in a frame that can be looked at closely: pinch, wheel with Ctrl, keys, double tap; drag to move about.

const CLOSEST = 6;
const STEP = 1.4;

export class Zoom {
  constructor(frame, svg, width, height) {
    this.frame = frame;
    this.svg = svg;
    this.size(width, height);
    this.pointers = new Map();
    this.moved = false;
    this.lastTap = null;
    new ResizeObserver(() => this.draw()).observe(frame);
    frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    frame.addEventListener("pointerdown", (event) => this.down(event));
    frame.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) frame.addEventListener(end, (event) => this.up(event));
    frame.addEventListener("focusin", (event) => event.target !== frame && event.target.matches(":focus-visible") && this.reveal(event.target));
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

  size(width, height) {
    this.width = width;
    this.height = height;
    this.k = 1;
    this.x = width / 2;
    this.y = height / 2;
    this.draw();
  }

  get closeUp() {
    return this.k > 1.01;
  }

  /** What the frame shows, in units of the drawing. */
  window() {
    const wide = this.frame.clientWidth || this.width;
    const high = this.frame.clientHeight || this.height;
    const scale = Math.min(wide / this.width, high / this.height) * this.k;
    return { w: wide / scale, h: high / scale, scale };
  }

  draw() {
    const { w, h } = this.window();
    this.x = w >= this.width ? this.width / 2 : Math.min(Math.max(this.x, w / 2), this.width - w / 2);
    this.y = h >= this.height ? this.height / 2 : Math.min(Math.max(this.y, h / 2), this.height - h / 2);
    this.svg.setAttribute("viewBox", `${this.x - w / 2} ${this.y - h / 2} ${w} ${h}`);
    this.frame.classList.toggle("close-up", this.closeUp);
  }

  /** Closer by a factor, around a place on the screen (the middle of the frame unless told). */
  closer(factor, at = null) {
    const box = this.frame.getBoundingClientRect();
    const dx = at ? at.x - box.left - box.width / 2 : 0;
    const dy = at ? at.y - box.top - box.height / 2 : 0;
    const before = this.window().scale;
    this.k = Math.min(Math.max(this.k * factor, 1), CLOSEST);
    const after = this.window().scale;
    this.x += dx / before - dx / after;
    this.y += dy / before - dy / after;
    this.draw();
  }

  in() {
    this.closer(STEP);
  }

  out() {
    this.closer(1 / STEP);
  }

  fit() {
    this.k = 1;
    this.draw();
  }

  /** Bring something into the window, if one is zoomed in and it is out of sight. */
  reveal(element) {
    if (!this.closeUp) return;
    const box = element.getBoundingClientRect();
    const frame = this.frame.getBoundingClientRect();
    if (box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom) return;
    const { scale } = this.window();
    this.x += (box.left + box.width / 2 - frame.left - frame.width / 2) / scale;
    this.y += (box.top + box.height / 2 - frame.top - frame.height / 2) / scale;
    this.draw();
  }

  wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.closer(Math.exp(-event.deltaY / 240), { x: event.clientX, y: event.clientY });
  }

  down(event) {
    if (event.button) return;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.pointers.size === 1) {
      this.moved = false;
      this.start = { x: event.clientX, y: event.clientY };
    }
  }

  move(event) {
    const from = this.pointers.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    if (this.pointers.size === 2) {
      const other = [...this.pointers].find(([id]) => id !== event.pointerId)[1];
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

  pan(dx, dy) {
    const { scale } = this.window();
    this.x -= dx / scale;
    this.y -= dy / scale;
    this.draw();
  }

  up(event) {
    if (!this.pointers.delete(event.pointerId) || event.type !== "pointerup" || this.moved || event.pointerType !== "touch") return;
    const tap = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    const last = this.lastTap;
    this.lastTap = tap;
    if (!last || tap.at - last.at > 320 || Math.hypot(tap.x - last.x, tap.y - last.y) > 30) return;
    if (event.target.closest("[data-option]")) return;
    this.lastTap = null;
    if (this.closeUp) this.fit();
    else this.closer(2.4, tap);
  }
}
