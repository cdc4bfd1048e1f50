import { EXAMPLE_BIRTH, natalOf } from '../cast/natalInput.js';
import { record } from '../input/schemas.js';
import { signIndex } from '../math/angle.js';
import type { LocalInstant } from '../types.js';
import { castsAspect } from '../zodiac/drishti.js';
import { houseOfSign } from '../zodiac/housed.js';
import { lordOf, type SignLord } from '../zodiac/lords.js';
import type { Graha, Sign } from '../zodiac/names.js';
import type { House, SignNumber } from '../zodiac/position.js';
import { grahasWhere, nadiOperation, signNamed, toLocalInstant } from './describe.js';
import { signsOf } from './rules/links.js';
import { chakraHouse } from './rules/years.js';
import { CHAKRA_SOURCE, YEAR_DISPUTE } from './sources.js';
import {
  type RunningYear,
  type RunningYearInput,
  runningYearFields,
  runningYearOf,
  YEAR_OF_LIFE,
  yearWords,
} from './year.js';

/** The input of {@link bhriguChakra}. */
export interface BhriguChakraInput extends RunningYearInput {}

/** A round of twelve years, from 1. @asType integer @minimum 1 */
export type ChakraCycle = number;

/** The house of a year. */
export interface BhriguChakraData {
  /** The running year of life. */
  readonly running_year: RunningYear;
  /** The round of twelve years. */
  readonly cycle: ChakraCycle;
  /** The house of the year, whole signs from the ascendant. */
  readonly house: House;
  /** Its sign. */
  readonly sign: Sign;
  /** 1 (Aries) … 12 (Pisces). */
  readonly sign_number: SignNumber;
  /** Lord of the sign. */
  readonly lord: SignLord;
  /** The lord's house at birth. */
  readonly lord_house: House;
  /** The grahas in the sign at birth. */
  readonly occupants: readonly Graha[];
  /** The grahas that fully aspected it at birth; nodes cast no aspects. */
  readonly aspected_by: readonly Graha[];
  /** The beginning of the year, in local time of the birthplace. */
  readonly start: LocalInstant;
  /** The beginning of the next. */
  readonly end: LocalInstant;
}

/**
 * Returns the house of a year of life by the Bhṛgu chakra paddhati: its sign, the lord and his house at birth, the grahas in the sign and
 * those aspecting it, and the beginning and end of the year.
 *
 * Instants are ISO 8601, to the second, in local time of the birthplace.
 * @param input `birth`; `running_year` (1 … 200, 1 begins with the birth) or `at` (a moment within the year); optional `year_start`
 *   (`civil`, `solar_return`), `ayanamsa` (default lahiri), `node` (default true), `conventions`
 * @throws {SiddhantaError} for bad input (`missing_field` where no year is said); `date_out_of_range` beyond the ephemeris;
 *   `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Saptarishis Astrology, Bhrigu chakra paddhati.
 *
 * @example
 * ```ts
 * import { bhriguChakra } from 'siddhanta/nadi';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = bhriguChakra({ birth: { date: '1990-08-15', time: '08:30:00', place }, running_year: 36 });
 * data.house; // => 12
 * data.sign; // => 'Leo'
 * data.start; // => '2025-08-15T08:30:00+05:30'
 * ```
 */
export const bhriguChakra = nadiOperation<BhriguChakraInput, BhriguChakraData>()({
  name: 'nadi.bhrigu_chakra',
  summary: 'House of a year of life by Bhrigu chakra: sign, lord, occupants and aspects at birth',
  units: 2,
  schema: () => record(runningYearFields()),
  alternatives: YEAR_OF_LIFE,
  example: { birth: EXAMPLE_BIRTH, running_year: 36 },
  run(input, sky) {
    const natal = natalOf(input.birth, sky);
    const { runningYear, startMs, endMs } = runningYearOf(input, natal);
    const { house, cycle } = chakraHouse(runningYear);
    const lagna = signIndex(natal.ascendant);
    const sign = (lagna + house - 1) % 12;
    const signs = signsOf(natal.grahas);
    const lord = lordOf(sign);
    const toLocal = toLocalInstant(natal.place, sky);
    return {
      data: {
        running_year: runningYear,
        cycle,
        house,
        sign: signNamed(sign),
        sign_number: sign + 1,
        lord,
        lord_house: houseOfSign(signs[lord], lagna),
        occupants: grahasWhere((graha) => signs[graha] === sign),
        aspected_by: grahasWhere((graha) => castsAspect(graha, signs[graha], sign)),
        start: toLocal(startMs),
        end: toLocal(endMs),
      },
      chart: natal,
      method: 'The first house in the first year of life, the second in the second, and again after twelve',
      conventions: {
        house: 'whole signs from the ascendant; places and full aspects are those of the birth',
        ...yearWords(input.year_start),
      },
      sources: [CHAKRA_SOURCE],
      disputed: [
        YEAR_DISPUTE,
        {
          element: 'months of the year',
          note: 'They are divided in different ways by those who teach the chakra; left out.',
        },
      ],
      verified_against: 'four years of the rule as published, from the 12th to the 45th',
      restsOnBirthTime: ['sign', 'sign_number', 'lord', 'lord_house', 'occupants', 'aspected_by', 'start', 'end'],
    };
  },
});
