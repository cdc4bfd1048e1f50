import { FREQUENCY_UNIT, type Lattice, readLattice } from './lattice.js';
import { type Loop, STEPS, type Store, SUMS, storeFor } from './store.js';
import { SymbolReader, type Symbols } from './symbols.js';
import { POWERS, readTerms, type Wave } from './waves.js';

/**
 * A packed trigonometric series of three coordinates: `data` holds its waves (a wave is a frequency shared by all its terms) as flags and
 * numbers; how they are written is told in `tools/ephemeris/lib/symbols.mjs`.
 */
export interface SeriesTable {
  /** how many waves there are, in the order of their frequencies; or what their arguments are sums of */
  readonly waves: number | Lattice;
  /** quantum of a coefficient per coordinate (radian, radian, au) at power 0 of T */
  readonly unit: readonly [number, number, number];
  /** centuries: the quantum of power p is unit / scaleᵖ */
  readonly scale: number;
  /** rate per day below which the rate of a term is left out, per coordinate */
  readonly rateCut: readonly [number, number, number];
  /** polynomials in T added to each coordinate */
  readonly secular: readonly [readonly number[], readonly number[], readonly number[]];
  readonly data: string;
}

/** A wave as it is summed. */
interface Placed {
  /** 512ths of a turn per century, and what T² and T³ and T⁴ add, likewise */
  readonly frequency: number;
  readonly bent: readonly number[];
  /** list (twice the slot, and one more where its rate counts), cosine and sine of each term */
  readonly terms: readonly number[];
  /** whether it is large, or its argument is no line */
  readonly careful: boolean;
  /** waves of one kind stand together: what it holds at power 0 of T in each coordinate (nothing, a slow term, a fast one); careful ones come first */
  readonly kind: number;
}

/** Terms of one coordinate and power of T, all of whose rates count or none of whose do. */
interface TermList {
  readonly power: number;
  readonly fast: boolean;
  /** numbers of its first term in the store and of one past its last */
  readonly from: number;
  readonly to: number;
  /** place of its sum */
  readonly sum: number;
}

/** What a loop of the store is called with. */
interface Stretch {
  readonly loop: Loop;
  readonly from: number;
  to: number;
  readonly sum: number;
  /** what comes before it has less: the first wave that it opens, or half a wave more than the last of those that others open */
  order: number;
}

/** A decoded series; angles in steps of the table of sines. */
export interface Series {
  readonly secular: SeriesTable['secular'];
  readonly stretches: readonly Stretch[];
  /** the store's sums; three for each slot: of the slow terms, of the fast ones, and of the rates of these */
  readonly sums: Float64Array;
  /** coordinate and power of T */
  readonly slots: readonly (readonly [coordinate: number, power: number])[];
}

/** quanta of the arguments' coefficients of T², T³, T⁴ in turns, for a coefficient of one unit */
const BENDS = [1 / 256, 1 / 2048, 1 / 16384] as const;
/** largest coefficient (radian, au) of a wave whose cosine and sine may be wrong by 4e-8 */
const LARGE = 1e-4;
/** days */
const CENTURY = 36525;
/** kinds of waves that are not careful are numbered from here */
const PLAIN = 27;
const STEP = 601;

/** Reads the waves of a table. */
export function readWaves(symbols: Symbols, waves: SeriesTable['waves']): Wave[] {
  if (typeof waves !== 'number') return readLattice(symbols, waves);
  const all: Wave[] = [];
  const last: [number, number, number] = [0, 0, 0];
  let step = 0;
  for (let k = 0; k < waves; k++) {
    const { terms, largest } = readTerms(symbols, { sort: 2, directions: [], sizes: [], last }, [1, 0], false, 0);
    step += symbols.number(STEP);
    const finer = 32 - Math.clz32(largest);
    all.push({ terms, largest, turns: [(step + (symbols.bits(finer) + 0.5) / 2 ** finer) * FREQUENCY_UNIT, 0, 0, 0] });
  }
  return all;
}

/** Returns a wave as it is summed: its frequency has as many bits as its largest coefficient. */
export function place({ terms, largest, turns }: Wave, { unit, scale, rateCut }: SeriesTable): Placed {
  const parts = 2 ** (32 - Math.clz32(largest));
  const steps = (turns[0] as number) / FREQUENCY_UNIT;
  const whole = Math.floor(steps);
  const frequency = (whole + (Math.floor((steps - whole) * parts) + 0.5) / parts) * (STEPS * FREQUENCY_UNIT);
  const bent = BENDS.map(
    (quantum, i) => (Math.round(((turns[i + 1] as number) / quantum) * parts) * STEPS * quantum) / parts + 0,
  );
  let careful = bent[0] !== 0;
  let kind = 0;
  const listed: number[] = [];
  for (let i = 0; i < terms.length; i += 3) {
    const slot = terms[i] as number;
    const coordinate = Math.floor(slot / POWERS);
    const quantum = (unit[coordinate] as number) / scale ** (slot % POWERS);
    const cosine = (terms[i + 1] as number) * quantum;
    const sine = (terms[i + 2] as number) * quantum;
    const size = Math.abs(cosine) + Math.abs(sine);
    const fast = size * (((2 * Math.PI) / STEPS) * frequency) >= (rateCut[coordinate] as number) * CENTURY ? 1 : 0;
    careful ||= size > LARGE;
    if (slot % POWERS === 0) kind += (fast + 1) * 3 ** (2 - coordinate);
    listed.push(2 * slot + fast, cosine, sine);
  }
  return { frequency, bent, terms: listed, careful, kind: careful ? kind : kind + PLAIN };
}

/**
 * Decodes a packed series.
 * @returns what `evaluateSeries` reads
 */
export function decodeSeries(table: SeriesTable): Series {
  const waves = readWaves(new SymbolReader(table.data), table.waves).map((wave) => place(wave, table));
  waves.sort((a, b) => a.kind - b.kind);
  const n = waves.length;
  let terms = 0;
  for (const wave of waves) terms += wave.terms.length / 3;
  // A wave may want one term more, if it is bent or nothing opens it.
  const store = storeFor(n, terms + n);
  const first = store.waves;
  store.waves += n;
  const slots: [number, number][] = [];
  const lists = putLists(waves, store, first, slots);
  let careful = 0;
  while (careful < n && waves[careful]?.careful) careful++;
  const stretches: Stretch[] = [{ loop: store.openCareful, from: first, to: first + careful, sum: 0, order: -2 }];
  const from = store.terms;
  waves.forEach(({ frequency, bent }, k) => {
    const [second = 0, third = 0, fourth = 0] = bent;
    store.frequency[first + k] = frequency;
    store.curvature[first + k] = second;
    if (second !== 0 && (third !== 0 || fourth !== 0)) store.put(first + k, third, fourth);
  });
  stretches.push({ loop: store.bend, from, to: store.terms, sum: 0, order: -1 });
  layOut(lists, stretches, store, { first, careful, n, spare: 3 * slots.length });
  return { secular: table.secular, stretches, sums: store.sums, slots };
}

/**
 * Puts all terms into a store, list by list.
 *
 * @param slots receives coordinate and power of what has terms
 */
function putLists(waves: readonly Placed[], store: Store, first: number, slots: [number, number][]): TermList[] {
  const lists: TermList[] = [];
  for (let list = 0; list < 6 * POWERS; list++) {
    const from = store.terms;
    waves.forEach(({ terms }, k) => {
      for (let i = 0; i < terms.length; i += 3)
        if (terms[i] === list) store.put(first + k, terms[i + 1] as number, terms[i + 2] as number);
    });
    if (store.terms === from) continue;
    const slot = Math.floor(list / 2);
    const power = slot % POWERS;
    const coordinate = Math.floor(slot / POWERS);
    const old = slots.at(-1);
    if (old === undefined || old[0] !== coordinate || old[1] !== power) slots.push([coordinate, power]);
    const fast = list % 2 === 1;
    lists.push({ power, fast, from, to: store.terms, sum: 3 * (slots.length - 1) + (fast ? 1 : 0) });
  }
  return lists;
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
