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

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

/**
 * Returns the constant in the middle of some differences: the one that leaves the least greatest residual, which is what digits that were
 * cut or rounded bound.
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
 * Returns the constant and the delay that leave the least greatest residual.
 *
 * The greatest difference less the least is a convex function of the delay, straight between the delays at which two bodies change places:
 * it is least at one of them.
 * @param differences of each body, degrees: tropical longitude minus observed
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
 * Returns the constant that fits some differences best.
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
 * Returns the constant and the delay that fit some differences best, by least squares: a body that moves fast tells how much later the
 * observed instant is.
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
