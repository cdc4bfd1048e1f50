// Writes flags and numbers as src/sky/analytical/symbols.ts reads them.
//
// The code is an adaptive binary range coder: a range of 24 bits is cut in two by the chance that the context has of a yes, whose part comes
// first, or for bits of which nothing is known in as many parts as they have values, up to 256; when less than 16 bits are left of it, its
// first byte is told. A number is told by how many bits it has (yes for each, then no), its second bit and the rest. What is read, and by
// which context, is said by the reader of the tables alone (src/sky/analytical/{series,waves,lattice}.ts): the writer runs it and hands it
// the values, from `next`.
import {
  ahead,
  CHANCE_BITS,
  FLAGS,
  freshContexts,
  LEAST,
  lengthOf,
  MEMORY,
  OF_A_KIND,
  RANGE_BITS,
  SECOND_BIT,
  SEEN_BITS,
  SIGN,
  type Symbols,
} from '../../../src/sky/analytical/symbols.js';

/** A flag as 0 or 1, a number, or sine and cosine. */
export type Value = number | readonly [sine: number, cosine: number];

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
  private readonly contexts = freshContexts();
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

  private choose(context: number, yes: boolean): void {
    const state = this.contexts[context] as number;
    const share = shareOf(state, this.range);
    const kind = context < FLAGS ? `flag ${context}` : `number ${Math.floor((context - FLAGS) / OF_A_KIND)}`;
    this.spend(kind, -Math.log2((yes ? share : this.range - share) / this.range));
    this.contexts[context] = learned(state, yes);
    if (yes) this.narrow(0, share);
    else this.narrow(share, this.range - share);
  }

  private putNumber(kind: number, value: number): void {
    const context = FLAGS + kind * OF_A_KIND;
    const length = lengthOf(value);
    for (let i = 0; i <= length; i++) this.choose(context + i, i < length);
    if (length < 2) return;
    this.choose(context + SECOND_BIT + length, Math.floor(value / 2 ** (length - 2)) % 2 === 1);
    this.putBits(length - 2, value % 2 ** (length - 2));
  }

  private putBits(count: number, value: number): void {
    for (let left = count; left > 0; ) {
      const some = Math.min(left, 8);
      left -= some;
      const range = this.range >>> some;
      this.narrow((Math.floor(value / 2 ** left) % 2 ** some) * range, range);
    }
    this.spend('bits', count);
  }

  flag(kind: number): boolean {
    const yes = this.next(false) === 1;
    this.choose(kind, yes);
    return yes;
  }

  number(kind: number): number {
    const value = this.next(false);
    this.putNumber(kind, value);
    return value;
  }

  bits(count: number): number {
    const value = this.next(false);
    this.putBits(count, value);
    return value;
  }

  pair(x: number, y: number, size: number, side: number, other: number): void {
    const upright = Math.abs(y) > Math.abs(x);
    const [sine, cosine] = this.next(true);
    const main = upright ? cosine : sine;
    this.putNumber(size, Math.abs(main));
    if (main !== 0) this.choose(side, main < 0 !== (upright ? y : x) < 0);
    const off = (upright ? sine : cosine) - ahead(x, y, main);
    const kind = other + lengthOf(main);
    this.putNumber(kind, Math.abs(off));
    if (off !== 0) this.choose(FLAGS + kind * OF_A_KIND + SIGN, off < 0);
    this.sine = sine;
    this.cosine = cosine;
  }

  /** Returns what has been written, once all values have been. */
  base64(): { text: string; bytes: number } {
    if (this.taken !== this.values.length)
      throw new RangeError(`${this.values.length - this.taken} values are left over`);
    for (let i = 0; i < RANGE_BITS; i += 8) this.shift();
    // A reader takes what is behind the end for zeros.
    while (this.out.at(-1) === 0) this.out.pop();
    return { text: Buffer.from(this.out).toString('base64'), bytes: this.out.length };
  }
}
