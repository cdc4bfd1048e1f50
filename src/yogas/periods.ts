import type { SkyContext } from '../cast/context.js';
import { type DashaYears, fromBirth, yearsFrom } from '../cast/years.js';
import { cycleFrom, UNITS_PER_YEAR } from '../dashas/rules/cycle.js';
import { openingOf } from '../dashas/rules/opening.js';
import { STAR_SYSTEMS } from '../dashas/tables/systems.js';
import { VIMSHOTTARI_SYSTEM } from '../dashas/tables/vimshottari.js';
import type { BirthGrahas } from '../strengths/input.js';
import type { Birth, CivilDate } from '../types.js';
import type { Graha } from '../zodiac/names.js';

export const TIMELINE_SYSTEMS = [
  'vimshottari',
  ...(Object.keys(STAR_SYSTEMS) as (keyof typeof STAR_SYSTEMS)[]),
] as const;

/** A daśā opened by the Moon’s nakṣatra. @names none */
export type TimelineSystem = (typeof TIMELINE_SYSTEMS)[number];

/** When a period begins and ends. */
export interface YogaPeriodSpan {
  /** Lord of the period. */
  readonly planet: Graha;
  /** `YYYY-MM-DD` at the birthplace, cut to the birth. */
  readonly start_date: CivilDate;
  /** The date on which the next period begins. */
  readonly end_date: CivilDate;
}

export interface LivedPeriod extends YogaPeriodSpan {
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly ms: readonly [start: number, end: number];
}

export interface LivedMahadasha extends LivedPeriod {
  readonly antardashas: readonly LivedPeriod[];
}

export interface LivedPeriods {
  readonly mahadashas: readonly LivedMahadasha[];
  readonly years: DashaYears;
}

/** Returns the mahādaśās of a birth with their antardaśās; those that ended before it are left out. */
export function livedPeriods(
  system: TimelineSystem,
  birth: Birth,
  { resolved, longitudes }: BirthGrahas,
  sky: SkyContext,
): LivedPeriods {
  const rules = system === 'vimshottari' ? VIMSHOTTARI_SYSTEM : STAR_SYSTEMS[system];
  const cycle = cycleFrom(rules, openingOf(rules, longitudes.Moon));
  const years = yearsFrom(fromBirth(birth, resolved), sky, UNITS_PER_YEAR);
  const { elapsed } = cycle;
  const second = (units: number): number => Math.round(years.msAt(units) / 1000) * 1000;
  const period = (planet: Graha, start: number, end: number): LivedPeriod[] => {
    if (end <= elapsed) return [];
    const [from, to] = [Math.max(start, elapsed) - elapsed, end - elapsed];
    return [{ planet, start_date: years.dateAt(from), end_date: years.dateAt(to), ms: [second(from), second(to)] }];
  };
  return {
    years,
    mahadashas: cycle.mahadashas.flatMap((whole) =>
      period(whole.lord, whole.start, whole.end).map((own) => ({
        ...own,
        antardashas: cycle.within(whole).flatMap((part) => period(part.lord, part.start, part.end)),
      })),
    ),
  };
}
