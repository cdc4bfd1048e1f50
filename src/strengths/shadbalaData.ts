import { isoOn } from '../cast/iso.js';
import { toMicroArcseconds } from '../math/angle.js';
import { at } from '../math/at.js';
import type { LocalInstant } from '../types.js';
import type { SignLord } from '../zodiac/lords.js';
import { SIGNS, type Sign } from '../zodiac/names.js';
import { type EclipticDegrees, sixDecimals } from '../zodiac/position.js';
import { elongationOf, sinceMidnight } from './rules/kala.js';
import { ofPlanets, type PlanetStrength, requirementsOf, type Strengths } from './rules/shadbala.js';
import { SAPTAVARGA, type VargaStanding } from './rules/sthana.js';
import type { StrengthSky } from './shadbalaSky.js';
import { type OfPlanets, type REQUIRED_PARTS, RUPA, type Star, type VargaDignity } from './tables/shadbala.js';
import type { ShadbalaChoices, ShadbalaRules } from './tables/shadbalaChoices.js';

/** Strength in virūpas (ṣaṣṭyaṁśas), sixtieths of a rūpa, four decimals. */
export type Virupas = number;

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
  readonly arc: number;
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
  readonly mean_longitude: number | null;
  /** Śīghrocca, degrees, six decimals. */
  readonly seeghrocha: number | null;
  /** From the śīghrocca to the midpoint of mean and true longitude, degrees 0 … 180, six decimals. */
  readonly kendra: number | null;
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
  readonly required: number;
  /** Whether the part has as many. */
  readonly met: boolean;
}

/** From where the parts of a planet are reckoned. */
export interface ShadbalaOf {
  /** Sidereal longitude. */
  readonly longitude: EclipticDegrees;
  /** Longitude from the equinox, as ayana takes it. */
  readonly tropical_longitude: EclipticDegrees;
  /** Declination by the table, north positive, six decimals: degrees, or parts of 90 by the khaṇḍas. */
  readonly kranti: number;
  /** Degrees from the deepest debilitation, 0 … 180, six decimals. */
  readonly debilitation_arc: number;
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
  readonly rupas: number;
  /** Rūpas that it needs. */
  readonly required_rupas: number;
  /** What it has of what it needs: 1 is enough. */
  readonly ratio: number;
  /**
   * 1 for the strongest by the ratio; of equals the naturally stronger.
   *
   * @asType integer
   * @minimum 1
   * @maximum 7
   */
  readonly rank: number;
  /** What it needs of single parts. */
  readonly requirements: Readonly<Record<(typeof REQUIRED_PARTS)[number], PartRequired>>;
  /** What stands for motion in iṣṭa and kaṣṭa: of Sun and Moon not summed. */
  readonly cheshta_for_phala: Virupas;
  /** How far it gives good, 0 … 60. */
  readonly ishta_phala: Virupas;
  /** How far it gives trouble, 0 … 60. */
  readonly kashta_phala: Virupas;
}

/** Two planets less than a degree apart. */
export interface ShadbalaWar {
  /** The two, in the order of a chart. */
  readonly planets: readonly [Star, Star];
  /** Degrees of longitude between them, six decimals. */
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
  /**
   * Julian day number of the civil date on which the day began.
   *
   * @asType integer
   */
  readonly julian_day_number: number;
  /**
   * Days from which the lords of year and month follow.
   *
   * @asType integer
   */
  readonly ahargana: number;
  /** Days from 1900-01-01 00:00 mean time of 76° E, negative before, six decimals; null where mean longitudes of date are taken. */
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
  readonly planets: OfPlanets<PlanetShadbala>;
  /** Lords of the year, the month, the day and the hour. */
  readonly lords: ShadbalaLords;
  /**
   * Which equal hour from sunrise: 1 in the first, more than 24 in a day that is longer.
   *
   * @asType integer
   * @minimum 1
   */
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

/** Returns a number rounded to some decimals. */
export function rounded(value: number, decimals: 4 | 6 = 4): number {
  const scale = 10 ** decimals;
  // Adding 0 turns −0 into 0.
  return Math.round(value * scale) / scale + 0;
}

/** Returns degrees of a circle, cut at six decimals, so that none reads 360. */
const degreesTold = (degrees: number): EclipticDegrees => sixDecimals(toMicroArcseconds(degrees));

const orNull = (value: number | null): number | null => (value === null ? null : rounded(value, 6));

/** Returns the fields of a record, each rounded. */
function roundedAll<Field extends string>(record: Readonly<Record<Field, number>>): Record<Field, number> {
  return Object.fromEntries(
    Object.entries(record).map(([field, value]) => [field, rounded(value as number)]),
  ) as Record<Field, number>;
}

const rowOf = ({ sign, lord, dignity, virupas }: VargaStanding): SaptavargajaRow => ({
  sign: at(SIGNS, sign).name,
  lord,
  dignity,
  virupas: rounded(virupas),
});

function planetData(planet: SignLord, strength: PlanetStrength, sky: StrengthSky): PlanetShadbala {
  const { sthana, dig, kala, cheshta, drik, total, required } = strength;
  const { uccha, saptavargaja, ojayugma, kendradi, drekkana } = sthana;
  return {
    inputs: {
      longitude: sixDecimals(sky.longitudes[planet]),
      tropical_longitude: degreesTold(strength.tropical),
      kranti: rounded(strength.kranti, 6),
      debilitation_arc: rounded(sthana.arc, 6),
    },
    sthana: {
      uccha: rounded(uccha),
      saptavargaja: {
        total: rounded(saptavargaja.total),
        ...(Object.fromEntries(SAPTAVARGA.map((varga) => [varga, rowOf(saptavargaja[varga])])) as Omit<
          Saptavargaja,
          'total'
        >),
      },
      ...roundedAll({ ojayugma, kendradi, drekkana, total: sthana.total }),
    },
    dig: { zero: degreesTold(dig.zero), arc: rounded(dig.arc, 6), total: rounded(dig.total) },
    kala: roundedAll(kala),
    cheshta: {
      mean_longitude: orNull(cheshta.mean_longitude),
      seeghrocha: orNull(cheshta.seeghrocha),
      kendra: orNull(cheshta.kendra),
      total: rounded(cheshta.total),
    },
    naisargika: rounded(strength.naisargika),
    drik: { total: rounded(drik.total), aspects: roundedAll(drik.aspects as Record<string, number>) },
    total: rounded(total),
    rupas: rounded(total / RUPA),
    required_rupas: required / RUPA,
    ratio: rounded(strength.ratio),
    rank: strength.rank,
    requirements: requirementsOf(planet, strength),
    cheshta_for_phala: rounded(strength.cheshtaForPhala),
    ishta_phala: rounded(strength.ishta),
    kashta_phala: rounded(strength.kashta),
  };
}

/** Returns the sky and the day that all parts share, as the result tells them. */
function skyTold(sky: StrengthSky, choices: ShadbalaChoices): ShadbalaSkyTold {
  const { day, clock } = sky;
  return {
    ascendant: sixDecimals(sky.ascendant),
    midheaven: sixDecimals(sky.midheaven),
    elongation: degreesTold(elongationOf(sky.longitudes)),
    since_midnight: degreesTold(sinceMidnight(sky, choices.nathonnatha)),
    sunrise: isoOn(clock, day.start.reference),
    sunset: isoOn(clock, day.sunset),
    next_sunrise: isoOn(clock, day.end),
    assumed: day.assumed,
    julian_day_number: sky.julianDayNumber,
    ahargana: sky.ahargana,
    days_since_1900: choices.cheshta_means === 'modern' ? null : rounded(sky.interval, 6),
  };
}

/** Returns the strengths of a birth as the result tells them: rounded once, at the end. */
export function shadbalaData(
  { rules, choices }: { readonly rules: ShadbalaRules; readonly choices: ShadbalaChoices },
  sky: StrengthSky,
  { planets, benefics, wars }: Strengths,
): ShadbalaData {
  return {
    rules,
    choices,
    sky: skyTold(sky, choices),
    planets: ofPlanets((planet) => planetData(planet, planets[planet], sky)),
    lords: sky.lords,
    hora_number: sky.horaNumber,
    tribhaga_lord: sky.tribhaga,
    benefics,
    wars: wars.map((war) => ({ ...war, separation: rounded(war.separation, 6), virupas: rounded(war.virupas) })),
    day_birth: sky.day.half === 'day',
  };
}
