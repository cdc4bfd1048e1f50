import type { Source } from '../../types.js';
import type { Nakshatra, Sign } from '../../zodiac/names.js';

/** On each weekday from Sunday. */
export const AMRITA_SIDDHI: readonly Nakshatra[] = [
  'Hasta',
  'Mrigashira',
  'Ashwini',
  'Anuradha',
  'Pushya',
  'Revati',
  'Rohini',
];

/** On each weekday from Sunday. Muhūrtarāja p. 45, which quotes Muhūrta Cintāmaṇi. */
export const SARVARTHA_SIDDHI: readonly (readonly Nakshatra[])[] = [
  ['Hasta', 'Mula', 'Uttara Phalguni', 'Uttara Ashadha', 'Uttara Bhadrapada', 'Pushya', 'Ashwini'],
  ['Shravana', 'Rohini', 'Mrigashira', 'Pushya', 'Anuradha'],
  ['Ashwini', 'Uttara Bhadrapada', 'Krittika', 'Ashlesha'],
  ['Rohini', 'Anuradha', 'Hasta', 'Krittika', 'Mrigashira'],
  ['Revati', 'Anuradha', 'Ashwini', 'Punarvasu', 'Pushya'],
  ['Revati', 'Anuradha', 'Ashwini', 'Punarvasu', 'Shravana'],
  ['Shravana', 'Rohini', 'Swati'],
];

/** Places of the Moon's nakṣatra from the Sun's, both counted, of twenty-seven. */
export const RAVI_COUNTS: readonly number[] = [4, 6, 9, 10, 13, 20];

/** Of twenty-eight nakṣatras. */
export const AADAL_COUNTS: readonly number[] = [2, 7, 9, 14, 16, 21, 23, 28];

/** Of twenty-eight nakṣatras. */
export const VIDAAL_COUNTS: readonly number[] = [3, 6, 10, 13, 17, 20, 24, 27];

/** Weekdays, from 0 for Sunday, tithis of either half and nakṣatras of Dvi- and Tripuṣkara. */
export const PUSHKARA = {
  weekdays: [0, 2, 6],
  tithis: [2, 7, 12],
  dvipushkara: ['Mrigashira', 'Chitra', 'Dhanishta'],
  tripushkara: ['Krittika', 'Punarvasu', 'Uttara Phalguni', 'Vishakha', 'Uttara Ashadha', 'Purva Bhadrapada'],
} as const satisfies {
  readonly weekdays: readonly number[];
  readonly tithis: readonly number[];
  readonly dvipushkara: readonly Nakshatra[];
  readonly tripushkara: readonly Nakshatra[];
};

/** Tithis of either half with their nakṣatra; one program alone has the list. */
export const JWALAMUKHI: readonly (readonly [tithi: number, nakshatra: Nakshatra])[] = [
  [1, 'Mula'],
  [5, 'Bharani'],
  [8, 'Krittika'],
  [9, 'Rohini'],
  [10, 'Ashlesha'],
];

/** The nakṣatras of gaṇḍa mūla. */
export const GANDA_MOOLA: readonly Nakshatra[] = ['Ashwini', 'Ashlesha', 'Magha', 'Jyeshtha', 'Mula', 'Revati'];

/** Of Ravi Puṣya (Sunday) and Guru Puṣya (Thursday). */
export const PUSHYA: Nakshatra = 'Pushya';

export const VINCHUDO: Sign = 'Scorpio';

/** Diśā śūla, Sunday to Saturday. PyJHora and panchang-core agree; Birthastro, 2021-12-08, has Wednesday. */
export const DISHA_SHOOL = ['west', 'east', 'north', 'north', 'south', 'west', 'east'] as const;

export const YOGA_SOURCES: readonly Source[] = [
  {
    work: 'Muhurtaraja',
    locus: 'p. 45, quoting Muhurta Chintamani',
    note: 'weekdays and nakshatras of Sarvartha siddhi',
  },
  {
    work: 'Drik Panchang, day pages of New Delhi',
    locus: '2020-12-31 and 2022-01-24',
    note: 'Amrita and Sarvartha siddhi, Guru Pushya, Ravi yoga',
  },
  {
    work: 'Birthastro; Horarushi; Lokshakti; India TV, day pages',
    locus: '2021-12-08; 2025-03-01; 2026-02-10; 2020-12-29',
    note: 'Anandadi yogas, disha shool, Aadal, Ravi yoga',
  },
];
