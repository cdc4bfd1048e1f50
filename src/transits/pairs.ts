import { type BodyCrossing, type BodyMotion, pairTrackOf } from '../cast/bodyCrossings.js';
import type { SkyContext } from '../cast/context.js';
import { type Mover, uncertaintyOf } from '../cast/movers.js';
import { SiddhantaError } from '../errors.js';
import { modulo, normalizeDegrees, TURN, toMicroArcseconds } from '../math/angle.js';
import { at } from '../math/at.js';
import type { Instant } from '../sky/instant.js';
import type { JdTt } from '../time/julian.js';
import type { LocalInstant } from '../types.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import { type ZodiacPosition, zodiacPosition } from '../zodiac/position.js';
import type { HitAngle } from './hitList.js';
import type { HitSearch } from './hits.js';
import type { TransitMotion, UncertaintySeconds } from './ingressList.js';
import { type Span, within } from './input.js';
import type { TransitPlanet } from './planets.js';
import { drishtiDegrees } from './rules/aspects.js';

/** How a transiting planet can hit another: together with it, with a full aspect on it, or at an angle of one’s own. */
export type PairKind = 'conjunction' | 'graha_drishti' | 'angle';

/** The other planet of a pair, at the same instant. */
export interface PairedPlanet extends ZodiacPosition {
  /** Who. */
  readonly planet: TransitPlanet;
  /** Which way it moves. */
  readonly motion: TransitMotion;
}

/**
 * A planet at the exact degree at which it hits another transiting planet; sign and degrees are the planet's. These hits have no numbers:
 * Sun, Mercury and Venus never leave each other for a whole turn, so there is no loop.
 */
export interface TransitPairHit extends ZodiacPosition {
  /** When. */
  readonly at: LocalInstant;
  /** Who aspects; of a conjunction or an angle of one’s own the first of `between`. */
  readonly planet: TransitPlanet;
  /** The aspected planet and its position. */
  readonly other: PairedPlanet;
  /** How. */
  readonly kind: PairKind;
  /** How far the other is ahead. */
  readonly angle: HitAngle;
  /** Which way the planet moves. */
  readonly motion: TransitMotion;
  /** When the two came within the orb; null before the ephemeris begins; only with `orb`. */
  readonly orb_start?: LocalInstant | null;
  /** When they leave it; null after the ephemeris ends; only with `orb`. */
  readonly orb_end?: LocalInstant | null;
  /** By how much the instant may be wrong: the errors of both over the speed of one against the other. */
  readonly uncertainty_seconds: UncertaintySeconds;
}

interface PairTarget {
  readonly kind: PairKind;
  readonly angle: number;
  readonly turned: boolean;
  /** Of the first ahead of the second, 0 ≤ d < 360. */
  readonly ahead: number;
}

const isGraha = (name: string): name is Graha => (GRAHAS as readonly string[]).includes(name);

/** @throws {SiddhantaError} `invalid_value` for the two nodes, which are always opposite */
export function pairIn(span: Span, between: readonly TransitPlanet[]): readonly [Mover, Mover] {
  const [one, other] = [span.mover(at(between, 0)), span.mover(at(between, 1))];
  if (one.body === other.body)
    throw new SiddhantaError(
      'invalid_value',
      'between is ["Rahu", "Ketu"]; the nodes are always opposite each other. Give another planet for one of them.',
      { field: 'between' },
    );
  return [one, other];
}

function targetsOf([one, other]: readonly [Mover, Mover], { kinds, angles, nodes }: HitSearch): PairTarget[] {
  const target = (kind: PairKind, angle: number, turned: boolean): PairTarget => ({
    kind,
    angle,
    turned,
    ahead: normalizeDegrees(turned ? angle : -angle),
  });
  const looks = ({ planet }: Mover, turned: boolean): PairTarget[] =>
    isGraha(planet) ? drishtiDegrees(planet, nodes).map((angle) => target('graha_drishti', angle, turned)) : [];
  return [
    ...(kinds.includes('conjunction') ? [target('conjunction', 0, false)] : []),
    ...(kinds.includes('graha_drishti') ? [...looks(one, false), ...looks(other, true)] : []),
    ...angles.map((angle) => target('angle', angle, false)),
  ];
}

const apart =
  ([one, other]: readonly [Mover, Mover]): BodyMotion =>
  (tt) => {
    const [a, b] = [one.of(tt), other.of(tt)];
    return { degrees: a.degrees - b.degrees, speed: a.speed - b.speed };
  };

/** Days; each further search for the edge of an orb is twice as wide. */
const FIRST_LOOK = 32;

function edgeOf(sky: SkyContext, pair: readonly [Mover, Mover], ahead: number, orb: number, tt: JdTt, side: -1 | 1) {
  const [lower, upper] = [normalizeDegrees(ahead - orb), normalizeDegrees(ahead + orb)];
  const listed = [lower, upper].sort((a, b) => a - b);
  const track = pairTrackOf([pair[0].body, pair[1].body], apart(pair), { listed });
  const isEdge = ({ line, forward }: BodyCrossing): boolean =>
    (at(listed, modulo(line, 2)) === lower) === (side < 0 ? forward : !forward);
  for (let width = FIRST_LOOK, from = tt; ; width *= 2) {
    const to = within(sky, from + side * width);
    if (to === from) return null;
    const found = [...track.between(Math.min(from, to), Math.max(from, to))].filter(isEdge);
    const edge = side < 0 ? found.at(-1) : found[0];
    if (edge !== undefined) return edge.instant;
    from = to;
  }
}

export function pairHitsIn(
  sky: SkyContext,
  span: Span,
  pair: readonly [Mover, Mover],
  search: HitSearch,
): TransitPairHit[] {
  const targets = targetsOf(pair, search);
  const [one, other] = pair;
  const lines = [...new Set(targets.map(({ ahead }) => ahead))].sort((a, b) => a - b);
  if (lines.length === 0) return [];
  const track = pairTrackOf([one.body, other.body], apart(pair), { listed: lines });
  const instantOrNull = (instant: Instant | null): LocalInstant | null => instant && span.toLocalInstant(instant.ut);
  const describeHit = (
    { kind, angle, turned, ahead }: PairTarget,
    { instant, speed }: BodyCrossing,
  ): TransitPairHit => {
    const { tt } = instant;
    const [a, b] = [one.of(tt), other.of(tt)];
    // At the slower one the angle is exact for both.
    const slowerFirst = Math.abs(a.speed) < Math.abs(b.speed);
    const base = toMicroArcseconds(slowerFirst ? a.degrees : b.degrees);
    const between = toMicroArcseconds(ahead);
    const places = [
      { planet: one.planet, speed: a.speed, longitude: slowerFirst ? base : modulo(base + between, TURN) },
      { planet: other.planet, speed: b.speed, longitude: slowerFirst ? modulo(base - between, TURN) : base },
    ].map(({ planet, speed: own, longitude }) => ({
      planet,
      motion: own < 0 ? ('retrograde' as const) : ('direct' as const),
      ...zodiacPosition(longitude),
    }));
    const [aspecting, aspected] = turned ? [at(places, 1), at(places, 0)] : [at(places, 0), at(places, 1)];
    const { planet, motion, ...position } = aspecting;
    const { orb } = search;
    return {
      at: span.toLocalInstant(instant.ut),
      planet,
      other: aspected,
      kind,
      angle,
      motion,
      ...(orb === undefined
        ? {}
        : {
            orb_start: instantOrNull(edgeOf(sky, pair, ahead, orb, tt, -1)),
            orb_end: instantOrNull(edgeOf(sky, pair, ahead, orb, tt, 1)),
          }),
      ...position,
      uncertainty_seconds: uncertaintyOf(sky, one.body, instant, speed, other.body),
    };
  };
  return [...track.between(span.from.tt, span.to.tt)]
    .filter(({ instant }) => instant.tt < span.to.tt)
    .flatMap((crossing) => {
      const ahead = at(lines, modulo(crossing.line, lines.length));
      return targets.filter((target) => target.ahead === ahead).map((target) => describeHit(target, crossing));
    });
}
