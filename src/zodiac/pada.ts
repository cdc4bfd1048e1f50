import type { Graha } from './names.js';
import { type GrahaStrengthRule, lordsOf, type StrengthChart, strongerGraha } from './signStrength.js';

export interface Pada {
  readonly sign: number;
  readonly exception: boolean;
}

/**
 * Returns the pada of a sign: as many signs from the lord as the lord is from the sign; one that falls in the sign itself or the seventh
 * from it moves to the tenth from there. Signs are 0 (Aries) … 11.
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 29.1–5; P. V. R. Narasimha Rao 9.2.
 */
export function padaOf(sign: number, lordSign: number): Pada {
  const counted = (2 * lordSign - sign + 12) % 12;
  const exception = counted === sign || counted === (sign + 6) % 12;
  return { sign: exception ? (counted + 9) % 12 : counted, exception };
}

export interface LordOf {
  readonly lord: Graha;
  readonly decidedBy: GrahaStrengthRule | 'tie' | null;
}

/** The stronger of two; the classical one in a tie. */
export function lordWithRule(chart: StrengthChart, sign: number): LordOf {
  const [first, second] = lordsOf(chart, sign);
  if (first === undefined) throw new RangeError(`Sign ${sign} has no lord.`);
  if (second === undefined) return { lord: first, decidedBy: null };
  const { stronger = first, decidedBy } = strongerGraha(chart, first, second);
  return { lord: stronger, decidedBy };
}
