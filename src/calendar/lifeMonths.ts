import type { LunarMonth } from '../cast/lunarCalendar.js';
import type { Unit } from '../cast/units.js';
import type { FestivalDay } from './dayBook.js';
import type { Surroundings } from './finder.js';
import type { DaySpan } from './span.js';

/** The lunar month in which something happened. */
export interface MonthKept {
  /** 0 (Chaitra) … 11. */
  readonly index: number;
  readonly adhika: boolean;
  /** Civil year in whose spring its lunar year began; undefined where only its name is known. */
  readonly year: number | undefined;
}

/** Lunar months of this name around a span, the intercalary ones too. */
export function monthsNamed({ index }: MonthKept, { first, last }: DaySpan, here: Surroundings): LunarMonth[] {
  const { clock } = here.almanac;
  return here.months
    .monthsIn(clock.dayStart(first - 3), clock.dayStart(last + 3))
    .filter((month) => month.index === index || month.also === index);
}

const REACH = 2;

/** Days whose stretch from one sunrise to the next a unit touches. Where the Sun does not rise a day begins at 6 h local apparent solar time. */
export function daysTouched({ start, end }: Unit, { days }: Surroundings): readonly FestivalDay[] {
  return days
    .between(days.dateOf(start) - REACH, days.dateOf(end) + REACH)
    .filter((day) => day.start.reference < end && day.end > start);
}
