// Values read off a sidereal longitude with the boundaries between them, to compare longitudes that differ by little.

import { vargaLongitude } from '../../src/charts/rules/varga.js';
import { kpLords, latticeRows } from '../../src/kp/rules/lattice.js';
import { type MicroArcseconds, nakshatraIndex, padaNumber, signIndex } from '../../src/math/angle.js';
import { ALL_VARGAS, divisor } from './independent.js';

/** One level: the school it is looked at in, what a longitude (micro-arcseconds) reads, and where that can change. */
export interface Level {
  readonly school: 'lahiri' | 'kp';
  readonly classify: (longitude: MicroArcseconds) => number | string;
  /** Sorted, arcseconds; the last one before 360° is followed by 360° itself. */
  readonly boundaries: readonly number[];
}

const TURN_ARCSECONDS = 1_296_000;
const every = (parts: number): number[] => Array.from({ length: parts }, (_, i) => (i * TURN_ARCSECONDS) / parts);

const trimshamsha: number[] = Array.from({ length: 12 }, (_, sign) =>
  (sign % 2 === 0 ? [0, 5, 10, 18, 25] : [0, 5, 12, 20, 25]).map((degree) => (30 * sign + degree) * 3600),
).flat();

export const LEVELS: Readonly<Record<string, Level>> = {
  sign: { school: 'lahiri', classify: signIndex, boundaries: every(12) },
  nakshatra: { school: 'lahiri', classify: nakshatraIndex, boundaries: every(27) },
  pada: { school: 'lahiri', classify: (q) => `${nakshatraIndex(q)} ${padaNumber(q)}`, boundaries: every(108) },
  ...Object.fromEntries(
    ALL_VARGAS.map((varga): [string, Level] => [
      varga,
      {
        school: 'lahiri',
        classify: (q) => signIndex(vargaLongitude(q, varga)),
        boundaries: varga === 'd30' ? trimshamsha : every(12 * divisor(varga)),
      },
    ]),
  ),
  'KP sub': {
    school: 'kp',
    classify: (q) => {
      const { sign, star, sub } = kpLords(q);
      return `${sign} ${star} ${sub}`;
    },
    boundaries: latticeRows().map(({ start }) => start),
  },
};

/** Returns the arcseconds from a longitude (micro-arcseconds) to the nearest boundary of a level. */
export function toNearest(longitude: number, { boundaries }: Level): number {
  const seconds = longitude / 1e6;
  let low = 0;
  let high = boundaries.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((boundaries[middle] ?? 0) <= seconds) low = middle;
    else high = middle - 1;
  }
  return Math.min(seconds - (boundaries[low] ?? 0), (boundaries[low + 1] ?? TURN_ARCSECONDS) - seconds);
}
