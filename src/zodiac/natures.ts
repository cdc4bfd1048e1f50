// What signs and nakṣatras are by the kūṭas: a match compares it, an avakahaḍā states it.
import { type MicroArcseconds, SIGN, signIndex } from '../math/angle.js';
import { at } from '../math/at.js';

/** From the lowest rank. */
export const VARNAS = ['Shudra', 'Vaishya', 'Kshatriya', 'Brahmin'] as const;

/** A varṇa. @names varnas */
export type Varna = (typeof VARNAS)[number];

/** Indices of {@link VARNAS} from Aries: fire, earth, air and water signs in turn. */
export const SIGN_VARNA: readonly number[] = [2, 1, 0, 3, 2, 1, 0, 3, 2, 1, 0, 3];

/** Quadrupeds, humans, water creatures, beasts of the forest, insects. */
export const VASHYAS = ['Chatushpada', 'Manava', 'Jalachara', 'Vanachara', 'Keeta'] as const;

/** A vaśya group. @names vashyas */
export type Vashya = (typeof VASHYAS)[number];

/** Indices of {@link VASHYAS} for the two halves of each sign from Aries; 15°00′ begins the second half. */
export const SIGN_VASHYA: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 3],
  [1, 1],
  [1, 1],
  [4, 4],
  [1, 0],
  [0, 2],
  [1, 1],
  [2, 2],
];

/** The index of the vaśya group of a longitude. */
export function vashyaOf(longitude: MicroArcseconds): number {
  const sign = signIndex(longitude);
  return at(SIGN_VASHYA, sign)[longitude - sign * SIGN < SIGN / 2 ? 0 : 1];
}

export const YONIS = [
  'Horse',
  'Elephant',
  'Sheep',
  'Serpent',
  'Dog',
  'Cat',
  'Rat',
  'Cow',
  'Buffalo',
  'Tiger',
  'Deer',
  'Monkey',
  'Mongoose',
  'Lion',
] as const;

/** An animal of the yoni. */
export type Yoni = (typeof YONIS)[number];

/** The animal of a nakṣatra with its sex: `Horse (M)`. @names animal */
export type YoniOfNakshatra = `${Yoni} (${'M' | 'F'})`;

export const GANAS = ['Deva', 'Manushya', 'Rakshasa'] as const;

/** A gaṇa. @names ganas */
export type Gana = (typeof GANAS)[number];

export interface NakshatraNature {
  readonly yoni: number;
  readonly sex: 'M' | 'F';
  readonly gana: number;
}

const nature = (yoni: number, sex: 'M' | 'F', gana: number): NakshatraNature => ({ yoni, sex, gana });

/** From Aśvinī. */
export const NAKSHATRA_NATURES: readonly NakshatraNature[] = [
  nature(0, 'M', 0), // Ashwini: horse
  nature(1, 'M', 1), // Bharani: elephant
  nature(2, 'F', 2), // Krittika: sheep
  nature(3, 'M', 1), // Rohini: serpent
  nature(3, 'F', 0), // Mrigashira: serpent
  nature(4, 'F', 1), // Ardra: dog
  nature(5, 'F', 0), // Punarvasu: cat
  nature(2, 'M', 0), // Pushya: sheep
  nature(5, 'M', 2), // Ashlesha: cat
  nature(6, 'M', 2), // Magha: rat
  nature(6, 'F', 1), // Purva Phalguni: rat
  nature(7, 'M', 1), // Uttara Phalguni: cow
  nature(8, 'F', 0), // Hasta: buffalo
  nature(9, 'F', 2), // Chitra: tiger
  nature(8, 'M', 0), // Swati: buffalo
  nature(9, 'M', 2), // Vishakha: tiger
  nature(10, 'F', 0), // Anuradha: deer
  nature(10, 'M', 2), // Jyeshtha: deer
  nature(4, 'M', 2), // Mula: dog
  nature(11, 'M', 1), // Purva Ashadha: monkey
  nature(12, 'M', 1), // Uttara Ashadha: mongoose
  nature(11, 'F', 0), // Shravana: monkey
  nature(13, 'F', 2), // Dhanishta: lion
  nature(0, 'F', 2), // Shatabhisha: horse
  nature(13, 'M', 1), // Purva Bhadrapada: lion
  nature(7, 'F', 1), // Uttara Bhadrapada: cow
  nature(1, 'F', 0), // Revati: elephant
];

export const NADIS = ['Adi', 'Madhya', 'Antya'] as const;

/** A nāḍī. @names nadis */
export type Nadi = (typeof NADIS)[number];

/** From Aśvinī, 0. */
export function yoniOf(nakshatra: number): YoniOfNakshatra {
  const { yoni, sex } = at(NAKSHATRA_NATURES, nakshatra);
  return `${at(YONIS, yoni)} (${sex})`;
}

/** 0 Ādi, 1 Madhya, 2 Antya: the columns of the stars written in rows of three, alternately forward and backward. */
export function nadiOf(nakshatra: number): number {
  const column = nakshatra % 3;
  return Math.floor(nakshatra / 3) % 2 === 0 ? column : 2 - column;
}

/** The five groups of rajju: foot, hip, navel, neck, head. */
export type RajjuGroup = 'pada' | 'kati' | 'nabhi' | 'kantha' | 'shiro';

/** Whether a nakṣatra ascends the body or descends; the head does neither. */
export type RajjuDirection = 'aroha' | 'avaroha';

/** Nine nakṣatras go up the body and down, three times round. */
export const RAJJU: readonly (readonly [RajjuGroup, RajjuDirection | null])[] = [
  ['pada', 'aroha'],
  ['kati', 'aroha'],
  ['nabhi', 'aroha'],
  ['kantha', 'aroha'],
  ['shiro', null],
  ['kantha', 'avaroha'],
  ['nabhi', 'avaroha'],
  ['kati', 'avaroha'],
  ['pada', 'avaroha'],
];
