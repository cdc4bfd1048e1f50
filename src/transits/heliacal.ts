import * as v from 'valibot';
import { zoneClock } from '../cast/clock.js';
import { skyContext } from '../cast/context.js';
import { isoOn } from '../cast/iso.js';
import { momentSpan } from '../cast/span.js';
import { SiddhantaError } from '../errors.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { momentSchema } from '../input/moment.js';
import { ayanamsaSchema, oneOf, placeSchema, record, someOf } from '../input/schemas.js';
import { RADIANS, toMicroArcseconds } from '../math/angle.js';
import { at } from '../math/at.js';
import { operation } from '../operation/operation.js';
import { fixedStarPlace } from '../sky/fixedStars.js';
import { frameAt } from '../sky/frame.js';
import type { Instant } from '../sky/instant.js';
import { equatorialVector } from '../sky/positions.js';
import type { Ayanamsa, LocalInstant, Place } from '../types.js';
import { COMBUSTIBLE, COMBUSTION_RULES, type Combustible, type CombustionRule } from '../zodiac/combustion.js';
import type { Sign } from '../zodiac/names.js';
import { signName } from '../zodiac/position.js';
import {
  appearancesIn,
  HELIACAL_METHODS,
  type HeliacalMethod,
  type HeliacalPhase,
  litPlanet,
  litStar,
} from './heliacalEvents.js';
import { heliacalProvenance } from './heliacalProvenance.js';
import { EXAMPLE_SPAN } from './input.js';
import { HELIACAL_PLANETS, HELIACAL_STARS, type HeliacalStar, STARS } from './tables/heliacal.js';
import { heliacalWork } from './work.js';

/** The input of {@link heliacal}. */
export interface HeliacalInput {
  /** Where the span begins: ISO 8601 with its offset from UTC. */
  readonly from: string;
  /** Where it ends, the same, after `from`. */
  readonly to: string;
  /** Where one looks. */
  readonly place: Place;
  /** Whose; Mars, Mercury, Jupiter, Venus and Saturn by default. */
  readonly planets?: readonly Combustible[] | undefined;
  /** Which stars; Agastya (Canopus) by default. */
  readonly stars?: readonly HeliacalStar[] | undefined;
  /**
   * What is measured of planets: `elongation` (difference of longitude from the Sun, as most almanacs print it; the default), `kalamsha`
   * (degrees of time), `arcus_visionis` (degrees of the Sun below the horizon). Of stars always degrees of time.
   */
  readonly method?: HeliacalMethod | undefined;
  /** Table of limits for `elongation` and `kalamsha`; that of the Sūrya Siddhānta by default. */
  readonly combustion_limits?: CombustionRule | undefined;
  /** School of ayanāṁśa, for the signs; `lahiri` by default. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** A first or last visibility. */
export interface HeliacalEvent {
  /** When the limit is reached; by `arcus_visionis` the rising or setting on that first or last day. */
  readonly at: LocalInstant;
  /** Whose; or a star. */
  readonly planet?: Combustible;
  /** Which star. */
  readonly star?: HeliacalStar;
  /** Which visibility. */
  readonly phase: HeliacalPhase;
  /** Degrees of the limit. @minimum 5 @maximum 17 */
  readonly limit: number;
  /** Sign of the planet; left out of stars. */
  readonly sign?: Sign;
}

/** A star without first and last visibility at a latitude. */
export interface UnseenStar {
  /** Which. */
  readonly star: HeliacalStar;
  /** Whether it never rises there, or never sets. @names none */
  readonly why: 'never_rises' | 'never_sets';
}

/** First and last visibilities of a span. */
export interface HeliacalData {
  /** Where the span begins. */
  readonly from: LocalInstant;
  /** Where it ends. */
  readonly to: LocalInstant;
  /** In order of time. */
  readonly events: readonly HeliacalEvent[];
  /** Stars that have none. */
  readonly unseen: readonly UnseenStar[];
}

const LONGEST = { days: 7306, words: '20 years' };
const LONGEST_MOON = { days: 732, words: '2 years of the Moon' };

function unseenOf(star: HeliacalStar, { latitude }: Place, { tt }: Instant): UnseenStar[] {
  const [x, y, z] = equatorialVector(fixedStarPlace(STARS[star], tt), frameAt(tt));
  const tilt = (Math.tan(latitude * RADIANS) * z) / Math.hypot(x, y);
  return Math.abs(tilt) < 1 ? [] : [{ star, why: tilt > 0 ? 'never_sets' : 'never_rises' }];
}

/**
 * Returns when planets and stars disappear in the light of the Sun and appear again (asta and udaya) at a place, in a span: last and first
 * visibilities in the evening in the west and in the morning in the east.
 *
 * Instants are ISO 8601, to the second, on the clocks of the place. By `elongation` and `kalamsha` they are those at which the fixed limit
 * is reached, at any hour; by `arcus_visionis` the rising or setting, without refraction, of the first or last day. A planet that is seen
 * in the morning before it is lost in the evening has its `morning_first` first. Eyes, air and hills move real visibility by days.
 *
 * @param input `place`, `from`, `to` (ISO 8601 with offset; at most 20 years, of the Moon 2); optional `planets` (`Moon` to `Saturn`),
 * `stars`, `method` (`elongation`, `kalamsha`, `arcus_visionis`), `combustion_limits`, `ayanamsa` (default lahiri), `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `invalid_value` for a `to` that is not after `from` or too far from it, and for the Moon by
 * `arcus_visionis`; `undefined_at_latitude` where the Sun or a planet does not rise on some day, unless it is by `elongation`;
 * `date_out_of_range` beyond the ephemeris
 *
 * Source: Sūrya Siddhānta (Burgess) 9.2–15, 10.1; arcus visionis of C. Schoch.
 *
 * @example
 * ```ts
 * import { heliacal } from 'siddhanta/transits';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const span = { from: '2022-01-01T00:00:00+05:30', to: '2023-01-01T00:00:00+05:30' };
 * const { events } = heliacal({ place, ...span, planets: ['Jupiter'], stars: ['Agastya'] }).data;
 * events.map(({ at, planet, star, phase }) => `${at.slice(0, 10)} ${planet ?? star} ${phase}`);
 * // => ['2022-02-19 Jupiter evening_last', '2022-03-20 Jupiter morning_first',
 * //   '2022-04-23 Agastya evening_last', '2022-08-31 Agastya morning_first']
 * ```
 */
export const heliacal = operation<HeliacalInput, HeliacalData>()({
  name: 'transits.heliacal',
  summary: 'First and last visibilities of planets and stars at a place (asta and udaya)',
  units: 2,
  each: 'work',
  work: (input) => heliacalWork(input, (input.planets ?? HELIACAL_PLANETS).length, (input.stars ?? ['Agastya']).length),
  schools: 'all',
  schema: () =>
    record({
      from: momentSchema(),
      to: momentSchema(),
      place: placeSchema(),
      planets: v.optional(someOf(COMBUSTIBLE)),
      stars: v.optional(someOf(HELIACAL_STARS)),
      method: v.optional(oneOf(HELIACAL_METHODS), HELIACAL_METHODS[0]),
      combustion_limits: v.optional(oneOf(COMBUSTION_RULES), COMBUSTION_RULES[0]),
      ayanamsa: ayanamsaSchema(),
      conventions: conventionsSchema(),
    }),
  example: { place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' }, ...EXAMPLE_SPAN },
  context: skyContext,
  run(input, sky) {
    const { place, method, combustion_limits: limits } = input;
    const planets: readonly Combustible[] = input.planets ?? HELIACAL_PLANETS;
    const stars = input.stars ?? (['Agastya'] as const);
    const withMoon = planets.includes('Moon');
    if (withMoon && method === 'arcus_visionis')
      throw new SiddhantaError(
        'invalid_value',
        'planets has "Moon", who has no arcus visionis: her crescent is judged by its light. Leave her out, or use method "elongation" or "kalamsha".',
        { field: 'planets' },
      );
    const span = momentSpan(input, sky, withMoon ? LONGEST_MOON : LONGEST);
    const ends = { from: span.from.instant, to: span.to.instant };
    const clock = zoneClock(place.timezone, sky.timeScale);
    const unseen = stars.flatMap((star) => unseenOf(star, place, ends.from));
    const onHorizon = method === 'arcus_visionis';
    const ofPlanets = planets.flatMap((planet) =>
      appearancesIn(litPlanet(planet, sky, method, limits, place.latitude), sky, ends, onHorizon, place).map(
        ({ instant, phase, limit }) => {
          const { longitude } = at(sky.bodies.places([planet], instant.tt), 0);
          const sign = signName(toMicroArcseconds(longitude - sky.zodiac.offset(instant.tt)));
          const event = { planet, phase, limit, sign };
          return { tt: instant.tt, event: { at: isoOn(clock, instant.ut), ...event } };
        },
      ),
    );
    const ofStars = stars
      .filter((star) => !unseen.some((one) => one.star === star))
      .flatMap((star) =>
        appearancesIn(litStar(star, sky, place.latitude), sky, ends, false, place).map(({ instant, phase, limit }) => ({
          tt: instant.tt,
          event: { at: isoOn(clock, instant.ut), star, phase, limit },
        })),
      );
    return {
      data: {
        from: isoOn(clock, ends.from.ut),
        to: isoOn(clock, ends.to.ut),
        events: [...ofPlanets, ...ofStars].sort((one, other) => one.tt - other.tt).map(({ event }) => event),
        unseen,
      },
      provenance: heliacalProvenance(sky, ends, method, limits),
      ayanamsa: sky.ayanamsa,
    };
  },
});
