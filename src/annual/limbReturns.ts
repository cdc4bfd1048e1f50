import { motionOf } from '../cast/bodyCrossings.js';
import { crossings } from '../cast/crossings.js';
import { DEGREE, type MicroArcseconds, SIGN } from '../math/angle.js';
import { instantFromTt } from '../sky/instant.js';
import { instantFromUtc, utcFromUt } from '../sky/utc.js';
import { LIMB_RULES, type Limb } from '../zodiac/limbs.js';
import type { AnnualSky } from './sky.js';

/** Days between samples: the yoga takes at least 11.6 days for half a turn, and no limb goes back. */
const STEP = 6;
/** 0.9 ms, in days. */
const TOLERANCE = 1e-8;

/** Returns when the angle of a limb is again as at birth, between two instants; all in milliseconds since 1970-01-01T00:00Z. */
export function limbReturns(
  { natal }: Pick<AnnualSky, 'natal'>,
  limb: Limb,
  angle: MicroArcseconds,
  [from, to]: readonly [from: number, to: number],
): number[] {
  const { sky, place } = natal;
  const sun = motionOf(sky, 'Sun', place);
  const moon = motionOf(sky, 'Moon', place);
  const share = LIMB_RULES[limb].sun;
  const tt = (ms: number): number => instantFromUtc(ms, sky.timeScale).tt;
  const found = crossings({
    of(jd) {
      const there = moon(jd);
      if (share === 0) return there;
      const { degrees, speed } = sun(jd);
      return { degrees: there.degrees + share * degrees, speed: there.speed + share * speed };
    },
    every: 360,
    origin: angle / DEGREE,
    from: tt(from),
    to: tt(to),
    step: STEP,
    tolerance: TOLERANCE,
  });
  return [...found].map(({ jd }) => utcFromUt(instantFromTt(jd).ut, sky.timeScale));
}

/** Returns when the Sun enters and leaves its sidereal birth sign around the return of the year. */
export function solarMonth({ natal, yearClock, completedYears }: AnnualSky): readonly [from: number, to: number] {
  const gone = (natal.grahas.Sun.longitude % SIGN) / DEGREE;
  return [yearClock(completedYears - gone / 360), yearClock(completedYears + (30 - gone) / 360)];
}

/** Returns the instant nearest to the return of the Sun; of two as near the earlier. */
export function nearestTo(returnMs: number, instants: readonly number[]): number | undefined {
  return [...instants].sort((one, other) => Math.abs(one - returnMs) - Math.abs(other - returnMs) || one - other)[0];
}
