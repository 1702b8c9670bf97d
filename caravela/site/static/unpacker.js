// Unpacks one file, beside the others.

import { unpacked } from "./lzma.js";

addEventListener("message", ({ data }) => {
  const whole = unpacked(new Uint8Array(data));
  postMessage(whole, { transfer: [whole.buffer] });
});
