import type { SignLord } from '../../zodiac/lords.js';
import type { Modality } from '../../zodiac/signNature.js';

/** Lagnas that start at the Sun of sunrise, and their degrees an hour. Bṛhat Parāśara Horā Śāstra 5.2–8; vighaṭī by analogy. */
export const LAGNA_RATES = { bhava: 15, hora: 30, ghati: 75, vighati: 4500 } as const;

export type MovingLagna = keyof typeof LAGNA_RATES;

/** Degrees that the prāṇapada goes in an hour: a sign in fifteen vighaṭīs. Bṛhat Parāśara Horā Śāstra (Santhanam) 3.71–74. */
export const PRANAPADA_RATE = 300;

/** Degrees added in dual and fixed signs: the fifth and ninth sign from the Sun. */
export const PRANAPADA_ADDS: Readonly<Record<Modality, number>> = { movable: 0, fixed: 240, dual: 120 };

/** Rays (kalās) of the planets for the indu lagna. PyJHora, with a value of Jagannātha Horā; Uttara Kālāmṛta 4.27 was not read. */
export const INDU_KALAS: Readonly<Record<SignLord, number>> = {
  Sun: 30,
  Moon: 16,
  Mars: 6,
  Mercury: 8,
  Jupiter: 10,
  Venus: 12,
  Saturn: 1,
};

/** How the two counts of the varṇada are joined; the first is the default. */
export const VARNADA_RULES = ['sign_parity', 'count_parity'] as const;

/** By the parity of the two signs (B.V. Raman, Jagannātha Horā), or of the two counts (Santhanam). */
export type VarnadaRule = (typeof VARNADA_RULES)[number];

/** How the varṇada is found: by signs, or by the longitudes of ascendant and horā lagna (Sanjay Rath, as PyJHora has him). */
export const VARNADA_WAYS = [...VARNADA_RULES, 'longitudes'] as const;

/** One of `VARNADA_WAYS`. */
export type VarnadaWay = (typeof VARNADA_WAYS)[number];
