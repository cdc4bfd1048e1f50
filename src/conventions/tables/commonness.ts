import type { AyanamsaName } from '../../types.js';

/**
 * How far from common use an ayanāṁśa is, in the order in which those that prints do not tell apart are named: 0 is what nearly every
 * program begins with, 1 the other schools with programs of their own, 2 what a program offers under a name of its own or as its default.
 * All others are 3.
 *
 * Source: menus and defaults of the programs, as docs/tables/ayanamsas.md names them for each ayanāṁśa ("offered by").
 */
export const RARITY: Partial<Readonly<Record<AyanamsaName, number>>> = {
  lahiri: 0,
  true_chitra: 1,
  kp: 1,
  raman: 1,
  yukteswar: 2,
  true_pushya: 2,
  lahiri_jhora: 2,
  lahiri_icrc: 2,
  lahiri_vp285: 2,
  kp_senthilathiban: 2,
  fagan_bradley: 2,
  bhasin: 2,
};

const OTHERS = 3;
const ORDER = Object.keys(RARITY);

/** Returns how far from common use an ayanāṁśa is, 0 … 3. */
export function rarityOf(ayanamsa: AyanamsaName): number {
  return RARITY[ayanamsa] ?? OTHERS;
}

/** Returns the place of an ayanāṁśa among those of the table above; those that it does not name are all behind them. */
export function commonnessOf(ayanamsa: AyanamsaName): number {
  const place = ORDER.indexOf(ayanamsa);
  return place < 0 ? ORDER.length : place;
}
