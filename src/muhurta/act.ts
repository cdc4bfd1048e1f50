import * as v from 'valibot';
import { almanacOf } from '../cast/almanac.js';
import { skyContext } from '../cast/context.js';
import { checkDates } from '../cast/dates.js';
import { precedingDay } from '../cast/day.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { ayanamsaSchema, dateSchema, oneOf, placeSchema, record, sunriseSchema, whole } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import { daysOf } from '../time/calendar.js';
import { DAY_SECONDS } from '../time/julian.js';
import type { Ayanamsa, Place, SunriseDefinition } from '../types.js';
import { actContext } from './actContext.js';
import type { ActConditionData, ActData } from './actData.js';
import { type ActTracks, actTracks, datesOf, describeWindows, type Found, foundIn } from './actWindows.js';
import { MOST_BIRTHS } from './conditions.js';
import { dayConventions, daySources, disputesOfDay, EXAMPLE } from './input.js';
import { type BirthOrMoon, birthOrMoonFields, moonOfBirth, searchedBirth } from './natal.js';
import { MULA_VARJYAMS, SATURDAY_DURMUHURTAS } from './options.js';
import { shutOut } from './rules/windows.js';
import { searchContext } from './searchContext.js';
import { checkLength, firstDay } from './searchSpan.js';
import {
  ACT_DISPUTES,
  ACT_RULES,
  ACT_SOURCES,
  ASTAS,
  type AstaOfAct,
  STRICTNESSES,
  type Strictness,
} from './tables/actProvenance.js';
import { ACT_NAMES, ACTS, type ActName, UNCOMPARED_ACTS } from './tables/acts.js';
import { actWork } from './work.js';

/** The input of {@link act}. */
export interface ActInput {
  /** Which act, such as `vivaha`. */
  readonly act: ActName;
  /** Where it is done. */
  readonly place: Place;
  /** `YYYY-MM-DD`, the civil date whose sunrise begins the span. */
  readonly from: string;
  /** The last civil date; the span ends with the sunrise after it. At most 366 dates. */
  readonly to: string;
  /**
   * Which conditions must hold: `almanac`, the default, those that printed lists of dates apply; `musts`, all that the text calls necessary;
   * `all`, those and all that it says to avoid. The others count in the score.
   */
  readonly strictness?: Strictness | undefined;
  /**
   * When Jupiter or Venus is invisible: `seen`, the default, by degrees of time between their risings or settings and those of the Sun at
   * the latitude (10, 7); `degrees`, within 11° or 10° (Venus retrograde 8°) of the Sun in longitude.
   */
  readonly asta?: AstaOfAct | undefined;
  /** For whom, each `{ birth }` or `{ natal }`, its Moon: then the Moon must be well placed from each, and the tārā counts; up to 12. */
  readonly births?: readonly BirthOrMoon[] | undefined;
  /** Minutes that a window must last; 15 by default, 1 … 1440. */
  readonly minimum_minutes?: number | undefined;
  /** How many windows to list; 60 by default, up to 500. The dates are listed all. */
  readonly limit?: number | undefined;
  /** School of ayanāṁśa; `lahiri` by default. `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Definition of sunrise; `upper_limb` by default. */
  readonly sunrise?: SunriseDefinition | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

const MOST_WINDOWS = 500;

const schema = () => {
  const births = `it must be a list of up to ${MOST_BIRTHS} births, each { "birth": … } or { "natal": … }.`;
  return record({
    act: oneOf(ACT_NAMES),
    place: placeSchema(),
    from: dateSchema(),
    to: dateSchema(),
    strictness: v.optional(oneOf(STRICTNESSES), STRICTNESSES[0]),
    asta: v.optional(oneOf(ASTAS), ASTAS[0]),
    births: v.optional(v.pipe(v.array(record(birthOrMoonFields()), births), v.maxLength(MOST_BIRTHS, births))),
    minimum_minutes: v.optional(whole(1, 1440), 15),
    limit: v.optional(whole(1, MOST_WINDOWS), 60),
    ayanamsa: ayanamsaSchema(),
    sunrise: sunriseSchema(),
    conventions: conventionsSchema(),
  });
};

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

const conditionsOf = (tracks: ActTracks): ActConditionData[] =>
  tracks.map(({ condition: { id, asks, says, verse }, required, pieces }) => ({
    id,
    asks,
    says,
    required,
    verse,
    hours: oneDecimal(shutOut({ pieces, weight: undefined }) * 24),
  }));

/**
 * Returns the windows of a span in which an act may be done (marriage, entry into a house, a journey and eleven more), with what speaks for
 * and against each, and the dates on which there are any.
 *
 * The conditions are data: each with the verse it comes from and what the text says of it. Windows are cut at sunrise, since a date is kept
 * from one sunrise to the next. Instants are ISO 8601 with the place's offset, rounded once to whole seconds. The chart of the moment, which
 * an astrologer adds, is not judged.
 *
 * @param input `act`, `place`, `from`, `to` (up to 366 dates); optional `strictness` (`almanac`, `musts`, `all`), `births` (up to 12, each
 * `birth` or `natal`), `minimum_minutes` (15), `limit` (60), `sunrise`, `conventions`, `ayanamsa`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `invalid_value` for a span that is too long; `date_out_of_range` beyond the ephemeris;
 * `undefined_at_latitude` for `asta` `seen` where the Sun does not rise
 *
 * Source: Muhūrta Cintāmaṇi, verse by verse; dates of marriage, tonsure and entry into a house were compared with printed lists.
 *
 * @example
 * ```ts
 * import { act } from 'siddhanta/muhurta';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = act({ act: 'vivaha', place, from: '2026-02-01', to: '2026-02-14' });
 * data.dates.map(({ date }) => date).slice(1); // => ['2026-02-05', '2026-02-06', '2026-02-08', '2026-02-10', '2026-02-12', '2026-02-14']
 * data.windows[0]?.nakshatras; // => ['Uttara Phalguni']
 * ```
 */
export const act = operation<ActInput, ActData>()({
  name: 'muhurta.act',
  summary: 'Windows of a span in which an act may be done, with the verse of each reason for and against',
  units: 5,
  each: 'work',
  work: actWork,
  schools: 'all',
  family: { field: 'act', members: ACT_NAMES },
  experimental: UNCOMPARED_ACTS,
  schema,
  example: { act: 'vivaha', place: EXAMPLE.place, from: '2026-02-01', to: '2026-02-28', limit: 3 },
  context: skyContext,
  run(input, sky) {
    const { place, from, to, strictness, asta, minimum_minutes, limit } = input;
    const rule = ACTS[input.act];
    checkDates(from, to, sky.ephemeris);
    checkLength(from, to);
    const almanac = almanacOf(place, sky);
    const first = firstDay(almanac, from, to, place);
    const moons = (input.births ?? []).map((birth, i) => moonOfBirth(birth, sky, `births.${i}.`));
    const births = moons.map(searchedBirth);
    const readings = { mula_varjyam: MULA_VARJYAMS[0], saturday_durmuhurta: SATURDAY_DURMUHURTAS[0] };
    const searched = searchContext(almanac, { sky, place, first, last: daysOf(to), births, readings });
    const context = actContext(searched, sky, place, { before: precedingDay(almanac, first).reference, asta });
    const tracks = actTracks(rule, strictness, births.length > 0, context);
    const seconds = ({ start, end }: Found): number => Math.round((end - start) * DAY_SECONDS);
    const found = foundIn(tracks, context).filter((window) => seconds(window) >= 60 * minimum_minutes);
    const observed = { almanac, start: first };
    return {
      data: {
        act: input.act,
        name: rule.name,
        span: describeWindows.window(context, context.span),
        births,
        conditions: conditionsOf(tracks),
        dates: datesOf(found),
        windows: describeWindows.all(context, tracks, found.slice(0, limit)),
        found: found.length,
        truncated: found.length > limit,
      },
      provenance: {
        method:
          'Conditions of the text as data, each an interval of instants that are roots; windows in which all required ones hold, cut at sunrise',
        conventions: {
          strictness,
          span: 'from the sunrise of the first date to the sunrise after the last',
          score:
            'shares of the weights 3 (necessary), 2 (to be avoided), 1 (good), each for its part of the window; the weights are ours',
          asta,
          ...dayConventions(sky, observed, true),
        },
        sources: [...ACT_SOURCES, ...daySources(sky, true)],
        disputed: [
          ...ACT_DISPUTES,
          ...disputesOfDay(sky, observed, place, true),
          ...moons.flatMap(({ disputes }, i) =>
            disputes().map(({ element, note }) => ({ element: `${element} of birth ${i}`, note })),
          ),
        ],
        verified_against: rule.checked,
        rules: ACT_RULES,
      },
      ayanamsa: sky.ayanamsa,
    };
  },
});
