/** The four mūrtis. */
export const MURTHIS = ['swarna', 'rajata', 'tamra', 'loha'] as const;

/** A mūrti: the metal of a planet’s stay in a sign. */
export type Murthi = (typeof MURTHIS)[number];

/**
 * Houses of the Moon, at the instant of an entry, from the natal Moon. P. V. R. Narasimha Rao 26.2, Table 62 (read).
 */
export const MURTHI_HOUSES: Readonly<Record<Murthi, readonly number[]>> = {
  swarna: [1, 6, 11],
  rajata: [2, 5, 9],
  tamra: [3, 7, 10],
  loha: [4, 8, 12],
};
