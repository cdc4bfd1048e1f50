import * as v from 'valibot';
import { planetContext } from '../cast/context.js';
import { EXAMPLE_BIRTH } from '../cast/natalInput.js';
import { SiddhantaError } from '../errors.js';
import { bounded, oneOf, record, someOf } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import type { LocalInstant } from '../types.js';
import { NODE_ASPECTS, type NodeAspects } from '../zodiac/drishti.js';
import { hitsIn, NATAL_POINTS, type NatalPointName, type OwnPoint, pointsOf, type TransitHit } from './hitList.js';
import { checkYears, EXAMPLE_SPAN, planetsSchema, spanFields, spanOf, type TransitSpanInput } from './input.js';
import { birthOutcome, type NatalReferences } from './natal.js';
import { pairHitsIn, pairIn, type TransitPairHit } from './pairs.js';
import { BUT_THE_MOON, TRANSIT_PLANETS, type TransitPlanet } from './planets.js';
import { ASPECT_DISPUTE, ASPECT_SOURCE, spanConventions, spanSources, transitDisputes } from './provenance.js';
import { HIT_KINDS } from './rules/aspects.js';
import { hitsWork } from './work.js';

/** The input of {@link aspects}: a birth, custom points, two planets, or all of them. */
export interface TransitAspectsInput extends TransitSpanInput {
  /** Whose hits; the nine grahas but the Moon by default. */
  readonly planets?: readonly TransitPlanet[] | undefined;
  /** Which points of the birth; the nine grahas and the ascendant by default. */
  readonly natal_points?: readonly NatalPointName[] | undefined;
  /** Points of one’s own: names with sidereal longitudes. */
  readonly points?: readonly OwnPoint[] | undefined;
  /**
   * Two planets whose hits on each other are looked for, too.
   *
   * @minItems 2
   * @maxItems 2
   */
  readonly between?: readonly TransitPlanet[] | undefined;
  /** Conjunctions and full aspects of the transiting planet by default; `natal_drishti` are full aspects of the natal one on it. */
  readonly kinds?: readonly (typeof HIT_KINDS)[number][] | undefined;
  /** Custom angles, degrees counted forward from the transiting planet, in addition to the kinds. */
  readonly angles?: readonly number[] | undefined;
  /** Aspects of the nodes; `none` by default. */
  readonly node_aspects?: NodeAspects | undefined;
  /**
   * Orb in degrees, 0.1 … 10: each hit then says when the planet enters and leaves it.
   *
   * @minimum 0.1
   * @maximum 10
   */
  readonly orb?: number | undefined;
}

/** The hits of a span. */
export interface TransitAspectsData {
  /** Where the span begins. */
  readonly from: LocalInstant;
  /** Where it ends. */
  readonly to: LocalInstant;
  /** The points of the birth from which houses are counted; only where one was given. */
  readonly natal?: NatalReferences;
  /** In order of time. */
  readonly aspects: readonly TransitHit[];
  /** The hits of two transiting planets on each other, in order of time; only with `between`. */
  readonly between?: readonly TransitPairHit[];
}

const pointSchema = () =>
  record({
    name: v.pipe(
      v.string('it must be a text of 1 to 40 characters.'),
      v.minLength(1, 'it must be a text of 1 to 40 characters.'),
      v.maxLength(40, 'it must be a text of 1 to 40 characters.'),
    ),
    longitude: bounded(0, 359.999999, 'degrees'),
  });

const TWO = 'it must name two planets.';
const pairSchema = () => v.optional(v.pipe(someOf(TRANSIT_PLANETS), v.minLength(2, TWO), v.maxLength(2, TWO)));

const listOf = <Item extends v.GenericSchema>(item: Item, most: number, what: string) =>
  v.optional(
    v.pipe(
      v.array(item, `it must be a list of ${what}.`),
      v.minLength(1, `it must have at least one of ${what}.`),
      v.maxLength(most, `it must have at most ${most} of ${what}.`),
    ),
  );

const DEFAULT_KINDS = ['conjunction', 'graha_drishti'] as const;

/** Years; the Moon hits each point thirteen times a year. */
const LONGEST = { all: 100, moon: 2 } as const;

/**
 * Returns when transiting planets are exactly conjunct points of a birth, or aspect them with the exact degree of a full aspect, in a span:
 * each hit with its number in its retrograde loop, and with `orb` when the planet enters and leaves it. With `between`, also the hits of
 * two transiting planets on each other.
 *
 * Instants are ISO 8601, to the second, on the clocks of `timezone` or by the offset of `from`.
 *
 * @param input `birth`, or `points` (name and longitude), or `between` (two planets), `from`, `to` (ISO 8601 with offset; at most 100
 * years, of the Moon 2); optional `planets`, `natal_points`, `kinds` (`conjunction`, `graha_drishti`, `natal_drishti`), `angles`,
 * `node_aspects`, `orb`, `timezone`, `ayanamsa` (default lahiri), `node`, `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `missing_field` with neither birth, points nor two planets; `invalid_value` for a `to` that is
 * not after `from` or too far from it; `date_out_of_range` beyond the ephemeris
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 26.3–4 (full aspects).
 *
 * @example
 * ```ts
 * import { aspects } from 'siddhanta/transits';
 * const { data } = aspects({
 *   points: [{ name: 'Sun', longitude: 231.559503 }],
 *   planets: ['Mercury'],
 *   kinds: ['conjunction'],
 *   from: '2024-01-01T00:00:00Z',
 *   to: '2025-01-01T00:00:00Z',
 * });
 * data.aspects.map(({ at, motion, hit, of }) => `${at.slice(0, 10)} ${motion} ${hit} of ${of}`);
 * // => ['2024-11-15 direct 1 of 3', '2024-12-05 retrograde 2 of 3', '2024-12-28 direct 3 of 3']
 * ```
 */
export const aspects = operation<TransitAspectsInput, TransitAspectsData>()({
  name: 'transits.aspects',
  summary: 'Exact conjunctions and aspects of transiting planets with natal points in a span',
  units: 3,
  each: 'work',
  work: (input) => {
    const {
      birth,
      natal_points,
      points = [],
      kinds = DEFAULT_KINDS,
      angles = [],
      planets = BUT_THE_MOON,
      between,
    } = input;
    const count = points.length + (birth === undefined ? 0 : (natal_points ?? NATAL_POINTS).length);
    return hitsWork(input, planets, { points: count, kinds, angles: angles.length }, between);
  },
  schools: 'all',
  schema: () =>
    record({
      ...spanFields(),
      planets: planetsSchema(),
      natal_points: v.optional(someOf(NATAL_POINTS)),
      points: listOf(pointSchema(), 50, 'points with name and longitude'),
      between: pairSchema(),
      kinds: v.optional(someOf(HIT_KINDS)),
      angles: listOf(bounded(0, 359.999999, 'degrees'), 24, 'angles'),
      node_aspects: v.optional(oneOf(NODE_ASPECTS), NODE_ASPECTS[0]),
      orb: v.optional(bounded(0.1, 10, 'degrees')),
    }),
  alternatives: ['birth', 'points', 'between'],
  example: { birth: EXAMPLE_BIRTH, planets: ['Saturn'], natal_points: ['Sun', 'Moon', 'Ascendant'], ...EXAMPLE_SPAN },
  context: planetContext,
  run(input, sky) {
    const { between } = input;
    const planets = input.planets ?? BUT_THE_MOON;
    if (input.birth === undefined && input.points === undefined && between === undefined) {
      throw new SiddhantaError(
        'missing_field',
        'birth, points or between is required, since signs alone have no degrees to hit. Add a birth, points with longitudes, or two planets in between.',
        { field: 'birth' },
      );
    }
    const span = spanOf(input, sky);
    checkYears(span, input, LONGEST.all, '');
    if ([...planets, ...(between ?? [])].includes('Moon')) checkYears(span, input, LONGEST.moon, 'of the Moon');
    const search = {
      points: pointsOf(span, input.natal_points, input.points),
      kinds: input.kinds ?? DEFAULT_KINDS,
      angles: input.angles ?? [],
      nodes: input.node_aspects,
      orb: input.orb,
    };
    const pair = between === undefined ? undefined : pairIn(span, between);
    const found = hitsIn(sky, span, planets, search);
    return {
      data: {
        from: span.toLocalInstant(span.from.ut),
        to: span.toLocalInstant(span.to.ut),
        ...(span.natal === undefined ? {} : { natal: span.natal.references }),
        aspects: found.map(({ description }) => description),
        ...(pair === undefined ? {} : { between: pairHitsIn(sky, span, pair, search) }),
      },
      provenance: {
        method: 'Every crossing of the degrees from which a planet stands with a natal point, or looks on it exactly',
        conventions: {
          aspects:
            'the exact degrees of the full aspects: 180, of Mars also 90 and 210, of Jupiter 120 and 240, of Saturn 60 and 270',
          node_aspects: input.node_aspects,
          hits: 'counted in one loop of the planet, also beyond the span',
          ...spanConventions(sky, span),
        },
        sources: [ASPECT_SOURCE, ...spanSources(sky)],
        disputed: [ASPECT_DISPUTE, ...transitDisputes(sky, input, span.natal)],
        verified_against:
          'eight conjunctions with natal points, 2012 to 2024, of Swiss Ephemeris 2.10.03 (Lahiri); aspects are conjunctions with points shifted by whole degrees',
      },
      ayanamsa: sky.ayanamsa,
      ...birthOutcome(span.natal, ['natal.ascendant', 'natal.moon', 'aspects']),
    };
  },
});
