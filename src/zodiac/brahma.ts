import { lordOf, type SignLord } from './lords.js';
import { isOddSign } from './signNature.js';
import { type GrahaStrengthRule, type StrengthChart, strongerGraha, strongestSign } from './signStrength.js';
import { signsTo } from './signYears.js';

/** The houses whose lords may be Brahmā. */
const HOUSES = [6, 8, 12] as const;

/** A lord that may be Brahmā. */
export interface BrahmaCandidate {
  readonly planet: SignLord;
  /** The house that it rules, counted from the stronger of ascendant and seventh. */
  readonly house: number;
  /** 0 (Aries) … 11. */
  readonly sign: number;
  /** Whether it is in an odd sign in the seventh to twelfth house. */
  readonly qualifies: boolean;
}

/** The Brahmā of a chart, with those it was chosen among. */
export interface Brahma {
  readonly planet: SignLord;
  readonly candidates: readonly BrahmaCandidate[];
  /** The first rule that decided; `null` where there was but one to choose. */
  readonly decidedBy: GrahaStrengthRule | 'tie' | null;
}

/**
 * Returns the Brahmā of a chart: of the lords of the sixth, eighth and twelfth from the stronger of ascendant and seventh (Mars for
 * Scorpio; never Saturn or a node) the strongest among those in an odd sign in the seventh to twelfth house, or among all where there are
 * none.
 * @param ascendant its sign, 0 (Aries) … 11 Source: K. N. Rao's rule as a page quotes it. Other readings differ; no published chart
 *   confirms this one.
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
  // Saturn is lord of two signs in a row, so that at most one of the three is his.
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
