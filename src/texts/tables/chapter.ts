import type { SensitiveKind, TextReading, TextTone, TextTopic } from '../../operation/textWords.gen.js';
import type { YogaPredicate } from '../../zodiac/predicates/predicate.js';
import type { TEXT_KINDS, TEXT_WORKS } from './words.gen.js';

/** A work, by the word under which the tables cite it. */
export type TextWork = keyof typeof TEXT_WORKS;

/** A kind of placement. */
export type TextKind = (typeof TEXT_KINDS)[number];

/** One statement of a verse. */
export interface ClauseRow {
  readonly says: string;
  readonly topic: TextTopic;
  readonly tone: TextTone;
  readonly sensitive?: SensitiveKind;
  /** The verse's own condition. */
  readonly when?: YogaPredicate;
  /** A condition of the verse that the vocabulary cannot say, in words. */
  readonly unsaid?: string;
}

/** What a verse, or several, say of one placement. */
export interface TextRow {
  /** Chapter and verse, as the e-text numbers them. */
  readonly locus: string;
  /** The first words of the verse. */
  readonly pratika: string;
  readonly of: { readonly kind: TextKind; readonly key: string };
  readonly reading: TextReading;
  readonly clauses: readonly ClauseRow[];
  readonly note?: string;
}

/** A chapter of a text. */
export interface TextChapter {
  readonly work: TextWork;
  readonly chapter: number;
  readonly rows: readonly TextRow[];
}
