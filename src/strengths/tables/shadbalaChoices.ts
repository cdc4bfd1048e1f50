import { DRISHTI_READINGS } from '../../zodiac/drishti.js';
import { MERCURY_RULES, MOON_RULES } from '../../zodiac/nature.js';

/** What may be chosen, row by row; the values in the order in which they are listed everywhere. */
export const CHOICES = {
  /** Points of the seven divisions: halved from one dignity to the next, or those of the text. */
  saptavargaja: ['halving', 'bphs'],
  /** Mūlatrikoṇa: its degrees, or the whole sign. */
  moolatrikona: ['degrees', 'sign'],
  /** Which sex is strong in which third of a sign. */
  drekkana: ['male_neuter_female', 'male_female_neuter'],
  /** Where the tenth and the fourth are: on the meridian, or 90° from the ascendant. */
  dig: ['meridian', 'equal'],
  /** How far it is from midnight: by apparent time, or by the Sun's arc from the point 90° after the ascendant. */
  nathonnatha: ['apparent_time', 'equal_arc'],
  /** When the Moon is benefic. */
  moon_rule: MOON_RULES,
  /** When Mercury is malefic. */
  mercury_rule: MERCURY_RULES,
  /** Declinations for ayana: the table of 24°, or the three khaṇḍas. */
  ayana: ['table24', 'khanda'],
  /** What a war between planets moves: the difference over that of the discs, the whole difference, nothing. */
  yuddha: ['raman', 'bphs', 'none'],
  /** Mean longitudes for ceṣṭā. */
  cheshta_means: ['epoch_1900', 'modern'],
  /** From which clock the days since the epoch are counted. */
  cheshta_interval: ['universal_time', 'clock_as_local_mean_time'],
  /** Midpoint of mean and true longitude: the short way, or half the sum of the two numbers. */
  cheshta_midpoint: ['short_way', 'plain'],
  /** What Sun and Moon have for ceṣṭā in the sum. */
  cheshta_luminaries: ['none', 'ayana_paksha', 'phala'],
  /** Values of aspects between the full ones. */
  drishti: DRISHTI_READINGS,
  /** How much of an aspect counts: a quarter, or the whole of Mercury's and Jupiter's. */
  drik: ['quarter', 'quarter_full'],
  /** Virūpas that are required. */
  required: ['bphs', 'raman'],
  /** Iṣṭa and kaṣṭa: the root of the product, or the mean. */
  ishta: ['root', 'mean'],
} as const;

/** Degrees, 0 … 360. @minimum 0 @maximum 360 */
export type AddedDegrees = number;

/** The choices in force, every one of them settled. */
export interface ShadbalaChoices {
  /** Points of the seven divisions: halved from one dignity to the next, or those of the text. */
  readonly saptavargaja: (typeof CHOICES)['saptavargaja'][number];
  /** Mūlatrikoṇa: its degrees, or the whole sign. */
  readonly moolatrikona: (typeof CHOICES)['moolatrikona'][number];
  /** Which sex is strong in which third of a sign. */
  readonly drekkana: (typeof CHOICES)['drekkana'][number];
  /** Where the tenth and the fourth are: on the meridian, or 90° from the ascendant. */
  readonly dig: (typeof CHOICES)['dig'][number];
  /** How far it is from midnight: by apparent time, or by the Sun's arc from the point 90° after the ascendant. */
  readonly nathonnatha: (typeof CHOICES)['nathonnatha'][number];
  /** When the Moon is benefic. */
  readonly moon_rule: (typeof CHOICES)['moon_rule'][number];
  /** When Mercury is malefic. */
  readonly mercury_rule: (typeof CHOICES)['mercury_rule'][number];
  /** Declinations for ayana: the table of 24°, or the three khaṇḍas. */
  readonly ayana: (typeof CHOICES)['ayana'][number];
  /** What a war between planets moves: the difference over that of the discs, the whole difference, nothing. */
  readonly yuddha: (typeof CHOICES)['yuddha'][number];
  /** Mean longitudes for ceṣṭā. */
  readonly cheshta_means: (typeof CHOICES)['cheshta_means'][number];
  /** From which clock the days since the epoch are counted. */
  readonly cheshta_interval: (typeof CHOICES)['cheshta_interval'][number];
  /** Midpoint of mean and true longitude: the short way, or half the sum of the two numbers. */
  readonly cheshta_midpoint: (typeof CHOICES)['cheshta_midpoint'][number];
  /** What Sun and Moon have for ceṣṭā in the sum. */
  readonly cheshta_luminaries: (typeof CHOICES)['cheshta_luminaries'][number];
  /** Values of aspects between the full ones. */
  readonly drishti: (typeof CHOICES)['drishti'][number];
  /** How much of an aspect counts: a quarter, or the whole of Mercury's and Jupiter's. */
  readonly drik: (typeof CHOICES)['drik'][number];
  /** Virūpas that are required. */
  readonly required: (typeof CHOICES)['required'][number];
  /** Iṣṭa and kaṣṭa: the root of the product, or the mean. */
  readonly ishta: (typeof CHOICES)['ishta'][number];
  /** Degrees that are added to a sidereal longitude for ayana and for the Sun's share of iṣṭa: those of the `chart`, or a fixed number. */
  readonly ayana_ayanamsa_degrees: 'chart' | AddedDegrees;
}

/** Choices that are given: what is left out is as the preset has it. */
export type ShadbalaChoicesGiven = {
  readonly [Name in keyof ShadbalaChoices]?: ShadbalaChoices[Name] | undefined;
};

/** The presets. */
export const SHADBALA_RULES = ['classical', 'jhora', 'raman', 'bphs'] as const;

/** One of the presets. */
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
 * What each preset chooses. `classical`: the tradition of Śrīpati, with the text where that tradition is split. `jhora`: Jagannātha Horā
 * 8.0 as measured, with three slips that are imitated on purpose (23° in ayana, the clock taken for local mean time, the plain midpoint).
 * `raman`: B.V. Raman, Graha and Bhava Balas. `bphs`: Bṛhat Parāśara Horā Śāstra in Santhanam's reading.
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
