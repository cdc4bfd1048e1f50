import type { SignLord } from '../../zodiac/lords.js';

export const TAJIKA_ASPECTS = ['conjunction', 'semi_sextile', 'sextile', 'square', 'trine', 'opposition'] as const;

/** An aspect of Tājika. */
export type TajikaAspect = (typeof TAJIKA_ASPECTS)[number];

export const ASPECT_NATURES = ['strong_malefic', 'weak_malefic', 'strong_benefic', 'weak_benefic', 'neutral'] as const;

/** How an aspect works. */
export type AspectNature = (typeof ASPECT_NATURES)[number];

export const TAJIKA_RELATIONS = ['own', 'friend', 'neutral', 'enemy'] as const;

/** A graha's relation to another: itself, or by the distance of their signs. @names dignities */
export type TajikaRelation = (typeof TAJIKA_RELATIONS)[number];

export interface DistanceRow {
  readonly aspect: TajikaAspect | null;
  readonly nature: AspectNature | null;
  readonly relation: Exclude<TajikaRelation, 'own'>;
}

const row = (
  aspect: TajikaAspect | null,
  nature: AspectNature | null,
  relation: DistanceRow['relation'],
): DistanceRow => ({ aspect, nature, relation });

const SQUARE = row('square', 'weak_malefic', 'enemy');
const TRINE = row('trine', 'strong_benefic', 'friend');
const SEXTILE = row('sextile', 'weak_benefic', 'friend');
const SEMI_SEXTILE = row('semi_sextile', 'neutral', 'neutral');
const NONE = row(null, null, 'neutral');

/** By the inclusive count of signs, 1 … 12: Narasimha Rao 28.2 (aspects), S. Adawal (friends and enemies), both read. */
export const DISTANCES: readonly DistanceRow[] = [
  row('conjunction', 'strong_malefic', 'enemy'),
  SEMI_SEXTILE,
  SEXTILE,
  SQUARE,
  TRINE,
  NONE,
  row('opposition', 'strong_malefic', 'enemy'),
  NONE,
  TRINE,
  SQUARE,
  SEXTILE,
  SEMI_SEXTILE,
];

/** Dīptāṁśas, degrees to either side: A. G. Suresh Babu Shenoy's table, and Narasimha Rao 29.2, read. */
export const DEEPTAMSHAS: Readonly<Record<SignLord, number>> = {
  Sun: 15,
  Moon: 12,
  Mars: 8,
  Mercury: 7,
  Jupiter: 9,
  Venus: 7,
  Saturn: 9,
};

/** From the fastest, as Tājika ranks them whatever the motion of the day: Narasimha Rao 29.2, read. */
export const BY_SPEED: readonly SignLord[] = ['Moon', 'Mercury', 'Venus', 'Sun', 'Mars', 'Jupiter', 'Saturn'];

/** Harṣa bala: the house of joy of each graha. Narasimha Rao 28.3, read. */
export const JOY_HOUSES: Readonly<Record<SignLord, number>> = {
  Sun: 9,
  Moon: 3,
  Mars: 6,
  Mercury: 1,
  Jupiter: 11,
  Venus: 5,
  Saturn: 12,
};

/** Harṣa bala: feminine grahas and their houses; the others are masculine and have the other houses. Narasimha Rao 28.3. */
export const FEMININE: readonly SignLord[] = ['Moon', 'Mercury', 'Venus', 'Saturn'];
export const FEMININE_HOUSES: readonly number[] = [1, 2, 3, 7, 8, 9];

/** Pañcavargīya bala: points of the four vargas by relation. S. Adawal's sheet, read; own points Narasimha Rao 28.4, read. */
export const VARGA_POINTS = {
  kshetra: { own: 30, friend: 22.5, neutral: 15, enemy: 7.5 },
  hadda: { own: 15, friend: 11.25, neutral: 7.5, enemy: 3.75 },
  drekkana: { own: 10, friend: 7.5, neutral: 5, enemy: 2.5 },
  navamsha: { own: 5, friend: 3.75, neutral: 2.5, enemy: 1.25 },
} as const satisfies Readonly<Record<string, Readonly<Record<TajikaRelation, number>>>>;

export type StrengthVarga = keyof typeof VARGA_POINTS;

export const FIRST_CAMP: readonly SignLord[] = ['Sun', 'Moon', 'Mars', 'Jupiter'];

/** Trirāśi lords of the signs from Aries: Narasimha Rao 28.6, table 74, read. */
export const TRIRASHI_LORDS: Readonly<Record<'day' | 'night', readonly SignLord[]>> = {
  day: ['Sun', 'Venus', 'Saturn', 'Venus', 'Jupiter', 'Moon', 'Mercury', 'Mars', 'Saturn', 'Mars', 'Jupiter', 'Moon'],
  night: ['Jupiter', 'Moon', 'Mercury', 'Mars', 'Sun', 'Venus', 'Saturn', 'Venus', 'Saturn', 'Mars', 'Jupiter', 'Moon'],
};

/** The ten-degree faces from Aries 0°, in a repeating order: S. Adawal from memory, not read. */
export const TAJIKA_FACES: readonly SignLord[] = ['Mars', 'Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter'];
