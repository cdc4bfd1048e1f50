import { cite } from '../../operation/sources.js';
import type { Source } from '../../types.js';
import type { SignLord } from '../../zodiac/lords.js';
import type { CompoundRegard } from '../../zodiac/relationships.js';

/** One value for each of the seven. */
export type OfPlanets<Value> = Readonly<Record<SignLord, Value>>;

/** The five that are no lights: they have a motion and may be at war. */
export const STARS = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

/** One of the {@link STARS}. @names planet */
export type Star = (typeof STARS)[number];

export const RUPA = 60;

/** A planet's standing in a sign in saptavargaja, where exaltation does not count. */
export type VargaDignity = 'moolatrikona' | 'own' | CompoundRegard;

/** Virūpas of a dignity in one of the seven divisions. `halving`: Śrīpati, Raman; `bphs`: Bṛhat Parāśara Horā Śāstra 27.2–4. */
export const SAPTAVARGAJA: Readonly<Record<'halving' | 'bphs', Readonly<Record<VargaDignity, number>>>> = {
  halving: {
    moolatrikona: 45,
    own: 30,
    great_friend: 22.5,
    friend: 15,
    neutral: 7.5,
    enemy: 3.75,
    great_enemy: 1.875,
  },
  bphs: { moolatrikona: 45, own: 30, great_friend: 20, friend: 15, neutral: 10, enemy: 4, great_enemy: 2 },
};

export type Sex = 'male' | 'female' | 'neuter';

/** Bṛhat Parāśara Horā Śāstra 3.19. */
export const SEX: OfPlanets<Sex> = {
  Sun: 'male',
  Moon: 'female',
  Mars: 'male',
  Mercury: 'neuter',
  Jupiter: 'male',
  Venus: 'female',
  Saturn: 'neuter',
};

/** The sex that is strong in each third of a sign: females second in BPHS 27.6, neuters second in Raman. */
export const DREKKANA_SEXES: Readonly<Record<'male_neuter_female' | 'male_female_neuter', readonly Sex[]>> = {
  male_neuter_female: ['male', 'neuter', 'female'],
  male_female_neuter: ['male', 'female', 'neuter'],
};

export type Angle = 'ascendant' | 'nadir' | 'descendant' | 'midheaven';

/** Where a planet has no strength of direction; it has 60 opposite. BPHS 27.7–8. */
export const DIG_ZERO: OfPlanets<Angle> = {
  Sun: 'nadir',
  Moon: 'midheaven',
  Mars: 'nadir',
  Mercury: 'descendant',
  Jupiter: 'descendant',
  Venus: 'midheaven',
  Saturn: 'ascendant',
};

/** Strong by day, by night, or always. BPHS 27.8–9. */
export const DIURNAL: OfPlanets<'day' | 'night' | 'both'> = {
  Sun: 'day',
  Moon: 'night',
  Mars: 'night',
  Mercury: 'both',
  Jupiter: 'day',
  Venus: 'day',
  Saturn: 'night',
};

/** Lords of the thirds of day and night; Jupiter is lord of all six. BPHS 27.12. */
export const TRIBHAGA = {
  day: ['Mercury', 'Sun', 'Saturn'],
  night: ['Moon', 'Venus', 'Mars'],
} as const satisfies Readonly<Record<'day' | 'night', readonly SignLord[]>>;

export const PERIODS = ['abda', 'masa', 'vara', 'hora'] as const;

/** Virūpas of the lords of year, month, day and hour. BPHS 27.13. */
export const LORD_VIRUPAS: Readonly<Record<(typeof PERIODS)[number], number>> = {
  abda: 15,
  masa: 30,
  vara: 45,
  hora: 60,
};

/**
 * Subtracted from a Julian day number to count years of 360 and months of 30 days. Burgess's 714 404 108 573 for 1860-01-01 leaves the same
 * remainder by 2520, and only that matters.
 */
export const AHARGANA_OFFSET = 2_380_558;

/** Declinations of the ecliptic at every 15° from an equinox, arcminutes: Raman's and Jagannātha Horā's table. */
export const KRANTI = [0, 362, 703, 1002, 1238, 1388, 1440] as const;

/** The three khaṇḍas of BPHS 27.15–17; 90 is the greatest declination. */
export const AYANA_KHANDAS = [45, 33, 12] as const;

/** Diameters of the discs, arcseconds. Raman, Graha and Bhava Balas, ch. 4. */
export const DISCS: Readonly<Record<Star, number>> = {
  Mars: 9.4,
  Mercury: 6.6,
  Jupiter: 190.4,
  Venus: 16.6,
  Saturn: 158,
};

/** Sevenths of a rūpa by nature. BPHS 27.14. */
export const NAISARGIKA_SEVENTHS: OfPlanets<number> = {
  Sun: 7,
  Moon: 6,
  Mars: 2,
  Mercury: 3,
  Jupiter: 4,
  Venus: 5,
  Saturn: 1,
};

/** Required virūpas. BPHS 27.32–33; `raman` (and Jagannātha Horā) differ in the Sun alone. */
export const REQUIRED: Readonly<Record<'bphs' | 'raman', OfPlanets<number>>> = {
  bphs: { Sun: 390, Moon: 360, Mars: 300, Mercury: 420, Jupiter: 390, Venus: 330, Saturn: 300 },
  raman: { Sun: 300, Moon: 360, Mars: 300, Mercury: 420, Jupiter: 390, Venus: 330, Saturn: 300 },
};

export const REQUIRED_PARTS = ['sthana', 'dig', 'kala', 'cheshta', 'ayana'] as const;

type RequiredParts = Readonly<Record<(typeof REQUIRED_PARTS)[number], number>>;

export const WISE: RequiredParts = { sthana: 165, dig: 35, kala: 112, cheshta: 50, ayana: 30 };
export const SOFT: RequiredParts = { sthana: 133, dig: 50, kala: 100, cheshta: 30, ayana: 40 };
export const HARD: RequiredParts = { sthana: 96, dig: 30, kala: 67, cheshta: 40, ayana: 20 };

/**
 * Virūpas required in five of the parts. BPHS 27.34–36. Santhanam's English gives 112, 100, 67 to ceṣṭā and 50, 30, 40 to kāla; ceṣṭā
 * cannot pass 60, so the two columns are exchanged here.
 */
export const REQUIRED_OF_PARTS: OfPlanets<RequiredParts> = {
  Sun: WISE,
  Moon: SOFT,
  Mars: HARD,
  Mercury: WISE,
  Jupiter: WISE,
  Venus: SOFT,
  Saturn: HARD,
};

export const SHADBALA_SOURCES: readonly Source[] = [
  cite('bphs', '27.1–40', 'the six strengths, their parts and what is required of them'),
  cite('bphs', '28.1–14', 'rays of exaltation and of motion, ishta and kashta phala'),
  {
    work: 'B.V. Raman, Graha and Bhava Balas',
    locus: 'chs. 2–8, as quoted by programs that test against it',
    note: 'halving of dignities, table of declinations, cheshta kendra, discs of warring planets, roots of ishta and kashta',
  },
];
