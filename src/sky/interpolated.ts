import type { JdTt } from '../time/julian.js';
import { withinHalfTurn } from './chebyshev.js';
import type { Body, BodyPlace, Ephemeris } from './ephemeris.js';
import { fitted, type Polynomial } from './fitted.js';
import { geometricEphemeris } from './geometric.js';
import { isSmooth, markSmooth } from './smooth.js';

export interface InterpolatedOptions {
  /** Segments kept, per grid (planets: 16 days each; Moon and true node: 8 days); at least 1, default 512. */
  readonly segments?: number;
}

/** Days of a segment and its Chebyshev nodes. */
interface Grid {
  readonly days: number;
  readonly nodes: number;
}

/** One polynomial, or two halves where one is not enough. */
type Piece = Polynomial | readonly [first: Piece, second: Piece];

interface Segment {
  readonly index: number;
  readonly pieces: Map<Body, Piece>;
}

const SLOW: Grid = { days: 16, nodes: 12 };
const FAST: Grid = { days: 8, nodes: 16 };
/** degrees: a piece further than this from its base at a check point is halved */
const TOLERANCE = 0.0003 / 3600;
/**
 * How many coefficients make the tail of a polynomial. Where a tail adds up to less than the tolerance the polynomial has died
 * away (over the years 1000 to 3000 no such piece is further than 0.0001″ from its base); only others are checked.
 */
const TAIL = 3;
/** parts of the node count: a piece is checked where the error of interpolation is greatest, cos π·round(part·n)/n */
export const CHECKS = [0, 0.25, 0.5, 0.75, 1] as const;
const DEEPEST = 7;

/**
 * Arcseconds by which an interpolated place may differ from its base, where that is more than 0.001″: behind the Sun, where light is
 * bent within hours, and at the joints of the polynomials of our Uranus, Neptune and Pluto. Measured by tools/oracle/scan-interpolated.mjs
 * (0.003″, 0.0009″; 0.032″, 0.018″ and 0.015″), rounded up generously.
 */
export const ROUGH: Readonly<Partial<Record<Body, number>>> = {
  Mercury: 0.005,
  Saturn: 0.002,
  Uranus: 0.04,
  Neptune: 0.025,
  Pluto: 0.02,
};
const SMOOTH = 0.001;

/**
 * Returns an ephemeris that answers from Chebyshev polynomials of another one, for many instants close together.
 *
 * The polynomials stand on a fixed grid in time, so that an answer depends on the instant alone and not on what was asked
 * before; longitude and latitude differ from the base by at most 0.001″ (Mercury and Saturn behind the Sun by 0.005″ and 0.002″;
 * Uranus, Neptune and Pluto by up to 0.04″ for some hours every 40 or 80 years), the distance by 1 part in 10⁸. Segments are built
 * when first needed and the least recently used ones are dropped. Where a body's path is too crooked for one polynomial (a
 * planet beside the Sun's disc) its segment is halved, up to seven times. Speeds are the derivatives of the polynomials.
 * Geometric places, where the base has them, are kept apart in the same manner. An ephemeris that answers from polynomials already, as
 * an atlas does, is handed back as it is.
 */
export function interpolated(base: Ephemeris, options: InterpolatedOptions = {}): Ephemeris {
  if (isSmooth(base)) return base;
  const limit = Math.max(1, options.segments ?? 512);
  const geometric = geometricEphemeris(base);
  return markSmooth({
    name: base.name,
    version: base.version,
    range: base.range,
    // whole micro-arcseconds, to print without rounding noise
    accuracy: (body, jdTt) => Math.round((base.accuracy(body, jdTt) + (ROUGH[body] ?? SMOOTH)) * 1e6) / 1e6,
    places: placesFrom(base, limit),
    ...(geometric === undefined ? {} : { geometric: placesFrom(geometric, limit) }),
  });
}

function placesFrom(base: Ephemeris, limit: number): Ephemeris['places'] {
  const slowSegments = segments(limit);
  const fastSegments = segments(limit);
  return (bodies, jdTt) =>
    bodies.map((body) => {
      const grid = gridOf(body);
      const { index, pieces } = (grid === SLOW ? slowSegments : fastSegments)(Math.floor(jdTt / grid.days));
      let piece = pieces.get(body);
      if (piece === undefined) {
        fill(base, grid, index, bodies, pieces);
        piece = pieces.get(body) as Piece;
      }
      return evaluate(piece, index * grid.days, grid.days, jdTt);
    });
}

/** Keeps `limit` segments, dropping the least recently used. */
function segments(limit: number): (index: number) => Segment {
  const kept = new Map<number, Segment>();
  let last: Segment | undefined;
  return (index) => {
    if (last?.index === index) return last;
    last = kept.get(index);
    if (last === undefined) {
      last = { index, pieces: new Map() };
      if (kept.size >= limit) kept.delete(kept.keys().next().value as number);
    } else {
      // most recently used last
      kept.delete(index);
    }
    kept.set(index, last);
    return last;
  };
}

function gridOf(body: Body): Grid {
  return body === 'Moon' || body === 'TrueNode' ? FAST : SLOW;
}

function fill(base: Ephemeris, grid: Grid, index: number, bodies: readonly Body[], pieces: Map<Body, Piece>): void {
  const missing = bodies.filter((body) => gridOf(body) === grid && !pieces.has(body));
  const built = build(base, missing, index * grid.days, grid.days, grid.nodes, 0);
  missing.forEach((body, i) => {
    pieces.set(body, built[i] as Piece);
  });
}

function build(
  base: Ephemeris,
  bodies: readonly Body[],
  from: JdTt,
  days: number,
  nodes: number,
  depth: number,
): Piece[] {
  const polynomials = fitted(base, bodies, from, days, nodes);
  if (depth === DEEPEST) return polynomials;
  const bad = misfits(base, bodies, polynomials, from, days, nodes);
  return bodies.map((body, b): Piece => {
    if (!bad.includes(body)) return polynomials[b] as Polynomial;
    const half = days / 2;
    const [first] = build(base, [body], from, half, nodes, depth + 1);
    const [second] = build(base, [body], from + half, half, nodes, depth + 1);
    return [first as Piece, second as Piece];
  });
}

/** Whether the coefficients vanish before the last. */
function settled(c: Float64Array): boolean {
  let sum = 0;
  for (let k = c.length - TAIL; k < c.length; k++) sum += Math.abs(c[k] as number);
  return sum <= TOLERANCE;
}

/** Bodies whose polynomials have not converged and are too far from the base at a check point. */
function misfits(
  base: Ephemeris,
  bodies: readonly Body[],
  polynomials: readonly Polynomial[],
  from: JdTt,
  days: number,
  nodes: number,
): Body[] {
  const doubtful = new Map<Body, Polynomial>();
  polynomials.forEach((polynomial, b) => {
    if (!settled(polynomial.longitude) || !settled(polynomial.latitude)) doubtful.set(bodies[b] as Body, polynomial);
  });
  const checked = [...doubtful.keys()];
  const found = new Set<Body>();
  for (const part of checked.length > 0 ? CHECKS : []) {
    const jd = from + (days / 2) * (1 + Math.cos((Math.PI * Math.round(part * nodes)) / nodes));
    base.places(checked, jd).forEach((want, b) => {
      const body = checked[b] as Body;
      const got = evaluate(doubtful.get(body) as Polynomial, from, days, jd);
      const good =
        Math.abs(withinHalfTurn(got.longitude - want.longitude)) <= TOLERANCE &&
        Math.abs(got.latitude - want.latitude) <= TOLERANCE;
      if (!good) found.add(body);
    });
  }
  return [...found];
}

function evaluate(piece: Piece, from: JdTt, days: number, jd: JdTt): BodyPlace {
  let found = piece;
  let start = from;
  let span = days;
  while ('length' in found) {
    span /= 2;
    if (jd >= start + span) {
      start += span;
      found = found[1];
    } else {
      found = found[0];
    }
  }
  const x = (2 * (jd - start)) / span - 1;
  // Clenshaw for three values and the derivative of the first, side by side.
  const { longitude: c, latitude, distance } = found;
  let b1 = 0;
  let b2 = 0;
  let d1 = 0;
  let d2 = 0;
  let l1 = 0;
  let l2 = 0;
  let r1 = 0;
  let r2 = 0;
  for (let i = c.length - 1; i > 0; i--) {
    const d = 2 * b1 + 2 * x * d1 - d2;
    d2 = d1;
    d1 = d;
    const b = (c[i] as number) + 2 * x * b1 - b2;
    b2 = b1;
    b1 = b;
    const l = (latitude[i] as number) + 2 * x * l1 - l2;
    l2 = l1;
    l1 = l;
    const r = (distance[i] as number) + 2 * x * r1 - r2;
    r2 = r1;
    r1 = r;
  }
  const longitude = (c[0] as number) + x * b1 - b2;
  const turned = longitude - 360 * Math.floor(longitude / 360);
  return {
    longitude: turned < 360 ? turned : 0,
    latitude: (latitude[0] as number) + x * l1 - l2,
    distance: (distance[0] as number) + x * r1 - r2,
    longitudeSpeed: ((b1 + x * d1 - d2) * 2) / span,
  };
}
