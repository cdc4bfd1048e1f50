import type { SignLord } from '../../zodiac/lords.js';

export const QUESTION_RULES = [
  'head_rising_lagna',
  'back_rising_lagna',
  'benefic_in_lagna',
  'malefic_in_lagna',
  'lagna_of_benefic',
  'lagna_of_malefic',
  'lagna_with_its_lord',
  'benefic_in_kendra_or_trikona',
  'malefic_in_kendra_or_eighth',
  'malefic_in_3_6_11',
  'human_lagna_seen_by_benefic',
  'moon_in_lagna',
  'moon_in_tenth',
  'moon_seen_by_jupiter',
  'lagna_and_moon_seen_by_benefics',
  'house_with_its_lord',
  'benefic_on_house',
  'malefic_on_house',
  'benefic_around_house',
  'malefic_around_house',
  'benefic_in_3_5_7_11',
  'benefic_in_7_10',
  'movable_lagna',
  'fixed_lagna',
  'traveller_in_movable_lagna',
  'traveller_in_eleventh',
  'traveller_in_twelfth',
  'graha_in_2_3_5',
  'jupiter_in_kendra',
  'mercury_or_venus_in_trikona',
  'bright_moon_in_lagna',
  'strong_benefic_in_eleventh',
  'benefic_in_2_3_4',
  'malefic_lagna_seen_by_malefic',
  'moon_seen_for_marriage',
  'moon_with_malefic',
  'saturn_in_even_house',
  'saturn_in_odd_house',
] as const;

/** A rule of the verses on questions. @names none */
export type QuestionRule = (typeof QUESTION_RULES)[number];

/** Verses by rule; SP is Ṣaṭpañcāśikā, DV Daivajñavallabhā, both read in Sanskrit. */
export const RULE_VERSES: Readonly<Record<QuestionRule, string>> = {
  head_rising_lagna: 'SP 1.4, DV 2.20',
  back_rising_lagna: 'SP 1.4, DV 2.20',
  benefic_in_lagna: 'SP 1.4, DV 2.20',
  malefic_in_lagna: 'SP 1.4, DV 2.20',
  lagna_of_benefic: 'DV 2.20',
  lagna_of_malefic: 'DV 2.20',
  lagna_with_its_lord: 'SP 1.3, DV 2.2',
  benefic_in_kendra_or_trikona: 'SP 4.1, DV 2.21',
  malefic_in_kendra_or_eighth: 'SP 4.1, DV 2.21',
  malefic_in_3_6_11: 'DV 2.21',
  human_lagna_seen_by_benefic: 'DV 2.23, SP 4.2',
  moon_in_lagna: 'SP 4.3, DV 2.24',
  moon_in_tenth: 'SP 4.3, DV 2.24',
  moon_seen_by_jupiter: 'SP 4.4, DV 3.2',
  lagna_and_moon_seen_by_benefics: 'DV 2.26, SP 2.2',
  house_with_its_lord: 'SP 1.3, DV 2.2',
  benefic_on_house: 'SP 1.3, DV 2.2',
  malefic_on_house: 'SP 1.3, DV 2.2',
  benefic_around_house: 'DV 2.2',
  malefic_around_house: 'DV 2.2',
  benefic_in_3_5_7_11: 'SP 4.2, DV 3.1',
  benefic_in_7_10: 'SP 4.3, DV 3.1',
  movable_lagna: 'SP 2.1–2, DV 3.5, 4.1, 14.12',
  fixed_lagna: 'SP 2.1–2, DV 3.5, 4.1, 14.12',
  traveller_in_movable_lagna: 'SP 2.9, DV 4.2',
  traveller_in_eleventh: 'DV 4.4',
  traveller_in_twelfth: 'DV 4.4',
  graha_in_2_3_5: 'SP 5.1, DV 6.1',
  jupiter_in_kendra: 'SP 5.2, DV 6.2',
  mercury_or_venus_in_trikona: 'SP 5.2, DV 6.2',
  bright_moon_in_lagna: 'SP 1.5, DV 9.13',
  strong_benefic_in_eleventh: 'SP 1.5, DV 9.11',
  benefic_in_2_3_4: 'DV 9.12, 9.15',
  malefic_lagna_seen_by_malefic: 'DV 9.16',
  moon_seen_for_marriage: 'SP 7.2, DV 12.1',
  moon_with_malefic: 'DV 12.4',
  saturn_in_even_house: 'SP 7.1, DV 12.3',
  saturn_in_odd_house: 'SP 7.1, DV 12.3',
};

/** Whose signs are benefic, whatever they are themselves at the moment. */
export const BENEFIC_LORDS: readonly SignLord[] = ['Moon', 'Mercury', 'Jupiter', 'Venus'];

export const RISINGS = ['head', 'back', 'both'] as const;

/** How a sign rises: by its head (śīrṣodaya), its back (pṛṣṭhodaya), or both. @names none */
export type SignRising = (typeof RISINGS)[number];

/** From Aries: Jñānapradīpikā 28, read. */
export const SIGN_RISINGS: readonly SignRising[] = [
  'back',
  'back',
  'head',
  'back',
  'head',
  'head',
  'head',
  'head',
  'back',
  'back',
  'head',
  'both',
];

/** 0 (Aries) … 11. Ṣaṭpañcāśikā 4.2, read. */
export const HUMAN_SIGNS: readonly number[] = [2, 5, 6, 10];

export const KENDRAS: readonly number[] = [1, 4, 7, 10];
export const TRIKONAS: readonly number[] = [5, 9];

/** Places from the house of the matter: Daivajñavallabhā 2.2, read. */
export const AROUND: readonly number[] = [2, 4, 7, 10, 12];
/** Houses of the Moon, seen by Jupiter: Ṣaṭpañcāśikā 4.4, read. */
export const MOON_FOR_ALL: readonly number[] = [2, 3, 6, 7, 10, 11];
/** Houses of the Moon for a marriage: Ṣaṭpañcāśikā 7.2, read. */
export const MOON_FOR_MARRIAGE: readonly number[] = [3, 5, 6, 7, 11];

/** Who sets out under a movable lagna: Daivajñavallabhā 4.2, read; Ṣaṭpañcāśikā 2.9 leaves out Jupiter. */
export const TRAVELLERS: readonly SignLord[] = ['Sun', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
/** Who hastens a journey from the eleventh and turns it back from the twelfth: Daivajñavallabhā 4.4, read. */
export const OUTWARD: readonly SignLord[] = ['Sun', 'Mercury', 'Jupiter', 'Venus'];
