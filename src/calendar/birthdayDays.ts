import { bodiesFrom, type SkyContext } from '../cast/context.js';
import type { LunarMonth } from '../cast/lunarCalendar.js';
import { meanLunation, syzygyOf } from '../cast/syzygies.js';
import { type Unit, unitsOf } from '../cast/units.js';
import type { JdUt } from '../time/julian.js';
import type { Place } from '../types.js';
import type { BirthdayKind, SettledBirthdayOptions } from './birthdayOptions.js';
import type { FestivalDay } from './dayBook.js';
import type { Surroundings } from './finder.js';
import { daysTouched, monthsNamed } from './lifeMonths.js';
import type { DaySpan } from './span.js';
import { REGION_RULES, type SolarRegion } from './tables/sankrantiRules.js';

/** What a birth is under. */
export interface BornUnder {
  readonly ut: JdUt;
  readonly month: LunarMonth;
  /** 1 … 30. */
  readonly tithi: number;
  /** 1 … 27. */
  readonly star: number;
  /** Solar month of the region, 0 (Aries) … 11. */
  readonly solarMonth: number;
  readonly solarDay: number | undefined;
  /** Number of the saṅkrānti before the birth. */
  readonly sankranti: number;
  /** Of the region's solar month. */
  readonly solarNumber: number;
}

export interface FoundBirthday {
  readonly by: BirthdayKind;
  readonly age: number;
  /** From 1970-01-01. */
  readonly days: number | undefined;
  readonly unit: Unit | undefined;
  readonly touches: readonly number[];
  readonly why: string;
}

export function bornUnder(here: Surroundings, ut: JdUt, region: SolarRegion): BornUnder {
  const { limbs, clock } = here.almanac;
  const tithi = limbs.number('tithi', ut);
  const middle = (limbs.start('tithi', tithi, ut) + limbs.end('tithi', tithi, ut)) / 2;
  const solar = here.solar.on(region, clock.stamp(ut).days);
  const sankranti = here.months.sankrantiAt(ut);
  return {
    ut,
    month: here.months.monthAt(middle),
    tithi,
    star: limbs.number('nakshatra', ut),
    solarMonth: (solar?.sankranti ?? sankranti).sign,
    solarDay: solar?.day,
    sankranti: sankranti.number,
    solarNumber: (solar?.sankranti ?? sankranti).number,
  };
}

const dates = (days: readonly FestivalDay[]): number[] => [...new Set(days.map((day) => day.days))];
const MUHURTA = 48 / 1440;
const SIX_GHATIS = 144 / 1440;

/** Two fifteenths of the day; where the Sun does not rise or set, 96 minutes. */
function twoMuhurtas(day: FestivalDay): number {
  const whole = day.window('day');
  return whole === undefined ? 2 * MUHURTA : ((whole.end - whole.start) * 2) / 15;
}

interface Choice {
  readonly day: FestivalDay | undefined;
  readonly why: string;
}

function dayOfTithi(here: Surroundings, unit: Unit, star: number, touched: readonly FestivalDay[]): Choice {
  const [first, ...others] = touched;
  if (others.length === 0) return { day: first, why: 'The birth tithi touches this day alone.' };
  const withStar = touched.filter((day) => {
    const [from, to] = [Math.max(unit.start, day.start.reference), Math.min(unit.end, day.end)];
    return unitsOf('nakshatra', here.almanac.limbs)(from, to).some(
      ({ number, start, end }) => number === star && start < to && end > from,
    );
  });
  const [only] = withStar;
  if (withStar.length === 1) return { day: only, why: 'The birth star runs with the birth tithi on this day alone.' };
  const risen = touched.filter(({ start: { reference } }) => reference >= unit.start);
  const lasting = risen.find((day) => unit.end - day.start.reference >= twoMuhurtas(day));
  return lasting === undefined
    ? { day: first, why: 'The birth tithi ends within two muhurtas of the next sunrise; the day before is taken.' }
    : { day: lasting, why: 'The birth tithi runs at sunrise, and for two more muhurtas.' };
}

function tithiAtSunrise(unit: Unit, touched: readonly FestivalDay[]): Choice {
  const risen = touched.find(({ start: { reference } }) => reference >= unit.start);
  return risen === undefined
    ? { day: touched[0], why: 'The birth tithi holds no sunrise; the day on which it begins is taken.' }
    : { day: risen, why: 'The birth tithi runs at sunrise.' };
}

function byTithi(
  here: Surroundings,
  born: BornUnder,
  span: DaySpan,
  { tithi }: SettledBirthdayOptions,
): FoundBirthday[] {
  const name = { index: born.month.index, adhika: false, year: undefined };
  return monthsNamed(name, { first: span.first - 40, last: span.last + 40 }, here)
    .filter(({ kind }) => kind !== 'adhika')
    .map((month) => {
      const unit = here.tithiOf(month, born.tithi);
      const touched = daysTouched(unit, here);
      const { day, why } =
        tithi === 'sunrise' ? tithiAtSunrise(unit, touched) : dayOfTithi(here, unit, born.star, touched);
      return { by: 'tithi', age: month.year - born.month.year, days: day?.days, unit, touches: dates(touched), why };
    });
}

/** The day of one run of the star: the last sunrise in it that leaves enough, else the day before. */
function dayOfStar(
  here: Surroundings,
  unit: Unit,
  needed: number,
): { readonly day: FestivalDay | undefined; readonly touched: readonly FestivalDay[] } {
  const touched = daysTouched(unit, here);
  const risen = touched.filter(({ start: { reference } }) => reference >= unit.start);
  const day = risen.filter(({ start: { reference } }) => unit.end - reference > needed).at(-1);
  return { day: day ?? (needed > 0 ? touched[0] : undefined), touched };
}

interface Month {
  readonly start: JdUt;
  readonly end: JdUt;
  readonly age: number;
}

function monthsOfStar(here: Surroundings, born: BornUnder, span: DaySpan, lunar: boolean): Month[] {
  const { clock } = here.almanac;
  if (lunar) {
    return monthsNamed({ index: born.month.index, adhika: false, year: undefined }, span, here)
      .filter(({ kind }) => kind !== 'adhika')
      .map(({ start, end, year }) => ({ start, end, age: year - born.month.year }));
  }
  return here.months
    .sankrantisIn(clock.dayStart(span.first) - 35, clock.dayStart(span.last + 1))
    .filter(({ number }) => (number - born.sankranti) % 12 === 0)
    .map(({ number, at }) => ({
      start: at,
      end: here.months.sankranti(number + 1).at,
      age: (number - born.sankranti) / 12,
    }));
}

function byStar(here: Surroundings, born: BornUnder, span: DaySpan, options: SettledBirthdayOptions): FoundBirthday[] {
  const needed = options.star_at === 'six_ghatis' ? SIX_GHATIS : 0;
  return monthsOfStar(here, born, span, options.star_month === 'lunar').map(({ start, end, age }) => {
    const runs = unitsOf('nakshatra', here.almanac.limbs)(start - 2, end + 2)
      .filter(({ number }) => number === born.star)
      .map((unit) => ({ unit, ...dayOfStar(here, unit, needed) }));
    const kept = runs.filter(
      ({ day }) => day !== undefined && day.start.reference >= start && day.start.reference < end,
    );
    const chosen = options.star_twice === 'first' ? kept[0] : kept.at(-1);
    const why =
      chosen === undefined
        ? 'The birth star holds no sunrise in the month of birth this year; custom takes it in the next month.'
        : kept.length > 1
          ? 'The birth star comes twice in the month of birth.'
          : chosen.day !== undefined && chosen.day.start.reference < chosen.unit.start
            ? 'The birth star ends within six ghatis of the next sunrise; the day before is taken.'
            : 'The birth star runs at sunrise in the month of birth.';
    const told = chosen ?? runs[0];
    return {
      by: 'nakshatra',
      age,
      days: chosen?.day?.days,
      unit: told?.unit,
      touches: told === undefined ? [] : dates(told.touched),
      why,
    };
  });
}

function bySolarDay(
  here: Surroundings,
  born: BornUnder,
  span: DaySpan,
  { region }: SettledBirthdayOptions,
): FoundBirthday[] {
  const { solarDay, solarNumber } = born;
  if (solarDay === undefined) return [];
  const { clock } = here.almanac;
  return here.months
    .sankrantisIn(clock.dayStart(span.first) - 35, clock.dayStart(span.last + 1) + 3)
    .filter(({ number }) => (number - solarNumber) % 12 === 0)
    .map(({ number }): FoundBirthday => {
      const [first, next] = [number, number + 1].map((each) =>
        here.solar.dateOf(REGION_RULES[region], here.months.sankranti(each)),
      );
      const days = first === undefined ? undefined : first + solarDay - 1;
      const has = days !== undefined && (next === undefined || days < next);
      return {
        by: 'solar',
        age: (number - solarNumber) / 12,
        days: has ? days : undefined,
        unit: undefined,
        touches: [],
        why: has
          ? 'The same day of the same solar month.'
          : days === undefined
            ? 'The solar month has no first day here: the Sun does not rise or set then.'
            : 'The solar month has fewer days this year than the day of birth.',
      };
    });
}

/** Of a span, in order of the dates. */
export function birthdaysOf(
  here: Surroundings,
  born: BornUnder,
  span: DaySpan,
  options: SettledBirthdayOptions,
): readonly FoundBirthday[] {
  const found = [
    ...byTithi(here, born, span, options),
    ...byStar(here, born, span, options),
    ...bySolarDay(here, born, span, options),
  ];
  const dayOf = ({ days, unit }: FoundBirthday): number =>
    days ?? (unit === undefined ? span.first : here.days.dateOf(unit.start));
  return found
    .filter((each) => span.first <= dayOf(each) && dayOf(each) <= span.last)
    .sort((one, other) => dayOf(one) - dayOf(other));
}

const THOUSAND = 1000;

/** Julian day (UT) of the thousandth full moon after an instant. */
export function thousandMoons(sky: SkyContext, place: Place, ut: JdUt): JdUt {
  const bodies = bodiesFrom(sky, place);
  let next = meanLunation(ut) - 1;
  while (syzygyOf('full_moon', next, bodies).ut <= ut) next++;
  return syzygyOf('full_moon', next + THOUSAND - 1, bodies).ut;
}
