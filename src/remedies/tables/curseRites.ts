import { historical, type ItemRow } from './attested.js';

export interface CurseRiteRow {
  /** Verses of Bṛhat Parāśara Horā Śāstra. */
  readonly locus: string;
  /** Whose curse. */
  readonly circumstance: string;
  /** Prefix of the rules of `doshas.curses`; null where there are none. */
  readonly from_curses: 'sarpa' | 'pitri' | null;
  readonly rites: readonly ItemRow[];
  readonly gifts?: readonly ItemRow[];
}

/** Bṛhat Parāśara Horā Śāstra 83, read. Only two of the curses have rules that a chart can be tested for. */
export const CURSE_RITES = {
  sarpa: {
    locus: '83.17–19',
    circumstance: 'curse of serpents',
    from_curses: 'sarpa',
    rites: ['worship of a golden image of the serpent'],
    gifts: [historical('cow'), 'land', 'sesame', 'gold'],
  },
  pitri: {
    locus: '83.31–33',
    circumstance: 'curse of the father',
    from_curses: 'pitri',
    rites: [
      'shraddha at Gaya',
      'feeding of 10000 or 1000 brahmanas',
      historical('or the giving of a girl in marriage, and of a cow'),
    ],
  },
  matri: {
    locus: '83.48–50',
    circumstance: 'curse of the mother',
    from_curses: null,
    rites: [
      'bath at the Setu',
      'a hundred thousand Gayatri',
      'milk from a silver vessel',
      'gifts to the grahas',
      'feeding',
      '1008 circuits of an ashvattha',
    ],
  },
  bhratri: {
    locus: '83.62–63',
    circumstance: 'curse of a brother',
    from_curses: null,
    rites: [
      'hearing of the Harivamsha',
      'chandrayana by the Kaveri',
      'planting of an ashvattha',
      historical('ten cows'),
      'land with fruit trees',
    ],
  },
  matula: {
    locus: '83.69',
    circumstance: 'curse of a maternal uncle',
    from_curses: null,
    rites: ['installation of Vishnu', 'digging of wells and ponds', 'building of a dam'],
  },
  brahma: {
    locus: '83.79–80',
    circumstance: 'curse of a brahmana',
    from_curses: null,
    rites: [
      'chandrayana',
      'three brahma-krichchhras',
      historical('cow with dakshina'),
      'five gems with gold',
      'feeding',
    ],
  },
  patni: {
    locus: '83.93–94',
    circumstance: 'curse of a wife',
    from_curses: null,
    rites: [
      historical('the giving of a daughter in marriage'),
      'or a golden Vishnu with Lakshmi',
      historical('ten cows'),
      'bed, ornaments and cloth to a couple',
    ],
  },
  preta: {
    locus: '83.106–107',
    circumstance: 'curse of the dead',
    from_curses: null,
    rites: [
      'shraddha at Gaya',
      'rudrabhisheka',
      'image of Brahma',
      historical('cow, silver vessel, sapphire'),
      'feeding',
    ],
  },
  by_graha: {
    locus: '83.109–111',
    circumstance: 'faults by single grahas',
    from_curses: null,
    rites: [
      { text: 'praise of Hari', of: 'Sun' },
      { text: 'mantra, yantra, herbs', of: 'Moon' },
      { text: 'Rudra japa', of: 'Mars' },
      { text: 'worship of Shambhu', of: 'Mercury' },
      { text: 'mantra, yantra, herbs', of: 'Jupiter' },
      { text: 'worship of Shambhu', of: 'Venus' },
      { text: 'Rudra japa', of: 'Saturn' },
      historical('giving of a girl in marriage', 'Rahu'),
      historical('gift of a cow', 'Ketu'),
    ],
  },
} as const satisfies Readonly<Record<string, CurseRiteRow>>;

/** One of the curses. */
export type CurseRiteId = keyof typeof CURSE_RITES;

/** In the order of the chapter. */
export const CURSE_RITE_IDS = Object.keys(CURSE_RITES) as readonly CurseRiteId[];
