import * as v from 'valibot';
import { bodiesFrom, luminaryContext, type SkyContext } from '../cast/context.js';
import { dayAt } from '../cast/day.js';
import { sunLine } from '../cast/ingresses.js';
import { isoOn } from '../cast/iso.js';
import type { LunarMonth } from '../cast/lunarCalendar.js';
import { oneOf, record, whole } from '../input/schemas.js';
import { at } from '../math/at.js';
import { operation } from '../operation/operation.js';
import { daysFromCivil, formatDate, weekday } from '../time/calendar.js';
import type { JdUt } from '../time/julian.js';
import type { CivilDate, LocalInstant, Place } from '../types.js';
import { lunarMonthName } from '../zodiac/lunarMonth.js';
import { type HoraLord, WEEKDAY_LORDS } from '../zodiac/weekdays.js';
import type { EraYear } from './dayData.js';
import {
  CALENDAR_SCHOOLS,
  type CalendarPlaceInput,
  checkCalendar,
  type Observatory,
  observatoryOf,
  placeFields,
} from './input.js';
import { firstMonthOf, newYearOf } from './lunarDate.js';
import { firstDayFrom, lastDayBefore } from './lunarDays.js';
import type { MonthOfYear } from './months.js';
import { calendarProvenance } from './provenance.js';
import { nationalNewYear } from './rules/national.js';
import { gujaratSamvatsara, lunarYears, northSamvatsara, sewellSamvatsara, southSamvatsara } from './rules/years.js';
import { solarDaysOf } from './solarDays.js';
import { FIRST_FESTIVAL_YEAR, LAST_FESTIVAL_YEAR } from './span.js';
import { MONTH_DISPUTES, MONTH_RULES, NORTH_RULES, YEAR_DISPUTES, YEAR_RULES } from './tables/calendarRules.js';
import { ERAS, NEW_YEAR } from './tables/eras.js';
import { NORTH_RECKONINGS, type NorthReckoning, type Samvatsara } from './tables/samvatsaras.js';
import { SOLAR_OFFICES, type YearOfficeName } from './tables/yearOffices.js';
import { COUNCIL_DISPUTES, COUNCIL_RULES, COUNCIL_SOURCES, COUNCIL_VERIFICATION } from './tables/yearRules.js';

/** The input of {@link calendarYear}. */
export interface LunarYearInput extends CalendarPlaceInput {
  /**
   * Gregorian year in whose spring it begins, 1001 … 2998.
   *
   * @asType integer
   * @minimum 1001
   * @maximum 2998
   */
  readonly year: number;
  /** How the northern saṁvatsaras are counted, as of `calendar.day`; `bija` by default. */
  readonly north_samvatsara?: NorthReckoning | undefined;
}

/** A year that begins on another day: from Kārttika (Gujarat), from the solar month of Aries or Leo, or by the national calendar. */
export interface YearBeginning {
  /** Which. @names none */
  readonly calendar: 'gujarat' | 'tamil' | 'malayalam' | 'bengali' | 'national';
  /** Its first civil date; null where the rule asks for a sunrise or a sunset that does not happen. */
  readonly date: CivilDate | null;
  /** The era. @names none */
  readonly era: 'vikram' | 'shaka' | 'kollam' | 'bengali';
  /** The year of that era. */
  readonly number: EraYear;
  /** Its name among the sixty; null where custom gives none. */
  readonly samvatsara: Samvatsara | null;
}

/** An office of the year's council (mantri-maṇḍala), and the planet that holds it. */
export interface YearOffice {
  /** The office. */
  readonly office: YearOfficeName;
  /** The planet: the lord of the weekday. */
  readonly lord: HoraLord;
  /** The civil date of the day from sunrise to sunrise whose weekday counts. */
  readonly date: CivilDate;
  /** What gives the office: the sunrise in the first tithi of the year, or its beginning where it has none; of the others an entry of the Sun. ISO 8601 with the place's offset. */
  readonly at: LocalInstant;
}

/** A lunar year from Chaitra. */
export interface LunarYearData {
  /** First civil date. */
  readonly first_day: CivilDate;
  /** Last civil date. */
  readonly last_day: CivilDate;
  /** Śaka year, expired. */
  readonly shaka: EraYear;
  /** Vikrama year. */
  readonly vikram: EraYear;
  /** Kali year, expired. */
  readonly kali: EraYear;
  /** Its names among the sixty. */
  readonly samvatsara: {
    /** By the Śaka year, as in the South. */
    readonly south: Samvatsara;
    /** By Jupiter, as in the North. */
    readonly north: Samvatsara;
    /** When that one ends: ISO 8601 with the place's offset. */
    readonly north_ends: LocalInstant;
  };
  /** Years that begin on other days of it. */
  readonly beginnings: readonly YearBeginning[];
  /** The planets of the year, in the order in which the offices are filled. */
  readonly council: readonly YearOffice[];
  /** Its lunar months, in order. */
  readonly months: readonly MonthOfYear[];
  /**
   * Ekādaśīs in it: two a month.
   *
   * @asType integer
   * @minimum 24
   * @maximum 26
   */
  readonly ekadashis: number;
}

const schema = () =>
  record({
    year: whole(FIRST_FESTIVAL_YEAR, LAST_FESTIVAL_YEAR),
    north_samvatsara: v.optional(oneOf(NORTH_RECKONINGS), NORTH_RECKONINGS[0]),
    ...placeFields(),
  });

/** Number of the Sun's entry into Aries of a civil year, as the calendar counts entries. */
const ariesOf = (year: number): number => 12 * (year - 2000);

/** The sunrise that holds the first tithi; where none does, the tithi's beginning. */
function firstTithiOf({ almanac, calendar }: Observatory, chaitra: LunarMonth): JdUt {
  const { start } = calendar.phases(firstMonthOf(calendar, chaitra));
  const { reference } = firstDayFrom(almanac, start);
  return almanac.limbs.number('tithi', reference) === 1 ? reference : start;
}

function councilOf(
  observatory: Observatory,
  sky: SkyContext,
  place: Place,
  year: number,
  chaitra: LunarMonth,
): YearOffice[] {
  const { almanac } = observatory;
  const sun = sunLine(bodiesFrom(sky, place), sky.zodiac);
  const office = (name: YearOfficeName, ut: JdUt): YearOffice => {
    const { days } = dayAt(almanac, ut);
    return {
      office: name,
      lord: at(WEEKDAY_LORDS, weekday(days)),
      date: formatDate(days),
      at: isoOn(almanac.clock, ut),
    };
  };
  return [
    office('raja', firstTithiOf(observatory, chaitra)),
    ...SOLAR_OFFICES.map((row) => office(row.office, sun.entry(ariesOf(year) + row.signs).ut)),
  ];
}

function beginningsOf(
  { almanac, calendar }: Observatory,
  year: number,
  months: readonly LunarMonth[],
): YearBeginning[] {
  const solar = solarDaysOf(almanac, calendar);
  const [aries, leo] = [ariesOf(year), ariesOf(year) + NEW_YEAR.leo].map((number) => calendar.sankranti(number));
  const kartika = months.find(({ index }) => index >= NEW_YEAR.kartika);
  const dateOf = (days: number | undefined): CivilDate | null => (days === undefined ? null : formatDate(days));
  const vikram = year + ERAS.vikram;
  const shaka = year + ERAS.shaka;
  return [
    {
      calendar: 'national',
      date: formatDate(nationalNewYear(year)),
      era: 'shaka',
      number: shaka,
      samvatsara: null,
    },
    {
      calendar: 'tamil',
      date: dateOf(aries && solar.dateOf('sunset', aries)),
      era: 'shaka',
      number: shaka,
      samvatsara: southSamvatsara(shaka),
    },
    {
      calendar: 'bengali',
      date: dateOf(aries && solar.dateOf('civil_day_plus_one', aries)),
      era: 'bengali',
      number: year + ERAS.bengali,
      samvatsara: null,
    },
    {
      calendar: 'malayalam',
      date: dateOf(leo && solar.dateOf('three_fifths', leo)),
      era: 'kollam',
      number: year + ERAS.kollam,
      samvatsara: null,
    },
    {
      calendar: 'gujarat',
      date: dateOf(kartika && firstDayFrom(almanac, calendar.phases(kartika).start).days),
      era: 'vikram',
      number: vikram,
      samvatsara: gujaratSamvatsara(vikram),
    },
  ];
}

function yearData(
  observatory: Observatory,
  sky: SkyContext,
  place: Place,
  { year, north_samvatsara }: { readonly year: number; readonly north_samvatsara: NorthReckoning },
): LunarYearData {
  const { almanac, calendar } = observatory;
  const [chaitra, next] = [year, year + 1].map((one) => calendar.monthAt(calendar.sankranti(ariesOf(one)).at));
  if (chaitra === undefined || next === undefined) throw new RangeError(`the calendar has no year ${year}`);
  const first = newYearOf(almanac, calendar, chaitra);
  const [from, to] = [firstMonthOf(calendar, chaitra).lunation, firstMonthOf(calendar, next).lunation];
  const months = Array.from({ length: to - from }, (_, i) => calendar.month(from + i));
  const { shaka, vikram, kali } = lunarYears(chaitra);
  const north =
    north_samvatsara === 'sewell' ? sewellSamvatsara(kali) : northSamvatsara(first.reference, north_samvatsara);
  return {
    first_day: formatDate(first.days),
    last_day: formatDate(lastDayBefore(almanac, calendar.phases(calendar.month(to)).start).days),
    shaka,
    vikram,
    kali,
    samvatsara: {
      south: southSamvatsara(shaka),
      north: north.name,
      north_ends: isoOn(almanac.clock, north.end),
    },
    beginnings: beginningsOf(observatory, year, months),
    council: councilOf(observatory, sky, place, year, chaitra),
    months: months.map((month) => ({
      name: lunarMonthName(month.index),
      is_adhika: month.kind === 'adhika',
      is_kshaya: month.kind === 'kshaya',
      also: month.also === undefined ? null : lunarMonthName(month.also),
      first_day: formatDate(firstDayFrom(almanac, calendar.phases(month).start).days),
    })),
    ekadashis: 2 * months.length,
  };
}

/** Days around the two springs that hold Chaitra. */
const AROUND = 70;

/**
 * Returns the lunar year that begins with Chaitra in a Gregorian year at a place: its first and last date, years of the eras, names of South and
 * North, the beginnings of other years, the planets of its council (mantri-maṇḍala), and its months with those that are intercalary (adhika) or
 * lost (kṣaya).
 *
 * Instants are ISO 8601 with the UTC offset of the place at that instant, rounded once to whole seconds. An office goes to the lord of the weekday from
 * sunrise to sunrise; where the Sun does not rise, the day begins at 6 h local apparent solar time.
 *
 * @param input `year` (1001 … 2998), `place`; optional `north_samvatsara` (`bija`, `without_bija`, `sewell`), `sunrise`, `conventions`, `ayanamsa`
 * (experimental in `raman`, `yukteswar`, `bhasin`)
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `date_out_of_range` beyond the ephemeris
 *
 * Source: the rules of `provenance.rules`; thirteen published councils of 2011 to 2026.
 *
 * @example
 * ```ts
 * import { year } from 'siddhanta/calendar';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = year({ year: 2025, place });
 * [data.first_day, data.vikram, data.samvatsara.south]; // => ['2025-03-30', 2082, 'Vishvavasu']
 * data.council.slice(0, 2).map(({ office, lord }) => `${office} ${lord}`); // => ['raja Sun', 'mantri Sun']
 * year({ year: 2026, place }).data.months.find(({ is_adhika }) => is_adhika)?.name; // => 'Jyeshtha'
 * ```
 */
export const calendarYear = operation<LunarYearInput, LunarYearData>()({
  name: 'calendar.year',
  summary: 'A lunar year at a place: its eras, names, council of planets and months; beginnings of other years',
  units: 2,
  work: { ms: 12, bytes: 4500 },
  ...CALENDAR_SCHOOLS,
  schema,
  example: { year: 2025, place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' } },
  context: luminaryContext,
  run(input, sky) {
    const { year, place, north_samvatsara } = input;
    const [from, to] = [daysFromCivil(year, 3, 1), daysFromCivil(year + 1, 4, 30)];
    checkCalendar(from - AROUND, to, sky, { text: String(year), field: 'year' });
    const observatory = observatoryOf(place, sky);
    const { clock } = observatory.almanac;
    const provenance = calendarProvenance({
      method:
        'Lunar year from the first day of Chaitra, the intercalary one where there are two, to the day before the next',
      sky,
      place,
      from: clock.dayStart(from),
      to: clock.dayStart(to),
      conventions: {
        north_samvatsara,
        council: 'the lord of the weekday that runs from sunrise to sunrise at the place',
        eras: 'Shaka and Kali in expired years, the others in current ones; an intercalary Chaitra or Kartika begins the year',
      },
      disputed: [...COUNCIL_DISPUTES, ...MONTH_DISPUTES, ...YEAR_DISPUTES],
      rules: { ...COUNCIL_RULES, ...MONTH_RULES, ...YEAR_RULES, 'samvatsara.north': NORTH_RULES[north_samvatsara] },
    });
    return {
      data: yearData(observatory, sky, place, { year, north_samvatsara }),
      provenance: {
        ...provenance,
        sources: [...COUNCIL_SOURCES, ...provenance.sources],
        verified_against: `${COUNCIL_VERIFICATION}; ${provenance.verified_against}`,
      },
      ayanamsa: sky.ayanamsa,
    };
  },
});
