/** contexts of a kind of numbers: whether it has another bit, then the second bit by how many there are, its sign */
export const OF_A_KIND = 65;
export const SECOND_BIT = 32;
export const SIGN = 64;
/** how many kinds of flags there may be, whose contexts come first, and of numbers */
export const FLAGS = 1024;
const NUMBERS = 832;
/** a range below it gets its next byte */
export const LEAST = 65536;
/** Bits of a range, of a chance and of how often it was asked for: no product of them has more than thirty, which engines keep without a box. */
export const RANGE_BITS = 24;
export const CHANCE_BITS = 14;
export const SEEN_BITS = 5;
const SEEN = (1 << SEEN_BITS) - 1;
/** after so many answers a chance goes by about the last sixteen */
export const MEMORY = 16;

/** What tells flags and numbers; each has a kind, flags and numbers their own ones, whose statistics the code learns as it goes. */
export interface Symbols {
  /** what `pair` has found */
  sine: number;
  cosine: number;
  /** a flag */
  flag(kind: number): boolean;
  /** an integer from 0, below 2³¹ */
  number(kind: number): number;
  /** so many bits of which nothing is known beforehand, as a number */
  bits(count: number): number;
  /**
   * two integers, sine and cosine, that mostly lie in a direction (0, 0: none is known) or its opposite
   * @param size, side kinds of the one that is nearer to it: its magnitude and its side
   * @param other kind of the other one where the first is 0; the next kinds where that has one bit, two bits …
   */
  pair(x: number, y: number, size: number, side: number, other: number): void;
}

/** Returns how many bits an integer below 2³¹ has. */
export function lengthOf(value: number): number {
  return 32 - Math.clz32(Math.abs(value));
}

/** Returns the lesser of two numbers in a direction, from the greater. */
export function ahead(x: number, y: number, main: number): number {
  const upright = Math.abs(y) > Math.abs(x);
  const along = upright ? y : x;
  return along === 0 ? 0 : Math.round((main * (upright ? x : y)) / along);
}

/** of each context the chance of a yes, and how often it was asked for; of one reader at a time, since tables are read whole */
let shared: Int32Array | undefined;

/** Returns contexts of which nothing has been seen, with a chance of a half. */
export function freshContexts(): Int32Array {
  shared ??= new Int32Array(FLAGS + NUMBERS * OF_A_KIND);
  return shared.fill(1 << (CHANCE_BITS + SEEN_BITS - 1));
}

/** Reads the flags and numbers of a base64 text in which an adaptive range coder has put them; it is written down in `tools/ephemeris/lib/symbols.mjs`. */
export class SymbolReader implements Symbols {
  sine = 0;
  cosine = 0;
  private readonly contexts = freshContexts();
  private readonly text: string;
  private at = 0;
  private range = 1;
  private code = 0;

  constructor(base64: string) {
    this.text = atob(base64);
    this.fill();
  }

  private fill(): void {
    while (this.range < LEAST) {
      this.range <<= 8;
      this.code = (this.code << 8) | this.text.charCodeAt(this.at++);
    }
  }

  /**
   * Returns how often the answer is yes before it is no, each time by the next context; at most so often.
   *
   * Written out, and without calls: a quarter of a million answers come before the first chart, in code that is hardly compiled yet. A
   * chance is about the share of yes among the first answers, and goes by the last ones from then on.
   */
  private run(first: number, most: number): number {
    const { contexts } = this;
    const end = first + most;
    let context = first;
    let { range, code } = this;
    while (context < end) {
      const state = contexts[context] as number;
      const chance = state >>> SEEN_BITS;
      const seen = state & SEEN;
      const slow = seen > 4 ? (seen < MEMORY ? 3 : 4) : seen > 0 ? 2 : 1;
      const share = ((range >>> 8) * chance) >>> (CHANCE_BITS - 8);
      const yes = code < share;
      if (yes) {
        range = share;
        contexts[context++] = state + ((((1 << CHANCE_BITS) - chance) >> slow) << SEEN_BITS) + (seen < MEMORY ? 1 : 0);
      } else {
        code -= share;
        range -= share;
        contexts[context] = state - ((chance >> slow) << SEEN_BITS) + (seen < MEMORY ? 1 : 0);
      }
      if (range < LEAST) {
        this.range = range;
        this.code = code;
        this.fill();
        range = this.range;
        code = this.code;
      }
      if (!yes) break;
    }
    this.range = range;
    this.code = code;
    return context - first;
  }

  flag(kind: number): boolean {
    return this.run(kind, 1) > 0;
  }

  number(kind: number): number {
    const context = FLAGS + kind * OF_A_KIND;
    const length = this.run(context, SECOND_BIT);
    if (length < 2) return length;
    const leading = 2 + this.run(context + SECOND_BIT + length, 1);
    return length === 2 ? leading : leading * 2 ** (length - 2) + this.bits(length - 2);
  }

  pair(x: number, y: number, size: number, side: number, other: number): void {
    const upright = Math.abs(y) > Math.abs(x);
    let main = this.number(size);
    const kind = other + lengthOf(main);
    if (main > 0 && this.flag(side) !== (upright ? y : x) < 0) main = -main;
    const off = this.number(kind);
    const guess = ahead(x, y, main);
    // 0 is added, since there is one 0 only
    const rest = (off > 0 && this.run(FLAGS + kind * OF_A_KIND + SIGN, 1) > 0 ? guess - off : guess + off) + 0;
    this.sine = upright ? rest : main;
    this.cosine = upright ? main : rest;
  }

  bits(count: number): number {
    let value = 0;
    for (let left = count; left > 0; ) {
      const some = Math.min(left, 8);
      this.range >>>= some;
      const part = Math.floor(this.code / this.range);
      this.code -= part * this.range;
      value = value * 2 ** some + part;
      left -= some;
      if (this.range < LEAST) this.fill();
    }
    return value;
  }
}
