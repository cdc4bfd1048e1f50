import type { SensitiveKind, TextReading, TextTone, TextTopic } from '../operation/textWords.gen.js';
import type { YOGA_WORKS } from './tables/names.gen.js';

/** One statement of a verse on the result of a yoga. */
export interface YogaClause {
  /** What the verse says, in our words. */
  readonly says: string;
  /** What it speaks of. */
  readonly topic: TextTopic;
  /** How the text means it. */
  readonly tone: TextTone;
  /** What of it is sensitive; left out where nothing is. */
  readonly sensitive?: SensitiveKind;
}

/** What a text says of the result of a yoga. */
export interface YogaStatement {
  /** The work. */
  readonly work: string;
  /** Chapter and verse, as the e-text numbers them. */
  readonly locus: string;
  /** The first words of the verse, by which it can be found in any edition. */
  readonly pratika: string;
  /** How it was read: by two readers who agree (`both`), by a third look where they differed (`settled`), or once (`one`). */
  readonly reading: TextReading;
  /** The reading of the yoga that it is about; left out where that is the default. */
  readonly variant?: string;
  /** Its statements, without those that are withheld. */
  readonly clauses: readonly YogaClause[];
  /** A doubt about the reading; without `sensitive` only where no clause is withheld. */
  readonly note?: string;
}

/** A statement as the tables have it: with the short name of its work, and all of its clauses. */
export interface YogaResultRow extends Omit<YogaStatement, 'work'> {
  readonly work: keyof typeof YOGA_WORKS;
}
