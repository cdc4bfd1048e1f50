import { bodyTrack } from '../cast/bodyCrossings.js';
import { luminaryContext, type SkyContext } from '../cast/context.js';
import { dayDisputes } from '../cast/conventionWords.js';
import { isoOn } from '../cast/iso.js';
import { record } from '../input/schemas.js';
import { at } from '../math/at.js';
import { operation } from '../operation/operation.js';
import { ayanamsaDisputes, skySources } from '../operation/provenance.js';
import { spanDays } from '../operation/work.js';
import { ttFromUt } from '../time/deltaT.js';
import type { Place } from '../types.js';
import type { Weekday } from '../zodiac/limbNames.js';
import { SIGNS, type Sign } from '../zodiac/names.js';
import { type CivilSpanInput, civilSpanConventions, civilSpanFields, civilSpanOf, MOST_DAYS } from './civilSpan.js';
import { EXAMPLE } from './input.js';
import { banaOf, isIron } from './rules/bana.js';
import type { Stretch } from './rules/parts.js';
import { BANA_DISPUTES, BANA_RULES, BANA_SOURCES, BANAS, type BanaName } from './tables/bana.js';
import type { MuhurtaWindow } from './vedicDay.js';

/** The input of {@link bana}. */
export interface BanaInput extends CivilSpanInput {}

/** An arrow: the Sun in one degree of a sign, whole. */
export interface BanaWindow extends MuhurtaWindow {
  /** Which arrow. */
  readonly name: BanaName;
  /** The sign of the Sun. */
  readonly sign: Sign;
  /**
   * Degrees that he has passed in it.
   *
   * @asType integer
   * @minimum 1
   * @maximum 29
   */
  readonly degree: number;
}

/** What is said of an arrow, the same on every day. */
export interface BanaKind {
  /** Which arrow. */
  readonly name: BanaName;
  /** When it harms: by night, by day, always or at the twilights. @names none */
  readonly harms_at: (typeof BANAS)[number]['harms_at'];
  /** The weekday on which it is avoided. */
  readonly weekday: Weekday;
  /** The act for which it is avoided. @names none */
  readonly avoided_for: (typeof BANAS)[number]['avoided_for'];
  /** Whether its point is of iron or of wood; iron hurts more. @names none */
  readonly point: 'iron' | 'wood';
}

/** The arrows of a span. */
export interface BanaData {
  /** The arrows that touch the span, whole, in order. */
  readonly bana: readonly BanaWindow[];
  /** What is said of each of the five. */
  readonly kinds: readonly BanaKind[];
}

const DEGREES = { every: 1 } as const;
/** A degree lasts less than a day and an hour. */
const MARGIN = 1.1;
const DEGREES_OF_SIGN = 30;

function arrowsIn(sky: SkyContext, place: Place, { start, end }: Stretch) {
  const track = bodyTrack(sky, place, 'Sun', DEGREES);
  const edges = [...track.between(ttFromUt(start - MARGIN), ttFromUt(end + MARGIN))];
  return edges.flatMap(({ instant, entered }, i) => {
    const next = edges[i + 1];
    const degree = entered % DEGREES_OF_SIGN;
    const arrow = banaOf(degree);
    if (next === undefined || arrow === undefined || instant.ut >= end || next.instant.ut <= start) return [];
    const sign = at(SIGNS, Math.floor(entered / DEGREES_OF_SIGN)).name;
    return { start: instant.ut, end: next.instant.ut, name: arrow.name, sign, degree };
  });
}

const DEGREES_IN_TURN = Array.from({ length: DEGREES_OF_SIGN }, (_, degree) => degree);

const kinds = (): BanaKind[] =>
  BANAS.map(({ name, harms_at, weekdays: [weekday], avoided_for }) => ({
    name,
    harms_at,
    weekday,
    avoided_for,
    point: DEGREES_IN_TURN.some((degree) => banaOf(degree)?.name === name && isIron(degree)) ? 'iron' : 'wood',
  }));

/**
 * Returns the bāṇas of a span of days: the arrows of disease, fire, king, thief and death by the Sun's degree in a sign.
 *
 * Instants are ISO 8601 with the UTC offset of the place at that instant, rounded once to whole seconds. Windows are half-open and whole, also
 * where they begin before the span or end after it; each lasts about a day. A degree counts as passed from its end on: the Sun between 1°
 * and 2° has passed one.
 *
 * @param input `place`, `from`, `to` (1000-01-01 … 2999-12-31, up to 366 dates); optional `conventions`, `ayanamsa`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `invalid_value`, field `to`, for a span that is reversed or too long; `nonexistent_time` where the
 * clocks of the zone skipped every date
 *
 * Source: Muhūrta Cintāmaṇi, Vivāha 73–74; Muhūrtarāja p. 78.
 *
 * @example
 * ```ts
 * import { bana } from 'siddhanta/muhurta';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = bana({ place, from: '2025-11-22', to: '2025-11-24' });
 * data.bana.map(({ name, degree }) => `${name} ${degree}`); // => ['Chora 6', 'Roga 8']
 * ```
 */
export const bana = operation<BanaInput, BanaData>()({
  name: 'muhurta.bana',
  summary: 'Banas (roga, agni, raja, chora, mrityu) of a span of days, by the degree of the Sun in a sign',
  units: 2,
  work: ({ from, to }) => {
    const days = spanDays(from, to, MOST_DAYS);
    return { ms: 1 + 0.05 * days, bytes: 800 + 75 * days };
  },
  schools: 'all',
  schema: () => record(civilSpanFields()),
  example: { place: EXAMPLE.place, from: '2025-11-22', to: '2025-11-30' },
  context: luminaryContext,
  run(input, sky) {
    const { almanac, span } = civilSpanOf(input, sky);
    const window = ({ start, end }: Stretch): MuhurtaWindow => ({
      start: isoOn(almanac.clock, start),
      end: isoOn(almanac.clock, end),
    });
    return {
      data: {
        bana: arrowsIn(sky, input.place, span).map(({ start, end, ...words }) => ({
          ...window({ start, end }),
          ...words,
        })),
        kinds: kinds(),
      },
      provenance: {
        method: 'Whole degrees that the apparent sidereal Sun has passed in his sign; each edge is found as a root',
        conventions: {
          degree: 'passed: 1 from 1 degree to 2 degrees of the sign',
          ...civilSpanConventions(sky, span),
        },
        sources: [...BANA_SOURCES, ...skySources(sky)],
        disputed: [...BANA_DISPUTES, ...dayDisputes(sky, span.start, input.place), ...ayanamsaDisputes(sky)],
        verified_against: 'the degrees of each arrow on a web page, 17 of 17; no published window was found',
        rules: BANA_RULES,
      },
      ayanamsa: sky.ayanamsa,
    };
  },
});
