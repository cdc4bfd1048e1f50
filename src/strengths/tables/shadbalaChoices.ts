import { DRISHTI_READINGS } from '../../zodiac/drishti.js';
import { MERCURY_RULES, MOON_RULES } from '../../zodiac/nature.js';

export const CHOICES = {
  saptavargaja: ['halving', 'bphs'],
  moolatrikona: ['degrees', 'sign'],
  drekkana: ['male_neuter_female', 'male_female_neuter'],
  dig: ['meridian', 'equal'],
  nathonnatha: ['apparent_time', 'equal_arc'],
  moon_rule: MOON_RULES,
  mercury_rule: MERCURY_RULES,
  ayana: ['table24', 'khanda'],
  yuddha: ['raman', 'bphs', 'none'],
  cheshta_means: ['epoch_1900', 'modern'],
  cheshta_interval: ['universal_time', 'clock_as_local_mean_time'],
  cheshta_midpoint: ['short_way', 'plain'],
  cheshta_luminaries: ['none', 'ayana_paksha', 'phala'],
  drishti: DRISHTI_READINGS,
  drik: ['quarter', 'quarter_full'],
  required: ['bphs', 'raman'],
  ishta: ['root', 'mean'],
} as const;

/** Degrees, 0 … 360. @minimum 0 @maximum 360 */
export type AddedDegrees = number;

/** The choices in force, every one of them settled. */
export interface ShadbalaChoices {
  /** Points of the seven divisions: halved from one dignity to the next, or the text's. */
  readonly saptavargaja: (typeof CHOICES)['saptavargaja'][number];
  /** Mūlatrikoṇa: by degrees, or the whole sign. */
  readonly moolatrikona: (typeof CHOICES)['moolatrikona'][number];
  /** Which sex is strong in each third of a sign. */
  readonly drekkana: (typeof CHOICES)['drekkana'][number];
  /** The tenth and the fourth: on the meridian, or 90° from the ascendant. */
  readonly dig: (typeof CHOICES)['dig'][number];
  /** The distance from midnight: by apparent time, or by the Sun's arc from the point 90° after the ascendant. */
  readonly nathonnatha: (typeof CHOICES)['nathonnatha'][number];
  /** When the Moon is benefic. */
  readonly moon_rule: (typeof CHOICES)['moon_rule'][number];
  /** When Mercury is malefic. */
  readonly mercury_rule: (typeof CHOICES)['mercury_rule'][number];
  /** Declinations for ayana: the table of 24°, or the three khaṇḍas. */
  readonly ayana: (typeof CHOICES)['ayana'][number];
  /** What a war moves: the difference divided by that of the discs, the whole difference, or nothing. */
  readonly yuddha: (typeof CHOICES)['yuddha'][number];
  /** Mean longitudes for ceṣṭā. */
  readonly cheshta_means: (typeof CHOICES)['cheshta_means'][number];
  /** The clock from which the days since the epoch are counted. */
  readonly cheshta_interval: (typeof CHOICES)['cheshta_interval'][number];
  /** Midpoint of mean and true longitude: the shorter way, or half the sum of the numbers. */
  readonly cheshta_midpoint: (typeof CHOICES)['cheshta_midpoint'][number];
  /** Ceṣṭā of Sun and Moon in the sum. */
  readonly cheshta_luminaries: (typeof CHOICES)['cheshta_luminaries'][number];
  /** Strength of partial aspects. */
  readonly drishti: (typeof CHOICES)['drishti'][number];
  /** How much of an aspect counts: a quarter, or the whole of Mercury's and Jupiter's. */
  readonly drik: (typeof CHOICES)['drik'][number];
  /** Required virūpas. */
  readonly required: (typeof CHOICES)['required'][number];
  /** Iṣṭa and kaṣṭa: the root of the product, or the mean. */
  readonly ishta: (typeof CHOICES)['ishta'][number];
  /** Degrees added to a sidereal longitude for ayana and for the Sun's share of iṣṭa: those of the `chart`, or a fixed number. */
  readonly ayana_ayanamsa_degrees: 'chart' | AddedDegrees;
}

/** Single choices; the rest follow the preset. */
export type ShadbalaChoicesGiven = {
  readonly [Name in keyof ShadbalaChoices]?: ShadbalaChoices[Name] | undefined;
};

export const SHADBALA_RULES = ['classical', 'jhora', 'raman', 'bphs'] as const;

/** A preset. */
export type ShadbalaRules = (typeof SHADBALA_RULES)[number];

const CLASSICAL: ShadbalaChoices = {
  saptavargaja: 'halving',
  moolatrikona: 'degrees',
  drekkana: 'male_neuter_female',
  dig: 'meridian',
  nathonnatha: 'apparent_time',
  moon_rule: 'half_lit',
  mercury_rule: 'sign_mates',
  ayana: 'table24',
  ayana_ayanamsa_degrees: 'chart',
  yuddha: 'raman',
  cheshta_means: 'epoch_1900',
  cheshta_interval: 'universal_time',
  cheshta_midpoint: 'short_way',
  cheshta_luminaries: 'none',
  drishti: 'smooth',
  drik: 'quarter',
  required: 'bphs',
  ishta: 'root',
};

/**
 * `classical`: the tradition of Śrīpati, with the text where that tradition is split. `jhora`: Jagannātha Horā 8.0 as measured, with three
 * slips imitated on purpose (23° in ayana, the clock read as local mean time, the plain midpoint). `raman`: B.V. Raman, Graha and Bhava
 * Balas. `bphs`: Bṛhat Parāśara Horā Śāstra in Santhanam's reading.
 */
export const PRESETS: Readonly<Record<ShadbalaRules, ShadbalaChoices>> = {
  classical: CLASSICAL,
  jhora: {
    ...CLASSICAL,
    dig: 'equal',
    nathonnatha: 'equal_arc',
    ayana_ayanamsa_degrees: 23,
    cheshta_interval: 'clock_as_local_mean_time',
    cheshta_midpoint: 'plain',
    required: 'raman',
  },
  raman: { ...CLASSICAL, moon_rule: 'waxing', drishti: 'additive', required: 'raman' },
  bphs: {
    ...CLASSICAL,
    saptavargaja: 'bphs',
    drekkana: 'male_female_neuter',
    moon_rule: 'waxing',
    ayana: 'khanda',
    yuddha: 'bphs',
    cheshta_means: 'modern',
    cheshta_luminaries: 'ayana_paksha',
    drishti: 'verses',
    drik: 'quarter_full',
    ishta: 'mean',
  },
};
