/** How long the beginning of a yoga is barred: ghaṭīs of 24 minutes, or its first half. Muhūrta Cintāmaṇi 1.34–35 (read). */
export const YOGA_OPENINGS: Readonly<
  Record<number, { readonly name: string; readonly ghatis: number | 'half' } | undefined>
> = {
  1: { name: 'Vishkambha', ghatis: 3 },
  6: { name: 'Atiganda', ghatis: 6 },
  9: { name: 'Shula', ghatis: 5 },
  10: { name: 'Ganda', ghatis: 6 },
  13: { name: 'Vyaghata', ghatis: 9 },
  15: { name: 'Vajra', ghatis: 3 },
  19: { name: 'Parigha', ghatis: 'half' },
};
