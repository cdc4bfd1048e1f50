import type { RuleSource } from '../../doshas/evidence.js';
import type { SignLord } from '../../zodiac/lords.js';

export const PORUTHAMS = [
  'dina',
  'gana',
  'mahendra',
  'stree_deergha',
  'yoni',
  'rashi',
  'rashyadhipati',
  'vashya',
  'rajju',
  'vedha',
] as const;

/** One of the ten poruthams. */
export type PoruthamKey = (typeof PORUTHAMS)[number];

/** Good remainders of the count by nines, 1 … 9; 1 is middling, the others none. */
export const DINA_GOOD: readonly number[] = [2, 4, 6, 8, 9];

/** Dina by a list of counts. Nakṣatras 0 (Aśvinī) … 26. */
export const DINA_COUNTS = {
  good: [2, 4, 6, 8, 9, 11, 13, 15, 18, 20, 24, 26],
  /** Middling, but none in this pada of the groom. */
  middlingButPada: { 12: 1, 14: 4, 16: 3 } as Readonly<Record<number, number>>,
  sameSign: 27,
  sameStarGood: [3, 5, 7, 9, 12, 21],
  sameStarMiddling: [0, 1, 2, 4, 6, 11, 13, 16],
} as const;

export const MAHENDRA: readonly number[] = [4, 7, 10, 13, 16, 19, 22, 25];

export const YONI_ENEMIES: readonly (readonly [string, string])[] = [
  ['Cat', 'Rat'],
  ['Dog', 'Deer'],
  ['Serpent', 'Mongoose'],
  ['Horse', 'Buffalo'],
  ['Cow', 'Tiger'],
  ['Elephant', 'Lion'],
  ['Sheep', 'Monkey'],
];

export const RASHI_GOOD: readonly number[] = [1, 3, 4, 5, 7, 9, 10, 11];

/** Opposite signs, 0 (Aries) … 11, that do not agree although the 7th does: Cancer and Capricorn, Leo and Aquarius. */
export const OPPOSITE_NONE: readonly (readonly [number, number])[] = [
  [3, 9],
  [4, 10],
];

/** Signs amenable to each sign from Aries, 0 … 11. */
export const VASHYA_ROWS: readonly (readonly number[])[] = [
  [4, 7],
  [3, 6],
  [5],
  [7, 8],
  [6],
  [2, 11],
  [5, 9],
  [3],
  [11],
  [0, 10],
  [0],
  [9],
];

export const SOUTHERN_FRIENDS: Readonly<Record<SignLord, readonly SignLord[]>> = {
  Sun: ['Jupiter'],
  Moon: ['Mercury', 'Jupiter'],
  Mars: ['Mercury', 'Venus'],
  Mercury: ['Moon', 'Mars', 'Jupiter', 'Venus', 'Saturn'],
  Jupiter: ['Sun', 'Moon', 'Mercury', 'Venus', 'Saturn'],
  Venus: ['Mars', 'Mercury', 'Jupiter', 'Saturn'],
  Saturn: ['Mercury', 'Jupiter', 'Venus'],
};

/** Pairs of nakṣatras, 0 (Aśvinī) … 26, that pierce one another. Citrā is in none. */
export const VEDHA: readonly (readonly [number, number])[] = [
  [0, 17],
  [1, 16],
  [2, 15],
  [3, 14],
  [5, 21],
  [6, 20],
  [7, 19],
  [8, 18],
  [9, 26],
  [10, 25],
  [11, 24],
  [12, 23],
  [4, 22],
];

/** The pairs that make Mṛgaśirā, Citrā and Dhaniṣṭhā a trio. */
export const VEDHA_TRIO: readonly (readonly [number, number])[] = [
  [4, 13],
  [13, 22],
];

const quoted = (work: string): RuleSource => ({ work, locus: '', state: 'quoted' });

const RAMAN: RuleSource = {
  work: 'B. V. Raman, Muhurtha or Electional Astrology, on marriage (kutas 8–10)',
  locus: 'in a transcription',
  state: 'read',
};
const POORVAPUNYA = quoted('Poorvapunya, on the ten matches');
const TAMIL = quoted('Tamil Horoscope, as Ananthakumaran quotes it (2016)');
const RAAJAYOGAM = quoted('Raajayogam, on rasi porutham');
const PYJHORA = quoted('PyJHora, compatibility.py, its “south” functions');

export const PORUTHAM_RECORDS: Readonly<
  Record<
    PoruthamKey,
    {
      readonly restsOn: 'star' | 'sign';
      readonly sources: readonly RuleSource[];
      readonly variants: Readonly<Record<string, { readonly definition: string; readonly source: RuleSource }>>;
    }
  >
> = {
  dina: {
    restsOn: 'star',
    sources: [POORVAPUNYA, quoted('Rajaraman, weblog (Tamil)'), TAMIL],
    variants: {
      counts: {
        definition:
          'by a list of counts: 2, 4, 6, 8, 9, 11, 13, 15, 18, 20, 24, 26 good; 12, 14, 16 middling but for one pada of the groom; 27 in one sign; of the same star six good and eight middling',
        source: quoted('“10 Porutham”; the same text at Jathaka Porutham'),
      },
    },
  },
  gana: {
    restsOn: 'star',
    sources: [POORVAPUNYA, TAMIL],
    variants: { strict: { definition: 'a Rakshasa groom with another bride is none', source: PYJHORA } },
  },
  mahendra: { restsOn: 'star', sources: [RAMAN, POORVAPUNYA, TAMIL], variants: {} },
  stree_deergha: {
    restsOn: 'star',
    sources: [POORVAPUNYA],
    variants: {
      nine: { definition: 'good beyond 9, else none', source: RAMAN },
      seven: { definition: 'good beyond 7, else none: “some authorities”', source: RAMAN },
    },
  },
  yoni: {
    restsOn: 'star',
    sources: [TAMIL],
    variants: { serpent_rat: { definition: 'serpent and rat are enemies too', source: PYJHORA } },
  },
  rashi: {
    restsOn: 'sign',
    sources: [RAAJAYOGAM, TAMIL],
    variants: {
      over_six: { definition: 'good from the 7th on, else none', source: PYJHORA },
      opposites_allowed: { definition: 'opposite signs are always good', source: RAAJAYOGAM },
    },
  },
  rashyadhipati: {
    restsOn: 'sign',
    sources: [quoted('Tirumana Porutham, weblog')],
    variants: {
      pyjhora_south: {
        definition:
          'good when the lord of the groom’s sign is a friend of the lord of the bride’s by a table of its own, else none; one lord for both is none',
        source: PYJHORA,
      },
    },
  },
  vashya: {
    restsOn: 'sign',
    sources: [PYJHORA, { work: 'B. V. Raman, Muhurtha', locus: '', state: 'memory' }],
    variants: {
      bride_only: { definition: 'good by the row of the bride’s sign, else none', source: PYJHORA },
      groups: {
        definition: 'the five groups of Aṣṭakūṭa: 2 points good, a half to 1 middling, 0 none',
        source: { work: 'North Indian tables, as compatibility.ashtakoota has them', locus: '', state: 'read' },
      },
    },
  },
  rajju: {
    restsOn: 'star',
    sources: [RAMAN, TAMIL, quoted('Future Point, Horoscope Matching, p. 101')],
    variants: {
      direction: {
        definition: 'in one group good when one star is on the way up and the other on the way down',
        source: quoted('Tamil Horoscope; Neerkondar, weblog, 2013 (Tamil)'),
      },
      direction_any: {
        definition: 'good whenever the directions differ, the head counting as down; else as usual',
        source: PYJHORA,
      },
    },
  },
  vedha: {
    restsOn: 'star',
    sources: [RAMAN, TAMIL],
    variants: {
      trio: {
        definition: 'Mrigashira, Chitra and Dhanishta are all pairs',
        source: quoted('Rajaraman, weblog (Tamil)'),
      },
    },
  },
};
