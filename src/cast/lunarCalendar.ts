import { modulo } from '../math/angle.js';
import { utcFromUt } from '../sky/utc.js';
import { DAY_SECONDS, type JdUt } from '../time/julian.js';
import type { Place } from '../types.js';
import { type LunarMonthIdentity, lunarMonthOf, yearOfSign } from '../zodiac/lunarMonth.js';
import { bodiesFrom, type SkyContext } from './context.js';
import { sunLine } from './ingresses.js';
import { limbSkyOf } from './limbs.js';
import { meanLunation, syzygyOf } from './syzygies.js';

/** A lunar month from new moon to new moon, half-open. Instants are Julian days (UT). */
export interface LunarMonth extends LunarMonthIdentity {
  /** Number of the lunation: 0 begins with the new moon of 2000-01-06. */
  readonly lunation: number;
  readonly start: JdUt;
  readonly end: JdUt;
}

/** The new moons and the full moon of a month, Julian days (UT). */
export interface MonthPhases {
  readonly start: JdUt;
  readonly fullMoon: JdUt;
  readonly end: JdUt;
}

/** An entry of the Sun into a sidereal sign. */
export interface Sankranti {
  /** Place on the Sun's line: 0 is Aries of 2000, 12 that of 2001. */
  readonly number: number;
  /** 0 (Aries) … 11 (Pisces). */
  readonly sign: number;
  /** Civil year in whose spring the Sun entered Aries last. */
  readonly year: number;
  /** Julian day, UT. */
  readonly at: JdUt;
}

/**
 * The lunar months and the saṅkrāntis of one sky. What was found is kept as long as the calendar is, and each instant is the same from
 * wherever it is asked for.
 */
export interface LunarCalendar {
  /** Returns a month by the number of its lunation. */
  readonly month: (lunation: number) => LunarMonth;
  /**
   * Returns the new moons and the full moon of a month: to the second, on the clock, they are the ends of tithis. `start` and `end` of the
   * month itself may be rounded to another second.
   */
  readonly phases: (month: LunarMonth) => MonthPhases;
  /** Returns the month that holds an instant. */
  readonly monthAt: (ut: JdUt) => LunarMonth;
  /** Returns the months that touch [from, to), in order. */
  readonly monthsIn: (from: JdUt, to: JdUt) => LunarMonth[];
  /** Returns a saṅkrānti by its place on the Sun's line. */
  readonly sankranti: (number: number) => Sankranti;
  /** Returns the last saṅkrānti at or before an instant: that of the running solar month. */
  readonly sankrantiAt: (ut: JdUt) => Sankranti;
  /** Returns the saṅkrāntis in [from, to), in order. */
  readonly sankrantisIn: (from: JdUt, to: JdUt) => Sankranti[];
  /** Returns how many minutes the saṅkrānti that is nearest to an end of a month lies from it. */
  readonly marginMinutes: (month: LunarMonth) => number;
}

function kept<Value>(make: (key: number) => Value): (key: number) => Value {
  const known = new Map<number, Value>();
  return (key) => {
    let found = known.get(key);
    if (found === undefined) {
      found = make(key);
      known.set(key, found);
    }
    return found;
  };
}

/** Days before a new or full moon from which the end of its tithi is sought: less than any tithi lasts. */
const BEFORE = 0.1;
/** Seconds by which the end of a tithi, from interpolated places, may be off the new or full moon: 0.001″ of Sun and Moon each are 4 ms. */
const INTERPOLATION = 0.02;

/**
 * Returns the lunar months and saṅkrāntis of the sky of a call.
 *
 * @param place from which the Moon is seen, where the conventions have it so
 */
export function lunarCalendarOf(sky: SkyContext, place: Place): LunarCalendar {
  const bodies = bodiesFrom(sky, place);
  const sun = sunLine(bodies, sky.zodiac);
  const newMoon = kept((lunation) => {
    const { ut } = syzygyOf('new_moon', lunation, bodies);
    return { ut, sign: sun.signAt(ut) };
  });
  const month = kept((lunation): LunarMonth => {
    const [first, last] = [newMoon(lunation), newMoon(lunation + 1)];
    return { ...lunarMonthOf(first.sign, last.sign), lunation, start: first.ut, end: last.ut };
  });
  const sankranti = kept(
    (number): Sankranti => ({
      number,
      sign: modulo(number, 12),
      year: yearOfSign(number),
      at: sun.entry(number).ut,
    }),
  );
  const limbs = limbSkyOf(sky, place);
  /** The limbs are interpolated, and slower to ask: they are where milliseconds decide how the second is rounded. */
  const refined = (tithi: 15 | 30, ut: JdUt): JdUt => {
    const seconds = utcFromUt(ut, sky.timeScale) / 1000;
    const fromHalf = Math.abs(seconds - Math.floor(seconds) - 0.5);
    return fromHalf < INTERPOLATION ? limbs.end('tithi', tithi, ut - BEFORE) : ut;
  };
  const phases = kept((lunation): MonthPhases => {
    const { start, end } = month(lunation);
    const fullMoon = syzygyOf('full_moon', lunation, bodies).ut;
    return { start: refined(30, start), fullMoon: refined(15, fullMoon), end: refined(30, end) };
  });
  const monthAt = (ut: JdUt): LunarMonth => {
    const guess = month(meanLunation(ut));
    return ut < guess.start ? month(guess.lunation - 1) : ut < guess.end ? guess : month(guess.lunation + 1);
  };
  const sankrantiAt = (ut: JdUt): Sankranti => {
    // At the entry itself the Sun may stand a hair before the sign.
    const guess = sankranti(sun.signAt(ut));
    const next = sankranti(guess.number + 1);
    return ut < guess.at ? sankranti(guess.number - 1) : ut < next.at ? guess : next;
  };
  return {
    month,
    phases: ({ lunation }) => phases(lunation),
    monthAt,
    monthsIn(from, to) {
      const found: LunarMonth[] = [];
      for (let next = monthAt(from); next.start < to; next = month(next.lunation + 1)) found.push(next);
      return found;
    },
    sankranti,
    sankrantiAt,
    sankrantisIn(from, to) {
      const found: Sankranti[] = [];
      for (let next = sankrantiAt(from); next.at < to; next = sankranti(next.number + 1)) {
        if (next.at >= from) found.push(next);
      }
      return found;
    },
    marginMinutes({ start, end }) {
      const days = [start, end].flatMap((ut) => {
        const { number, at } = sankrantiAt(ut);
        return [ut - at, sankranti(number + 1).at - ut];
      });
      return (Math.min(...days) * DAY_SECONDS) / 60;
    },
  };
}
