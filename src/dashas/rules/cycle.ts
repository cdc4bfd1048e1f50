import { type MicroArcseconds, modulo, NAKSHATRA, nakshatraIndex, TURN } from '../../math/angle.js';
import { at } from '../../math/at.js';
import type { Graha } from '../../zodiac/names.js';
import type { DashaSystem, StartingPoint } from './system.js';

/**
 * Daśā time is counted in whole units of 1/1,296,000,000,000 of a daśā year (about 24 µs), from the notional start of the
 * period that runs at birth. The unit is chosen so that nothing is ever rounded: a micro-arcsecond of Moon in a period of
 * y years is 27·y units, and the fifth level of Vimśottarī, 120⁻⁴ of a product of years, is a whole number of units too.
 */
export const UNITS_PER_YEAR = TURN;
const UNITS_PER_YEAR_AND_MICRO_ARCSECOND = UNITS_PER_YEAR / NAKSHATRA;
const NAKSHATRA_COUNT = TURN / NAKSHATRA;

/** One period of any level, in units from the notional start of the first mahādaśā. Half-open: the end begins the next. */
export interface DashaPeriod<Lord extends string = Graha> {
  readonly lord: Lord;
  /** 1 = mahādaśā. */
  readonly level: number;
  /** Place of the lord in the order of the system. */
  readonly order: number;
  readonly start: number;
  readonly end: number;
}

/** The cycle of a birth. */
export interface DashaCycle<Lord extends string = Graha> {
  readonly system: DashaSystem<Lord>;
  /** Units that had passed of the first mahādaśā at birth. */
  readonly elapsed: number;
  /** The mahādaśās, the first from its notional start before birth. */
  readonly mahadashas: readonly DashaPeriod<Lord>[];
}

/**
 * Returns the mahādaśās of a birth and what had passed of the first.
 *
 * The lord is that of the nakṣatra of the point from which the system starts; the part of the nakṣatra already traversed is the
 * part of its period already spent. For Vimśottarī the order of nine is told three times from Aśvinī = Ketu.
 *
 * @param points sidereal longitudes, whole micro-arcseconds
 *
 * Source: of the balance, Bṛhat Parāśara Horā Śāstra (Santhanam) 46.12–16; of the rest, the row of the system.
 */
export function dashaCycle<Lord extends string>(
  system: DashaSystem<Lord>,
  points: Readonly<Record<StartingPoint, MicroArcseconds>>,
): DashaCycle<Lord> {
  const { lords, seed, cycles } = system;
  const longitude = points[seed.point];
  const nakshatra = nakshatraIndex(longitude);
  const stars = seed.count === 'forward' ? nakshatra - seed.star : seed.star - nakshatra;
  const first = (modulo(stars, NAKSHATRA_COUNT) + seed.lord) % lords.length;
  const spent = (longitude - nakshatra * NAKSHATRA) * UNITS_PER_YEAR_AND_MICRO_ARCSECOND;
  const mahadashas: DashaPeriod<Lord>[] = [];
  let start = 0;
  for (let m = 0; m < lords.length * cycles; m++) {
    const order = (first + m) % lords.length;
    const { lord, years } = at(lords, order);
    const end = start + years * UNITS_PER_YEAR;
    mahadashas.push({ lord, level: 1, order, start, end });
    start = end;
  }
  return { system, elapsed: spent * at(lords, first).years, mahadashas };
}

const STEPS = { same: 0, next: 1, previous: -1, forward: 1, backward: -1 } as const;

/**
 * Returns the sub-periods of a period, one for each lord, as the division of the system has it. They fill the parent without
 * gap or overlap.
 */
export function subPeriods<Lord extends string>(
  { lords, totalYears, division }: DashaSystem<Lord>,
  period: DashaPeriod<Lord>,
): DashaPeriod<Lord>[] {
  const count = lords.length;
  const length = period.end - period.start;
  const step = STEPS[division.direction];
  const equal = division.split === 'equal';
  const whole = equal ? count : totalYears;
  const periods: DashaPeriod<Lord>[] = [];
  let order = modulo(period.order + STEPS[division.start], count);
  let before = 0;
  let start = period.start;
  for (let k = 0; k < count; k++) {
    const { lord, years } = at(lords, order);
    before += equal ? 1 : years;
    // From the parent and not from part to part, so that the last one ends with it.
    const end = period.start + (length * before) / whole;
    periods.push({ lord, level: period.level + 1, order, start, end });
    start = end;
    order = modulo(order + step, count);
  }
  return periods;
}

/** Returns the sub-periods of a period, or of the whole cycle, that have not ended at birth. */
export function livingPeriods<Lord extends string>(
  cycle: DashaCycle<Lord>,
  parent?: DashaPeriod<Lord>,
): DashaPeriod<Lord>[] {
  const periods = parent === undefined ? cycle.mahadashas : subPeriods(cycle.system, parent);
  return periods.filter(({ end }) => end > cycle.elapsed);
}

/**
 * Yields the periods of a cycle that have not ended at birth, in order of time, each before its own sub-periods; nothing but the
 * path down to the current one and what is left beside it is held.
 *
 * @param levels depth, from 1
 */
export function* walkPeriods<Lord extends string>(
  cycle: DashaCycle<Lord>,
  levels: number,
): Generator<DashaPeriod<Lord>, void, undefined> {
  const ahead = livingPeriods(cycle).reverse();
  for (let period = ahead.pop(); period !== undefined; period = ahead.pop()) {
    yield period;
    if (period.level < levels) ahead.push(...livingPeriods(cycle, period).reverse());
  }
}
