import { RADIANS } from '../math/angle.js';
import type { JdTt } from '../time/julian.js';
import type { Ayanamsa, AyanamsaName, AyanamsaReference, StarPlace } from '../types.js';
import { schoolOf } from '../zodiac/ayanamsas.js';
import { meanAyanamsa } from './ayanamsa.js';
import { type CustomAyanamsa, meanAyanamsaOf } from './ayanamsaOf.js';
import { frameAt } from './frame.js';

/** A sidereal zodiac: where its beginning stands in the sky. */
export interface Zodiac {
  /** Returns the mean ayanāṁśa, degrees, at a Julian day (TT). */
  readonly meanAyanamsa: (jdTt: JdTt) => number;
  /**
   * Returns what is taken from a longitude referred to the mean equinox of date, degrees, at a Julian day (TT): the mean ayanāṁśa,
   * less the nutation where that is left in the longitudes.
   */
  readonly offset: (jdTt: JdTt) => number;
}

/** What {@link zodiacOf} may be told beside the ayanāṁśa. */
export interface ZodiacOptions {
  /** Of an ayanāṁśa tied to a star; `geometric` by default. */
  readonly starPlace?: StarPlace;
  /** Whether nutation is taken off with the ayanāṁśa (`consistent`, the default) or left in (`mean_from_true`). */
  readonly reference?: AyanamsaReference;
}

/** Those that have been asked for by name: what is kept for a zodiac is found again. */
const known = new Map<string, Zodiac>();

function build(ayanamsa: AyanamsaName | CustomAyanamsa, { starPlace, reference }: Required<ZodiacOptions>): Zodiac {
  const school = typeof ayanamsa === 'string' ? schoolOf(ayanamsa) : undefined;
  // The schools that no star holds have no cubic.
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
