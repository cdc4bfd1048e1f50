import { SiddhantaError } from '../errors.js';
import type { Context } from '../operation/operation.js';
import { FIRST_PARTS, PART_ORDERS, PART_SPLITS, type SeedOptions, STARTS, type VimshottariOptions } from './options.js';
import { NARAYANA_VARGAS } from './rashi/options.js';

export const PLAIN: readonly unknown[] = [
  undefined,
  false,
  STARTS[0],
  NARAYANA_VARGAS[0],
  FIRST_PARTS[0],
  PART_ORDERS[0],
  PART_SPLITS[0],
];

export function optionsIn({
  from,
  varga,
  tribhagi,
  antardasha_start,
  antardasha_direction,
  antardasha_split,
}: VimshottariOptions): VimshottariOptions {
  return { from, varga, tribhagi, antardasha_start, antardasha_direction, antardasha_split };
}

export function isPlain(options: VimshottariOptions): boolean {
  return Object.values(optionsIn(options)).every((one) => PLAIN.includes(one));
}

export const RASHI = NARAYANA_VARGAS[0];

/** Whether the Moon of the rāśi chart opens the cycle. */
export function isMoon({ from = STARTS[0], varga = RASHI }: SeedOptions): boolean {
  return from === STARTS[0] && varga === RASHI;
}

export function seedName({ from = STARTS[0], varga = RASHI }: SeedOptions): string {
  return varga === RASHI ? from : `${from} in ${varga}`;
}

const PLANETS: readonly unknown[] = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'];

export function needsPlanets(input: VimshottariOptions | undefined, { ephemeris }: Context = {}): void {
  if (ephemeris !== undefined || !PLANETS.includes(input?.from)) return;
  throw new SiddhantaError(
    'invalid_value',
    `from is "${input?.from}", which needs an ephemeris. Pass { ephemeris: analytical } of siddhanta/sky as the second argument.`,
    { field: 'from' },
  );
}
