import { RADIANS } from '../../math/angle.js';
import { at } from '../../math/at.js';
import type { JdTt } from '../../time/julian.js';
import { polynomialAt, withinHalfTurn } from '../chebyshev.js';
import type { Body, BodyPlace, Ephemeris } from '../ephemeris.js';
import { fitted, type Polynomial } from '../fitted.js';
import { type Leaf, type Node, whole } from './leaves.js';

/** Chebyshev nodes of a span: more than a day of the Moon needs in eight, or a planet in sixteen, so that the last die away. */
const NODES = 16;
/** The share of the tolerance that may show where it is looked: between the looks it is a little more. */
const SHARE = 0.9;
/** Units in the tolerance. */
const UNITS = 5;
/** Days: a span that is shorter and still too crooked has a jump in it; without one it is divided a few times more and no further. */
const SHORT = 0.01;
const SHORTEST = SHORT / 64;
/** Days: a span that holds some twenty instants at most, left over beside a jump, is taken as one. The Moon moves by 0.0005″ in it. */
const INSTANT = 1e-8;

/** How closely a body is followed: degrees of longitude and latitude, au of distance. */
export interface Closeness {
  readonly tolerance: number;
  readonly units: readonly [longitude: number, latitude: number, distance: number];
}

/** The least distance of each body, au, rounded down: what an angle spans there is told at any other distance, too. */
const LEAST_DISTANCE: Readonly<Record<Body, number>> = {
  Sun: 0.98,
  Moon: 0.00235,
  Mercury: 0.5,
  Venus: 0.25,
  Mars: 0.35,
  Jupiter: 3.9,
  Saturn: 7.9,
  Uranus: 17,
  Neptune: 28,
  Pluto: 28,
  MeanNode: 0.00235,
  TrueNode: 0.00235,
};

/** Returns how closely a body is followed for a tolerance in arcseconds: in distance as closely as across it. */
export function closenessOf(arcseconds: number, body: Body): Closeness {
  const tolerance = arcseconds / 3600;
  const unit = tolerance / UNITS;
  return { tolerance, units: [unit, unit, unit * RADIANS * LEAST_DISTANCE[body]] };
}

/** Returns how far a place is from another: longitude, latitude, and the distance as the angle that it subtends; degrees. */
function apart(a: BodyPlace, b: BodyPlace): readonly [longitude: number, latitude: number, distance: number] {
  return [withinHalfTurn(a.longitude - b.longitude), a.latitude - b.latitude, (a.distance / b.distance - 1) / RADIANS];
}

const greatest = (values: readonly number[]): number => Math.max(...values.map(Math.abs));

/** Returns the last instant before another. */
const justBefore = (jdTt: JdTt): JdTt => jdTt * (1 - 2 ** -53);

/** Returns a polynomial in units. */
function leafOf({ longitude, latitude, distance }: Polynomial, { units }: Closeness): Leaf {
  return [whole(longitude, units[0]), whole(latitude, units[1]), whole(distance, units[2])];
}

/** Returns the leaf of a body that stays where it is. */
function still({ longitude, latitude, distance }: BodyPlace, closeness: Closeness): Leaf {
  const constant = (value: number): Float64Array => Float64Array.of(value);
  return leafOf(
    { longitude: constant(longitude), latitude: constant(latitude), distance: constant(distance) },
    closeness,
  );
}

/** Returns whether a leaf is as close to its base as it has to be, wherever the error of interpolation is greatest. */
function isClose(leaf: Leaf, places: readonly BodyPlace[], { tolerance, units }: Closeness): boolean {
  return places.every((place, j) => {
    const x = Math.cos((Math.PI * j) / NODES);
    const [longitude, latitude, distance] = leaf.map((c, i) => polynomialAt(c, x) * at(units, i)) as [
      number,
      number,
      number,
    ];
    return greatest(apart({ longitude, latitude, distance, longitudeSpeed: 0 }, place)) <= SHARE * tolerance;
  });
}

/**
 * Returns the instant at which a body jumps within a span, or `undefined` where it does not: the first of its far side. The table of
 * an ephemeris may have such joints, as that of our Uranus, Neptune and Pluto.
 */
function jumpOf(base: Ephemeris, body: Body, from: JdTt, to: JdTt, tolerance: number): JdTt | undefined {
  const place = (jdTt: JdTt): BodyPlace => at(base.places([body], jdTt), 0);
  const origin = place(from);
  // how it moved just before
  const earlier = 2 * from - to;
  const rates = apart(place(earlier), origin).map((way) => way / (earlier - from));
  const strayed = (jdTt: JdTt): number[] =>
    apart(place(jdTt), origin).map((way, i) => way - at(rates, i) * (jdTt - from));
  const all = strayed(justBefore(to));
  const coordinate = all.map(Math.abs).indexOf(greatest(all));
  const half = greatest(all) / 2;
  let [near, far] = [from, to];
  for (;;) {
    const middle = (near + far) / 2;
    if (middle <= near || middle >= far) break;
    if (Math.abs(at(strayed(middle), coordinate)) > half) far = middle;
    else near = middle;
  }
  const step = Math.abs(at(strayed(far), coordinate) - at(strayed(near), coordinate));
  return step > tolerance / 10 ? far : undefined;
}

/** Returns what is known of several bodies over one span of days: one leaf each where that is close enough. */
function piecesOf(
  base: Ephemeris,
  bodies: readonly Body[],
  from: JdTt,
  to: JdTt,
  closeness: readonly Closeness[],
): Node[] {
  const days = to - from;
  if (days < INSTANT) return base.places(bodies, from).map((place, b) => still(place, at(closeness, b)));
  const polynomials = fitted(base, bodies, from, days, NODES);
  const looks: BodyPlace[][] = [];
  for (let j = 0; j <= NODES; j++) {
    const jdTt = from + (days / 2) * (1 + Math.cos((Math.PI * j) / NODES));
    looks.push(base.places(bodies, j === 0 ? Math.min(justBefore(to), base.range.to) : jdTt));
  }
  return bodies.map((body, b): Node => {
    const close = at(closeness, b);
    const leaf = leafOf(at(polynomials, b), close);
    if (
      isClose(
        leaf,
        looks.map((row) => at(row, b)),
        close,
      )
    )
      return leaf;
    const jump = days > SHORT ? undefined : jumpOf(base, body, from, to, close.tolerance);
    if (jump === undefined && days < SHORTEST) {
      throw new RangeError(
        `${body} of ${base.name} cannot be followed to ${close.tolerance * 3600}″ at Julian day ${from} (TT)`,
      );
    }
    const when = jump ?? from + days / 2;
    const half = (start: JdTt, end: JdTt): Node => at(piecesOf(base, [body], start, end, [close]), 0);
    return { when, before: half(from, when), after: half(when, to) };
  });
}

/** What stands where nothing is ever asked. */
const NOTHING: Leaf = [Float64Array.of(0), new Float64Array(0), new Float64Array(0)];

/** Returns what is known of several bodies in a segment, of which a part may be beyond the range of their ephemeris. */
export function segmentOf(
  base: Ephemeris,
  bodies: readonly Body[],
  start: JdTt,
  end: JdTt,
  closeness: readonly Closeness[],
): Node[] {
  const { from, to } = base.range;
  if (start < from) {
    return segmentOf(base, bodies, from, end, closeness).map((after) => ({ when: from, before: NOTHING, after }));
  }
  // the next instant after the last
  const over = to * (1 + 2 ** -52);
  if (end > over) {
    return segmentOf(base, bodies, start, over, closeness).map((before) => ({ when: over, before, after: NOTHING }));
  }
  return piecesOf(base, bodies, start, end, closeness);
}
