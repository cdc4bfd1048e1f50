import { SiddhantaError } from '../errors.js';
import { AYANAMSA_NAMES, type AyanamsaName } from '../types.js';
import { AYANAMSA_TABLE, type AyanamsaRow } from './ayanamsaTable.gen.js';

/**
 * Returns the numbers of an ayanāṁśa.
 * @throws {SiddhantaError} `invalid_value` with field `ayanamsa` for a name that none has
 */
export function ayanamsaRow(name: AyanamsaName): AyanamsaRow {
  const row = AYANAMSA_TABLE[AYANAMSA_NAMES.indexOf(name)];
  if (row !== undefined) return row;
  throw new SiddhantaError(
    'invalid_value',
    `ayanamsa is ${JSON.stringify(name)}; it must be one of ${AYANAMSA_NAMES.join(', ')}, or an epoch with its value.`,
    { field: 'ayanamsa' },
  );
}

/** Numbers in the row of an ayanāṁśa that no star holds. */
const WITHOUT_STAR = 4;

/** Returns whether a star, or the galactic centre, holds an ayanāṁśa. */
export function isHeldByStar(name: AyanamsaName): boolean {
  return ayanamsaRow(name).length > WITHOUT_STAR;
}
