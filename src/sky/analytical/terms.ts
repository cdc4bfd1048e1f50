import type { BitReader } from './bits.js';

/** the order of the kind of a term, as the least number that it adds to it */
const KIND = 8;
/** kinds are counted from two bits on */
const MOST_BITS = 30;
/** bits that a reader has at hand */
const AT_HAND = 25;

/** Terms as they are kept: of each its wave and two numbers. */
interface Terms {
  readonly wave: Uint16Array;
  readonly cos: Float64Array;
  readonly sin: Float64Array;
  /** how many there are */
  readonly terms: number;
}

/**
 * Reads the two numbers of the terms of waves; the code is written down in `tools/ephemeris/lib/pack.mjs`.
 * @param runs first wave and one past the last of each run
 * @param largest takes for each wave the magnitudes as integers, joined bit by bit
 * @param store receives them, times the quantum, behind the terms it has
 * @param first number in the store of wave 0
 * @returns the number of terms in the store
 */
export function readTerms(
  bits: BitReader,
  runs: Uint16Array,
  quantum: number,
  largest: Int32Array,
  store: Terms,
  first: number,
): number {
  const { wave, cos, sin } = store;
  // Written out, and without calls or divisions: twelve thousand terms are read before the first chart, in code that is hardly compiled yet.
  const { bytes } = bits;
  let at = bits.at;
  let t = store.terms;
  for (let r = 0; r < runs.length; r += 2) {
    const end = runs[r + 1] as number;
    for (let k = runs[r] as number; k < end; k++) {
      // An Exp-Golomb number of order 3: as many bits before its leading one as behind that, but for three.
      const i = at >> 3;
      const window =
        (((bytes[i] as number) << 24) |
          ((bytes[i + 1] as number) << 16) |
          ((bytes[i + 2] as number) << 8) |
          (bytes[i + 3] as number)) <<
        (at & 7);
      const length = window < 0 ? 4 : window >= 0x40000000 ? 6 : window >= 0x20000000 ? 8 : 10;
      const kind = (window >>> (32 - length)) - KIND;
      // a third of it: exact below 128
      const row = (kind * 43) >> 7;
      const state = kind - 3 * row;
      // bits below the leading one, and its weight
      const n = row === MOST_BITS - 1 ? 0 : row + 1;
      const lead = 1 << n;
      // the sign and what is below the leading bit, of the first and of the second
      let p: number;
      let q: number;
      if (length + 2 * n + 2 <= AT_HAND) {
        q = (window << length) >>> (30 - 2 * n);
        p = q >> (n + 1);
        q &= 2 * lead - 1;
        at += length + 2 * n + 2;
      } else {
        bits.at = at + length;
        p = bits.take(n + 1);
        q = bits.take(n + 1);
        at = bits.at;
      }
      // which of the two have the leading bit: both, the first, the second
      const a = state === 2 ? p & (lead - 1) : p | lead;
      const b = state === 1 ? q & (lead - 1) : q | lead;
      wave[t] = first + k;
      cos[t] = (p < lead ? a : -a) * quantum;
      sin[t] = (q < lead ? b : -b) * quantum;
      largest[k] = (largest[k] as number) | a | b;
      t++;
    }
  }
  bits.at = at;
  return t;
}
