import type { Graha } from '../../zodiac/names.js';
import { type SignStrengthRule, type StrengthChart, strongerSign } from '../../zodiac/signStrength.js';

export { lordWithRule, type Pada, padaOf } from '../../zodiac/pada.js';

/** 0 (Aries) … 11; for the nodes the sign they share. P. V. R. Narasimha Rao 9.5. */
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

export interface OwnSign {
  readonly sign: number;
  readonly decidedBy: SignStrengthRule | 'tie' | null;
}

/** The stronger of two; the first in a tie. */
export function ownSignOf(chart: StrengthChart, graha: Graha): OwnSign {
  const [first, second] = OWN_SIGNS[graha];
  if (second === undefined) return { sign: first, decidedBy: null };
  const { stronger = first, decidedBy } = strongerSign(chart, first, second);
  return { sign: stronger, decidedBy };
}
