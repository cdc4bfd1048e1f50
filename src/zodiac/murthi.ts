/** Gold, silver, copper and iron. */
export const MURTHIS = ['swarna', 'rajata', 'tamra', 'loha'] as const;

/** A metal: the mūrti of a planet’s stay in a sign, or the pāyā of a birth. */
export type Murthi = (typeof MURTHIS)[number];

/**
 * Houses of the Moon: at the instant of an entry, from the natal Moon (P. V. R. Narasimha Rao 26.2, Table 62, read); at birth, from the
 * lagna (three pages of practice in Hindi, read).
 */
export const MURTHI_HOUSES: Readonly<Record<Murthi, readonly number[]>> = {
  swarna: [1, 6, 11],
  rajata: [2, 5, 9],
  tamra: [3, 7, 10],
  loha: [4, 8, 12],
};

/** @param house of the Moon, 1 … 12 */
export function murthiOf(house: number): Murthi {
  const found = MURTHIS.find((murthi) => MURTHI_HOUSES[murthi].includes(house));
  if (found === undefined) throw new RangeError(`${house} is no house`);
  return found;
}
