// Muhūrta Cintāmaṇi 3.5–8. All instants are Julian days.

/** Sunrise and sunset. */
export interface Daylight {
  readonly rise: number;
  readonly set: number;
}

export interface Window {
  readonly start: number;
  readonly end: number;
}

/** Where the best part lies from the entry: 3.8. @names none */
export type BestPart = 'before' | 'middle' | 'after';

export interface PunyaKala {
  readonly whole: Window;
  /** A sixth of the daylight, five of its thirty ghaṭīs; none in the middle. */
  readonly best: Window | undefined;
}

/** Days: a ghaṭī or nāḍikā is the sixtieth part of one. */
const NADIKA = 1 / 60;
const EITHER_SIDE = 16 * NADIKA;
const TWILIGHT = 3 * NADIKA;
const BEST_SHARE = 1 / 6;

const CANCER = 3;
const CAPRICORN = 9;

/** 3.8: Cancer and the four fixed signs before, Aries and Libra in the middle, the dual signs and Capricorn after. */
export function bestPart(sign: number): BestPart {
  if (sign % 6 === 0) return 'middle';
  return sign === CANCER || sign % 3 === 1 ? 'before' : 'after';
}

const sixth = ({ rise, set }: Daylight): number => (set - rise) * BEST_SHARE;
const endOf = (light: Daylight): Window => ({ start: light.set - sixth(light), end: light.set });
const beginningOf = (light: Daylight): Window => ({ start: light.rise, end: light.rise + sixth(light) });

/** 3.5: sixteen nāḍikās on both sides; here within the daylight, in which the rites are done. */
function byDay(at: number, light: Daylight, part: BestPart): PunyaKala {
  const within = (start: number, end: number): Window => ({
    start: Math.max(light.rise, start),
    end: Math.min(light.set, end),
  });
  const best =
    part === 'middle' ? undefined : part === 'before' ? within(at - sixth(light), at) : within(at, at + sixth(light));
  return { whole: within(at - EITHER_SIDE, at + EITHER_SIDE), best };
}

/**
 * @param sign 0 (Aries) … 11, the one that is entered
 * @param day the daylight of the day from sunrise to sunrise that has the entry
 * @param next that of the day after
 */
export function punyaKala(at: number, sign: number, day: Daylight, next: Daylight): PunyaKala {
  if (at < day.set) return byDay(at, day, bestPart(sign));
  const whole = ({ rise, set }: Daylight): Window => ({ start: rise, end: set });
  // 3.6–7: the two turns of the Sun have a whole day, that before (Cancer) or after (Capricorn), but in the twilight next to the other.
  if (sign === CAPRICORN && at >= day.set + TWILIGHT) return { whole: whole(next), best: beginningOf(next) };
  if (sign === CAPRICORN) return { whole: whole(day), best: endOf(day) };
  if (sign === CANCER && at < next.rise - TWILIGHT) return { whole: whole(day), best: endOf(day) };
  if (sign === CANCER) return { whole: whole(next), best: beginningOf(next) };
  // 3.5: before midnight the last half of the day before, from it on the first half of the day after.
  const midnight = (day.set + next.rise) / 2;
  return at < midnight
    ? { whole: { start: (day.rise + day.set) / 2, end: day.set }, best: endOf(day) }
    : { whole: { start: next.rise, end: (next.rise + next.set) / 2 }, best: beginningOf(next) };
}
