import type { DashaCycle, DashaPeriod } from '../../dashas/rules/cycle.js';
import { civilFromDays, formatDate } from '../../time/calendar.js';
import { DAY_MS, epochMs } from '../../time/julian.js';

/** UT, proleptic Gregorian. */
type CivilTriple = readonly [year: number, month: number, day: number];

/** All dates are UT. */
export interface CycleCalendar {
  readonly jdAt: (units: number) => number;
  readonly datesOf: (period: DashaPeriod) => { readonly start_date: CivilTriple; readonly end_date: CivilTriple };
  readonly spanOf: (period: DashaPeriod) => string;
}

const dayOf = (jd: number): number => Math.floor(epochMs(jd) / DAY_MS);

function tripleOf(jd: number): CivilTriple {
  const { year, month, day } = civilFromDays(dayOf(jd));
  return [year, month, day];
}

/** @param utAt returns the Julian day (UT) a number of cycle units after the moment of reckoning */
export function cycleCalendar({ elapsed }: DashaCycle, utAt: (units: number) => number): CycleCalendar {
  const jdAt = (units: number): number => utAt(units - elapsed);
  return {
    jdAt,
    datesOf: ({ start, end }) => ({ start_date: tripleOf(jdAt(start)), end_date: tripleOf(jdAt(end)) }),
    spanOf: ({ start, end }) => `${formatDate(dayOf(jdAt(start)))} to ${formatDate(dayOf(jdAt(end)))}`,
  };
}
