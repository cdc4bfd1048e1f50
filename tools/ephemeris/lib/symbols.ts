// Writes answers and numbers as src/sky/analytical/symbols.ts reads them.
//
// Answers are told by an adaptive binary range coder: a range of 24 bits is cut in two by the chance that its kind has of a yes, whose part
// comes first; when less than 16 bits are left of it, its first byte is told. Numbers stand beside them as bits, each as an Exp-Golomb
// number of the order that is expected of its kind: zeros, as many as it has bits beyond the order, then its bits. What is read, and of
// which kind, is said by the reader of the tables alone (src/sky/analytical/{series,waves,lattice}.ts): the writer runs it and hands it the
// values.
import {
  CHANCE_BITS,
  EXACT,
  freshAnswers,
  freshSizes,
  LEAST,
  lengthOf,
  MEMORY,
  RANGE_BITS,
  SEEN_BITS,
  type Symbols,
} from '../../../src/sky/analytical/symbols.js';
import { BitWriter } from './integers.mjs';

/** A number, how often there is a yes, or sine and cosine. */
export type Value = number | readonly [sine: number, cosine: number];

/** the lesser of two numbers in a direction, from the greater; 0 where nothing is known */
function ahead(x: number, y: number, main: number): number {
  const upright = Math.abs(y) > Math.abs(x);
  const across = upright ? x : y;
  return main === 0 || across === 0 ? 0 : Math.round((main * across) / (upright ? y : x));
}

/** what is expected of a kind of numbers after one more of them */
const expected = (before: number, value: number): number => before + ((16 * lengthOf(value) - before) >> 2);

/** the part of a range that stands for a yes */
const shareOf = (state: number, range: number): number => ((range >>> 8) * (state >>> SEEN_BITS)) >>> (CHANCE_BITS - 8);

/** a context after one more answer */
function learned(state: number, yes: boolean): number {
  const chance = state >>> SEEN_BITS;
  const seen = state % 2 ** SEEN_BITS;
  const slow = seen > 4 ? (seen < MEMORY ? 3 : 4) : seen > 0 ? 2 : 1;
  const next = yes ? chance + ((2 ** CHANCE_BITS - chance) >> slow) : chance - (chance >> slow);
  return next * 2 ** SEEN_BITS + (seen < MEMORY ? seen + 1 : seen);
}

const TOP = 2 ** (RANGE_BITS - 8);

/** Writes what it is asked for; the values come from a list. */
export class SymbolWriter implements Symbols {
  sine = 0;
  cosine = 0;
  /** bits by kind, for those who look for a better model */
  readonly spent = new Map<string, number>();
  private readonly answers = freshAnswers();
  private readonly sizes = freshSizes();
  private readonly plain = new BitWriter();
  private readonly out: number[] = [];
  private low = 0;
  private range = 2 ** RANGE_BITS;
  private taken = 0;

  constructor(private readonly values: readonly Value[]) {}

  private next<Pair extends boolean>(pair: Pair): Pair extends true ? readonly [number, number] : number {
    const value = this.values[this.taken++];
    if (value === undefined || Array.isArray(value) !== pair)
      throw new TypeError(
        `value ${this.taken - 1} is ${value}, where ${pair ? 'two numbers are' : 'a number is'} wanted`,
      );
    return value as Pair extends true ? readonly [number, number] : number;
  }

  private spend(kind: string, bits: number): void {
    this.spent.set(kind, (this.spent.get(kind) ?? 0) + bits);
  }

  /** goes on with a part of the range, from so far above its low end */
  private narrow(above: number, range: number): void {
    this.low += above;
    this.range = range;
    while (this.range < LEAST) {
      this.shift();
      this.range *= 256;
    }
  }

  /** tells the first byte of `low`, and what it carries over */
  private shift(): void {
    const { out } = this;
    if (this.low >= 2 ** RANGE_BITS) {
      this.low -= 2 ** RANGE_BITS;
      let i = out.length - 1;
      while (out[i] === 255) out[i--] = 0;
      out[i] = (out[i] as number) + 1;
    }
    out.push(Math.floor(this.low / TOP));
    this.low = (this.low % TOP) * 256;
  }

  private answer(kind: number, yes: boolean): void {
    const state = this.answers[kind] as number;
    const share = shareOf(state, this.range);
    this.spend(`answers ${kind}`, -Math.log2((yes ? share : this.range - share) / this.range));
    this.answers[kind] = learned(state, yes);
    if (yes) this.narrow(0, share);
    else this.narrow(share, this.range - share);
  }

  private putRun(first: number, most: number, times: number): void {
    for (let i = 0; i < times; i++) this.answer(first + i, true);
    if (times < most) this.answer(first + times, false);
  }

  private putNumber(kind: number, value: number): void {
    const before = this.plain.bits.length;
    this.plain.golomb((this.sizes[kind] as number) >> 4, value);
    this.sizes[kind] = expected(this.sizes[kind] as number, value);
    this.spend(`numbers ${kind}`, this.plain.bits.length - before);
  }

  run(first: number, most: number): number {
    // Where nothing can be answered nothing is asked.
    const times = most > 0 ? this.next(false) : 0;
    if (times > most) throw new RangeError(`value ${this.taken - 1} is ${times}, where ${most} is the most`);
    this.putRun(first, most, times);
    return times;
  }

  number(kind: number): number {
    const value = this.next(false);
    this.putNumber(kind, value);
    return value;
  }

  bits(count: number): number {
    const value = this.next(false);
    this.plain.take(count, value);
    this.spend('bits', count);
    return value;
  }

  pair(x: number, y: number, size: number, side: number, other: number): void {
    const upright = Math.abs(y) > Math.abs(x);
    const [sine, cosine] = this.next(true);
    const main = upright ? cosine : sine;
    this.putNumber(size, Math.abs(main));
    if (main !== 0) this.answer(side, main < 0 !== (upright ? y : x) < 0);
    const off = (upright ? sine : cosine) - ahead(x, y, main);
    const kind = other + lengthOf(main);
    this.answer(EXACT + kind, off === 0);
    if (off !== 0) {
      this.putNumber(kind, Math.abs(off) - 1);
      this.plain.take(1, off < 0 ? 1 : 0);
    }
    this.sine = sine;
    this.cosine = cosine;
  }

  /** Returns what has been written, once all values have been. */
  base64(): { answers: string; numbers: string; bytes: number } {
    if (this.taken !== this.values.length)
      throw new RangeError(`${this.values.length - this.taken} values are left over`);
    for (let i = 0; i < RANGE_BITS; i += 8) this.shift();
    // A reader takes what is behind the end for zeros.
    while (this.out.at(-1) === 0) this.out.pop();
    const numbers = this.plain.base64();
    return {
      answers: Buffer.from(this.out).toString('base64'),
      numbers,
      bytes: this.out.length + Buffer.from(numbers, 'base64').length,
    };
  }
}
