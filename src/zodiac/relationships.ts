import { modulo } from '../math/angle.js';
import type { SignLord } from './lords.js';
import type { Graha } from './names.js';

/** The ways in which one graha regards another by nature. */
export const REGARDS = ['friend', 'neutral', 'enemy'] as const;

/** How one graha regards another by nature. */
export type Regard = (typeof REGARDS)[number];

/** Whom a graha holds for friends and enemies; whoever is in neither list is neutral. */
interface Relations {
  readonly friends: readonly SignLord[];
  readonly enemies: readonly SignLord[];
}

/** What the nodes feel: both the same. */
export const NODES_FEEL: Relations = { friends: ['Mercury', 'Venus', 'Saturn'], enemies: ['Sun', 'Moon', 'Jupiter'] };

/**
 * Natural friends and enemies. Of the seven, Bṛhat Parāśara Horā Śāstra (Santhanam) 3.55; of the nodes, Phaladīpikā 2.35. How the seven
 * regard the nodes is in none of these texts, so that nodes are never among friends or enemies.
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

/** Returns how a graha regards one of the seven by nature; itself it regards as a friend. */
export function regard(from: Graha, to: SignLord): Regard {
  if (from === to) return 'friend';
  const { friends, enemies } = NATURAL_RELATIONS[from];
  if (friends.includes(to)) return 'friend';
  return enemies.includes(to) ? 'enemy' : 'neutral';
}

/** How one graha regards another for the time of a chart. */
export type TemporalRegard = Exclude<Regard, 'neutral'>;

/** Inclusive counts of signs at which a temporal friend stands. Bṛhat Parāśara Horā Śāstra (Santhanam) 3.56. */
export const TEMPORAL_FRIENDS: readonly number[] = [2, 3, 4, 10, 11, 12];

/** Returns how a graha in one sign regards a graha in another for the time of the chart; signs are 0 (Aries) … 11. */
export function temporalRegard(fromSign: number, toSign: number): TemporalRegard {
  return TEMPORAL_FRIENDS.includes(modulo(toSign - fromSign, 12) + 1) ? 'friend' : 'enemy';
}

/** The five compound relations, from the best. */
export const COMPOUND_REGARDS = ['great_friend', 'friend', 'neutral', 'enemy', 'great_enemy'] as const;

/** How one graha regards another, nature and time together. */
export type CompoundRegard = (typeof COMPOUND_REGARDS)[number];

/** Bṛhat Parāśara Horā Śāstra (Santhanam) 3.57–58. */
const COMPOUND: Readonly<Record<Regard, Readonly<Record<TemporalRegard, CompoundRegard>>>> = {
  friend: { friend: 'great_friend', enemy: 'neutral' },
  neutral: { friend: 'friend', enemy: 'enemy' },
  enemy: { friend: 'neutral', enemy: 'great_enemy' },
};

/** Returns the relation that a natural and a temporal one make together. */
export function compoundRegard(natural: Regard, temporal: TemporalRegard): CompoundRegard {
  return COMPOUND[natural][temporal];
}
