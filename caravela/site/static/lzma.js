// Unpacks LZMA (as `lzma.FORMAT_ALONE` of Python writes it, with the size in its head): browsers unpack gzip by themselves, which is a quarter larger.

// Where the chances of each sort of bit begin, in one array.
const [IS_MATCH, IS_REP, IS_REP_0, IS_REP_1, IS_REP_2, IS_REP_0_LONG] = [0, 192, 204, 216, 228, 240];
const [SLOTS, SPECIAL, ALIGN, LENGTHS, REP_LENGTHS, LITERALS] = [432, 688, 816, 832, 1346, 1860];

/**
 * @param {Uint8Array} packed
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function unpacked(packed) {
  const head = new DataView(packed.buffer, packed.byteOffset);
  const lc = packed[0] % 9;
  const lpMask = (1 << (Math.floor(packed[0] / 9) % 5)) - 1;
  const pbMask = (1 << Math.floor(packed[0] / 45)) - 1;
  const out = new Uint8Array(head.getUint32(5, true));
  const chances = new Uint16Array(LITERALS + ((0x300 * (lpMask + 1)) << lc)).fill(1024);
  let range = 0xffffffff;
  let code = head.getUint32(14);
  let next = 18;

  /** @param {number} i */
  function bit(i) {
    if (range < 0x1000000) {
      range = (range << 8) >>> 0;
      code = ((code << 8) | packed[next++]) >>> 0;
    }
    const chance = chances[i];
    const bound = (range >>> 11) * chance;
    if (code < bound) {
      range = bound;
      chances[i] = chance + ((2048 - chance) >> 5);
      return 0;
    }
    range -= bound;
    code -= bound;
    chances[i] = chance - (chance >> 5);
    return 1;
  }

  /** @param {number} base @param {number} bits */
  function tree(base, bits) {
    let m = 1;
    for (let i = 0; i < bits; i++) m = (m << 1) | bit(base + m);
    return m - (1 << bits);
  }

  /** @param {number} base @param {number} bits */
  function backwards(base, bits) {
    let [m, sum] = [1, 0];
    for (let i = 0; i < bits; i++) {
      const b = bit(base + m);
      m = (m << 1) | b;
      sum |= b << i;
    }
    return sum;
  }

  /** @param {number} bits */
  function even(bits) {
    let sum = 0;
    for (let i = 0; i < bits; i++) {
      if (range < 0x1000000) {
        range = (range << 8) >>> 0;
        code = ((code << 8) | packed[next++]) >>> 0;
      }
      range >>>= 1;
      const b = code >= range ? 1 : 0;
      if (b) code -= range;
      sum = (sum << 1) | b;
    }
    return sum;
  }

  /** @param {number} base @param {number} place */
  function length(base, place) {
    if (!bit(base)) return 2 + tree(base + 2 + (place << 3), 3);
    if (!bit(base + 1)) return 10 + tree(base + 130 + (place << 3), 3);
    return 18 + tree(base + 258, 8);
  }

  /** How far back. @param {number} long */
  function distance(long) {
    const slot = tree(SLOTS + (Math.min(long - 2, 3) << 6), 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const high = (2 | (slot & 1)) << bits;
    if (slot < 14) return high + backwards(SPECIAL + high - slot, bits);
    return (high >>> 0) + even(bits - 4) * 16 + backwards(ALIGN, 4);
  }

  let state = 0;
  let [rep0, rep1, rep2, rep3] = [0, 0, 0, 0];
  for (let at = 0; at < out.length; ) {
    const place = at & pbMask;
    if (!bit(IS_MATCH + (state << 4) + place)) {
      const base = LITERALS + 0x300 * (((at & lpMask) << lc) + ((at ? out[at - 1] : 0) >> (8 - lc)));
      let sign = 1;
      if (state >= 7) {
        let like = out[at - rep0 - 1];
        while (sign < 0x100) {
          const b = (like >> 7) & 1;
          like <<= 1;
          const read = bit(base + ((1 + b) << 8) + sign);
          sign = (sign << 1) | read;
          if (b !== read) break;
        }
      }
      while (sign < 0x100) sign = (sign << 1) | bit(base + sign);
      out[at++] = sign;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let long = 0;
    if (bit(IS_REP + state)) {
      if (!bit(IS_REP_0 + state)) {
        if (!bit(IS_REP_0_LONG + (state << 4) + place)) {
          state = state < 7 ? 9 : 11;
          out[at] = out[at - rep0 - 1];
          at++;
          continue;
        }
      } else {
        let far = rep1;
        if (bit(IS_REP_1 + state)) {
          far = rep2;
          if (bit(IS_REP_2 + state)) {
            far = rep3;
            rep3 = rep2;
          }
          rep2 = rep1;
        }
        rep1 = rep0;
        rep0 = far;
      }
      long = length(REP_LENGTHS, place);
      state = state < 7 ? 8 : 11;
    } else {
      [rep3, rep2, rep1] = [rep2, rep1, rep0];
      long = length(LENGTHS, place);
      rep0 = distance(long);
      state = state < 7 ? 7 : 10;
    }
    if (rep0 >= at) throw new Error("what was packed is damaged");
    for (const end = Math.min(at + long, out.length); at < end; at++) out[at] = out[at - rep0 - 1];
  }
  return out;
}
