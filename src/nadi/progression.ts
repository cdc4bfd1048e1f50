import * as v from 'valibot';
import { EXAMPLE_BIRTH, natalOf } from '../cast/natalInput.js';
import { record, someOf } from '../input/schemas.js';
import type { LocalInstant } from '../types.js';
import { GRAHAS, type Graha, type Sign } from '../zodiac/names.js';
import type { SignNumber } from '../zodiac/position.js';
import { nadiOperation, signNamed, toLocalInstant } from './describe.js';
import type { LinkDistance } from './links.js';
import { distanceOf, signsOf } from './rules/links.js';
import { progressedSign } from './rules/years.js';
import { LINK_DISPUTES, LINK_SOURCES, PROGRESSION_SOURCE, YEAR_DISPUTE } from './sources.js';
import { RELATION_AT, type Relation } from './tables/links.js';
import { PROGRESSED, type ProgressedPlanet } from './tables/progression.js';
import {
  type RunningYear,
  type RunningYearInput,
  runningYearFields,
  runningYearOf,
  YEAR_OF_LIFE,
  yearWords,
} from './year.js';

/** The input of {@link progression}. */
export interface NadiProgressionInput extends RunningYearInput {
  /** The grahas to progress; Jupiter, Saturn and Rāhu by default. */
  readonly planets?: readonly ProgressedPlanet[] | undefined;
}

/** A natal graha met by a progressed one. */
export interface ProgressedLink {
  /** The natal graha. */
  readonly planet: Graha;
  /** Inclusive count of signs from the progressed sign to that of the natal graha. */
  readonly distance: LinkDistance;
  /** Its role. */
  readonly relation: Relation;
}

/** A progressed graha. */
export interface ProgressedPlace {
  /** Its sign at birth. */
  readonly natal_sign: Sign;
  /** Its progressed sign. */
  readonly sign: Sign;
  /** 1 (Aries) … 12 (Pisces). */
  readonly sign_number: SignNumber;
  /** The natal grahas it meets, in chart order. */
  readonly links: readonly ProgressedLink[];
}

/** The progression of a year. */
export interface NadiProgressionData {
  /** The running year of life. */
  readonly running_year: RunningYear;
  /** The beginning of the year, in local time of the birthplace. */
  readonly start: LocalInstant;
  /** The beginning of the next. */
  readonly end: LocalInstant;
  /** The progressed grahas. */
  readonly planets: Readonly<Partial<Record<ProgressedPlanet, ProgressedPlace>>>;
  /** No published example was found. */
  readonly label: 'experimental';
}

/**
 * Returns the signs to which Jupiter, Saturn and Rāhu are progressed in a year of life, and the natal grahas they meet there. Experimental:
 * no published example was found, and the even steps of Saturn and Rāhu are known from memory alone.
 *
 * Instants are ISO 8601, to the second, in local time of the birthplace.
 * @param input `birth`; `running_year` (1 … 200, 1 begins with the birth) or `at` (a moment within the year); optional `planets`,
 *   `year_start` (`civil`, `solar_return`), `ayanamsa` (default lahiri), `node` (default true), `conventions`
 * @throws {SiddhantaError} for bad input (`missing_field` where no year is said); `date_out_of_range` beyond the ephemeris;
 *   `undefined_at_latitude`
 *
 * Source: Nadi Sutras, an excerpt of which was read.
 *
 * @example
 * ```ts
 * import { progression } from 'siddhanta/nadi';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { planets } = progression({ birth: { date: '1990-08-15', time: '08:30:00', place }, running_year: 36 }).data;
 * planets.Jupiter?.natal_sign; // => 'Cancer'
 * planets.Jupiter?.sign; // => 'Gemini'
 * ```
 */
export const progression = nadiOperation<NadiProgressionInput, NadiProgressionData>()({
  name: 'nadi.progression',
  summary: 'Signs to which Jupiter, Saturn and Rahu are progressed in a year of life, and whom they meet',
  units: 3,
  experimental: true,
  schema: () => record({ ...runningYearFields(), planets: v.optional(someOf(PROGRESSED)) }),
  alternatives: YEAR_OF_LIFE,
  example: { birth: EXAMPLE_BIRTH, running_year: 36 },
  run(input, sky) {
    const natal = natalOf(input.birth, sky);
    const { runningYear, startMs, endMs } = runningYearOf(input, natal);
    const signs = signsOf(natal.grahas);
    const toLocal = toLocalInstant(natal.place, sky);
    const placeOf = (planet: ProgressedPlanet): ProgressedPlace => {
      const sign = progressedSign(planet, signs[planet], runningYear);
      return {
        natal_sign: signNamed(signs[planet]),
        sign: signNamed(sign),
        sign_number: sign + 1,
        links: GRAHAS.flatMap((met) => {
          const distance = distanceOf(sign, signs[met]);
          const relation = RELATION_AT[distance];
          return relation === undefined ? [] : [{ planet: met, distance, relation }];
        }),
      };
    };
    const requested = PROGRESSED.filter((planet) => input.planets?.includes(planet) ?? true);
    return {
      data: {
        running_year: runningYear,
        start: toLocal(startMs),
        end: toLocal(endMs),
        planets: Object.fromEntries(requested.map((planet) => [planet, placeOf(planet)])),
        label: 'experimental',
      },
      chart: natal,
      method:
        'Jupiter goes on a sign a year from his sign at birth, Saturn one in two and a half, Rahu back one in one and a half',
      conventions: {
        steps: 'whole signs, at the beginning of a year of life: Saturn two in five years, Rahu two in three',
        links: 'from the progressed sign to the signs of the nine grahas at birth',
        ...yearWords(input.year_start),
      },
      sources: [PROGRESSION_SOURCE, ...LINK_SOURCES],
      disputed: [
        YEAR_DISPUTE,
        { element: 'progression or transit', note: 'Others read the transit of Jupiter, Saturn and Rahu itself.' },
        ...LINK_DISPUTES.slice(1),
      ],
      verified_against: 'nothing published; three births by the rule in two wordings',
      rules: {
        'planets.Jupiter': {
          rule: 'a sign a year',
          source: 'Nadi Sutras, excerpt read',
          state: 'unconfirmed',
        },
        'planets.Saturn': {
          rule: 'a sign in two and a half years, in even steps',
          source: 'a round of some 30 years in the excerpt; even steps from memory',
          state: 'unconfirmed',
        },
        'planets.Rahu': {
          rule: 'back a sign in one and a half years, in even steps',
          source: 'a round of some 18 years in the excerpt; even steps from memory',
          state: 'unconfirmed',
        },
      },
      restsOnBirthTime: ['start', 'end'],
    };
  },
});
