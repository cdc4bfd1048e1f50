import type { LimbName } from '../../zodiac/limbNames.js';

/** How the table names a year of the cycle of sixty. */
export interface SamvatsaraName extends LimbName {
  /** Other names that almanacs print. */
  readonly aliases?: readonly string[];
}

/** The sixty saṁvatsaras from Prabhava: Sewell & Dikshit, The Indian Calendar (1896), table XII, in the spelling of the names that almanacs share. */
export const SAMVATSARAS = [
  { name: 'Prabhava', iast: 'Prabhava', devanagari: 'प्रभव' },
  { name: 'Vibhava', iast: 'Vibhava', devanagari: 'विभव' },
  { name: 'Shukla', iast: 'Śukla', devanagari: 'शुक्ल' },
  { name: 'Pramoda', iast: 'Pramoda', devanagari: 'प्रमोद', aliases: ['Pramoduta'] },
  { name: 'Prajapati', iast: 'Prajāpati', devanagari: 'प्रजापति' },
  { name: 'Angiras', iast: 'Aṅgiras', devanagari: 'आङ्गिरस' },
  { name: 'Shrimukha', iast: 'Śrīmukha', devanagari: 'श्रीमुख' },
  { name: 'Bhava', iast: 'Bhāva', devanagari: 'भाव' },
  { name: 'Yuvan', iast: 'Yuvan', devanagari: 'युव' },
  { name: 'Dhatri', iast: 'Dhātṛ', devanagari: 'धातृ' },
  { name: 'Ishvara', iast: 'Īśvara', devanagari: 'ईश्वर' },
  { name: 'Bahudhanya', iast: 'Bahudhānya', devanagari: 'बहुधान्य' },
  { name: 'Pramathin', iast: 'Pramāthin', devanagari: 'प्रमाधि' },
  { name: 'Vikrama', iast: 'Vikrama', devanagari: 'विक्रम' },
  { name: 'Vrisha', iast: 'Vṛṣa', devanagari: 'वृष', aliases: ['Vishu'] },
  { name: 'Chitrabhanu', iast: 'Citrabhānu', devanagari: 'चित्रभानु' },
  { name: 'Subhanu', iast: 'Subhānu', devanagari: 'स्वभानु' },
  { name: 'Tarana', iast: 'Tāraṇa', devanagari: 'तारण' },
  { name: 'Parthiva', iast: 'Pārthiva', devanagari: 'पार्थिव' },
  { name: 'Vyaya', iast: 'Vyaya', devanagari: 'व्यय' },
  { name: 'Sarvajit', iast: 'Sarvajit', devanagari: 'सर्वजित्' },
  { name: 'Sarvadharin', iast: 'Sarvadhārin', devanagari: 'सर्वधारी' },
  { name: 'Virodhin', iast: 'Virodhin', devanagari: 'विरोधी' },
  { name: 'Vikrita', iast: 'Vikṛta', devanagari: 'विकृति', aliases: ['Vikriti'] },
  { name: 'Khara', iast: 'Khara', devanagari: 'खर' },
  { name: 'Nandana', iast: 'Nandana', devanagari: 'नन्दन' },
  { name: 'Vijaya', iast: 'Vijaya', devanagari: 'विजय' },
  { name: 'Jaya', iast: 'Jaya', devanagari: 'जय' },
  { name: 'Manmatha', iast: 'Manmatha', devanagari: 'मन्मथ' },
  { name: 'Durmukha', iast: 'Durmukha', devanagari: 'दुर्मुखी' },
  { name: 'Hemalamba', iast: 'Hemalamba', devanagari: 'हेविलम्बी', aliases: ['Hevilambi', 'Hemalambi'] },
  { name: 'Vilambin', iast: 'Vilambin', devanagari: 'विलम्बी' },
  { name: 'Vikarin', iast: 'Vikārin', devanagari: 'विकारी' },
  { name: 'Sharvari', iast: 'Śārvarī', devanagari: 'शार्वरी' },
  { name: 'Plava', iast: 'Plava', devanagari: 'प्लव' },
  { name: 'Shubhakrit', iast: 'Śubhakṛt', devanagari: 'शुभकृत्' },
  { name: 'Shobhana', iast: 'Śobhana', devanagari: 'शोभकृत्', aliases: ['Shobhakrit'] },
  { name: 'Krodhin', iast: 'Krodhin', devanagari: 'क्रोधी' },
  { name: 'Vishvavasu', iast: 'Viśvāvasu', devanagari: 'विश्वावसु' },
  { name: 'Parabhava', iast: 'Parābhava', devanagari: 'पराभव' },
  { name: 'Plavanga', iast: 'Plavaṅga', devanagari: 'प्लवङ्ग' },
  { name: 'Kilaka', iast: 'Kīlaka', devanagari: 'कीलक' },
  { name: 'Saumya', iast: 'Saumya', devanagari: 'सौम्य' },
  { name: 'Sadharana', iast: 'Sādhāraṇa', devanagari: 'साधारण' },
  { name: 'Virodhikrit', iast: 'Virodhakṛt', devanagari: 'विरोधिकृति' },
  { name: 'Paridhavin', iast: 'Paridhāvin', devanagari: 'परिधावी' },
  { name: 'Pramadin', iast: 'Pramādin', devanagari: 'प्रमादीच' },
  { name: 'Ananda', iast: 'Ānanda', devanagari: 'आनन्द' },
  { name: 'Rakshasa', iast: 'Rākṣasa', devanagari: 'राक्षस' },
  { name: 'Nala', iast: 'Nala', devanagari: 'नल', aliases: ['Anala'] },
  { name: 'Pingala', iast: 'Piṅgala', devanagari: 'पिङ्गल' },
  { name: 'Kalayukta', iast: 'Kālayukta', devanagari: 'कालयुक्ति' },
  { name: 'Siddharthin', iast: 'Siddhārthin', devanagari: 'सिद्धार्थी' },
  { name: 'Raudra', iast: 'Raudra', devanagari: 'रौद्र' },
  { name: 'Durmati', iast: 'Durmati', devanagari: 'दुर्मति' },
  { name: 'Dundubhi', iast: 'Dundubhi', devanagari: 'दुन्दुभि' },
  { name: 'Rudhirodgarin', iast: 'Rudhirodgārin', devanagari: 'रुधिरोद्गारी' },
  { name: 'Raktaksha', iast: 'Raktākṣa', devanagari: 'रक्ताक्षी' },
  { name: 'Krodhana', iast: 'Krodhana', devanagari: 'क्रोधन' },
  { name: 'Akshaya', iast: 'Akṣaya', devanagari: 'अक्षय', aliases: ['Kshaya'] },
] as const satisfies readonly SamvatsaraName[];

/** One of the sixty years. */
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

/** How northern saṁvatsaras are counted; the first is the default. */
export const NORTH_RECKONINGS = ['bija', 'without_bija', 'sewell'] as const;

/** How northern saṁvatsaras are counted: mean Jupiter with bīja or without, or without it by the rule of Sewell & Dikshit for a year. */
export type NorthReckoning = (typeof NORTH_RECKONINGS)[number];
