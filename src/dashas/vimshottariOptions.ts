import { SiddhantaError } from '../errors.js';
import type { Context } from '../operation/operation.js';
import { FIRST_PARTS, PART_ORDERS, PART_SPLITS, STARTS, type VimshottariOptions } from './options.js';
import { systemWith } from './systemWith.js';
import { VIMSHOTTARI_SYSTEM } from './tables/vimshottari.js';

const PLAIN: readonly unknown[] = [undefined, false, STARTS[0], FIRST_PARTS[0], PART_ORDERS[0], PART_SPLITS[0]];

/** Returns whether a cycle is the plain one from the Moon, of whose beginning a sensitivity speaks. */
export function isPlain(options: VimshottariOptions): boolean {
  const { from, tribhagi, antardasha_start, antardasha_direction, antardasha_split } = options;
  return [from, tribhagi, antardasha_start, antardasha_direction, antardasha_split].every((one) => PLAIN.includes(one));
}

/** Returns the conventions of a cycle that is not the plain one. */
export function optionTexts(options: VimshottariOptions): Record<string, string> {
  if (isPlain(options)) return {};
  const { from = STARTS[0], tribhagi = false } = options;
  const { start, direction, split } = systemWith(VIMSHOTTARI_SYSTEM, options).division;
  return { from, tribhagi: `${tribhagi}`, sub_periods: `${start} ${direction} ${split}` };
}

const PLANETS: readonly unknown[] = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'];

/** Throws where a cycle is to start from a planet and the ephemeris that these functions bring along has none. */
export function needsPlanets(input: VimshottariOptions | undefined, { ephemeris }: Context = {}): void {
  if (ephemeris !== undefined || !PLANETS.includes(input?.from)) return;
  throw new SiddhantaError(
    'invalid_value',
    `from is "${input?.from}"; this function brings Sun, Moon and nodes alone. Give it { ephemeris: analytical } of siddhanta/sky too.`,
    { field: 'from' },
  );
}
