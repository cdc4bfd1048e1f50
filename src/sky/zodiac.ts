import { RADIANS } from '../math/angle.js';
import type { JdTt } from '../time/julian.js';
import type { Ayanamsa, AyanamsaName, AyanamsaReference, StarPlace } from '../types.js';
import { schoolOf } from '../zodiac/ayanamsas.js';
import { meanAyanamsa } from './ayanamsa.js';
import { type CustomAyanamsa, meanAyanamsaOf } from './ayanamsaOf.js';
import { frameAt } from './frame.js';

/** A sidereal zodiac by its origin. */
export interface Zodiac {
  /** Degrees, at a Julian day (TT). */
  readonly meanAyanamsa: (jdTt: JdTt) => number;
  /**
   * Subtracted from a longitude of the mean equinox of date, degrees, at a Julian day (TT): the mean ayanāṁśa, less the nutation where that
   * is left in.
   */
  readonly offset: (jdTt: JdTt) => number;
}

/** Options of {@link zodiacOf}. */
export interface ZodiacOptions {
  /** For an ayanāṁśa of a star; `geometric` by default. */
  readonly starPlace?: StarPlace;
  /** Whether nutation is subtracted with the ayanāṁśa (`consistent`, the default) or left in (`mean_from_true`). */
  readonly reference?: AyanamsaReference;
}

/** By name, so that caches keyed by a zodiac work. */
const known = new Map<string, Zodiac>();

function build(ayanamsa: AyanamsaName | CustomAyanamsa, { starPlace, reference }: Required<ZodiacOptions>): Zodiac {
  const school = typeof ayanamsa === 'string' ? schoolOf(ayanamsa) : undefined;
  // Schools without a star have no cubic.
  const mean =
    school?.epochValue === undefined
      ? (tt: JdTt) => meanAyanamsaOf(ayanamsa, tt, starPlace)
      : (tt: JdTt) => meanAyanamsa(ayanamsa as Ayanamsa, tt);
  return {
    meanAyanamsa: mean,
    offset: reference === 'consistent' ? mean : (tt) => mean(tt) - frameAt(tt).nutationLongitude / RADIANS,
  };
}

/**
 * Returns the zodiac of an ayanāṁśa, by name or by its value at an epoch.
 *
 * @example
 * ```ts
 * import { analytical, instantFromUt, siderealPlaces, zodiacOf } from 'siddhanta/sky';
 * const zodiac = zodiacOf('true_chitra', { starPlace: 'apparent' });
 * const [sun] = siderealPlaces(analytical, ['Sun'], instantFromUt(2451545), zodiac);
 * ((sun?.longitude ?? 0) / 3.6e9).toFixed(4); // => '256.5328'
 * ```
 */
export function zodiacOf(
  ayanamsa: AyanamsaName | CustomAyanamsa,
  { starPlace = 'geometric', reference = 'consistent' }: ZodiacOptions = {},
): Zodiac {
  if (typeof ayanamsa === 'object') return build(ayanamsa, { starPlace, reference });
  const key = `${ayanamsa} ${starPlace} ${reference}`;
  let zodiac = known.get(key);
  if (zodiac === undefined) {
    zodiac = build(ayanamsa, { starPlace, reference });
    known.set(key, zodiac);
  }
  return zodiac;
}
