import { lordOf, type SignLord } from './lords.js';
import { isOddSign } from './signNature.js';
import { type GrahaStrengthRule, type StrengthChart, strongerGraha, strongestSign } from './signStrength.js';
import { signsTo } from './signYears.js';

const HOUSES = [6, 8, 12] as const;

export interface BrahmaCandidate {
  readonly planet: SignLord;
  /** Counted from the stronger of ascendant and seventh. */
  readonly house: number;
  readonly sign: number;
  readonly qualifies: boolean;
}

export interface Brahma {
  readonly planet: SignLord;
  readonly candidates: readonly BrahmaCandidate[];
  /** The first rule that decided; `null` with a single candidate. */
  readonly decidedBy: GrahaStrengthRule | 'tie' | null;
}

/**
 * Returns the Brahmā of a chart, from the lords of the sixth, eighth and twelfth from the stronger of ascendant and seventh (Mars for
 * Scorpio; never Saturn or a node): the strongest of those in an odd sign in the seventh to twelfth house, or of all if there are none.
 *
 * Source: K. N. Rao's rule as a page quotes it. Other readings differ; no published chart confirms this one.
 * @param ascendant its sign, 0 (Aries) … 11
 */
export function brahmaOf(chart: StrengthChart, ascendant: number): Brahma {
  const base = strongestSign(chart, [ascendant, (ascendant + 6) % 12]).sign;
  const candidates = HOUSES.flatMap((house): BrahmaCandidate[] => {
    const planet = lordOf((base + house - 1) % 12);
    if (planet === 'Saturn') return [];
    const sign = chart.signs[planet];
    return [{ planet, house, sign, qualifies: isOddSign(sign) && signsTo(base, sign) >= 6 }];
  });
  const qualified = candidates.filter(({ qualifies }) => qualifies);
  const [first, ...others] = (qualified.length > 0 ? qualified : candidates).map(({ planet }) => planet);
  // Saturn rules two adjacent signs, so at most one of the three is his.
  if (first === undefined) throw new RangeError('No lord is left to be Brahma.');
  let planet: SignLord = first;
  let decidedBy: Brahma['decidedBy'] = null;
  for (const other of others) {
    const verdict = strongerGraha(chart, planet, other);
    if (verdict.stronger === other) planet = other;
    decidedBy = verdict.decidedBy;
  }
  return { planet, candidates, decidedBy };
}
