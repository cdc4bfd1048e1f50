import { signedDegrees } from '../math/angle.js';

export interface Motion {
  readonly degrees: number;
  /** A day. */
  readonly speed: number;
}

export interface CurvePoint {
  readonly jd: number;
  /** Degrees, counted on through the turns. */
  readonly along: number;
  readonly speed: number;
}

/** Least speed between two points in the direction of the first, on the cubic through both with their speeds; below 0 where the angle turns. */
export function slowestBetween(start: CurvePoint, end: CurvePoint): number {
  const direction = start.speed < 0 ? -1 : 1;
  const [s0, s1] = [start.speed * direction, end.speed * direction];
  const mean = ((end.along - start.along) / (end.jd - start.jd)) * direction;
  // The speed along the cubic is s0 + b·u + a·u², u from 0 to 1.
  const a = 3 * (s0 + s1 - 2 * mean);
  const b = 6 * mean - 4 * s0 - 2 * s1;
  const u = -b / (2 * a);
  const ends = Math.min(s0, s1);
  return u > 0 && u < 1 ? Math.min(ends, s0 + b * u + a * u * u) : ends;
}

/** Where, from 0 to 1, the cubic passes a line. */
function cubicPasses(start: CurvePoint, end: CurvePoint, line: number): number {
  const days = end.jd - start.jd;
  const way = end.along - start.along;
  const [d0, d1] = [start.speed * days, end.speed * days];
  const [c2, c3] = [3 * way - 2 * d0 - d1, d0 + d1 - 2 * way];
  const target = line - start.along;
  let [low, high] = [0, 1];
  let u = target / way;
  for (let i = 0; i < 60; i++) {
    const excess = (u * (d0 + u * (c2 + u * c3)) - target) * Math.sign(way);
    if (excess > 0) high = u;
    else low = u;
    const slope = (d0 + u * (2 * c2 + u * 3 * c3)) * Math.sign(way);
    const next = u - excess / slope;
    // A cubic that turns between the points leads out of them: then bisection helps.
    const better = next > low && next < high ? next : (low + high) / 2;
    if (Math.abs(better - u) < 1e-9) return better;
    u = better;
  }
  return u;
}

/** Enough for any tolerance, with Newton's steps and bisection. */
const MAX_STEPS = 100;
/** Days: a longer step of Newton's says too little of the next. */
const SHORT = 0.01;

/**
 * When a one-way angle passes a line between two points, and how fast: Newton's steps from the cubic's crossing, within a bracket.
 *
 * @param tolerance days
 */
export function passedAt(
  of: (jd: number) => Motion,
  start: CurvePoint,
  end: CurvePoint,
  line: number,
  tolerance: number,
): { readonly jd: number; readonly speed: number } {
  const way = Math.sign(end.along - start.along);
  let [low, high] = [start.jd, end.jd];
  let jd = low + cubicPasses(start, end, line) * (high - low);
  let near: { readonly jd: number; readonly speed: number } = jd - low < high - jd ? start : end;
  let before = Number.POSITIVE_INFINITY;
  for (let i = 0; i < MAX_STEPS; i++) {
    const { degrees, speed } = of(jd);
    const excess = signedDegrees(degrees - line);
    if (excess === 0) return { jd, speed };
    if (excess * way > 0) high = jd;
    else low = jd;
    const newton = -excess / speed;
    const next = jd + newton;
    const fits = next >= low && next <= high && Math.abs(newton) < before / 2;
    const step = fits ? newton : (low + high) / 2 - jd;
    if (Math.abs(step) <= tolerance || high - low <= tolerance) return { jd: jd + step, speed };
    // The error after a step of Newton's is its square times the bend, which the last two speeds give.
    const bend = jd === near.jd ? Number.POSITIVE_INFINITY : Math.abs((speed - near.speed) / (jd - near.jd) / speed);
    if (fits && Math.abs(step) < SHORT && step * step * bend <= tolerance) return { jd: next, speed };
    near = { jd, speed };
    before = Math.abs(step);
    jd += step;
  }
  return { jd, speed: near.speed };
}
