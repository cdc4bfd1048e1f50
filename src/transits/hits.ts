import { type BodyCrossing, trackOf } from '../cast/bodyCrossings.js';
import type { SkyContext } from '../cast/context.js';
import type { Mover } from '../cast/movers.js';
import { normalizeDegrees } from '../math/angle.js';
import { at } from '../math/at.js';
import type { Instant } from '../sky/instant.js';
import type { NodeAspects } from '../zodiac/drishti.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import { type Span, within } from './input.js';
import { drishtiDegrees, type HitKind } from './rules/aspects.js';
import { LOOP_DAYS, SIGN_DAYS } from './tables/reach.js';

export interface NatalTarget {
  readonly name: string;
  /** Degrees. */
  readonly longitude: number;
}

interface Target {
  readonly point: NatalTarget;
  readonly kind: HitKind;
  /** Forward from the aspecting planet. */
  readonly angle: number;
  readonly degrees: number;
}

export interface HitSearch {
  readonly points: readonly NatalTarget[];
  readonly kinds: readonly HitKind[];
  readonly angles: readonly number[];
  readonly nodes: NodeAspects;
  /** Degrees on either side; undefined without an orb. */
  readonly orb: number | undefined;
}

export interface Hit {
  readonly mover: Mover;
  readonly target: Target;
  readonly crossing: BodyCrossing;
  /** Number within one retrograde loop. */
  readonly number: number;
  readonly of: number;
  /** When it enters and leaves the orb; null beyond the ephemeris; undefined without an orb. */
  readonly orbStart: Instant | null | undefined;
  readonly orbEnd: Instant | null | undefined;
}

const isGraha = (name: string): name is Graha => (GRAHAS as readonly string[]).includes(name);

function targetsOf({ planet }: Mover, { points, kinds, angles, nodes }: HitSearch): Target[] {
  const own = isGraha(planet) ? drishtiDegrees(planet, nodes) : [];
  const target = (point: NatalTarget, kind: HitKind, angle: number, behind: boolean): Target => ({
    point,
    kind,
    angle,
    degrees: normalizeDegrees(point.longitude + (behind ? -angle : angle)),
  });
  return points.flatMap((point) => [
    ...(kinds.includes('conjunction') ? [target(point, 'conjunction', 0, true)] : []),
    ...(kinds.includes('graha_drishti') ? own.map((angle) => target(point, 'graha_drishti', angle, true)) : []),
    ...(kinds.includes('natal_drishti') && isGraha(point.name)
      ? drishtiDegrees(point.name, nodes).map((angle) => target(point, 'natal_drishti', angle, false))
      : []),
    ...angles.map((angle) => target(point, 'angle', angle, true)),
  ]);
}

interface Line {
  readonly target: Target;
  readonly degrees: number;
  readonly edge: 'exact' | 'lower' | 'upper';
}

function linesOf(targets: readonly Target[], orb: number | undefined): Line[] {
  return targets
    .flatMap((target): Line[] => [
      { target, degrees: target.degrees, edge: 'exact' },
      ...(orb === undefined
        ? []
        : ([
            { target, degrees: normalizeDegrees(target.degrees - orb), edge: 'lower' },
            { target, degrees: normalizeDegrees(target.degrees + orb), edge: 'upper' },
          ] as const)),
    ])
    .sort((one, other) => one.degrees - other.degrees);
}

/** A retrograde loop, and twice the way through an orb. */
const reachOf = ({ body }: Mover, orb = 0): number => LOOP_DAYS[body] + (2 * orb * SIGN_DAYS[body]) / 30 + (orb && 30);

/** Half-open; planets are followed beyond the span, so that the hits of one loop are counted together. */
export function hitsOf(sky: SkyContext, span: Span, mover: Mover, search: HitSearch): Hit[] {
  const lines = linesOf(targetsOf(mover, search), search.orb);
  if (lines.length === 0) return [];
  const reach = reachOf(mover, search.orb);
  const track = trackOf(mover.body, mover.of, { listed: lines.map(({ degrees }) => degrees) });
  const exact = new Map<number, BodyCrossing[]>();
  const edges = new Map<Target, { readonly instant: Instant; readonly inwards: boolean }[]>();
  for (const crossing of track.between(within(sky, span.from.tt - reach), within(sky, span.to.tt + reach))) {
    const index = ((crossing.line % lines.length) + lines.length) % lines.length;
    const { target, edge } = at(lines, index);
    if (edge === 'exact') exact.set(crossing.line, [...(exact.get(crossing.line) ?? []), crossing]);
    else {
      const inwards = (edge === 'lower') === crossing.forward;
      edges.set(target, [...(edges.get(target) ?? []), { instant: crossing.instant, inwards }]);
    }
  }
  const orbOf = (target: Target, { tt }: Instant): Pick<Hit, 'orbStart' | 'orbEnd'> => {
    if (search.orb === undefined) return { orbStart: undefined, orbEnd: undefined };
    const found = edges.get(target) ?? [];
    return {
      orbStart: found.filter(({ instant, inwards }) => inwards && instant.tt <= tt).at(-1)?.instant ?? null,
      orbEnd: found.find(({ instant, inwards }) => !inwards && instant.tt >= tt)?.instant ?? null,
    };
  };
  return [...exact].flatMap(([line, crossings]) => {
    const { target } = at(lines, ((line % lines.length) + lines.length) % lines.length);
    return crossings.flatMap((crossing, i): Hit[] =>
      crossing.instant.tt >= span.from.tt && crossing.instant.tt < span.to.tt
        ? [{ mover, target, crossing, number: i + 1, of: crossings.length, ...orbOf(target, crossing.instant) }]
        : [],
    );
  });
}
