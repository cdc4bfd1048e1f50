import type { AyanamsaName } from '../../types.js';

/**
 * Rarity decides the order in which ayanāṁśas are named that digits do not tell apart: 0 is the default of nearly every program, 1 the
 * other schools with their own programs, 2 what a program offers under its own name or as its default. All others are 3.
 *
 * Source: menus and defaults of the programs, in docs/tables/ayanamsas.md ("offered by").
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

export function rarityOf(ayanamsa: AyanamsaName): number {
  return RARITY[ayanamsa] ?? OTHERS;
}

export function commonnessOf(ayanamsa: AyanamsaName): number {
  const place = ORDER.indexOf(ayanamsa);
  return place < 0 ? ORDER.length : place;
}
