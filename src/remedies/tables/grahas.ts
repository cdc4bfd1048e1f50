import type { Graha } from '../../zodiac/names.js';
import { type Attested, quotedVerse, read } from './attested.js';

/** Other values for the grahas. */
export interface GrahaVariant<Value> extends Attested {
  readonly list: string;
  readonly values: Readonly<Partial<Record<Graha, Value | null>>>;
  readonly note?: string;
  /** Notes on single grahas, in place of the note. */
  readonly notes?: Readonly<Partial<Record<Graha, string>>>;
}

/** Values of one kind for the grahas; null where the texts are silent. */
export interface GrahaField<Value> extends Attested {
  readonly values: Readonly<Record<Graha, Value | null>>;
  /** Other sources for single grahas. */
  readonly sources?: Readonly<Partial<Record<Graha, Attested>>>;
  /** Grahas whose value is historical. */
  readonly historical?: readonly Graha[];
  readonly note?: string;
  /** Notes on single grahas, in place of the note. */
  readonly notes?: Readonly<Partial<Record<Graha, string>>>;
  readonly variants?: readonly GrahaVariant<Value>[];
}

/** Bṛhat Parāśara Horā Śāstra 84, nearly word for word Yājñavalkya 1.295–308 and Matsya 93; 3; others as named. */
export const GRAHA_TEXTS = {
  image_material: {
    ...read('bphs', '84.4'),
    values: {
      Sun: 'copper',
      Moon: 'rock crystal',
      Mars: 'red sandalwood',
      Mercury: 'gold',
      Jupiter: 'gold',
      Venus: 'silver',
      Saturn: 'iron',
      Rahu: 'lead',
      Ketu: 'bell metal',
    },
    note: 'The same line stands in Yajnavalkya 1.297 (quoted).',
    notes: { Rahu: 'English versions print glass for sisa; the word is lead.' },
  },
  mantra_vedic: {
    ...read('bphs', '84.17–18'),
    values: {
      Sun: 'a krishnena',
      Moon: 'imam devah',
      Mars: 'agnir murdha divah kakut',
      Mercury: 'udbudhyasva',
      Jupiter: 'brihaspate',
      Venus: 'annat parisrutah',
      Saturn: 'shanno devir abhishtaye',
      Rahu: 'kaya nashchitra',
      Ketu: 'ketum krinvan',
    },
    note: 'Opening words only; the text does not say where in the Vedas the hymns stand.',
  },
  samidh: {
    ...read('bphs', '84.21–22'),
    values: {
      Sun: 'arka',
      Moon: 'palasha',
      Mars: 'khadira',
      Mercury: 'apamarga',
      Jupiter: 'pippala',
      Venus: 'udumbara',
      Saturn: 'shami',
      Rahu: 'durva',
      Ketu: 'kusha',
    },
    note: 'Also Yajnavalkya 1.302, Matsya 93.27, Agni 164.8 and Garuda 1.101.9 (quoted).',
    notes: { Jupiter: 'Pippala is the word of all texts; in common use it is the same tree as ashvattha.' },
    variants: [
      {
        list: 'atharvaveda_parishishta_26',
        ...quotedVerse('Atharvaveda Parishishta', '26.5'),
        values: {
          Sun: 'arka',
          Moon: 'palasha',
          Mars: 'madhuka',
          Mercury: 'nyagrodha',
          Jupiter: 'udumbara',
          Venus: 'plaksha',
          Saturn: 'ashvattha',
          Rahu: 'gomaya',
          Ketu: 'kusha',
        },
        note: 'The list says only: in order, for the grahas from the Sun on; the word division of the eighth is doubtful.',
      },
    ],
  },
  food: {
    ...read('bphs', '84.23–24'),
    values: {
      Sun: 'rice with jaggery',
      Moon: 'rice in milk (payasa)',
      Mars: 'havishya',
      Mercury: 'sixty-day rice in milk',
      Jupiter: 'rice with curd',
      Venus: 'rice with ghee (havis)',
      Saturn: 'powder (English versions: of sesame)',
      Rahu: 'meat',
      Ketu: 'rice of several colours',
    },
    historical: ['Rahu'],
    note: 'Given to brahmanas.',
  },
  dakshina: {
    ...read('bphs', '84.25'),
    values: {
      Sun: 'milch cow',
      Moon: 'conch',
      Mars: 'bullock',
      Mercury: 'gold',
      Jupiter: 'cloth',
      Venus: 'horse',
      Saturn: 'black cow',
      Rahu: 'iron',
      Ketu: 'goat',
    },
    historical: ['Sun', 'Mars', 'Venus', 'Saturn', 'Ketu'],
    note: 'Gifts: nothing is killed.',
  },
  colour: {
    ...read('bphs', '3.16–17'),
    values: {
      Sun: 'reddish dark',
      Moon: 'fair white',
      Mars: 'red',
      Mercury: 'dark like durva grass',
      Jupiter: 'fair',
      Venus: 'variegated or dark (shyava)',
      Saturn: 'black',
      Rahu: null,
      Ketu: null,
    },
    variants: [
      {
        list: 'jataka_parijata',
        ...read('jatakaParijata', '2.19'),
        values: {
          Sun: 'copper',
          Moon: 'white',
          Mars: 'bright red',
          Mercury: 'green',
          Jupiter: 'yellow',
          Venus: 'variegated',
          Saturn: 'black',
          Rahu: null,
          Ketu: null,
        },
      },
    ],
  },
  deity: {
    ...read('bphs', '3.18'),
    values: {
      Sun: 'Agni',
      Moon: 'Apas',
      Mars: 'Subrahmanya',
      Mercury: 'Vishnu',
      Jupiter: 'Indra',
      Venus: 'Shachi',
      Saturn: 'Brahma',
      Rahu: null,
      Ketu: null,
    },
    notes: { Saturn: 'The word is misprinted in the e-text and read with Jataka Parijata 2.20.' },
    variants: [
      {
        list: 'jataka_parijata',
        ...read('jatakaParijata', '2.20'),
        values: {
          Sun: 'Agni',
          Moon: 'Apas',
          Mars: 'Subrahmanya',
          Mercury: 'Vishnu',
          Jupiter: 'Indra',
          Venus: 'Shachi',
          Saturn: 'Brahma',
          Rahu: null,
          Ketu: null,
        },
      },
      {
        list: 'phaladeepika',
        ...read('phaladeepika', '2.27'),
        values: {
          Sun: 'Rudra',
          Moon: 'Amba',
          Mars: 'Guha',
          Mercury: 'Vishnu',
          Jupiter: 'Brahma',
          Venus: 'Lakshmi',
          Saturn: 'Kala',
          Rahu: 'Sarpa',
          Ketu: 'Brahma',
        },
        notes: { Jupiter: 'The verse has Dhatri.', Ketu: 'The verse has Aja.' },
      },
    ],
  },
  direction: {
    ...read('jatakaParijata', '2.23'),
    values: {
      Sun: 'East',
      Moon: 'North-West',
      Mars: 'South',
      Mercury: 'North',
      Jupiter: 'North-East',
      Venus: 'South-East',
      Saturn: 'West',
      Rahu: 'South-West',
      Ketu: 'South-West',
    },
    sources: { Ketu: read('phaladeepika', '2.15–16') },
    note: 'Also Phaladeepika 2.15–16.',
    notes: { Ketu: 'With Rahu, only there.' },
  },
  metal: {
    ...read('phaladeepika', '2.30'),
    values: {
      Sun: 'copper',
      Moon: 'bell metal',
      Mars: 'copper ore',
      Mercury: 'tin',
      Jupiter: 'gold',
      Venus: 'silver',
      Saturn: 'iron',
      Rahu: 'lead',
      Ketu: 'earthen vessel',
    },
    sources: { Rahu: read('phaladeepika', '2.35'), Ketu: read('phaladeepika', '2.35') },
    variants: [
      {
        list: 'jataka_parijata',
        ...read('jatakaParijata', '2.20'),
        values: {
          Sun: 'copper',
          Moon: 'gem',
          Mars: 'gold',
          Mercury: 'shell',
          Jupiter: 'silver',
          Venus: 'pearl',
          Saturn: 'iron',
          Rahu: null,
          Ketu: null,
        },
      },
      { list: 'bphs_nodes', ...read('bphs', '3.42'), values: { Rahu: 'lead', Ketu: 'sapphire' } },
    ],
  },
  grain: {
    ...read('phaladeepika', '2.28'),
    values: {
      Sun: 'wheat',
      Moon: 'rice',
      Mars: 'toor (adhaka)',
      Mercury: 'mung (shyama mudga)',
      Jupiter: 'chickpea',
      Venus: 'flat bean (nishpava)',
      Saturn: 'sesame',
      Rahu: 'urad (masha)',
      Ketu: 'horse gram (kulattha)',
    },
    note: 'The verse has the grahas in another order and is unravelled here.',
  },
  cloth: {
    ...read('bphs', '3.42–44'),
    values: {
      Sun: 'red silk',
      Moon: 'white silk',
      Mars: 'red',
      Mercury: 'black silk',
      Jupiter: 'yellow',
      Venus: 'silk',
      Saturn: 'variegated',
      Rahu: 'many-coloured rags',
      Ketu: 'torn',
    },
    note: 'Phaladeepika 2.30: each in its colour.',
    notes: { Mars: 'Phaladeepika 2.30: burnt.', Saturn: 'Phaladeepika 2.30: worn.' },
  },
  weekday: {
    source: { work: 'names of the days', locus: '' },
    state: 'read',
    label: 'modern',
    values: {
      Sun: 'Sunday',
      Moon: 'Monday',
      Mars: 'Tuesday',
      Mercury: 'Wednesday',
      Jupiter: 'Thursday',
      Venus: 'Friday',
      Saturn: 'Saturday',
      Rahu: null,
      Ketu: null,
    },
    notes: {
      Rahu: 'Saturday or Wednesday stand in modern tables alone.',
      Ketu: 'Tuesday stands in modern tables alone.',
    },
  },
  tree: {
    ...read('phaladeepika', '2.37'),
    values: {
      Sun: 'inwardly strong tall tree',
      Moon: 'creeper and milky plant',
      Mars: 'thorn tree',
      Mercury: 'fruitless tree',
      Jupiter: 'fruit tree',
      Venus: 'flowering tree',
      Saturn: 'sapless tree',
      Rahu: 'bush',
      Ketu: 'bush',
    },
    note: 'Also Brihat Parashara 3.39–40.',
  },
} as const satisfies Readonly<Record<string, GrahaField<string>>>;
