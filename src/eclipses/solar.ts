import { findRoot, findSmoothMinimum } from '../math/search.js';
import type { CloseUp } from '../sky/closeUp.js';
import { AXES } from '../sky/site.js';
import type { JdUt } from '../time/julian.js';
import { CANON_RADIUS } from './radii.js';
import { type Discs, discsOf, magnitudeOf } from './rules/discs.js';
import {
  axisPoint,
  conesOf,
  gammaOf,
  isPartial,
  magnitudeBeside,
  type Radii,
  shadowAxis,
  touches,
} from './rules/solarShadow.js';
import { length, minus, type Vector } from './rules/vectors.js';
import { PHASE_REACH } from './tables/constants.js';

/** Days around the new moon that contain the closest approach of the axis. */
const GREATEST = 0.1;
/** Days around the greatest eclipse within which the axis leaves the Earth. */
const PATH = 0.12;
const PATH_STEP = 0.0005;
/** Some milliseconds, in days. */
const TOLERANCE = 5e-8;
/** Of the discs along a path: the Moon is nearer by at most a radius of the Earth, 1.8 % of its distance. */
const RATIO_CHANGE = 0.02;

export interface SolarEclipse {
  readonly greatest: JdUt;
  readonly gamma: number;
  readonly type: 'total' | 'annular' | 'hybrid' | 'partial';
  /** Whether the axis of the shadow meets the Earth. */
  readonly central: boolean;
  readonly magnitude: number;
  /** The Moon's disc over the Sun's where the axis meets the Earth, by the Moon's radius of NASA's canons. */
  readonly ratio: number | undefined;
}

export function solarEclipse(view: CloseUp, radii: Radii): SolarEclipse | undefined {
  const axisAt = (ut: JdUt) => shadowAxis(view.sun(ut), view.moon(ut));
  const { ut: middle } = view.middle;
  const greatest = findSmoothMinimum(
    (ut) => length(axisAt(ut).foot),
    middle - GREATEST,
    middle + GREATEST,
    TOLERANCE,
    PHASE_REACH,
  );
  const axis = axisAt(greatest);
  const [sun, moon] = [view.sun(greatest), view.moon(greatest)];
  const gamma = gammaOf(axis, radii.earth);
  const cones = conesOf(sun, moon, axis, radii);
  if (!touches(gamma, cones)) return undefined;
  const point = axisPoint(moon, axis, radii.earth, AXES);
  if (point === undefined) {
    const type = isPartial(gamma, cones) ? 'partial' : cones.umbra < 0 ? 'total' : 'annular';
    return { greatest, gamma, type, central: false, magnitude: magnitudeBeside(gamma, cones), ratio: undefined };
  }
  const discs = discsFrom(point, sun, moon, radii.sun, radii.umbral);
  return {
    greatest,
    gamma,
    type: typeAlong(view, greatest, radii),
    central: true,
    magnitude: magnitudeOf(discs),
    ratio: ratioOf(discsFrom(point, sun, moon, radii.sun, CANON_RADIUS)),
  };
}

const ratioOf = ({ sun, moon }: Discs): number => moon / sun;

function discsFrom(point: Vector, sun: Vector, moon: Vector, sunRadius: number, moonRadius: number): Discs {
  return discsOf(minus(sun, point), minus(moon, point), { sun: sunRadius, moon: moonRadius });
}

/** `hybrid` where the type changes along the path. */
function typeAlong(view: CloseUp, greatest: JdUt, radii: Radii): 'total' | 'annular' | 'hybrid' {
  const pointAt = (ut: JdUt): Vector | undefined => {
    const moon = view.moon(ut);
    return axisPoint(moon, shadowAxis(view.sun(ut), moon), radii.earth, AXES);
  };
  const isTotal = (ut: JdUt): boolean | undefined => {
    const point = pointAt(ut);
    if (point === undefined) return undefined;
    return ratioOf(discsFrom(point, view.sun(ut), view.moon(ut), radii.sun, radii.umbral)) > 1;
  };
  const here = isTotal(greatest) === true;
  const point = pointAt(greatest) as Vector;
  const ratio = ratioOf(discsFrom(point, view.sun(greatest), view.moon(greatest), radii.sun, radii.umbral));
  if (Math.abs(ratio - 1) > RATIO_CHANGE) return here ? 'total' : 'annular';
  for (const way of [-1, 1]) {
    let last = greatest;
    let next = greatest + way * PATH_STEP;
    while (Math.abs(next - greatest) < PATH && pointAt(next) !== undefined) {
      if (isTotal(next) !== here) return 'hybrid';
      [last, next] = [next, next + way * PATH_STEP];
    }
    const end = findRoot((ut) => (pointAt(ut) === undefined ? 1 : -1), last, next, TOLERANCE);
    const within = pointAt(end) === undefined ? end - way * TOLERANCE * 4 : end;
    if (isTotal(within) === !here) return 'hybrid';
  }
  return here ? 'total' : 'annular';
}
