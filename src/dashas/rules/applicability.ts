import { vargaLongitude } from '../../charts/rules/varga.js';
import { type MicroArcseconds, modulo, SIGN, signIndex } from '../../math/angle.js';
import { lordOf } from '../../zodiac/lords.js';
import type { Graha } from '../../zodiac/names.js';
import { isOddSign } from '../../zodiac/signNature.js';
import type { Test } from '../tables/applicability.js';

/** Facts of a birth; `null` where unknown. */
export interface Facts {
  readonly ascendant: MicroArcseconds | null;
  readonly grahas: Readonly<Record<Graha, MicroArcseconds>>;
  readonly dayBirth: () => boolean | null;
  readonly paksha: 'Shukla Paksha' | 'Krishna Paksha';
}

const all = (held: readonly (boolean | null)[]): boolean | null =>
  held.includes(false) ? false : held.includes(null) ? null : true;
const any = (held: readonly (boolean | null)[]): boolean | null =>
  held.includes(true) ? true : held.includes(null) ? null : false;

const counted = (sign: number, from: number): number => modulo(sign - from, 12) + 1;

/**
 * Returns whether a test holds; `null` where that depends on an unknown fact.
 *
 * Houses are whole signs, lords the seven without the nodes, and the horā is Parāśara's: in odd signs the first half is the Sun's, in even
 * ones the second.
 */
export function evaluate(test: Test, facts: Facts): boolean | null {
  if ('all' in test) return all(test.all.map((one) => evaluate(one, facts)));
  if ('any' in test) return any(test.any.map((one) => evaluate(one, facts)));
  const { ascendant, grahas, dayBirth, paksha } = facts;
  if ('day_birth' in test) {
    const day = dayBirth();
    return day === null ? null : day === test.day_birth;
  }
  if ('paksha' in test) return paksha === test.paksha;
  if (ascendant === null) return null;
  const lagna = signIndex(ascendant);
  const house = (graha: Graha): number => counted(signIndex(grahas[graha]), lagna);
  if ('lagna_in' in test) {
    const { lagna_in: varga, signs } = test;
    return signs.includes(signIndex(varga === 'd1' ? ascendant : vargaLongitude(ascendant, varga)));
  }
  if ('lagna_vargottama' in test) return signIndex(vargaLongitude(ascendant, 'd9')) === lagna;
  if ('lagna_hora' in test) {
    const first = ascendant - lagna * SIGN < SIGN / 2;
    return (isOddSign(lagna) === first ? 'Sun' : 'Moon') === test.lagna_hora;
  }
  if ('lord_of' in test) return house(lordOf((lagna + test.lord_of - 1) % 12)) === test.in_house;
  if ('not_in_house' in test) return house(test.planet) !== test.not_in_house;
  if ('in_house' in test) return house(test.planet) === test.in_house;
  return test.from_lagna_lord.includes(counted(signIndex(grahas[test.planet]), signIndex(grahas[lordOf(lagna)])));
}
