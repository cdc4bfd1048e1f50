import { type DashaYears, fromBirth, type YearsFrom, yearsFrom } from '../cast/years.js';
import { at } from '../math/at.js';
import { localText } from '../time/exactOffsets.js';
import { offsetAt } from '../time/zone.js';
import type { CivilDate, LocalInstant, Place } from '../types.js';
import type { Graha, Nakshatra, Sign } from '../zodiac/names.js';
import type { Tara } from '../zodiac/taras.js';
import type { Svara } from './graha/tables/svaras.js';
import { LIFE_LEVELS } from './input.js';
import type { DashaNatal } from './natal.js';
import { type Course, type Stretch, UNITS_PER_YEAR, walkPeriods } from './rules/course.js';
import type { Yogini } from './tables/yoginis.js';

/** Who rules a period: what a system says of it beside its times. */
export interface Ruler {
  /** The ruling graha; where signs rule, the lord that gave the years, `null` where the years are the same for everyone or no graha rules. */
  readonly lord: Graha | null;
  /** The sign that rules it, where signs rule. */
  readonly sign?: Sign;
  /** In Yoginī, the yoginī of the lord. */
  readonly yogini?: Yogini;
  /** In Tārā, the tārā of the lord. */
  readonly tara?: Tara;
  /** In Saptarṣi, the nakṣatra that rules it; `lord` is null. */
  readonly nakshatra?: Nakshatra;
  /** In Pañcasvara, the vowel that rules it; `lord` is null. */
  readonly svara?: Svara;
}

/** A period of any daśā but {@link vimshottari}, without its sub-periods. Half-open: its end begins the next. */
export interface PlainPeriod extends Ruler {
  /**
   * 1 = mahādaśā … 5 = prāṇadaśā, 6 = dehadaśā, 7 its parts; the last two in `dashas.running` and `dashas.timeline` alone.
   * @asType integer @minimum 1 @maximum 7
   */
  readonly level: number;
  /** The number of the cycle, from 1; first level only. @asType integer @minimum 1 */
  readonly cycle?: number;
  /** Its beginning; for the period running at birth, the birth. ISO 8601 with the local UTC offset of that moment, to the second. */
  readonly start: LocalInstant;
  /** Its end, which begins the next. */
  readonly end: LocalInstant;
  /** The date of `start`. */
  readonly start_date: CivilDate;
  /** The date of `end`. */
  readonly end_date: CivilDate;
  /** Years after birth, six decimals, from the sixth level on nine; of `conventions.year`. @minimum 0 */
  readonly duration_years: number;
}

/** A fourth-level period. */
export interface PeriodOfFourth extends PlainPeriod {
  /** Its sub-periods, with five levels. */
  readonly periods?: readonly PlainPeriod[];
}
/** A third-level period. */
export interface PeriodOfThird extends PlainPeriod {
  /** Its sub-periods, from four levels on. */
  readonly periods?: readonly PeriodOfFourth[];
}
/** A second-level period. */
export interface PeriodOfSecond extends PlainPeriod {
  /** Its sub-periods, from three levels on. */
  readonly periods?: readonly PeriodOfThird[];
}
/** A first-level period of any daśā but {@link vimshottari}, whose levels have names. */
export interface DashaPeriodData extends PlainPeriod {
  /** Its sub-periods, from two levels on. */
  readonly periods?: readonly PeriodOfSecond[];
}

/** A period without its sub-periods. */
export type BarePeriod<Own extends Ruler = Ruler> = Own & Omit<PlainPeriod, keyof Ruler>;

export type PeriodTree<Own extends Ruler = Ruler> = BarePeriod<Own> & { readonly periods?: readonly PeriodTree<Own>[] };

/** A daśā of a birth in units, as its system reckons it. */
export interface Reckoning<Period extends Stretch = Stretch, Own extends Ruler = Ruler> {
  readonly course: Course<Period>;
  /** Returns a fresh object with the ruler, which is then filled with the rest. */
  readonly ruler: (period: Period) => Own;
  /** Returns the number of the cycle in which a mahādaśā begins, from 1. */
  readonly cycle: (period: Period) => number;
}

/** A daśā with what it takes to describe its periods in dates. */
export interface PeriodSource<Period extends Stretch = Stretch, Own extends Ruler = Ruler>
  extends Reckoning<Period, Own> {
  /** Counted in units from birth. */
  readonly years: DashaYears;
  readonly from: YearsFrom;
  readonly place: Place;
}

/** @throws {SiddhantaError} `date_out_of_range` where the sky sets the years and the ephemeris ends before the last period */
export function periodSource<Period extends Stretch, Own extends Ruler>(
  { birth, resolved, sky }: Pick<DashaNatal, 'birth' | 'resolved' | 'sky'>,
  reckoning: Reckoning<Period, Own>,
): PeriodSource<Period, Own> {
  const { elapsed, mahadashas } = reckoning.course;
  const years = Math.ceil(((mahadashas.at(-1)?.end ?? 0) - elapsed) / UNITS_PER_YEAR) + 1;
  const from = { ...fromBirth(birth, resolved), after: years * 366 };
  return { ...reckoning, from, years: yearsFrom(from, sky, UNITS_PER_YEAR), place: birth.place };
}

const MICRO = 1_000_000;
const NANO = 1_000_000_000;
/** A period begins with its first part and ends with its last. */
const KEPT = 8;

/** Returns the beginning and end of a stretch in units from birth, never before birth. */
export function unitsOf(
  { elapsed }: Pick<Course, 'elapsed'>,
  { start, end, startPart, endPart, of }: Stretch,
): [number, number] {
  const from = start - elapsed + startPart / of;
  return [Math.max(from, 0), end - elapsed + endPart / of];
}

type Filling = { -readonly [Field in keyof Omit<PlainPeriod, keyof Ruler>]: PlainPeriod[Field] };

function writerOf({ years, place }: Pick<PeriodSource, 'years' | 'place'>): (units: number) => LocalInstant {
  const units: number[] = [];
  const texts: LocalInstant[] = [];
  let next = 0;
  return (requested) => {
    const index = units.indexOf(requested);
    if (index >= 0) return at(texts, index);
    const second = Math.round(years.msAt(requested) / 1000) * 1000;
    const text = localText(second, offsetAt(place.timezone, second));
    units[next] = requested;
    texts[next] = text;
    next = (next + 1) % KEPT;
    return text;
  };
}

/** Returns a function that describes the periods of a daśā one by one; fastest in order of time. */
export function periodDescriber<Period extends Stretch, Own extends Ruler>(
  source: PeriodSource<Period, Own>,
): (period: Period) => BarePeriod<Own> {
  const { course, ruler, cycle } = source;
  const write = writerOf(source);
  return (period) => {
    const { level } = period;
    const [from, to] = unitsOf(course, period);
    const start = write(from);
    const end = write(to);
    // Assigned one by one: spreading costs fifty times as much, and there are thousands.
    const described = ruler(period) as Own & Filling;
    described.level = level;
    if (level === 1) described.cycle = cycle(period);
    described.start = start;
    described.end = end;
    described.start_date = start.slice(0, 10);
    described.end_date = end.slice(0, 10);
    const parts = level > LIFE_LEVELS ? NANO : MICRO;
    described.duration_years = Math.round((to - from) / (UNITS_PER_YEAR / parts)) / parts;
    return described;
  };
}

const WITHIN = 'periods';

export function treeOf<Period extends Stretch, Own extends Ruler>(
  source: PeriodSource<Period, Own>,
  levels: number,
): PeriodTree<Own>[] {
  return tree(source.course, levels, periodDescriber(source), () => WITHIN) as PeriodTree<Own>[];
}

export function tree<Period extends Stretch, Says extends object>(
  course: Course<Period>,
  levels: number,
  describe: (period: Period) => Says,
  nested: (level: number) => string,
): Says[] {
  const first: Says[] = [];
  const lists = [first];
  for (const period of walkPeriods(course, levels)) {
    const list = at(lists, period.level - 1);
    if (period.level === levels) list.push(describe(period));
    else {
      const below: Says[] = [];
      list.push(Object.assign(describe(period), { [nested(period.level)]: below }));
      lists[period.level] = below;
    }
  }
  return first;
}
