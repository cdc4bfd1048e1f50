import { ARCSECOND, DEGREE_ARCSECONDS, signedDegrees } from '../math/angle.js';
import { frameAt } from '../sky/frame.js';
import { zodiacOf } from '../sky/zodiac.js';
import type { JdTt } from '../time/julian.js';
import {
  AYANAMSA_NAMES,
  AYANAMSA_REFERENCES,
  type AyanamsaName,
  type AyanamsaReference,
  STAR_PLACES,
  type StarPlace,
} from '../types.js';
import { isHeldByStar } from '../zodiac/ayanamsaRow.js';

/** Arcseconds: two ayanāṁśas no further apart are taken in their order. */
const TIE = 0.02;
/** Arcseconds: what is further away is another ayanāṁśa. */
export const FAR = 2;

/** An ayanāṁśa by which a zodiac may be told. */
export interface NamedZodiac {
  readonly ayanamsa: AyanamsaName;
  readonly reference: AyanamsaReference;
  /** Where the star stands that holds it; `undefined` where none does. */
  readonly starPlace: StarPlace | undefined;
  /** Arcseconds: found minus named. */
  readonly residual: number;
}

/** Returns every zodiac that has a name, those without nutation first, each as far as the one found is ahead of it. */
export function everyZodiac(offset: number, tt: JdTt): NamedZodiac[] {
  return AYANAMSA_REFERENCES.flatMap((reference) =>
    STAR_PLACES.flatMap((starPlace) =>
      AYANAMSA_NAMES.filter((ayanamsa) => starPlace === 'geometric' || isHeldByStar(ayanamsa)).map((ayanamsa) => ({
        ayanamsa,
        reference,
        starPlace: isHeldByStar(ayanamsa) ? starPlace : undefined,
        residual: signedDegrees(offset - zodiacOf(ayanamsa, { starPlace, reference }).offset(tt)) * DEGREE_ARCSECONDS,
      })),
    ),
  );
}

/** Returns the arcseconds between a zodiac and the one found. */
export const size = ({ residual }: NamedZodiac): number => Math.abs(residual);

/** Returns the first of the nearest: those no further apart than a tie are taken in their order. */
function nearest(zodiacs: readonly NamedZodiac[]): NamedZodiac | undefined {
  const least = Math.min(...zodiacs.map(size));
  return zodiacs.find((zodiac) => size(zodiac) <= least + TIE);
}

/**
 * Returns the zodiac of which a constant is the offset: the nearest of those with a name, or none; and every other ayanāṁśa within the
 * precision, the nearest first.
 * @param offset what is taken from longitudes of the mean equinox, degrees
 * @param tt Julian day (TT) at which it was found
 * @param precision of the longitudes, arcseconds
 */
export function nameZodiac(
  offset: number,
  tt: JdTt,
  precision: number,
): { readonly named: NamedZodiac | undefined; readonly others: readonly NamedZodiac[] } {
  const every = everyZodiac(offset, tt);
  const first = nearest(every);
  const named = first !== undefined && size(first) <= Math.max(FAR, precision) ? first : undefined;
  const others = AYANAMSA_NAMES.filter((name) => name !== named?.ayanamsa)
    .flatMap((name) => nearest(every.filter(({ ayanamsa }) => ayanamsa === name)) ?? [])
    .filter((zodiac) => size(zodiac) <= precision)
    .sort((a, b) => size(a) - size(b));
  return { named, others };
}

/** Returns the nutation in longitude, degrees, that a reference leaves in the longitudes. */
export function nutationLeftIn(reference: AyanamsaReference | undefined, tt: JdTt): number {
  return reference === 'mean_from_true' ? frameAt(tt).nutationLongitude / ARCSECOND / DEGREE_ARCSECONDS : 0;
}
