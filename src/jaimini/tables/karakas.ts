import type { Graha } from '../../zodiac/names.js';

export const KARAKA_SCHEMES = ['eight', 'seven'] as const;

/** With Rāhu (`eight`), or the seven planets alone. */
export type KarakaScheme = (typeof KARAKA_SCHEMES)[number];

interface KarakaRow {
  readonly name: string;
  readonly iast: string;
  readonly matter: string;
}

/** From the graha most advanced in its sign. Bṛhat Parāśara Horā Śāstra 32.1–17; P. V. R. Narasimha Rao 8.2. */
export const CHARA_KARAKAS = [
  { name: 'Atma', iast: 'Ātma', matter: 'self' },
  { name: 'Amatya', iast: 'Amātya', matter: 'advisers, work' },
  { name: 'Bhratri', iast: 'Bhrātṛ', matter: 'brothers and sisters' },
  { name: 'Matri', iast: 'Mātṛ', matter: 'mother' },
  { name: 'Pitri', iast: 'Pitṛ', matter: 'father' },
  { name: 'Putra', iast: 'Putra', matter: 'children' },
  { name: 'Jnati', iast: 'Jñāti', matter: 'rivals, cousins' },
  { name: 'Dara', iast: 'Dārā', matter: 'spouse' },
] as const satisfies readonly KarakaRow[];

/** One of the cara kārakas. @names chara_karakas */
export type CharaKaraka = (typeof CHARA_KARAKAS)[number]['name'];

export const ONLY_OF_EIGHT: CharaKaraka = 'Pitri';

/** Substitutes for a kāraka that a tie leaves empty: the sthira kāraka, the stronger of two. Bṛhat Parāśara Horā Śāstra 32.13–21. */
export const SUBSTITUTES: Readonly<Record<CharaKaraka, readonly Graha[]>> = {
  Atma: [],
  Amatya: [],
  Bhratri: ['Mars'],
  Matri: ['Moon', 'Mars'],
  Pitri: ['Sun', 'Venus'],
  Putra: ['Saturn'],
  Jnati: ['Mercury'],
  Dara: ['Venus'],
};

export const STHIRA_LISTS = ['bphs', 'pvr'] as const;

/** Bṛhat Parāśara Horā Śāstra (`bphs`), or P. V. R. Narasimha Rao (`pvr`). */
export type SthiraList = (typeof STHIRA_LISTS)[number];

/** Of two grahas the stronger represents the relative. */
interface SthiraRow {
  readonly relative: string;
  readonly planets: readonly Graha[];
}

/** Bṛhat Parāśara Horā Śāstra (Santhanam) 32.18–21; P. V. R. Narasimha Rao 8.3. */
export const STHIRA_KARAKAS = {
  bphs: [
    { relative: 'father', planets: ['Sun', 'Venus'] },
    { relative: 'mother', planets: ['Moon', 'Mars'] },
    { relative: 'younger_siblings_and_in_laws', planets: ['Mars'] },
    { relative: 'maternal_relatives', planets: ['Mercury'] },
    { relative: 'paternal_grandfather', planets: ['Jupiter'] },
    { relative: 'husband', planets: ['Venus'] },
    { relative: 'sons', planets: ['Saturn'] },
    { relative: 'wife_parents_in_law_maternal_grandfather', planets: ['Ketu'] },
  ],
  pvr: [
    { relative: 'father', planets: ['Sun', 'Venus'] },
    { relative: 'mother', planets: ['Moon', 'Mars'] },
    { relative: 'younger_siblings_and_in_laws', planets: ['Mars'] },
    { relative: 'maternal_relatives', planets: ['Mercury'] },
    { relative: 'husband_sons_paternal_relatives', planets: ['Jupiter'] },
    { relative: 'wife_parents_in_law_maternal_grandparents', planets: ['Venus'] },
    { relative: 'elder_siblings', planets: ['Saturn'] },
  ],
} as const satisfies Readonly<Record<SthiraList, readonly SthiraRow[]>>;

/** The relative of a sthira kāraka. */
export type SthiraRelative = (typeof STHIRA_KARAKAS)[SthiraList][number]['relative'];

/** Bṛhat Parāśara Horā Śāstra (Santhanam) 32.34. */
export const BHAVA_KARAKAS = [
  'Sun',
  'Jupiter',
  'Mars',
  'Moon',
  'Jupiter',
  'Mars',
  'Venus',
  'Saturn',
  'Jupiter',
  'Mercury',
  'Jupiter',
  'Saturn',
] as const satisfies readonly Graha[];
