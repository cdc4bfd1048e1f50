import { modulo } from '../math/angle.js';
import type { SignLord } from './lords.js';
import type { Graha } from './names.js';

export const REGARDS = ['friend', 'neutral', 'enemy'] as const;

/** How one graha regards another by nature. @names dignities */
export type Regard = (typeof REGARDS)[number];

/** Friends and enemies; everyone else is neutral. */
interface Relations {
  readonly friends: readonly SignLord[];
  readonly enemies: readonly SignLord[];
}

export const NODES_FEEL: Relations = { friends: ['Mercury', 'Venus', 'Saturn'], enemies: ['Sun', 'Moon', 'Jupiter'] };

/**
 * Of the seven, Bṛhat Parāśara Horā Śāstra (Santhanam) 3.55; of the nodes, Phaladīpikā 2.35. None of these texts says how the seven regard
 * the nodes, so nodes are never among friends or enemies.
 */
export const NATURAL_RELATIONS: Readonly<Record<Graha, Relations>> = {
  Sun: { friends: ['Moon', 'Mars', 'Jupiter'], enemies: ['Venus', 'Saturn'] },
  Moon: { friends: ['Sun', 'Mercury'], enemies: [] },
  Mars: { friends: ['Sun', 'Moon', 'Jupiter'], enemies: ['Mercury'] },
  Mercury: { friends: ['Sun', 'Venus'], enemies: ['Moon'] },
  Jupiter: { friends: ['Sun', 'Moon', 'Mars'], enemies: ['Mercury', 'Venus'] },
  Venus: { friends: ['Mercury', 'Saturn'], enemies: ['Sun', 'Moon'] },
  Saturn: { friends: ['Mercury', 'Venus'], enemies: ['Sun', 'Moon', 'Mars'] },
  Rahu: NODES_FEEL,
  Ketu: NODES_FEEL,
};

export function regard(from: Graha, to: SignLord): Regard {
  if (from === to) return 'friend';
  const { friends, enemies } = NATURAL_RELATIONS[from];
  if (friends.includes(to)) return 'friend';
  return enemies.includes(to) ? 'enemy' : 'neutral';
}

/** How one graha regards another temporally. */
export type TemporalRegard = Exclude<Regard, 'neutral'>;

/** Inclusive counts of signs. Bṛhat Parāśara Horā Śāstra (Santhanam) 3.56. */
export const TEMPORAL_FRIENDS: readonly number[] = [2, 3, 4, 10, 11, 12];

/** Signs are 0 (Aries) … 11. */
export function temporalRegard(fromSign: number, toSign: number): TemporalRegard {
  return TEMPORAL_FRIENDS.includes(modulo(toSign - fromSign, 12) + 1) ? 'friend' : 'enemy';
}

export const COMPOUND_REGARDS = ['great_friend', 'friend', 'neutral', 'enemy', 'great_enemy'] as const;

/** How one graha regards another, naturally and temporally together. @names dignities */
export type CompoundRegard = (typeof COMPOUND_REGARDS)[number];

/** Bṛhat Parāśara Horā Śāstra (Santhanam) 3.57–58. */
const COMPOUND: Readonly<Record<Regard, Readonly<Record<TemporalRegard, CompoundRegard>>>> = {
  friend: { friend: 'great_friend', enemy: 'neutral' },
  neutral: { friend: 'friend', enemy: 'enemy' },
  enemy: { friend: 'neutral', enemy: 'great_enemy' },
};

export function compoundRegard(natural: Regard, temporal: TemporalRegard): CompoundRegard {
  return COMPOUND[natural][temporal];
}
