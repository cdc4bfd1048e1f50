import { RADIANS } from '../../math/angle.js';
import { at } from '../../math/at.js';
import type { JdTt } from '../../time/julian.js';
import { polynomialAt, withinHalfTurn } from '../chebyshev.js';
import type { Body, BodyPlace, Ephemeris } from '../ephemeris.js';
import { fitted, type Polynomial } from '../fitted.js';
import { type Leaf, type Node, whole } from './leaves.js';

/** Chebyshev nodes of a span: more than the Moon needs in eight days, or a planet in sixteen, so that the last ones vanish. */
const NODES = 16;
/** Share of the tolerance allowed at the samples: between them the error is a little larger. */
const SHARE = 0.9;
const UNITS = 5;
/** Days: a shorter span that is still not smooth has a jump in it. */
const SHORT = 0.01;
const SHORTEST = SHORT / 64;
/** Days: a span of some twenty instants beside a jump is taken as one. The Moon moves by 0.0005″ in it. */
const INSTANT = 1e-8;

/** Degrees from the Sun's centre within which its light bends a ray within hours, and the sample distance there. */
const BENT = 0.6;
const LOOK = 0.03;
/** Bodies without a modelled deflection. */
export const UNBENT: readonly Body[] = ['Sun', 'Moon', 'MeanNode', 'TrueNode'];

/** Tolerances: degrees of longitude and latitude, au of distance. */
export interface Closeness {
  readonly tolerance: number;
  readonly units: readonly [longitude: number, latitude: number, distance: number];
}

/** Rounded down, au: an angle at this distance is the strictest in au. */
export const LEAST_DISTANCE: Readonly<Record<Body, number>> = {
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

/** Arcseconds; in distance as strict as across it. */
export function closenessOf(arcseconds: number, body: Body): Closeness {
  const tolerance = arcseconds / 3600;
  const unit = tolerance / UNITS;
  return { tolerance, units: [unit, unit, unit * RADIANS * LEAST_DISTANCE[body]] };
}

/** Longitude, latitude, and the distance as the angle that it subtends; degrees. */
function apart(a: BodyPlace, b: BodyPlace): readonly [longitude: number, latitude: number, distance: number] {
  return [withinHalfTurn(a.longitude - b.longitude), a.latitude - b.latitude, (a.distance / b.distance - 1) / RADIANS];
}

const greatest = (values: readonly number[]): number => Math.max(...values.map(Math.abs));

const justBefore = (jdTt: JdTt): JdTt => jdTt * (1 - 2 ** -53);

function leafOf({ longitude, latitude, distance }: Polynomial, { units }: Closeness): Leaf {
  return [whole(longitude, units[0]), whole(latitude, units[1]), whole(distance, units[2])];
}

function still({ longitude, latitude, distance }: BodyPlace, closeness: Closeness): Leaf {
  const constant = (value: number): Float64Array => Float64Array.of(value);
  return leafOf(
    { longitude: constant(longitude), latitude: constant(latitude), distance: constant(distance) },
    closeness,
  );
}

interface Look {
  readonly jdTt: JdTt;
  readonly place: BodyPlace;
}

/** Extra instants where a body passes the Sun between two samples: its light is bent there by up to 1.75″ in less time than is between them. */
function besideTheSun(looks: readonly Look[], suns: readonly BodyPlace[]): JdTt[] {
  const from = looks.map(({ place }, j): readonly [number, number] => {
    const sun = at(suns, j);
    return [withinHalfTurn(place.longitude - sun.longitude), place.latitude - sun.latitude];
  });
  return looks.slice(1).flatMap(({ jdTt: next }, j) => {
    const [x, y] = at(from, j);
    const [dx, dy] = [at(from, j + 1)[0] - x, at(from, j + 1)[1] - y];
    const way = Math.hypot(dx, dy);
    if (way === 0) return [];
    // Share of the way from sample to sample at which the Sun is nearest.
    const along = Math.min(1, Math.max(0, -(x * dx + y * dy) / (way * way)));
    if (Math.hypot(x + along * dx, y + along * dy) > BENT) return [];
    const { jdTt } = at(looks, j);
    const count = Math.ceil((2 * BENT) / LOOK);
    return Array.from({ length: count + 1 }, (_, i) => along + (i * LOOK - BENT) / way)
      .filter((share) => share > 0 && share < 1)
      .map((share) => jdTt + share * (next - jdTt));
  });
}

function isClose(leaf: Leaf, looks: readonly Look[], [from, days]: readonly [JdTt, number], close: Closeness): boolean {
  return looks.every(({ jdTt, place }) => {
    const x = (2 * (jdTt - from)) / days - 1;
    const [longitude, latitude, distance] = leaf.map((c, i) => polynomialAt(c, x) * at(close.units, i)) as [
      number,
      number,
      number,
    ];
    return greatest(apart({ longitude, latitude, distance, longitudeSpeed: 0 }, place)) <= SHARE * close.tolerance;
  });
}

/** The first instant after a jump, or `undefined`: tables may have joints, as those of Uranus, Neptune and Pluto here. */
function jumpOf(base: Ephemeris, body: Body, from: JdTt, to: JdTt, tolerance: number): JdTt | undefined {
  const place = (jdTt: JdTt): BodyPlace => at(base.places([body], jdTt), 0);
  const origin = place(from);
  // motion just before
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

/** One leaf each where that is close enough. */
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
  const bent = bodies.some((body) => !UNBENT.includes(body)) && !Number.isNaN(base.accuracy('Sun', from));
  const requested: readonly Body[] = bent ? [...bodies, 'Sun'] : bodies;
  const rows = Array.from({ length: NODES + 1 }, (_, j) => {
    const jdTt = from + (days / 2) * (1 + Math.cos((Math.PI * j) / NODES));
    const when = j === 0 ? Math.min(justBefore(to), base.range.to) : jdTt;
    return { jdTt, places: base.places(requested, when) };
  });
  return bodies.map((body, b): Node => {
    const close = at(closeness, b);
    const leaf = leafOf(at(polynomials, b), close);
    const looks = rows.map(({ jdTt, places }): Look => ({ jdTt, place: at(places, b) }));
    if (isClose(leaf, looks, [from, days], close)) {
      const suns = rows.map(({ places }) => at(places, places.length - 1));
      const more = bent && !UNBENT.includes(body) ? besideTheSun(looks, suns) : [];
      const besides = more.map((jdTt): Look => ({ jdTt, place: at(base.places([body], jdTt), 0) }));
      if (isClose(leaf, besides, [from, days], close)) return leaf;
    }
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

/** Placeholder beyond the range. */
const NOTHING: Leaf = [Float64Array.of(0), new Float64Array(0), new Float64Array(0)];

/** A part of the segment may be beyond the range of the ephemeris. */
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
