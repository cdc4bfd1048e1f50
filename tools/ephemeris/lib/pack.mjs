// Packs a trigonometric series into what src/sky/analytical/series.ts reads: the waves in the order in which they are summed, all
// their terms and their frequencies as bits.
//
// Order: waves of one kind stand together, in rising order of frequency. The kind says what a wave holds at power 0 of T in L, B
// and R (nothing, a slow term, a fast one); careful waves, those with a large coefficient or a curved argument, come first.
//
// `data`, bits. First for each of the 18 slots (6·coordinate + power of T), and in it for slow terms, then fast ones: the number of
// runs of neighbouring waves; for each run the waves left out since the last and the length less one, all in Exp-Golomb numbers; then its
// terms. A term is a cosine and a sine coefficient, in units of unit/scaleᵖᵒʷᵉʳ. Its kind comes first: how many bits the greater magnitude of the
// two has, n, and whether both have as many (s = 0), the first alone (1) or the second alone (2), as the Exp-Golomb number
// 3·((n + 28) mod 30) + s, since those of two and three bits are the most. Of either number follow its sign, 1 for a negative one, and n − 1
// bits of its magnitude, without the leading one where it has n.
//
// Then for each wave the Exp-Golomb step of its frequency since the last of its kind (in 1/32 turn per century) and as many
// further bits of it as its largest coefficient has; for a careful wave of a curved series then the argument's T² coefficient
// (1/256 turn, in the same finer step) and, if that is not 0, those of T³ and T⁴.
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

/** days */
const CENTURY = 36525;
/** steps of the sine table in a turn */
const STEPS = 512;
/** largest coefficient (radian, au) of a wave whose cosine and sine may be wrong by 4e-8; src/sky/analytical/store.ts */
const LARGE = 1e-4;
const KINDS = 54;

/** orders of the Exp-Golomb numbers of runs: how many there are and what is left out between them, how long they are */
const GAP_ORDER = 2;
const LENGTH_ORDER = 0;
/** order of the kind of a term, and the most bits that there is a kind for */
const KIND_ORDER = 3;
const MOST_BITS = 30;

const bitsOf = (value) => 32 - Math.clz32(Math.abs(value));

/** the kind of a term whose greater number has `n` bits */
function kindOf([a, b], n) {
  if (n > MOST_BITS) throw new RangeError(`there is no kind of a coefficient of ${n} bits`);
  return 3 * ((n + MOST_BITS - 2) % MOST_BITS) + (bitsOf(b) < n ? 1 : bitsOf(a) < n ? 2 : 0);
}

/** what is stored of a wave's frequency: its step and as many further bits as its largest coefficient has */
function quantize(turns, largest) {
  if (largest >= 2 ** 32) throw new RangeError('coefficient too large for its unit');
  const extra = 32 - Math.clz32(largest);
  const coarse = Math.floor(turns[0] / FREQUENCY_UNIT);
  const fine = Math.floor((turns[0] / FREQUENCY_UNIT - coarse) * 2 ** extra);
  const bent = [turns[1] / CURVATURE_UNIT, turns[2] / BEND_UNIT, turns[3] / BEND2_UNIT].map((x) =>
    Math.round(x * 2 ** extra),
  );
  return { extra, coarse, fine, bent };
}

/** the terms of a wave, each with its list (twice the slot, plus 1 when its rate counts), and the wave's kind */
function classify({ q, coarse, fine, extra, bent }, { unit, scale, rateCut, curved }) {
  const steps = (coarse * 2 ** extra + fine + 0.5) * (STEPS / 2 ** extra) * FREQUENCY_UNIT;
  const omega = ((2 * Math.PI) / STEPS) * steps;
  let careful = curved && bent[0] !== 0;
  let kind = 0;
  const terms = [];
  q.forEach((powers, coordinate) => {
    powers.forEach(([a, b], power) => {
      if (a === 0 && b === 0) return;
      const u = unit[coordinate] / scale ** power;
      const size = Math.abs(a * u) + Math.abs(b * u);
      const fast = size * omega >= rateCut[coordinate] * CENTURY ? 1 : 0;
      careful ||= size > LARGE;
      if (power === 0) kind += (fast + 1) * [9, 3, 1][coordinate];
      terms.push({ list: 2 * (6 * coordinate + power) + fast, pair: [a, b] });
    });
  });
  return { terms, careful, kind: careful ? kind : kind + KINDS / 2 };
}

/** writes the terms of all lists; `waves` in their final order */
function writeTerms(waves, w) {
  for (let list = 0; list < 36; list++) {
    const runs = [];
    const pairs = [];
    waves.forEach(({ terms }, k) => {
      for (const { list: at, pair } of terms) {
        if (at !== list) continue;
        if (runs.length > 0 && runs.at(-1)[1] === k) runs.at(-1)[1] = k + 1;
        else runs.push([k, k + 1]);
        pairs.push(pair);
      }
    });
    w.golomb(GAP_ORDER, runs.length);
    let last = 0;
    for (const [start, end] of runs) {
      w.golomb(GAP_ORDER, start - last);
      w.golomb(LENGTH_ORDER, end - start - 1);
      last = end;
    }
    for (const pair of pairs) {
      const n = Math.max(...pair.map(bitsOf));
      w.golomb(KIND_ORDER, kindOf(pair, n));
      for (const value of pair) {
        w.take(1, value < 0 ? 1 : 0);
        w.take(n - 1, Math.abs(value) % 2 ** (n - 1));
      }
    }
  }
}

/** the bits of the frequencies of waves of one kind */
function writeFrequencies(waves, order, curved) {
  const w = new BitWriter();
  let step = 0;
  for (const { coarse, fine, extra, bent, careful } of waves) {
    w.golomb(order, coarse - step);
    step = coarse;
    w.take(extra, fine);
    if (!curved || !careful) continue;
    w.signed(0, bent[0]);
    if (bent[0] !== 0) {
      w.signed(0, bent[1]);
      w.signed(0, bent[2]);
    }
  }
  return w.bits;
}

/**
 * @param {{turns: number[], slots: Map<number, [number, number]>}[]} waves turns: coefficients of T, T², T³, T⁴ of the
 *   argument, turns; slots as in vsop.mjs, only those to keep
 * @param {{unit: number[], scale: number, secular: number[][], curved: boolean, rateCut: number[]}} options rateCut: rate per
 *   day below which a term's rate is left out, per coordinate
 * @returns {{table: object, terms: number, bytes: number}}
 */
export function pack(waves, options) {
  const { unit, scale, secular, curved } = options;
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
      }
      return { t, q, largest };
    })
    .filter((r) => r.largest > 0)
    .sort((x, y) => x.t[0] - y.t[0])
    .map(({ t, q, largest }) => {
      const wave = { q, ...quantize(t, largest) };
      return { ...wave, ...classify(wave, options) };
    });
  const groups = Array.from({ length: KINDS }, (_, kind) => rows.filter((row) => row.kind === kind)).filter(
    (group) => group.length > 0,
  );
  const ordered = groups.flat();
  const w = new BitWriter();
  writeTerms(ordered, w);
  const orders = groups.map((group) => {
    const trials = Array.from({ length: 21 }, (_, order) => writeFrequencies(group, order, curved));
    const best = trials.reduce((a, b) => (b.length < a.length ? b : a));
    w.bits.push(...best);
    return trials.indexOf(best);
  });
  const terms = rows.reduce((sum, row) => sum + row.terms.length, 0);
  return {
    table: {
      groups: groups.map((group) => group.length),
      terms,
      careful: rows.filter((row) => row.careful).length,
      unit,
      scale,
      secular,
      orders,
      curved,
      data: w.base64(),
    },
    waves: rows.length,
    terms,
    bytes: Math.ceil(w.bits.length / 8),
  };
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
