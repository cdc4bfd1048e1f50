import { isOddSign } from '../../../zodiac/signNature.js';
import { type SignStrengthRule, type StrengthChart, strongestSign } from '../../../zodiac/signStrength.js';

type Houses = readonly [number, ...number[]];

export const SEEDS = {
  ascendant: [1],
  fourth: (point) => [isOddSign(point) ? 4 : 10],
  ninth: [9],
  ascendant_or_seventh: [1, 7],
  ascendant_or_seventh_by_parity: (point) => [isOddSign(point) ? 1 : 7],
  varga_ascendant_or_seventh: [1, 7],
  second_or_eighth: [2, 8],
  first_fifth_or_ninth: [1, 5, 9],
  navamsha_ascendant: [1],
  sree_lagna: [1],
  brahma: [1],
} as const satisfies Readonly<Record<string, Houses | ((point: number) => Houses)>>;

/** How the sign that begins a daśā is found. */
export type SeedFrom = keyof typeof SEEDS;

export interface Seed {
  readonly sign: number;
  readonly from: SeedFrom;
  readonly point: number;
  readonly compared: readonly number[] | null;
  readonly decidedBy: SignStrengthRule | 'tie' | null;
}

/** @param point the sign to count from, 0 (Aries) … 11: of the ascendant, the ascendant of a varga, the Śrī lagna, or Brahmā */
export function seedOf(from: SeedFrom, chart: StrengthChart, point: number): Seed {
  const rule: Houses | ((sign: number) => Houses) = SEEDS[from];
  const [first, ...others] = typeof rule === 'function' ? rule(point) : rule;
  const signOf = (house: number): number => (point + house - 1) % 12;
  const signs = [signOf(first), ...others.map(signOf)] as const;
  return { from, point, compared: others.length === 0 ? null : signs, ...strongestSign(chart, signs) };
}
