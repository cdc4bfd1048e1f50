import type { JdTt } from '../../time/julian.js';
import type { Body } from '../ephemeris.js';

/** By century, 1000s to 2900s; longitude, milliarcseconds. */
export type Errors = Partial<Readonly<Record<Body, readonly number[]>>>;

/**
 * Returns the stated largest error in longitude, arcseconds: the dense scan of a century found none larger.
 *
 * @param jdTt Julian day TT; outside the years 1000 to 3000 the value of the nearest century
 */
export function statedAccuracy(errors: Errors, body: Body, jdTt: JdTt): number {
  const list = errors[body];
  if (list === undefined) throw new RangeError(`this ephemeris holds no table of ${body}`);
  const century = Math.floor((jdTt - 2_451_544.5) / 36_524.25) + 10;
  return (list[Math.min(Math.max(century, 0), 19)] as number) / 1000;
}
