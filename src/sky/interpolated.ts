import type { Body, BodyPlace, Ephemeris } from './ephemeris.js';

export interface InterpolatedOptions {
  /** Segments kept, per grid (planets: 16 days each; Moon and true node: 8 days); at least 1, default 512. */
  readonly segments?: number;
}

/** A grid of segments: their length in days and the number of Chebyshev nodes in each. */
interface Grid {
  readonly days: number;
  readonly nodes: number;
}

/** What is known of one body in one segment: a polynomial, or two halves where one polynomial is not enough. */
type Piece =
  | { readonly longitude: Float64Array; readonly latitude: Float64Array; readonly distance: Float64Array }
  | readonly [first: Piece, second: Piece];

const SLOW: Grid = { days: 16, nodes: 12 };
const FAST: Grid = { days: 8, nodes: 16 };
/** degrees: a piece further than this from its base at a check point is halved */
const TOLERANCE = 0.0003 / 3600;
/** parts of the node count: a piece is checked where the error of interpolation is greatest, cos π·round(part·n)/n */
const CHECKS = [0, 0.25, 0.5, 0.75, 1] as const;
const DEEPEST = 7;

/**
 * Returns an ephemeris that answers from Chebyshev polynomials of another one, for many instants close together.
 *
 * The polynomials stand on a fixed grid in time, so that an answer depends on the instant alone and not on what was asked
 * before; longitude and latitude differ from the base by at most 0.001″, the distance by 1 part in 10⁸. Segments are built
 * when first needed and the least recently used ones are dropped. Where a body's path is too crooked for one polynomial (a
 * planet beside the Sun's disc) its segment is halved, up to seven times. Speeds are the derivatives of the polynomials.
 */
export function interpolated(base: Ephemeris, options: InterpolatedOptions = {}): Ephemeris {
  const limit = Math.max(1, options.segments ?? 512);
  const caches = new Map<Grid, Map<number, Map<Body, Piece>>>([
    [SLOW, new Map()],
    [FAST, new Map()],
  ]);

  /** the bodies of one segment, most recently used last */
  function segment(grid: Grid, index: number): Map<Body, Piece> {
    const cache = caches.get(grid) as Map<number, Map<Body, Piece>>;
    let found = cache.get(index);
    if (found === undefined) {
      found = new Map();
      if (cache.size >= limit) cache.delete(cache.keys().next().value as number);
    } else {
      cache.delete(index);
    }
    cache.set(index, found);
    return found;
  }

  return {
    name: base.name,
    version: base.version,
    range: base.range,
    accuracy: (body, jdTt) => base.accuracy(body, jdTt) + 0.001,
    places(bodies: readonly Body[], jdTt: number): BodyPlace[] {
      const slow = Math.floor(jdTt / SLOW.days);
      const fast = Math.floor(jdTt / FAST.days);
      const slowPieces = segment(SLOW, slow);
      const fastPieces = segment(FAST, fast);
      fill(base, SLOW, slow, bodies, slowPieces);
      fill(base, FAST, fast, bodies, fastPieces);
      return bodies.map((body) => {
        const grid = gridOf(body);
        const piece = (grid === SLOW ? slowPieces : fastPieces).get(body) as Piece;
        return evaluate(piece, (grid === SLOW ? slow : fast) * grid.days, grid.days, jdTt);
      });
    },
  };
}

function gridOf(body: Body): Grid {
  return body === 'Moon' || body === 'TrueNode' ? FAST : SLOW;
}

/** Adds the bodies of a grid that a segment does not yet hold. */
function fill(base: Ephemeris, grid: Grid, index: number, bodies: readonly Body[], pieces: Map<Body, Piece>): void {
  let missing: Body[] | undefined;
  for (const body of bodies) {
    if (gridOf(body) === grid && !pieces.has(body)) {
      missing ??= [];
      missing.push(body);
    }
  }
  if (missing === undefined) return;
  const built = build(base, missing, index * grid.days, grid.days, grid.nodes, 0);
  missing.forEach((body, i) => {
    pieces.set(body, built[i] as Piece);
  });
}

/** Builds the pieces of several bodies over one span. */
function build(
  base: Ephemeris,
  bodies: readonly Body[],
  from: number,
  days: number,
  nodes: number,
  depth: number,
): Piece[] {
  const half = days / 2;
  const samples: BodyPlace[][] = [];
  for (let i = 0; i < nodes; i++) {
    samples.push(base.places(bodies, from + half * (1 + Math.cos((Math.PI * (i + 0.5)) / nodes))));
  }
  const times = CHECKS.map((part) => from + half * (1 + Math.cos((Math.PI * Math.round(part * nodes)) / nodes)));
  const checks = times.map((jd) => base.places(bodies, jd));
  return bodies.map((body, b): Piece => {
    const column = samples.map((row) => row[b] as BodyPlace);
    const reference = (column[0] as BodyPlace).longitude;
    const piece = {
      longitude: coefficients(column.map((p) => reference + turnBack(p.longitude - reference))),
      latitude: coefficients(column.map((p) => p.latitude)),
      distance: coefficients(column.map((p) => p.distance)),
    };
    const good = times.every((jd, k) => {
      const want = (checks[k] as BodyPlace[])[b] as BodyPlace;
      const got = evaluate(piece, from, days, jd);
      return (
        Math.abs(turnBack(got.longitude - want.longitude)) <= TOLERANCE &&
        Math.abs(got.latitude - want.latitude) <= TOLERANCE
      );
    });
    if (good || depth === DEEPEST) return piece;
    const [first] = build(base, [body], from, half, nodes, depth + 1);
    const [second] = build(base, [body], from + half, half, nodes, depth + 1);
    return [first as Piece, second as Piece];
  });
}

/** difference of longitudes in −180 … 180 */
function turnBack(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}

/** Chebyshev coefficients of the polynomial through values at the nodes cos π(i + ½)/n. */
function coefficients(values: readonly number[]): Float64Array {
  const n = values.length;
  const out = new Float64Array(n);
  for (let k = 0; k < n; k++) {
    let sum = 0;
    for (let i = 0; i < n; i++) sum += (values[i] as number) * Math.cos((Math.PI * k * (i + 0.5)) / n);
    out[k] = ((k === 0 ? 1 : 2) * sum) / n;
  }
  return out;
}

function evaluate(piece: Piece, from: number, days: number, jd: number): BodyPlace {
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
  const c = found.longitude;
  let b1 = 0;
  let b2 = 0;
  let d1 = 0;
  let d2 = 0;
  for (let i = c.length - 1; i > 0; i--) {
    const d = 2 * b1 + 2 * x * d1 - d2;
    d2 = d1;
    d1 = d;
    const b = (c[i] as number) + 2 * x * b1 - b2;
    b2 = b1;
    b1 = b;
  }
  const longitude = (c[0] as number) + x * b1 - b2;
  const turned = longitude - 360 * Math.floor(longitude / 360);
  return {
    longitude: turned < 360 ? turned : 0,
    latitude: clenshaw(found.latitude, x),
    distance: clenshaw(found.distance, x),
    longitudeSpeed: ((b1 + x * d1 - d2) * 2) / span,
  };
}

function clenshaw(c: Float64Array, x: number): number {
  let b1 = 0;
  let b2 = 0;
  for (let i = c.length - 1; i > 0; i--) {
    const b = (c[i] as number) + 2 * x * b1 - b2;
    b2 = b1;
    b1 = b;
  }
  return (c[0] as number) + x * b1 - b2;
}
