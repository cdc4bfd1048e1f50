export const SPANS = ['equal', 'unequal'] as const;

/** Equal parts of 12′, or all the boundaries of the sixteen vargas. */
export type NadyamshaSpan = (typeof SPANS)[number];

export const NAME_LISTS = ['deva_keralam', 'jhora'] as const;

/** R. Santhanam’s edition of Deva Keralam, or PyJHora's list. */
export type NadiNames = (typeof NAME_LISTS)[number];

export const PARTS = 150;

/** Their boundaries make the unequal parts. Bṛhat Parāśara Horā Śāstra (Santhanam) 6.2–4. */
export const SIXTEEN_VARGAS: readonly number[] = [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60];
