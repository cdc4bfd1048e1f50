export const ARGALA_REVERSES = ['ketu', 'nodes', 'none'] as const;

/** Ketu alone, either node, or never. */
export type ArgalaReverse = (typeof ARGALA_REVERSES)[number];

export interface ArgalaPair {
  readonly from: number;
  readonly obstructedFrom: number;
  readonly kind: 'primary' | 'secondary';
}

/** Bṛhat Parāśara Horā Śāstra (Santhanam) 31.2–9; Jaimini Sūtras 1.1.5–10. */
export const ARGALA_PAIRS = [
  { from: 2, obstructedFrom: 12, kind: 'primary' },
  { from: 4, obstructedFrom: 10, kind: 'primary' },
  { from: 11, obstructedFrom: 3, kind: 'primary' },
  { from: 5, obstructedFrom: 9, kind: 'secondary' },
] as const satisfies readonly ArgalaPair[];

/** Malefics in the third make argala by themselves. Bṛhat Parāśara Horā Śāstra (Santhanam) 31.5. */
export const VIPAREETA_PLACE = 3;
export const VIPAREETA_COUNT = 3;
