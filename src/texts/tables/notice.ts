import type { Sensitive } from '../../operation/sensitive.js';
import type { SensitiveKind } from './chapter.js';

/** What is said with every answer of this room. */
export const NOTICE =
  'Statements of the named texts, written in their time and for it. They are not statements of this library, no prediction and no advice.';

/** The notice with every answer. */
export type TextsNotice = typeof NOTICE;

const MATTER = 'A clause of a text on this matter.';

/** What a clause is withheld for, by what of it is sensitive. */
export const CLAUSE_MATTERS: Readonly<Record<SensitiveKind, Sensitive>> = {
  death: { topic: 'death', because: MATTER },
  illness: { topic: 'illness', because: MATTER },
  children: { topic: 'relatives', because: MATTER },
  spouse: { topic: 'relatives', because: MATTER },
  sexuality: { topic: 'sexual_conduct', because: MATTER },
  caste: { topic: 'caste', because: MATTER },
};
