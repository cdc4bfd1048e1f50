import * as v from 'valibot';
import { EXAMPLE_BIRTH } from '../cast/natalInput.js';
import { record, whole } from '../input/schemas.js';
import { signIndex } from '../math/angle.js';
import type { LocalInstant } from '../types.js';
import type { SignLord } from '../zodiac/lords.js';
import { type AnnualYear, annualOperation, describeMuntha, describeNatal, describeRasi } from './describe.js';
import { type AnnualInput, annualFields, YEAR_SAYING } from './input.js';
import { annualYearLord, type ReturnChart } from './returnChart.js';
import { panchaVargiyas } from './rules/panchaVargiya.js';
import { yearLordOf } from './rules/yearLord.js';
import { annualSky, castSky, returnSky, tajikaChart, toLocalInstant } from './sky.js';
import {
  MUNTHA_DISPUTE,
  pvr,
  STRENGTH_DISPUTES,
  STRENGTH_SOURCES,
  YEAR_LORD_DISPUTE,
  YEAR_LORD_SOURCES,
} from './sources.js';
import { describeYearLord, type StrengthOptions, strengthFields, type YearLord, yearLordWords } from './yearLord.js';

/** The input of {@link month}. */
export interface AnnualMonthInput extends AnnualInput, StrengthOptions {
  /** The month of the year, 1 … 12: 30° of the Sun each. */
  readonly month: number;
  /** The part of the month, 1 … 12: the sixty hours in which the Sun moves 2°30′; the whole month by default. */
  readonly part?: number | undefined;
}

/** 1 … 12. @asType integer @minimum 1 @maximum 12 */
export type OneOfTwelve = number;

/** The chart of a month, or of a part of it. */
export interface AnnualMonthData extends AnnualYear, ReturnChart {
  /** The beginning of the year, in local time of the place. */
  readonly year_return: LocalInstant;
  /** The month, 1 … 12. */
  readonly month: OneOfTwelve;
  /** The part; null for the whole month. */
  readonly part: OneOfTwelve | null;
  /** The lord of the year. */
  readonly year_lord: SignLord;
  /** The lord of the month and the six candidates. */
  readonly month_lord: YearLord;
}

const MONTH = 30;
const PART = 2.5;

const RESTS = ['return', 'next_return', 'year_return', 'day', 'chart', 'muntha', 'natal', 'year_lord', 'month_lord'];

/**
 * Returns the chart of a month of a year of life, or of one of its twelve parts of some sixty hours: instants, chart, munthā of the year in
 * it, the lord of the year, and the lord of the month with the six candidates.
 * @param input that of `chart`, and `month` (1 … 12); optional `part` (1 … 12)
 * @throws {SiddhantaError} as `chart` does
 *
 * Source: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 27.5–27.6.
 *
 * @example
 * ```ts
 * import { month } from 'siddhanta/annual';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * month({ birth, completed_years: 35, month: 2 }).data.return; // => '2025-09-15T08:18:39+05:30'
 * month({ birth, completed_years: 35, month: 2, part: 2 }).data.return; // => '2025-09-17T21:50:19+05:30'
 * ```
 */
export const month = annualOperation<AnnualMonthInput, AnnualMonthData>()({
  name: 'annual.month',
  summary: 'Monthly and sixty-hour charts of a year (masa pravesha): return, chart, muntha, month lord',
  units: 3,
  schema: () => record({ ...annualFields(), ...strengthFields(), month: whole(1, 12), part: v.optional(whole(1, 12)) }),
  alternatives: YEAR_SAYING,
  example: { birth: EXAMPLE_BIRTH, completed_years: 35, month: 2 },
  run(input, context) {
    const year = annualSky(input, context);
    const { natal, completedYears, yearClock, place, placeField } = year;
    const { month: number, part } = input;
    const begins = MONTH * (number - 1) + (part === undefined ? 0 : PART * (part - 1));
    const ends = begins + (part === undefined ? MONTH : PART);
    const [from, to] = [begins, ends].map((degrees) => yearClock(completedYears + degrees / 360)) as [number, number];
    const annual = annualYearLord(year, returnSky(year), input);
    const cast = castSky(natal.sky, from, place, placeField);
    const chart = tajikaChart(cast);
    const strengths = panchaVargiyas(chart, input);
    const found = yearLordOf(
      chart,
      {
        natalLagna: signIndex(natal.ascendant),
        muntha: signIndex(annual.muntha),
        yearLord: annual.found.lord,
      },
      strengths,
    );
    const toLocal = toLocalInstant(place, natal.sky);
    return {
      data: {
        year: completedYears + 1,
        completed_years: completedYears,
        return: toLocal(from),
        next_return: toLocal(to),
        year_return: toLocal(year.returnMs),
        month: number,
        part: part ?? null,
        day: cast.day,
        chart: describeRasi(cast),
        muntha: describeMuntha(annual.muntha, cast.ascendant),
        natal: describeNatal(year),
        year_lord: annual.found.lord,
        month_lord: describeYearLord(found, strengths),
      },
      chart: year,
      method:
        'The chart of the instant at which the Sun has gone so many times 30° (a month) or 2°30′ (sixty hours) from its place at birth',
      conventions: {
        muntha: 'that of the year, in the houses of this chart',
        month_lord: 'as the lord of the year, by this chart; the lord of the year is the sixth candidate',
        ...yearLordWords(input),
      },
      sources: [pvr('27.5–27.6', 'monthly and sixty-hour charts'), ...YEAR_LORD_SOURCES, ...STRENGTH_SOURCES],
      disputed: [MUNTHA_DISPUTE, YEAR_LORD_DISPUTE, ...STRENGTH_DISPUTES],
      verified_against: 'a monthly and a sixty-hour return of a textbook (within a minute) and of Swiss Ephemeris',
      rules: {
        return: {
          rule: 'the exact root of the longitude of the Sun',
          source: 'Narasimha Rao 27.5–27.6, read',
          state: 'checked',
        },
        month_lord: {
          rule: 'the choice of the lord of the year, with that lord as sixth candidate',
          source: 'after Narasimha Rao 28.6 and Adawal XII.3; no published month lord is known',
          state: 'unconfirmed',
        },
      },
      restsOnBirthTime: RESTS,
    };
  },
});
