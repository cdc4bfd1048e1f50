import * as v from 'valibot';
import { almanacOf } from '../cast/almanac.js';
import { luminaryContext } from '../cast/context.js';
import { checkDates } from '../cast/dates.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { ayanamsaSchema, dateSchema, oneOf, placeSchema, record, sunriseSchema, whole } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import { daysOf } from '../time/calendar.js';
import { DAY_SECONDS } from '../time/julian.js';
import type { Ayanamsa, Place, SunriseDefinition } from '../types.js';
import { checkCondition } from './checkCondition.js';
import { type Condition, conditionsSchema, MOST_BIRTHS } from './conditions.js';
import { dayConventions, daySources, disputesOfDay, EXAMPLE } from './input.js';
import { type BirthOrMoon, birthOrMoonFields, moonOfBirth, type SearchedBirth, searchedBirth } from './natal.js';
import { MULA_VARJYAMS, SATURDAY_DURMUHURTAS } from './options.js';
import { type Reason, reasonsOf } from './reasons.js';
import { type EvaluatedWindow, scoreOf, shutOut, type Track, windowsOf } from './rules/windows.js';
import { searchContext } from './searchContext.js';
import { checkLength, firstDay } from './searchSpan.js';
import { BALA_SOURCES } from './tables/bala.js';
import { SEARCH_RULES } from './tables/searchRules.js';
import { YOGA_SOURCES } from './tables/yogas.js';
import { piecesOfCondition } from './tracks.js';
import type { MuhurtaWindow } from './vedicDay.js';
import { searchWork } from './work.js';

/** The input of {@link search}. */
export interface SearchInput {
  /** The place of observance. */
  readonly place: Place;
  /** `YYYY-MM-DD`, the civil date whose sunrise begins the span. */
  readonly from: string;
  /** The last civil date; the span ends with the sunrise after it. At most 366 dates. */
  readonly to: string;
  /**
   * Conditions on a time, preferences with a weight; 1 to 40. There are no ready-made rules, as for marriage or travel: name the conditions
   * one by one. The sign of the Sun (kharmāsa) and combust Venus or Jupiter are not among them.
   */
  readonly conditions: readonly Condition[];
  /** For whom, each `{ birth }` or `{ natal }`, its Moon; conditions name them by their place here, from 0; up to 12. */
  readonly births?: readonly BirthOrMoon[] | undefined;
  /** Minutes that a window must last; 1 by default, up to 1440. */
  readonly minimum_minutes?: number | undefined;
  /** How many windows to list; 20 by default, up to 500. */
  readonly limit?: number | undefined;
  /** At which ghaṭī the varjya of Mūla begins; `both` by default. */
  readonly mula_varjyam?: (typeof MULA_VARJYAMS)[number] | undefined;
  /** Which fifteenths are Saturday's durmuhūrtas; `first_two` by default. */
  readonly saturday_durmuhurta?: (typeof SATURDAY_DURMUHURTAS)[number] | undefined;
  /** School of ayanāṁśa; `lahiri` by default. `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Definition of sunrise; `upper_limb` by default. */
  readonly sunrise?: SunriseDefinition | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** A window that was found. */
export interface FoundWindow extends MuhurtaWindow {
  /**
   * How long it is, minutes to two decimals.
   *
   * @minimum 0
   */
  readonly minutes: number;
  /**
   * The share of the weights that holds, out of a hundred; a hundred where nothing is merely wished for.
   *
   * @minimum 0
   * @maximum 100
   */
  readonly score: number;
  /** What each condition says of it, in their order. */
  readonly reasons: readonly Reason[];
}

/** How much of the span a condition shuts out by itself. */
export interface Rejected {
  /**
   * Which condition, from 0.
   *
   * @asType integer
   * @minimum 0
   */
  readonly condition: number;
  /**
   * Hours of the span in which it does not hold, to two decimals.
   *
   * @minimum 0
   */
  readonly hours: number;
}

/** The windows of a span that satisfy conditions. */
export interface SearchData {
  /** What was searched: from the sunrise of the first date to the one after the last. */
  readonly span: MuhurtaWindow;
  /** The Moons of the births, in their order. */
  readonly births: readonly SearchedBirth[];
  /** The windows: the highest score first, of equal ones the longest, of these the earliest. */
  readonly windows: readonly FoundWindow[];
  /**
   * How many windows there are, including those not listed.
   *
   * @asType integer
   * @minimum 0
   */
  readonly found: number;
  /** Whether there are more than are listed. */
  readonly truncated: boolean;
  /** What each condition that must hold shuts out, so that an empty answer explains itself. */
  readonly rejected: readonly Rejected[];
}

const MOST_WINDOWS = 500;

const schema = () => {
  const births = `it must be a list of up to ${MOST_BIRTHS} births, each { "birth": … } or { "natal": … }.`;
  return record({
    place: placeSchema(),
    from: dateSchema(),
    to: dateSchema(),
    conditions: conditionsSchema(),
    births: v.optional(v.pipe(v.array(record(birthOrMoonFields()), births), v.maxLength(MOST_BIRTHS, births))),
    minimum_minutes: v.optional(whole(1, 1440), 1),
    limit: v.optional(whole(1, MOST_WINDOWS), 20),
    mula_varjyam: v.optional(oneOf(MULA_VARJYAMS), MULA_VARJYAMS[0]),
    saturday_durmuhurta: v.optional(oneOf(SATURDAY_DURMUHURTAS), SATURDAY_DURMUHURTAS[0]),
    ayanamsa: ayanamsaSchema(),
    sunrise: sunriseSchema(),
    conventions: conventionsSchema(),
  });
};

const twoDecimals = (value: number): number => Math.round(value * 100) / 100;
const seconds = ({ start, end }: EvaluatedWindow): number => Math.round((end - start) * DAY_SECONDS);

/**
 * Returns the windows of a span of days in which conditions hold, the best first, each with the result of every condition.
 *
 * **Experimental**: no text prescribes such a search; the conditions are those of almanacs, the weights are the project's own, and results
 * may change. Each edge is the instant at which a condition begins or ends to hold, found as a root and rounded once to the second.
 *
 * @param input `place`, `from`, `to` (up to 366 dates), `conditions` (1 to 40; without `weight` one must hold, with `weight` 1 … 100 it
 * counts in the score); optional `births` (up to 12, each `birth` or `natal`), `minimum_minutes` (1), `limit` (20), `mula_varjyam`,
 * `saturday_durmuhurta`, `sunrise`, `conventions`, `ayanamsa`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input, with the condition in `field` (`conditions.2.in`); `undefined_at_latitude` for a condition on
 * what rises from the polar circles on
 *
 * Source: that of each window and combination; `provenance.rules` has them.
 *
 * @example
 * ```ts
 * import { search } from 'siddhanta/muhurta';
 * const { data } = search({
 *   place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 *   from: '2025-11-20',
 *   to: '2025-11-30',
 *   conditions: [
 *     { type: 'nakshatra', in: [21, 22] },
 *     { type: 'part', in: ['day'] },
 *     { type: 'avoid', in: ['rahu_kalam', 'varjyam'] },
 *   ],
 *   minimum_minutes: 60,
 * });
 * data.windows[0]?.start; // => '2025-11-25T08:19:23+05:30'
 * data.windows[0]?.reasons.map(({ text }) => text); // => ['nakshatra Uttara Ashadha', 'inside day', 'outside rahu kalam, varjyam']
 * ```
 */
export const search = operation<SearchInput, SearchData>()({
  name: 'muhurta.search',
  summary: 'Windows of a span of days that satisfy conditions, the best first, each with its reasons',
  units: 10,
  work: searchWork,
  schools: 'all',
  experimental: true,
  schema,
  example: {
    place: EXAMPLE.place,
    from: '2025-11-20',
    to: '2025-11-30',
    conditions: [
      { type: 'nakshatra', in: [4, 8, 12, 13, 21, 22, 26] },
      { type: 'part', in: ['day'] },
      { type: 'avoid', in: ['rahu_kalam', 'yamaganda', 'varjyam', 'bhadra_on_earth'] },
      { type: 'tara', weight: 2 },
      { type: 'part', in: ['abhijit'], weight: 1 },
    ],
    births: [{ natal: { nakshatra_number: 4, sign_number: 2 } }],
    limit: 3,
  },
  context: luminaryContext,
  run(input, sky) {
    const { place, from, to, conditions, minimum_minutes, limit, mula_varjyam, saturday_durmuhurta } = input;
    checkDates(from, to, sky.ephemeris);
    checkLength(from, to);
    const almanac = almanacOf(place, sky);
    const first = firstDay(almanac, from, to, place);
    const moons = (input.births ?? []).map((birth, i) => moonOfBirth(birth, sky, `births.${i}.`));
    const births = moons.map(searchedBirth);
    const readings = { mula_varjyam, saturday_durmuhurta };
    const context = searchContext(almanac, { sky, place, first, last: daysOf(to), births, readings });
    conditions.forEach((condition, i) => {
      checkCondition(condition, i, context);
    });
    const tracks = conditions.map(
      (condition): Track => ({ pieces: piecesOfCondition(condition, context), weight: condition.weight }),
    );
    const found = windowsOf(context.span, tracks)
      .filter((window) => seconds(window) >= 60 * minimum_minutes)
      .map((window) => ({ window, score: scoreOf(tracks, window) }))
      .sort((a, b) => b.score - a.score || seconds(b.window) - seconds(a.window) || a.window.start - b.window.start);
    const [day] = context.days;
    const describeWindow = (of: { readonly start: number; readonly end: number }): MuhurtaWindow => {
      if (day === undefined) throw new RangeError('a span has a day');
      return day.window(of);
    };
    const observed = { almanac, start: first };
    return {
      data: {
        span: describeWindow(context.span),
        births,
        windows: found.slice(0, limit).map(({ window, score }) => ({
          ...describeWindow(window),
          minutes: twoDecimals(seconds(window) / 60),
          score,
          reasons: reasonsOf(conditions, window),
        })),
        found: found.length,
        truncated: found.length > limit,
        rejected: tracks.flatMap((track, condition) =>
          track.weight === undefined ? [{ condition, hours: twoDecimals(shutOut(track) * 24) }] : [],
        ),
      },
      provenance: {
        method:
          'Search of our own, which no text prescribes: the instants at which conditions begin or end to hold are roots, not samples; between them each holds throughout or not at all',
        conventions: {
          span: 'from the sunrise of the first date to the sunrise after the last; what lasts from sunrise to sunrise, such as the weekday, does so here',
          score: 'the share of the weights that hold, out of a hundred; then the longer, then the earlier',
          unknown: 'a condition that cannot be judged, as where the Sun does not rise, does not hold',
          mula_varjyam,
          saturday_durmuhurta,
          ...dayConventions(sky, observed, true),
        },
        sources: [...YOGA_SOURCES, ...BALA_SOURCES, ...daySources(sky, true)],
        disputed: [
          ...disputesOfDay(sky, observed, place, true),
          ...moons.flatMap(({ disputes }, i) =>
            disputes().map(({ element, note }) => ({ element: `${element} of birth ${i}`, note })),
          ),
        ],
        verified_against:
          'what its parts are: random searches, judged instant by instant with the operations of single days; nothing published',
        rules: SEARCH_RULES,
      },
      ayanamsa: sky.ayanamsa,
    };
  },
});
