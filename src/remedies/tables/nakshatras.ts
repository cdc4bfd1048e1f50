import type { Nakshatra } from '../../zodiac/names.js';
import { type Attested, read, usage } from './attested.js';

/** Deity and tree of a nakṣatra. */
export interface NakshatraRite {
  readonly nakshatra: Nakshatra;
  readonly deity: string;
  readonly tree: string;
  /** What other lists have. */
  readonly trees_elsewhere?: readonly string[];
}

/** The verses have a 28th name, Aja, between Viśve Devas and Govinda: Abhijit’s, left out of the 27. */
export const DEITY_SOURCE: Attested = read('bphs', '6.24–26');

/** Verses in a Jaina collection, the spelling of the transcription corrected. */
export const TREE_SOURCE: Attested = {
  source: { work: 'Vidyanushasana', locus: 'p. 1001' },
  state: 'read',
  label: 'tradition',
};

export const TREES_ELSEWHERE: Attested = usage('N. Ramesh Rao; Anand K. Bhatt; Tuerstig, after Marathi almanacs');

/** From Aśvinī. */
export const NAKSHATRA_RITES: readonly NakshatraRite[] = [
  { nakshatra: 'Ashwini', deity: 'Ashvins', tree: 'visha (poison nut, Strychnos)' },
  { nakshatra: 'Bharani', deity: 'Yama', tree: 'dhatri (amalaka)', trees_elsewhere: ['amalaka', 'tamarind'] },
  { nakshatra: 'Krittika', deity: 'Agni', tree: 'hemadugdha (udumbara)' },
  { nakshatra: 'Rohini', deity: 'Brahma', tree: 'jambu' },
  { nakshatra: 'Mrigashira', deity: 'Chandra', tree: 'khadira' },
  { nakshatra: 'Ardra', deity: 'Rudra (Isha)', tree: 'krishna', trees_elsewhere: ['long pepper', 'ebony'] },
  { nakshatra: 'Punarvasu', deity: 'Aditi', tree: 'vamsha (bamboo)' },
  { nakshatra: 'Pushya', deity: 'Brihaspati (Jiva)', tree: 'ashvattha' },
  { nakshatra: 'Ashlesha', deity: 'Sarpas (Ahi)', tree: 'naga (nagakesara)' },
  { nakshatra: 'Magha', deity: 'Pitris', tree: 'vata' },
  { nakshatra: 'Purva Phalguni', deity: 'Bhaga', tree: 'palasha' },
  { nakshatra: 'Uttara Phalguni', deity: 'Aryaman', tree: 'plaksha' },
  { nakshatra: 'Hasta', deity: 'Surya (Arka)', tree: 'ambashtha', trees_elsewhere: ['hog plum', 'jasmine'] },
  { nakshatra: 'Chitra', deity: 'Tvashtri', tree: 'bilva' },
  { nakshatra: 'Swati', deity: 'Vayu (Marut)', tree: 'arjuna' },
  { nakshatra: 'Vishakha', deity: 'Indra and Agni', tree: 'vikankata' },
  { nakshatra: 'Anuradha', deity: 'Mitra', tree: 'kesara (bakula)' },
  { nakshatra: 'Jyeshtha', deity: 'Indra (Vasava)', tree: 'shambara', trees_elsewhere: ['shalmali', 'pine', 'valaka'] },
  { nakshatra: 'Mula', deity: 'Nirriti', tree: 'sarja', trees_elsewhere: ['sarja', 'anjan'] },
  { nakshatra: 'Purva Ashadha', deity: 'Apas (Udaka)', tree: 'vanjula' },
  { nakshatra: 'Uttara Ashadha', deity: 'Vishve Devas', tree: 'panasa' },
  { nakshatra: 'Shravana', deity: 'Vishnu (Govinda)', tree: 'arka' },
  { nakshatra: 'Dhanishta', deity: 'Vasus', tree: 'shami' },
  { nakshatra: 'Shatabhisha', deity: 'Varuna (Ambupa)', tree: 'kadamba' },
  { nakshatra: 'Purva Bhadrapada', deity: 'Aja Ekapad', tree: 'amra' },
  { nakshatra: 'Uttara Bhadrapada', deity: 'Ahirbudhnya', tree: 'nimba', trees_elsewhere: ['neem', 'palmyra'] },
  { nakshatra: 'Revati', deity: 'Pushan', tree: 'madhuka' },
];
