const REDUCED = {
  relation: { summary: "Whose sign is an enemy's: by nature, or with the place as well" },
  enemy_exempt: { summary: "Who loses nothing in an enemy's sign" },
  combustion: { summary: 'Limits within which the Sun burns' },
  visible_half: { summary: 'Loss in the visible half: by houses of signs, or in proportion' },
  in_one_sign: { summary: 'Who loses there where several share a sign' },
  several: { summary: 'Which of several losses count' },
  lagna_years: { summary: 'Years of the ascendant: by navamsha, sign, stronger lord, or both' },
} as const;
const RISING = { ...REDUCED, rising_malefic: { summary: 'What a malefic in the ascendant takes' } } as const;

/** The options of each count in words, for the counts and for the daśās made of them. */
export const COUNT_FIELDS = {
  pindayu: RISING,
  nisargayu: {
    ...RISING,
    basis: { summary: 'Natural years in proportion and reduced, or the same for everyone' },
  },
  amshayu: { ...REDUCED, bharana: { summary: 'The text that increases years' } },
  jivasharma: RISING,
} as const;
