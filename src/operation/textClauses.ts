import type { Withheld } from '../types.js';
import { type Sensitive, withheld } from './sensitive.js';
import { SENSITIVE_KINDS, type SensitiveKind } from './textWords.gen.js';

/** What is said with every answer that has statements of texts. */
export const TEXTS_NOTICE =
  'Statements of the named texts, written in their time and for it. They are not statements of this library, no prediction and no advice.';

/** The notice with every answer. */
export type TextsNotice = typeof TEXTS_NOTICE;

const MATTER = 'A clause of a text on this matter.';

/** What a clause is withheld for, by what of it is sensitive. */
const CLAUSE_MATTERS: Readonly<Record<SensitiveKind, Sensitive>> = {
  death: { topic: 'death', because: MATTER },
  illness: { topic: 'illness', because: MATTER },
  children: { topic: 'relatives', because: MATTER },
  spouse: { topic: 'relatives', because: MATTER },
  sexuality: { topic: 'sexual_conduct', because: MATTER },
  caste: { topic: 'caste', because: MATTER },
};

/**
 * How many clauses.
 *
 * @asType integer
 * @minimum 1
 */
export type ClauseCount = number;

/** What a result leaves out, by what of it is sensitive. */
export interface TextsWithheld extends Withheld {
  /** How many clauses, by matter. */
  readonly clauses: Readonly<Partial<Record<SensitiveKind, ClauseCount>>>;
}

/** A clause as far as it may be withheld. */
interface Withholdable {
  readonly sensitive?: SensitiveKind;
}

/** Returns the clauses that may be shown. */
export function openClauses<Clause extends Withholdable>(
  clauses: readonly Clause[],
  sensitive: boolean,
): readonly Clause[] {
  return sensitive ? clauses : clauses.filter((clause) => clause.sensitive === undefined);
}

/** Returns what is withheld of some clauses; undefined with `sensitive`, or where nothing is. */
export function clausesWithheld(clauses: readonly Withholdable[], sensitive: boolean): TextsWithheld | undefined {
  const matters = sensitive ? [] : clauses.flatMap((clause) => clause.sensitive ?? []);
  const { withheld: left } = withheld(matters.map((matter) => CLAUSE_MATTERS[matter]));
  if (left === undefined) return undefined;
  const counts = SENSITIVE_KINDS.map((kind) => [kind, matters.filter((matter) => matter === kind).length] as const);
  return { ...left, clauses: Object.fromEntries(counts.filter(([, count]) => count > 0)) };
}
