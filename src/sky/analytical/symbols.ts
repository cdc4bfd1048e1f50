/** contexts of a number: the branches of its length's tree, then the first bit behind the leading one by length, then its sign */
export const OF_A_NUMBER = 72;
export const SECOND_BIT = 32;
export const SIGN = 64;
/** how many kinds of flags and numbers there may be */
const KINDS = 2048;
/** probabilities in parts of this */
const WHOLE = 65536;
/** after so many decisions the chance of a context follows the last ones only */
const MEMORY = 254;
/** the least range in which a chance can be told */
const LEAST = 2 ** 24;

/** A direction in a plane, of any length, or a place in it. */
export type Direction = readonly [x: number, y: number];

/** What flags and numbers of a stream are told by; each has a kind, below 2048, whose statistics the code learns as it goes. */
export interface Symbols {
  /** a flag */
  flag(kind: number): boolean;
  /** an integer from 0, below 2³¹ */
  number(kind: number): number;
  /** so many bits of which nothing is known beforehand, as a number */
  bits(count: number): number;
  /**
   * two integers that are mostly in a direction (0, 0: none is known) or its opposite
   * @param size, side kinds of the one that is nearer to it: its magnitude and its side
   * @param other kind of the other one where the first is 0; the next kinds where that has one bit, two bits …
   */
  pair(direction: Direction, size: number, side: number, other: number): Direction;
}

/** Returns how many bits an integer below 2³¹ has. */
export function lengthOf(value: number): number {
  return 32 - Math.clz32(Math.abs(value));
}

/** Returns the lesser of two numbers that would be in a direction, given the greater. */
export function ahead([x, y]: Direction, main: number): number {
  const upright = Math.abs(y) > Math.abs(x);
  const along = upright ? y : x;
  return along === 0 ? 0 : Math.round((main * (upright ? x : y)) / along);
}

/**
 * Chances of a binary choice for each context, as they are learned: half at first, then the share of the choices seen. Integers, so that
 * all engines agree.
 */
export class Chances {
  private readonly chance = new Uint16Array(KINDS * OF_A_NUMBER).fill(WHOLE / 2);
  private readonly seen = new Uint8Array(KINDS * OF_A_NUMBER);

  /** the part of a range that stands for 1 */
  share(context: number, range: number): number {
    return Math.floor(range / WHOLE) * (this.chance[context] as number);
  }

  learn(context: number, one: boolean): void {
    const chance = this.chance[context] as number;
    const seen = this.seen[context] as number;
    this.chance[context] = chance + Math.trunc(((one ? WHOLE - 1 : 0) - chance) / (seen + 2));
    if (seen < MEMORY) this.seen[context] = seen + 1;
  }
}

/** Reads the flags and numbers of a base64 text in which an adaptive range coder has put them; it is written down in `tools/ephemeris/lib/symbols.mjs`. */
export class SymbolReader implements Symbols {
  private readonly chances = new Chances();
  private readonly text: string;
  private at = 4;
  private range = 2 ** 32;
  private code = 0;

  constructor(base64: string) {
    this.text = atob(base64);
    for (let i = 0; i < 4; i++) this.code = this.code * 256 + this.text.charCodeAt(i);
  }

  private choose(context: number): boolean {
    const share = this.chances.share(context, this.range);
    const one = this.code < share;
    this.chances.learn(context, one);
    this.narrow(one, share);
    return one;
  }

  private narrow(one: boolean, share: number): void {
    if (one) this.range = share;
    else {
      this.code -= share;
      this.range -= share;
    }
    while (this.range < LEAST) {
      this.range *= 256;
      this.code = this.code * 256 + (this.text.charCodeAt(this.at++) || 0);
    }
  }

  flag(kind: number): boolean {
    return this.choose(kind * OF_A_NUMBER);
  }

  number(kind: number): number {
    const context = kind * OF_A_NUMBER;
    let length = 1;
    while (length < 32) length = 2 * length + (this.choose(context + length) ? 1 : 0);
    length -= 32;
    if (length < 2) return length;
    const value = this.choose(context + SECOND_BIT + length) ? 3 : 2;
    return value * 2 ** (length - 2) + this.bits(length - 2);
  }

  /** an integer that is mostly near another */
  private near(kind: number, guess: number): number {
    const off = this.number(kind);
    return off === 0 ? guess + 0 : this.choose(kind * OF_A_NUMBER + SIGN) ? guess - off : guess + off;
  }

  pair([x, y]: Direction, size: number, side: number, other: number): Direction {
    const upright = Math.abs(y) > Math.abs(x);
    const along = upright ? y : x;
    const magnitude = this.number(size);
    const main = magnitude > 0 && this.flag(side) !== along < 0 ? -magnitude : magnitude;
    const rest = this.near(other + lengthOf(magnitude), ahead([x, y], main));
    return upright ? [rest, main] : [main, rest];
  }

  bits(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++) {
      const half = Math.floor(this.range / 2);
      const one = this.code < half;
      this.narrow(one, half);
      value = 2 * value + (one ? 1 : 0);
    }
    return value;
  }
}
