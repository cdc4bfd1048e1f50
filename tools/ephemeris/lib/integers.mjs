export class BitWriter {
  constructor() {
    this.bits = [];
  }
  take(n, value) {
    for (let i = n - 1; i >= 0; i--) this.bits.push(Math.floor(value / 2 ** i) % 2);
  }
  golomb(order, value) {
    const v = value + 2 ** order;
    const n = Math.floor(Math.log2(v));
    for (let i = order; i < n; i++) this.bits.push(0);
    this.bits.push(1);
    this.take(n, v - 2 ** n);
  }
  signed(order, value) {
    this.golomb(order, value >= 0 ? 2 * value : -2 * value - 1);
  }
  base64() {
    const bytes = Buffer.alloc(Math.ceil(this.bits.length / 8));
    this.bits.forEach((b, i) => {
      if (b) bytes[i >> 3] |= 128 >> (i & 7);
    });
    return bytes.toString('base64');
  }
}

/**
 * packs integers as signed Exp-Golomb numbers, each with the order of its place in a repeating pattern; `lengths` are
 * those of the sections of so many values, in bits
 */
export function packIntegers(values, period, section) {
  const orders = [];
  for (let p = 0; p < period; p++) {
    let best = Number.POSITIVE_INFINITY;
    for (let k = 0; k < 31; k++) {
      let bits = 0;
      for (let i = p; i < values.length; i += period) {
        const z = (values[i] >= 0 ? 2 * values[i] : -2 * values[i] - 1) + 2 ** k;
        bits += 2 * Math.floor(Math.log2(z)) + 1 - k;
      }
      if (bits < best) {
        best = bits;
        orders[p] = k;
      }
    }
  }
  const w = new BitWriter();
  const lengths = [];
  let last = 0;
  values.forEach((v, i) => {
    w.signed(orders[i % period], v);
    if ((i + 1) % section !== 0) return;
    lengths.push(w.bits.length - last);
    last = w.bits.length;
  });
  return { orders, lengths, data: w.base64(), bytes: Math.ceil(w.bits.length / 8) };
}
