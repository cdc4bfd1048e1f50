// Packs a trigonometric series into what src/sky/analytical/series.ts reads.
import { FREQUENCY_UNIT } from '../../../src/sky/analytical/lattice.js';
import {
  BEND_UNIT,
  BEND2_UNIT,
  CURVATURE_UNIT,
  readWaves,
  type SeriesTable,
} from '../../../src/sky/analytical/series.js';
import { lengthOf, SymbolReader } from '../../../src/sky/analytical/symbols.js';
import { POWERS, type Waves } from '../../../src/sky/analytical/waves.js';
import { SymbolWriter, type Value } from './symbols.js';

/** A wave of a series: coefficients of T, T², T³, T⁴ of its argument in turns; slot → cosine and sine coefficient. */
export interface ExactWave {
  readonly turns: readonly number[];
  readonly slots: ReadonlyMap<number, readonly [number, number]>;
}

/** The same with slot, cosine and sine of each term in units, its argument rising. */
export interface Wave {
  readonly turns: readonly number[];
  readonly terms: readonly number[];
  /** magnitudes joined bit by bit */
  readonly largest: number;
}

function quantized({ turns, slots }: ExactWave, { unit, scale }: Pick<SeriesTable, 'unit' | 'scale'>): Wave {
  const sign = (turns[0] as number) < 0 ? -1 : 1;
  const terms: number[] = [];
  let largest = 0;
  for (const [slot, [a, b]] of [...slots].sort(([one], [other]) => one - other)) {
    const quantum = (unit[Math.floor(slot / POWERS)] as number) / scale ** (slot % POWERS);
    const cosine = Math.round(a / quantum) + 0;
    const sine = Math.round((sign * b) / quantum) + 0;
    if (cosine === 0 && sine === 0) continue;
    terms.push(slot, cosine, sine);
    largest |= Math.abs(cosine) | Math.abs(sine);
  }
  return { terms, largest, turns: turns.map((x) => sign * x + 0) };
}

/** Returns what is left of waves, in the order of their frequencies. */
export function wavesOf(kept: readonly ExactWave[], quanta: Pick<SeriesTable, 'unit' | 'scale'>): Wave[] {
  return kept
    .map((wave) => quantized(wave, quanta))
    .filter(({ largest }) => largest > 0)
    .sort((a, b) => (a.turns[0] as number) - (b.turns[0] as number));
}

/** Returns what is kept of a frequency: whole steps, and as many further bits as the largest coefficient has. */
export function frequencyOf(turns: number, largest: number): readonly [whole: number, fine: number] {
  const steps = turns / FREQUENCY_UNIT;
  const whole = Math.floor(steps);
  return [whole, Math.floor((steps - whole) * 2 ** lengthOf(largest))];
}

/** Yields the values of a wave's terms, in the order in which `read` of waves.ts asks for them. */
export function* termValues(terms: readonly number[]): Generator<Value> {
  for (let coordinate = 0; coordinate < 3; coordinate++) {
    const pairs = new Map<number, readonly [number, number]>();
    for (let i = 0; i < terms.length; i += 3) {
      const [slot = 0, cosine = 0, sine = 0] = terms.slice(i, i + 3);
      if (Math.floor(slot / POWERS) === coordinate) pairs.set(slot % POWERS, [sine, cosine]);
    }
    const powers = Math.max(0, ...[...pairs.keys()].map((power) => power + 1));
    yield powers;
    for (let power = 0; power < powers; power++) {
      const pair = pairs.get(power);
      if (power < powers - 1) yield pair === undefined ? 1 : 0;
      if (pair !== undefined) yield pair;
    }
  }
}

/** Yields the values of waves that come in the order of their frequencies. */
export function* sortedValues(waves: readonly Wave[]): Generator<Value> {
  let step = 0;
  for (const { terms, turns, largest } of waves) {
    yield* termValues(terms);
    const [whole, fine] = frequencyOf(turns[0] as number, largest);
    yield whole - step;
    yield fine;
    step = whole;
  }
}

function keptOf({ terms, largest, turns }: Wave): string {
  const bends = [CURVATURE_UNIT, BEND_UNIT, BEND2_UNIT].map(
    (quantum, i) => Math.round(((turns[i + 1] as number) / quantum) * 2 ** lengthOf(largest)) + 0,
  );
  return [terms, largest, frequencyOf(turns[0] as number, largest), bends].join();
}

function readBack({ from, slot, cosine, sine, largest, turns }: Waves, k: number): Wave {
  const terms: number[] = [];
  for (let t = from[k] as number; t < (from[k + 1] as number); t++)
    terms.push(slot[t] as number, cosine[t] as number, sine[t] as number);
  return { terms, largest: largest[k] as number, turns: [...turns.subarray(4 * k, 4 * k + 4)] };
}

/**
 * Returns the texts of a table's waves, which have been read again and are theirs.
 *
 * @param values what the reader asks for
 */
export function packed(
  waves: readonly Wave[],
  values: Iterable<Value>,
  table: Omit<SeriesTable, 'answers' | 'numbers'>,
) {
  const writer = new SymbolWriter([...values]);
  readWaves(writer, { ...table, answers: '', numbers: '' });
  const { answers, numbers, bytes } = writer.base64();
  const [found, order] = readWaves(new SymbolReader(answers, numbers), { ...table, answers, numbers });
  for (const [i, wave] of waves.entries()) {
    const got = keptOf(readBack(found, order[i] as number));
    if (got !== keptOf(wave)) throw new Error(`wave ${i} is ${keptOf(wave)} and was read as ${got}`);
  }
  return { answers, numbers, bytes, spent: writer.spent };
}
