import type { EvidenceLabel, SourceState } from '../../doshas/evidence.js';

/**
 * What stands under every answer of this room: it quotes.
 */
export const NOTICE =
  'What the named texts prescribe. Historical and religious matter, not advice; no effect on health, money or fate is promised or implied.';

/** The notice under every answer. */
export type Notice = typeof NOTICE;

/** Where a value stands. */
export interface TextSource {
  /** The work, or who quotes it. */
  readonly work: string;
  /** Chapter and verse or page; empty where there is none to name. */
  readonly locus: string;
}

/** Where a value stands, and what kind of word it is. */
export interface Attested {
  /** Where it stands. */
  readonly source: TextSource;
  /** How the source is known: its text was read, others quote it, or it is remembered only. */
  readonly state: SourceState;
  /** What kind of word stands behind it: a text, quoted verses, or usage of our time. */
  readonly label: EvidenceLabel;
}

/** The texts of this room, by short names. */
export const TEXTS = {
  bphs: 'Bṛhat Parāśara Horā Śāstra (Sanskrit e-text of A. Jarve)',
  phaladeepika: 'Phaladīpikā (Mantreśvara; e-text of R. Canahai)',
  jatakaParijata: 'Jātaka Pārijāta (Vaidyanātha; e-text)',
} as const;

/** Returns a place of a text that was read. */
export function read(work: keyof typeof TEXTS, locus: string): Attested {
  return { source: { work: TEXTS[work], locus }, state: 'read', label: 'classical' };
}

/** Returns a verse that somebody else quotes. */
export function quotedVerse(work: string, locus = ''): Attested {
  return { source: { work, locus }, state: 'quoted', label: 'tradition' };
}

/** Returns usage of our time, as somebody tells it. */
export function usage(work: string, locus = ''): Attested {
  return { source: { work, locus }, state: 'quoted', label: 'modern' };
}

/** Returns a verse that is remembered and was not read anywhere: told only to those who ask for it. */
export function remembered(work: string): Attested {
  return { source: { work, locus: '' }, state: 'memory', label: 'tradition' };
}

/** A thing or an act that a text names. */
export interface PrescribedItem {
  /** What the text names. */
  readonly text: string;
  /** Of or for what, where the text has one for each of several. */
  readonly of?: string;
  /** Present where it belongs to its time alone: gifts of living animals, of girls in marriage, of servants, and the like. */
  readonly historical?: true;
}

/** An item as the tables write it: a text alone, or with what marks it. */
export type ItemRow = string | PrescribedItem;

/** Returns an item that belongs to its time alone. */
export function historical(text: string, of?: string): PrescribedItem {
  return { text, ...(of === undefined ? {} : { of }), historical: true };
}

/** Returns items as results tell them. */
export function itemsOf(rows: readonly ItemRow[]): PrescribedItem[] {
  return rows.map((row) => (typeof row === 'string' ? { text: row } : { ...row }));
}
