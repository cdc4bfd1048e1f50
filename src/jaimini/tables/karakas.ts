import type { CharaKaraka } from '../../zodiac/charaKarakas.js';
import type { Graha } from '../../zodiac/names.js';

export {
  CHARA_KARAKAS,
  type CharaKaraka,
  KARAKA_SCHEMES,
  type KarakaScheme,
  ONLY_OF_EIGHT,
} from '../../zodiac/charaKarakas.js';

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
