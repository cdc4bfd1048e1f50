// Writes flags and numbers as src/sky/analytical/symbols.ts reads them.
//
// The code is an adaptive binary range coder: a range of 32 bits is cut in two by the chance that the context has of a 1, whose part comes
// first; when less than 24 bits are left of it, its first byte is told. What is read, and by which context, is said by the reader of the
// tables alone (src/sky/analytical/{waves,lattice,series}.ts): the writer runs it and hands it the values, from `next`.
import { ahead, Chances, lengthOf, OF_A_NUMBER, SECOND_BIT, SIGN } from '../../../src/sky/analytical/symbols.ts';

export class SymbolWriter {
  chances = new Chances();
  out = [];
  low = 0;
  range = 2 ** 32;
  /** bits by kind, for those who look for a better model */
  spent = new Map();

  /** @param {(what: string, kind: number) => number} next the value that is wanted */
  constructor(next) {
    this.next = next;
  }

  put(one, share) {
    if (one) this.range = share;
    else {
      this.low += share;
      this.range -= share;
    }
    while (this.range < 2 ** 24) {
      this.shift();
      this.range *= 256;
    }
  }

  /** the first byte of `low`, with what it carries over */
  shift() {
    if (this.low >= 2 ** 32) {
      this.low -= 2 ** 32;
      let i = this.out.length - 1;
      while (this.out[i] === 255) this.out[i--] = 0;
      this.out[i]++;
    }
    this.out.push(Math.floor(this.low / 2 ** 24));
    this.low = (this.low % 2 ** 24) * 256;
  }

  choose(context, one) {
    const share = this.chances.share(context, this.range);
    const kind = Math.floor(context / OF_A_NUMBER);
    this.spent.set(kind, (this.spent.get(kind) ?? 0) - Math.log2((one ? share : this.range - share) / this.range));
    this.put(one, share);
    this.chances.learn(context, one);
  }

  flag(kind) {
    const one = this.next('flag', kind) === 1;
    this.choose(kind * OF_A_NUMBER, one);
    return one;
  }

  putNumber(kind, value) {
    const context = kind * OF_A_NUMBER;
    const length = lengthOf(value);
    for (let i = 4, node = 1; i >= 0; i--) {
      const bit = (length >> i) & 1;
      this.choose(context + node, bit === 1);
      node = 2 * node + bit;
    }
    if (length < 2) return;
    const second = Math.floor(value / 2 ** (length - 2)) % 2;
    this.choose(context + SECOND_BIT + length, second === 1);
    this.putBits(length - 2, value % 2 ** (length - 2));
  }

  number(kind) {
    const value = this.next('number', kind);
    this.putNumber(kind, value);
    return value;
  }

  pair(direction, size, side, other) {
    const upright = Math.abs(direction[1]) > Math.abs(direction[0]);
    const [sine, cosine] = this.next('pair', size);
    const main = upright ? cosine : sine;
    const rest = upright ? sine : cosine;
    this.putNumber(size, Math.abs(main));
    if (main !== 0) this.choose(side * OF_A_NUMBER, main < 0 !== direction[upright ? 1 : 0] < 0);
    const off = rest - ahead(direction, main);
    const kind = other + lengthOf(main);
    this.putNumber(kind, Math.abs(off));
    if (off !== 0) this.choose(kind * OF_A_NUMBER + SIGN, off < 0);
    return [sine, cosine];
  }

  putBits(count, value) {
    for (let i = count - 1; i >= 0; i--) this.put(Math.floor(value / 2 ** i) % 2 === 1, Math.floor(this.range / 2));
    this.spent.set('bits', (this.spent.get('bits') ?? 0) + count);
  }

  bits(count) {
    const value = this.next('bits');
    this.putBits(count, value);
    return value;
  }

  base64() {
    for (let i = 0; i < 4; i++) this.shift();
    while (this.out.at(-1) === 0) this.out.pop();
    return { text: Buffer.from(this.out).toString('base64'), bytes: this.out.length };
  }
}
