import { DEGREE, type MicroArcseconds, modulo, nakshatraIndex, padaNumber, SIGN, signIndex } from '../../math/angle.js';
import type { Graha } from '../../zodiac/names.js';
import { BEFORE_ABHIJIT } from '../tables/anandadi.js';
import {
  ABHIJIT_NUMBER,
  DAGDHA_TITHIS,
  EKARGALA_YOGAS,
  JAMITRA_NAVAMSHA,
  KRANTI_SAMYAS,
  LATTAS,
  UPAGRAHAS,
  VEDHAS,
  YUTI_GRAHAS,
} from '../tables/lattadi.js';
import { placeOf28 } from './combinations.js';

export type Longitudes = Readonly<Record<Graha, MicroArcseconds>>;

export interface Struck {
  readonly graha: Graha;
  /** Whether the narrower reading holds, too. */
  readonly exact: boolean;
}

const STARS = 27;
/** Micro-arcseconds: the last quarter of Uttarāṣāḍhā and a fifteenth of Śravaṇa. Vivāha 55. */
const ABHIJIT_START = 276 * DEGREE + (2 * DEGREE) / 3;
const ABHIJIT_END = 280 * DEGREE + (8 * DEGREE) / 9;
const NAVAMSHA = SIGN / 9;
const NAVAMSHAS = 108;

/** 1 … 27, or 28 for Abhijit. */
export function starOf28(longitude: MicroArcseconds): number {
  return longitude >= ABHIJIT_START && longitude < ABHIJIT_END ? ABHIJIT_NUMBER : nakshatraIndex(longitude) + 1;
}

const placeOf = (star: number): number => (star === ABHIJIT_NUMBER ? BEFORE_ABHIJIT : placeOf28(star));

/** Which nakṣatra, from 0, a graha kicks. */
export function lattaOf(graha: keyof typeof LATTAS, longitude: MicroArcseconds, rahuAhead: boolean): number {
  const { count, ahead } = LATTAS[graha];
  const step = (ahead || (graha === 'Rahu' && rahuAhead) ? 1 : -1) * (count - 1);
  return modulo(nakshatraIndex(longitude) + step, STARS);
}

/** @param kickers the grahas' longitudes, with that of the Moon at the full moon */
export function lattasOn(moon: MicroArcseconds, kickers: Longitudes, rahuAhead: boolean): Struck[] {
  return (Object.keys(LATTAS) as (keyof typeof LATTAS)[])
    .filter((graha) => lattaOf(graha, kickers[graha], rahuAhead) === nakshatraIndex(moon))
    .map((graha) => ({ graha, exact: padaNumber(kickers[graha]) === padaNumber(moon) }));
}

export function yutisWith(places: Longitudes): Struck[] {
  return YUTI_GRAHAS.filter((graha) => signIndex(places[graha]) === signIndex(places.Moon)).map((graha) => ({
    graha,
    exact: nakshatraIndex(places[graha]) === nakshatraIndex(places.Moon),
  }));
}

export function vedhasOn(places: Longitudes): Struck[] {
  const star = starOf28(places.Moon);
  const others = VEDHAS.flatMap(([one, other]) => (one === star ? [other] : other === star ? [one] : []));
  return (Object.keys(places) as Graha[])
    .filter((graha) => graha !== 'Moon' && others.some((other) => other === starOf28(places[graha])))
    .map((graha) => ({ graha, exact: padaNumber(places[graha]) + padaNumber(places.Moon) === 5 }));
}

/** Those in the seventh sign from a point. */
export function jamitrasOf(from: MicroArcseconds, places: Longitudes): Struck[] {
  const navamsha = (longitude: MicroArcseconds): number => Math.floor(longitude / NAVAMSHA);
  return (Object.keys(places) as Graha[])
    .filter((graha) => modulo(signIndex(places[graha]) - signIndex(from), 12) === 6)
    .map((graha) => ({
      graha,
      exact: modulo(navamsha(places[graha]) - navamsha(from), NAVAMSHAS) === JAMITRA_NAVAMSHA - 1,
    }));
}

/** From the Sun's nakṣatra to the Moon's among twenty-eight, both counted. */
export function countOf28({ Sun, Moon }: Longitudes): number {
  return modulo(placeOf(starOf28(Moon)) - placeOf(starOf28(Sun)), 28) + 1;
}

export function hasEkargala(places: Longitudes, yoga: number): boolean {
  return EKARGALA_YOGAS.some((one) => one === yoga) && countOf28(places) % 2 === 1;
}

/** The place of the Moon's nakṣatra from the Sun's where it is an upagraha. */
export function upagrahaOf({ Sun, Moon }: Longitudes): number | undefined {
  const count = modulo(nakshatraIndex(Moon) - nakshatraIndex(Sun), STARS) + 1;
  return UPAGRAHAS.find((one) => one === count);
}

export function hasKrantiSamya({ Sun, Moon }: Longitudes): boolean {
  const [sun, moon] = [signIndex(Sun) + 1, signIndex(Moon) + 1];
  return KRANTI_SAMYAS.some(([one, other]) => (one === sun && other === moon) || (one === moon && other === sun));
}

/** @param tithi 1 … 30 */
export function isDagdha(sun: MicroArcseconds, tithi: number): boolean {
  return DAGDHA_TITHIS[signIndex(sun)] === ((tithi - 1) % 15) + 1;
}
