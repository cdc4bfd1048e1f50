import type { BirthMomentId } from '../../doshas/tables/birthMoment.js';
import type { Nakshatra } from '../../zodiac/names.js';
import { historical, type ItemRow } from './attested.js';

/** The items of `doshas.birth_moment` that have rites. */
export type BirthCircumstance = BirthMomentId | 'ganda_moola';

/** A rite for a birth. Lists are empty where the chapter has none. */
export interface BirthRiteRow {
  /** Chapter, or chapter and verses, of Bṛhat Parāśara Horā Śāstra. */
  readonly locus: string;
  /** For which births. */
  readonly circumstance: string;
  /** The items of `doshas.birth_moment` that call for it; none where the family has to be known. */
  readonly from_birth_moment: readonly BirthCircumstance[];
  readonly deities?: readonly ItemRow[];
  readonly images?: readonly ItemRow[];
  readonly mantras?: readonly ItemRow[];
  readonly samidh?: readonly ItemRow[];
  readonly oblations?: readonly number[];
  /** Names of the circumstance, by weekday. */
  readonly names?: readonly ItemRow[];
  readonly rites?: readonly ItemRow[];
  readonly gifts?: readonly ItemRow[];
  readonly avoid?: readonly ItemRow[];
  readonly when?: string;
  /** What the rite does with the newborn child and its parents; included only on request. */
  readonly of_the_child?: readonly ItemRow[];
  readonly note?: string;
}

/**
 * Rites for births: Bṛhat Parāśara Horā Śāstra 86–95, read. Of the sixths of the fourteenth of the dark half (87.1–3) only the number is
 * given, and what 93.2 says of the child is left out.
 */
export const BIRTH_RITES = {
  amavasya: {
    locus: '86',
    circumstance: 'birth on Amavasya',
    from_birth_moment: ['amavasya'],
    images: ['Moon and Sun, of gold, or of silver and copper'],
    mantras: ['sarve samudrah', 'apo hi shtha (three)', 'apyayasva', 'savita pashchattat'],
    oblations: [108, 28],
    rites: ['jar with leaves of udumbara, vata, ashvattha, mango and the root bark of neem', 'five gems', 'two cloths'],
    gifts: ['gold', 'silver', historical('black cow')],
    of_the_child: ['bath of both parents with the child'],
  },
  krishna_chaturdashi: {
    locus: '87',
    circumstance: 'birth on the fourteenth of the dark half, by sixths of the tithi',
    from_birth_moment: ['krishna_chaturdashi'],
    images: ['Shiva of gold, of one karsha or a quarter of it'],
    mantras: [
      'tryambakam',
      'imam me varuna',
      'tat tva yami',
      'tvam no agne',
      'sa tvam no',
      'a no bhadrah',
      'Purusha Sukta',
    ],
    samidh: ['ashvattha', 'plaksha', 'palasha', 'khadira'],
    oblations: [108, 28],
    note: 'Of the six parts of the tithi the verses call the first auspicious. Only the number of the part is told here.',
  },
  vishti: {
    locus: '88',
    circumstance: 'birth in Vishti, on a lost tithi, in Vyatipata or Yamaghanta',
    from_birth_moment: ['vishti', 'kshaya_tithi', 'vyatipata'],
    mantras: ['mantra of Vishnu'],
    oblations: [108],
    rites: [
      'worship of deities and grahas',
      'abhisheka of Shankara',
      'lamp of ghee in a temple of Shiva',
      'circling an ashvattha',
      'feeding',
    ],
    note: 'Yamaghanta is not among the births that are tested.',
  },
  same_nakshatra: {
    locus: '89',
    circumstance: 'birth in the nakshatra of a brother or a parent',
    from_birth_moment: [],
    images: ['that of the nakshatra, set in the north-east'],
    oblations: [108],
    avoid: ['rikta tithis', 'vishti'],
    note: 'It needs the births of the family: only in the table.',
  },
  sankranti: {
    locus: '90',
    circumstance: 'birth at a sankranti',
    from_birth_moment: ['sankranti'],
    deities: [
      { text: 'Sun', of: 'adhidevata' },
      { text: 'Moon', of: 'pratyadhidevata' },
    ],
    mantras: ['tryambakam', 'ut surya', 'apyayasva', 'mrityunjaya'],
    oblations: [1008, 108, 28],
    names: [
      { text: 'Ghora', of: 'Sunday' },
      { text: 'Dhvankshi', of: 'Monday' },
      { text: 'Mahodari', of: 'Tuesday' },
      { text: 'Manda', of: 'Wednesday' },
      { text: 'Mandakini', of: 'Thursday' },
      { text: 'Mishra', of: 'Friday' },
      { text: 'Rakshasi', of: 'Saturday' },
    ],
    rites: [
      { text: 'a heap of 5 dronas', of: 'rice in husk' },
      { text: 'a heap of half of that', of: 'rice' },
      { text: 'a heap of half of that', of: 'sesame' },
    ],
  },
  eclipse: {
    locus: '91',
    circumstance: 'birth during an eclipse',
    from_birth_moment: ['eclipse'],
    images: [
      { text: 'gold', of: 'deity of the nakshatra of the eclipse' },
      { text: 'gold', of: 'Sun, of a solar one' },
      { text: 'silver', of: 'Moon, of a lunar one' },
      { text: 'lead', of: 'Rahu' },
    ],
    mantras: [
      { text: 'a krishnena', of: 'Sun' },
      { text: 'ime devah', of: 'Moon' },
      { text: 'kaya nah', of: 'Rahu' },
    ],
    samidh: [
      { text: 'arka', of: 'Sun' },
      { text: 'palasha', of: 'Moon' },
      { text: 'durva', of: 'Rahu' },
      { text: 'brahma-vriksha', of: 'deity of the nakshatra' },
    ],
  },
  gandanta: {
    locus: '92',
    circumstance: 'birth in a gandanta of tithi, nakshatra or lagna',
    from_birth_moment: ['gandanta_tithi', 'gandanta_nakshatra', 'gandanta_lagna'],
    gifts: [historical('bull', 'tithi'), historical('cow', 'nakshatra'), { text: 'gold', of: 'lagna' }],
    when: 'the last day of impurity, or an auspicious day',
    of_the_child: [
      { text: 'bath with the father', of: 'first half' },
      { text: 'bath with the mother', of: 'second half' },
      historical('the father does not look at the child till then'),
    ],
  },
  abhukta_mula: {
    locus: '93',
    circumstance: 'birth in abhukta Mula',
    from_birth_moment: ['abhukta_mula'],
    deities: ['Nirriti', { text: 'Indra', of: 'adhidevata' }, { text: 'Apas', of: 'pratyadhidevata' }],
    oblations: [1008, 108],
    gifts: [historical('milch cow')],
    when: 'the 12th day, the return of the nakshatra, an auspicious day, or the eighth year',
  },
  jyeshtha_ganda: {
    locus: '94',
    circumstance: 'birth in Jyeshtha',
    from_birth_moment: ['ganda_moola'],
    deities: ['Indra', { text: 'Agni', of: 'adhidevata' }, { text: 'Rakshas', of: 'pratyadhidevata' }],
    mantras: ['Indra Sukta', 'mrityunjaya'],
    gifts: [
      historical('three cows', 'Mula, Jyeshtha, Ashlesha or Magha'),
      historical('two cows', 'Revati or Ashwini'),
      historical('one cow', 'any other nakshatra'),
    ],
    note: 'Singled out only where the nakshatra is Jyeshtha; the cows of the other stars belong to the rite of the gandanta that holds (our reading of 94.8–9).',
  },
  three_and_one: {
    locus: '95',
    circumstance: 'birth of a girl after three boys, or of a boy after three girls',
    from_birth_moment: [],
    images: ['Brahma, Vishnu, Mahesha and Indra, of gold'],
    oblations: [1008, 108, 28],
    note: 'It needs the births of the family: only in the table.',
  },
} as const satisfies Readonly<Record<string, BirthRiteRow>>;

/** One of the rites. */
export type BirthRiteId = keyof typeof BIRTH_RITES;

/** In the order of the chapters. */
export const BIRTH_RITE_IDS = Object.keys(BIRTH_RITES) as readonly BirthRiteId[];

/** Cows of the rite of Jyeṣṭhā by the nakṣatra of the Moon. Bṛhat Parāśara Horā Śāstra 94.8–9. */
export const COWS: Readonly<Partial<Record<Nakshatra, number>>> = {
  Mula: 3,
  Jyeshtha: 3,
  Ashlesha: 3,
  Magha: 3,
  Revati: 2,
  Ashwini: 2,
};

/** For every other nakṣatra. */
export const COWS_OTHERWISE = 1;
