import type { EvidenceLabel, SourceState } from '../../doshas/evidence.js';

/** The notice under every answer of this room. */
export const NOTICE =
  'What the named texts prescribe. Historical and religious matter, not advice; no effect on health, money or fate is promised or implied.';

/** The notice under every answer. */
export type Notice = typeof NOTICE;

/** Place in a source. */
export interface TextSource {
  /** The work, or who quotes it. */
  readonly work: string;
  /** Chapter and verse or page; empty where there is none to name. */
  readonly locus: string;
}

/** A value with its source and the kind of source. */
export interface Attested {
  /** Place in the source. */
  readonly source: TextSource;
  /** How the source is known: its text was read, others quote it, or it is remembered only. */
  readonly state: SourceState;
  /** Kind of source: a text, quoted verses, or modern usage. */
  readonly label: EvidenceLabel;
}

/** Short names of the texts. */
export const TEXTS = {
  bphs: 'Bṛhat Parāśara Horā Śāstra (Sanskrit e-text of A. Jarve)',
  phaladeepika: 'Phaladīpikā (Mantreśvara; e-text of R. Canahai)',
  jatakaParijata: 'Jātaka Pārijāta (Vaidyanātha; e-text)',
} as const;

/** A text that was read. */
export function read(work: keyof typeof TEXTS, locus: string): Attested {
  return { source: { work: TEXTS[work], locus }, state: 'read', label: 'classical' };
}

/** Quoted by another work. */
export function quotedVerse(work: string, locus = ''): Attested {
  return { source: { work, locus }, state: 'quoted', label: 'tradition' };
}

/** Modern usage. */
export function usage(work: string, locus = ''): Attested {
  return { source: { work, locus }, state: 'quoted', label: 'modern' };
}

/** A verse known from memory alone: included only on request. */
export function remembered(work: string): Attested {
  return { source: { work, locus: '' }, state: 'memory', label: 'tradition' };
}

/** A thing or an act that a text names. */
export interface PrescribedItem {
  /** Words of the text. */
  readonly text: string;
  /** Of or for what, where the text has one for each of several. */
  readonly of?: string;
  /** Present where it belongs to its time alone: gifts of living animals, of girls in marriage, of servants, and the like. */
  readonly historical?: true;
}

/** A text alone, or with marks. */
export type ItemRow = string | PrescribedItem;

/** Of its time, not for today. */
export function historical(text: string, of?: string): PrescribedItem {
  return { text, ...(of === undefined ? {} : { of }), historical: true };
}

export function itemsOf(rows: readonly ItemRow[]): PrescribedItem[] {
  return rows.map((row) => (typeof row === 'string' ? { text: row } : { ...row }));
}
