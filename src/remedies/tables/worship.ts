import type { Graha } from '../../zodiac/names.js';
import { quotedVerse, read } from './attested.js';
import type { GrahaField } from './grahas.js';

/** Repetitions of the hymn. Bṛhat Parāśara Horā Śāstra 84.19–20 has the thousands as number words: 130,000 in all. */
export const JAPA_COUNTS: GrahaField<number> = {
  ...read('bphs', '84.19–20'),
  values: {
    Sun: 7000,
    Moon: 11_000,
    Mars: 10_000,
    Mercury: 9000,
    Jupiter: 19_000,
    Venus: 16_000,
    Saturn: 23_000,
    Rahu: 18_000,
    Ketu: 17_000,
  },
  variants: [
    {
      list: 'daily_for_40_days',
      ...quotedVerse('Adipudi Sairam, weblog'),
      values: {
        Sun: 10_000,
        Moon: 1000,
        Mars: 600,
        Mercury: 2000,
        Jupiter: 4000,
        Venus: 5000,
        Saturn: 300,
        Rahu: 300,
        Ketu: 600,
      },
      note: 'Each day for forty days, number words as read by that page; followed by tarpana of a tenth of the japa, homa of a tenth of that, feeding of a tenth of that.',
    },
  ],
};

/** Dressing of the wood, and number of oblations. Bṛhat Parāśara Horā Śāstra 84.21–22. */
export const SAMIDH_DRESSING = { dressed_with: ['honey', 'ghee', 'curd', 'milk'], oblations: [108, 28] } as const;

interface Form {
  readonly colour: string;
  readonly dress: string | null;
  readonly arms: number;
  readonly seat: string | null;
  readonly holds: readonly string[];
  readonly carriage: string | null;
  readonly locus: string;
  readonly note?: string;
}

/** Images of the grahas. Bṛhat Parāśara Horā Śāstra 84.6–13; the same verses are in Matsya 93.1–9 (kamakoti.org numbering). */
export const FORMS: Readonly<Record<Graha, Form>> = {
  Sun: {
    colour: 'like the inside of a lotus',
    dress: null,
    arms: 2,
    seat: 'lotus',
    holds: ['lotus'],
    carriage: 'chariot of seven horses',
    locus: '84.6',
  },
  Moon: {
    colour: 'white',
    dress: 'white',
    arms: 2,
    seat: null,
    holds: ['mace'],
    carriage: 'ten horses',
    locus: '84.7',
  },
  Mars: {
    colour: 'red',
    dress: 'red',
    arms: 4,
    seat: null,
    holds: ['spear', 'trident', 'mace', 'boon gesture'],
    carriage: 'ram',
    locus: '84.8',
  },
  Mercury: {
    colour: 'like the karnikara flower',
    dress: 'yellow',
    arms: 4,
    seat: null,
    holds: ['sword', 'shield', 'mace', 'boon gesture'],
    carriage: 'lion',
    locus: '84.9',
    note: 'arms from English versions; the verse names four objects',
  },
  Jupiter: {
    colour: 'yellow',
    dress: null,
    arms: 4,
    seat: null,
    holds: ['staff', 'boon gesture', 'rosary', 'water pot'],
    carriage: null,
    locus: '84.10',
  },
  Venus: {
    colour: 'white',
    dress: null,
    arms: 4,
    seat: null,
    holds: ['staff', 'boon gesture', 'rosary', 'water pot'],
    carriage: null,
    locus: '84.10',
  },
  Saturn: {
    colour: 'like sapphire',
    dress: null,
    arms: 4,
    seat: null,
    holds: ['trident', 'boon gesture', 'arrow', 'bow'],
    carriage: 'vulture',
    locus: '84.11',
    note: 'four objects; English versions print donkey for the vulture (gridhra)',
  },
  Rahu: {
    colour: 'blue',
    dress: null,
    arms: 4,
    seat: null,
    holds: ['sword', 'shield', 'trident', 'boon gesture'],
    carriage: 'lion',
    locus: '84.12',
    note: 'fierce face',
  },
  Ketu: {
    colour: 'smoky',
    dress: null,
    arms: 2,
    seat: null,
    holds: ['mace', 'boon gesture'],
    carriage: 'vulture',
    locus: '84.13',
    note: 'plural in the text (ketavah)',
  },
};

/** Common to every image. Bṛhat Parāśara Horā Śāstra 84.14. */
export const FORM_OF_ALL = { crown: true, height: '108 of the maker’s finger-breadths', locus: '84.14' } as const;

/** For every graha. Bṛhat Parāśara Horā Śāstra 84.15. */
export const OFFERINGS = {
  ...read('bphs', '84.15'),
  items: ['flowers and cloth of the colour of the graha', 'sandal paste', 'lamp', 'bali', 'guggulu as the one incense'],
} as const;
