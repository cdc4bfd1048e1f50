import { at } from '../../math/at.js';
import { SUTAK_HOURS, SUTAK_PRAHARAS } from '../tables/constants.js';

const PRAHARAS = 4;
const HOURS = 24;

/** Days on the scale of the input. */
export interface SutakStart {
  readonly all: number;
  readonly children: number;
}

/** Around the beginning of an eclipse. */
export type SunEvents = readonly [beforeLast: number, last: number, next: number];

/**
 * Returns when sūtaka begins by whole praharas, quarters of the real day or night: at the beginning of the fourth (solar) or third (lunar)
 * prahara before the one in which the eclipse begins; for children one prahara before.
 *
 * @param begin of the eclipse, as it is seen: from the last of the three on, before the next
 */
export function sutakByPraharas(
  kind: 'solar' | 'lunar',
  begin: number,
  [beforeLast, last, next]: SunEvents,
): SutakStart {
  const starts: number[] = [];
  for (const [from, to] of [
    [beforeLast, last],
    [last, next],
  ] as const) {
    for (let quarter = 0; quarter < PRAHARAS; quarter++) starts.push(from + ((to - from) * quarter) / PRAHARAS);
  }
  const holding = starts.filter((start) => start <= begin).length - 1;
  return {
    all: at(starts, holding - SUTAK_PRAHARAS[kind]),
    children: at(starts, holding - SUTAK_PRAHARAS.children),
  };
}

/** Returns when sūtaka begins by hours before the beginning of the eclipse (days). */
export function sutakByHours(kind: 'solar' | 'lunar', begin: number): SutakStart {
  return { all: begin - SUTAK_HOURS[kind] / HOURS, children: begin - SUTAK_HOURS.children / HOURS };
}
