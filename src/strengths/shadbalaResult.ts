import type { LocalInstant } from '../types.js';
import type { SignLord } from '../zodiac/lords.js';
import type { Sign } from '../zodiac/names.js';
import type { EclipticDegrees } from '../zodiac/position.js';
import type { REQUIRED_PARTS, Star, VargaDignity } from './tables/shadbala.js';
import type { ShadbalaChoices, ShadbalaRules } from './tables/shadbalaChoices.js';

/** Strength in virūpas (ṣaṣṭyaṁśas), sixtieths of a rūpa, four decimals. @minimum -2000 @maximum 2000 */
export type Virupas = number;

/** Arc between two points by the shorter way, degrees, six decimals. @minimum 0 @maximum 180 */
export type Arc = number;

/** Sixty virūpas each, four decimals. @minimum -40 @maximum 40 */
export type Rupas = number;

/** Zero to sixty virūpas, four decimals. @minimum 0 @maximum 60 */
export type Phala = number;

/** Degrees of a mean longitude, six decimals. @minimum 0 @maximum 360 */
export type MeanDegrees = number;

/** A planet in one of the seven divisions. */
export interface SaptavargajaRow {
  /** Sign of the planet in the division. */
  readonly sign: Sign;
  /** Lord of that sign. */
  readonly lord: SignLord;
  /** Its standing there: mūlatrikoṇa (D1 only), own sign, or how it regards the lord. */
  readonly dignity: VargaDignity;
  /** Its points. */
  readonly virupas: Virupas;
}

/** The seven divisions, and their sum. */
export interface Saptavargaja {
  /** Sum of the seven. */
  readonly total: Virupas;
  /** Rāśi. */
  readonly d1: SaptavargajaRow;
  /** Horā: Leo or Cancer. */
  readonly d2: SaptavargajaRow;
  /** Drekkāṇa. */
  readonly d3: SaptavargajaRow;
  /** Saptāṁśa. */
  readonly d7: SaptavargajaRow;
  /** Navāṁśa. */
  readonly d9: SaptavargajaRow;
  /** Dvādaśāṁśa. */
  readonly d12: SaptavargajaRow;
  /** Triṁśāṁśa. */
  readonly d30: SaptavargajaRow;
}

/** Strength of position. */
export interface Sthana {
  /** Of exaltation: a third of the arc from the deepest debilitation. */
  readonly uccha: Virupas;
  /** Of the seven divisions. */
  readonly saptavargaja: Saptavargaja;
  /** Of odd and even signs, in rāśi and navāṁśa. */
  readonly ojayugma: Virupas;
  /** Of angular, succeeding and cadent houses. */
  readonly kendradi: Virupas;
  /** Of the thirds (drekkāṇa) of the sign. */
  readonly drekkana: Virupas;
  /** Sum of the five. */
  readonly total: Virupas;
}

/** Strength of direction. */
export interface Dig {
  /** Sidereal longitude of the corner without strength. */
  readonly zero: EclipticDegrees;
  /** Degrees from there, the shorter way, 0 … 180, six decimals. */
  readonly arc: Arc;
  /** A third of them. */
  readonly total: Virupas;
}

/** Strength of time. */
export interface Kala {
  /** Of day and night. */
  readonly nathonnatha: Virupas;
  /** Of the fortnight; the Moon's is doubled. */
  readonly paksha: Virupas;
  /** Of the third of the day or night. */
  readonly tribhaga: Virupas;
  /** Of the lord of the year. */
  readonly abda: Virupas;
  /** Of the lord of the month. */
  readonly masa: Virupas;
  /** Of the lord of the day. */
  readonly vara: Virupas;
  /** Of the lord of the hour. */
  readonly hora: Virupas;
  /** Of declination; the Sun's is doubled. */
  readonly ayana: Virupas;
  /** What wars with other planets give or take. */
  readonly yuddha: Virupas;
  /** Sum of the nine. */
  readonly total: Virupas;
}

/** Strength of motion. Sun and Moon have no motion of this kind: their degrees are null. */
export interface Cheshta {
  /** Mean longitude, degrees, six decimals. */
  readonly mean_longitude: MeanDegrees | null;
  /** Śīghrocca, degrees, six decimals. */
  readonly seeghrocha: MeanDegrees | null;
  /** From the śīghrocca to the midpoint of mean and true longitude, degrees 0 … 180, six decimals. */
  readonly kendra: Arc | null;
  /** A third of that; for Sun and Moon what `cheshta_luminaries` gives. */
  readonly total: Virupas;
}

/** Strength of aspects. */
export interface Drik {
  /** A quarter of the aspects: those of benefics minus those of malefics. */
  readonly total: Virupas;
  /** The whole aspect of each of the six others: positive from benefics, negative from malefics. */
  readonly aspects: Readonly<Partial<Record<SignLord, Virupas>>>;
}

/** The required amount of a part. */
export interface PartRequired {
  /** Required virūpas. */
  readonly required: Virupas;
  /** Whether the part reaches them. */
  readonly met: boolean;
}

/** Positions that the parts of a planet are reckoned from. */
export interface ShadbalaOf {
  /** Sidereal longitude. */
  readonly longitude: EclipticDegrees;
  /** Tropical longitude, for ayana. */
  readonly tropical_longitude: EclipticDegrees;
  /** Declination by the table, north positive, six decimals: degrees, or parts of 90 in the khaṇḍas. @minimum -90 @maximum 90 */
  readonly kranti: number;
  /** Degrees from the deepest debilitation, 0 … 180, six decimals. */
  readonly debilitation_arc: Arc;
}

/** The six strengths of a planet. */
export interface PlanetShadbala {
  /** The positions its parts are reckoned from. */
  readonly inputs: ShadbalaOf;
  /** Of position. */
  readonly sthana: Sthana;
  /** Of direction. */
  readonly dig: Dig;
  /** Of time. */
  readonly kala: Kala;
  /** Of motion. */
  readonly cheshta: Cheshta;
  /** By nature. */
  readonly naisargika: Virupas;
  /** Of aspects. */
  readonly drik: Drik;
  /** Sum of the six. */
  readonly total: Virupas;
  /** The same in rūpas. */
  readonly rupas: Rupas;
  /** Required rūpas. */
  readonly required_rupas: Rupas;
  /** The sum over the required amount, four decimals: 1 is enough. @minimum -10 @maximum 10 */
  readonly ratio: number;
  /** 1 for the strongest by the ratio; ties go to the naturally stronger. @asType integer @minimum 1 @maximum 7 */
  readonly rank: number;
  /** Required amounts of single parts. */
  readonly requirements: Readonly<Record<(typeof REQUIRED_PARTS)[number], PartRequired>>;
  /** Motion as used in iṣṭa and kaṣṭa; for Sun and Moon not part of the sum. */
  readonly cheshta_for_phala: Phala;
  /** Iṣṭa phala, 0 … 60. */
  readonly ishta_phala: Phala;
  /** Kaṣṭa phala, 0 … 60. */
  readonly kashta_phala: Phala;
}

/** Two planets less than a degree apart. */
export interface ShadbalaWar {
  /** The two, in chart order. */
  readonly planets: readonly [Star, Star];
  /** Degrees of longitude between them, six decimals. @minimum 0 @maximum 1 */
  readonly separation: number;
  /** The planet with the smaller longitude. */
  readonly winner: Star;
  /** What the winner takes from the other. */
  readonly virupas: Virupas;
}

/** The sky and day of all parts. */
export interface ShadbalaSkyTold {
  /** Sidereal longitude of the ascendant. */
  readonly ascendant: EclipticDegrees;
  /** Sidereal longitude of the midheaven. */
  readonly midheaven: EclipticDegrees;
  /** Degrees by which the Moon is ahead of the Sun. */
  readonly elongation: EclipticDegrees;
  /** Degrees of the Sun past midnight, 15 an hour, for the strength of day and night. */
  readonly since_midnight: EclipticDegrees;
  /** When the day of the birth began: sunrise, or 6 h of apparent time where the Sun does not rise. */
  readonly sunrise: LocalInstant;
  /** When the night began: sunset, or 18 h of apparent time where the Sun does not set. */
  readonly sunset: LocalInstant;
  /** When the next day began. */
  readonly next_sunrise: LocalInstant;
  /** Which of the three no sunrise or sunset made; empty except near the poles. */
  readonly assumed: readonly ('sunrise' | 'sunset' | 'next_sunrise')[];
  /** Julian day number of the civil date on which the day began. @asType integer @minimum 0 */
  readonly julian_day_number: number;
  /** Days that give the lords of year and month, negative before 1805-08-25. @asType integer @minimum -400000 @maximum 500000 */
  readonly ahargana: number;
  /**
   * Days from 1900-01-01 00:00 mean time of 76° E, negative before, six decimals; null with mean longitudes of date. @minimum -400000
   * @maximum 500000
   * @minimum -400000 @maximum 500000
   */
  readonly days_since_1900: number | null;
}

/** Lords of the year of 360 days, of the month of 30, of the day and of the hour. */
export interface ShadbalaLords {
  /** Of the year. */
  readonly abda: SignLord;
  /** Of the month. */
  readonly masa: SignLord;
  /** Of the day from sunrise to sunrise. */
  readonly vara: SignLord;
  /** Of the equal hour from sunrise. */
  readonly hora: SignLord;
}

/** The six strengths of the seven planets. */
export interface ShadbalaData {
  /** The rules used. */
  readonly rules: ShadbalaRules;
  /** The choices in force. */
  readonly choices: ShadbalaChoices;
  /** The sky and day of all parts. */
  readonly sky: ShadbalaSkyTold;
  /** The seven planets. */
  readonly planets: Readonly<Record<SignLord, PlanetShadbala>>;
  /** Lords of the year, the month, the day and the hour. */
  readonly lords: ShadbalaLords;
  /** The equal hour from sunrise: 1 in the first, above 24 in a longer day. @asType integer @minimum 1 */
  readonly hora_number: number;
  /** Lord of the third of the day or night, beside Jupiter. */
  readonly tribhaga_lord: SignLord;
  /** The benefics of the chart. */
  readonly benefics: readonly SignLord[];
  /** Planets less than a degree apart. */
  readonly wars: readonly ShadbalaWar[];
  /** Whether the birth fell between sunrise and sunset. */
  readonly day_birth: boolean;
}
