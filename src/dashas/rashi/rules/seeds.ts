import { isOddSign } from '../../../zodiac/signNature.js';
import { type SignStrengthRule, type StrengthChart, strongestSign } from '../../../zodiac/signStrength.js';

/** Houses counted from a point, of whose signs the strongest is taken. */
type Houses = readonly [number, ...number[]];

/** Where a daśā of signs begins: the point from which it is counted, or the strongest of some houses from there. */
export const SEEDS = {
  ascendant: [1],
  /** Counted backward from an even ascendant. */
  fourth: (point) => [isOddSign(point) ? 4 : 10],
  ninth: [9],
  ascendant_or_seventh: [1, 7],
  /** From an odd ascendant itself, from an even one the seventh. */
  ascendant_or_seventh_by_parity: (point) => [isOddSign(point) ? 1 : 7],
  varga_ascendant_or_seventh: [1, 7],
  second_or_eighth: [2, 8],
  first_fifth_or_ninth: [1, 5, 9],
  navamsha_ascendant: [1],
  sree_lagna: [1],
  brahma: [1],
} as const satisfies Readonly<Record<string, Houses | ((point: number) => Houses)>>;

/** Where a daśā of signs begins. */
export type SeedFrom = keyof typeof SEEDS;

/** The sign with which a daśā begins, and how it was found. */
export interface Seed {
  /** 0 (Aries) … 11. */
  readonly sign: number;
  readonly from: SeedFrom;
  /** The sign from which it was counted, 0 (Aries) … 11. */
  readonly point: number;
  /** The signs of which it is the strongest; `null` where there was nothing to compare. */
  readonly compared: readonly number[] | null;
  readonly decidedBy: SignStrengthRule | 'tie' | null;
}

/**
 * Returns the sign with which a daśā begins.
 * @param point the sign from which it is counted, 0 (Aries) … 11: of the ascendant, of the ascendant of a varga, of the Śrī lagna, of
 *   Brahmā
 */
export function seedOf(from: SeedFrom, chart: StrengthChart, point: number): Seed {
  const rule: Houses | ((sign: number) => Houses) = SEEDS[from];
  const [first, ...others] = typeof rule === 'function' ? rule(point) : rule;
  const signOf = (house: number): number => (point + house - 1) % 12;
  const signs = [signOf(first), ...others.map(signOf)] as const;
  return { from, point, compared: others.length === 0 ? null : signs, ...strongestSign(chart, signs) };
}
