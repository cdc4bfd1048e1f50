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
   * Reads the pairs of terms of waves.
   * @param runs first wave and one past the last of each run
   * @param largest takes for each wave the magnitudes as integers, joined bit by bit
   * @returns the pairs times the quantum
   */
  pairs(runs: Uint16Array, quantum: number, largest: Int32Array): Float64Array {
    let count = 0;
    for (let r = 0; r < runs.length; r += 2) count += (runs[r + 1] as number) - (runs[r] as number);
    const out = new Float64Array(2 * count);
    const bytes = this.bytes;
    let at = this.at;
    let t = 0;
    for (let r = 0; r < runs.length; r += 2) {
      const end = runs[r + 1] as number;
      for (let wave = runs[r] as number; wave < end; wave++) {
        let bits = largest[wave] as number;
        for (const last = t + 2; t < last; t++) {
          const lead = bytes[at++] as number;
          let value = lead - ZERO;
          if (lead >= LEAD) {
            this.at = at;
            value = this.long(lead);
            at = this.at;
          }
          out[t] = value * quantum;
          bits |= value < 0 ? -value : value;
        }
        largest[wave] = bits;
      }
    }
    this.at = at;
    return out;
  }
}
