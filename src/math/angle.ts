/**
 * Exact angles. Once the sky has spoken, a longitude is a whole number of micro-arcseconds (10⁻⁶ ″), so that sign,
 * nakṣatra, pada, varga and sub lord of one chart are all derived from one integer and can never contradict each other.
 * The largest product the rules form (a sign's worth times 60) is 6.5·10¹² and stays exact in a double.
 */

/** Micro-arcseconds in one degree. */
export const DEGREE = 3_600_000_000;
/** Micro-arcseconds in one sign, 30°. */
export const SIGN = 30 * DEGREE;
/** Micro-arcseconds in one nakṣatra, 13°20′. */
export const NAKSHATRA = 48_000_000_000;
/** Micro-arcseconds in one pada, 3°20′. */
export const PADA = NAKSHATRA / 4;
/** Micro-arcseconds in the whole circle. */
export const TURN = 360 * DEGREE;

/** Radians in one degree. */
export const RADIANS = Math.PI / 180;
/** Degrees in one radian. */
export const DEGREES = 180 / Math.PI;
/** Radians in one arcsecond. */
export const ARCSECOND = RADIANS / 3600;

/** Returns the remainder of `value` in [0, modulus), for negative values too. */
export function modulo(value: number, modulus: number): number {
  const rest = value % modulus;
  // The second remainder catches −ε + modulus, which rounds to the modulus itself; adding 0 turns −0 into 0.
  return rest < 0 ? (rest + modulus) % modulus : rest + 0;
}

/** Returns an angle in degrees brought into [0, 360). */
export function normalizeDegrees(degrees: number): number {
  return modulo(degrees, 360);
}

/** Returns an angle in degrees brought into [−180, 180). */
export function signedDegrees(degrees: number): number {
  return modulo(degrees + 180, 360) - 180;
}

/** Returns the longitude in whole micro-arcseconds, 0 ≤ q < TURN, nearest to a longitude in degrees. */
export function toMicroArcseconds(degrees: number): number {
  return modulo(Math.round(normalizeDegrees(degrees) * DEGREE), TURN);
}

/** Returns the degrees of a longitude in micro-arcseconds. */
export function toDegrees(microArcseconds: number): number {
  return microArcseconds / DEGREE;
}

/** Returns the longitude exactly opposite another, both in micro-arcseconds. */
export function opposite(longitude: number): number {
  return modulo(longitude + TURN / 2, TURN);
}

/** Returns the sign that holds a longitude in micro-arcseconds: 0 (Aries) … 11 (Pisces). */
export function signIndex(longitude: number): number {
  return Math.floor(longitude / SIGN);
}

/** Returns the nakṣatra that holds a longitude in micro-arcseconds: 0 (Aśvinī) … 26 (Revatī). */
export function nakshatraIndex(longitude: number): number {
  return Math.floor(longitude / NAKSHATRA);
}

/** Returns the pada, 1 … 4, of a longitude in micro-arcseconds. */
export function padaNumber(longitude: number): number {
  return (Math.floor(longitude / PADA) % 4) + 1;
}
