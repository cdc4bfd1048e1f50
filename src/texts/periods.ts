import type { SkyContext } from '../cast/context.js';
import { fromBirth, yearsFrom } from '../cast/years.js';
import { cycleFrom, openingOfStar, UNITS_PER_YEAR } from '../dashas/rules/cycle.js';
import { VIMSHOTTARI_SYSTEM } from '../dashas/tables/vimshottari.js';
import type { BirthGrahas } from '../strengths/input.js';
import type { Birth, CivilDate } from '../types.js';
import type { Graha } from '../zodiac/names.js';
import { slug } from './placements.js';

/** When a period begins and ends. */
export interface PeriodDates {
  /** `YYYY-MM-DD` at the birthplace, cut to the birth; null where the period ended before that. */
  readonly start: CivilDate | null;
  /** The date on which the next begins; null where the period ended before the birth. */
  readonly end: CivilDate | null;
}

/** A period of Vimśottarī or one within it. */
export interface LifePeriod extends PeriodDates {
  readonly kind: 'mahadasha' | 'antardasha';
  /** `sun`, `sun_moon`. */
  readonly key: string;
  readonly lords: readonly Graha[];
}

/**
 * Returns the mahādaśās of a birth and the periods within them, in order of time, each mahādaśā before its own.
 *
 * @param moment only those that run then, milliseconds from 1970
 */
export function periodsOfBirth(
  birth: Birth,
  { resolved, longitudes }: BirthGrahas,
  sky: SkyContext,
  moment?: number,
): LifePeriod[] {
  const { lords, seed } = VIMSHOTTARI_SYSTEM;
  const cycle = cycleFrom(VIMSHOTTARI_SYSTEM, openingOfStar(seed, lords.length, longitudes.Moon));
  const years = yearsFrom(fromBirth(birth, resolved), sky, UNITS_PER_YEAR);
  const { elapsed } = cycle;
  const second = (units: number): number => Math.round(years.msAt(units) / 1000) * 1000;
  const period = (kind: LifePeriod['kind'], of: readonly Graha[], start: number, end: number): LifePeriod[] => {
    const named = { kind, key: of.map(slug).join('_'), lords: of };
    if (end <= elapsed) return moment === undefined ? [{ ...named, start: null, end: null }] : [];
    const [from, to] = [Math.max(start, elapsed) - elapsed, end - elapsed];
    if (moment !== undefined && (moment < second(from) || moment >= second(to))) return [];
    return [{ ...named, start: years.dateAt(from), end: years.dateAt(to) }];
  };
  return cycle.mahadashas.flatMap((whole) => {
    const own = period('mahadasha', [whole.lord], whole.start, whole.end);
    if (moment !== undefined && own.length === 0) return [];
    return [
      ...own,
      ...cycle.within(whole).flatMap((part) => period('antardasha', [whole.lord, part.lord], part.start, part.end)),
    ];
  });
}
