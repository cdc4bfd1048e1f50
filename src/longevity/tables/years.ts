import type { SignLord } from '../../zodiac/lords.js';

/** Years at the deepest degree of exaltation. Bṛhajjātaka 7.1; Phaladīpikā 22.21; Horāsāra 7.3–4; Bṛhat Parāśara Horā Śāstra 43.6–7. */
export const PINDA_YEARS: Readonly<Record<SignLord, number>> = {
  Sun: 19,
  Moon: 25,
  Mars: 15,
  Mercury: 12,
  Jupiter: 15,
  Venus: 21,
  Saturn: 20,
};

/** Bṛhajjātaka 8.9; Phaladīpikā 22.17; Bṛhat Parāśara Horā Śāstra 43.16–17. */
export const NISARGA_YEARS: Readonly<Record<SignLord, number>> = {
  Sun: 20,
  Moon: 1,
  Mars: 2,
  Mercury: 9,
  Jupiter: 18,
  Venus: 20,
  Saturn: 50,
};

/** Twice sixty years and five nights, of a year of 360 days. Bṛhajjātaka 7.5; Phaladīpikā 22.31. */
export const LONGEST_LIFE = 120 + 5 / 360;

/** The share of each graha by Jīvaśarman: a seventh. Bṛhajjātaka 7.9; Phaladīpikā 22.25. */
export const JIVASHARMA_YEARS = LONGEST_LIFE / 7;

/** Parts lost by malefics in the houses of the visible half; benefics lose half. Bṛhajjātaka 7.3; Bṛhat Parāśara Horā Śāstra 43.10. */
export const VISIBLE_HALF: Readonly<Record<7 | 8 | 9 | 10 | 11 | 12, number>> = {
  7: 1 / 6,
  8: 1 / 5,
  9: 1 / 4,
  10: 1 / 3,
  11: 1 / 2,
  12: 1,
};
