import { type MicroArcseconds, modulo, nakshatraIndex, padaNumber, signIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { formatInSign } from '../math/dms.js';
import { GRAHAS, type Graha, NAKSHATRAS, SIGNS } from './names.js';

/** Where a longitude lies: sign, degree within it, nakṣatra and pada. */
export interface ZodiacPosition {
  /** Within the sign, `12° 34' 56.78"`, cut at hundredths of an arcsecond. */
  readonly degrees: string;
  readonly nakshatra: string;
  /** 1 … 4. */
  readonly pada: number;
  readonly sign: string;
}

/** Where a graha lies in a chart. */
export interface PlanetaryPosition {
  readonly degrees: string;
  /** Whole-sign house, 1 … 12. */
  readonly house: number;
  readonly nakshatra: string;
  readonly pada: number;
  /** `R` when retrograde, empty when direct. */
  readonly retrograde: string;
  readonly sign: string;
}

/** A graha before it is put into a chart: exact longitude in micro-arcseconds, and whether it moves backwards. */
export interface Placement {
  readonly longitude: MicroArcseconds;
  readonly retrograde: boolean;
}

/** Returns the name of the sign that holds a longitude (micro-arcseconds). */
export function signName(longitude: MicroArcseconds): string {
  return at(SIGNS, signIndex(longitude)).name;
}

/** Returns the name of the nakṣatra that holds a longitude (micro-arcseconds). */
export function nakshatraName(longitude: MicroArcseconds): string {
  return at(NAKSHATRAS, nakshatraIndex(longitude)).name;
}

/** Returns sign, degrees, nakṣatra and pada of a longitude (micro-arcseconds), all from the one integer. */
export function zodiacPosition(longitude: MicroArcseconds): ZodiacPosition {
  return {
    degrees: formatInSign(longitude),
    nakshatra: nakshatraName(longitude),
    pada: padaNumber(longitude),
    sign: signName(longitude),
  };
}

/** Returns the whole-sign house, 1 … 12, of a longitude seen from an ascendant (both micro-arcseconds). */
export function wholeSignHouse(longitude: MicroArcseconds, ascendant: MicroArcseconds): number {
  return modulo(signIndex(longitude) - signIndex(ascendant), 12) + 1;
}

/**
 * Returns the positions of the nine grahas with whole-sign houses, in the order of the contract.
 *
 * @param project what turns a rāśi longitude into one of the chart at hand; the identity for the rāśi itself
 */
export function planetaryPositions(
  grahas: Readonly<Record<Graha, Placement>>,
  ascendant: MicroArcseconds,
  project: (longitude: MicroArcseconds) => MicroArcseconds = (longitude) => longitude,
): Record<Graha, PlanetaryPosition> {
  const lagna = project(ascendant);
  const entries = GRAHAS.map((graha): [Graha, PlanetaryPosition] => {
    const longitude = project(grahas[graha].longitude);
    const { degrees, nakshatra, pada, sign } = zodiacPosition(longitude);
    const retrograde = grahas[graha].retrograde ? 'R' : '';
    return [graha, { degrees, house: wholeSignHouse(longitude, lagna), nakshatra, pada, retrograde, sign }];
  });
  return Object.fromEntries(entries) as Record<Graha, PlanetaryPosition>;
}
