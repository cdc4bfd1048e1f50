/** A base64 bit stream, most significant bit first: plain fields and Exp-Golomb numbers. */
export class BitReader {
  readonly bytes: Uint8Array;
  at = 0;

  /** @param base64 standard alphabet, padded */
  constructor(base64: string) {
    const text = atob(base64);
    const length = text.length;
    const bytes = new Uint8Array(length + 8);
    for (let i = 0; i < length; i++) bytes[i] = text.charCodeAt(i);
    this.bytes = bytes;
  }

  seek(bit: number): void {
    this.at = bit;
  }

  /** the next 25 bits or more, left-aligned in 32 */
  private window(): number {
    const b = this.bytes;
    const i = this.at >> 3;
    const word =
      ((b[i] as number) << 24) | ((b[i + 1] as number) << 16) | ((b[i + 2] as number) << 8) | (b[i + 3] as number);
    return word << (this.at & 7);
  }

  /** n is at most 50 */
  take(n: number): number {
    if (n > 24) {
      const high = this.take(n - 24);
      return high * 16777216 + this.take(24);
    }
    if (n === 0) return 0;
    const value = this.window() >>> (32 - n);
    this.at += n;
    return value;
  }

  /** below 2⁵⁰ */
  golomb(order: number): number {
    const window = this.window();
    let zeros = Math.clz32(window);
    let n = order + zeros;
    if (n > 0 && n + zeros < 25) {
      this.at += n + zeros + 1;
      return ((window << (zeros + 1)) >>> (32 - n)) + (1 << n) - (1 << order);
    }
    n = order;
    while (zeros >= 24) {
      this.at += 24;
      n += 24;
      zeros = Math.clz32(this.window());
    }
    this.at += zeros + 1;
    n += zeros;
    return this.take(n) + 2 ** n - 2 ** order;
  }

  /** 0, −1, 1, −2, 2 … as 0, 1, 2, 3, 4 … */
  signed(order: number): number {
    const z = this.golomb(order);
    if (z < 0x40000000) return (z >>> 1) ^ -(z & 1);
    return z % 2 === 0 ? z / 2 : -(z + 1) / 2;
  }
}
