import type { Graha } from '../../zodiac/names.js';
import type { RiteId } from './rites.js';
import type { TriggerId } from './triggers.js';

/** Verses on the sub-period of one graha in the period of another. */
export interface AntardashaRite {
  readonly dasha: Graha;
  readonly antardasha: Graha;
  /** Chapter and verses of Bṛhat Parāśara Horā Śāstra. */
  readonly locus: string;
  /** Condition; null where the verses have none. */
  readonly trigger: TriggerId | null;
  /** None where the verses name trouble alone. */
  readonly rites: readonly RiteId[];
  /** A remark for readers; it is not tested. */
  readonly note?: string;
}
