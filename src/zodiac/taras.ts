export const TARAS = [
  'Janma',
  'Sampat',
  'Vipat',
  'Kshema',
  'Pratyari',
  'Sadhaka',
  'Vadha',
  'Mitra',
  'Ati Mitra',
] as const;

/** A tārā. @names taras */
export type Tara = (typeof TARAS)[number];

/** From 1: Vipat, Pratyari and Vadha. */
export const BAD_TARAS: readonly number[] = [3, 5, 7];
