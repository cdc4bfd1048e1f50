// Packs a trigonometric series into what src/sky/analytical/series.ts reads.
import { FREQUENCY_UNIT } from '../../../src/sky/analytical/lattice.ts';
import { readWaves } from '../../../src/sky/analytical/series.ts';
import { SymbolWriter } from './symbols.mjs';

const lengthOf = (value) => 32 - Math.clz32(Math.abs(value));

/** a wave as the reader has it, from its exact terms; undefined where nothing is left of it */
export function quantized({ turns, slots }, { unit, scale }) {
  const sign = turns[0] < 0 ? -1 : 1;
  const terms = [];
  let largest = 0;
  for (const slot of [...slots.keys()].sort((a, b) => a - b)) {
    const [a, b] = slots.get(slot);
    const u = unit[Math.floor(slot / 6)] / scale ** (slot % 6);
    const pair = [Math.round(a / u), Math.round((sign * b) / u)];
    if (pair[0] === 0 && pair[1] === 0) continue;
    terms.push(slot, pair[0] + 0, pair[1] + 0);
    for (const v of pair) largest |= Math.abs(v);
  }
  return largest === 0 ? undefined : { terms, largest, turns: turns.map((x) => sign * x + 0) };
}

/** what of the first argument is kept */
export function frequencyOf({ turns, largest }) {
  const parts = 2 ** lengthOf(largest);
  const steps = turns[0] / FREQUENCY_UNIT;
  const whole = Math.floor(steps);
  return [whole, Math.floor((steps - whole) * parts)];
}

/** the values of a wave's terms, in the order in which readTerms of waves.ts asks for them; a pair is sine and cosine */
function* termValues({ terms }) {
  for (let coordinate = 0; coordinate < 3; coordinate++) {
    const pairs = new Map();
    for (let i = 0; i < terms.length; i += 3) {
      if (Math.floor(terms[i] / 6) === coordinate) pairs.set(terms[i] % 6, [terms[i + 2], terms[i + 1]]);
    }
    const powers = pairs.size === 0 ? 0 : Math.max(...pairs.keys()) + 1;
    yield powers;
    for (let power = 0; power < powers; power++) {
      const pair = pairs.get(power);
      if (power < powers - 1) yield pair === undefined ? 0 : 1;
      if (pair !== undefined) yield pair;
    }
  }
}

/** waves in the order of their frequencies */
export function* sortedValues(waves) {
  let step = 0;
  for (const wave of waves) {
    yield* termValues(wave);
    const [whole, fine] = frequencyOf(wave);
    yield whole - step;
    yield fine;
    step = whole;
  }
}

/**
 * @param {{turns: number[], slots: Map<number, [number, number]>}[]} kept turns: coefficients of T, T², T³, T⁴ of the
 *   argument, turns; slots as in vsop.mjs, only those to keep
 * @param {{unit: number[], scale: number}} options
 */
export function waves(kept, options) {
  return kept
    .map((wave) => quantized(wave, options))
    .filter((wave) => wave !== undefined)
    .sort((a, b) => a.turns[0] - b.turns[0]);
}

/** the text that the reader makes waves of, from the values it asks for */
export function written(values, how) {
  const list = [...values];
  let i = 0;
  const writer = new SymbolWriter((what) => {
    if (i === list.length) throw new RangeError(`there is no value for a ${what}`);
    if (Array.isArray(list[i]) !== (what === 'pair')) throw new TypeError(`value ${i} is for no ${what}: ${list[i]}`);
    return list[i++];
  });
  readWaves(writer, how);
  if (i !== list.length) throw new RangeError(`${list.length - i} values are left over`);
  return { ...writer.base64(), spent: writer.spent };
}

export { termValues };
