import { BitReader } from './bits.js';
import { IntegerReader } from './integers.js';

/**
 * A packed trigonometric series of three coordinates: `text` holds the terms, `data` the frequencies of its waves (a wave is a
 * frequency shared by all its terms); the layout is written down in `tools/ephemeris/lib/pack.mjs`.
 */
export interface SeriesTable {
  /** how many waves of each kind there are, as they come; within a kind they are sorted by frequency */
  readonly groups: readonly number[];
  /** how many of the first waves are careful ones: large, or with a curved argument */
  readonly careful: number;
  /** quantum of a coefficient per coordinate (radian, radian, au) at power 0 of T */
  readonly unit: readonly [number, number, number];
  /** centuries: the quantum of power p is unit / scaleᵖ */
  readonly scale: number;
  /** polynomials in T added to each coordinate */
  readonly secular: readonly [readonly number[], readonly number[], readonly number[]];
  /** Exp-Golomb order of the frequency step, for each kind */
  readonly orders: readonly number[];
  /** whether arguments carry terms in T², T³, T⁴ */
  readonly curved: boolean;
  readonly data: string;
  readonly text: string;
}

/** Terms of one coordinate and power of T, in runs of neighbouring waves; c·cos + s·sin, two numbers a term. */
interface Slot {
  readonly coordinate: number;
  readonly power: number;
  /** terms whose rate counts: first wave and one past the last of each run */
  readonly fastRuns: Uint16Array;
  readonly fast: Float64Array;
  /** terms whose rate is too small to count */
  readonly slowRuns: Uint16Array;
  readonly slow: Float64Array;
}

/** A decoded series; angles in steps of the table `circle`. */
export interface Series {
  readonly secular: SeriesTable['secular'];
  /** steps per century */
  readonly frequency: Float64Array;
  /** steps per century², for the first waves, which are the large ones and all that are curved */
  readonly curvature: Float64Array;
  /** waves with terms in T³ and T⁴, and those two */
  readonly bent: Uint16Array;
  readonly bends: Float64Array;
  readonly slots: readonly Slot[];
  /** scratch: cosine and sine of every wave */
  readonly phase: Float64Array;
  /** scratch: a value and a rate */
  readonly sum: Float64Array;
  /** cosine and sine of every step of a turn */
  readonly circle: Float64Array;
}

/** quanta of the arguments' coefficients of T, T², T³, T⁴ in turns, for a coefficient of one unit */
const FREQUENCY_UNIT = 1 / 32;
const CURVATURE_UNIT = 1 / 256;
const BEND_UNIT = 1 / 2048;
const BEND2_UNIT = 1 / 16384;
/** steps of the sine table in a turn, a power of two */
const STEPS = 512;

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

/**
 * Decodes a packed series.
 * @returns typed arrays ready for `evaluateSeries`
 */
export function decodeSeries(table: SeriesTable): Series {
  let n = 0;
  for (const group of table.groups) n += group;
  const largest = new Int32Array(n);
  const slots = readSlots(table, largest);
  return {
    secular: table.secular,
    ...readFrequencies(table, largest),
    slots,
    phase: new Float64Array(2 * n),
    sum: new Float64Array(2),
    circle: circleTable(),
  };
}

/** Reads all terms; `largest` receives for each wave the magnitudes of its coefficients, in units, joined bit by bit. */
function readSlots({ text, unit, scale }: SeriesTable, largest: Int32Array): Slot[] {
  const reader = new IntegerReader(text);
  const slots: Slot[] = [];
  for (let slot = 0; slot < 18; slot++) {
    const coordinate = Math.floor(slot / 6);
    const power = slot % 6;
    const quantum = (unit[coordinate] as number) / scale ** power;
    const slowRuns = readRuns(reader);
    const slow = reader.pairs(slowRuns, quantum, largest);
    const fastRuns = readRuns(reader);
    const fast = reader.pairs(fastRuns, quantum, largest);
    if (slowRuns.length + fastRuns.length > 0) slots.push({ coordinate, power, fastRuns, fast, slowRuns, slow });
  }
  return slots;
}

/** Reads runs of neighbouring waves: first wave and one past the last of each. */
function readRuns(reader: IntegerReader): Uint16Array {
  const count = 2 * reader.next();
  const runs = new Uint16Array(count);
  let at = 0;
  for (let r = 0; r < count; r += 2) {
    at += reader.next();
    runs[r] = at;
    at += reader.next() + 1;
    runs[r + 1] = at;
  }
  return runs;
}

/** Reads the frequencies, which have as many bits as the largest coefficients of their waves. */
function readFrequencies(
  table: SeriesTable,
  largest: Int32Array,
): Pick<Series, 'frequency' | 'curvature' | 'bent' | 'bends'> {
  const { careful, groups, orders, curved } = table;
  const bits = new BitReader(table.data);
  const frequency = new Float64Array(largest.length);
  const curvature = new Float64Array(careful);
  const bent: number[] = [];
  const bends: number[] = [];
  let k = 0;
  for (let kind = 0; kind < groups.length; kind++) {
    const order = orders[kind] as number;
    let step = 0;
    for (const end = k + (groups[kind] as number); k < end; k++) {
      step += bits.golomb(order);
      const extra = 32 - Math.clz32(largest[k] as number);
      const parts = 2 ** extra;
      frequency[k] = (step + (bits.take(extra) + 0.5) / parts) * (STEPS * FREQUENCY_UNIT);
      if (!curved || k >= careful) continue;
      const second = bits.signed(0);
      if (second === 0) continue;
      const fine = STEPS / parts;
      curvature[k] = second * fine * CURVATURE_UNIT;
      const third = bits.signed(0);
      const fourth = bits.signed(0);
      if (third === 0 && fourth === 0) continue;
      bent.push(k);
      bends.push(third * fine * BEND_UNIT, fourth * fine * BEND2_UNIT);
    }
  }
  return { frequency, curvature, bent: Uint16Array.from(bent), bends: Float64Array.from(bends) };
}

/**
 * Fills `phase` with the cosine and sine of every wave: nearest entry of the table turned by the remainder (at most 0.0062
 * rad) by its Taylor series; absolute error below 1e-13 for the first, careful waves and 4e-8 for the small ones.
 * The literals stay inside, for module constants cost a load in these loops.
 */
function fillPhases({ frequency, curvature, phase, circle }: Series, centuries: number): void {
  const careful = curvature.length;
  for (let k = 0; k < careful; k++) {
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
  for (let k = careful; k < frequency.length; k++) {
    const steps = centuries * (frequency[k] as number);
    const whole = steps + 6755399441055744 - 6755399441055744;
    const d = (steps - whole) * 0.01227184630308513;
    const i = (whole & 511) << 1;
    const c = 1 - 0.5 * d * d;
    const p = circle[i] as number;
    const q = circle[i + 1] as number;
    phase[2 * k] = p * c - q * d;
    phase[2 * k + 1] = q * c + p * d;
  }
}

/** Turns the few waves whose arguments have terms in T³ and T⁴ by those (small angles: second order suffices). */
function bend({ bent, bends, phase }: Series, centuries: number): void {
  const cube = centuries * centuries * centuries * ((2 * Math.PI) / STEPS);
  for (let j = 0; j < bent.length; j++) {
    const at = 2 * (bent[j] as number);
    const d = cube * ((bends[2 * j] as number) + centuries * (bends[2 * j + 1] as number));
    const c = phase[at] as number;
    const s = phase[at + 1] as number;
    phase[at] = c - d * (s + 0.5 * d * c);
    phase[at + 1] = s + d * (c - 0.5 * d * s);
  }
}

/**
 * Evaluates a series and its derivative.
 * @param centuries Julian centuries TT from J2000
 * @param out receives three coordinates, then their derivatives per century
 */
export function evaluateSeries(series: Series, centuries: number, out: Float64Array): void {
  fillPhases(series, centuries);
  bend(series, centuries);
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

/** Sums the terms whose rates count: value into sum[0], rate (per step of the table) into sum[1]. */
function sumFast(
  runs: Uint16Array,
  term: Float64Array,
  frequency: Float64Array,
  phase: Float64Array,
  sum: Float64Array,
): void {
  let value = 0;
  let rate = 0;
  let t = 0;
  for (let r = 0; r < runs.length; r += 2) {
    const end = runs[r + 1] as number;
    for (let k = runs[r] as number; k < end; k++) {
      const c = phase[2 * k] as number;
      const s = phase[2 * k + 1] as number;
      const a = term[t] as number;
      const b = term[t + 1] as number;
      value += a * c + b * s;
      rate += (frequency[k] as number) * (b * c - a * s);
      t += 2;
    }
  }
  sum[0] = value;
  sum[1] = rate;
}

/** Returns the sum of the terms whose rates are left out. */
function sumSlow(runs: Uint16Array, term: Float64Array, phase: Float64Array): number {
  let value = 0;
  let t = 0;
  for (let r = 0; r < runs.length; r += 2) {
    const end = 2 * (runs[r + 1] as number);
    for (let at = 2 * (runs[r] as number); at < end; at += 2) {
      value += (term[t] as number) * (phase[at] as number) + (term[t + 1] as number) * (phase[at + 1] as number);
      t += 2;
    }
  }
  return value;
}

/** Adds the terms of one coordinate and power of T. */
function addSlot(slot: Slot, series: Series, centuries: number, out: Float64Array): void {
  const { coordinate, power } = slot;
  const { phase, sum } = series;
  sumFast(slot.fastRuns, slot.fast, series.frequency, phase, sum);
  let value = (sum[0] as number) + sumSlow(slot.slowRuns, slot.slow, phase);
  let rate = (sum[1] as number) * ((2 * Math.PI) / STEPS);
  for (let p = 0; p < power; p++) {
    // d(T·f) = f + T·f′
    rate = value + centuries * rate;
    value *= centuries;
  }
  out[coordinate] = (out[coordinate] as number) + value;
  out[coordinate + 3] = (out[coordinate + 3] as number) + rate;
}
