// Packs a trigonometric series into the bit stream that src/sky/analytical/series.ts reads.
//
// Waves in rising order of frequency. A wave: Exp-Golomb step of its frequency (in 1/32 turn per century); for L, B, R the
// number of powers of T (order 0) and for each power the cosine and sine coefficients (signed, in units of
// unit/scaleᵖᵒʷᵉʳ); as many further bits of the frequency as the largest coefficient has; then, in a curved series, the
// argument's T² coefficient (1/256 turn, in the same finer step) and, if that is not 0, those of T³ and T⁴.
export const FREQUENCY_UNIT = 1 / 32;
const CURVATURE_UNIT = 1 / 256;
const BEND_UNIT = 1 / 2048;
const BEND2_UNIT = 1 / 16384;

class BitWriter {
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
 * @param {{turns: number[], slots: Map<number, [number, number]>}[]} waves turns: coefficients of T, T², T³, T⁴ of the
 *   argument, turns; slots as in vsop.mjs, only those to keep
 * @param {{unit: number[], scale: number, secular: number[][], curved: boolean}} options
 * @returns {{table: object, terms: number, bytes: number}}
 */
export function pack(waves, { unit, scale, secular, curved }) {
  const rows = waves
    .map(({ turns, slots }) => {
      const sign = turns[0] < 0 ? -1 : 1;
      const t = turns.map((x) => sign * x);
      const q = [[], [], []];
      for (const [slot, [a, b]] of slots) {
        const c = Math.floor(slot / 6);
        const u = unit[c] / scale ** (slot % 6);
        q[c][slot % 6] = [Math.round(a / u), Math.round((sign * b) / u)];
      }
      let largest = 0;
      for (const list of q) {
        for (let i = 0; i < list.length; i++) {
          list[i] ??= [0, 0];
          for (const v of list[i]) largest = Math.max(largest, Math.abs(v));
        }
        while (list.length && list.at(-1).every((v) => v === 0)) list.pop();
      }
      return { t, q, largest };
    })
    .filter((r) => r.largest > 0)
    .sort((x, y) => x.t[0] - y.t[0]);
  const write = (orders) => {
    const w = new BitWriter();
    let step = 0;
    let terms = 0;
    for (const { t, q, largest } of rows) {
      const coarse = Math.floor(t[0] / FREQUENCY_UNIT);
      w.golomb(orders[0], coarse - step);
      step = coarse;
      q.forEach((list, c) => {
        w.golomb(0, list.length);
        for (const [a, b] of list) {
          w.signed(orders[c + 1], a);
          w.signed(orders[c + 1], b);
          if (a || b) terms++;
        }
      });
      if (largest >= 2 ** 32) throw new RangeError('coefficient too large for its unit');
      const extra = 32 - Math.clz32(largest);
      w.take(extra, Math.floor((t[0] / FREQUENCY_UNIT - coarse) * 2 ** extra));
      if (curved) {
        const bent = [t[1] / CURVATURE_UNIT, t[2] / BEND_UNIT, t[3] / BEND2_UNIT].map((x) =>
          Math.round(x * 2 ** extra),
        );
        w.signed(0, bent[0]);
        if (bent[0] !== 0) {
          w.signed(0, bent[1]);
          w.signed(0, bent[2]);
        }
      }
    }
    return { w, terms };
  };
  const orders = [10, 2, 2, 2];
  let best = write(orders);
  for (let i = 0; i < orders.length; i++) {
    for (const k of i === 0 ? [6, 7, 8, 9, 11, 12, 13, 14] : [1, 3, 4]) {
      const trial = [...orders];
      trial[i] = k;
      const r = write(trial);
      if (r.w.bits.length < best.w.bits.length) {
        best = r;
        orders[i] = k;
      }
    }
  }
  const data = best.w.base64();
  return {
    table: { waves: rows.length, unit, scale, secular, orders, curved, data },
    terms: best.terms,
    bytes: Math.ceil(best.w.bits.length / 8),
  };
}

/** packs integers as signed Exp-Golomb numbers, each with the order of its place in a repeating pattern */
export function packIntegers(values, period) {
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
  values.forEach((v, i) => {
    w.signed(orders[i % period], v);
  });
  return { orders, data: w.base64(), bytes: Math.ceil(w.bits.length / 8) };
}
