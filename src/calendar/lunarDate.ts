import { type Almanac, type DayStart, followingDay, precedingDay } from '../cast/day.js';
import type { LunarCalendar, LunarMonth } from '../cast/lunarCalendar.js';
import { limbName, paksha } from '../zodiac/limbs.js';
import type { TithiOfDay } from './dayData.js';
import { firstDayFrom } from './lunarDays.js';

export interface LunarDate {
  readonly month: LunarMonth;
  /** At its beginning, 1 … 30. */
  readonly tithi: number;
  /** Whether a tithi begins and ends before the next day begins. */
  readonly kshaya: boolean;
  /** Whether the tithi also ran when the day before began. */
  readonly vriddhi: boolean;
}

/** The tithi at its beginning. */
export function lunarDateOf(almanac: Almanac, calendar: LunarCalendar, day: DayStart): LunarDate {
  const { limbs } = almanac;
  const { reference } = day;
  const tithi = limbs.number('tithi', reference);
  const [start, end] = [limbs.start('tithi', tithi, reference), limbs.end('tithi', tithi, reference)];
  const next = limbs.number('tithi', followingDay(almanac, day).reference);
  return {
    // The middle decides, however near the new moon is.
    month: calendar.monthAt((start + end) / 2),
    tithi,
    kshaya: (next - tithi + 30) % 30 > 1,
    vriddhi: start <= precedingDay(almanac, day).reference,
  };
}

export function describeTithi(number: number): TithiOfDay {
  return { number, name: limbName('tithi', number), paksha: paksha(number) };
}

/** Chaitra of a month's year, the intercalary one where there are two. */
export function firstMonthOf(calendar: LunarCalendar, { lunation, year }: LunarMonth): LunarMonth {
  let first = calendar.month(lunation);
  for (let before = calendar.month(lunation - 1); before.year === year; before = calendar.month(first.lunation - 1)) {
    first = before;
  }
  return first;
}

/** First day of Chaitra, the intercalary one where there are two. */
export function newYearOf(almanac: Almanac, calendar: LunarCalendar, month: LunarMonth): DayStart {
  return firstDayFrom(almanac, calendar.phases(firstMonthOf(calendar, month)).start);
}

/** Lunations after an intercalary month within which a lost one makes it a saṁsarpa. */
const SAMSARPA_REACH = 6;

export function noteOf(calendar: LunarCalendar, { kind, lunation }: LunarMonth): string | null {
  if (kind === 'kshaya') return 'The Sun enters two signs: one month with two names, in which the rites of both fall.';
  if (kind === 'ordinary') return null;
  for (let ahead = 1; ahead <= SAMSARPA_REACH; ahead++) {
    if (calendar.month(lunation + ahead).kind === 'kshaya') {
      return 'Samsarpa: the intercalary month before a lost one; ordinary rites are allowed in it.';
    }
  }
  return null;
}
