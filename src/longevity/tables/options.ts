import type { SignLord } from '../../zodiac/lords.js';

export const COUNTS = ['pindayu', 'nisargayu', 'amshayu', 'jivasharma'] as const;

/** A count of the years that the grahas give. @names none */
export type LifeCount = (typeof COUNTS)[number];

export const RELATIONS = ['natural', 'compound'] as const;

/** Whose sign is an enemy's: by nature alone, or by nature and place together. @names none */
export type EnemyRelation = (typeof RELATIONS)[number];

export const EXEMPTIONS = ['retrograde', 'mars', 'both'] as const;

/** Who loses nothing in an enemy's sign. @names none */
export type EnemyExemption = (typeof EXEMPTIONS)[number];

export const VISIBLE_HALF_READINGS = ['sign', 'proportional'] as const;

/** How the loss in the visible half is measured: whole by houses of signs, or in proportion within equal houses. @names none */
export type VisibleHalfReading = (typeof VISIBLE_HALF_READINGS)[number];

export const IN_ONE_SIGN = ['strongest', 'all'] as const;

/** Who loses in the visible half where several share a sign. @names none */
export type InOneSign = (typeof IN_ONE_SIGN)[number];

export const SEVERAL_LOSSES = ['each', 'greater', 'greatest'] as const;

/**
 * Which of several losses count: each of what is left; of the losses by sign and by the Sun only the greater, the others as well; or one
 * of all. @names none
 */
export type SeveralLosses = (typeof SEVERAL_LOSSES)[number];

export const RISING_MALEFIC_READINGS = ['phaladeepika', 'santhanam', 'none'] as const;

/**
 * What a malefic in the ascendant takes: from every graha by the degrees of the ascendant in its sign; from that malefic alone by its whole
 * longitude; or nothing. @names none
 */
export type RisingMaleficReading = (typeof RISING_MALEFIC_READINGS)[number];

export const LAGNA_YEARS = ['navamsha', 'sign', 'stronger_lord', 'both'] as const;

/** The years of the ascendant: of its navāṁśa, of its sign, of the one whose lord is stronger, or of both together. @names none */
export type LagnaYears = (typeof LAGNA_YEARS)[number];

export const BHARANAS = ['brihat_jataka', 'bphs'] as const;

/** The text that increases years: own sign twofold and retrograde threefold, or own sign threefold. @names none */
export type Bharana = (typeof BHARANAS)[number];

export const BASES = ['proportional', 'fixed'] as const;

/** Whether natural years grow with the distance from the fall and lose by the reductions, or are the same for everyone. @names none */
export type NisargaBasis = (typeof BASES)[number];

export const STEPS = [
  'threefold',
  'twofold',
  'enemy_sign',
  'combust',
  'debilitated',
  'visible_half',
  'rising_malefic',
] as const;

/** A rule that changes the years of a graha. @names none */
export type StepRule = (typeof STEPS)[number];

/** Where each rule is read. */
export const VERSES: Readonly<Record<StepRule, string>> = {
  threefold: 'Bṛhajjātaka 7.11; Bṛhat Parāśara Horā Śāstra 43.21',
  twofold: 'Bṛhajjātaka 7.11; Bṛhat Parāśara Horā Śāstra 43.21',
  enemy_sign: 'Bṛhajjātaka 7.2; Bṛhat Parāśara Horā Śāstra 43.9',
  combust: 'Bṛhajjātaka 7.2; Bṛhat Parāśara Horā Śāstra 43.9',
  debilitated: 'Laghujātaka 9.4; Phaladīpikā 22.18',
  visible_half: 'Bṛhajjātaka 7.3; Bṛhat Parāśara Horā Śāstra 43.10–11',
  rising_malefic: 'Bṛhajjātaka 7.4; Phaladīpikā 22.21; Bṛhat Parāśara Horā Śāstra 43.12–13',
};

export const STEP_REASONS = [
  'retrograde_exempt',
  'mars_exempt',
  'venus_saturn_exempt',
  'stronger_in_sign',
  'greater_loss',
  'larger_gain',
] as const;

/** Why a rule whose condition holds does not apply. @names none */
export type StepReason = (typeof STEP_REASONS)[number];

/** Malefics of these counts: the Moon never is one (Bṛhat Parāśara Horā Śāstra 43.11), nor Mercury. */
export const MALEFICS = ['Sun', 'Mars', 'Saturn'] as const satisfies readonly SignLord[];

/** Set under the Sun, they lose nothing. Bṛhajjātaka 7.2; Bṛhat Parāśara Horā Śāstra 43.9. */
export const COMBUST_EXEMPT = ['Venus', 'Saturn'] as const satisfies readonly SignLord[];

/** Which count belongs to whom, where that one is strongest. Bṛhat Parāśara Horā Śāstra 43.31; Phaladīpikā 22.28. */
export const COUNT_OF = { lagna: 'amshayu', sun: 'pindayu', moon: 'nisargayu' } as const satisfies Readonly<
  Record<string, LifeCount>
>;
