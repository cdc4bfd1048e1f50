import { deltaT, deltaTUncertainty } from '../time/deltaT.js';
import { DAY_SECONDS, epochMs, type JdUt, julianDay } from '../time/julian.js';
import { LEAP_SECONDS_EXPIRE, ttMinusUtc } from '../time/leapSeconds.js';
import type { TimeScale } from '../types.js';
import { type Instant, instantFromUt } from './instant.js';

/** Largest |UTC − UT1| in seconds, kept by leap seconds. */
const TOLERANCE = 0.9;

/**
 * Returns UT1 − UTC in seconds at an instant of UTC: 0 before 1972 (civil time was Greenwich time), within ±0.9 since.
 *
 * Beyond the end of the table of leap seconds its last value stands as long as the two stay within 0.9 s; from then on UTC is taken to
 * follow UT1, since nobody knows the leap seconds to come.
 *
 * @param utcMs milliseconds from 1970-01-01T00:00Z
 */
export function ut1MinusUtc(utcMs: number): number {
  const difference = ttMinusUtc(utcMs);
  if (difference === undefined) return 0;
  const ahead = difference - deltaT(julianDay(utcMs));
  return utcMs >= LEAP_SECONDS_EXPIRE && Math.abs(ahead) > TOLERANCE ? 0 : ahead;
}

/**
 * Returns the instant of a moment of civil time.
 *
 * Since 1972 civil time is UTC: TT = UTC + (TAI − UTC) + 32.184 s by the table of leap seconds, and UT1 = TT − ΔT. Before it is UT1.
 *
 * @param utcMs milliseconds from 1970-01-01T00:00Z
 * @param scale `ut1` reads it as UT1 at all times
 *
 * @example
 * ```ts
 * import { instantFromUtc } from 'siddhanta/sky';
 * const { ut, tt } = instantFromUtc(Date.UTC(1980, 0, 6));
 * ((tt - 2444244.5) * 86400).toFixed(2); // => '51.18'
 * ((ut - 2444244.5) * 86400).toFixed(2); // => '0.63'
 * ```
 */
export function instantFromUtc(utcMs: number, scale: TimeScale = 'utc'): Instant {
  const utc = julianDay(utcMs);
  const ahead = scale === 'utc' ? ut1MinusUtc(utcMs) : 0;
  if (ahead === 0) return instantFromUt(utc);
  const difference = ttMinusUtc(utcMs) ?? 0;
  return { ut: utc + ahead / DAY_SECONDS, tt: utc + difference / DAY_SECONDS };
}

/**
 * Returns the moment of civil time, in milliseconds from 1970-01-01T00:00Z with a fraction, of an instant in UT1: the inverse of
 * {@link instantFromUtc}.
 *
 * @param ut Julian day, UT1
 */
export function utcFromUt(ut: number, scale: TimeScale = 'utc'): number {
  const ms = epochMs(ut);
  if (scale === 'ut1') return ms;
  // UT1 − UTC moves by a millisecond a day; only a leap second makes a second look worth the while.
  // Half a millisecond takes it over the steps of a Julian day in a double, where a leap second has just passed.
  const near = ms - 1000 * ut1MinusUtc(ms) + 0.5;
  return ms - 1000 * ut1MinusUtc(near);
}

/**
 * Returns by how many seconds the civil time of an instant may be wrong: not at all while leap seconds tell TT − UTC; elsewhere, where civil time
 * follows the turning Earth, one standard error of ΔT; and 0.9 s more in the years whose leap seconds nobody knows yet.
 *
 * @param ut Julian day, UT1
 * @param scale what civil time is read as
 */
export function civilUncertainty(ut: JdUt, scale: TimeScale): number {
  if (scale === 'ut1') return deltaTUncertainty(ut);
  const ms = epochMs(ut);
  if (ms >= LEAP_SECONDS_EXPIRE) return deltaTUncertainty(ut) + TOLERANCE;
  return ttMinusUtc(ms) === undefined ? deltaTUncertainty(ut) : 0;
}
