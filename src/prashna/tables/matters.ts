export const MATTERS = [
  'self',
  'wealth',
  'trade_goods',
  'siblings',
  'servants',
  'home',
  'land',
  'friends',
  'mother',
  'learning',
  'counsel',
  'opponents',
  'debate',
  'marriage',
  'trade',
  'return',
  'teacher',
  'pilgrimage',
  'office',
  'father',
  'journey',
  'gain',
  'vehicles',
  'lost_thing',
  'farming',
  'expense',
] as const;

/** What a question is about. @names none */
export type Matter = (typeof MATTERS)[number];

export interface MatterRow {
  readonly house: number;
  /** Work and verse. */
  readonly verse: string;
}

/** Daivajñavallabhā 2.4–16 and Ṣaṭpañcāśikā 1.2, both read. Death, diseases and thieves are left out. */
export const MATTER_HOUSES: Readonly<Record<Matter, MatterRow>> = {
  self: { house: 1, verse: 'DV 2.4' },
  wealth: { house: 2, verse: 'DV 2.5' },
  trade_goods: { house: 2, verse: 'DV 2.5' },
  siblings: { house: 3, verse: 'DV 2.6' },
  servants: { house: 3, verse: 'DV 2.6' },
  home: { house: 4, verse: 'DV 2.7' },
  land: { house: 4, verse: 'DV 2.7' },
  friends: { house: 4, verse: 'DV 2.7' },
  mother: { house: 4, verse: 'DV 2.8' },
  learning: { house: 5, verse: 'DV 2.9' },
  counsel: { house: 5, verse: 'DV 2.9' },
  opponents: { house: 6, verse: 'DV 2.10' },
  debate: { house: 7, verse: 'DV 2.11' },
  marriage: { house: 7, verse: 'DV 2.11' },
  trade: { house: 7, verse: 'DV 2.11' },
  return: { house: 7, verse: 'SP 1.2' },
  teacher: { house: 9, verse: 'DV 2.13' },
  pilgrimage: { house: 9, verse: 'DV 2.13' },
  office: { house: 10, verse: 'DV 2.14' },
  father: { house: 10, verse: 'DV 2.14' },
  journey: { house: 10, verse: 'SP 1.2' },
  gain: { house: 11, verse: 'DV 2.15' },
  vehicles: { house: 11, verse: 'DV 2.15' },
  lost_thing: { house: 11, verse: 'DV 2.15' },
  farming: { house: 12, verse: 'DV 2.16' },
  expense: { house: 12, verse: 'DV 2.16' },
};
