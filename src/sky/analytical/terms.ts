import type { BitReader } from './bits.js';

const FIRST_CHARACTER = 40;
/** which stands for the backslash */
const HASH = 35;
const BACKSLASH = 92;
/** most bits below the leading one of numbers that are read together */
const SHORT = 11;

/** Terms as they are kept: of each its wave and two numbers. */
interface Terms {
  readonly wave: Uint16Array;
  readonly cos: Float64Array;
  readonly sin: Float64Array;
  /** how many there are */
  readonly terms: number;
}

/** Reads terms: their lengths from text, their numbers from bits; the code is written down in `tools/ephemeris/lib/pack.mjs`. */
export class TermReader {
  private readonly lengths: Uint8Array;
  private at = 0;

  constructor(
    text: string,
    private readonly bits: BitReader,
  ) {
    this.lengths = new TextEncoder().encode(text);
  }

  /**
   * Reads the two numbers of the terms of waves.
   * @param runs first wave and one past the last of each run
   * @param largest takes for each wave the magnitudes as integers, joined bit by bit
   * @param store receives them, times the quantum, behind the terms it has
   * @param first number in the store of wave 0
   * @returns the number of terms in the store
   */
  terms(runs: Uint16Array, quantum: number, largest: Int32Array, store: Terms, first: number): number {
    const { bits, lengths } = this;
    const { wave, cos, sin } = store;
    let at = this.at;
    let t = store.terms;
    for (let r = 0; r < runs.length; r += 2) {
      const end = runs[r + 1] as number;
      for (let k = runs[r] as number; k < end; k++) {
        const code = lengths[at++] as number;
        const kind = (code === HASH ? BACKSLASH : code) - FIRST_CHARACTER;
        // bits below the leading one, its weight, and which of the two numbers have it: both, the first, the second
        const n = (kind / 3) | 0;
        const lead = 1 << n;
        const state = kind - 3 * n;
        // the sign and what is below the leading bit, of the first and of the second
        let p: number;
        let q: number;
        if (n <= SHORT) {
          q = bits.take(2 * n + 2);
          p = q >> (n + 1);
          q &= 2 * lead - 1;
        } else {
          p = bits.take(n + 1);
          q = bits.take(n + 1);
        }
        const a = state === 2 ? p & (lead - 1) : p | lead;
        const b = state === 1 ? q & (lead - 1) : q | lead;
        wave[t] = first + k;
        cos[t] = (p < lead ? a : -a) * quantum;
        sin[t] = (q < lead ? b : -b) * quantum;
        largest[k] = (largest[k] as number) | a | b;
        t++;
      }
    }
    this.at = at;
    return t;
  }
}
