import type { SignLord } from '../../zodiac/lords.js';

/** What a sphuṭa adds up: `ascendant`, `Gulika` or a graha. @names term */
export type SphutaPoint = 'ascendant' | 'Gulika' | 'Rahu' | Exclude<SignLord, 'Mercury' | 'Saturn'>;

export interface SphutaRow {
  readonly iast: string;
  /** How many times each point counts, negative where it is subtracted. */
  readonly terms: Readonly<Partial<Record<SphutaPoint, number>>>;
  /** Degrees added to the sum. */
  readonly plus?: number;
}

/** From the sum of Sun and Moon to the yogi point: the beginning of Puṣya, 93°20′. */
export const TO_YOGI = 280 / 3;
/** From the yogi to the avayogi point, 186°40′: fourteen nakṣatras. */
export const TO_AVAYOGI = 560 / 3;

/**
 * The fourteen sphuṭas. Prāṇa, deha and mṛtyu: Jātaka Pārijāta 5.57, read; bīja and kṣetra: Phaladīpikā 12.14, read; the others as
 * Jagannātha Horā and PyJHora have them. The sūkṣma is the sum of prāṇa, deha and mṛtyu.
 */
export const SPHUTAS = {
  tri: { iast: 'trisphuṭa', terms: { ascendant: 1, Moon: 1, Gulika: 1 } },
  chatus: { iast: 'catuḥsphuṭa', terms: { ascendant: 1, Moon: 1, Gulika: 1, Sun: 1 } },
  pancha: { iast: 'pañcasphuṭa', terms: { ascendant: 1, Moon: 1, Gulika: 1, Sun: 1, Rahu: 1 } },
  prana: { iast: 'prāṇasphuṭa', terms: { ascendant: 5, Gulika: 1 } },
  deha: { iast: 'dehasphuṭa', terms: { Moon: 8, Gulika: 1 } },
  mrityu: { iast: 'mṛtyusphuṭa', terms: { Gulika: 7, Sun: 1 } },
  sukshma_tri: { iast: 'sūkṣmatrisphuṭa', terms: { ascendant: 5, Moon: 8, Gulika: 9, Sun: 1 } },
  bija: { iast: 'bījasphuṭa', terms: { Sun: 1, Venus: 1, Jupiter: 1 } },
  kshetra: { iast: 'kṣetrasphuṭa', terms: { Jupiter: 1, Moon: 1, Mars: 1 } },
  tithi: { iast: 'tithisphuṭa', terms: { Moon: 1, Sun: -1 } },
  yoga: { iast: 'yogasphuṭa', terms: { Sun: 1, Moon: 1 } },
  rahu_tithi: { iast: 'rāhutithisphuṭa', terms: { Rahu: 1, Sun: -1 } },
  yogi: { iast: 'yogisphuṭa', terms: { Sun: 1, Moon: 1 }, plus: TO_YOGI },
  avayogi: { iast: 'avayogisphuṭa', terms: { Sun: 1, Moon: 1 }, plus: TO_YOGI + TO_AVAYOGI },
} as const satisfies Readonly<Record<string, SphutaRow>>;

/** A sphuṭa. @names none */
export type SphutaId = keyof typeof SPHUTAS;

export const SPHUTA_IDS = Object.keys(SPHUTAS) as [SphutaId, ...SphutaId[]];

/** Sphuṭas of which no verse was read. */
export const UNREAD_SPHUTAS = ['tithi', 'yoga', 'rahu_tithi', 'yogi', 'avayogi'] as const satisfies readonly SphutaId[];

/** Which sign and navāṁśa the verse asks for: odd ones for the seed (bīja), even ones for the field (kṣetra). Phaladīpikā 12.14, read. */
export const ASKED_PARITY = { bija: 'odd', kshetra: 'even' } as const;

/**
 * The burnt (dagdha) signs of each tithi of a half month, 0 (Aries) … 11; none at full and new moon. Two lists of practice agree (Ramadas
 * Rao, weblog 2008-04-03; a list after H. R. Seshadri Iyer), which name the Vidyā Mādhavīya; it was not read.
 */
export const DAGDHA_SIGNS: readonly (readonly number[])[] = [
  [6, 9],
  [8, 11],
  [4, 9],
  [1, 10],
  [2, 5],
  [0, 4],
  [3, 8],
  [2, 5],
  [4, 7],
  [4, 7],
  [8, 11],
  [6, 9],
  [1, 4],
  [2, 5, 8, 11],
  [],
];
