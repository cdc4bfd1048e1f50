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

/** How a planet stands in one of the seven divisions. */
export interface SaptavargajaRow {
  /** Sign of the planet in the division. */
  readonly sign: Sign;
  /** Lord of that sign. */
  readonly lord: SignLord;
  /** How it stands there: mūlatrikoṇa (in D1 alone), own sign, or how it regards the lord. */
  readonly dignity: VargaDignity;
  /** What that counts. */
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
  /** Of the thirds of the sign. */
  readonly drekkana: Virupas;
  /** Sum of the five. */
  readonly total: Virupas;
}

/** Strength of direction. */
export interface Dig {
  /** Sidereal longitude of the corner where it is nothing. */
  readonly zero: EclipticDegrees;
  /** Degrees from there by the shorter way, 0 … 180, six decimals. */
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

/** Strength of motion. Sun and Moon have none of their own: then the degrees are null. */
export interface Cheshta {
  /** Mean longitude, degrees, six decimals. */
  readonly mean_longitude: MeanDegrees | null;
  /** Śīghrocca, degrees, six decimals. */
  readonly seeghrocha: MeanDegrees | null;
  /** From the śīghrocca to the midpoint of mean and true longitude, degrees 0 … 180, six decimals. */
  readonly kendra: Arc | null;
  /** A third of that; of Sun and Moon what `cheshta_luminaries` gives. */
  readonly total: Virupas;
}

/** Strength of aspects. */
export interface Drik {
  /** A quarter of the aspects, those of benefics less those of malefics. */
  readonly total: Virupas;
  /** What each of the six others looks with, whole: positive of benefics, negative of malefics. */
  readonly aspects: Readonly<Partial<Record<SignLord, Virupas>>>;
}

/** What is required of a part. */
export interface PartRequired {
  /** Virūpas that are asked for. */
  readonly required: Virupas;
  /** Whether the part has as many. */
  readonly met: boolean;
}

/** From where the parts of a planet are reckoned. */
export interface ShadbalaOf {
  /** Sidereal longitude. */
  readonly longitude: EclipticDegrees;
  /** Longitude from the equinox, as ayana takes it. */
  readonly tropical_longitude: EclipticDegrees;
  /** Declination by the table, north positive, six decimals: degrees, or parts of 90 by the khaṇḍas. @minimum -90 @maximum 90 */
  readonly kranti: number;
  /** Degrees from the deepest debilitation, 0 … 180, six decimals. */
  readonly debilitation_arc: Arc;
}

/** The six strengths of a planet. */
export interface PlanetShadbala {
  /** What the parts are reckoned from. */
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
  /** Rūpas that it needs. */
  readonly required_rupas: Rupas;
  /** What it has of what it needs, four decimals: 1 is enough. @minimum -10 @maximum 10 */
  readonly ratio: number;
  /** 1 for the strongest by the ratio; of equals the naturally stronger. @asType integer @minimum 1 @maximum 7 */
  readonly rank: number;
  /** What it needs of single parts. */
  readonly requirements: Readonly<Record<(typeof REQUIRED_PARTS)[number], PartRequired>>;
  /** What stands for motion in iṣṭa and kaṣṭa: of Sun and Moon not summed. */
  readonly cheshta_for_phala: Phala;
  /** How far it gives good, 0 … 60. */
  readonly ishta_phala: Phala;
  /** How far it gives trouble, 0 … 60. */
  readonly kashta_phala: Phala;
}

/** Two planets less than a degree apart. */
export interface ShadbalaWar {
  /** The two, in the order of a chart. */
  readonly planets: readonly [Star, Star];
  /** Degrees of longitude between them, six decimals. @minimum 0 @maximum 1 */
  readonly separation: number;
  /** The one with the lesser longitude. */
  readonly winner: Star;
  /** What the winner takes from the other. */
  readonly virupas: Virupas;
}

/** The sky and the day that all parts share. */
export interface ShadbalaSkyTold {
  /** Sidereal longitude of the ascendant. */
  readonly ascendant: EclipticDegrees;
  /** Sidereal longitude of the midheaven. */
  readonly midheaven: EclipticDegrees;
  /** Degrees by which the Moon is ahead of the Sun. */
  readonly elongation: EclipticDegrees;
  /** Degrees of the Sun past midnight, 15 an hour, as the strength of day and night takes them. */
  readonly since_midnight: EclipticDegrees;
  /** When the day of the birth began: sunrise, or 6 h of apparent time where the Sun does not rise. */
  readonly sunrise: LocalInstant;
  /** When its night began: sunset, or 18 h of apparent time where the Sun does not set. */
  readonly sunset: LocalInstant;
  /** When the next day began. */
  readonly next_sunrise: LocalInstant;
  /** Which of the three no rising or setting of the Sun made; empty but near the poles. */
  readonly assumed: readonly ('sunrise' | 'sunset' | 'next_sunrise')[];
  /** Julian day number of the civil date on which the day began. @asType integer @minimum 0 */
  readonly julian_day_number: number;
  /** Days from which the lords of year and month follow, negative before 1805-08-25. @asType integer @minimum -400000 @maximum 500000 */
  readonly ahargana: number;
  /**
   * Days from 1900-01-01 00:00 mean time of 76° E, negative before, six decimals; null where mean longitudes of date are taken.
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
  /** The rules that were asked for. */
  readonly rules: ShadbalaRules;
  /** The choices in force. */
  readonly choices: ShadbalaChoices;
  /** The sky and the day that all parts share. */
  readonly sky: ShadbalaSkyTold;
  /** The seven planets. */
  readonly planets: Readonly<Record<SignLord, PlanetShadbala>>;
  /** Lords of the year, the month, the day and the hour. */
  readonly lords: ShadbalaLords;
  /** Which equal hour from sunrise: 1 in the first, more than 24 in a day that is longer. @asType integer @minimum 1 */
  readonly hora_number: number;
  /** Lord of the third of the day or night, beside Jupiter. */
  readonly tribhaga_lord: SignLord;
  /** Who counts as benefic. */
  readonly benefics: readonly SignLord[];
  /** Planets less than a degree apart. */
  readonly wars: readonly ShadbalaWar[];
  /** Whether the birth fell between sunrise and sunset. */
  readonly day_birth: boolean;
}
