export const PATHS = ['Aries', 'Taurus', 'Gemini'] as const;

/** The sign after which a path (vīthī) of the zodiac is named. @names signs */
export type ZodiacPath = (typeof PATHS)[number];

/** Signs of the three paths, 0 (Aries) … 11: Jñānapradīpikā 35, read. */
export const PATH_SIGNS: Readonly<Record<ZodiacPath, readonly number[]>> = {
  Aries: [1, 2, 3, 4],
  Taurus: [0, 5, 6, 11],
  Gemini: [7, 8, 9, 10],
};
