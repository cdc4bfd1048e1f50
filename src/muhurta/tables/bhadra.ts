import type { Rule, Source } from '../../types.js';

/** Where Bhadrā is when the Moon is in a sign. */
export type BhadraDwelling = 'svarga' | 'patala' | 'mrityu';

/** Mouth and tail begin at so many thirtieths of the karaṇa. */
export interface BhadraRow {
  /** 1 … 60. */
  readonly karana: number;
  readonly mukha: number;
  readonly puccha: number;
}

/**
 * The eight Bhadrās of a month. The verse gives praharas of the tithi, eight of 7.5 ghaṭīs; in thirtieths of its half that is Bhadrā the mouth
 * begins at 0, 7.5, 15 or 22.5, and the tail ends where the mouth begins, or with Bhadrā where the mouth opens it. Muhūrtarāja p. 62; Bhadrā of 2015-03-05
 * compared with a published page.
 */
export const BHADRAS: readonly BhadraRow[] = [
  { karana: 8, mukha: 0, puccha: 27 },
  { karana: 15, mukha: 7.5, puccha: 4.5 },
  { karana: 22, mukha: 15, puccha: 12 },
  { karana: 29, mukha: 22.5, puccha: 19.5 },
  { karana: 36, mukha: 22.5, puccha: 19.5 },
  { karana: 43, mukha: 15, puccha: 12 },
  { karana: 50, mukha: 7.5, puccha: 4.5 },
  { karana: 57, mukha: 0, puccha: 27 },
];

export const BHADRA_PARTS = 30;
/** Thirtieths. */
export const MUKHA_LENGTH = 5;
/** Thirtieths. */
export const PUCCHA_LENGTH = 3;

/** By the Moon's sign from Aries: Bhadrā harms on earth only in `mrityu`. */
export const BHADRA_DWELLINGS: readonly BhadraDwelling[] = [
  'svarga',
  'svarga',
  'svarga',
  'mrityu',
  'mrityu',
  'patala',
  'patala',
  'svarga',
  'patala',
  'patala',
  'mrityu',
  'mrityu',
];

export const BHADRA_SOURCES: readonly Source[] = [
  { work: 'Muhurtaraja', locus: 'p. 62', note: 'praharas of the mouth and the tail of Bhadra' },
  { work: 'Vedic Guru, page on Holika Dahan', locus: '2015-03-05', note: 'mouth and tail, to the minute' },
];

export const BHADRA_RULES: Readonly<Record<'bhadra' | 'mukha_puccha' | 'dwelling', Rule>> = {
  bhadra: {
    rule: 'the eight karanas Vishti of a lunar month, whole',
    source: 'Surya Siddhanta 2.67-69 for the karanas',
    state: 'checked',
  },
  mukha_puccha: {
    rule: 'mouth five and tail three thirtieths, placed by the tithi: the praharas of the tithi, in its half that is Bhadra',
    source: 'Muhurtaraja p. 62; a published Bhadra of 2015-03-05',
    state: 'checked',
  },
  dwelling: {
    rule: 'by the sign of the Moon: Aries, Taurus, Gemini, Scorpio svarga; Virgo, Libra, Sagittarius, Capricorn patala; Cancer, Leo, Aquarius, Pisces mrityu',
    source: 'common list; no text for it was read',
    state: 'unconfirmed',
  },
};
