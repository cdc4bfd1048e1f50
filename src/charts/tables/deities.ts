import type { Varga } from '../../types.js';
import type { DeityId } from './deityNames.js';

/** How the list of a division goes on in the signs. */
export type DeityOrder =
  /** In the same order in every sign, again from the first where the list ends. */
  | 'same'
  /** Backward in even signs. */
  | 'reversed'
  /** In fixed signs from the second name, in dual signs from the third, and round. */
  | 'modality'
  /** Even signs have a list for themselves. */
  | 'two_lists';

export interface DeityRule {
  readonly order: DeityOrder;
  readonly names: readonly DeityId[];
  /** Of even signs, where they have a list for themselves. */
  readonly even?: readonly DeityId[];
  /** Verses of Bṛhat Parāśara Horā Śāstra, chapter 6. */
  readonly verses: string;
}

/** Divisions whose parts have deities. */
export type DeityVarga = Varga;

/** The deities of the parts of the fifteen divisions: Bṛhat Parāśara Horā Śāstra 6.5–40, Sanskrit e-text, read. */
export const DEITY_RULES: Readonly<Record<DeityVarga, DeityRule>> = {
  d2: { order: 'reversed', verses: '5–6', names: ['deva', 'pitri'] },
  d3: { order: 'same', verses: '8', names: ['narada', 'agastya', 'durvasas'] },
  d4: { order: 'same', verses: '9', names: ['sanaka', 'sananda', 'kumara', 'sanatana'] },
  d7: {
    order: 'reversed',
    verses: '11',
    names: ['kshara', 'kshira', 'dadhi', 'ajya', 'ikshurasa', 'madya', 'shuddhajala'],
  },
  d9: { order: 'modality', verses: '12', names: ['deva', 'nara', 'rakshasa'] },
  d10: {
    order: 'reversed',
    verses: '13–14',
    names: ['indra', 'agni', 'yama', 'nirriti', 'varuna', 'vayu', 'kubera', 'ishana', 'brahma', 'ananta'],
  },
  d12: { order: 'same', verses: '15', names: ['ganesha', 'ashvin', 'yama', 'ahi'] },
  d16: { order: 'reversed', verses: '16', names: ['brahma', 'vishnu', 'shiva', 'surya'] },
  d20: {
    order: 'two_lists',
    verses: '18–21',
    names: [
      'kali',
      'gauri',
      'jaya',
      'lakshmi',
      'vijaya',
      'vimala',
      'sati',
      'tara',
      'jvalamukhi',
      'shveta',
      'lalita',
      'bagalamukhi',
      'pratyangira',
      'shachi',
      'raudri',
      'bhavani',
      'varada',
      'jaya',
      'tripura',
      'sumukhi',
    ],
    even: [
      'daya',
      'medha',
      'chhinnashirsha',
      'pishachini',
      'dhumavati',
      'matangi',
      'bala',
      'bhadra',
      'aruna',
      'anala',
      'pingala',
      'chhucchhuka',
      'ghora_devi',
      'varahi',
      'vaishnavi',
      'sita',
      'bhuvaneshi',
      'bhairavi',
      'mangala',
      'aparajita',
    ],
  },
  d24: {
    order: 'reversed',
    verses: '22–23',
    names: [
      'skanda',
      'parashudhara',
      'agni',
      'vishvakarman',
      'bhaga',
      'mitra',
      'maya',
      'antaka',
      'vrishadhvaja',
      'govinda',
      'madana',
      'bhima',
    ],
  },
  d27: {
    order: 'same',
    verses: '24–26',
    names: [
      'ashvin',
      'yama',
      'agni',
      'brahma',
      'chandra',
      'isha',
      'aditi',
      'jiva',
      'ahi',
      'pitri',
      'bhaga',
      'aryaman',
      'arka',
      'tvashtri',
      'marut',
      'indragni',
      'mitra',
      'indra',
      'nirriti',
      'udaka',
      'vishvedeva',
      'govinda',
      'vasu',
      'varuna',
      'ajapada',
      'ahirbudhnya',
      'pushan',
    ],
  },
  d30: { order: 'reversed', verses: '27–28', names: ['agni', 'vayu', 'indra', 'kubera', 'varuna'] },
  d40: {
    order: 'same',
    verses: '30',
    names: [
      'vishnu',
      'chandra',
      'marichi',
      'tvashtri',
      'dhatri',
      'shiva',
      'ravi',
      'yama',
      'yaksha',
      'gandharva',
      'kala',
      'varuna',
    ],
  },
  d45: { order: 'modality', verses: '31–32', names: ['brahma', 'isha', 'vishnu'] },
  d60: {
    order: 'reversed',
    verses: '34–40',
    names: [
      'ghora',
      'rakshasa',
      'deva',
      'kubera',
      'yaksha',
      'kinnara',
      'bhrashta',
      'kulaghna',
      'garala',
      'vahni',
      'illusion_maya',
      'purishaka',
      'apampati',
      'marutvat',
      'kala',
      'sarpa',
      'amrita',
      'indu',
      'mridu',
      'komala',
      'heramba',
      'brahma',
      'vishnu',
      'maheshvara',
      'deva',
      'ardra',
      'kalinasha',
      'kshitisha',
      'kamalakara',
      'gulika',
      'mrityu',
      'kala',
      'davagni',
      'ghora',
      'yama',
      'kantaka',
      'sudha',
      'amrita',
      'purnanishakara',
      'vishadagdha',
      'kulanta',
      'vamshakshaya',
      'utpata',
      'kala',
      'saumya',
      'komala',
      'shitala',
      'karaladamshtra',
      'chandrasya',
      'pravina',
      'kalapavaka',
      'dandabhrit',
      'nirmala',
      'saumya',
      'krura',
      'atishitala',
      'amrita',
      'payodhi',
      'bhramana',
      'chandrarekha',
    ],
  },
};

export const DEITY_VARGAS = Object.keys(DEITY_RULES) as [DeityVarga, ...DeityVarga[]];

/** How the three sages of the drekkāṇas go on: in each sign in their order, or from the one of the sign’s modality. */
export const DREKKANA_DEITIES = ['order', 'modality'] as const;

/** Which reading of 6.8. @names none */
export type DrekkanaDeities = (typeof DREKKANA_DEITIES)[number];
