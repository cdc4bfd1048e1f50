import { DEGREE_ARCSECONDS, signedDegrees } from '../../math/angle.js';

/** About where ayanāṁśas stand in our time: differences are sought within half a turn of it, degrees. */
const MIDDLE = 23;

/** What is left of the differences between tropical and observed longitudes when one constant is taken off, or one and an interval. */
export interface Fit {
  /** The constant, degrees: what the observed zodiac has been turned by. */
  readonly offset: number;
  /** Days by which the observed instant is later. */
  readonly delay: number;
  /** Of each body, arcseconds: observed minus computed. */
  readonly residuals: readonly number[];
  /** Root of the mean of their squares, arcseconds. */
  readonly rms: number;
}

/** Returns tropical minus observed longitude, degrees, within half a turn of 23°. */
export function difference(tropical: number, observed: number): number {
  return MIDDLE + signedDegrees(tropical - observed - MIDDLE);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function fitted(offset: number, delay: number, left: readonly number[]): Fit {
  const residuals = left.map((value) => value * DEGREE_ARCSECONDS);
  return { offset, delay, residuals, rms: Math.sqrt(mean(residuals.map((value) => value * value))) };
}

/**
 * Returns the constant that fits some differences best.
 *
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
 * Returns the constant and the delay that fit some differences best, by least squares: a body that moves fast tells how much later
 * the observed instant is.
 *
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
