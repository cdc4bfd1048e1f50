import { rule } from '../../operation/rule.js';
import type { Dispute, Rule, Source } from '../../types.js';
import type { Graha } from '../../zodiac/names.js';
import { CHINTAMANI } from '../chintamani.js';
import type { Quality } from '../quality.js';
import type { Compass } from './directions.js';

/**
 * Where Śiva is, by what is left of sevens of twice the tithi and five, from 0: the verse ascribed to Nārada (Namoastro, Shiva Vaas; Vijayalur; the same in
 * PyJHora); good and bad as Vijayalur, 2014-07-24, has them in its first table.
 */
export const SHIVA_PLACES = [
  { place: 'shmashana', quality: 'bad' },
  { place: 'kailasa', quality: 'good' },
  { place: 'gauri', quality: 'good' },
  { place: 'vrisha', quality: 'good' },
  { place: 'sabha', quality: 'bad' },
  { place: 'bhojana', quality: 'bad' },
  { place: 'krida', quality: 'bad' },
] as const satisfies readonly { readonly place: string; readonly quality: Quality }[];

/** Where Śiva is: at the burning ground, on Kailāsa, with Gaurī, on the bull, in assembly, at a meal or at play. @names none */
export type ShivaPlace = (typeof SHIVA_PLACES)[number]['place'];

/** Where fire is, by what is left of fours of tithi, weekday and one, from 0. Muhūrta Cintāmaṇi, Nakṣatra 36. */
export const AGNI_PLACES = [
  { place: 'earth', quality: 'good' },
  { place: 'heaven', quality: 'bad' },
  { place: 'below', quality: 'bad' },
  { place: 'earth', quality: 'good' },
] as const satisfies readonly { readonly place: string; readonly quality: Quality }[];

/** Where fire is. @names none */
export type AgniPlace = (typeof AGNI_PLACES)[number]['place'];

/** By the Moon's sign from Aries, again and again. A verse in Yatīndra Muhūrta Prabhākara (jainqq 011638/532); Bhāratīya Jyotiṣa (002676/494) agrees. */
export const CHANDRA_DIRECTIONS = ['east', 'south', 'west', 'north'] as const satisfies readonly Compass[];

/** Kāla of the weekdays from Sunday, which day pages call Rāhu-vāsa. Muhūrta Cintāmaṇi, Yātrā 35. */
export const RAHU_DIRECTIONS: readonly Compass[] = [
  'north',
  'northwest',
  'west',
  'southwest',
  'south',
  'southeast',
  'east',
];

/** Rāhu of the road in the eighths of the day, and again in those of the night. Satyānanda Guṇamañjarī (jainqq 032380/221) and Vastu Tapeshwar agree. */
export const RAHU_EIGHTHS: readonly Compass[] = [
  'east',
  'northwest',
  'south',
  'northeast',
  'west',
  'southeast',
  'north',
  'southwest',
];

/** Whose mouth the oblation falls into: three stars each, counted from the Sun's to the Moon's. Muhūrta Cintāmaṇi, Nakṣatra 35. */
export const HOMAHUTI: readonly Graha[] = [
  'Sun',
  'Mercury',
  'Venus',
  'Saturn',
  'Moon',
  'Mars',
  'Jupiter',
  'Rahu',
  'Ketu',
];

/** The malefics of the verse. */
export const HOMAHUTI_BAD: readonly Graha[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'];

/** Parts of the jar with so many stars each, counted from the Sun's to the Moon's. Muhūrta Cintāmaṇi, Gṛhapraveśa 6. */
export const KUMBHA_PARTS = [
  { part: 'mouth', stars: 1, quality: 'bad' },
  { part: 'east', stars: 4, quality: 'bad' },
  { part: 'south', stars: 4, quality: 'good' },
  { part: 'west', stars: 4, quality: 'good' },
  { part: 'north', stars: 4, quality: 'bad' },
  { part: 'womb', stars: 4, quality: 'bad' },
  { part: 'base', stars: 3, quality: 'good' },
  { part: 'throat', stars: 3, quality: 'good' },
] as const satisfies readonly { readonly part: string; readonly stars: number; readonly quality: Quality }[];

/** A part of the jar. @names none */
export type KumbhaPart = (typeof KUMBHA_PARTS)[number]['part'];

export const VASA_SOURCES: readonly Source[] = [
  { work: CHINTAMANI, locus: 'Nakshatra 35', note: 'the mouth of the oblation' },
  { work: CHINTAMANI, locus: 'Nakshatra 36', note: 'the dwelling of fire' },
  { work: CHINTAMANI, locus: 'Yatra 35', note: 'kala of the weekdays' },
  { work: CHINTAMANI, locus: 'Grihapravesha 6', note: 'the jar (kumbha chakra)' },
  {
    work: 'Yatindra Muhurta Prabhakara (Gujarati), read',
    locus: 'page 532',
    note: 'verse on the dwelling of the Moon; kala of the weekdays',
  },
  {
    work: 'Satyananda Gunamanjari (Gujarati), read',
    locus: 'page 221',
    note: 'Rahu of the road by eighths of day and night',
  },
  {
    work: 'Namoastro; Vijayalur, weblogs, read',
    locus: 'Shiva Vaas and Rudrabhisek; 2014-07-24',
    note: 'the dwelling of Shiva: the rule of Narada, and what follows from each place',
  },
];

export const VASA_RULES: Readonly<Record<string, Rule>> = {
  shiva: rule(
    'twice the tithi and five, what is left of sevens: 1 Kailasa, 2 with Gauri, 3 on the bull, 4 assembly, 5 meal, 6 play, 0 burning ground',
    'verse ascribed to Narada on web pages; PyJHora',
    'agrees',
  ),
  agni: rule(
    'tithi 1 … 30, weekday from 1 for Sunday and one added, what is left of fours: 3 and 0 on earth, 1 in heaven, 2 below',
    'Muhurta Chintamani, Nakshatra 36',
    'checked',
  ),
  chandra: rule(
    'the sign of the Moon: Aries, Leo, Sagittarius east, then south, west and north',
    'verse in Yatindra Muhurta Prabhakara; Birthastro, 2021-12-08',
    'checked',
  ),
  'rahu.weekday': rule(
    'the weekday: north on Sunday, northwest on Monday and on against the clock, to east on Saturday',
    'Muhurta Chintamani, Yatra 35, where it is kala; day pages call it Rahu-vasa',
    'agrees',
  ),
  'rahu.parts': rule(
    'eighths of the day and of the night: east, northwest, south, northeast, west, southeast, north, southwest',
    'Satyananda Gunamanjari; web pages',
    'agrees',
  ),
  homahuti: rule(
    'nakshatras from that of the Sun to that of the Moon, three each: Sun, Mercury, Venus, Saturn, Moon, Mars, Jupiter, Rahu, Ketu; malefics bad',
    'Muhurta Chintamani, Nakshatra 35',
    'checked',
  ),
  kumbha: rule(
    'nakshatras from that of the Sun to that of the Moon: mouth 1, east 4, south 4, west 4, north 4, womb 4, base 3, throat 3',
    'Muhurta Chintamani, Grihapravesha 6',
    'checked',
  ),
};

export const VASA_DISPUTES: readonly Dispute[] = [
  {
    element: 'tithi of Shiva',
    note: 'From the new moon here, 1 to 30, as the rule of rudrabhisheka and, by a report of April 2026, Drik Panchang count; a second table counts in each half and the new moon as 30. The option shiva_tithi chooses. A Telugu page multiplies by five instead of adding five.',
  },
  {
    element: 'Shiva at a meal',
    note: 'Bad here, as in the first table of Vijayalur; its second method calls it auspicious.',
  },
  {
    element: 'tithi of fire',
    note: 'From the new moon here, as PyJHora and most pages count; Tarush Astro begins with the dark half, so that the new moon is 15.',
  },
  {
    element: 'Rahu of the weekday',
    note: 'The kala of Muhurta Chintamani here, as day pages print it. Satyananda Gunamanjari has southwest on Sunday, then north, southeast, west, northeast, south; Vastu Tapeshwar has kala from north to northwest, with the clock.',
  },
];
