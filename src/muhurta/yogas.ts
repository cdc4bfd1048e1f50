import * as v from 'valibot';
import { luminaryContext } from '../cast/context.js';
import type { LimbSky } from '../cast/limbs.js';
import type { Unit } from '../cast/units.js';
import { oneOf, record } from '../input/schemas.js';
import { at } from '../math/at.js';
import { recordOf } from '../math/recordOf.js';
import { operation } from '../operation/operation.js';
import { cite } from '../operation/sources.js';
import { NAKSHATRAS, type Nakshatra } from '../zodiac/names.js';
import { COMBINATIONS, combinationsOf, gandaMoolasOf, runningIn } from './combinations.js';
import { dayConventions, dayFields, daySources, disputesOfDay, type MuhurtaInput, observe } from './input.js';
import { ABHIJIT_STARS } from './options.js';
import type { Quality } from './quality.js';
import { placeOf28 } from './rules/combinations.js';
import type { Stretch } from './rules/parts.js';
import { joined } from './rules/stretches.js';
import { ANANDADI, ANANDADI_FIRST, type AnandadiName, BEFORE_ABHIJIT } from './tables/anandadi.js';
import { YOGA_RULES } from './tables/yogaRules.js';
import { YOGA_SOURCES } from './tables/yogas.js';
import { cut, type DayParts, isPartial, type MuhurtaDay, type MuhurtaWindow } from './vedicDay.js';

/** The input of {@link muhurtaYogas}. */
export interface MuhurtaYogasInput extends MuhurtaInput {
  /** Whether Abhijit counts in Ānandādi only as a place (`by_name`, the default) or has its own stretch of the zodiac (`real_span`). */
  readonly abhijit_star?: (typeof ABHIJIT_STARS)[number] | undefined;
}

/** The part of an Ānandādi yoga that falls on the day. */
export interface AnandadiWindow extends MuhurtaWindow {
  /**
   * Which of the twenty-eight it is.
   *
   * @asType integer
   * @minimum 1
   * @maximum 28
   */
  readonly number: number;
  /** Its name. */
  readonly name: AnandadiName;
  /** What its name says. */
  readonly quality: Quality;
  /** The nakṣatra of the Moon that makes it; `Abhijit` only where that has its own stretch. */
  readonly nakshatra: Nakshatra | 'Abhijit';
}

/** The part of a nakṣatra of gaṇḍa mūla that falls on the day. */
export interface GandaMoolaWindow extends MuhurtaWindow {
  /** The nakṣatra. */
  readonly nakshatra: Nakshatra;
}

/** The combinations of weekday, tithi and nakṣatra on a day; all cut to it, those that meet joined. */
export interface MuhurtaYogasData {
  /** The day. */
  readonly day: MuhurtaDay;
  /** The Ānandādi yogas, one after the other. */
  readonly anandadi: readonly AnandadiWindow[];
  /** Weekday and nakṣatra of Amṛta siddhi. */
  readonly amrita_siddhi: readonly MuhurtaWindow[];
  /** Weekday and nakṣatra of Sarvārtha siddhi. */
  readonly sarvartha_siddhi: readonly MuhurtaWindow[];
  /** The Moon's nakṣatra the 4th, 6th, 9th, 10th, 13th or 20th from the Sun's. */
  readonly ravi_yoga: readonly MuhurtaWindow[];
  /** Weekday, tithi and nakṣatra of Dvipuṣkara. */
  readonly dvipushkara: readonly MuhurtaWindow[];
  /** Weekday, tithi and nakṣatra of Tripuṣkara. */
  readonly tripushkara: readonly MuhurtaWindow[];
  /** Puṣya on a Sunday. */
  readonly ravi_pushya: readonly MuhurtaWindow[];
  /** Puṣya on a Thursday. */
  readonly guru_pushya: readonly MuhurtaWindow[];
  /** The Moon's nakṣatra at a place of Āḍala from the Sun's. */
  readonly aadal: readonly MuhurtaWindow[];
  /** The Moon's nakṣatra at a place of Viḍāla from the Sun's. */
  readonly vidaal: readonly MuhurtaWindow[];
  /** Tithi and nakṣatra of Jvālāmukhī. */
  readonly jwalamukhi: readonly MuhurtaWindow[];
  /** The nakṣatras of gaṇḍa mūla. */
  readonly ganda_moola: readonly GandaMoolaWindow[];
  /** Whether a time of the day is null because the Sun does not rise or set; the combinations are given all the same. */
  readonly times_partial: boolean;
}

/** Abhijit's own part of the zodiac: 276°40′ to 280°53′20″. */
export const ABHIJIT = { start: 276 + 2 / 3, end: 280 + 8 / 9 } as const;

interface Stay extends Stretch {
  /** 0 … 27. */
  readonly place: number;
  readonly name: Nakshatra | 'Abhijit';
}

function staysOf28(units: readonly Unit[], limbs: LimbSky, abhijit: (typeof ABHIJIT_STARS)[number]): Stay[] {
  return units.flatMap(({ number, start, end }) => {
    const own: Stay = { place: placeOf28(number), name: at(NAKSHATRAS, number - 1).name, start, end };
    const middle = (start + end) / 2;
    if (abhijit === 'by_name') return own;
    const ofAbhijit = (stretch: Stretch): Stay => ({ place: BEFORE_ABHIJIT, name: 'Abhijit', ...stretch });
    if (number === BEFORE_ABHIJIT) {
      const from = limbs.moonReaches(ABHIJIT.start, middle);
      return [{ ...own, end: from }, ofAbhijit({ start: from, end })];
    }
    if (number === BEFORE_ABHIJIT + 1) {
      const to = limbs.moonReaches(ABHIJIT.end, middle);
      return [ofAbhijit({ start, end: to }), { ...own, start: to }];
    }
    return own;
  });
}

function anandadiOf(parts: DayParts, stays: readonly Stay[]): AnandadiWindow[] {
  const first = at(ANANDADI_FIRST, parts.weekday);
  const from = placeOf28(NAKSHATRAS.findIndex(({ name }) => name === first) + 1);
  return stays.flatMap(({ place, name, ...stretch }) => {
    const index = (place - from + ANANDADI.length) % ANANDADI.length;
    return cut(parts, [stretch]).map((window) => ({
      ...window,
      number: index + 1,
      ...at<(typeof ANANDADI)[number]>(ANANDADI, index),
      nakshatra: name,
    }));
  });
}

function combinations(parts: DayParts, limbs: LimbSky, abhijit: (typeof ABHIJIT_STARS)[number]) {
  const running = runningIn(limbs)(parts.whole);
  const stretches = combinationsOf(parts.weekday, running);
  return {
    anandadi: anandadiOf(parts, staysOf28(running.stars, limbs, abhijit)),
    ...recordOf(COMBINATIONS, (name) => cut(parts, joined(stretches[name]))),
    ganda_moola: gandaMoolasOf(running).flatMap(({ number, ...stretch }) =>
      cut(parts, [stretch]).map((window) => ({ ...window, nakshatra: at(NAKSHATRAS, number - 1).name })),
    ),
  };
}

/**
 * Returns the combinations of weekday, tithi and nakṣatra on a date at a place, each with its stretches of the day.
 *
 * Instants are ISO 8601 with the UTC offset of the place at that instant, rounded once to whole seconds; windows are half-open and cut to
 * the day from sunrise to the next sunrise.
 *
 * @param input `date` (1000-01-01 … 2999-12-31), `place`; optional `abhijit_star` (`by_name`, `real_span`), `sunrise`, `conventions`,
 * `ayanamsa`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `nonexistent_time` for a date that the clocks of the zone skipped
 *
 * Source: Muhūrtarāja p. 45 and published days; `provenance.rules` has each rule with how far it is borne out.
 *
 * @example
 * ```ts
 * import { yogas } from 'siddhanta/muhurta';
 * const { data } = yogas({
 *   date: '2020-12-31',
 *   place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 * });
 * data.guru_pushya; // => [{ start: '2020-12-31T19:48:50+05:30', end: '2021-01-01T07:13:57+05:30' }]
 * ```
 */
export const muhurtaYogas = operation<MuhurtaYogasInput, MuhurtaYogasData>()({
  name: 'muhurta.yogas',
  summary: 'Combinations of weekday, tithi and nakshatra on a date at a place',
  units: 2,
  schools: 'all',
  schema: () => record({ ...dayFields(), abhijit_star: v.optional(oneOf(ABHIJIT_STARS), ABHIJIT_STARS[0]) }),
  example: { date: '2020-12-31', place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' } },
  context: luminaryContext,
  run(input, sky) {
    const observed = observe(input, sky);
    const { almanac, parts } = observed;
    return {
      data: {
        day: parts.description,
        ...combinations(parts, almanac.limbs, input.abhijit_star),
        times_partial: isPartial(parts),
      },
      provenance: {
        method:
          'Combinations of the weekday, which lasts from sunrise to sunrise, with the tithi and the nakshatras of Moon and Sun',
        conventions: {
          abhijit_star: input.abhijit_star,
          windows: 'cut to the day from sunrise to the next sunrise; windows of one combination that meet are one',
          ...dayConventions(sky, observed, true),
        },
        sources: [
          ...YOGA_SOURCES,
          cite('suryaSiddhanta', '2.64–66', 'nakshatra and tithi from the longitudes of Sun and Moon'),
          ...daySources(sky, true),
        ],
        disputed: [
          {
            element: 'Abhijit in Anandadi',
            note: 'A place in the order of twenty-eight that no nakshatra of the Moon takes here, as published pages have it; one program gives Abhijit its own stretch, 276°40′ to 280°53′20″. The option abhijit_star chooses.',
          },
          {
            element: 'Anandadi of Tuesday',
            note: 'Counted from Ashlesha here; PyJHora counts from Pushya, which is a slip: the seven beginnings lie four places apart.',
          },
          {
            element: 'Tripushkara',
            note: 'With Uttara Phalguni and Purva Bhadrapada here; two programs have Purva Phalguni, one web page Uttara Bhadrapada.',
          },
          {
            element: 'Ravi yoga',
            note: 'Its ends by the Sun are slow: 30″ of ayanamsa move them by 12 minutes; a published window of 2022-01-24 ends 13 minutes later.',
          },
          ...disputesOfDay(sky, observed, input.place, true),
        ],
        verified_against:
          'published days of New Delhi: Amrita and Sarvartha siddhi and Guru Pushya of 2020-12-31, Ravi yoga of 2020-12-29 and 2022-01-24, Aadal of 2026-02-10 within 90 s, but for one end by the Sun; Anandadi of two days by name',
        rules: YOGA_RULES,
      },
      ayanamsa: sky.ayanamsa,
    };
  },
});
