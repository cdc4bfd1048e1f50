import { type MicroArcseconds, NAKSHATRA, nakshatraIndex, TURN } from '../../math/angle.js';
import type { Graha } from '../../zodiac/names.js';
import { VIMSHOTTARI, VIMSHOTTARI_YEARS } from '../tables/vimshottari.js';

/**
 * Daśā time is counted in whole units of 1/1,296,000,000,000 of a daśā year (about 24 µs), from the notional start of the
 * period that runs at birth. The unit is chosen so that nothing is ever rounded: a micro-arcsecond of Moon in a period of
 * y years is 27·y units, and the fifth level, 120⁻⁴ of a product of years, is a whole number of units too.
 */
export const UNITS_PER_YEAR = TURN;
const UNITS_PER_YEAR_AND_MICRO_ARCSECOND = UNITS_PER_YEAR / NAKSHATRA;

/** One period of any level, in units from the notional start of the first mahādaśā. Half-open: the end begins the next. */
export interface DashaPeriod {
  readonly lord: Graha;
  /** Place of the lord in the Vimśottarī order, from which its sub-periods begin. */
  readonly order: number;
  readonly start: number;
  readonly end: number;
}

/** The cycle of a birth. */
export interface DashaCycle {
  /** Units that had passed of the first mahādaśā at birth. */
  readonly elapsed: number;
  /** The nine mahādaśās, the first from its notional start before birth. */
  readonly mahadashas: readonly DashaPeriod[];
}

function follow(
  order: number,
  start: number,
  span: (years: number, before: number) => [number, number],
): DashaPeriod[] {
  const periods: DashaPeriod[] = [];
  let before = 0;
  for (let k = 0; k < VIMSHOTTARI.length; k++) {
    const index = (order + k) % VIMSHOTTARI.length;
    const entry = VIMSHOTTARI[index];
    if (entry === undefined) break;
    const [from, to] = span(entry.years, before);
    periods.push({ lord: entry.lord, order: index, start: start + from, end: start + to });
    before += entry.years;
  }
  return periods;
}

/**
 * Returns the nine mahādaśās of a Moon and what had passed of the first.
 *
 * The lord is that of the Moon's nakṣatra (the order of nine told three times from Aśvinī = Ketu); the part of the nakṣatra
 * already traversed is the part of its period already spent.
 *
 * @param moon sidereal longitude, whole micro-arcseconds
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 46.12–16.
 */
export function dashaCycle(moon: MicroArcseconds): DashaCycle {
  const nakshatra = nakshatraIndex(moon);
  const order = nakshatra % VIMSHOTTARI.length;
  const years = VIMSHOTTARI[order]?.years ?? 0;
  return {
    elapsed: (moon - nakshatra * NAKSHATRA) * years * UNITS_PER_YEAR_AND_MICRO_ARCSECOND,
    mahadashas: follow(order, 0, (length, before) => [before * UNITS_PER_YEAR, (before + length) * UNITS_PER_YEAR]),
  };
}

/**
 * Returns the nine sub-periods of a period: from its own lord onwards, each its years' share of 120. They fill the parent
 * without gap or overlap, exactly.
 */
export function subPeriods(period: DashaPeriod): DashaPeriod[] {
  const length = period.end - period.start;
  return follow(period.order, period.start, (years, before) => [
    (length * before) / VIMSHOTTARI_YEARS,
    (length * (before + years)) / VIMSHOTTARI_YEARS,
  ]);
}

/** Returns the sub-periods of a period, or of the whole cycle, that have not ended at birth. */
export function livingPeriods(cycle: DashaCycle, parent?: DashaPeriod): DashaPeriod[] {
  const periods = parent === undefined ? cycle.mahadashas : subPeriods(parent);
  return periods.filter(({ end }) => end > cycle.elapsed);
}
