import type { Graha } from '../../zodiac/names.js';
import {
  type GrahaStrengthRule,
  lordsOf,
  type SignStrengthRule,
  type StrengthChart,
  strongerGraha,
  strongerSign,
} from '../../zodiac/signStrength.js';

/** A pada: as far beyond the lord as the lord is from the house. */
export interface Pada {
  /** 0 (Aries) … 11. */
  readonly sign: number;
  /** Whether it fell in the house or the seventh from it, and went on to the tenth from there. */
  readonly exception: boolean;
}

/**
 * Returns the pada of a sign whose lord is in another: as many signs from the lord as the lord is from it; one that falls in the sign
 * itself or the seventh from it goes on to the tenth from there. Signs are 0 (Aries) … 11.
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 29.1–5; P. V. R. Narasimha Rao 9.2.
 */
export function padaOf(sign: number, lordSign: number): Pada {
  const counted = (2 * lordSign - sign + 12) % 12;
  const exception = counted === sign || counted === (sign + 6) % 12;
  return { sign: exception ? (counted + 9) % 12 : counted, exception };
}

/** A lord with the rule that chose him; `null` where the sign has but one. */
export interface LordOf {
  readonly lord: Graha;
  readonly decidedBy: GrahaStrengthRule | 'tie' | null;
}

/** Returns the lord of a sign, of two the stronger, the classical one where nothing decides. */
export function lordWithRule(chart: StrengthChart, sign: number): LordOf {
  const [first, second] = lordsOf(chart, sign);
  if (first === undefined) throw new RangeError(`Sign ${sign} has no lord.`);
  if (second === undefined) return { lord: first, decidedBy: null };
  const { stronger = first, decidedBy } = strongerGraha(chart, first, second);
  return { lord: stronger, decidedBy };
}

/** Own signs of the grahas, 0 (Aries) … 11; of the nodes those that they share. P. V. R. Narasimha Rao 9.5. */
export const OWN_SIGNS: Readonly<Record<Graha, readonly [number, number?]>> = {
  Sun: [4],
  Moon: [3],
  Mars: [0, 7],
  Mercury: [2, 5],
  Jupiter: [8, 11],
  Venus: [1, 6],
  Saturn: [9, 10],
  Rahu: [10],
  Ketu: [7],
};

/** An own sign of a graha with the rule that chose it; `null` where there is but one. */
export interface OwnSign {
  readonly sign: number;
  readonly decidedBy: SignStrengthRule | 'tie' | null;
}

/** Returns the sign of a graha that its pada is counted to: of two the stronger, the first where nothing decides. */
export function ownSignOf(chart: StrengthChart, graha: Graha): OwnSign {
  const [first, second] = OWN_SIGNS[graha];
  if (second === undefined) return { sign: first, decidedBy: null };
  const { stronger = first, decidedBy } = strongerSign(chart, first, second);
  return { sign: stronger, decidedBy };
}
