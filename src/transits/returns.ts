import * as v from 'valibot';
import { trackOf } from '../cast/bodyCrossings.js';
import { type SkyContext, skyContext } from '../cast/context.js';
import { uncertaintyOf } from '../cast/movers.js';
import { EXAMPLE_BIRTH } from '../cast/natalInput.js';
import { SiddhantaError } from '../errors.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { momentSchema } from '../input/moment.js';
import { ayanamsaSchema, birthSchema, nodeSchema, record, someOf, zoneSchema } from '../input/schemas.js';
import { DEGREE } from '../math/angle.js';
import { operation } from '../operation/operation.js';
import type { Ayanamsa, Birth, LocalInstant, NodeKind } from '../types.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import { type EclipticDegrees, sixDecimals } from '../zodiac/position.js';
import type { TransitMotion, UncertaintySeconds } from './ingressList.js';
import { checkYears, EXAMPLE_SPAN, type Span, spanOf } from './input.js';
import { birthOutcome } from './natal.js';
import { spanConventions, spanSources, transitDisputes } from './provenance.js';
import { returnsWork } from './work.js';

/** The input of {@link returns}. */
export interface ReturnsInput {
  /** Whose; `uncertainty_minutes` is refused here. */
  readonly birth: Birth;
  /** Where the span begins, at the birth or after it: ISO 8601 with its offset from UTC. */
  readonly from: string;
  /** Where it ends, the same, after `from`. */
  readonly to: string;
  /** Which grahas; all but the Moon by default. */
  readonly planets?: readonly Graha[] | undefined;
  /** IANA zone for the instants of the result; by default the UTC offset of `from`. */
  readonly timezone?: string | undefined;
  /** School of ayanāṁśa; `lahiri` by default. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Lunar node that Rāhu stands for; `true` by default. */
  readonly node?: NodeKind | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** A graha at its natal longitude. */
export interface PlanetReturn {
  /** When. */
  readonly at: LocalInstant;
  /** Who. */
  readonly planet: Graha;
  /** The natal longitude, to which it returns. */
  readonly longitude: EclipticDegrees;
  /** How many rounds since the birth; a loop that passes the longitude three times has one number, and the loop of the birth 0. @asType integer @minimum 0 */
  readonly round: number;
  /** Which way it moves. */
  readonly motion: TransitMotion;
  /** By how much the instant may be wrong. */
  readonly uncertainty_seconds: UncertaintySeconds;
}

/** The returns of a span. */
export interface ReturnsData {
  /** Where the span begins. */
  readonly from: LocalInstant;
  /** Where it ends. */
  readonly to: LocalInstant;
  /** In order of time. */
  readonly returns: readonly PlanetReturn[];
}

const BUT_THE_MOON: readonly Graha[] = /* @__PURE__ */ GRAHAS.filter((graha) => graha !== 'Moon');
/** Years of a span; the Moon returns thirteen times a year. */
const LONGEST = { all: 120, moon: 10 } as const;

const noBirth = (): RangeError => new RangeError('a span with a birth has its chart');

function returnsOf(
  sky: SkyContext,
  span: Span,
  planet: Graha,
): { readonly tt: number; readonly found: PlanetReturn }[] {
  const { chart } = span.natal ?? {};
  if (chart === undefined) throw noBirth();
  const { body, of, backwards } = span.mover(planet);
  const { longitude } = chart.grahas[planet];
  const birth = chart.instant.tt;
  // Rounds are counted from the birth; the crossing at the birth itself is none.
  const start = birth + 1e-3;
  const crossings = [...trackOf(body, of, { listed: [longitude / DEGREE] }).between(start, span.to.tt)];
  const begin = of(start);
  const ahead = begin.speed < 0 ? -1 : 1;
  const first = crossings[0];
  if (first === undefined) return [];
  // The line of the birth has the number of the first crossing, unless the first one is a whole round on.
  const usual = backwards ? -1 : 1;
  const isLoop = first.forward !== ahead > 0;
  const zero = isLoop ? first.line : first.line - usual;
  return crossings
    .filter(({ instant }) => instant.tt >= span.from.tt && instant.tt < span.to.tt)
    .map(({ instant, forward, line, speed }) => ({
      tt: instant.tt,
      found: {
        at: span.toLocalInstant(instant.ut),
        planet,
        longitude: sixDecimals(longitude),
        round: Math.abs(line - zero),
        motion: forward ? 'direct' : 'retrograde',
        uncertainty_seconds: uncertaintyOf(sky, body, instant, speed),
      },
    }));
}

/**
 * Returns when grahas come back to their natal sidereal longitude in a span: each instant, retrograde passages included, with the number of
 * rounds since the birth.
 *
 * Instants are ISO 8601, to the second, on the clocks of `timezone` or by the offset of `from`.
 *
 * @param input `birth`, `from` (not before the birth), `to` (ISO 8601 with offset; at most 120 years, of the Moon 10); optional `planets`,
 * `timezone`, `ayanamsa` (default lahiri), `node`, `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `invalid_value` for a `from` before the birth and a `to` that is not after `from` or too far from
 * it; `date_out_of_range` beyond the ephemeris; what a birth throws
 *
 * @example
 * ```ts
 * import { returns } from 'siddhanta/transits';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const span = { from: '2000-01-01T00:00:00+05:30', to: '2030-01-01T00:00:00+05:30' };
 * const { data } = returns({ birth, ...span, planets: ['Saturn'] });
 * data.returns.map(({ at, round, motion }) => `${at.slice(0, 10)} ${round} ${motion}`);
 * // => ['2019-04-12 1 direct', '2019-05-17 1 retrograde', '2019-12-22 1 direct']
 * ```
 */
export const returns = operation<ReturnsInput, ReturnsData>()({
  name: 'transits.returns',
  summary: 'When grahas return to their natal longitude in a span, with the rounds since the birth',
  units: 2,
  each: 'work',
  work: (input) => returnsWork(input, input.planets ?? BUT_THE_MOON),
  schools: 'all',
  schema: () =>
    record({
      birth: birthSchema(),
      from: momentSchema(),
      to: momentSchema(),
      planets: v.optional(someOf(GRAHAS)),
      timezone: v.optional(zoneSchema()),
      ayanamsa: ayanamsaSchema(),
      node: nodeSchema(),
      conventions: conventionsSchema(),
    }),
  example: { birth: EXAMPLE_BIRTH, ...EXAMPLE_SPAN },
  context: skyContext,
  run(input, sky) {
    const planets = input.planets ?? BUT_THE_MOON;
    const span = spanOf(input, sky);
    checkYears(span, input, LONGEST.all, '');
    if (planets.includes('Moon')) checkYears(span, input, LONGEST.moon, 'of the Moon');
    const { chart } = span.natal ?? {};
    if (chart === undefined) throw noBirth();
    if (span.from.tt < chart.instant.tt)
      throw new SiddhantaError(
        'invalid_value',
        `from is ${input.from}, which is before the birth. Give a moment at or after it.`,
        { field: 'from' },
      );
    return {
      data: {
        from: span.toLocalInstant(span.from.ut),
        to: span.toLocalInstant(span.to.ut),
        returns: planets
          .flatMap((planet) => returnsOf(sky, span, planet))
          .sort((one, other) => one.tt - other.tt)
          .map(({ found }) => found),
      },
      provenance: {
        method: 'Every crossing of the natal longitude after the birth',
        conventions: {
          return: 'to the sidereal longitude of the birth, in the same ayanamsa',
          round: 'counted from the birth; passages of one loop have one number',
          ...spanConventions(sky, span),
        },
        sources: spanSources(sky),
        disputed: transitDisputes(sky, input, span.natal),
        verified_against:
          'the solar returns of annual.chart; longitudes at each instant, which differ from the natal one by less than the motion in 0.1 s',
      },
      ayanamsa: sky.ayanamsa,
      birthTimeAssumed: chart.resolved.timeAssumed,
      birth: chart.resolved.clock,
      restsOnBirthTime: birthOutcome(span.natal, ['returns']).restsOnBirthTime,
    };
  },
});
