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

/** Terms of one coordinate and power of T, in runs of neighbouring waves; c·cos + s·sin, two numbers a term. */
interface Slot {
  readonly coordinate: number;
  readonly power: number;
  /** terms whose rate counts: first wave and one past the last of each run */
  readonly fastRuns: Uint16Array;
  readonly fast: Float64Array;
  /** terms whose rate is below the table's `rateCut` */
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
const CENTURY = 36525;
/** largest coefficient (radian, au) of a wave whose cosine and sine may be wrong by 4e-8 */
const LARGE = 1e-4;

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

/** kinds of wave: what it holds at power 0 of each coordinate (nothing, a slow or a fast term), careful ones first */
const KINDS = 54;

/** The waves of a table as read, in typed arrays: growing lists of boxed numbers would make the first call slow. */
interface Draft {
  /** steps per century and its powers, four numbers a wave */
  readonly rates: Float64Array;
  readonly kind: Uint8Array;
  /** first term of each wave, and one past the last of all */
  readonly start: Uint16Array;
  /** of each term: twice the slot, plus 1 when its rate counts */
  readonly list: Uint8Array;
  /** of each term: c, s */
  readonly pair: Float64Array;
}

function readWaves(table: SeriesTable): Draft {
  const bits = new BitReader(table.data);
  const n = table.waves;
  // a term takes four bits at least, in practice twenty; a base64 character holds six
  const most = table.data.length;
  const draft: Draft = {
    rates: new Float64Array(4 * n),
    kind: new Uint8Array(n),
    start: new Uint16Array(n + 1),
    list: new Uint8Array(most),
    pair: new Float64Array(2 * most),
  };
  const { rates, start, list, pair } = draft;
  let step = 0;
  let term = 0;
  for (let k = 0; k < n; k++) {
    step += bits.golomb(table.orders[0]);
    let largest = 0;
    for (let coordinate = 0; coordinate < 3; coordinate++) {
      const order = table.orders[coordinate + 1] as number;
      const count = bits.golomb(0);
      for (let power = 0; power < count; power++) {
        const c = bits.signed(order);
        const s = bits.signed(order);
        if (c === 0 && s === 0) continue;
        largest = Math.max(largest, Math.abs(c), Math.abs(s));
        list[term] = 2 * (6 * coordinate + power);
        pair[2 * term] = c;
        pair[2 * term + 1] = s;
        term++;
      }
    }
    start[k + 1] = term;
    const extra = 32 - Math.clz32(largest);
    const fine = STEPS / 2 ** extra;
    rates[4 * k] = (step * 2 ** extra + bits.take(extra) + 0.5) * fine * FREQUENCY_UNIT;
    if (!table.curved) continue;
    const second = bits.signed(0);
    if (second === 0) continue;
    rates[4 * k + 1] = second * fine * CURVATURE_UNIT;
    rates[4 * k + 2] = bits.signed(0) * fine * BEND_UNIT;
    rates[4 * k + 3] = bits.signed(0) * fine * BEND2_UNIT;
  }
  classify(table, draft);
  return draft;
}

/** Turns coefficients from units into radians and au, and notes which rates count and what kind each wave is. */
function classify(table: SeriesTable, { rates, kind, start, list, pair }: Draft): void {
  const unit = new Float64Array(18);
  for (let slot = 0; slot < 18; slot++) {
    unit[slot] = (table.unit[Math.floor(slot / 6)] as number) / table.scale ** (slot % 6);
  }
  for (let k = 0; k < kind.length; k++) {
    const omega = ((2 * Math.PI) / STEPS) * (rates[4 * k] as number);
    let careful = rates[4 * k + 1] !== 0;
    let sort = 0;
    for (let j = start[k] as number; j < (start[k + 1] as number); j++) {
      const slot = (list[j] as number) >> 1;
      const coordinate = slot < 6 ? 0 : slot < 12 ? 1 : 2;
      const c = (pair[2 * j] as number) * (unit[slot] as number);
      const s = (pair[2 * j + 1] as number) * (unit[slot] as number);
      const size = Math.abs(c) + Math.abs(s);
      const fast = size * omega >= (table.rateCut[coordinate] as number) * CENTURY ? 1 : 0;
      careful ||= size > LARGE;
      if (slot === 6 * coordinate) sort += (fast + 1) * (coordinate === 0 ? 9 : coordinate === 1 ? 3 : 1);
      list[j] = 2 * slot + fast;
      pair[2 * j] = c;
      pair[2 * j + 1] = s;
    }
    kind[k] = careful ? sort : sort + KINDS / 2;
  }
}

/** Returns the order of the waves by kind, else as they come. */
function orderOf(kind: Uint8Array): Uint16Array {
  const next = new Uint16Array(KINDS + 1);
  for (const one of kind) next[one + 1] = (next[one + 1] as number) + 1;
  for (let i = 0; i < KINDS; i++) next[i + 1] = (next[i + 1] as number) + (next[i] as number);
  const order = new Uint16Array(kind.length);
  for (let k = 0; k < kind.length; k++) {
    const one = kind[k] as number;
    order[next[one] as number] = k;
    next[one] = (next[one] as number) + 1;
  }
  return order;
}

/**
 * Decodes a packed series.
 * @returns typed arrays ready for `evaluateSeries`
 */
export function decodeSeries(table: SeriesTable): Series {
  const draft = readWaves(table);
  const order = orderOf(draft.kind);
  const { rates, start, list, pair } = draft;
  const n = order.length;
  const total = start[n] as number;
  const sizes = new Uint16Array(36);
  for (let j = 0; j < total; j++) sizes[list[j] as number] = (sizes[list[j] as number] as number) + 1;
  const terms = Array.from(sizes, (size) => new Float64Array(2 * size));
  const runs = Array.from(sizes, (size) => new Uint16Array(2 * size));
  const filled = new Uint16Array(36);
  const ends = new Uint16Array(36);
  const frequency = new Float64Array(n);
  const curvature = new Float64Array(n);
  const bent: number[] = [];
  const bends: number[] = [];
  let careful = 0;
  for (let k = 0; k < n; k++) {
    const wave = order[k] as number;
    frequency[k] = rates[4 * wave] as number;
    curvature[k] = rates[4 * wave + 1] as number;
    if ((draft.kind[wave] as number) < KINDS / 2) careful = k + 1;
    if (rates[4 * wave + 2] !== 0 || rates[4 * wave + 3] !== 0) {
      bent.push(k);
      bends.push(rates[4 * wave + 2] as number, rates[4 * wave + 3] as number);
    }
    for (let j = start[wave] as number; j < (start[wave + 1] as number); j++) {
      const at = list[j] as number;
      const values = terms[at] as Float64Array;
      const run = runs[at] as Uint16Array;
      const term = filled[at] as number;
      const end = ends[at] as number;
      values[2 * term] = pair[2 * j] as number;
      values[2 * term + 1] = pair[2 * j + 1] as number;
      filled[at] = term + 1;
      if (end > 0 && run[end - 1] === k) {
        run[end - 1] = k + 1;
      } else {
        run[end] = k;
        run[end + 1] = k + 1;
        ends[at] = end + 2;
      }
    }
  }
  const slots: Slot[] = [];
  for (let slot = 0; slot < 18; slot++) {
    const slow = 2 * slot;
    if ((sizes[slow] as number) + (sizes[slow + 1] as number) === 0) continue;
    slots.push({
      coordinate: Math.floor(slot / 6),
      power: slot % 6,
      fastRuns: (runs[slow + 1] as Uint16Array).slice(0, ends[slow + 1]),
      fast: terms[slow + 1] as Float64Array,
      slowRuns: (runs[slow] as Uint16Array).slice(0, ends[slow]),
      slow: terms[slow] as Float64Array,
    });
  }
  return {
    secular: table.secular,
    frequency,
    curvature: curvature.slice(0, careful),
    bent: new Uint16Array(bent),
    bends: new Float64Array(bends),
    slots,
    phase: new Float64Array(2 * n),
    sum: new Float64Array(2),
    circle: circleTable(),
  };
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
