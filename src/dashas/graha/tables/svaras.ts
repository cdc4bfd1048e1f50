export const SVARAS = ['a', 'i', 'u', 'e', 'o'] as const;

/** One of the five vowels of the pañcasvara cakra. @names none */
export type Svara = (typeof SVARAS)[number];

/**
 * The letters in rows of five under the vowels a, i, u, e, o: from ka to ha without ṅ, ñ and ṇ. Bṛhat Parāśara Horā Śāstra 46.191–192, in
 * the Sanskrit.
 */
export const LETTERS_UNDER_SVARAS: readonly (readonly string[])[] = [
  ['k', 'kh', 'g', 'gh', 'c'],
  ['ch', 'j', 'jh', 'ṭ', 'ṭh'],
  ['ḍ', 'ḍh', 't', 'th', 'd'],
  ['dh', 'n', 'p', 'ph', 'b'],
  ['bh', 'm', 'y', 'r', 'l'],
  ['v', 'ś', 'ṣ', 's', 'h'],
];

/** What the three left out count as. Bṛhat Parāśara Horā Śāstra 46.193: ga, ja, ḍa in turn. */
export const LETTERS_LIKE: Readonly<Record<string, string>> = { ṅ: 'g', ñ: 'j', ṇ: 'ḍ' };
