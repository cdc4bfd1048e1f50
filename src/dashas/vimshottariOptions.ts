import { SiddhantaError } from '../errors.js';
import type { Context } from '../operation/operation.js';
import { FIRST_PARTS, PART_ORDERS, PART_SPLITS, STARTS, type VimshottariOptions } from './options.js';
import { systemWith } from './systemWith.js';
import { VIMSHOTTARI_SYSTEM } from './tables/vimshottari.js';

/** Returns whether a cycle is the plain one from the Moon, of whose beginning a sensitivity speaks. */
export function isPlain({ from = STARTS[0], tribhagi = false, ...parts }: VimshottariOptions): boolean {
  return (
    from === STARTS[0] &&
    !tribhagi &&
    (parts.antardasha_start ?? FIRST_PARTS[0]) === FIRST_PARTS[0] &&
    (parts.antardasha_direction ?? PART_ORDERS[0]) === PART_ORDERS[0] &&
    (parts.antardasha_split ?? PART_SPLITS[0]) === PART_SPLITS[0]
  );
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
    `from is "${input?.from}"; this function brings Sun, Moon and nodes alone. Give an ephemeris that has the planets beside the input: vimshottari(input, { ephemeris: analytical }), analytical being that of siddhanta/sky.`,
    { field: 'from' },
  );
}
