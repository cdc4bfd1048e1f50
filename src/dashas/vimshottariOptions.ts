import { SiddhantaError } from '../errors.js';
import type { Context } from '../operation/operation.js';
import { FIRST_PARTS, PART_ORDERS, PART_SPLITS, STARTS, type VimshottariOptions } from './options.js';

export const PLAIN: readonly unknown[] = [undefined, false, STARTS[0], FIRST_PARTS[0], PART_ORDERS[0], PART_SPLITS[0]];

export function optionsIn({
  from,
  tribhagi,
  antardasha_start,
  antardasha_direction,
  antardasha_split,
}: VimshottariOptions): VimshottariOptions {
  return { from, tribhagi, antardasha_start, antardasha_direction, antardasha_split };
}

export function isPlain(options: VimshottariOptions): boolean {
  return Object.values(optionsIn(options)).every((one) => PLAIN.includes(one));
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
