import type { SkyContext } from '../cast/context.js';
import { uncertaintyOf } from '../cast/movers.js';
import { SiddhantaError } from '../errors.js';
import { DEGREE, toMicroArcseconds } from '../math/angle.js';
import type { Instant } from '../sky/instant.js';
import type { LocalInstant } from '../types.js';
import { GRAHAS } from '../zodiac/names.js';
import { type ZodiacPosition, zodiacPosition } from '../zodiac/position.js';
import { type HitSearch, hitsOf, type NatalTarget } from './hits.js';
import type { TransitMotion, UncertaintySeconds } from './ingressList.js';
import type { Span } from './input.js';
import type { TransitPlanet } from './planets.js';
import type { HitKind } from './rules/aspects.js';

/** The named points of a birth. */
export const NATAL_POINTS = [...GRAHAS, 'Ascendant'] as const;

/** A point of a birth that is looked at by name. @names contributor */
export type NatalPointName = (typeof NATAL_POINTS)[number];

/** A custom point. */
export interface OwnPoint {
  /** Name, 1 … 40 characters. */
  readonly name: string;
  /** Sidereal longitude, degrees, 0 ≤ λ < 360. */
  readonly longitude: number;
}

/**
 * Degrees, counted forward from who aspects: 0 for a conjunction, 180 for the 7th house.
 *
 * @minimum 0
 * @exclusiveMaximum 360
 */
export type HitAngle = number;

/** A planet at the exact degree at which it hits a point; sign and degrees are the planet's. */
export interface TransitHit extends ZodiacPosition {
  /** When. */
  readonly at: LocalInstant;
  /** Who. */
  readonly planet: TransitPlanet;
  /** Which point of the birth. @names contributor */
  readonly point: string;
  /** How: together with it, with a full aspect on it, aspected by it, or at an angle of one’s own. */
  readonly kind: HitKind;
  /** How far the aspected one is ahead of who aspects. */
  readonly angle: HitAngle;
  /** Which way the planet moves. */
  readonly motion: TransitMotion;
  /**
   * The how manyth hit in one loop.
   *
   * @asType integer
   * @minimum 1
   */
  readonly hit: number;
  /**
   * Of how many.
   *
   * @asType integer
   * @minimum 1
   */
  readonly of: number;
  /** When it came within the orb; null before the ephemeris begins; only with `orb`. */
  readonly orb_start?: LocalInstant | null;
  /** When it leaves the orb; null after the ephemeris ends; only with `orb`. */
  readonly orb_end?: LocalInstant | null;
  /** By how much the instant may be wrong. */
  readonly uncertainty_seconds: UncertaintySeconds;
}

export interface DescribedHit {
  readonly instant: Instant;
  readonly description: TransitHit;
}

export function pointsOf(
  { natal }: Span,
  names: readonly NatalPointName[] | undefined,
  own: readonly OwnPoint[] | undefined,
): NatalTarget[] {
  const chart = natal?.chart;
  if (chart === undefined && names !== undefined) {
    throw new SiddhantaError(
      'missing_field',
      'birth is required for natal_points, which are places at a birth. Add it, or give points with their longitudes.',
      { field: 'birth' },
    );
  }
  const named =
    chart === undefined
      ? []
      : (names ?? NATAL_POINTS).map((name) => ({
          name,
          longitude: (name === 'Ascendant' ? chart.ascendant : chart.grahas[name].longitude) / DEGREE,
        }));
  return [...named, ...(own ?? [])];
}

export function hitsIn(
  sky: SkyContext,
  span: Span,
  planets: readonly TransitPlanet[],
  search: HitSearch,
): DescribedHit[] {
  return planets
    .flatMap((planet) => hitsOf(sky, span, span.mover(planet), search))
    .map(({ mover, target, crossing, number, of, orbStart, orbEnd }): DescribedHit => {
      const { instant, forward, speed } = crossing;
      const instantOrNull = (one: Instant | null): LocalInstant | null => one && span.toLocalInstant(one.ut);
      return {
        instant,
        description: {
          at: span.toLocalInstant(instant.ut),
          planet: mover.planet,
          point: target.point.name,
          kind: target.kind,
          angle: target.angle,
          motion: forward ? 'direct' : 'retrograde',
          hit: number,
          of,
          ...(orbStart === undefined || orbEnd === undefined
            ? {}
            : { orb_start: instantOrNull(orbStart), orb_end: instantOrNull(orbEnd) }),
          ...zodiacPosition(toMicroArcseconds(target.degrees)),
          uncertainty_seconds: uncertaintyOf(sky, mover.body, instant, speed),
        },
      };
    })
    .sort((one, other) => one.instant.tt - other.instant.tt);
}
