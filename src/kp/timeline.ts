import { type DashaCycle, type DashaPeriod, UNITS_PER_YEAR } from '../dashas/rules/cycle.js';
import { SIDEREAL_YEAR_DAYS } from '../dashas/tables/vimshottari.js';
import { civilFromDays, formatDate } from '../time/calendar.js';
import { DAY_MS, epochMs } from '../time/julian.js';
import type { Graha } from '../zodiac/names.js';
import type { House } from '../zodiac/position.js';
import { housesText } from './rules/prose.js';
import type { RulingPlanets } from './rules/ruling.js';
import { conjoinedPeriod, type DashaLayer, runningPeriods, TIMING_HORIZON_YEARS } from './rules/timing.js';

const UNIT_DAYS = SIDEREAL_YEAR_DAYS / UNITS_PER_YEAR;

/**
 * Year of the Gregorian calendar.
 *
 * @asType integer
 * @minimum 0
 */
type Year = number;
/**
 * Month, 1 … 12.
 *
 * @asType integer
 * @minimum 1
 * @maximum 12
 */
type Month = number;
/**
 * Day of the month, 1 … 31.
 *
 * @asType integer
 * @minimum 1
 * @maximum 31
 */
type Day = number;

/** Year, month and day (UT, proleptic Gregorian). */
export type YearMonthDay = readonly [year: Year, month: Month, day: Day];

/**
 * Julian day (UT).
 *
 * @exclusiveMinimum 0
 */
export type JulianDay = number;

/** One of the four running periods. */
export interface KpDashaPeriod {
  /** `Dasha`, `Bhukti`, `Antara`, `Sukshma`. */
  readonly level: DashaLayer;
  /** Lord of the period. */
  readonly lord: Graha;
  /** Date of the notional beginning, also where it lies before the moment. */
  readonly start_date: YearMonthDay;
  /** Date of the end. */
  readonly end_date: YearMonthDay;
  /** Julian day (UT) of the notional beginning, also where it lies before the moment. */
  readonly start_jd: JulianDay;
  /** Julian day (UT) of the end. */
  readonly end_jd: JulianDay;
  /**
   * Share of the period that had passed, per cent, two decimals; absent on the first level.
   *
   * @minimum 0
   * @maximum 100
   */
  readonly percent_elapsed?: number;
}

/** A period in which the matter may come about. */
export interface KpTiming {
  /** Which of the four layers. */
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

/** Everything about time in a horary judgment. */
export interface KpPeriods {
  readonly vimshottari_dasha: readonly KpDashaPeriod[];
  readonly kp_timing: readonly KpTiming[];
  readonly timing_estimate: KpTiming | null;
  /** A sentence on the estimate. */
  readonly rationale: string;
}

const dayOf = (jd: number): number => Math.floor(epochMs(jd) / DAY_MS);

function yearMonthDay(jd: number): YearMonthDay {
  const { year, month, day } = civilFromDays(dayOf(jd));
  return [year, month, day];
}

/**
 * Returns the running periods, those of them that further the matter, and the period in which it is to be expected.
 *
 * @param now Julian day (UT) from which the cycle is reckoned
 * @param goodHouses the houses for the matter that each graha signifies
 */
export function kpPeriods(
  cycle: DashaCycle,
  now: number,
  goodHouses: Readonly<Record<Graha, readonly number[]>>,
  rulers: RulingPlanets,
): KpPeriods {
  const jdAt = (units: number): number => now + (units - cycle.elapsed) * UNIT_DAYS;
  const bounds = ({ start, end }: DashaPeriod) => ({
    start_date: yearMonthDay(jdAt(start)),
    end_date: yearMonthDay(jdAt(end)),
  });
  const span = ({ start, end }: DashaPeriod): string =>
    `${formatDate(dayOf(jdAt(start)))} to ${formatDate(dayOf(jdAt(end)))}`;
  const timing = (dasha_layer: DashaLayer, period: DashaPeriod, within = ''): KpTiming => ({
    dasha_layer,
    lord: period.lord,
    ...bounds(period),
    good_houses: goodHouses[period.lord],
    event_estimate: `Event possible during ${dasha_layer} of ${period.lord}${within} (${span(period)})`,
  });

  const running = runningPeriods(cycle);
  const vimshottari_dasha = running.map(({ layer, period }, i): KpDashaPeriod => {
    const { lord, start, end } = period;
    const percent = Math.round((10_000 * (cycle.elapsed - start)) / (end - start)) / 100;
    return {
      level: layer,
      lord,
      ...bounds(period),
      start_jd: jdAt(start),
      end_jd: jdAt(end),
      ...(i === 0 ? {} : { percent_elapsed: percent }),
    };
  });
  const kp_timing = running
    .filter(({ period }) => goodHouses[period.lord].length > 0)
    .map(({ layer, period }) => timing(layer, period));

  const ruling = new Set<Graha>(Object.values(rulers));
  const conjoined = conjoinedPeriod(cycle, (lord) => goodHouses[lord].length > 0, ruling);
  if (conjoined !== undefined) {
    const [dasha, bhukti, antara] = conjoined.path;
    const lords = [...new Set(conjoined.path.map(({ lord }) => lord))];
    const proof = lords.map((lord) => `${lord}: ${housesText(goodHouses[lord])}`).join('; ');
    const also = conjoined.ruling
      ? 'and are all ruling planets'
      : `though not all are ruling planets, as no antara of the next ${TIMING_HORIZON_YEARS} years has three such lords`;
    return {
      vimshottari_dasha,
      kp_timing,
      timing_estimate: timing('Antara', antara, `, Bhukti of ${bhukti.lord}, Dasha of ${dasha.lord}`),
      rationale: `The event is to be expected in the Antara of ${antara.lord} in the Bhukti of ${bhukti.lord} in the Dasha of ${dasha.lord} (${span(antara)}), the first whose lords all signify a house for the matter (${proof}) ${also}.`,
    };
  }
  const [layer] = kp_timing;
  const none = `No antara of the next ${TIMING_HORIZON_YEARS} years has three lords that all signify a house for the matter`;
  if (layer !== undefined) {
    return {
      vimshottari_dasha,
      kp_timing,
      timing_estimate: layer,
      rationale: `${none}; the running ${layer.dasha_layer} of ${layer.lord}, which signifies ${housesText(layer.good_houses)}, stands in for it.`,
    };
  }
  return {
    vimshottari_dasha,
    kp_timing,
    timing_estimate: null,
    rationale: `${none}, and no running period has a lord that signifies one, so no time is estimated.`,
  };
}
