import * as v from 'valibot';
import { luminaryContext } from '../cast/context.js';
import { isoOn } from '../cast/iso.js';
import type { LunarMonth } from '../cast/lunarCalendar.js';
import { resolveMoment } from '../cast/moment.js';
import type { Unit } from '../cast/units.js';
import { SiddhantaError } from '../errors.js';
import { momentSchema } from '../input/moment.js';
import { flagSchema, oneOf, record, whole } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import { formatDate } from '../time/calendar.js';
import type { CivilDate, LocalInstant } from '../types.js';
import { lunarMonthName } from '../zodiac/lunarMonth.js';
import type { TithiOfDay } from './dayData.js';
import { type Surroundings, surroundingsOf } from './finder.js';
import { CALENDAR_SCHOOLS, type CalendarPlaceInput, placeFields } from './input.js';
import { type MonthKept, monthsNamed } from './lifeMonths.js';
import { describeTithi } from './lunarDate.js';
import { calendarProvenance } from './provenance.js';
import { decide } from './rules/steps.js';
import type { Stretch } from './rules/windows.js';
import { type DaySpan, daySpanOf, FIRST_FESTIVAL_YEAR, LAST_FESTIVAL_YEAR, lastYearOf } from './span.js';
import { MONTH_DISPUTES, MONTH_RULES } from './tables/calendarRules.js';
import { SHRADDHA_DISPUTES, SHRADDHA_RULES, SHRADDHA_SOURCES } from './tables/lifeDayRules.js';
import { LUNAR_MONTHS, type LunarMonthName } from './tables/months.js';

/** Kind of śrāddha: for three generations, looked for at aparāhṇa, or for one person, at madhyāhna. */
export type ShraddhaRite = 'parvana' | 'ekoddishta';

/** @internal */
export const SHRADDHA_RITES = ['parvana', 'ekoddishta'] as const satisfies readonly ShraddhaRite[];

/** The input of {@link shraddha}: the moment of the passing, or its month and tithi, or neither for the mahālaya alone. */
export interface CalendarShraddhaInput extends CalendarPlaceInput {
  /**
   * Gregorian year of the days asked for, 1001 … 2998.
   *
   * @asType integer
   * @minimum 1001
   * @maximum 2998
   */
  readonly year: number;
  /**
   * For how many years to find the yearly day, 1 … 30; one by default.
   *
   * @asType integer
   * @minimum 1
   * @maximum 30
   */
  readonly years?: number | undefined;
  /** Moment of the passing: ISO 8601 with its offset, such as `1998-03-04T05:30:00+05:30`. */
  readonly moment?: string | undefined;
  /** Month of the passing where months end with the new moon, in place of `moment`. */
  readonly month?: LunarMonthName | undefined;
  /**
   * Tithi of the passing, 1 … 30, with `month`.
   *
   * @asType integer
   * @minimum 1
   * @maximum 30
   */
  readonly tithi?: number | undefined;
  /** Whether that month was intercalary; false by default. */
  readonly is_adhika?: boolean | undefined;
  /** Kind of śrāddha, `parvana` by default. */
  readonly rite?: ShraddhaRite | undefined;
}

/** A part of a day. */
export interface DayPart {
  /** From when: ISO 8601 with the place's offset. */
  readonly start: LocalInstant;
  /** Until when. */
  readonly end: LocalInstant;
}

/** A day of śrāddha. */
export interface ShraddhaDay {
  /** The date; null where no day that the tithi touches has a sunrise. */
  readonly date: CivilDate | null;
  /** The tithi. */
  readonly tithi: TithiOfDay;
  /** Its lunar month, from new moon to new moon. */
  readonly month: LunarMonthName;
  /** Whether that month is intercalary. */
  readonly is_adhika: boolean;
  /** When the tithi begins: ISO 8601 with the place's offset. */
  readonly start: LocalInstant;
  /** When it ends. */
  readonly end: LocalInstant;
  /** The eighth of fifteen muhūrtas of the day; null without a date. */
  readonly kutapa: DayPart | null;
  /** The ninth. */
  readonly rohina: DayPart | null;
  /** The fourth fifth of the day. */
  readonly aparahna: DayPart | null;
  /** Why this day. */
  readonly why: string;
}

/** The days of śrāddha of a person, and of the mahālaya. */
export interface CalendarShraddhaData {
  /** Tithi of the passing; null where none was given. */
  readonly tithi: TithiOfDay | null;
  /** Its month, from new moon to new moon; null where none was given. */
  readonly month: LunarMonthName | null;
  /** Whether that month was intercalary. */
  readonly is_adhika: boolean;
  /** The yearly days, in order. */
  readonly yearly: readonly ShraddhaDay[];
  /** The mahālaya (pitṛ pakṣa) of `year`: the full moon before it, then each tithi of the dark half. */
  readonly mahalaya: readonly ShraddhaDay[];
}

interface Passing extends MonthKept {
  readonly tithi: number;
}

const WHY = {
  one: 'The tithi touches this window on this day alone.',
  two: 'The tithi touches the window on two days; this one has the greater share of it, or is the earlier of equal ones.',
  none: 'The tithi touches the window on no day; the earlier day is taken, on which it begins.',
} as const;

const BHADRAPADA = 5;
const FULL_MOON = 15;
const KUTAPA = 7 / 15;
const ROHINA = 8 / 15;
const ROHINA_END = 9 / 15;

function passingOf(input: CalendarShraddhaInput, here: Surroundings, ut: number | undefined): Passing | undefined {
  if (ut !== undefined) {
    const { limbs } = here.almanac;
    const tithi = limbs.number('tithi', ut);
    const middle = (limbs.start('tithi', tithi, ut) + limbs.end('tithi', tithi, ut)) / 2;
    const { index, kind, year } = here.months.monthAt(middle);
    return { index, adhika: kind === 'adhika', year, tithi };
  }
  const { month, tithi, is_adhika } = input;
  if (month === undefined || tithi === undefined) return undefined;
  const index = LUNAR_MONTHS.findIndex(({ name }) => name === month);
  return { index, adhika: is_adhika === true, year: undefined, tithi };
}

/** The month of a year in which the yearly day falls. */
function isKept(month: LunarMonth, passing: Passing, all: readonly LunarMonth[]): boolean {
  const twin = all.find(({ year, kind }) => year === month.year && (kind === 'adhika') !== (month.kind === 'adhika'));
  if (twin === undefined) return month.kind !== 'adhika' || passing.adhika;
  const inAdhika = passing.adhika || (passing.year !== undefined && month.year === passing.year + 1);
  return (month.kind === 'adhika') === inAdhika;
}

function shraddhaDay(here: Surroundings, month: LunarMonth, unit: Unit, rite: ShraddhaRite): ShraddhaDay {
  const { clock } = here.almanac;
  const around = here.days.between(here.days.dateOf(unit.start) - 1, here.days.dateOf(unit.end) + 1);
  const window = rite === 'parvana' ? 'aparahna' : 'madhyahna';
  const steps = [{ window, test: 'touch', pick: 'longer_first' }] as const;
  const { chosen, case: found } = decide(around, unit, { steps, fallback: 'begins_on' }, () => true);
  const part = (stretch: Stretch | undefined): DayPart | null =>
    stretch === undefined ? null : { start: isoOn(clock, stretch.start), end: isoOn(clock, stretch.end) };
  const day = chosen?.window('day');
  const muhurta = (from: number, to: number): DayPart | null =>
    day === undefined
      ? null
      : part({ start: day.start + (day.end - day.start) * from, end: day.start + (day.end - day.start) * to });
  return {
    date: chosen === undefined ? null : formatDate(chosen.days),
    tithi: describeTithi(unit.number),
    month: lunarMonthName(month.index),
    is_adhika: month.kind === 'adhika',
    start: isoOn(clock, unit.start),
    end: isoOn(clock, unit.end),
    kutapa: muhurta(KUTAPA, ROHINA),
    rohina: muhurta(ROHINA, ROHINA_END),
    aparahna: part(chosen?.window('aparahna')),
    why: WHY[found],
  };
}

function yearlyDays(here: Surroundings, passing: Passing, span: DaySpan, rite: ShraddhaRite): ShraddhaDay[] {
  const named = monthsNamed(passing, { first: span.first - 40, last: span.last + 40 }, here);
  return named
    .filter((month) => isKept(month, passing, named))
    .map((month) => shraddhaDay(here, month, here.tithiOf(month, passing.tithi), rite))
    .filter(({ date, start }) => {
      const text = date ?? start.slice(0, 10);
      return formatDate(span.first) <= text && text <= formatDate(span.last);
    });
}

function mahalayaDays(here: Surroundings, span: DaySpan): ShraddhaDay[] {
  const { clock } = here.almanac;
  const bhadrapada = { index: BHADRAPADA, adhika: false, year: undefined };
  const [month] = monthsNamed(bhadrapada, span, here).filter(
    ({ kind, start }) => kind !== 'adhika' && start >= clock.dayStart(span.first) && start < clock.dayStart(span.last),
  );
  if (month === undefined) return [];
  return Array.from({ length: 16 }, (_, i) => shraddhaDay(here, month, here.tithiOf(month, FULL_MOON + i), 'parvana'));
}

/** @throws {SiddhantaError} `missing_field`, `invalid_value` */
function checkPassing({ moment, month, tithi }: CalendarShraddhaInput): void {
  if (moment !== undefined && (month !== undefined || tithi !== undefined))
    throw new SiddhantaError(
      'invalid_value',
      'moment is given beside month or tithi; the moment has its month and tithi. Leave out moment, or both others.',
      { field: 'moment' },
    );
  if (month !== undefined && tithi === undefined)
    throw new SiddhantaError('missing_field', 'tithi is required when month is given. Add it to the input.', {
      field: 'tithi',
    });
  if (tithi !== undefined && month === undefined)
    throw new SiddhantaError('missing_field', 'month is required when tithi is given. Add it to the input.', {
      field: 'month',
    });
}

/**
 * Returns the yearly day of śrāddha of a person by the tithi of the passing, and the mahālaya (pitṛ pakṣa) of a year day by day, at a place:
 * each with its tithi, with kutapa, rohiṇa and aparāhṇa of the day, and why it is that day.
 *
 * Instants are ISO 8601 with the UTC offset of the place, rounded once to whole seconds. A yearly day that falls outside the Gregorian year is listed
 * under the year of its date: a year may have none or two.
 *
 * @param input `year`, `place`; `moment` of the passing, or its `month` and `tithi` (and `is_adhika`), or neither; optional `years` (1 … 30), `rite`
 * (`parvana`, `ekoddishta`), `sunrise`, `conventions`, `ayanamsa` (experimental in `raman`, `yukteswar`, `bhasin`)
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `missing_field` for a month without a tithi; `date_out_of_range` beyond the ephemeris
 *
 * Source: Dharma Sindhu; `provenance.rules` has each rule with how far it is borne out.
 *
 * @example
 * ```ts
 * import { shraddha } from 'siddhanta/calendar';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = shraddha({ year: 2025, month: 'Phalguna', tithi: 20, place });
 * data.yearly[0]?.date; // => '2025-03-19'
 * data.mahalaya.length; // => 16
 * data.mahalaya[15]?.date; // => '2025-09-21'
 * ```
 */
export const shraddha = operation<CalendarShraddhaInput, CalendarShraddhaData>()({
  name: 'calendar.shraddha',
  summary: 'The yearly shraddha of a person by the tithi of the passing, and the mahalaya day by day',
  units: 2,
  each: 'work',
  work: ({ years, month, moment }) => ({
    ms: 12 + (month === undefined && moment === undefined ? 0 : 4 * years),
    bytes: 7500 + (month === undefined && moment === undefined ? 0 : 450 * years),
    field: 'years',
    advice: 'Ask for fewer years.',
  }),
  ...CALENDAR_SCHOOLS,
  schema: () =>
    record({
      year: whole(FIRST_FESTIVAL_YEAR, LAST_FESTIVAL_YEAR),
      years: v.optional(whole(1, 30), 1),
      moment: v.optional(momentSchema()),
      month: v.optional(oneOf(LUNAR_MONTHS.map(({ name }) => name))),
      tithi: v.optional(whole(1, 30)),
      is_adhika: flagSchema(),
      rite: v.optional(oneOf(SHRADDHA_RITES), SHRADDHA_RITES[0]),
      ...placeFields(),
    }),
  example: {
    year: 2025,
    month: 'Phalguna',
    tithi: 20,
    place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  },
  context: luminaryContext,
  run(input, sky) {
    const { year, years, place, moment, rite } = input;
    checkPassing(input);
    const last = lastYearOf(year, years);
    const span = daySpanOf({ year }, sky);
    const whole = { first: span.first, last: daySpanOf({ year: last }, sky).last };
    const here = surroundingsOf(sky, place, { arunodaya: '96_minutes' });
    const ut = moment === undefined ? undefined : resolveMoment(moment, sky).instant.ut;
    const passing = passingOf(input, here, ut);
    return {
      data: {
        tithi: passing === undefined ? null : describeTithi(passing.tithi),
        month: passing === undefined ? null : lunarMonthName(passing.index),
        is_adhika: passing?.adhika ?? false,
        yearly: passing === undefined ? [] : yearlyDays(here, passing, whole, rite),
        mahalaya: mahalayaDays(here, span),
      },
      provenance: calendarProvenance({
        method: 'The tithi of the passing in its lunar month of each year, on the day whose afternoon it holds',
        sky,
        place,
        from: here.almanac.clock.dayStart(whole.first),
        to: here.almanac.clock.dayStart(whole.last),
        conventions: { rite, passing: 'the tithi and the lunar month of the moment of the passing' },
        sources: SHRADDHA_SOURCES,
        verified: 'lists of the pitr paksha of 2019, 2022, 2023 and 2025: 60 of 61 days, the last a slip of its list',
        disputed: [...SHRADDHA_DISPUTES, ...MONTH_DISPUTES],
        rules: { ...SHRADDHA_RULES, ...MONTH_RULES },
      }),
      ayanamsa: sky.ayanamsa,
    };
  },
});
