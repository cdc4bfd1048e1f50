/** Whose counts of the special nakṣatras; the first is the default. */
export const TARA_COUNTS = ['sastri', 'rao'] as const;

/** Whose counts. @names none */
export type TaraCounts = (typeof TARA_COUNTS)[number];

/** The special nakṣatras of a birth. */
export const SPECIAL_STARS = [
  'janma',
  'karma',
  'sanghatika',
  'samudayika',
  'adhana',
  'vainashika',
  'manasa',
  'jati',
  'desha',
  'abhisheka',
  'naidhana',
] as const;

/** A special nakṣatra. @names none */
export type SpecialStar = (typeof SPECIAL_STARS)[number];

/**
 * From the birth star, which is 1. sastri: V. Subrahmanya Sastri's note to Phaladīpikā 26.48, second-hand; he has no naidhana and no mānasa
 * in what was quoted, and the mānasa is the 25th in both (futuresamachar.com, read). rao: Narasimha Rao's list (Scribd 235737026), read.
 */
export const SPECIAL_COUNTS: Readonly<Record<TaraCounts, Readonly<Partial<Record<SpecialStar, number>>>>> = {
  sastri: {
    janma: 1,
    karma: 10,
    sanghatika: 16,
    samudayika: 18,
    adhana: 19,
    vainashika: 23,
    manasa: 25,
    jati: 26,
    desha: 27,
    abhisheka: 28,
  },
  rao: {
    janma: 1,
    karma: 10,
    sanghatika: 16,
    samudayika: 18,
    adhana: 19,
    vainashika: 22,
    manasa: 25,
    jati: 4,
    desha: 12,
    abhisheka: 13,
    naidhana: 7,
  },
};
