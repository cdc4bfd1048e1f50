import { type Almanac, civilDay, type DayAndNight, dayAndNight, dayAt } from '../cast/day.js';
import type { LunarCalendar, Sankranti } from '../cast/lunarCalendar.js';
import type { JdUt } from '../time/julian.js';
import { KERALA_SHARE, REGION_RULES, type SankrantiRule, type SolarRegion } from './tables/sankrantiRules.js';

/** A day of a solar month. */
export interface SolarDay {
  /** Begins the month; its sign is the month, 0 that of Aries. */
  readonly sankranti: Sankranti;
  /** From 1. */
  readonly day: number;
}

/** Months begin by the clock, and so on one date everywhere. */
type ClockRegion = 'bengali' | 'odia' | 'punjabi';

/** Dates are days from 1970-01-01. */
export interface SolarDays {
  /** `undefined` where the rule needs a sunrise or a sunset that does not happen. */
  readonly dateOf: (rule: SankrantiRule, sankranti: Sankranti) => number | undefined;
  /** Day of a region's solar month; `undefined` where the first day has no date. */
  readonly on: {
    (region: ClockRegion, days: number): SolarDay;
    (region: SolarRegion, days: number): SolarDay | undefined;
  };
}

function nextDate({ clock }: Almanac, days: number): number {
  let next = days + 1;
  while (civilDay(clock, next) === undefined) next++;
  return next;
}

/** Both ends included; only dates that the clocks had. */
function datesFrom({ clock }: Almanac, first: number, last: number): number {
  let count = 0;
  for (let days = first; days <= last; days++) if (civilDay(clock, days) !== undefined) count++;
  return count;
}

const until = ({ start, next }: DayAndNight, limit: JdUt, at: JdUt): number => (at < limit ? start : next).days;

type DateRule = (at: JdUt, almanac: Almanac, vedic: () => DayAndNight) => number | undefined;

const DATE_RULES: Readonly<Record<SankrantiRule, DateRule>> = {
  sunset(at, _almanac, vedic) {
    const day = vedic();
    return day.start.sunrise === undefined || day.sunset === undefined ? undefined : until(day, day.sunset, at);
  },
  three_fifths(at, _almanac, vedic) {
    const day = vedic();
    const { sunrise } = day.start;
    if (sunrise === undefined || day.sunset === undefined) return undefined;
    return until(day, sunrise + KERALA_SHARE * (day.sunset - sunrise), at);
  },
  civil_day: (at, { clock }) => clock.stamp(at).days,
  civil_day_plus_one: (at, almanac) => nextDate(almanac, almanac.clock.stamp(at).days),
  sunrise_after(at, _almanac, vedic) {
    const { start, next } = vedic();
    const day = start.sunrise === at ? start : next;
    return day.sunrise === undefined ? undefined : day.days;
  },
  orissa(_at, _almanac, vedic) {
    const { start } = vedic();
    return start.sunrise === undefined ? undefined : start.days;
  },
};

/** Results are cached. */
export function solarDaysOf(almanac: Almanac, { sankranti, sankrantiAt }: LunarCalendar): SolarDays {
  const vedicDays = new Map<number, DayAndNight>();
  const vedicDay = ({ number, at }: Sankranti): DayAndNight => {
    let found = vedicDays.get(number);
    if (found === undefined) {
      found = dayAndNight(almanac, dayAt(almanac, at));
      vedicDays.set(number, found);
    }
    return found;
  };
  const dateOf: SolarDays['dateOf'] = (rule, of) => DATE_RULES[rule](of.at, almanac, () => vedicDay(of));
  const on = (region: SolarRegion, days: number): SolarDay | undefined => {
    const rule = REGION_RULES[region];
    // A month begins with the day of its saṅkrānti at the earliest, and within the week.
    const last = sankrantiAt(almanac.clock.dayStart(days + 1));
    for (const number of [last.number, last.number - 1]) {
      const found = sankranti(number);
      const first = dateOf(rule, found);
      if (first === undefined) return undefined;
      if (first <= days) return { sankranti: found, day: datesFrom(almanac, first, days) };
    }
    throw new RangeError(`no solar month of ${region} holds the day ${days}`);
  };
  return { dateOf, on: on as SolarDays['on'] };
}
