import { DEGREE, type MicroArcseconds, NAKSHATRA, PADA, SIGN, signIndex } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { GRAHAS, type Graha } from '../../zodiac/names.js';
import {
  ACTIVITIES,
  ACTIVITY_ADDENDS,
  type Activity,
  NAME_SOUNDS,
  type NameSound,
  SHAYANADI,
  type Shayanadi,
} from '../tables/shayanadi.js';

const STATES = SHAYANADI.length;
const SOUNDS_A_ROW = 7;
const SOUND_ROWS = NAME_SOUNDS.length / SOUNDS_A_ROW;

export const SHAYANADI_PARTS = ['navamsha', 'degree'] as const;

/** What multiplies the star and the graha: the navāṁśa within the sign, 1 … 9, or its degree, 1 … 30. @names none */
export type ShayanadiPart = (typeof SHAYANADI_PARTS)[number];

export const GHATI_COUNTS = ['running', 'elapsed'] as const;

/** Which ghaṭī is added: the one that runs, from 1, or those that are over, from 0. @names none */
export type GhatiCount = (typeof GHATI_COUNTS)[number];

/** What the sum for the state of a graha is made of. */
export interface ShayanadiTerms {
  /** Nakṣatra of the graha. @asType integer @minimum 1 @maximum 27 */
  readonly star: number;
  /** The graha, the Sun 1 … Ketu 9. @asType integer @minimum 1 @maximum 9 */
  readonly graha: number;
  /** Navāṁśa within its sign, or degree. @asType integer @minimum 1 @maximum 30 */
  readonly part: number;
  /** Nakṣatra of the Moon. @asType integer @minimum 1 @maximum 27 */
  readonly birth_star: number;
  /** The ghaṭī from sunrise. @asType integer @minimum 0 */
  readonly ghati: number;
  /** Sign of the ascendant. @asType integer @minimum 1 @maximum 12 */
  readonly lagna: number;
}

/** The state of a graha among the twelve, with its sum. */
export interface ShayanadiState {
  /** Its name. */
  readonly state: Shayanadi;
  /** Its number, 1 … 12: the remainder of the sum by 12, 12 for 0. @asType integer @minimum 1 @maximum 12 */
  readonly number: number;
  /** The numbers of the sum. */
  readonly terms: ShayanadiTerms;
  /** Star times graha times part, and the other three. @asType integer @minimum 1 */
  readonly sum: number;
  /** What of it is effective for a name; null without `name_sound`. */
  readonly activity: Activity | null;
  /** The same for each number that a sound can have, 1 … 5. @minItems 5 @maxItems 5 */
  readonly activities: readonly Activity[];
}

export interface ShayanadiBirth {
  readonly moon: MicroArcseconds;
  readonly ascendant: MicroArcseconds;
  readonly ghati: number;
}

export function partOf(longitude: MicroArcseconds, part: ShayanadiPart): number {
  return Math.floor((longitude % SIGN) / (part === 'navamsha' ? PADA : DEGREE)) + 1;
}

/** 1 … 5. */
export function soundNumber(sound: NameSound): number {
  return Math.floor(NAME_SOUNDS.indexOf(sound) / SOUNDS_A_ROW) + 1;
}

/** Bṛhat Parāśara Horā Śāstra 45.34–37. */
export function activityOf(graha: Graha, number: number, sound: number): Activity {
  return at(ACTIVITIES, (((number * number + sound) % STATES) + ACTIVITY_ADDENDS[graha]) % ACTIVITIES.length);
}

const starOf = (longitude: MicroArcseconds): number => Math.floor(longitude / NAKSHATRA) + 1;

/** Bṛhat Parāśara Horā Śāstra 45.32–33. */
export function shayanadiOf(
  graha: Graha,
  longitude: MicroArcseconds,
  { moon, ascendant, ghati }: ShayanadiBirth,
  { part, sound }: { readonly part: ShayanadiPart; readonly sound: NameSound | undefined },
): ShayanadiState {
  const terms: ShayanadiTerms = {
    star: starOf(longitude),
    graha: GRAHAS.indexOf(graha) + 1,
    part: partOf(longitude, part),
    birth_star: starOf(moon),
    ghati,
    lagna: signIndex(ascendant) + 1,
  };
  const sum = terms.star * terms.graha * terms.part + terms.birth_star + terms.ghati + terms.lagna;
  const number = sum % STATES === 0 ? STATES : sum % STATES;
  return {
    state: at(SHAYANADI, number - 1),
    number,
    terms,
    sum,
    activity: sound === undefined ? null : activityOf(graha, number, soundNumber(sound)),
    activities: Array.from({ length: SOUND_ROWS }, (_, row) => activityOf(graha, number, row + 1)),
  };
}
