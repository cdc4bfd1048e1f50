import type { Graha } from '../../zodiac/names.js';
import type { RiteId } from './rites.js';
import type { TriggerId } from './triggers.js';

/** What the verses name for the sub-period of one graha in the period of another. */
export interface AntardashaRite {
  readonly dasha: Graha;
  readonly antardasha: Graha;
  /** Chapter and verses of Bṛhat Parāśara Horā Śāstra. */
  readonly locus: string;
  /** When; null where the verses say nothing. */
  readonly trigger: TriggerId | null;
  /** None where trouble is told and no rite. */
  readonly rites: readonly RiteId[];
  /** What a reader is told beside it; it is not tested. */
  readonly note?: string;
}
