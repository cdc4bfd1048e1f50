import { almanacOf } from '../cast/almanac.js';
import type { SkyContext } from '../cast/context.js';
import type { Almanac } from '../cast/day.js';
import { type LunarCalendar, type LunarMonth, lunarCalendarOf, type Sankranti } from '../cast/lunarCalendar.js';
import { type Unit, unitsOf } from '../cast/units.js';
import { at } from '../math/at.js';
import { civilFromDays, daysFromCivil, weekday } from '../time/calendar.js';
import type { Place } from '../types.js';
import { lunarMonthName } from '../zodiac/lunarMonth.js';
import { type DayBook, dayBook, type FestivalDay } from './dayBook.js';
import { judgeEkadashi } from './ekadashiDays.js';
import { type EkadashiWhy, ekadashiWhy } from './ekadashiWords.js';
import type {
  EkadashiFestivalRule,
  FestivalRule,
  GregorianRule,
  MoonStarRule,
  NakshatraFestivalRule,
  OnWeekdayRule,
  RelativeFestivalRule,
  SankrantiFestivalRule,
  TithiFestivalRule,
  TithiInSolarMonthRule,
  TithisFestivalRule,
  WeekdayFestivalRule,
  WeekdayOfMonthRule,
} from './festivalRule.js';
import { type Decision, decide, type MetDay } from './rules/steps.js';
import { covers, overlapOf, type Stretch, type WindowOptions } from './rules/windows.js';
import { type SolarDays, solarDaysOf } from './solarDays.js';
import { AT_SUNRISE } from './tables/festivalSteps.js';
import type { LunarMonthName } from './tables/months.js';
import { REFERENCE_PLACES } from './tables/referencePlaces.js';

export interface MonthTithi {
  readonly month: LunarMonth;
  readonly tithi: Unit;
}

/** One date of a festival, with how it was found. */
export interface Occurrence<Rule extends FestivalRule = FestivalRule> {
  readonly rule: Rule;
  /** Days from 1970-01-01; undefined where no candidate day has a sunrise. */
  readonly days: number | undefined;
  readonly of?: MonthTithi;
  readonly decision?: Decision<FestivalDay>;
  readonly sankranti?: Sankranti;
  /** Why an Ekādaśī is on its day. */
  readonly ekadashi?: { readonly why: EkadashiWhy };
  /** The Moon's stay in the nakṣatra of the rule. */
  readonly star?: Unit;
  /** The festival from which it is counted. */
  readonly base?: Occurrence;
}

export interface Surroundings {
  readonly almanac: Almanac;
  readonly days: DayBook;
  readonly months: LunarCalendar;
  readonly solar: SolarDays;
  /** Tithis are 1 … 30. */
  readonly tithiOf: (month: LunarMonth, number: number) => Unit;
  /** Whether the Moon is in a nakṣatra, 1 … 27, within a window. */
  readonly hasStar: (star: number, window: Stretch) => boolean;
}

/** Days by which a search is wider than the span: a festival is that near to its tithi or saṅkrānti. */
const AROUND = 4;
/** Days after the new moon at which the first tithi certainly runs. */
const INTO_MONTH = 0.01;
/** Days around a tithi's dates that may be chosen. */
const BEFORE = 1;
const AFTER = 2;

export function surroundingsOf(sky: SkyContext, place: Place, options: WindowOptions): Surroundings {
  const almanac = almanacOf(place, sky);
  const months = lunarCalendarOf(sky, place);
  const { limbs } = almanac;
  const tithis = new Map<number, readonly Unit[]>();
  return {
    almanac,
    months,
    days: dayBook(almanac, options),
    solar: solarDaysOf(almanac, months),
    tithiOf({ lunation, start, end }, number) {
      let found = tithis.get(lunation);
      if (found === undefined) {
        found = unitsOf('tithi', limbs)(start + INTO_MONTH, end - INTO_MONTH);
        tithis.set(lunation, found);
      }
      return at(found, number - 1);
    },
    hasStar(star, window) {
      if (limbs.number('nakshatra', window.start) === star) return true;
      return window.start < window.end && limbs.number('nakshatra', window.end) === star;
    },
  };
}

function isNamed(name: LunarMonthName, { index, also }: LunarMonth): boolean {
  return lunarMonthName(index) === name || (also !== undefined && lunarMonthName(also) === name);
}

function isKeptIn(rule: TithiFestivalRule, month: LunarMonth, months: LunarCalendar): boolean {
  const { kind, lunation } = month;
  if (rule.month !== null && !isNamed(rule.month, month)) return false;
  if (kind === 'adhika') return rule.adhika === 'too' || rule.adhika === 'instead';
  return rule.adhika !== 'instead' || months.month(lunation - 1).kind !== 'adhika';
}

export interface Finder {
  /** Every occurrence from one date to another (days from 1970-01-01, both included), in order. */
  readonly occurrences: (rule: FestivalRule, first: number, last: number) => Occurrence[];
  readonly here: Surroundings;
}

/** @param ruleOf returns the rule of an identifier, for festivals counted from another */
export function finder(
  sky: SkyContext,
  place: Place,
  options: WindowOptions,
  ruleOf: (id: string) => FestivalRule,
): Finder {
  const here = surroundingsOf(sky, place, options);
  const elsewhere = new Map<string, Surroundings>();
  const around = ({ days }: Surroundings, { start, end }: Stretch): readonly FestivalDay[] =>
    days.between(days.dateOf(start) - BEFORE, days.dateOf(end) + AFTER);
  /** Julian days (UT) between which the tithis and saṅkrāntis of some dates are. */
  const instants = (first: number, last: number): readonly [number, number] => [
    here.almanac.clock.dayStart(first) - AROUND,
    here.almanac.clock.dayStart(last) + AROUND,
  ];

  function referenceOf(name: NakshatraFestivalRule['reference_place']): Surroundings {
    if (name === undefined) return here;
    let found = elsewhere.get(name);
    if (found === undefined) {
      found = surroundingsOf(sky, REFERENCE_PLACES[name], options);
      elsewhere.set(name, found);
    }
    return found;
  }

  function tithiDays(rule: TithiFestivalRule, first: number, last: number): Occurrence[] {
    return here.months.monthsIn(...instants(first, last)).flatMap((month) => {
      if (!isKeptIn(rule, month, here.months)) return [];
      const tithi = here.tithiOf(month, rule.tithi);
      const decision = decide(around(here, tithi), tithi, rule, here.hasStar);
      return [{ rule, days: decision.chosen?.days, of: { month, tithi }, decision }];
    });
  }

  function tithisDays(rule: TithisFestivalRule, first: number, last: number): Occurrence[] {
    const { tithis, bright, dark, kind: _, ...common } = rule;
    return tithis
      .flatMap(({ month, tithi }) =>
        tithiDays({ ...common, kind: 'tithi', month, tithi, steps: tithi <= 15 ? bright : dark }, first, last),
      )
      .sort((a, b) => anchorOf(a, here.days) - anchorOf(b, here.days));
  }

  const sankrantisOf = ({ months }: Surroundings, sign: number, from: number, to: number): Sankranti[] =>
    months.sankrantisIn(from, to).filter((each) => each.sign === sign);

  function sankrantiDays(rule: SankrantiFestivalRule, first: number, last: number): Occurrence[] {
    return sankrantisOf(here, rule.sign, ...instants(first, last)).map((sankranti) => ({
      rule,
      days: here.solar.dateOf(rule.rule, sankranti),
      sankranti,
    }));
  }

  const solarMonths = (where: Surroundings, sign: number, first: number, last: number): Sankranti[] => {
    const [from, to] = instants(first, last);
    return sankrantisOf(where, sign, from - 32, to);
  };

  function starDays(rule: NakshatraFestivalRule, first: number, last: number): Occurrence[] {
    const where = referenceOf(rule.reference_place);
    return solarMonths(where, rule.sign, first, last).flatMap((sankranti): Occurrence[] => {
      const month = { start: sankranti.at, end: where.months.sankranti(sankranti.number + 1).at };
      const days = where.days.between(where.days.dateOf(month.start) - BEFORE, where.days.dateOf(month.end) + BEFORE);
      const met = days.flatMap((day): MetDay<FestivalDay>[] => {
        const window = day.window(rule.window);
        const overlap = window === undefined ? undefined : overlapOf(window, month);
        if (window === undefined || overlap === undefined || !where.hasStar(rule.nakshatra, window)) return [];
        return [{ day, window, overlap, covered: covers(month, window), star: true }];
      });
      const chosen = met.at(-1)?.day;
      // Without a date only where no day of the month has the window; a star may miss it on all.
      if (chosen === undefined && days.some((day) => day.window(rule.window) !== undefined)) return [];
      const decision: Decision<FestivalDay> = {
        case: met.length > 1 ? 'two' : met.length === 1 ? 'one' : 'none',
        step: chosen === undefined ? undefined : 0,
        met,
        chosen,
      };
      return [{ rule, days: chosen?.days, sankranti, decision }];
    });
  }

  function tithiInSolarMonth(rule: TithiInSolarMonthRule, first: number, last: number): Occurrence[] {
    const [from, to] = instants(first, last);
    return here.months.monthsIn(from, to).flatMap((month) => {
      const tithi = here.tithiOf(month, rule.tithi);
      const decision = decide(around(here, tithi), tithi, { steps: AT_SUNRISE, fallback: 'begins_on' }, here.hasStar);
      const { met, chosen } = decision;
      const kept = met.length > 0 ? met.map(({ day }) => day) : chosen === undefined ? [] : [chosen];
      return kept.flatMap((day): Occurrence[] => {
        const sankranti = day.sunrise === undefined ? undefined : here.months.sankrantiAt(day.sunrise);
        if (sankranti?.sign !== rule.sign) return [];
        const own = met.filter((each) => each.day === day);
        const counted = own.length > 0 ? ({ case: 'one', step: 0, met: own, chosen: day } as const) : decision;
        return [{ rule, days: day.days, of: { month, tithi }, decision: counted, sankranti }];
      });
    });
  }

  function ekadashiDays(rule: EkadashiFestivalRule, first: number, last: number): Occurrence[] {
    return here.months.monthsIn(...instants(first, last)).flatMap((month) => {
      const isKept =
        rule.month === null ? month.kind === 'adhika' : month.kind !== 'adhika' && isNamed(rule.month, month);
      if (!isKept) return [];
      const tithi = here.tithiOf(month, rule.tithi);
      const dvadashi = here.tithiOf(month, rule.tithi + 1);
      const { days, choice } = judgeEkadashi(here.days, tithi, dvadashi.end, '96_minutes');
      const dates = days.map(({ day }) => day.days);
      const chosen = choice?.smarta;
      return [
        {
          rule,
          days: chosen === undefined ? undefined : at(dates, chosen),
          of: { month, tithi },
          ekadashi: { why: ekadashiWhy(choice, dates, '96_minutes') },
        },
      ];
    });
  }

  function relativeDays(rule: RelativeFestivalRule, first: number, last: number): Occurrence[] {
    return occurrences(ruleOf(rule.base), first - rule.offset, last - rule.offset).map((base) => ({
      rule,
      days: base.days === undefined ? undefined : base.days + rule.offset,
      base,
    }));
  }

  function weekdayDays(rule: WeekdayFestivalRule, first: number, last: number): Occurrence[] {
    return occurrences(ruleOf(rule.base), first, last + 7).map((base) => {
      if (base.days === undefined) return { rule, days: undefined, base };
      const back = ((weekday(base.days) - rule.weekday + 6) % 7) + 1;
      return { rule, days: base.days - back, base };
    });
  }

  function weekdaysOf(rule: OnWeekdayRule, first: number, last: number): Occurrence[] {
    return [rule.base, ...(rule.or_base === undefined ? [] : [rule.or_base])]
      .flatMap((id) => occurrences(ruleOf(id), first, last))
      .flatMap((base): (Occurrence & { readonly days: number })[] =>
        base.days !== undefined && weekday(base.days) === rule.weekday ? [{ rule, days: base.days, base }] : [],
      )
      .sort((a, b) => a.days - b.days);
  }

  function isInHalf({ start, end }: Unit, { month, half }: MoonStarRule): boolean {
    if (month === null) return true;
    const middle = (start + end) / 2;
    const found = here.months.monthAt(middle);
    if (found.kind === 'adhika' || !isNamed(month, found)) return false;
    return half === undefined || (half === 'shukla') === middle < here.tithiOf(found, 15).end;
  }

  function moonStarDays(rule: MoonStarRule, first: number, last: number): Occurrence[] {
    return unitsOf(
      'nakshatra',
      here.almanac.limbs,
    )(...instants(first, last))
      .filter((star) => star.number === rule.nakshatra && isInHalf(star, rule))
      .map((star) => {
        const decision = decide(around(here, star), star, rule, here.hasStar);
        return { rule, days: decision.chosen?.days, star, decision };
      });
  }

  function gregorianDays(rule: GregorianRule, first: number, last: number): Occurrence[] {
    const [from, to] = [civilFromDays(first).year, civilFromDays(last).year];
    return Array.from({ length: to - from + 1 }, (_, i) => from + i)
      .filter((year) => rule.since === undefined || year >= rule.since)
      .map((year) => daysFromCivil(year, rule.month, rule.day))
      .filter((days) => civilFromDays(days).month === rule.month && here.days.on(days).length > 0)
      .map((days) => ({ rule, days }));
  }

  /** The halves, or the whole, of a month by its system. */
  function stretchesOf(month: LunarMonth, { month_system }: WeekdayOfMonthRule): readonly Stretch[] {
    if (month_system === 'amanta') return [month];
    let before = here.months.month(month.lunation - 1);
    while (before.kind === 'adhika') before = here.months.month(before.lunation - 1);
    return [
      { start: here.tithiOf(before, 15).end, end: before.end },
      { start: month.start, end: here.tithiOf(month, 15).end },
    ];
  }

  function weekdaysOfMonth(rule: WeekdayOfMonthRule, first: number, last: number): Occurrence[] {
    const [from, to] = instants(first, last);
    // An adhika month may lie between the halves.
    const months = here.months.monthsIn(from, to + 64).filter((month) => month.kind !== 'adhika');
    return months
      .filter((month) => isNamed(rule.month, month))
      .flatMap((month) => stretchesOf(month, rule))
      .flatMap(({ start, end }) =>
        here.days
          .between(here.days.dateOf(start), here.days.dateOf(end))
          .filter(
            ({ days, sunrise }) =>
              weekday(days) === rule.weekday && sunrise !== undefined && start <= sunrise && sunrise < end,
          ),
      )
      .map(({ days }) => ({ rule, days }));
  }

  function found(rule: FestivalRule, first: number, last: number): Occurrence[] {
    switch (rule.kind) {
      case 'tithi':
        return tithiDays(rule, first, last);
      case 'tithis':
        return tithisDays(rule, first, last);
      case 'ekadashi':
        return ekadashiDays(rule, first, last);
      case 'sankranti':
        return sankrantiDays(rule, first, last);
      case 'nakshatra_in_solar_month':
        return starDays(rule, first, last);
      case 'tithi_in_solar_month':
        return tithiInSolarMonth(rule, first, last);
      case 'relative':
        return relativeDays(rule, first, last);
      case 'weekday_before':
        return weekdayDays(rule, first, last);
      case 'on_weekday':
        return weekdaysOf(rule, first, last);
      case 'nakshatra':
        return moonStarDays(rule, first, last);
      case 'gregorian':
        return gregorianDays(rule, first, last);
      case 'weekday_of_month':
        return weekdaysOfMonth(rule, first, last);
    }
  }

  function occurrences(rule: FestivalRule, first: number, last: number): Occurrence[] {
    return found(rule, first, last).filter((occurrence) => {
      const days = occurrence.days ?? anchorOf(occurrence, here.days);
      return first <= days && days <= last;
    });
  }

  return { occurrences, here };
}

/** An approximate date for a festival without a day: the beginning of its tithi, or of its saṅkrānti. */
export function anchorOf({ of, sankranti, star, base, days }: Occurrence, book: DayBook): number {
  if (days !== undefined) return days;
  const instant = of?.tithi.start ?? sankranti?.at ?? star?.start;
  if (instant !== undefined) return book.dateOf(instant);
  if (base !== undefined) return anchorOf(base, book);
  throw new RangeError('a festival without a tithi, a sankranti, a nakshatra or another festival that it follows');
}
