import { DEGREE_ARCSECONDS, signedDegrees } from '../../math/angle.js';

/** About the ayanāṁśas of our time: differences are sought within half a turn of it, degrees. */
const MIDDLE = 23;

export interface Fit {
  /** Degrees by which the observed zodiac is turned. */
  readonly offset: number;
  /** Days by which the observed instant is later. */
  readonly delay: number;
  /** Observed minus computed for each body, arcseconds. */
  readonly residuals: readonly number[];
  /** Their root mean square, arcseconds. */
  readonly rms: number;
}

/** Tropical minus observed longitude, degrees, within half a turn of 23°. */
export function difference(tropical: number, observed: number): number {
  return MIDDLE + signedDegrees(tropical - observed - MIDDLE);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function fitted(offset: number, delay: number, left: readonly number[]): Fit {
  const residuals = left.map((value) => value * DEGREE_ARCSECONDS);
  return { offset, delay, residuals, rms: Math.sqrt(mean(residuals.map((value) => value * value))) };
}

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

/**
 * The constant that minimizes the largest residual, which is what truncated or rounded digits bound.
 * @param differences of each body, degrees: tropical longitude minus observed
 */
export function middleFit(differences: readonly number[]): Fit {
  const offset = middle(differences);
  return fitted(
    offset,
    0,
    differences.map((difference) => offset - difference),
  );
}

/**
 * The constant and the delay that minimize the largest residual.
 *
 * The largest minus the smallest difference is a convex, piecewise linear function of the delay, with corners where two bodies change
 * places: its minimum is at one of them.
 * @param differences of each body, degrees: tropical minus observed longitude
 * @param speeds of each body, degrees per day; not all the same
 */
export function middleDelayFit(differences: readonly number[], speeds: readonly number[]): Fit {
  const after = (delay: number): number[] => differences.map((difference, i) => difference + (speeds[i] ?? 0) * delay);
  const width = (delay: number): number => Math.max(...after(delay)) - Math.min(...after(delay));
  const crossings = differences.flatMap((one, i) =>
    differences.slice(0, i).flatMap((other, k) => {
      const faster = (speeds[i] ?? 0) - (speeds[k] ?? 0);
      return faster === 0 ? [] : [(other - one) / faster];
    }),
  );
  const delay = crossings.reduce((best, crossing) => (width(crossing) < width(best) ? crossing : best), 0);
  return { ...middleFit(after(delay)), delay };
}

/**
 * By least squares.
 * @param differences of each body, degrees: tropical longitude minus observed
 */
export function constantFit(differences: readonly number[]): Fit {
  const offset = mean(differences);
  return fitted(
    offset,
    0,
    differences.map((difference) => offset - difference),
  );
}

/**
 * By least squares: a fast body shows how much later the observed instant is.
 * @param differences of each body, degrees: tropical longitude minus observed
 * @param speeds of each body, degrees per day; not all the same
 */
export function delayFit(differences: readonly number[], speeds: readonly number[]): Fit {
  const middle = mean(differences);
  const pace = mean(speeds);
  let moved = 0;
  let spread = 0;
  differences.forEach((difference, i) => {
    const speed = (speeds[i] ?? pace) - pace;
    moved += speed * (difference - middle);
    spread += speed * speed;
  });
  const delay = -moved / spread;
  const offset = middle + pace * delay;
  return fitted(
    offset,
    delay,
    differences.map((difference, i) => offset - (speeds[i] ?? pace) * delay - difference),
  );
}
