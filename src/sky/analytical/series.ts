import { CENTURY } from '../../time/julian.js';
import { FREQUENCY_UNIT, type Lattice, readLattice, STEP } from './lattice.js';
import { type Loop, STEPS, type Store, SUMS, storeFor } from './store.js';
import { lengthOf, SymbolReader, type Symbols } from './symbols.js';
import { familyOf, open, POWERS, UNIT, Waves } from './waves.js';

/**
 * A packed trigonometric series of three coordinates: its waves (a wave is a frequency shared by all its terms) as answers
 * and numbers; how they are written is told in `tools/ephemeris/lib/symbols.ts`.
 */
export interface SeriesTable {
  readonly waves: number;
  readonly terms: number;
  /** without it waves come in the order of their frequencies */
  readonly lattice?: Lattice;
  /** quantum of a coefficient per coordinate (radian, radian, au) at power 0 of T */
  readonly unit: readonly [number, number, number];
  /** centuries: the quantum of power p is unit / scaleᵖ */
  readonly scale: number;
  /** per day and coordinate; smaller rates are left out */
  readonly rateCut: readonly [number, number, number];
  /** polynomials in T added to each coordinate */
  readonly secular: readonly [readonly number[], readonly number[], readonly number[]];
  /** base64 */
  readonly answers: string;
  readonly numbers: string;
}

/** Terms of one coordinate and power of T, all with rates or all without. */
interface TermList {
  readonly power: number;
  readonly fast: boolean;
  /** in the store: the first term and one past the last */
  readonly from: number;
  readonly to: number;
  readonly sum: number;
}

export interface Run {
  readonly loop: Loop;
  readonly from: number;
  readonly to: number;
  readonly sum: number;
}

interface Stretch extends Run {
  to: number;
  /** what comes before it has less: the first wave that it opens, or half a wave more than the last of those that others open */
  order: number;
}

/** Angles are in steps of the table of sines. */
export interface Series {
  readonly secular: SeriesTable['secular'];
  readonly stretches: readonly Run[];
  /** the store's sums; three for each slot: of the slow terms, of the fast ones, and of the rates of these */
  readonly sums: Float64Array;
  /** coordinate and power of T */
  readonly slots: readonly (readonly [coordinate: number, power: number])[];
}

/** quanta of the arguments' coefficients of T², T³, T⁴ in turns, for a coefficient of one unit */
export const CURVATURE_UNIT = 1 / 256;
export const BEND_UNIT = 1 / 2048;
export const BEND2_UNIT = 1 / 16384;
/** largest coefficient (radian, au) of a wave whose cosine and sine may be wrong by 4e-8 */
const LARGE = 1e-4;
/** more than the number of waves; all of a number is below 2⁵³ */
const FINE = 2 ** 24;
const ROOM = 4096;
/** kinds of waves that are not careful are numbered from here, all kinds up to twice this */
const PLAIN = 27;
/** slow and fast terms of three coordinates */
const LISTS = 6 * POWERS;

/** In the order of their frequencies. */
export function readWaves(symbols: Symbols, { lattice, waves: n, terms }: SeriesTable): [Waves, Uint16Array] {
  const waves = new Waves(n, terms);
  const { turns, largest } = waves;
  const order = Uint16Array.from(largest, (_, k) => k);
  if (lattice !== undefined) {
    readLattice(symbols, lattice, waves);
    // Sorting plain numbers, with the wave in the last digits, is much faster than a comparator.
    const keys = Float64Array.from(order, (k) => Math.round((turns[4 * k] as number) * FINE) * ROOM + k).sort();
    return [waves, order.map((_, i) => (keys[i] as number) % ROOM)];
  }
  const family = familyOf(2);
  let step = 0;
  for (let k = 0; k < n; k++) {
    open(family);
    waves.read(symbols, family, UNIT, 0, false, 0, false);
    step += symbols.number(STEP);
    const finer = lengthOf(largest[k] as number);
    turns[4 * k] = (step + (symbols.bits(finer) + 0.5) / 2 ** finer) * FREQUENCY_UNIT;
  }
  return [waves, order];
}

/** @returns what `evaluateSeries` reads */
export function decodeSeries(table: SeriesTable): Series {
  const { waves: n, terms, unit, scale, rateCut, secular } = table;
  const [waves, order] = readWaves(new SymbolReader(table.answers, table.numbers), table);
  // A wave may want one term more, if it is bent or nothing opens it.
  const store = storeFor(n, terms + n);
  const first = store.waves;
  store.waves += n;
  const { from, largest, turns, slot, cosine, sine } = waves;

  // What it holds at power 0 of T in each coordinate (nothing, a slow term, a fast one) is the kind of a wave; careful ones come first.
  const frequency = new Float64Array(n);
  const kind = new Uint8Array(n);
  const list = new Uint8Array(terms);
  // of each slot: its quantum, from how many quanta on a term is large, how many times a frequency it has to be for its rate to count, and
  // what it adds to the kind
  const quanta = new Float64Array(3 * POWERS);
  const large = new Uint32Array(3 * POWERS);
  const quick = new Float64Array(3 * POWERS);
  const adds = new Uint8Array(3 * POWERS);
  for (let i = 0; i < 3 * POWERS; i++) {
    const coordinate = Math.floor(i / POWERS);
    const quantum = (unit[coordinate] as number) / scale ** (i % POWERS);
    quanta[i] = quantum;
    large[i] = LARGE / quantum;
    quick[i] = ((rateCut[coordinate] as number) * CENTURY * STEPS) / (2 * Math.PI * quantum);
    if (i % POWERS === 0) adds[i] = 3 ** (2 - coordinate);
  }
  for (let k = 0; k < n; k++) {
    // A frequency has as many bits as the largest coefficient.
    const parts = 2 ** lengthOf(largest[k] as number);
    const steps = (turns[4 * k] as number) / FREQUENCY_UNIT;
    const whole = Math.floor(steps);
    const omega = (whole + (Math.floor((steps - whole) * parts) + 0.5) / parts) * (STEPS * FREQUENCY_UNIT);
    let careful = Math.round(((turns[4 * k + 1] as number) / CURVATURE_UNIT) * parts) !== 0;
    let own = 0;
    for (let t = from[k] as number; t < (from[k + 1] as number); t++) {
      const s = slot[t] as number;
      const size = Math.abs(cosine[t] as number) + Math.abs(sine[t] as number);
      const fast = size * omega >= (quick[s] as number) ? 1 : 0;
      if (size > (large[s] as number)) careful = true;
      own += (fast + 1) * (adds[s] as number);
      list[t] = 2 * s + fast;
    }
    frequency[k] = omega;
    kind[k] = careful ? own : own + PLAIN;
  }

  const before = startsOf(kind, 2 * PLAIN, 0);
  const placed = new Uint16Array(n);
  for (const k of order) placed[(before[kind[k] as number] as number)++] = k;
  const next = startsOf(list, LISTS, store.terms);
  const lists: TermList[] = [];
  const slots: [number, number][] = [];
  for (let l = 0; l < LISTS; l++) {
    const start = next[l] as number;
    const end = l + 1 < LISTS ? (next[l + 1] as number) : store.terms + terms;
    if (start === end) continue;
    const power = Math.floor(l / 2) % POWERS;
    const coordinate = Math.floor(l / (2 * POWERS));
    const last = slots.at(-1);
    if (last === undefined || last[0] !== coordinate || last[1] !== power) slots.push([coordinate, power]);
    const fast = l % 2 === 1;
    lists.push({ power, fast, from: start, to: end, sum: 3 * slots.length - (fast ? 2 : 3) });
  }
  store.terms += terms;
  const bends = store.terms;
  let careful = 0;
  for (let i = 0; i < n; i++) {
    const k = placed[i] as number;
    if ((kind[k] as number) < PLAIN) careful++;
    store.frequency[first + i] = frequency[k] as number;
    for (let t = from[k] as number; t < (from[k + 1] as number); t++) {
      const at = (next[list[t] as number] as number)++;
      const quantum = quanta[slot[t] as number] as number;
      store.wave[at] = first + i;
      store.cos[at] = (cosine[t] as number) * quantum;
      store.sin[at] = (sine[t] as number) * quantum;
    }
    if (turns[4 * k + 1] === 0) continue;
    const parts = 2 ** lengthOf(largest[k] as number);
    const bend = (power: number, quantum: number): number =>
      Math.round(((turns[4 * k + power - 1] as number) / quantum) * parts) * ((STEPS * quantum) / parts) + 0;
    const second = bend(2, CURVATURE_UNIT);
    store.curvature[first + i] = second;
    if (second !== 0 && (bend(3, BEND_UNIT) !== 0 || bend(4, BEND2_UNIT) !== 0))
      store.put(first + i, bend(3, BEND_UNIT), bend(4, BEND2_UNIT));
  }
  const stretches: Stretch[] = [
    { loop: store.openCareful, from: first, to: first + careful, sum: 0, order: -2 },
    { loop: store.bend, from: bends, to: store.terms, sum: 0, order: -1 },
  ];
  layOut(lists, stretches, store, { first, careful, n, spare: 3 * slots.length });
  return { secular, stretches, sums: store.sums, slots };
}

/** Returns where each class begins when what belongs to it is put together, from a number on. */
function startsOf(classes: Uint8Array, count: number, first: number): Uint16Array {
  const starts = new Uint16Array(count);
  for (const own of classes) starts[own] = (starts[own] as number) + 1;
  let at = first;
  for (let i = 0; i < count; i++) {
    const many = starts[i] as number;
    starts[i] = at;
    at += many;
  }
  return starts;
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
  for (const { power, fast, from, to, sum } of lists) {
    let last: Stretch | undefined;
    let opens = false;
    let before = -1;
    for (let at = from; at < to; at++) {
      const k = (store.wave[at] as number) - first;
      const opening = power === 0 && open[k] === 0;
      // What opens waves takes neighbours only.
      if (last === undefined || opens !== opening || (opens && k !== before + 1)) {
        opens = opening;
        const loop = opens ? (fast ? store.openFast : store.openSlow) : fast ? store.addFast : store.addSlow;
        last = { loop, from: at, to: at, sum, order: k };
        stretches.push(last);
      }
      last.to = at + 1;
      if (opening) open[k] = 1;
      else last.order = k + 0.5;
      before = k;
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
