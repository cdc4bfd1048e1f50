import type { LimbName } from '../../zodiac/limbNames.js';

export interface SamvatsaraName extends LimbName {
  /** Other names in almanacs. */
  readonly aliases?: readonly string[];
}

/** The sixty saṁvatsaras from Prabhava: Sewell & Dikshit, The Indian Calendar (1896), table XII, in the spelling of the names that almanacs share. */
export const SAMVATSARAS = [
  { name: 'Prabhava' },
  { name: 'Vibhava' },
  { name: 'Shukla' },
  { name: 'Pramoda', aliases: ['Pramoduta'] },
  { name: 'Prajapati' },
  { name: 'Angiras' },
  { name: 'Shrimukha' },
  { name: 'Bhava' },
  { name: 'Yuvan' },
  { name: 'Dhatri' },
  { name: 'Ishvara' },
  { name: 'Bahudhanya' },
  { name: 'Pramathin' },
  { name: 'Vikrama' },
  { name: 'Vrisha', aliases: ['Vishu'] },
  { name: 'Chitrabhanu' },
  { name: 'Subhanu' },
  { name: 'Tarana' },
  { name: 'Parthiva' },
  { name: 'Vyaya' },
  { name: 'Sarvajit' },
  { name: 'Sarvadharin' },
  { name: 'Virodhin' },
  { name: 'Vikrita', aliases: ['Vikriti'] },
  { name: 'Khara' },
  { name: 'Nandana' },
  { name: 'Vijaya' },
  { name: 'Jaya' },
  { name: 'Manmatha' },
  { name: 'Durmukha' },
  { name: 'Hemalamba', aliases: ['Hevilambi', 'Hemalambi'] },
  { name: 'Vilambin' },
  { name: 'Vikarin' },
  { name: 'Sharvari' },
  { name: 'Plava' },
  { name: 'Shubhakrit' },
  { name: 'Shobhakrit', aliases: ['Shobhana'] },
  { name: 'Krodhin' },
  { name: 'Vishvavasu' },
  { name: 'Parabhava' },
  { name: 'Plavanga' },
  { name: 'Kilaka' },
  { name: 'Saumya' },
  { name: 'Sadharana' },
  { name: 'Virodhikrit' },
  { name: 'Paridhavin' },
  { name: 'Pramadin' },
  { name: 'Ananda' },
  { name: 'Rakshasa' },
  { name: 'Nala', aliases: ['Anala'] },
  { name: 'Pingala' },
  { name: 'Kalayukta' },
  { name: 'Siddharthin' },
  { name: 'Raudra' },
  { name: 'Durmati' },
  { name: 'Dundubhi' },
  { name: 'Rudhirodgarin' },
  { name: 'Raktaksha' },
  { name: 'Krodhana' },
  { name: 'Akshaya', aliases: ['Kshaya'] },
] as const satisfies readonly SamvatsaraName[];

/** One of the sixty years. @names samvatsaras */
export type Samvatsara = (typeof SAMVATSARAS)[number]['name'];

/**
 * Mean Jupiter, in whose signs the northern saṁvatsaras are counted: revolutions in a yuga of so many days, from the beginning of Kali, midnight of
 * Ujjain (Julian day, UT), when Vijaya began. 364,212 are the 364,220 of the Sūrya Siddhānta with the bīja of −8, which fits the four ends that a
 * published almanac prints to within 2 h 13 min.
 */
export const JUPITER = {
  kaliEpoch: 588465.2895333,
  yugaDays: 1_577_917_828,
  revolutions: { bija: 364_212, without_bija: 364_220 },
  /** Place of Vijaya in the sixty, from 0. */
  first: 26,
} as const;

/**
 * The rule of Sewell & Dikshit, The Indian Calendar (1896), art. 59a, for the saṁvatsara with which a Kali year begins, as bdsatish's panchanga.py quotes it: the
 * place in the sixty, from 1, is kali + 27 + ⌊(211 kali − 108) / 18000⌋. Since 1 + 211/18000 is 12 × 364,220 / 4,320,000, it counts without bīja, at the
 * true entry into Aries: the 108 are the 2.17 days from it to the mean one.
 */
export const SEWELL = { gain: 211, late: 108, per: 18_000 } as const;

/** Reckonings of the northern saṁvatsaras; the first is the default. */
export const NORTH_RECKONINGS = ['bija', 'without_bija', 'sewell'] as const;

/** How northern saṁvatsaras are counted: mean Jupiter with bīja or without, or without it by the rule of Sewell & Dikshit for a year. */
export type NorthReckoning = (typeof NORTH_RECKONINGS)[number];
