// Packs a trigonometric series into what src/sky/analytical/series.ts reads: the waves in the order in which they are summed, all
// their terms as text, their frequencies as bits.
//
// Order: waves of one kind stand together, in rising order of frequency. The kind says what a wave holds at power 0 of T in L, B
// and R (nothing, a slow term, a fast one); careful waves, those with a large coefficient or a curved argument, come first.
//
// `text`, in integers of `writeInteger`: for each of the 18 slots (6·coordinate + power of T), and in it for slow terms, then fast
// ones: the number of runs of neighbouring waves; for each run the waves left out since the last and the length less one;
// then the cosine and sine coefficients of every term, in units of unit/scaleᵖᵒʷᵉʳ.
//
// `data`, bits: for each wave the Exp-Golomb step of its frequency since the last of its kind (in 1/32 turn per century) and as many
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

/** the characters 40 … 91, and as first ones of a longer number 93 … 126: no quote, no backslash */
const DIGIT = 40;
const DIGITS = 52;
const LEAD = 93;
/** −SMALL … SMALL − 1 take one character */
const SMALL = 26;
/** pairs of leads of the numbers in two characters */
const LEADS = 16;

/**
 * Writes an integer as text. Small ones: character 40 + 26 + value. Else m is what is left of the magnitude, and the sign goes to
 * the first character as 1 for a negative number: m below 832: 93 + 2·⌊m/52⌋ + sign, 40 + m mod 52. Above: 125 + sign, 40 + number
 * of digits, the digits of m − 832 to the base of 52.
 */
function writeInteger(value) {
  if (value >= -SMALL && value < SMALL) return String.fromCharCode(DIGIT + SMALL + value);
  const sign = value < 0 ? 1 : 0;
  const m = sign ? -value - SMALL - 1 : value - SMALL;
  if (m < LEADS * DIGITS) {
    return String.fromCharCode(LEAD + 2 * Math.floor(m / DIGITS) + sign, DIGIT + (m % DIGITS));
  }
  const digits = [];
  for (let rest = m - LEADS * DIGITS; rest > 0 || digits.length === 0; rest = Math.floor(rest / DIGITS)) {
    digits.unshift(DIGIT + (rest % DIGITS));
  }
  return String.fromCharCode(LEAD + 2 * LEADS + sign, DIGIT + digits.length, ...digits);
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

/** the text of all terms; `waves` in their final order */
function writeTerms(waves) {
  let text = '';
  for (let list = 0; list < 36; list++) {
    const runs = [];
    let numbers = '';
    waves.forEach(({ terms }, k) => {
      for (const { list: at, pair } of terms) {
        if (at !== list) continue;
        if (runs.length > 0 && runs.at(-1)[1] === k) runs.at(-1)[1] = k + 1;
        else runs.push([k, k + 1]);
        numbers += pair.map(writeInteger).join('');
      }
    });
    text += writeInteger(runs.length);
    let last = 0;
    for (const [start, end] of runs) {
      text += writeInteger(start - last) + writeInteger(end - start - 1);
      last = end;
    }
    text += numbers;
  }
  return text;
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
  const w = new BitWriter();
  const orders = groups.map((group) => {
    const trials = Array.from({ length: 21 }, (_, order) => writeFrequencies(group, order, curved));
    const best = trials.reduce((a, b) => (b.length < a.length ? b : a));
    w.bits.push(...best);
    return trials.indexOf(best);
  });
  const ordered = groups.flat();
  const text = writeTerms(ordered);
  return {
    table: {
      groups: groups.map((group) => group.length),
      careful: rows.filter((row) => row.careful).length,
      unit,
      scale,
      secular,
      orders,
      curved,
      data: w.base64(),
      text,
    },
    waves: rows.length,
    terms: rows.reduce((sum, { terms }) => sum + terms.length, 0),
    bytes: Math.ceil(w.bits.length / 8) + text.length,
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
