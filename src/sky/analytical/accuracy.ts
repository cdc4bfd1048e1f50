import type { JdTt } from '../../time/julian.js';
import type { Body } from '../ephemeris.js';
import { GREATEST_ERRORS } from './tables/accuracy.gen.js';

/**
 * Returns the stated greatest error in longitude, arcseconds: no error found by the dense scan of a century is greater.
 * @param jdTt Julian day TT; outside the years 1000 to 3000 the value of the nearest century
 */
export function statedAccuracy(body: Body, jdTt: JdTt): number {
  const century = Math.floor((jdTt - 2_451_544.5) / 36_524.25) + 10;
  return (GREATEST_ERRORS[body][Math.min(Math.max(century, 0), 19)] as number) / 1000;
}
