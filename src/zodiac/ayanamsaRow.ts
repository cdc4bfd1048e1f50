import { AYANAMSA_NAMES, type AyanamsaName } from '../types.js';
import { AYANAMSA_TABLE, type AyanamsaRow } from './ayanamsaTable.gen.js';

/** Returns the numbers of an ayanāṁśa. */
export function ayanamsaRow(name: AyanamsaName): AyanamsaRow {
  return AYANAMSA_TABLE[AYANAMSA_NAMES.indexOf(name)] as AyanamsaRow;
}

/** Numbers in the row of an ayanāṁśa that no star holds. */
const WITHOUT_STAR = 4;

/** Returns whether a star, or the galactic centre, holds an ayanāṁśa. */
export function isHeldByStar(name: AyanamsaName): boolean {
  return ayanamsaRow(name).length > WITHOUT_STAR;
}
