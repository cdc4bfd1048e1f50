import { type MicroArcseconds, signIndex } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { castsAspect } from '../../zodiac/drishti.js';
import { GRAHAS, type Graha, SIGNS, type Sign } from '../../zodiac/names.js';
import type { Nature } from '../../zodiac/nature.js';
import { wholeSignHouse } from '../../zodiac/position.js';

/** A chart as the rules of this room look at it. */
export interface StrengthChart {
  /** Sidereal, micro-arcseconds. */
  readonly longitudes: Readonly<Record<Graha, MicroArcseconds>>;
  /** The rising point, micro-arcseconds. */
  readonly ascendant: MicroArcseconds;
  /** Who is benefic and who malefic in this chart. */
  readonly natures: Readonly<Record<Graha, Nature>>;
}

/** Returns the sign, 0 (Aries) … 11, of a graha. */
export function signOf({ longitudes }: Pick<StrengthChart, 'longitudes'>, graha: Graha): number {
  return signIndex(longitudes[graha]);
}

/** Returns the name of a sign, 0 (Aries) … 11. */
export function signNamed(sign: number): Sign {
  return at(SIGNS, sign).name;
}

/** Returns who stands in the sign of a graha, without itself. */
export function companyOf(chart: Pick<StrengthChart, 'longitudes'>, graha: Graha): Graha[] {
  const sign = signOf(chart, graha);
  return GRAHAS.filter((other) => other !== graha && signOf(chart, other) === sign);
}

/** Returns who looks fully on the sign of a graha: of the seven, without itself. */
export function aspectingGrahas(chart: Pick<StrengthChart, 'longitudes'>, graha: Graha): Graha[] {
  const sign = signOf(chart, graha);
  return GRAHAS.filter((other) => other !== graha && castsAspect(other, signOf(chart, other), sign));
}

/** Returns the whole-sign house, 1 … 12, of a graha. */
export function houseOf(
  { longitudes, ascendant }: Pick<StrengthChart, 'longitudes' | 'ascendant'>,
  graha: Graha,
): number {
  return wholeSignHouse(longitudes[graha], ascendant);
}
