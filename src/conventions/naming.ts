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

/** Arcseconds: ayanāṁśas no further apart keep the order of the table. */
const TIE = 0.02;
/** Arcseconds: beyond this it is another ayanāṁśa. */
export const FAR = 2;

export interface NamedZodiac {
  readonly ayanamsa: AyanamsaName;
  readonly reference: AyanamsaReference;
  /** `undefined` for an ayanāṁśa not tied to a star. */
  readonly starPlace: StarPlace | undefined;
  /** Arcseconds: found minus named. */
  readonly residual: number;
}

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

export const size = ({ residual }: NamedZodiac): number => Math.abs(residual);

function nearest(zodiacs: readonly NamedZodiac[]): NamedZodiac | undefined {
  const least = Math.min(...zodiacs.map(size));
  return zodiacs.find((zodiac) => size(zodiac) <= least + TIE);
}

/**
 * Returns the nearest named zodiac for a constant, or none; and every other ayanāṁśa within the precision, the nearest first.
 * @param offset difference from longitudes of the mean equinox, degrees
 * @param tt Julian day (TT) of the observation
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

/** Degrees of nutation left in the longitudes. */
export function nutationLeftIn(reference: AyanamsaReference | undefined, tt: JdTt): number {
  return reference === 'mean_from_true' ? frameAt(tt).nutationLongitude / ARCSECOND / DEGREE_ARCSECONDS : 0;
}
