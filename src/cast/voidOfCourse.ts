import { type MicroArcseconds, modulo, signIndex, TURN, toMicroArcseconds } from '../math/angle.js';
import { at } from '../math/at.js';
import type { Body, Ephemeris } from '../sky/ephemeris.js';
import { searchEvent } from '../sky/events.js';
import type { Instant } from '../sky/instant.js';
import type { Zodiac } from '../sky/zodiac.js';
import type { JdTt } from '../time/julian.js';

export const ASPECTED: readonly Body[] = ['Sun', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'];
/** Conjunction, sextiles, squares, trines and opposition: degrees from the other body to the Moon. */
export const ASPECTS = [0, 60, 90, 120, 180, 240, 270, 300] as const;
/** Days: the slowest Moon leaves a sign within 2.6. */
const SIGN_DAYS = 3;

/**
 * Returns whether the Moon perfects no more aspect (0°, 60°, 90°, 120°, 180°) with the Sun, Mercury, Venus, Mars, Jupiter or
 * Saturn before it leaves its sidereal sign.
 *
 * The Moon is always faster than these bodies (by 9° a day and more), so its distance from each only grows until it leaves:
 * an aspect is perfected exactly when the arc from the distance now to the distance then holds one of the angles. An aspect
 * exact at the instant itself counts; one exact at the end belongs to the next sign.
 *
 * @param moon sidereal longitude at the instant, whole micro-arcseconds
 * @param ephemeris the bodies as they are seen from the place
 */
export function isVoidOfCourse(
  moon: MicroArcseconds,
  instant: Instant,
  ephemeris: Ephemeris,
  { offset }: Zodiac,
): boolean {
  const end = searchEvent({
    of: (tt) => at(ephemeris.places(['Moon'], tt), 0).longitude - offset(tt),
    value: (signIndex(moon) + 1) * 30,
    modulus: 360,
    direction: 'rising',
    from: instant.tt,
    to: instant.tt + SIGN_DAYS,
    step: 0.75,
  });
  if (end === undefined) throw new RangeError('the Moon does not leave its sign');
  const distances = (tt: JdTt): MicroArcseconds[] => {
    const places = ephemeris.places(['Moon', ...ASPECTED], tt);
    return ASPECTED.map((_, i) => toMicroArcseconds(at(places, 0).longitude - at(places, i + 1).longitude));
  };
  const after = distances(end);
  return distances(instant.tt).every((now, i) => {
    const growth = modulo(at(after, i) - now, TURN);
    return ASPECTS.every((aspect) => modulo(toMicroArcseconds(aspect) - now, TURN) >= growth);
  });
}
