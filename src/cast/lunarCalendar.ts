import { modulo } from '../math/angle.js';
import { utcFromUt } from '../sky/utc.js';
import { DAY_SECONDS, type JdUt } from '../time/julian.js';
import type { Place } from '../types.js';
import { type LunarMonthIdentity, lunarMonthOf, yearOfSign } from '../zodiac/lunarMonth.js';
import { bodiesFrom, type SkyContext } from './context.js';
import { sunLine } from './ingresses.js';
import { limbSkyOf } from './limbs.js';
import { meanLunation, syzygyOf } from './syzygies.js';

/** From new moon to new moon, half-open. Julian days (UT). */
export interface LunarMonth extends LunarMonthIdentity {
  /** 0 begins with the new moon of 2000-01-06. */
  readonly lunation: number;
  readonly start: JdUt;
  readonly end: JdUt;
}

/** Julian days (UT). */
export interface MonthPhases {
  readonly start: JdUt;
  readonly fullMoon: JdUt;
  readonly end: JdUt;
}

/** An entry of the Sun into a sidereal sign. */
export interface Sankranti {
  /** 0 is Aries of 2000, 12 that of 2001. */
  readonly number: number;
  /** 0 (Aries) … 11 (Pisces). */
  readonly sign: number;
  /** Civil year of the Sun's last entry into Aries. */
  readonly year: number;
  /** Julian day, UT. */
  readonly at: JdUt;
}

/** Months and saṅkrāntis are cached with the calendar; each instant is always the same number. */
export interface LunarCalendar {
  readonly month: (lunation: number) => LunarMonth;
  /** To the second, the ends of tithis; `start` and `end` of the month may round to another second. */
  readonly phases: (month: LunarMonth) => MonthPhases;
  readonly monthAt: (ut: JdUt) => LunarMonth;
  readonly monthsIn: (from: JdUt, to: JdUt) => LunarMonth[];
  readonly sankranti: (number: number) => Sankranti;
  /** The last at or before an instant. */
  readonly sankrantiAt: (ut: JdUt) => Sankranti;
  readonly sankrantisIn: (from: JdUt, to: JdUt) => Sankranti[];
  /** Minutes between an end of the month and the nearest saṅkrānti. */
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

/** Days: less than any tithi lasts. */
const BEFORE = 0.1;
/** Seconds by which the end of a tithi, interpolated, may be off the new or full moon: 0.001″ of Sun and Moon each are 4 ms. */
const INTERPOLATION = 0.02;

/** @param place for the topocentric Moon, where the conventions say so */
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
  /** The limbs are interpolated and slower: used only where milliseconds decide how the second is rounded. */
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
    // At the entry itself the Sun may be a hair before the sign.
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
