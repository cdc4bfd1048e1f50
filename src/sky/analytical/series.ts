import { BitReader } from './bits.js';

/**
 * A packed trigonometric series of three coordinates: `data` holds one record a wave (a frequency shared by all its
 * terms), sorted by frequency; the layout is written down in `tools/ephemeris/lib/pack.mjs`.
 */
export interface SeriesTable {
  readonly waves: number;
  /** quantum of a coefficient per coordinate (radian, radian, au) at power 0 of T */
  readonly unit: readonly [number, number, number];
  /** centuries: the quantum of power p is unit / scaleᵖ */
  readonly scale: number;
  /** polynomials in T added to each coordinate */
  readonly secular: readonly [readonly number[], readonly number[], readonly number[]];
  /** rate per day below which a term's rate is left out, per coordinate */
  readonly rateCut: readonly [number, number, number];
  /** Exp-Golomb orders: frequency step, then coefficients of each coordinate */
  readonly orders: readonly [number, number, number, number];
  /** whether arguments carry terms in T², T³, T⁴ */
  readonly curved: boolean;
  readonly data: string;
}

/** Terms of one coordinate and power of T. */
interface Slot {
  readonly coordinate: number;
  readonly power: number;
  /** terms whose rate counts: wave, and four numbers a term: c·cos + s·sin, then c·ω, s·ω (ω radians per century) */
  readonly fastWave: Uint16Array;
  readonly fast: Float64Array;
  /** terms whose rate is below the table's `rateCut`: wave, and two numbers a term */
  readonly slowWave: Uint16Array;
  readonly slow: Float64Array;
}

/** A decoded series. `phase` is scratch space of the evaluation: cosine and sine of every wave. */
export interface Series {
  readonly secular: SeriesTable['secular'];
  /** steps of the sine table per century */
  readonly frequency: Float64Array;
  /** steps per century² ; empty when no argument is curved */
  readonly curvature: Float64Array;
  /** triples: wave, steps per century³, steps per century⁴ */
  readonly bends: readonly (readonly [number, number, number])[];
  readonly slots: readonly Slot[];
  readonly phase: Float64Array;
  /** scratch: a value and a rate */
  readonly sum: Float64Array;
  readonly circle: Float64Array;
}

/** quanta of the arguments' coefficients of T, T², T³, T⁴ in turns, for a coefficient of one unit */
const FREQUENCY_UNIT = 1 / 32;
const CURVATURE_UNIT = 1 / 256;
const BEND_UNIT = 1 / 2048;
const BEND2_UNIT = 1 / 16384;
/** steps of the sine table in a turn, a power of two */
const STEPS = 512;
const CENTURY = 36525;

let table512: Float64Array | undefined;

/** cosine and sine of every step of a turn, computed once */
function circleTable(): Float64Array {
  if (table512 === undefined) {
    table512 = new Float64Array(2 * STEPS);
    for (let i = 0; i < STEPS; i++) {
      table512[2 * i] = Math.cos((2 * Math.PI * i) / STEPS);
      table512[2 * i + 1] = Math.sin((2 * Math.PI * i) / STEPS);
    }
  }
  return table512;
}

/** growing lists of one slot while decoding */
interface Draft {
  readonly fastWave: number[];
  readonly fast: number[];
  readonly slowWave: number[];
  readonly slow: number[];
}

/**
 * Decodes a packed series.
 * @returns typed arrays ready for `evaluateSeries`
 */
export function decodeSeries(table: SeriesTable): Series {
  const bits = new BitReader(table.data);
  const frequency = new Float64Array(table.waves);
  const curvature = new Float64Array(table.curved ? table.waves : 0);
  const bends: [number, number, number][] = [];
  const drafts: Draft[] = Array.from({ length: 18 }, () => ({ fastWave: [], fast: [], slowWave: [], slow: [] }));
  const powers = [0, 0, 0];
  const values: number[] = [];
  let step = 0;
  for (let k = 0; k < table.waves; k++) {
    step += bits.golomb(table.orders[0]);
    let largest = 0;
    let n = 0;
    for (let coordinate = 0; coordinate < 3; coordinate++) {
      const order = table.orders[coordinate + 1] as number;
      const count = bits.golomb(0);
      powers[coordinate] = count;
      for (let i = 0; i < 2 * count; i++) {
        const value = bits.signed(order);
        values[n++] = value;
        largest = Math.max(largest, Math.abs(value));
      }
    }
    const extra = 32 - Math.clz32(largest);
    const fine = 2 ** -extra;
    const turns = (step + (bits.take(extra) + 0.5) * fine) * FREQUENCY_UNIT;
    frequency[k] = turns * STEPS;
    if (table.curved) {
      const square = bits.signed(0);
      curvature[k] = square * fine * CURVATURE_UNIT * STEPS;
      if (square !== 0) {
        const third = bits.signed(0) * fine * BEND_UNIT * STEPS;
        const fourth = bits.signed(0) * fine * BEND2_UNIT * STEPS;
        if (third !== 0 || fourth !== 0) bends.push([k, third, fourth]);
      }
    }
    const omega = 2 * Math.PI * turns;
    n = 0;
    for (let coordinate = 0; coordinate < 3; coordinate++) {
      let unit = table.unit[coordinate] as number;
      const cut = ((table.rateCut[coordinate] as number) * CENTURY) / omega;
      for (let power = 0; power < (powers[coordinate] as number); power++) {
        const c = (values[n++] as number) * unit;
        const s = (values[n++] as number) * unit;
        unit /= table.scale;
        if (c === 0 && s === 0) continue;
        const draft = drafts[coordinate * 6 + power] as Draft;
        if (Math.abs(c) + Math.abs(s) >= cut) {
          draft.fastWave.push(k);
          draft.fast.push(c, s, c * omega, s * omega);
        } else {
          draft.slowWave.push(k);
          draft.slow.push(c, s);
        }
      }
    }
  }
  const slots: Slot[] = [];
  drafts.forEach((draft, slot) => {
    if (draft.fastWave.length + draft.slowWave.length === 0) return;
    slots.push({
      coordinate: Math.floor(slot / 6),
      power: slot % 6,
      fastWave: Uint16Array.from(draft.fastWave),
      fast: Float64Array.from(draft.fast),
      slowWave: Uint16Array.from(draft.slowWave),
      slow: Float64Array.from(draft.slow),
    });
  });
  const phase = new Float64Array(2 * table.waves);
  return {
    secular: table.secular,
    frequency,
    curvature,
    bends,
    slots,
    phase,
    sum: new Float64Array(2),
    circle: circleTable(),
  };
}

/**
 * Fills `phase` with the cosine and sine of every wave: nearest entry of the table turned by the remainder (at most 0.0062
 * rad, Taylor series; absolute error below 1e-13). The literals stay inside (module constants cost a load in this loop)
 * and the curved twin below is a loop of its own for the same reason.
 */
function fillStraight({ frequency, phase, circle }: Series, centuries: number): void {
  for (let k = 0; k < frequency.length; k++) {
    const steps = centuries * (frequency[k] as number);
    // adding and taking away 1.5·2⁵² rounds to an integer
    const whole = steps + 6755399441055744 - 6755399441055744;
    const d = (steps - whole) * 0.01227184630308513;
    const i = (whole & 511) << 1;
    const d2 = d * d;
    const s = d - d * d2 * (1 / 6);
    const c = 1 - d2 * (0.5 - d2 * (1 / 24));
    const p = circle[i] as number;
    const q = circle[i + 1] as number;
    phase[2 * k] = p * c - q * s;
    phase[2 * k + 1] = q * c + p * s;
  }
}

/** The same for arguments with a term in T². */
function fillCurved({ frequency, curvature, phase, circle }: Series, centuries: number): void {
  for (let k = 0; k < frequency.length; k++) {
    const steps = centuries * ((frequency[k] as number) + centuries * (curvature[k] as number));
    // adding and taking away 1.5·2⁵² rounds to an integer
    const whole = steps + 6755399441055744 - 6755399441055744;
    const d = (steps - whole) * 0.01227184630308513;
    const i = (whole & 511) << 1;
    const d2 = d * d;
    const s = d - d * d2 * (1 / 6);
    const c = 1 - d2 * (0.5 - d2 * (1 / 24));
    const p = circle[i] as number;
    const q = circle[i + 1] as number;
    phase[2 * k] = p * c - q * s;
    phase[2 * k + 1] = q * c + p * s;
  }
}

/** Turns the few waves whose arguments have terms in T³ and T⁴ by those (small angles: second order suffices). */
function bend(series: Series, centuries: number): void {
  const { phase } = series;
  const cube = centuries ** 3 * ((2 * Math.PI) / STEPS);
  for (const [k, third, fourth] of series.bends) {
    const d = cube * (third + centuries * fourth);
    const c = phase[2 * k] as number;
    const s = phase[2 * k + 1] as number;
    phase[2 * k] = c - d * (s + 0.5 * d * c);
    phase[2 * k + 1] = s + d * (c - 0.5 * d * s);
  }
}

/**
 * Evaluates a series and its derivative.
 * @param centuries Julian centuries TT from J2000
 * @param out receives three coordinates, then their derivatives per century
 */
export function evaluateSeries(series: Series, centuries: number, out: Float64Array): void {
  if (series.curvature.length === 0) {
    fillStraight(series, centuries);
  } else {
    fillCurved(series, centuries);
    bend(series, centuries);
  }
  for (let c = 0; c < 3; c++) {
    const p = series.secular[c] as readonly number[];
    let value = 0;
    let rate = 0;
    for (let i = p.length - 1; i >= 0; i--) {
      rate = rate * centuries + value;
      value = value * centuries + (p[i] as number);
    }
    out[c] = value;
    out[c + 3] = rate;
  }
  for (const slot of series.slots) addSlot(slot, series, centuries, out);
}

/** Sums the terms whose rates count: value into sum[0], rate into sum[1]. */
function sumFast(wave: Uint16Array, term: Float64Array, phase: Float64Array, sum: Float64Array): void {
  let value = 0;
  let rate = 0;
  for (let j = 0; j < wave.length; j++) {
    const at = (wave[j] as number) << 1;
    const c = phase[at] as number;
    const s = phase[at + 1] as number;
    const t = j << 2;
    value += (term[t] as number) * c + (term[t + 1] as number) * s;
    rate += (term[t + 3] as number) * c - (term[t + 2] as number) * s;
  }
  sum[0] = value;
  sum[1] = rate;
}

/** Returns the sum of the terms whose rates are left out. */
function sumSlow(wave: Uint16Array, term: Float64Array, phase: Float64Array): number {
  let value = 0;
  for (let j = 0; j < wave.length; j++) {
    const at = (wave[j] as number) << 1;
    const t = j << 1;
    value += (term[t] as number) * (phase[at] as number) + (term[t + 1] as number) * (phase[at + 1] as number);
  }
  return value;
}

/** Adds the terms of one coordinate and power of T. */
function addSlot(slot: Slot, series: Series, centuries: number, out: Float64Array): void {
  const { coordinate, power } = slot;
  const { phase, sum } = series;
  sumFast(slot.fastWave, slot.fast, phase, sum);
  let value = (sum[0] as number) + sumSlow(slot.slowWave, slot.slow, phase);
  let rate = sum[1] as number;
  if (power > 0) {
    const below = centuries ** (power - 1);
    rate = rate * below * centuries + power * value * below;
    value *= below * centuries;
  }
  out[coordinate] = (out[coordinate] as number) + value;
  out[coordinate + 3] = (out[coordinate + 3] as number) + rate;
}
