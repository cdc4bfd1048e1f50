import { type MicroArcseconds, signIndex } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { castsAspect } from '../../zodiac/drishti.js';
import { GRAHAS, type Graha, SIGNS, type Sign } from '../../zodiac/names.js';
import type { Nature } from '../../zodiac/nature.js';
import { wholeSignHouse } from '../../zodiac/position.js';

export interface StrengthChart {
  /** Sidereal, micro-arcseconds. */
  readonly longitudes: Readonly<Record<Graha, MicroArcseconds>>;
  /** Micro-arcseconds. */
  readonly ascendant: MicroArcseconds;
  readonly natures: Readonly<Record<Graha, Nature>>;
}

export function signOf({ longitudes }: Pick<StrengthChart, 'longitudes'>, graha: Graha): number {
  return signIndex(longitudes[graha]);
}

export function signNamed(sign: number): Sign {
  return at(SIGNS, sign).name;
}

export function companyOf(chart: Pick<StrengthChart, 'longitudes'>, graha: Graha): Graha[] {
  const sign = signOf(chart, graha);
  return GRAHAS.filter((other) => other !== graha && signOf(chart, other) === sign);
}

export function aspectingGrahas(chart: Pick<StrengthChart, 'longitudes'>, graha: Graha): Graha[] {
  const sign = signOf(chart, graha);
  return GRAHAS.filter((other) => other !== graha && castsAspect(other, signOf(chart, other), sign));
}

export function houseOf(
  { longitudes, ascendant }: Pick<StrengthChart, 'longitudes' | 'ascendant'>,
  graha: Graha,
): number {
  return wholeSignHouse(longitudes[graha], ascendant);
}
