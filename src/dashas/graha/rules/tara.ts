import { modulo } from '../../../math/angle.js';
import { GRAHAS, type Graha } from '../../../zodiac/names.js';
import { type StrengthChart, strongerGraha } from '../../../zodiac/signStrength.js';

/** Returns the grahas in kendras of the lagna, in the order of the grahas. */
export function inKendras({ signs }: StrengthChart, lagna: number): readonly Graha[] {
  return GRAHAS.filter((graha) => modulo(signs[graha] - lagna, 3) === 0);
}

/**
 * Returns the strongest of some grahas, `undefined` where there is none; of two alike the one before in order.
 *
 * Source: the rules of strength of P. V. R. Narasimha Rao, by which PyJHora chooses, too.
 */
export function strongestOf(chart: StrengthChart, grahas: readonly Graha[]): Graha | undefined {
  const [first, ...others] = grahas;
  return others.reduce<Graha | undefined>(
    (best, other) => (best === undefined ? other : (strongerGraha(chart, best, other).stronger ?? best)),
    first,
  );
}
