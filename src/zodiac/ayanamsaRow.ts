import { AYANAMSA_NAMES, type AyanamsaName } from '../types.js';
import { AYANAMSA_TABLE, type AyanamsaRow } from './ayanamsaTable.gen.js';

/** Returns the numbers of an ayanāṁśa. */
export function ayanamsaRow(name: AyanamsaName): AyanamsaRow {
  return AYANAMSA_TABLE[AYANAMSA_NAMES.indexOf(name)] as AyanamsaRow;
}
