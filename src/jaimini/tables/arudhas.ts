interface ArudhaRow {
  readonly name: string;
  readonly called: string;
}

/** P. V. R. Narasimha Rao 9.2; Bṛhat Parāśara Horā Śāstra (Santhanam) 29–30. */
export const ARUDHAS = [
  { name: 'AL', called: 'Arudha lagna' },
  { name: 'A2', called: 'Dhana' },
  { name: 'A3', called: 'Vikrama' },
  { name: 'A4', called: 'Sukha' },
  { name: 'A5', called: 'Mantra' },
  { name: 'A6', called: 'Roga' },
  { name: 'A7', called: 'Dara' },
  { name: 'A8', called: 'Mrityu' },
  { name: 'A9', called: 'Bhagya' },
  { name: 'A10', called: 'Karma' },
  { name: 'A11', called: 'Labha' },
  { name: 'UL', called: 'Upapada' },
] as const satisfies readonly ArudhaRow[];

/** The pada of a house, by its short name. */
export type Arudha = (typeof ARUDHAS)[number]['name'];

export const ARUDHA_BASES = [
  'ascendant',
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
] as const;

/** The ascendant, or a graha. */
export type ArudhaBase = (typeof ARUDHA_BASES)[number];
