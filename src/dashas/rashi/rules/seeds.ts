import { isOddSign, type Modality, modality } from '../../../zodiac/signNature.js';
import { type SignStrengthRule, type StrengthChart, strongestSign } from '../../../zodiac/signStrength.js';

type Houses = readonly [number, ...number[]];

/** The house of the sign that a sign faces: Jaimini Sūtras 1.1.2–3, as the Tattvādarśa counts. */
export const FACING: Readonly<Record<Modality, number>> = { movable: 8, fixed: 6, dual: 7 };

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
  brahma_by_parity: (point) => [isOddSign(point) ? 1 : 7],
  ascendant_lord: [1],
  second: [2],
  atma_karaka_or_seventh: [1, 7],
  ascendant_or_hora_lagna: [1],
  ascendant_or_facing: (point) => [isOddSign(point) ? 1 : FACING[modality(point)]],
  first_fourth_seventh_or_tenth: [1, 4, 7, 10],
  pada_lord_or_seventh: [1, 7],
  tara_lagna: [1],
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

/**
 * @param point the sign to count from, 0 (Aries) … 11: of the ascendant, the ascendant of a varga, the Śrī lagna, or Brahmā
 * @param more a sign to compare besides
 */
export function seedOf(from: SeedFrom, chart: StrengthChart, point: number, more?: number): Seed {
  const rule: Houses | ((sign: number) => Houses) = SEEDS[from];
  const [first, ...others] = typeof rule === 'function' ? rule(point) : rule;
  const signOf = (house: number): number => (point + house - 1) % 12;
  const signs = [
    signOf(first),
    ...others.map(signOf),
    ...(more === undefined || more === point ? [] : [more]),
  ] as const;
  return { from, point, compared: signs.length === 1 ? null : signs, ...strongestSign(chart, signs) };
}
