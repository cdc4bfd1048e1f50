import { recordOf } from '../../math/recordOf.js';
import { VARGAS, type Varga } from '../../types.js';
import { EXALTATION } from '../../zodiac/dignity.js';
import { lordOf, type SignLord } from '../../zodiac/lords.js';
import { VAISHESHIKAMSHAS, type Vaisheshikamsha } from '../tables/vaisheshikamsha.js';
import { SCHEMES, type Scheme, VIMSHOPAKA_WEIGHTS } from '../tables/vimshopaka.js';

export type D1OrVarga = 'd1' | Varga;

export const OWN_PLACES = ['own_and_exalted', 'own'] as const;

/** Which places count: own signs and that of exaltation (mūlatrikoṇa signs are among them), or own signs alone. @names none */
export type OwnPlaces = (typeof OWN_PLACES)[number];

/** The divisions of a scheme, in their order. */
export function vargasOf(scheme: Scheme): D1OrVarga[] {
  return (['d1', ...VARGAS] as const).filter((varga) => VIMSHOPAKA_WEIGHTS[scheme][varga] !== undefined);
}

/** Whether a planet counts in a sign, 0 (Aries) … 11. Bṛhat Parāśara Horā Śāstra 6.52. */
export function countsIn(planet: SignLord, sign: number, places: OwnPlaces): boolean {
  return lordOf(sign) === planet || (places === 'own_and_exalted' && EXALTATION[planet].sign === sign);
}

/** The number of own places in a scheme. */
export interface VaisheshikamshaScore {
  /** How many. @asType integer @minimum 0 @maximum 16 */
  readonly count: number;
  /** Its name; null below two. */
  readonly name: Vaisheshikamsha | null;
  /** The divisions that count. */
  readonly vargas: readonly D1OrVarga[];
}

/** @param signOf sign of the planet in a division, 0 (Aries) … 11 */
export function vaisheshikamshasOf(
  planet: SignLord,
  signOf: (varga: D1OrVarga) => number,
  places: OwnPlaces,
): Record<Scheme, VaisheshikamshaScore> {
  return recordOf(SCHEMES, (scheme) => {
    const vargas = vargasOf(scheme).filter((varga) => countsIn(planet, signOf(varga), places));
    return { count: vargas.length, name: VAISHESHIKAMSHAS[scheme][vargas.length - 2] ?? null, vargas };
  });
}
