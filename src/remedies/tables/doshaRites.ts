import { type Attested, type ItemRow, read, usage } from './attested.js';

/** Texts on a doṣa, and modern practice. */
export interface DoshaRiteRow extends Attested {
  /** What a text read has; null where none has a rite. */
  readonly in_texts_read: string | null;
  /** What comes nearest in a text read. */
  readonly nearest?: string;
  /** Modern practice, labelled as such. */
  readonly practice?: readonly ItemRow[];
  /** Rows of other tables. */
  readonly see?: readonly string[];
  readonly note?: string;
}

/** For Manglik and Kāla Sarpa no text that was read has a rite. */
export const DOSHA_RITES = {
  manglik: {
    ...usage('modern pages'),
    in_texts_read: null,
    practice: [
      'symbolic marriage to a pot (kumbha vivaha) or to an image of Vishnu before the wedding',
      'worship on Tuesdays',
    ],
    note: 'No rite stands in any text read. The verses usually named for it (commentary on Muhurta Chintamani, Dharmasindhu) were not found.',
  },
  kala_sarpa: {
    ...read('bphs', '83.17–19, 54.14'),
    label: 'modern',
    in_texts_read: null,
    nearest:
      'worship of a golden serpent for the curse of serpents (83.17–19), and of the serpent in the period Mars-Rahu (54.14)',
    note: 'No rite stands in any text read: the source is that of what comes nearest. The shanti of this name is modern.',
  },
  ganda_moola: {
    ...read('bphs', '92–94'),
    in_texts_read: 'the rites of the births named under see',
    see: ['gandanta', 'abhukta_mula', 'jyeshtha_ganda'],
  },
  sade_sati: {
    ...read('bphs', '84.26'),
    in_texts_read: 'the shanti of Saturn, as of any graha that is duhstha',
    see: ['Saturn'],
  },
  same_nadi: {
    source: { work: 'modern usage, no text known', locus: '' },
    state: 'memory',
    label: 'modern',
    in_texts_read: null,
    practice: ['gifts at the wedding'],
    note: 'No rite stands in any text read. The practice is remembered and was read nowhere.',
  },
} as const satisfies Readonly<Record<string, DoshaRiteRow>>;

/** One of the doṣas. */
export type DoshaRiteId = keyof typeof DOSHA_RITES;

export const DOSHA_RITE_IDS = Object.keys(DOSHA_RITES) as readonly DoshaRiteId[];
