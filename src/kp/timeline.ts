import type { DashaCycle, DashaPeriod } from '../dashas/rules/cycle.js';
import type { Graha } from '../zodiac/names.js';
import type { House } from '../zodiac/position.js';
import { cycleCalendar } from './rules/dating.js';
import type { RulingPlanets } from './rules/ruling.js';
import { conjoinedPeriod, type DashaLayer, runningPeriods } from './rules/timing.js';
import { jointRationale, jointText, NO_TIME_RATIONALE, possibleText, standInRationale } from './rules/timingProse.js';

/** Year of the Gregorian calendar. @asType integer @minimum 0 */
type Year = number;
/** Month, 1 … 12. @asType integer @minimum 1 @maximum 12 */
type Month = number;
/** Day of the month, 1 … 31. @asType integer @minimum 1 @maximum 31 */
type Day = number;

/** Year, month and day (UT, proleptic Gregorian). */
export type YearMonthDay = readonly [year: Year, month: Month, day: Day];

/** Julian day (UT). @exclusiveMinimum 0 */
export type JulianDay = number;

/** One of the four running periods. */
export interface KpDashaPeriod {
  /** `Dasha`, `Bhukti`, `Antara`, `Sukshma`. */
  readonly level: DashaLayer;
  /** Lord of the period. */
  readonly lord: Graha;
  /** Date of the notional beginning, even before the moment. */
  readonly start_date: YearMonthDay;
  /** Date of the end. */
  readonly end_date: YearMonthDay;
  /** Julian day (UT) of the notional beginning, even before the moment. */
  readonly start_jd: JulianDay;
  /** Julian day (UT) of the end. */
  readonly end_jd: JulianDay;
  /** Elapsed share of the period, per cent, two decimals; absent on the first level. @minimum 0 @maximum 100 */
  readonly percent_elapsed?: number;
}

/** A period in which the matter may happen. */
export interface KpTiming {
  /** The level. */
  readonly dasha_layer: DashaLayer;
  /** Lord of the period. */
  readonly lord: Graha;
  /** Date on which it begins. */
  readonly start_date: YearMonthDay;
  /** Date on which it ends. */
  readonly end_date: YearMonthDay;
  /** Houses for the matter that the lord signifies, ascending. */
  readonly good_houses: readonly House[];
  /** The period in words. */
  readonly event_estimate: string;
}

export interface KpPeriods {
  readonly vimshottari_dasha: readonly KpDashaPeriod[];
  readonly kp_timing: readonly KpTiming[];
  readonly timing_estimate: KpTiming | null;
  readonly rationale: string;
}

/**
 * @param utAt returns the Julian day (UT) a number of cycle units after the moment of reckoning
 * @param goodHouses the houses for the matter that each graha signifies
 */
export function kpPeriods(
  cycle: DashaCycle,
  utAt: (units: number) => number,
  goodHouses: Readonly<Record<Graha, readonly number[]>>,
  rulers: RulingPlanets,
): KpPeriods {
  const { jdAt, datesOf, spanOf } = cycleCalendar(cycle, utAt);
  const fruitful = (lord: Graha): boolean => goodHouses[lord].length > 0;
  const timing = (dasha_layer: DashaLayer, period: DashaPeriod, event_estimate: string): KpTiming => ({
    dasha_layer,
    lord: period.lord,
    ...datesOf(period),
    good_houses: goodHouses[period.lord],
    event_estimate,
  });

  const running = runningPeriods(cycle);
  const vimshottari_dasha = running.map(({ layer, period }, i): KpDashaPeriod => {
    const { lord, start, end } = period;
    const percent = Math.round((10_000 * (cycle.elapsed - start)) / (end - start)) / 100;
    return {
      level: layer,
      lord,
      ...datesOf(period),
      start_jd: jdAt(start),
      end_jd: jdAt(end),
      ...(i === 0 ? {} : { percent_elapsed: percent }),
    };
  });
  const kp_timing = running
    .filter(({ period }) => fruitful(period.lord))
    .map(({ layer, period }) => timing(layer, period, possibleText(layer, period.lord, spanOf(period))));
  const periods = { vimshottari_dasha, kp_timing };

  const joint = conjoinedPeriod(cycle, fruitful, new Set<Graha>(Object.values(rulers)));
  if (joint !== undefined) {
    const [, , antara] = joint.path;
    const span = spanOf(antara);
    return {
      ...periods,
      timing_estimate: timing('Antara', antara, jointText(joint, span)),
      rationale: jointRationale(joint, goodHouses, span),
    };
  }
  const [first] = kp_timing;
  if (first === undefined) return { ...periods, timing_estimate: null, rationale: NO_TIME_RATIONALE };
  const { dasha_layer, lord, good_houses } = first;
  return { ...periods, timing_estimate: first, rationale: standInRationale(dasha_layer, lord, good_houses) };
}
