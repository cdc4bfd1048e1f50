/**
 * Exact angles. Once the sky has spoken, a longitude is a whole number of micro-arcseconds (10⁻⁶ ″), so that sign,
 * nakṣatra, pada, varga and sub lord of one chart are all derived from one integer and can never contradict each other.
 * The largest product the rules form (a sign's worth times 60) is 6.5·10¹² and stays exact in a double.
 */

declare const unit: unique symbol;

/**
 * A longitude or an arc in whole micro-arcseconds. To the compiler it is no plain number, so that degrees handed to a rule do
 * not compile; what is reckoned from one is a plain number again, until `modulo` a turn or `microArcseconds` makes it a longitude.
 */
export type MicroArcseconds = number & { readonly [unit]: 'micro-arcseconds' };

/** Returns a number as the micro-arcseconds that it is. It must be whole, which is not checked. */
export function microArcseconds(value: number): MicroArcseconds {
  return value as MicroArcseconds;
}

/** Micro-arcseconds in one degree. */
export const DEGREE = 3_600_000_000 as MicroArcseconds;
/** Micro-arcseconds in one sign, 30°. */
export const SIGN = 108_000_000_000 as MicroArcseconds;
/** Micro-arcseconds in one nakṣatra, 13°20′. */
export const NAKSHATRA = 48_000_000_000 as MicroArcseconds;
/** Micro-arcseconds in one pada, 3°20′. */
export const PADA = 12_000_000_000 as MicroArcseconds;
/** Micro-arcseconds in the whole circle. */
export const TURN = 1_296_000_000_000 as MicroArcseconds;

export const RADIANS = Math.PI / 180;
/** Degrees in one radian, 180/π. */
export const DEGREES = 57.29577951308232;
export const DEGREE_ARCSECONDS = 3600;

export const ARCSECOND = RADIANS / DEGREE_ARCSECONDS;

/** Returns the remainder of `value` in [0, modulus), for negative values too; of micro-arcseconds, again micro-arcseconds. */
export function modulo(value: number, modulus: MicroArcseconds): MicroArcseconds;
export function modulo(value: number, modulus: number): number;
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
export function toMicroArcseconds(degrees: number): MicroArcseconds {
  return modulo(Math.round(normalizeDegrees(degrees) * DEGREE), TURN);
}

/** Returns the degrees of a longitude in micro-arcseconds. */
export function toDegrees(longitude: MicroArcseconds): number {
  return longitude / DEGREE;
}

/** Returns the longitude exactly opposite another, both in micro-arcseconds. */
export function opposite(longitude: MicroArcseconds): MicroArcseconds {
  return modulo(longitude + TURN / 2, TURN);
}

/** Returns an arc in micro-arcseconds brought into [−½ turn, ½ turn). */
export function signedArc(arc: number): number {
  return modulo(arc + TURN / 2, TURN) - TURN / 2;
}

/** Returns the arc between two longitudes by the shorter way, 0 … half a turn, all in micro-arcseconds. */
export function shorterArc(one: MicroArcseconds, other: MicroArcseconds): MicroArcseconds {
  const ahead = modulo(one - other, TURN);
  return microArcseconds(Math.min(ahead, TURN - ahead));
}

/** Returns the sign that holds a longitude in micro-arcseconds: 0 (Aries) … 11 (Pisces). */
export function signIndex(longitude: MicroArcseconds): number {
  return Math.floor(longitude / SIGN);
}

/** Returns the nakṣatra that holds a longitude in micro-arcseconds: 0 (Aśvinī) … 26 (Revatī). */
export function nakshatraIndex(longitude: MicroArcseconds): number {
  return Math.floor(longitude / NAKSHATRA);
}

/** Returns the pada, 1 … 4, of a longitude in micro-arcseconds. */
export function padaNumber(longitude: MicroArcseconds): number {
  return (Math.floor(longitude / PADA) % 4) + 1;
}
