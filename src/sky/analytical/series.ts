import { BitReader } from './bits.js';
import { type Loop, STEPS, type Store, SUMS, storeFor } from './store.js';
import { readTerms } from './terms.js';

/**
 * A packed trigonometric series of three coordinates: `data` holds its terms and then the frequencies of its waves (a wave is a
 * frequency shared by all its terms); the layout is written down in `tools/ephemeris/lib/pack.mjs`.
 */
export interface SeriesTable {
  /** how many waves of each kind there are, as they come; within a kind they are sorted by frequency */
  readonly groups: readonly number[];
  /** how many terms there are */
  readonly terms: number;
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
}

/** Terms of one coordinate and power of T, all of whose rates count or none of whose do. */
interface TermList {
  readonly power: number;
  readonly fast: boolean;
  /** first wave and one past the last of each run of neighbouring waves */
  readonly runs: Uint16Array;
  /** number of its first term in the store */
  readonly from: number;
  /** place of its sum */
  readonly sum: number;
}

/** What a loop of the store is called with. */
export interface Run {
  readonly loop: Loop;
  readonly from: number;
  readonly to: number;
  readonly sum: number;
}

/** The same while the series is laid out. */
interface Stretch extends Run {
  to: number;
  /** what comes before it has less: the first wave that it opens, or half a wave more than the last of those that others open */
  order: number;
}

/** A decoded series; angles in steps of the table of sines. */
export interface Series {
  readonly secular: SeriesTable['secular'];
  readonly stretches: readonly Run[];
  /** the store's sums; three for each slot: of the slow terms, of the fast ones, and of the rates of these */
  readonly sums: Float64Array;
  /** coordinate and power of T */
  readonly slots: readonly (readonly [coordinate: number, power: number])[];
}

/** quanta of the arguments' coefficients of T, T², T³, T⁴ in turns, for a coefficient of one unit */
const FREQUENCY_UNIT = 1 / 32;
const CURVATURE_UNIT = 1 / 256;
const BEND_UNIT = 1 / 2048;
const BEND2_UNIT = 1 / 16384;
/** Exp-Golomb orders of runs: how many there are and what is left out between them, how long they are */
const GAP_ORDER = 2;
const LENGTH_ORDER = 0;

/**
 * Decodes a packed series.
 * @returns what `evaluateSeries` reads
 */
export function decodeSeries(table: SeriesTable): Series {
  const { careful, groups, secular, terms } = table;
  let n = 0;
  for (const group of groups) n += group;
  // A wave may want one term more, if it is bent or nothing opens it.
  const store = storeFor(n, terms + n);
  const first = store.waves;
  store.waves += n;
  const largest = new Int32Array(n);
  const slots: [number, number][] = [];
  const bits = new BitReader(table.data);
  const lists = readLists(table, bits, largest, store, first, slots);
  const stretches: Stretch[] = [{ loop: store.openCareful, from: first, to: first + careful, sum: 0, order: -2 }];
  const from = store.terms;
  readFrequencies(table, bits, largest, store, first);
  stretches.push({ loop: store.bend, from, to: store.terms, sum: 0, order: -1 });
  layOut(lists, stretches, store, { first, careful, n, spare: 3 * slots.length });
  return { secular, stretches, sums: store.sums, slots };
}

/**
 * Reads all terms into a store.
 *
 * @param largest receives for each wave the magnitudes of its coefficients, in units, joined bit by bit
 * @param slots receives coordinate and power of what has terms
 */
function readLists(
  { unit, scale }: SeriesTable,
  bits: BitReader,
  largest: Int32Array,
  store: Store,
  first: number,
  slots: [number, number][],
): TermList[] {
  const lists: TermList[] = [];
  for (let slot = 0; slot < 18; slot++) {
    const coordinate = Math.floor(slot / 6);
    const power = slot % 6;
    const quantum = (unit[coordinate] as number) / scale ** power;
    const sum = 3 * slots.length;
    const before = lists.length;
    for (const fast of [false, true]) {
      const runs = readRuns(bits);
      if (runs.length === 0) continue;
      const from = store.terms;
      store.terms = readTerms(bits, runs, quantum, largest, store, first);
      lists.push({ power, fast, runs, from, sum: fast ? sum + 1 : sum });
    }
    if (lists.length > before) slots.push([coordinate, power]);
  }
  return lists;
}

/** Reads runs of neighbouring waves: first wave and one past the last of each. */
function readRuns(bits: BitReader): Uint16Array {
  const count = 2 * bits.golomb(GAP_ORDER);
  const runs = new Uint16Array(count);
  let at = 0;
  for (let r = 0; r < count; r += 2) {
    at += bits.golomb(GAP_ORDER);
    runs[r] = at;
    at += bits.golomb(LENGTH_ORDER) + 1;
    runs[r + 1] = at;
  }
  return runs;
}

/** Reads the frequencies, which have as many bits as the largest coefficients of their waves; what bends a wave stands as a term. */
function readFrequencies(
  { careful, groups, orders, curved }: SeriesTable,
  bits: BitReader,
  largest: Int32Array,
  store: Store,
  first: number,
): void {
  const { frequency, curvature } = store;
  let k = 0;
  for (let kind = 0; kind < groups.length; kind++) {
    const order = orders[kind] as number;
    let step = 0;
    for (const end = k + (groups[kind] as number); k < end; k++) {
      step += bits.golomb(order);
      const extra = 32 - Math.clz32(largest[k] as number);
      const parts = 2 ** extra;
      frequency[first + k] = (step + (bits.take(extra) + 0.5) / parts) * (STEPS * FREQUENCY_UNIT);
      if (!curved || k >= careful) continue;
      const second = bits.signed(0);
      if (second === 0) continue;
      const fine = STEPS / parts;
      curvature[first + k] = second * fine * CURVATURE_UNIT;
      const third = bits.signed(0);
      const fourth = bits.signed(0);
      if (third !== 0 || fourth !== 0) store.put(first + k, third * fine * BEND_UNIT, fourth * fine * BEND2_UNIT);
    }
  }
}

/**
 * Cuts the lists into stretches. A small wave is opened by the first list that has it at power 0, or, if none has, by a term of nothing;
 * the others find it open. The terms of a list keep their order, and so do the sums.
 *
 * @param of numbers of the first wave in the store, of careful waves and of all, and the place of a sum that nobody reads
 */
function layOut(
  lists: readonly TermList[],
  stretches: Stretch[],
  store: Store,
  { first, careful, n, spare }: { first: number; careful: number; n: number; spare: number },
): void {
  const open = new Uint8Array(n).fill(1, 0, careful);
  for (const { power, fast, runs, from, sum } of lists) {
    let at = from;
    let last: Stretch | undefined;
    let opens = false;
    for (let r = 0; r < runs.length; r += 2) {
      const end = runs[r + 1] as number;
      // What opens waves takes neighbours only.
      if (opens) last = undefined;
      for (let k = runs[r] as number; k < end; k++) {
        const opening = power === 0 && open[k] === 0;
        if (last === undefined || opens !== opening) {
          opens = opening;
          const loop = opens ? (fast ? store.openFast : store.openSlow) : fast ? store.addFast : store.addSlow;
          last = { loop, from: at, to: at, sum, order: k };
          stretches.push(last);
        }
        last.to = ++at;
        if (opening) open[k] = 1;
        else last.order = k + 0.5;
      }
    }
  }
  for (let k = 0; k < n; k++) {
    if (open[k] === 1) continue;
    const from = store.terms;
    store.put(first + k, 0, 0);
    stretches.push({ loop: store.openSlow, from, to: from + 1, sum: spare, order: k });
  }
  stretches.sort((a, b) => a.order - b.order);
}

/**
 * Evaluates a series and its derivative.
 * @param centuries Julian centuries TT from J2000
 * @param out receives three coordinates, then their derivatives per century
 */
export function evaluateSeries(series: Series, centuries: number, out: Float64Array): void {
  const { sums, stretches, slots } = series;
  for (let i = 0; i < SUMS; i++) sums[i] = 0;
  for (const { loop, from, to, sum } of stretches) loop(from, to, centuries, sum);
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
  for (let i = 0; i < slots.length; i++) {
    const [coordinate, power] = slots[i] as Series['slots'][number];
    let value = (sums[3 * i + 1] as number) + (sums[3 * i] as number);
    let rate = (sums[3 * i + 2] as number) * ((2 * Math.PI) / STEPS);
    for (let p = 0; p < power; p++) {
      // d(T·f) = f + T·f′
      rate = value + centuries * rate;
      value *= centuries;
    }
    out[coordinate] = (out[coordinate] as number) + value;
    out[coordinate + 3] = (out[coordinate + 3] as number) + rate;
  }
}
