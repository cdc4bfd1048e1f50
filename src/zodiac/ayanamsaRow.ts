import { SiddhantaError } from '../errors.js';
import { AYANAMSA_NAMES, type AyanamsaName } from '../types.js';
import { AYANAMSA_TABLE, type AyanamsaRow } from './ayanamsaTable.gen.js';

/** @throws {SiddhantaError} `invalid_value` with field `ayanamsa` for an unknown name */
export function ayanamsaRow(name: AyanamsaName): AyanamsaRow {
  const row = AYANAMSA_TABLE[AYANAMSA_NAMES.indexOf(name)];
  if (row !== undefined) return row;
  throw new SiddhantaError(
    'invalid_value',
    `ayanamsa is ${JSON.stringify(name)}; it must be one of ${AYANAMSA_NAMES.join(', ')}, or an epoch with its value.`,
    { field: 'ayanamsa' },
  );
}

const WITHOUT_STAR = 4;

export function isHeldByStar(name: AyanamsaName): boolean {
  return ayanamsaRow(name).length > WITHOUT_STAR;
}
