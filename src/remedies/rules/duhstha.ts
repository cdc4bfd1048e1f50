import { type MicroArcseconds, shorterArc } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { combustionLimit } from '../../zodiac/combustion.js';
import { lordOf, type SignLord } from '../../zodiac/lords.js';
import { GRAHAS, type Graha, SIGNS, type Sign } from '../../zodiac/names.js';
import { type House, sixDecimals } from '../../zodiac/position.js';
import { regard } from '../../zodiac/relationships.js';
import { houseIn, isDebilitated, type SignsOfChart } from './triggers.js';

/** In the order of the results. */
export const DUHSTHA_REASONS = ['combust', 'debilitated', 'enemy_sign', 'house_6', 'house_8', 'house_12'] as const;

/** One of the reasons. */
export type DuhsthaReasonId = (typeof DUHSTHA_REASONS)[number];

/** What shows a reason: of combustion distance and limit, of debilitation the sign, of an enemy’s sign sign and lord, else the house. */
export interface DuhsthaEvidence {
  /**
   * Degrees from the Sun, six decimals.
   *
   * @minimum 0
   * @maximum 17
   */
  readonly distance?: number;
  /**
   * Degrees: nearer than this it is combust.
   *
   * @minimum 8
   * @maximum 17
   */
  readonly limit?: number;
  /** The sign in which it is. */
  readonly sign?: Sign;
  /** The lord of that sign, an enemy. */
  readonly lord?: SignLord;
  /** Its whole-sign house from the ascendant. */
  readonly house?: House;
}

export interface ReasonWithEvidence {
  readonly id: DuhsthaReasonId;
  readonly evidence: DuhsthaEvidence;
}

export interface DuhsthaChart extends SignsOfChart {
  /** Sidereal, micro-arcseconds. */
  readonly longitudes: Readonly<Record<Graha, MicroArcseconds>>;
  readonly retrograde: Readonly<Record<Graha, boolean>>;
  readonly combust: Readonly<Record<Graha, boolean>>;
}

const HOUSES = { 6: 'house_6', 8: 'house_8', 12: 'house_12' } as const satisfies Readonly<
  Record<number, DuhsthaReasonId>
>;

/** Phaladīpikā 2.36. */
export function reasonsOf(graha: Graha, chart: DuhsthaChart): ReasonWithEvidence[] {
  const { longitudes, retrograde, combust, signs } = chart;
  const found: ReasonWithEvidence[] = [];
  const sign = at(SIGNS, signs[graha]).name;
  const lord = lordOf(signs[graha]);
  const house = houseIn(chart, graha);
  const limit = combustionLimit(graha, retrograde[graha]);
  if (combust[graha] && limit !== undefined) {
    const distance = sixDecimals(shorterArc(longitudes[graha], longitudes.Sun));
    found.push({ id: 'combust', evidence: { distance, limit } });
  }
  if (isDebilitated(graha, signs[graha])) found.push({ id: 'debilitated', evidence: { sign } });
  if (regard(graha, lord) === 'enemy') found.push({ id: 'enemy_sign', evidence: { sign, lord } });
  if (house === 6 || house === 8 || house === 12) found.push({ id: HOUSES[house], evidence: { house } });
  return found;
}

/** How many reasons are needed: one, as in the verse, or two. */
export const DUHSTHA_WIDTHS = { verse: 1, strict: 2 } as const;

export type DuhsthaWidth = keyof typeof DUHSTHA_WIDTHS;

export interface SingledOut {
  readonly planet: Graha;
  readonly reasons: readonly ReasonWithEvidence[];
}

/** By the number of reasons, then in the order of a chart. */
export function singledOut(chart: DuhsthaChart, width: DuhsthaWidth): SingledOut[] {
  return (
    GRAHAS.map((planet) => ({ planet, reasons: reasonsOf(planet, chart) }))
      .filter(({ reasons }) => reasons.length >= DUHSTHA_WIDTHS[width])
      // Sorting is stable: equal ones stay in the order of a chart.
      .sort((one, other) => other.reasons.length - one.reasons.length)
  );
}
