import { type DashaYears, fromBirth, type YearsFrom, yearsFrom } from '../cast/years.js';
import { at } from '../math/at.js';
import { localText } from '../time/exactOffsets.js';
import { offsetAt } from '../time/zone.js';
import type { CivilDate, LocalInstant, Place } from '../types.js';
import type { Graha, Sign } from '../zodiac/names.js';
import type { DashaNatal } from './natal.js';
import { type Course, type Stretch, UNITS_PER_YEAR, walkPeriods } from './rules/course.js';
import type { Yogini } from './tables/yoginis.js';

/** Who rules a period: what a system says of it beside its times. */
export interface Ruler {
  /** The graha that rules it; of a sign, the lord that gave its years, `null` where its years are the same for everyone. */
  readonly lord: Graha | null;
  /** The sign that rules it, where signs rule. */
  readonly sign?: Sign;
  /** In the Yoginī daśā, the yoginī of the lord. */
  readonly yogini?: Yogini;
}

/** A period of any daśā but for {@link vimshottari}, without those within it. Half-open: its end begins the next. */
export interface PlainPeriod extends Ruler {
  /** 1 = mahādaśā … 5 = prāṇadaśā. @asType integer @minimum 1 @maximum 5 */
  readonly level: number;
  /** How often the order has been begun, from 1; of the first level only. @asType integer @minimum 1 */
  readonly cycle?: number;
  /** Its beginning, of the one that runs at birth the birth: ISO 8601 with the offset of the place's clocks then, to the second. */
  readonly start: LocalInstant;
  /** Its end, which begins the next. */
  readonly end: LocalInstant;
  /** The date of `start`. */
  readonly start_date: CivilDate;
  /** The date of `end`. */
  readonly end_date: CivilDate;
  /** Years that fall after birth, six decimals; those of `conventions.year`. @minimum 0 */
  readonly duration_years: number;
}

/** A fourth-level period. */
export interface PeriodOfFourth extends PlainPeriod {
  /** The periods within it, where five levels were asked for. */
  readonly periods?: readonly PlainPeriod[];
}
/** A third-level period. */
export interface PeriodOfThird extends PlainPeriod {
  /** The periods within it, where at least four levels were asked for. */
  readonly periods?: readonly PeriodOfFourth[];
}
/** A second-level period. */
export interface PeriodOfSecond extends PlainPeriod {
  /** The periods within it, where at least three levels were asked for. */
  readonly periods?: readonly PeriodOfThird[];
}
/** A first-level period of any daśā but for {@link vimshottari}, which has names of its own for them. */
export interface DashaPeriodData extends PlainPeriod {
  /** The periods within it, where at least two levels were asked for. */
  readonly periods?: readonly PeriodOfSecond[];
}

/** A period without those within it. */
export type BarePeriod<Own extends Ruler = Ruler> = Own & Omit<PlainPeriod, keyof Ruler>;

/** A period with those within it, of which the system says the same. */
export type PeriodTree<Own extends Ruler = Ruler> = BarePeriod<Own> & { readonly periods?: readonly PeriodTree<Own>[] };

/** A daśā of a birth as its system reckons it, in units. */
export interface Reckoning<Period extends Stretch = Stretch, Own extends Ruler = Ruler> {
  readonly course: Course<Period>;
  /** Returns who rules a period, in an object of its own that is filled with the rest. */
  readonly ruler: (period: Period) => Own;
  /** Returns how often the order has been begun when a mahādaśā begins, from 1. */
  readonly cycle: (period: Period) => number;
}

/** A daśā of a birth, ready to be told in dates. */
export interface PeriodSource<Period extends Stretch = Stretch, Own extends Ruler = Ruler>
  extends Reckoning<Period, Own> {
  /** Its years, counted in units from birth. */
  readonly years: DashaYears;
  /** From when they are counted. */
  readonly from: YearsFrom;
  /** By whose clocks instants are told. */
  readonly place: Place;
}

/**
 * Returns a daśā with its years, counted from birth.
 * @throws {SiddhantaError} `date_out_of_range` where the sky tells the years and the ephemeris ends before the last period
 */
export function periodSource<Period extends Stretch, Own extends Ruler>(
  { birth, resolved, sky }: Pick<DashaNatal, 'birth' | 'resolved' | 'sky'>,
  reckoning: Reckoning<Period, Own>,
): PeriodSource<Period, Own> {
  const { elapsed, mahadashas } = reckoning.course;
  const years = Math.ceil(((mahadashas.at(-1)?.end ?? 0) - elapsed) / UNITS_PER_YEAR) + 1;
  const from = { ...fromBirth(birth, resolved), after: years * 366 };
  return { ...reckoning, from, years: yearsFrom(from, sky, UNITS_PER_YEAR), place: birth.place };
}

const UNITS_PER_MICROYEAR = UNITS_PER_YEAR / 1_000_000;
/** Boundaries kept: a period begins with its first part, and ends with its last. */
const KEPT = 8;

/** Returns the units from birth to the beginning of a stretch, and to its end; never before birth. */
export function unitsOf(
  { elapsed }: Pick<Course, 'elapsed'>,
  { start, end, startPart, endPart, of }: Stretch,
): [number, number] {
  const from = start - elapsed + startPart / of;
  return [Math.max(from, 0), end - elapsed + endPart / of];
}

/** What every system says of a period, while it is being said. */
type Filling = { -readonly [Field in keyof Omit<PlainPeriod, keyof Ruler>]: PlainPeriod[Field] };

/** Returns what writes instants of a daśā, units from birth, on the clocks of the place. */
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

/** Returns what tells the periods of a daśā one by one; it is quickest in order of time. */
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
    // Filled one by one: an object that is spread costs fifty times as much, and there are thousands.
    const described = ruler(period) as Own & Filling;
    described.level = level;
    if (level === 1) described.cycle = cycle(period);
    described.start = start;
    described.end = end;
    described.start_date = start.slice(0, 10);
    described.end_date = end.slice(0, 10);
    described.duration_years = Math.round((to - from) / UNITS_PER_MICROYEAR) / 1_000_000;
    return described;
  };
}

/** Name of the array that holds the periods within one. */
const WITHIN = 'periods';

/** Returns the periods of a daśā down to a level, each with those within it. */
export function treeOf<Period extends Stretch, Own extends Ruler>(
  source: PeriodSource<Period, Own>,
  levels: number,
): PeriodTree<Own>[] {
  return tree(source.course, levels, periodDescriber(source), () => WITHIN) as PeriodTree<Own>[];
}

/**
 * Returns what is said of the periods of a course down to a level, each with those within it in the array of a name.
 * @param nested returns the name of that array for a level
 */
export function tree<Period extends Stretch, Says extends object>(
  course: Course<Period>,
  levels: number,
  describe: (period: Period) => Says,
  nested: (level: number) => string,
): Says[] {
  const first: Says[] = [];
  /** For each level the list that its next period goes into. */
  const lists = [first];
  for (const period of walkPeriods(course, levels)) {
    const list = at(lists, period.level - 1);
    if (period.level === levels) list.push(describe(period));
    else {
      const below: Says[] = [];
      // Spreading what has been said copies all of it.
      list.push(Object.assign(describe(period), { [nested(period.level)]: below }));
      lists[period.level] = below;
    }
  }
  return first;
}
