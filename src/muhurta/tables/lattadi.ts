import type { Dispute, Rule } from '../../types.js';
import type { Graha } from '../../zodiac/names.js';
import { verse } from './actsCommon.js';

/** The ten faults, in the order in which almanacs print them as lines. */
export const LATTADI_FAULTS = [
  'latta',
  'pata',
  'yuti',
  'vedha',
  'jamitra',
  'panchaka',
  'ekargala',
  'upagraha',
  'kranti_samya',
  'dagdha_tithi',
] as const;

/** One of the ten faults of a marriage moment. @names none */
export type LattadiFaultName = (typeof LATTADI_FAULTS)[number];

/** Which nakṣatra a graha kicks, its own counted as the first, behind it or ahead of it; of the Moon that of the full moon. Vivāha 59. */
export const LATTAS = {
  Sun: { count: 12, ahead: true },
  Moon: { count: 22, ahead: false },
  Mars: { count: 3, ahead: true },
  Mercury: { count: 7, ahead: false },
  Jupiter: { count: 6, ahead: true },
  Venus: { count: 5, ahead: false },
  Saturn: { count: 8, ahead: true },
  Rahu: { count: 9, ahead: false },
} as const satisfies Readonly<Partial<Record<Graha, { readonly count: number; readonly ahead: boolean }>>>;

/** Which way Rāhu kicks; the first is the default. */
export const RAHU_LATTAS = ['behind', 'ahead'] as const;

/** Harṣaṇa, Vaidhṛti, Sādhya, Vyatīpāta, Gaṇḍa, Śūla. Vivāha 60. */
export const PATA_YOGAS = [9, 10, 14, 17, 22, 27] as const;

/** Whom the Moon should not be with. Vivāha 45, which calls Mercury and Jupiter good. */
export const YUTI_GRAHAS = ['Sun', 'Mars', 'Venus', 'Saturn'] as const satisfies readonly Graha[];

/** Abhijit among twenty-eight. */
export const ABHIJIT_NUMBER = 28;

/** Nakṣatras that pierce each other on the five lines, from 1; 28 is Abhijit. Vivāha 56. */
export const VEDHAS = [
  [4, ABHIJIT_NUMBER],
  [2, 17],
  [21, 5],
  [22, 10],
  [13, 26],
  [15, 24],
  [19, 7],
  [12, 27],
] as const;

/** Navāṁśas from one place to the one that its jāmitra strikes exactly, its own as the first. Vivāha 67. */
export const JAMITRA_NAVAMSHA = 55;

/** The bāṇa that marriage avoids. Vivāha 74. */
export const BANA_OF_MARRIAGE = 'Mrityu';

/** Vyāghāta, Gaṇḍa, Vyatīpāta, the first, Śūla, the last, Vajra, Parigha, Atigaṇḍa. Vivāha 62. */
export const EKARGALA_YOGAS = [1, 6, 9, 10, 13, 15, 17, 19, 27] as const;

/** Places of the Moon's nakṣatra from the Sun's, its own as the first. Vivāha 63. */
export const UPAGRAHAS = [5, 7, 8, 10, 14, 15, 18, 19, 21, 22, 23, 24, 25] as const;

/** Signs, from 1, in which Sun and Moon have like declinations. Vivāha 61. */
export const KRANTI_SAMYAS = [
  [5, 1],
  [2, 10],
  [7, 11],
  [6, 12],
  [4, 8],
  [9, 3],
] as const;

/** The burnt tithi of either half by the sign of the Sun, from Aries. Vivāha 66. */
export const DAGDHA_TITHIS = [6, 4, 8, 6, 10, 8, 12, 10, 2, 12, 4, 2] as const;

/** Where the text lets a fault count; undefined where in every country. Vivāha 63, 69. */
export const REGIONS: Readonly<Partial<Record<LattadiFaultName, string>>> = {
  latta: 'Saurashtra and Shalva',
  pata: 'Kalinga and Vanga',
  upagraha: 'Kuru and Bahlika',
};

const rule = (text: string, number: string): Rule => ({ rule: text, source: verse(6, number), state: 'agrees' });

export const LATTADI_RULES = {
  latta: rule(
    "Mercury, Rahu, the full Moon and Venus kick the 7th, 9th, 22nd and 5th nakshatra behind them, Sun, Saturn, Jupiter and Mars the 12th, 8th, 6th and 3rd ahead; narrowly only the quarter like the graha's",
    '59, 64',
  ),
  pata: rule(
    'the nakshatra in which Harshana, Vaidhriti, Sadhya, Vyatipata, Ganda or Shula ends; narrowly only a quarter',
    '60, 64',
  ),
  yuti: rule('Sun, Mars, Venus or Saturn in the sign of the Moon', '45'),
  vedha: rule(
    'a graha in the nakshatra that pierces that of the Moon on the five lines; narrowly the first quarter the fourth, the second the third',
    '56',
  ),
  jamitra: rule('a graha in the seventh sign from the Moon or the ascendant; narrowly in the 55th navamsha', '67'),
  panchaka: rule('the Mrityu bana: whole degrees of the Sun in its sign and 4, by nines, leave 5', '73-74'),
  ekargala: rule("one of nine yogas, and the Moon's nakshatra odd from the Sun's among twenty-eight", '62'),
  upagraha: rule(
    "the Moon's nakshatra the 5th, 7th, 8th, 10th, 14th, 15th, 18th, 19th or 21st to 25th from the Sun's; narrowly only the quarter like the Sun's",
    '63-64',
  ),
  kranti_samya: rule(
    'Sun and Moon in Leo and Aries, Taurus and Capricorn, Libra and Aquarius, Virgo and Pisces, Cancer and Scorpio, or Sagittarius and Gemini',
    '61',
  ),
  dagdha_tithi: rule(
    'the 2nd with the Sun in Sagittarius or Pisces, the 4th in Taurus or Aquarius, the 6th in Cancer or Aries, the 8th in Virgo or Gemini, the 10th in Leo or Scorpio, the 12th in Capricorn or Libra',
    '66',
  ),
} as const satisfies Readonly<Record<LattadiFaultName, Rule>>;

export const LATTADI_DISPUTES: readonly Dispute[] = [
  {
    element: 'latta of Rahu',
    note: 'The verse lists him among those that kick behind; Webdunia counts ahead, since he goes backwards. `rahu_latta` chooses.',
  },
  {
    element: 'jamitra, latta, pata, upagraha, vedha',
    note: 'The verses give a wide reading by sign or nakshatra and a narrow one by navamsha or quarter; `exact` says where the narrow one holds.',
  },
];
