import * as v from 'valibot';
import { luminaryContext } from '../cast/context.js';
import { isoOn } from '../cast/iso.js';
import type { LunarMonth } from '../cast/lunarCalendar.js';
import { unitsOf } from '../cast/units.js';
import { oneOf, record } from '../input/schemas.js';
import { at } from '../math/at.js';
import { operation } from '../operation/operation.js';
import { formatDate } from '../time/calendar.js';
import { writtenIfKept } from '../time/exactOffsets.js';
import type { CivilDate, LocalInstant } from '../types.js';
import { PAKSHAS, type Paksha } from '../zodiac/limbNames.js';
import { lunarMonthName, purnimantaIndex } from '../zodiac/lunarMonth.js';
import { type ArunodayaLimit, type JudgedDay, judgeEkadashi } from './ekadashiDays.js';
import { type EkadashiWhy, ekadashiWhy } from './ekadashiWords.js';
import { type Surroundings, surroundingsOf } from './finder.js';
import { CALENDAR_SCHOOLS, type CalendarPlaceInput, listOf, placeFields } from './input.js';
import { calendarProvenance } from './provenance.js';
import { hariVasaraEnd, paranaOf } from './rules/ekadashi.js';
import { type MahadvadashiChoice, mahadvadashiOf } from './rules/mahadvadashi.js';
import type { Stretch } from './rules/windows.js';
import { type DaySpan, daySpanOf, type FestivalSpan, spanFields } from './span.js';
import { EKADASHI_DISPUTES, EKADASHI_RULES, EKADASHI_SOURCES, EKADASHI_VERIFICATION } from './tables/ekadashiRules.js';
import {
  ADHIKA_EKADASHIS,
  ARUNODAYA_LIMITS,
  EKADASHI_ALIASES,
  EKADASHI_CASES,
  EKADASHI_LIST,
  EKADASHI_NAMES,
  type EkadashiCase,
  type EkadashiName,
  KEPT_MAHADVADASHIS,
  MAHADVADASHIS,
  MAHADVADASHIS_OF_ALMANACS,
  type MahadvadashiName,
} from './tables/ekadashis.js';
import type { LunarMonthName } from './tables/months.js';
import { ekadashiWork } from './work.js';

/** The input of {@link ekadashi}: a `year`, or `from` and `to`. */
export interface EkadashiInput extends FestivalSpan, CalendarPlaceInput {
  /** Only these, by their names. */
  readonly names?: readonly EkadashiName[] | undefined;
  /**
   * Until when Daśamī may last so that Vaiṣṇavas fast on the day of the sunrise: 96 minutes before it, the default; two fifteenths of the
   * night before it; or 55 ghaṭīs after the sunrise before.
   */
  readonly arunodaya?: ArunodayaLimit | undefined;
  /**
   * Mahādvādaśīs that move the Vaiṣṇava fast: `almanacs`, the default, Unmīlanī, Vyañjulī and Trispṛśā, as published days have it; or all
   * `eight` of Haribhaktivilāsa.
   */
  readonly mahadvadashis?: (typeof KEPT_MAHADVADASHIS)[number] | undefined;
}

/** When a fast is broken, half-open: ISO 8601 with the place's offset. */
export interface ParanaWindow {
  /** From when. */
  readonly start: LocalInstant;
  /** Until when. */
  readonly end: LocalInstant;
  /**
   * `after_pratahkala`: later than the first fifth of the day, since Hari vāsara lasts so long or Dvādaśī begins so late; `dvadashi_over`:
   * Dvādaśī has ended before the sunrise; null where it lies within both.
   */
  readonly note: 'after_pratahkala' | 'dvadashi_over' | null;
}

/** A day from sunrise to sunrise that an Ekādaśī touches. */
export interface EkadashiSunrise {
  /** The civil date. */
  readonly date: CivilDate;
  /** Its sunrise: ISO 8601 with the place's offset. */
  readonly sunrise: LocalInstant;
  /** Whether Ekādaśī runs then. */
  readonly ekadashi: boolean;
  /** Whether Daśamī is over by then and by the moment that `arunodaya` names. */
  readonly free_of_dashami: boolean;
}

/** A Dvādaśī that is kept in place of the Ekādaśī, or would be by another school. */
export interface Mahadvadashi {
  /** What makes it one: one or several of the eight, in the order of the texts. */
  readonly names: readonly MahadvadashiName[];
  /** The civil date of its fast. */
  readonly date: CivilDate;
  /** Whether `vaishnava` is that date. */
  readonly kept: boolean;
}

/** An Ekādaśī. */
export interface Ekadashi {
  /** Its name, by month and half. */
  readonly name: EkadashiName;
  /** Other names. @names none */
  readonly also: readonly string[];
  /** The amānta month. */
  readonly month: LunarMonthName;
  /** The pūrṇimānta month: in the dark half the next one, but for an intercalary month. */
  readonly purnimanta: LunarMonthName;
  /** Whether that month is intercalary. */
  readonly is_adhika: boolean;
  /** The half of the month. */
  readonly paksha: Paksha;
  /** The tithi: ISO 8601 with the place's offset. */
  readonly tithi: {
    /** First instant. */
    readonly start: LocalInstant;
    /** First instant after it. */
    readonly end: LocalInstant;
  };
  /** The end of Dvādaśī: ISO 8601 with the place's offset. */
  readonly dvadashi_end: LocalInstant;
  /** The end of Hari vāsara, the first quarter of Dvādaśī: ISO 8601 with the place's offset. */
  readonly hari_vasara_end: LocalInstant;
  /** How it meets the sunrises; null where the Sun does not rise on the days around it. */
  readonly case: EkadashiCase | null;
  /** The date on which Smārtas fast; null where the Sun does not rise. */
  readonly smarta: CivilDate | null;
  /** The date on which Vaiṣṇavas fast; null where the Sun does not rise. */
  readonly vaishnava: CivilDate | null;
  /** The Mahādvādaśī that follows it; null where there is none, or the Sun does not rise. */
  readonly mahadvadashi: Mahadvadashi | null;
  /** When each breaks the fast, on the day after; null where the Sun does not rise and set on it. */
  readonly parana: {
    /** Of the Smārtas. */
    readonly smarta: ParanaWindow | null;
    /** Of the Vaiṣṇavas. */
    readonly vaishnava: ParanaWindow | null;
  };
  /** The days that it touches, in order. */
  readonly days: readonly EkadashiSunrise[];
  /** Why these days, in words. */
  readonly why: EkadashiWhy;
}

/** The Ekādaśīs of a span. */
export interface EkadashiData {
  /** First date. */
  readonly from: CivilDate;
  /** Last date, included. */
  readonly to: CivilDate;
  /** In order; each is listed under its Smārta date. */
  readonly ekadashis: readonly Ekadashi[];
}

const schema = () =>
  record({
    ...spanFields(),
    ...placeFields(),
    names: listOf(EKADASHI_LIST, 'Ekadashis, such as "Nirjala"'),
    arunodaya: v.optional(oneOf(ARUNODAYA_LIMITS), ARUNODAYA_LIMITS[0]),
    mahadvadashis: v.optional(oneOf(KEPT_MAHADVADASHIS), KEPT_MAHADVADASHIS[0]),
  });

interface Choices {
  readonly names: readonly EkadashiName[] | undefined;
  readonly arunodaya: ArunodayaLimit;
  readonly mahadvadashis: (typeof KEPT_MAHADVADASHIS)[number];
}

const SHUKLA = 11;
const KRISHNA = 26;
const halfOf = (number: number): 'shukla' | 'krishna' => (number === SHUKLA ? 'shukla' : 'krishna');
function nameOf({ kind, index }: LunarMonth, half: 'shukla' | 'krishna'): EkadashiName {
  return kind === 'adhika' ? ADHIKA_EKADASHIS[half] : EKADASHI_NAMES[lunarMonthName(index)][half];
}

/** Tithis from an Ekādaśī to the full or new moon. */
const TO_PARVA = 4;
/** Days after its beginning at which a star certainly runs. */
const INTO_STAR = 1e-6;

function mahadvadashi(
  { almanac: { limbs }, days: book, tithiOf }: Surroundings,
  month: LunarMonth,
  number: number,
  days: readonly JudgedDay[],
): MahadvadashiChoice | undefined {
  const parvaGrows = (): boolean => {
    const { start, end } = tithiOf(month, number + TO_PARVA);
    return (
      book
        .between(book.dateOf(start), book.dateOf(end))
        .filter(({ sunrise }) => sunrise !== undefined && start <= sunrise && sunrise < end).length > 1
    );
  };
  const stars = ({ start, end }: Stretch) =>
    unitsOf('nakshatra', limbs)(start, end).filter((star) => star.start < end && start + INTO_STAR < star.end);
  const [ekadashi, { end: dvadashiEnd }] = [tithiOf(month, number), tithiOf(month, number + 1)];
  return mahadvadashiOf({ ekadashi, dvadashiEnd, bright: number === SHUKLA, parvaGrows, stars }, days);
}

function describeEkadashi(
  here: Surroundings,
  month: LunarMonth,
  number: number,
  { arunodaya, mahadvadashis }: Choices,
): Ekadashi {
  const iso = (ut: number): LocalInstant => isoOn(here.almanac.clock, ut);
  const tithi = here.tithiOf(month, number);
  const { end: dvadashiEnd } = here.tithiOf(month, number + 1);
  const { days: judged, choice } = judgeEkadashi(here.days, tithi, dvadashiEnd, arunodaya);
  const great = choice === undefined ? undefined : mahadvadashi(here, month, number, judged);
  const kept =
    great !== undefined &&
    (mahadvadashis === 'eight' || great.names.some((name) => MAHADVADASHIS_OF_ALMANACS.includes(name)));
  const vaishnava = kept ? great.index : choice?.vaishnava;
  const dateOf = (index: number | undefined): CivilDate | null =>
    index === undefined ? null : formatDate(at(judged, index).day.days);
  const parana = (index: number | undefined): ParanaWindow | null => {
    const next = index === undefined ? undefined : judged[index + 1];
    const found = next === undefined ? undefined : paranaOf(tithi, dvadashiEnd, next);
    return found === undefined ? null : { start: iso(found.start), end: iso(found.end), note: found.note };
  };
  const half = halfOf(number);
  const name = nameOf(month, half);
  return {
    name,
    also: EKADASHI_ALIASES[name],
    month: lunarMonthName(month.index),
    purnimanta: lunarMonthName(purnimantaIndex(month, number)),
    is_adhika: month.kind === 'adhika',
    paksha: PAKSHAS[half === 'shukla' ? 0 : 1].name,
    tithi: { start: iso(tithi.start), end: iso(tithi.end) },
    dvadashi_end: iso(dvadashiEnd),
    hari_vasara_end: iso(hariVasaraEnd(tithi, dvadashiEnd)),
    case: choice?.case ?? null,
    smarta: dateOf(choice?.smarta),
    vaishnava: dateOf(vaishnava),
    mahadvadashi:
      great === undefined
        ? null
        : { names: great.names, date: formatDate(at(judged, great.index).day.days), kept: great.index === vaishnava },
    parana: { smarta: parana(choice?.smarta), vaishnava: parana(vaishnava) },
    days: judged
      .filter(({ sunrise, day }) => sunrise < tithi.end && tithi.start < day.end)
      .map(({ day, sunrise, limit: until }) => ({
        date: formatDate(day.days),
        sunrise: iso(sunrise),
        ekadashi: tithi.start <= sunrise,
        free_of_dashami: until !== undefined && tithi.start <= until,
      })),
    why: ekadashiWhy(
      choice,
      judged.map(({ day }) => day.days),
      arunodaya,
      great === undefined ? undefined : { ...great, kept },
    ),
  };
}

function ekadashisOf(here: Surroundings, { first, last }: DaySpan, choices: Choices): Ekadashi[] {
  const { names } = choices;
  const { clock } = here.almanac;
  const [from, to] = [formatDate(first), formatDate(last)];
  const isListed = ({ smarta, vaishnava, tithi }: Ekadashi): boolean => {
    const date = smarta ?? vaishnava ?? tithi.start.slice(0, 10);
    return from <= date && date <= to;
  };
  return here.months
    .monthsIn(clock.dayStart(first) - 4, clock.dayStart(last) + 4)
    .flatMap((month) =>
      [SHUKLA, KRISHNA]
        .filter((number) => names === undefined || names.includes(nameOf(month, halfOf(number))))
        .map((number) => () => describeEkadashi(here, month, number, choices)),
    )
    .map((describe) => writtenIfKept(describe, isListed))
    .filter((found) => found !== undefined);
}

/**
 * Returns the Ekādaśīs of a year or a span of dates at a place, all or those of some names: names, tithi, the dates on which Smārtas and Vaiṣṇavas fast, when each breaks
 * the fast (pāraṇa), and why.
 *
 * Instants are ISO 8601 with the offset that the place's clocks have at that instant, rounded once to whole seconds. Where the Sun does not
 * rise on the days around the tithi, dates and pāraṇa are null. `mahadvadashi` names the one of the eight that follows an Ekādaśī.
 *
 * @param input `year` (1001 … 2998), or `from` and `to` (at most 366 days); `place`; optional `names`, `arunodaya` (`96_minutes`, `night_fifteenths`,
 * `55_ghatis`), `mahadvadashis` (`almanacs`, `eight`), `sunrise`, `conventions`, `ayanamsa` (experimental in `raman`, `yukteswar`, `bhasin`)
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `date_out_of_range` beyond the ephemeris
 *
 * Source: rules that give the days published for Bern, 2026 (Drik Panchang); `provenance.rules` has each with how far it is borne out.
 *
 * @example
 * ```ts
 * import { ekadashi } from 'siddhanta/calendar';
 * const place = { latitude: 46.948, longitude: 7.4474, timezone: 'Europe/Zurich' };
 * const [, jaya] = ekadashi({ year: 2026, place }).data.ekadashis;
 * jaya?.name; // => 'Jaya'
 * [jaya?.smarta, jaya?.vaishnava]; // => ['2026-01-28', '2026-01-29']
 * jaya?.parana.smarta?.start; // => '2026-01-29T14:44:08+01:00'
 * ```
 */
export const ekadashi = operation<EkadashiInput, EkadashiData>()({
  name: 'calendar.ekadashi',
  summary: 'The Ekadashis of a span at a place: days of Smartas and Vaishnavas, and the end of the fast',
  units: 2,
  work: ekadashiWork,
  ...CALENDAR_SCHOOLS,
  schema,
  alternatives: ['year', 'from'],
  example: {
    from: '2026-01-01',
    to: '2026-03-31',
    place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  },
  context: luminaryContext,
  run(input, sky) {
    const span = daySpanOf(input, sky);
    const { place, names, arunodaya, mahadvadashis } = input;
    const here = surroundingsOf(sky, place, { arunodaya: arunodaya === '55_ghatis' ? '96_minutes' : arunodaya });
    const { clock } = here.almanac;
    const provenance = calendarProvenance({
      method:
        'Ekadashi of both halves of each lunar month: by the sunrises that the tithi holds, the end of Dvadashi, and Dashami before sunrise',
      sky,
      place,
      from: clock.dayStart(span.first),
      to: clock.dayStart(span.last + 1),
      conventions: {
        arunodaya,
        mahadvadashis,
        ...Object.fromEntries(Object.entries(EKADASHI_CASES).map(([name, text]) => [`case_${name}`, text])),
        ...Object.fromEntries(Object.entries(MAHADVADASHIS).map(([name, text]) => [`mahadvadashi_${name}`, text])),
        listed: 'an Ekadashi is listed under its Smarta date',
      },
      disputed: EKADASHI_DISPUTES,
      rules: EKADASHI_RULES,
    });
    return {
      data: {
        from: formatDate(span.first),
        to: formatDate(span.last),
        ekadashis: ekadashisOf(here, span, { names, arunodaya, mahadvadashis }),
      },
      provenance: {
        ...provenance,
        sources: [...EKADASHI_SOURCES, ...provenance.sources],
        verified_against: EKADASHI_VERIFICATION,
      },
      ayanamsa: sky.ayanamsa,
    };
  },
});
