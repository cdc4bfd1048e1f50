import type { DashaCycle, DashaPeriod } from '../../dashas/rules/cycle.js';
import { civilFromDays, formatDate } from '../../time/calendar.js';
import { DAY_MS, epochMs } from '../../time/julian.js';

/** Year, month and day (UT, proleptic Gregorian). */
type CivilTriple = readonly [year: number, month: number, day: number];

/** The calendar of a cycle that is reckoned from a moment. All dates are UT. */
export interface CycleCalendar {
  /** Returns the Julian day (UT) of an instant of the cycle in its units. */
  readonly jdAt: (units: number) => number;
  /** Returns the dates on which a period begins and ends. */
  readonly datesOf: (period: DashaPeriod) => { readonly start_date: CivilTriple; readonly end_date: CivilTriple };
  /** Returns `2024-02-05 to 2024-02-13`. */
  readonly spanOf: (period: DashaPeriod) => string;
}

const dayOf = (jd: number): number => Math.floor(epochMs(jd) / DAY_MS);

function tripleOf(jd: number): CivilTriple {
  const { year, month, day } = civilFromDays(dayOf(jd));
  return [year, month, day];
}

/**
 * Returns the calendar of a cycle.
 * @param utAt returns the Julian day (UT) that lies so many units of the cycle after the moment from which it is reckoned
 */
export function cycleCalendar({ elapsed }: DashaCycle, utAt: (units: number) => number): CycleCalendar {
  const jdAt = (units: number): number => utAt(units - elapsed);
  return {
    jdAt,
    datesOf: ({ start, end }) => ({ start_date: tripleOf(jdAt(start)), end_date: tripleOf(jdAt(end)) }),
    spanOf: ({ start, end }) => `${formatDate(dayOf(jdAt(start)))} to ${formatDate(dayOf(jdAt(end)))}`,
  };
}
