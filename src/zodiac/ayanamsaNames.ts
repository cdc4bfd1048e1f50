import { AYANAMSA_TABLE, type AyanamsaRow } from './ayanamsaTable.gen.js';

/** Every ayanāṁśa that has a name: those that Swiss Ephemeris numbers, in its order, then variants that other programs use. */
export const AYANAMSA_NAMES = /* @__PURE__ */ Object.keys(AYANAMSA_TABLE) as readonly AyanamsaName[];

/** One of the {@link AYANAMSA_NAMES}. */
export type AyanamsaName = keyof typeof AYANAMSA_TABLE;

/** Returns the numbers of an ayanāṁśa. */
export function ayanamsaRow(name: AyanamsaName): AyanamsaRow {
  return AYANAMSA_TABLE[name];
}
