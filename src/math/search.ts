export type RealFunction = (x: number) => number;

/**
 * Returns the root of a continuous function between two points where it has opposite signs, by the safeguarded secant of
 * Brent (1973, Algorithms for Minimization without Derivatives, ch. 4): it never leaves the bracket and never stalls.
 *
 * @param tolerance half the width in x at which the search stops
 */
export function findRoot(f: RealFunction, from: number, to: number, tolerance: number): number {
  let a = from;
  let b = to;
  let fa = f(a);
  let fb = f(b);
  let c = a;
  let fc = fa;
  let step = b - a;
  let last = step;
  for (let i = 0; i < 100; i++) {
    if (Math.abs(fc) < Math.abs(fb)) {
      [a, b, c] = [b, c, b];
      [fa, fb, fc] = [fb, fc, fb];
    }
    const margin = 2 * Number.EPSILON * Math.abs(b) + tolerance;
    const half = (c - b) / 2;
    if (Math.abs(half) <= margin || fb === 0) return b;
    if (Math.abs(last) < margin || Math.abs(fa) <= Math.abs(fb)) {
      step = half;
      last = half;
    } else {
      let [p, q] = interpolate(a, b, c, fa, fb, fc);
      if (p > 0) q = -q;
      else p = -p;
      if (2 * p < Math.min(3 * half * q - Math.abs(margin * q), Math.abs(last * q))) {
        last = step;
        step = p / q;
      } else {
        step = half;
        last = half;
      }
    }
    a = b;
    fa = fb;
    b += Math.abs(step) > margin ? step : Math.sign(half) * margin;
    fb = f(b);
    if (fb > 0 === fc > 0) {
      c = a;
      fc = fa;
      step = b - a;
      last = step;
    }
  }
  return b;
}

/** The step p/q of the secant through two points, or of the inverse parabola through three. */
function interpolate(a: number, b: number, c: number, fa: number, fb: number, fc: number): [number, number] {
  const s = fb / fa;
  if (a === c) return [(c - b) * s, 1 - s];
  const q = fa / fc;
  const r = fb / fc;
  return [s * ((c - b) * q * (q - r) - (b - a) * (r - 1)), (q - 1) * (r - 1) * (s - 1)];
}

const GOLDEN = (3 - Math.sqrt(5)) / 2;

/**
 * Returns the point between two others at which a function is smallest, by golden section; the function must have one
 * minimum there.
 *
 * @param tolerance width in x at which the search stops
 */
export function findMinimum(f: RealFunction, from: number, to: number, tolerance: number): number {
  let [a, b] = [from, to];
  let x = a + GOLDEN * (b - a);
  let y = b - GOLDEN * (b - a);
  let fx = f(x);
  let fy = f(y);
  while (b - a > tolerance) {
    if (fx < fy) {
      b = y;
      y = x;
      fy = fx;
      x = a + GOLDEN * (b - a);
      fx = f(x);
    } else {
      a = x;
      x = y;
      fx = fy;
      y = b - GOLDEN * (b - a);
      fy = f(y);
    }
  }
  return (a + b) / 2;
}

/**
 * Returns the minimum of a smooth function as {@link findMinimum} does, but from values that differ: the point at which the function is as
 * large a little before as a little after. Close to a minimum its values differ by less than their own errors, which another engine's sine
 * has otherwise.
 *
 * @param reach how far before and after
 */
export function findSmoothMinimum(f: RealFunction, from: number, to: number, tolerance: number, reach: number): number {
  const about = findMinimum(f, from, to, reach);
  const rise: RealFunction = (x) => f(x + reach) - f(x - reach);
  const [before, after] = [about - reach, about + reach];
  return rise(before) < 0 && rise(after) > 0
    ? findRoot(rise, before, after, tolerance)
    : findMinimum(f, from, to, tolerance);
}
