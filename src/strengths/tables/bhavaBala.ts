import type { Source } from '../../types.js';
import type { SignLord } from '../../zodiac/lords.js';

/** Methods of the strength of houses. */
export const BHAVA_METHODS = ['raman', 'jhora', 'bphs'] as const;

/** One of the {@link BHAVA_METHODS}. */
export type BhavaMethod = (typeof BHAVA_METHODS)[number];

/** The classes of signs: people, beasts, those of the water, the insect. */
export const SIGN_CLASSES = ['nara', 'chatushpada', 'jalachara', 'keeta'] as const;

/** One of the {@link SIGN_CLASSES}. */
export type SignClass = (typeof SIGN_CLASSES)[number];

/** The class of the first and of the second half of each sign from Aries. BPHS 27.26–28. */
export const CLASS_OF_HALVES: readonly (readonly [SignClass, SignClass])[] = [
  ['chatushpada', 'chatushpada'],
  ['chatushpada', 'chatushpada'],
  ['nara', 'nara'],
  ['jalachara', 'jalachara'],
  ['chatushpada', 'chatushpada'],
  ['nara', 'nara'],
  ['nara', 'nara'],
  ['keeta', 'keeta'],
  ['nara', 'chatushpada'],
  ['chatushpada', 'jalachara'],
  ['nara', 'nara'],
  ['jalachara', 'jalachara'],
];

/** The house in which signs of a class have no strength of direction. BPHS 27.26–28. */
export const DIG_ZERO_HOUSE: Readonly<Record<SignClass, number>> = { nara: 7, jalachara: 10, chatushpada: 4, keeta: 1 };

/** What the text adds for those that stand in a house, virūpas. BPHS 27.29–30. */
export const OCCUPANTS: Readonly<Partial<Record<SignLord, 60 | -60>>> = {
  Sun: -60,
  Mars: -60,
  Mercury: 60,
  Jupiter: 60,
  Saturn: -60,
};

/** Virūpas that the text adds to houses by the time of the birth. BPHS 27.31. */
export const TIME_ADDITION = 15;

/** When a sign has its strength: those that rise with the head, with the back, or with both. */
export type RisingWith = 'shirshodaya' | 'prishthodaya' | 'ubhayodaya';

/** How each sign rises from Aries. BPHS 4.6–24. */
export const RISES_WITH: readonly RisingWith[] = [
  'prishthodaya',
  'prishthodaya',
  'shirshodaya',
  'prishthodaya',
  'shirshodaya',
  'shirshodaya',
  'shirshodaya',
  'shirshodaya',
  'prishthodaya',
  'prishthodaya',
  'shirshodaya',
  'ubhayodaya',
];

/** Hours before sunrise and after sunset that are twilight: one ghaṭī. BPHS does not say how long it is. */
export const TWILIGHT_HOURS = 0.4;

/** Where the tables above are from. */
export const BHAVA_SOURCES: readonly Source[] = [
  {
    work: 'Brihat Parashara Hora Shastra (R. Santhanam)',
    locus: '27.26–31',
    note: 'strength of the houses: lord, direction, aspects, additions',
  },
  {
    work: 'B.V. Raman, Graha and Bhava Balas',
    locus: 'ch. 9, as quoted',
    note: 'strength of direction by whole houses; Mercury and Jupiter aspect with their whole strength',
  },
];
