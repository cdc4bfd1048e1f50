import type { SkyContext } from '../cast/context.js';
import { EXAMPLE_BIRTH } from '../cast/natalInput.js';
import { record } from '../input/schemas.js';
import {
  type AnnualYear,
  annualOperation,
  describeMuntha,
  describeNatal,
  describeRasi,
  describeYear,
} from './describe.js';
import { type AnnualInput, annualFields, YEAR_SAYING } from './input.js';
import { annualYearLord, type ReturnChart } from './returnChart.js';
import { annualSky, returnSky } from './sky.js';
import {
  ANNUAL_VERIFICATION,
  MUNTHA_DISPUTE,
  STRENGTH_DISPUTES,
  STRENGTH_SOURCES,
  YEAR_LORD_DISPUTE,
  YEAR_LORD_SOURCES,
} from './sources.js';
import { describeYearLord, type StrengthOptions, strengthFields, type YearLord, yearLordWords } from './yearLord.js';

/** The input of {@link chart}. */
export interface AnnualChartInput extends AnnualInput, StrengthOptions {}

/** The annual chart. */
export interface AnnualChartData extends AnnualYear, ReturnChart {
  /** The lord of the year and the five candidates. */
  readonly year_lord: YearLord;
}

/** All but the signs of the slow grahas. */
const RESTS = ['return', 'next_return', 'day', 'chart', 'muntha', 'natal', 'year_lord'];

/**
 * Returns the annual chart of a year of life (varṣaphala): the instant at which the Sun returns to its place at birth, the chart of that
 * instant at the birthplace or another place, munthā, and the lord of the year with the five candidates and their strengths.
 *
 * Instants are ISO 8601 in local time of the place, rounded once to whole seconds; the return itself is found to the millisecond. Strengths
 * are viśvā, 0 … 20.
 * @param input `birth`; `completed_years` (0 … 200) or `at` (a moment within the year); optional `place`, `zodiac`, `relation`, `drekkana`,
 *   `ayanamsa` (default lahiri), `node` (default true), `conventions`
 * @throws {SiddhantaError} for bad input (`missing_field` where no year is said); `date_out_of_range` beyond the ephemeris;
 *   `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 27–28; S. Adawal, Tajik Shastra and Annual Horoscopy, XII.3.
 *
 * @example
 * ```ts
 * import { chart } from 'siddhanta/annual';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = chart({ birth: { date: '1990-08-15', time: '08:30:00', place }, completed_years: 35 });
 * data.return; // => '2025-08-15T07:47:52+05:30'
 * data.chart.ascendant.sign; // => 'Leo'
 * data.muntha.sign; // => 'Leo'
 * data.year_lord.lord; // => 'Jupiter'
 * ```
 */
export const chart = annualOperation<AnnualChartInput, AnnualChartData>()({
  name: 'annual.chart',
  summary: 'Annual chart (Tajika varshaphala): solar return, muntha, year lord with its five candidates',
  units: 5,
  schema: () => record({ ...annualFields(), ...strengthFields() }),
  alternatives: YEAR_SAYING,
  example: { birth: EXAMPLE_BIRTH, completed_years: 35 },
  run(input, context: SkyContext) {
    const year = annualSky(input, context);
    const cast = returnSky(year);
    const { found, strengths, muntha } = annualYearLord(year, cast, input);
    return {
      data: {
        ...describeYear(year),
        day: cast.day,
        chart: describeRasi(cast),
        muntha: describeMuntha(muntha, cast.ascendant),
        natal: describeNatal(year),
        year_lord: describeYearLord(found, strengths),
      },
      chart: year,
      method: 'The chart of the instant at which the Sun is again where it was at birth, with whole-sign houses',
      conventions: {
        muntha: 'a sign a year from the ascendant at birth, whose degree it keeps; houses from the annual ascendant',
        ...yearLordWords(input),
      },
      sources: [...YEAR_LORD_SOURCES, ...STRENGTH_SOURCES],
      disputed: [MUNTHA_DISPUTE, YEAR_LORD_DISPUTE, ...STRENGTH_DISPUTES],
      verified_against: ANNUAL_VERIFICATION,
      rules: {
        return: {
          rule: 'the exact root of the longitude of the Sun, not a multiple of the length of the year',
          source: 'Narasimha Rao 27.1–27.4, read',
          state: 'checked',
        },
        muntha: {
          rule: 'sign of the natal ascendant + completed years',
          source: 'Narasimha Rao 28.1, read',
          state: 'checked',
        },
        year_lord: {
          rule: 'the strongest office bearer that aspects the ascendant',
          source: 'Adawal XII.3, read; it gives the lords of both years of the textbook',
          state: input.drekkana === 'd3' ? 'checked' : 'unconfirmed',
        },
      },
      restsOnBirthTime: RESTS,
    };
  },
});
