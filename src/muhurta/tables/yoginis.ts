import { rule } from '../../operation/rule.js';
import type { Dispute, Rule, Source } from '../../types.js';
import type { Graha, Nakshatra } from '../../zodiac/names.js';
import { CHINTAMANI } from '../chintamani.js';
import { type Compass, DIRECTIONS } from './directions.js';

/**
 * Tithis of Yoginī in each direction from the east, 1 … 15 in the half of the month; the eighth of either half and the new moon (30) are in the
 * northeast. Muhūrta Cintāmaṇi, Yātrā 34.
 */
export const YOGINI_TITHIS = [
  [1, 9],
  [3, 11],
  [5, 13],
  [4, 12],
  [6, 14],
  [7, 15],
  [2, 10],
  [8, 30],
] as const;

/** Nakṣatra-śūla. Muhūrta Cintāmaṇi, Yātrā 10. */
export const NAKSHATRA_SHULA: Readonly<Partial<Record<Compass, Nakshatra>>> = {
  east: 'Jyeshtha',
  south: 'Purva Bhadrapada',
  west: 'Rohini',
  north: 'Uttara Phalguni',
};

/** The first nakṣatra of the quarters east, south, west and north, seven each with Abhijit in the west. Muhūrta Cintāmaṇi, Yātrā 36. */
export const QUARTER_FIRST = {
  east: 'Krittika',
  south: 'Magha',
  west: 'Anuradha',
  north: 'Dhanishta',
} as const satisfies Readonly<Partial<Record<Compass, Nakshatra>>>;

/** A quarter of the sky. @names none */
export type Quarter = keyof typeof QUARTER_FIRST;

/** Good for every direction. Muhūrta Cintāmaṇi, Yātrā 38. */
export const OF_ALL_DIRECTIONS: readonly Nakshatra[] = ['Ashwini', 'Pushya', 'Hasta', 'Anuradha'];

const NORTH_EAST: readonly Compass[] = ['north', 'northeast', 'east', 'southeast'];

/** Directions beyond the bar from northwest to southeast. Muhūrta Cintāmaṇi, Yātrā 36–37. */
export const BEYOND_THE_BAR: Readonly<Record<Quarter, readonly Compass[]>> = {
  east: DIRECTIONS.filter((one) => !NORTH_EAST.includes(one)),
  south: NORTH_EAST,
  west: NORTH_EAST,
  north: DIRECTIONS.filter((one) => !NORTH_EAST.includes(one)),
};

/** Lords of the directions and the houses from the rising sign in which they are in the traveller's brow. Muhūrta Cintāmaṇi, Yātrā 49–51. */
export const LALATA = [
  { direction: 'east', graha: 'Sun', houses: [1] },
  { direction: 'southeast', graha: 'Venus', houses: [11, 12] },
  { direction: 'south', graha: 'Mars', houses: [10] },
  { direction: 'southwest', graha: 'Rahu', houses: [8, 9] },
  { direction: 'west', graha: 'Saturn', houses: [7] },
  { direction: 'northwest', graha: 'Moon', houses: [5, 6] },
  { direction: 'north', graha: 'Mercury', houses: [4] },
  { direction: 'northeast', graha: 'Jupiter', houses: [2, 3] },
] as const satisfies readonly {
  readonly direction: Compass;
  readonly graha: Graha;
  readonly houses: readonly number[];
}[];

export const YOGINI_SOURCES: readonly Source[] = [
  { work: CHINTAMANI, locus: 'Yatra 10', note: 'shula of weekdays and nakshatras' },
  { work: CHINTAMANI, locus: 'Yatra 34', note: 'the directions of Yogini and her sides' },
  { work: CHINTAMANI, locus: 'Yatra 36–38', note: 'the bar (parigha) and the nakshatras of all directions' },
  { work: CHINTAMANI, locus: 'Yatra 49–51', note: 'lords of the directions in the brow (lalata)' },
  {
    work: 'Acharadinakara (Hindi), read',
    locus: 'part 2, page 217',
    note: 'nakshatras of the quarters, and which journeys cross the bar',
  },
  {
    work: 'Yatindra Muhurta Prabhakara (Gujarati), read',
    locus: 'page 532',
    note: 'the Moon before, right of, behind and left of a traveller',
  },
];

export const YOGINI_RULES: Readonly<Record<string, Rule>> = {
  yogini: rule(
    'tithis 1 and 9 east, 3 and 11 southeast, 5 and 13 south, 4 and 12 southwest, 6 and 14 west, 7 and 15 northwest, 2 and 10 north, 8 and the new moon northeast',
    'Muhurta Chintamani, Yatra 34; Jyotishasara 17-19 and web pages agree',
    'checked',
  ),
  'yogini.sides': rule(
    'before and on the left bad, behind and on the right good',
    'Muhurta Chintamani, Yatra 34, with Muhurtaraja p. 108',
    'agrees',
  ),
  'shula.weekday': rule(
    'east Monday and Saturday, south Thursday, west Sunday and Friday, north Tuesday and Wednesday',
    'Muhurta Chintamani, Yatra 10; published days',
    'checked',
  ),
  'shula.nakshatra': rule(
    'east Jyeshtha, south Purva Bhadrapada, west Rohini, north Uttara Phalguni',
    'Muhurta Chintamani, Yatra 10; Birthastro, 2021-12-08',
    'checked',
  ),
  parigha: rule(
    'seven nakshatras from Krittika to the east, from Magha to the south, from Anuradha to the west, from Dhanishta to the north; a bar from northwest to southeast is not crossed; Ashwini, Pushya, Hasta and Anuradha are free of it',
    'Muhurta Chintamani, Yatra 36-38; Acharadinakara',
    'agrees',
  ),
  lalata: rule(
    'the lord of a direction in its houses from the rising sign: Sun 1 east, Venus 11 and 12 southeast, Mars 10 south, Rahu 8 and 9 southwest, Saturn 7 west, Moon 5 and 6 northwest, Mercury 4 north, Jupiter 2 and 3 northeast',
    'Muhurta Chintamani, Yatra 49-51',
    'unconfirmed',
  ),
  chandra: rule(
    'the Moon by her sign (muhurta.vasas): before and on the right good, behind and on the left bad',
    'verse in Yatindra Muhurta Prabhakara; Bhadrabahu Samhita, notes on 13',
    'agrees',
  ),
};

export const YOGINI_DISPUTES: readonly Dispute[] = [
  {
    element: 'side of Yogini',
    note: 'Good on the right here, as Muhurta Chintamani has it; a common verse (yogini sukhada vame), Jyotishasara and Bhadrabahu Samhita have her good on the left. The option yogini_good chooses. Behind she is good and before bad in all.',
  },
  {
    element: 'Yogini of the fourth and twelfth',
    note: 'Southwest here, as every text that was read; PyJHora has northwest.',
  },
  {
    element: 'shula between the quarters',
    note: 'Four directions here, as the verse; web pages add southeast on Monday and Thursday, southwest on Sunday and Friday, northwest on Tuesday, northeast on Wednesday and Saturday.',
  },
  {
    element: 'crossing the bar',
    note: 'Muhurta Chintamani, Yatra 37, allows it in need where the direction and the rising sign are clear, but never the shula.',
  },
];
