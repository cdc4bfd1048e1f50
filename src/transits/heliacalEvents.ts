import { besideSun, litGraha } from '../cast/asta.js';
import type { SkyContext } from '../cast/context.js';
import {
  depressionOf,
  kalamshaOf,
  type LightEdge,
  type LitBody,
  lightSpans,
  type PairAt,
  risingOf,
  type Side,
  siderealTimeAt,
} from '../cast/sunlight.js';
import { DEGREES, modulo, signedDegrees } from '../math/angle.js';
import { at } from '../math/at.js';
import { fixedStarPlace } from '../sky/fixedStars.js';
import { frameAt } from '../sky/frame.js';
import { type Instant, instantFromTt } from '../sky/instant.js';
import type { Observer } from '../sky/rise-set.js';
import { apparentSiderealTime } from '../sky/sidereal-time.js';
import type { JdTt } from '../time/julian.js';
import type { Combustible, CombustionRule } from '../zodiac/combustion.js';
import { ARCUS_VISIONIS, type HeliacalStar, STAR_KALAMSHAS, STARS } from './tables/heliacal.js';

export const HELIACAL_METHODS = ['elongation', 'kalamsha', 'arcus_visionis'] as const;

/** How the visibility of planets is judged. */
export type HeliacalMethod = (typeof HELIACAL_METHODS)[number];

/** Last or first visibility, in the evening in the west or in the morning in the east. @names none */
export type HeliacalPhase = 'evening_last' | 'morning_first' | 'morning_last' | 'evening_first';

export interface Appearance {
  readonly instant: Instant;
  readonly phase: HeliacalPhase;
  readonly limit: number;
}

const hasArc = (planet: Combustible): planet is keyof typeof ARCUS_VISIONIS => Object.hasOwn(ARCUS_VISIONIS, planet);

export function litPlanet(
  planet: Combustible,
  { bodies }: SkyContext,
  method: HeliacalMethod,
  limits: CombustionRule,
  latitude: number,
): LitBody {
  if (method !== 'arcus_visionis' || !hasArc(planet))
    return litGraha(planet, bodies, { measure: method === 'elongation' ? method : 'kalamsha', limits, latitude });
  const beside = besideSun(planet, bodies);
  const arcs = ARCUS_VISIONIS[planet];
  return {
    ...beside,
    limit: (side, rises) => arcs[side === 'east' ? 'morning' : 'evening'][rises ? 0 : 1],
    excess: (side, limit) => (tt) => depressionOf(beside.pairAt(tt), tt, side, latitude) - limit,
  };
}

export function litStar(star: HeliacalStar, { bodies }: SkyContext, latitude: number): LitBody {
  const pairAt: PairAt = (tt) => ({ sun: at(bodies.places(['Sun'], tt), 0), body: fixedStarPlace(STARS[star], tt) });
  return {
    pairAt,
    margin: 400,
    look: 4,
    step: 20,
    limit: () => STAR_KALAMSHAS,
    excess: (side, limit) => (tt) => kalamshaOf(pairAt(tt), tt, side, latitude) - limit,
  };
}

/** Days that the Earth takes to turn by one degree. */
const DEGREE_DAYS = 0.99726957 / 360;
const STEPS = 4;

/** The rising (east) or setting (west) next to an instant, before or after it. */
function horizonNear({ pairAt }: LitBody, side: Side, tt: JdTt, later: boolean, { latitude, longitude }: Observer) {
  const degreesUntil = (instant: Instant): number => {
    const frame = frameAt(instant.tt);
    const now = apparentSiderealTime(instant.ut, instant.tt, frame) * DEGREES + longitude;
    return siderealTimeAt(risingOf(pairAt(instant.tt).body, frame, latitude), side) - now;
  };
  const first = modulo(degreesUntil(instantFromTt(tt)), 360);
  let instant = instantFromTt(tt + (later ? first : first - 360) * DEGREE_DAYS);
  for (let i = 0; i < STEPS; i++) {
    instant = instantFromTt(instant.tt + signedDegrees(degreesUntil(instant)) * DEGREE_DAYS);
  }
  return instant;
}

const phaseOf = (side: Side, rises: boolean): HeliacalPhase =>
  `${side === 'east' ? 'morning' : 'evening'}_${rises ? 'first' : 'last'}`;

/** @param onHorizon whether the instant is that of the rising or setting on the first or last day, not that at which the limit is reached */
export function appearancesIn(
  lit: LitBody,
  sky: SkyContext,
  { from, to }: { readonly from: Instant; readonly to: Instant },
  onHorizon: boolean,
  observer: Observer,
): Appearance[] {
  const told = (edge: LightEdge | undefined, rises: boolean): Appearance[] => {
    if (edge === undefined) return [];
    const { side, limit } = edge;
    const instant = onHorizon ? horizonNear(lit, side, edge.instant.tt, rises, observer) : edge.instant;
    if (instant.tt < from.tt || instant.tt >= to.tt) return [];
    return [{ instant, phase: phaseOf(side, rises), limit }];
  };
  // A rising on the horizon is up to a day after the limit.
  return lightSpans(lit, sky.bodies, from.tt - 1, to.tt + 1).flatMap(({ sets, rises }) => [
    ...told(sets, false),
    ...told(rises, true),
  ]);
}
