import { modulo } from '../../../math/angle.js';
import { GRAHAS, type Graha } from '../../../zodiac/names.js';
import { exaltation, type StrengthChart } from '../../../zodiac/signStrength.js';

/** A graha in the order of the Buddhi-gati daśā. */
export interface BuddhiGatiMember {
  readonly planet: Graha;
  /** Whole-sign house from the lagna, 1 … 12. */
  readonly house: number;
  readonly years: number;
}

const FOURTH = 3;

/**
 * Returns the nine in order: by signs from the fourth house on, within a sign the one further on in it first. Years: the signs from that
 * of the graha to the lagna, moved on by one sign for each graha before; one more exalted, one less debilitated, never below 0.
 *
 * Source: PyJHora (commit e20943c); no text was seen.
 */
export function buddhiGatiOrder(chart: StrengthChart, lagna: number): BuddhiGatiMember[] {
  const { signs, inSign } = chart;
  const from = (planet: Graha): number => modulo(signs[planet] - lagna - FOURTH, 12);
  return [...GRAHAS]
    .sort((a, b) => from(a) - from(b) || inSign[b] - inSign[a])
    .map((planet, i) => ({
      planet,
      house: modulo(signs[planet] - lagna, 12) + 1,
      years: Math.max(0, modulo(lagna + i - signs[planet], 12) + exaltation(chart, planet)),
    }));
}
