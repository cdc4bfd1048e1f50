import { cite } from '../../operation/sources.js';
import type { Dispute, Rule, Source } from '../../types.js';
import type { SignLord } from '../../zodiac/lords.js';

export const BHAVA_METHODS = ['raman', 'jhora', 'bphs'] as const;

/** One of the {@link BHAVA_METHODS}. */
export type BhavaMethod = (typeof BHAVA_METHODS)[number];

export const SIGN_CLASSES = ['nara', 'chatushpada', 'jalachara', 'keeta'] as const;

/** One of the {@link SIGN_CLASSES}. */
export type SignClass = (typeof SIGN_CLASSES)[number];

/** By first and second half of each sign from Aries. BPHS 27.26–31. */
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

/** The house in which a class of signs has no strength of direction. BPHS 27.26–31. */
export const DIG_ZERO_HOUSE: Readonly<Record<SignClass, number>> = { nara: 7, jalachara: 10, chatushpada: 4, keeta: 1 };

/** Virūpas added for occupants. BPHS 27.26–31. */
export const OCCUPANTS: Readonly<Partial<Record<SignLord, 60 | -60>>> = {
  Sun: -60,
  Mars: -60,
  Mercury: 60,
  Jupiter: 60,
  Saturn: -60,
};

/** Virūpas added by the time of birth. BPHS 27.26–31. */
export const TIME_ADDITION = 15;

export type RisingWith = 'shirshodaya' | 'prishthodaya' | 'ubhayodaya';

/** From Aries. BPHS 4.6–24. */
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

/** Twilight before sunrise and after sunset, hours: one ghaṭī. BPHS does not give its length. */
export const TWILIGHT_HOURS = 0.4;

export const BHAVA_SOURCES: readonly Source[] = [
  cite('bphs', '27.26–31', 'strength of the houses: lord, direction, aspects, additions'),
  {
    work: 'B.V. Raman, Graha and Bhava Balas',
    locus: 'ch. 9, as quoted',
    note: 'strength of direction by whole houses; Mercury and Jupiter aspect with their whole strength',
  },
];

export const BHAVA_RULES: Readonly<Record<BhavaMethod, Rule>> = {
  raman: {
    rule: 'middles of the houses by Sripati; ten virupas of direction for each house from that where it has none; aspects on the middle',
    source: 'B.V. Raman, Graha and Bhava Balas ch. 9, his worked horoscope',
    state: 'checked',
  },
  jhora: {
    rule: "the same with the middles at the ascendant's degree of each sign, smooth aspects and the totals of the rules jhora",
    source: 'Jagannatha Hora 8, one chart, twelve houses',
    state: 'checked',
  },
  bphs: {
    rule: 'a third of the arc from the middle where it has no direction; 60 more for Jupiter and Mercury in the house, 60 less for Sun, Mars and Saturn; 15 more by the time of day',
    source: 'BPHS 27.26-31, which has no worked example; how long twilight lasts is not told there',
    state: 'unconfirmed',
  },
};

export const BHAVA_DISPUTES: readonly Dispute[] = [
  {
    element: 'middles of the houses',
    note: "Sripati's (Raman) or the degree of the ascendant in each sign (Jagannatha Hora). The option method chooses.",
  },
  {
    element: 'direction of the houses',
    note: 'Ten virupas for each whole house (Raman, Jagannatha Hora), or a third of the arc between middles (BPHS 27.26-31): up to 10 virupas. The option method chooses.',
  },
  {
    element: 'additions',
    note: 'Sixty virupas for those in a house and fifteen for the time of day (BPHS 27.26-31); Raman and Jagannatha Hora leave them out. Twilight is one ghati here, before sunrise and after sunset, and no part of the night.',
  },
  {
    element: 'Mercury in the houses',
    note: 'He gives with his whole aspect even where he is malefic elsewhere: twelve houses of Jagannatha Hora need it, and the verse says so, too.',
  },
];
