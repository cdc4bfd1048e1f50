import { modulo } from '../math/angle.js';
import { findMinimum, findRoot, type RealFunction } from '../math/search.js';

/** The search of {@link searchEvent}. */
export interface EventSearch {
  /** A function of a Julian day, continuous except for the wrap of an angle. */
  readonly of: (jd: number) => number;
  /** The value to be crossed. */
  readonly value: number;
  /** 360 for an angle in degrees. */
  readonly modulus?: number;
  /** Which crossings count; both by default. */
  readonly direction?: 'rising' | 'falling' | 'either';
  /** First Julian day, in the scale of `of`. A crossing in the right direction exactly here counts. */
  readonly from: number;
  /** Last Julian day. */
  readonly to: number;
  /** Days between samples: at most a third of the shortest time between two turning points. */
  readonly step: number;
  /** Days; 2·10⁻⁷ (0.02 s) by default. */
  readonly tolerance?: number;
}

const TOLERANCE = 2e-7;
/** Share of a step after the start and before the end at which an extra sample is taken. */
const EDGE = 1e-3;

/** A step on; but soon after the start, which shows the direction there, and shortly before the end. */
function lookAfter(jd: number, { from, to, step }: Pick<EventSearch, 'from' | 'to' | 'step'>): number {
  if (jd === from) return Math.min(from + EDGE * step, to);
  const last = to - EDGE * step;
  return jd < last && jd + step > last ? last : Math.min(jd + step, to);
}

/**
 * Returns the first instant at which a quantity of the sky crosses a value, as a Julian day, or `undefined` when it does not.
 *
 * Between two looks a crossing shows as a change of sign. A pair of crossings between two looks (a value just grazed)
 * shows as an extremum there, which is refined and looked at too.
 *
 * @example
 * ```ts
 * import { analytical, searchEvent } from 'siddhanta/sky';
 * // The Sun reaches the equinox in March 2024 (Julian day, TT); the mean equinox leaves out nutation.
 * const of = (tt: number) => analytical.places(['Sun'], tt)[0]?.longitude ?? 0;
 * searchEvent({ of, value: 0, modulus: 360, from: 2460380, to: 2460400, step: 5 })?.toFixed(2); // => '2460389.63'
 * ```
 */
export function searchEvent(search: EventSearch): number | undefined {
  const { of, value, modulus, direction = 'either', from, to, tolerance = TOLERANCE } = search;
  const distance: RealFunction =
    modulus === undefined
      ? (jd) => of(jd) - value
      : (jd) => modulo(of(jd) - value + modulus / 2, modulus) - modulus / 2;
  const continuous = (a: number, b: number): boolean => modulus === undefined || Math.abs(b - a) < modulus / 2;
  const counts = (before: number, after: number): boolean =>
    before < 0 !== after < 0 && continuous(before, after) && direction !== (before < 0 ? 'falling' : 'rising');

  let [a, fa] = [from, distance(from)];
  let [before, fBefore] = [a, fa];
  while (a < to) {
    const b = lookAfter(a, search);
    const fb = distance(b);
    if (fa === 0 && a === from && fb !== 0 && direction !== (fb < 0 ? 'rising' : 'falling')) return from;
    const side = Math.sign(fa);
    if (before < a && fBefore * side > fa * side && fb * side > fa * side && fb * side > 0 && continuous(fBefore, fb)) {
      // Nearer to the value than both neighbours: the extremum may lie beyond it.
      const turn = findMinimum((jd) => distance(jd) * side, before, b, tolerance);
      const found = crossing(before, turn, fBefore, distance(turn)) ?? crossing(turn, b, distance(turn), fb);
      if (found !== undefined) return found;
    }
    const found = crossing(a, b, fa, fb);
    if (found !== undefined) return found;
    [before, fBefore, a, fa] = [a, fa, b, fb];
  }
  return undefined;

  function crossing(start: number, end: number, fStart: number, fEnd: number): number | undefined {
    return counts(fStart, fEnd) ? findRoot(distance, start, end, tolerance) : undefined;
  }
}

/** An extremum of a quantity: when, and what it is then. */
export interface Extremum {
  readonly jd: number;
  readonly value: number;
  readonly kind: 'maximum' | 'minimum';
}

/**
 * Returns the first maximum or minimum of a quantity of the sky after an instant, or `undefined`: the turning point of a
 * longitude (a station), a culmination, a greatest latitude.
 *
 * @param search as for {@link searchEvent}; an angle must not wrap within the search, so give it unwrapped
 */
export function searchExtremum(
  search: Pick<EventSearch, 'of' | 'from' | 'to' | 'step' | 'tolerance'>,
): Extremum | undefined {
  const { of, from, to, tolerance = TOLERANCE } = search;
  let [a, fa] = [from, of(from)];
  let b = lookAfter(a, search);
  let fb = of(b);
  while (b < to) {
    const c = lookAfter(b, search);
    const fc = of(c);
    const sign = fb >= fa && fb > fc ? -1 : fb <= fa && fb < fc ? 1 : 0;
    if (sign !== 0) {
      const jd = findMinimum((x) => sign * of(x), a, c, tolerance);
      return { jd, value: of(jd), kind: sign < 0 ? 'maximum' : 'minimum' };
    }
    [a, fa, b, fb] = [b, fb, c, fc];
  }
  return undefined;
}
