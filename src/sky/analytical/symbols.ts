import { BitReader } from './bits.js';

/** A range has 24 bits, and gets its next byte when it has less than 16. */
export const RANGE_BITS = 24;
export const LEAST = 65536;
/** Bits of a chance and of how often it was asked for: no product of them has more than thirty, which engines keep without a box. */
export const CHANCE_BITS = 14;
export const SEEN_BITS = 5;
const SEEN = (1 << SEEN_BITS) - 1;
/** after so many answers a chance goes by about the last sixteen */
export const MEMORY = 16;
const ANSWERS = 2048;
const NUMBERS = 704;
export const EXACT = ANSWERS - 256;

/** What tells answers and numbers; each has a kind, answers and numbers their own ones, whose statistics the code learns as it goes. */
export interface Symbols {
  /** what `pair` has found */
  sine: number;
  cosine: number;
  run(first: number, most: number): number;
  /** below 2³⁰ */
  number(kind: number): number;
  /** incompressible bits */
  bits(count: number): number;
  /**
   * two integers, sine and cosine, that mostly lie in a direction (0, 0: none is known) or its opposite
   * @param size, side kinds of the one that is nearer to it: its magnitude and its side
   * @param other kind, below 256, of what the other one is off by where the first is 0; the next kinds where that has one bit, two bits …
   */
  pair(x: number, y: number, size: number, side: number, other: number): void;
}

/** of an integer below 2³¹ */
export function lengthOf(value: number): number {
  return 32 - Math.clz32(Math.abs(value));
}

/** Returns contexts of which nothing has been seen: each is a chance, a half, and how often it was asked for. */
export function freshAnswers(): Int32Array {
  return new Int32Array(ANSWERS).fill(1 << (CHANCE_BITS + SEEN_BITS - 1));
}

/** Returns for each kind of numbers sixteen times how many bits they mostly have: one, until some have been seen. */
export function freshSizes(): Uint16Array {
  return new Uint16Array(NUMBERS).fill(16);
}

/**
 * Reads answers and numbers: answers from a base64 text in which an adaptive range coder has put them, numbers from bits, as Exp-Golomb
 * numbers of the order that is expected of their kind. Both are written in `tools/ephemeris/lib/symbols.ts`.
 */
export class SymbolReader implements Symbols {
  sine = 0;
  cosine = 0;
  private readonly plain: BitReader;
  private readonly sizes = freshSizes();
  private readonly answers = freshAnswers();
  private readonly text: string;
  private at = 3;
  private range = 1 << RANGE_BITS;
  private code: number;

  /** @param answers, numbers base64 */
  constructor(answers: string, numbers: string) {
    this.plain = new BitReader(numbers);
    this.text = atob(answers);
    this.code = (this.text.charCodeAt(0) << 16) | (this.text.charCodeAt(1) << 8) | this.text.charCodeAt(2);
  }

  run(first: number, most: number): number {
    // Written out, and without calls: many answers come before the first chart, in code that is hardly compiled yet. A chance is about the
    // share of yes among the first answers, and goes by the last ones from then on.
    const { answers } = this;
    const end = first + most;
    let { range, code } = this;
    let kind = first;
    while (kind < end) {
      const state = answers[kind] as number;
      const chance = state >>> SEEN_BITS;
      const seen = state & SEEN;
      const slow = seen > 4 ? (seen < MEMORY ? 3 : 4) : seen > 0 ? 2 : 1;
      const share = ((range >>> 8) * chance) >>> (CHANCE_BITS - 8);
      const next = seen < MEMORY ? state + 1 : state;
      const yes = code < share;
      if (yes) {
        range = share;
        answers[kind++] = next + ((((1 << CHANCE_BITS) - chance) >> slow) << SEEN_BITS);
      } else {
        code -= share;
        range -= share;
        answers[kind] = next - ((chance >> slow) << SEEN_BITS);
      }
      while (range < LEAST) {
        range <<= 8;
        code = (code << 8) | this.text.charCodeAt(this.at++);
      }
      if (!yes) break;
    }
    this.range = range;
    this.code = code;
    return kind - first;
  }

  number(kind: number): number {
    const before = this.sizes[kind] as number;
    const value = this.plain.golomb(before >> 4);
    this.sizes[kind] = before + ((16 * lengthOf(value) - before) >> 2);
    return value;
  }

  bits(count: number): number {
    return this.plain.take(count);
  }

  pair(x: number, y: number, size: number, side: number, other: number): void {
    const upright = Math.abs(y) > Math.abs(x);
    const magnitude = this.number(size);
    const back = magnitude > 0 && this.run(side, 1) > 0 !== (upright ? y : x) < 0;
    const main = back ? -magnitude : magnitude;
    const kind = other + 32 - Math.clz32(magnitude);
    const across = upright ? x : y;
    // 0 is added to avoid −0
    let rest = magnitude === 0 || across === 0 ? 0 : Math.round((main * across) / (upright ? y : x)) + 0;
    if (this.run(EXACT + kind, 1) === 0) {
      const off = 1 + this.number(kind);
      rest += this.plain.take(1) > 0 ? -off : off;
    }
    this.sine = upright ? rest : main;
    this.cosine = upright ? main : rest;
  }
}
