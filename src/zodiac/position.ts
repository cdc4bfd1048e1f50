import { type MicroArcseconds, modulo, nakshatraIndex, padaNumber, signIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { formatInSign } from '../math/dms.js';
import { GRAHAS, type Graha, NAKSHATRAS, type Nakshatra, SIGNS, type Sign } from './names.js';

/** A quarter of a nakṣatra, 1 … 4. @asType integer @minimum 1 @maximum 4 */
export type Pada = number;

/** Number of a sign, 1 (Aries) … 12 (Pisces). @asType integer @minimum 1 @maximum 12 */
export type SignNumber = number;

/** Number of a nakṣatra, 1 (Aśvinī) … 27 (Revatī). @asType integer @minimum 1 @maximum 27 */
export type NakshatraNumber = number;

/** 10⁻⁶ degrees, the last digit of a longitude in decimal degrees. */
const MICRODEGREE = 3600;

/** A house, 1 … 12. @asType integer @minimum 1 @maximum 12 */
export type House = number;

/**
 * Degrees, minutes and seconds within a sign, `12° 34' 56.78"`, truncated to hundredths of an arcsecond.
 * @pattern ^([12]?\d)° [0-5]\d' [0-5]\d\.\d\d"$
 */
export type DegreesInSign = string;

/** Degrees of ecliptic longitude, 0 ≤ λ < 360. @minimum 0 @exclusiveMaximum 360 */
export type EclipticDegrees = number;

/** The position of a longitude: sign, degree within it, nakṣatra and pada. */
export interface ZodiacPosition {
  /** Within the sign, `12° 34' 56.78"`, truncated to hundredths of an arcsecond. */
  readonly degrees: DegreesInSign;
  /** Its nakṣatra. */
  readonly nakshatra: Nakshatra;
  /** Quarter of the nakṣatra, 1 … 4. */
  readonly pada: Pada;
  /** Its sign. */
  readonly sign: Sign;
  /** Sidereal longitude in this chart, degrees, truncated to six decimals. */
  readonly longitude: EclipticDegrees;
  /** 1 (Aśvinī) … 27. */
  readonly nakshatra_number: NakshatraNumber;
  /** 1 (Aries) … 12 (Pisces). */
  readonly sign_number: SignNumber;
}

/** The position of a graha in a chart. */
export interface PlanetaryPosition {
  /** Within the sign, `12° 34' 56.78"`, truncated to hundredths of an arcsecond. */
  readonly degrees: DegreesInSign;
  /** Whole-sign house, 1 … 12. */
  readonly house: House;
  /** Its nakṣatra. */
  readonly nakshatra: Nakshatra;
  /** Quarter of the nakṣatra, 1 … 4. */
  readonly pada: Pada;
  /** `R` when retrograde, empty when direct. */
  readonly retrograde: 'R' | '';
  /** Its sign. */
  readonly sign: Sign;
  /** Sidereal longitude in this chart, degrees, truncated to six decimals. */
  readonly longitude: EclipticDegrees;
  /** 1 (Aśvinī) … 27. */
  readonly nakshatra_number: NakshatraNumber;
  /** 1 (Aries) … 12 (Pisces). */
  readonly sign_number: SignNumber;
}

/** Before it is put into a chart: micro-arcseconds. */
export interface Placement {
  readonly longitude: MicroArcseconds;
  readonly retrograde: boolean;
}

/** Truncated. */
export function sixDecimals(longitude: MicroArcseconds): EclipticDegrees {
  return Math.floor(longitude / MICRODEGREE) / 1_000_000;
}

export function signName(longitude: MicroArcseconds): Sign {
  return at(SIGNS, signIndex(longitude)).name;
}

export function nakshatraName(longitude: MicroArcseconds): Nakshatra {
  return at(NAKSHATRAS, nakshatraIndex(longitude)).name;
}

/** All from the one integer. */
export function zodiacPosition(longitude: MicroArcseconds): ZodiacPosition {
  return {
    degrees: formatInSign(longitude),
    nakshatra: nakshatraName(longitude),
    pada: padaNumber(longitude),
    sign: signName(longitude),
    longitude: sixDecimals(longitude),
    nakshatra_number: nakshatraIndex(longitude) + 1,
    sign_number: signIndex(longitude) + 1,
  };
}

export function wholeSignHouse(longitude: MicroArcseconds, ascendant: MicroArcseconds): number {
  return modulo(signIndex(longitude) - signIndex(ascendant), 12) + 1;
}

/**
 * In the order of the contract.
 * @param project what turns a rāśi longitude into one of the chart at hand; the identity for the rāśi itself
 */
export function planetaryPositions(
  grahas: Readonly<Record<Graha, Placement>>,
  ascendant: MicroArcseconds,
  project: (longitude: MicroArcseconds) => MicroArcseconds = (longitude) => longitude,
): Record<Graha, PlanetaryPosition> {
  const lagna = project(ascendant);
  // Written out: spreading costs as much as the rest of a position.
  const entries = GRAHAS.map((graha): [Graha, PlanetaryPosition] => {
    const { longitude, retrograde } = grahas[graha];
    const projected = project(longitude);
    const position = zodiacPosition(projected);
    return [
      graha,
      {
        degrees: position.degrees,
        house: wholeSignHouse(projected, lagna),
        nakshatra: position.nakshatra,
        pada: position.pada,
        retrograde: retrograde ? 'R' : '',
        sign: position.sign,
        longitude: position.longitude,
        nakshatra_number: position.nakshatra_number,
        sign_number: position.sign_number,
      },
    ];
  });
  return Object.fromEntries(entries) as Record<Graha, PlanetaryPosition>;
}
