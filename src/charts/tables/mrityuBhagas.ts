import type { Graha } from '../../zodiac/names.js';

/** Bodies with a mṛtyu-bhāga. */
export type MrityuBody = 'Ascendant' | Graha | 'Mandi';

/**
 * The degree of each sign from Aries, as the table of V. Subrahmanya Sastri on Jātaka Pārijāta 1.57 and K. S. Charak print it; second-hand
 * (chakra.lv; the constants of PyJHora). No verse was read for it.
 */
export const MRITYU_BHAGAS: Readonly<Record<MrityuBody, readonly number[]>> = {
  Ascendant: [1, 9, 22, 22, 25, 2, 4, 23, 18, 20, 24, 10],
  Sun: [20, 9, 12, 6, 8, 24, 16, 17, 22, 2, 3, 23],
  Moon: [26, 12, 13, 25, 24, 11, 26, 14, 13, 25, 5, 12],
  Mars: [19, 28, 25, 23, 29, 28, 14, 21, 2, 15, 11, 6],
  Mercury: [15, 14, 13, 12, 8, 18, 20, 10, 21, 22, 7, 5],
  Jupiter: [19, 29, 12, 27, 6, 4, 13, 10, 17, 11, 15, 28],
  Venus: [28, 15, 11, 17, 10, 13, 4, 6, 27, 12, 29, 19],
  Saturn: [10, 4, 7, 9, 12, 16, 3, 18, 28, 14, 13, 15],
  Rahu: [14, 13, 12, 11, 24, 23, 22, 21, 10, 20, 18, 8],
  Ketu: [8, 18, 20, 10, 21, 22, 23, 24, 11, 12, 13, 14],
  Mandi: [23, 24, 11, 12, 13, 14, 8, 18, 20, 10, 21, 22],
};

export const MRITYU_LISTS = ['phaladipika', 'jataka_parijata', 'table'] as const;

/** Which list of mṛtyu-bhāgas. @names none */
export type MrityuList = (typeof MRITYU_LISTS)[number];

/**
 * Degrees by the words of the verses, in kaṭapayādi. Phaladīpikā 13.10 for the Moon and 13.11 for the lagna; Jātaka Pārijāta 1.57 for the
 * Moon: Sanskrit e-texts, read. Three syllables of them are amended after other lists, as `disputed` says.
 */
export const MRITYU_VERSES: Readonly<
  Record<Exclude<MrityuList, 'table'>, Readonly<Partial<Record<MrityuBody, readonly number[]>>>>
> = {
  phaladipika: {
    Ascendant: [8, 9, 22, 22, 25, 14, 4, 23, 18, 20, 21, 10],
    Moon: [26, 12, 13, 25, 24, 11, 26, 14, 13, 25, 5, 12],
  },
  jataka_parijata: { Moon: [8, 25, 22, 22, 21, 1, 4, 23, 18, 20, 20, 10] },
};

/** The house in which a graha is in its māraṇa-kāraka-sthāna; second-hand: the constants of PyJHora, which name Jātaka Pārijāta. */
export const MARANA_KARAKA: Readonly<Record<Graha, number>> = {
  Sun: 12,
  Moon: 8,
  Mars: 7,
  Mercury: 7,
  Jupiter: 3,
  Venus: 6,
  Saturn: 1,
  Rahu: 9,
  Ketu: 4,
};
