/** characters of the digits 0 … 51; those from 93 on lead longer numbers */
const DIGIT = 40;
const DIGITS = 52;
const LEAD = 93;
const LONG = 125;
/** what the character of a small number is above it */
const ZERO = 66;
/** the least magnitude of a longer number: positive ones; negative ones begin one later */
const SMALL = 26;
const MEDIUM = 832;

/** Terms as they are kept: of each its wave and two numbers. */
interface Terms {
  readonly wave: Uint16Array;
  readonly cos: Float64Array;
  readonly sin: Float64Array;
  /** how many there are */
  readonly terms: number;
}

/** Reads integers from text of which most take one character; the code is written down in `tools/ephemeris/lib/pack.mjs`. */
export class IntegerReader {
  private readonly bytes: Uint8Array;
  private at = 0;

  constructor(text: string) {
    this.bytes = new TextEncoder().encode(text);
  }

  /** the next integer */
  next(): number {
    const lead = this.bytes[this.at++] as number;
    return lead < LEAD ? lead - ZERO : this.long(lead);
  }

  private long(lead: number): number {
    const bytes = this.bytes;
    let magnitude = (bytes[this.at++] as number) - DIGIT;
    if (lead < LONG) {
      magnitude += DIGITS * ((lead - LEAD) >> 1);
    } else {
      const end = this.at + magnitude;
      magnitude = 0;
      while (this.at < end) magnitude = DIGITS * magnitude + (bytes[this.at++] as number) - DIGIT;
      magnitude += MEDIUM;
    }
    // odd leads are those of positive numbers
    return lead & 1 ? magnitude + SMALL : -magnitude - SMALL - 1;
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
    const { wave, cos, sin } = store;
    let t = store.terms;
    for (let r = 0; r < runs.length; r += 2) {
      const end = runs[r + 1] as number;
      for (let k = runs[r] as number; k < end; k++) {
        const a = this.next();
        const b = this.next();
        wave[t] = first + k;
        cos[t] = a * quantum;
        sin[t] = b * quantum;
        largest[k] = (largest[k] as number) | (a < 0 ? -a : a) | (b < 0 ? -b : b);
        t++;
      }
    }
    return t;
  }
}
