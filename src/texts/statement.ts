import { at } from '../math/at.js';
import { clausesWithheld, type TextsWithheld } from '../operation/textClauses.js';
import type { SensitiveKind, TextReading, TextTone, TextTopic } from '../operation/textWords.gen.js';
import type { CivilDate } from '../types.js';
import { predicateText } from '../yogas/predicateText.js';
import { lackOf, type YogaLack } from '../yogas/rules/plan.js';
import { GRAHAS, type Graha, SIGNS, type Sign } from '../zodiac/names.js';
import type { House } from '../zodiac/position.js';
import { evaluate } from '../zodiac/predicates/evaluate.js';
import { makersOf } from '../zodiac/predicates/makers.js';
import type { YogaPredicate } from '../zodiac/predicates/predicate.js';
import { distance, type EvaluationContext } from '../zodiac/predicates/terms.js';
import type { ClauseRow, TextKind, TextRow, TextWork } from './tables/chapter.js';
import { TEXT_WORKS } from './tables/words.gen.js';

/** Whether a clause applies in the chart; null where its condition cannot be evaluated. */
export type ClauseApplies = boolean | null;

/** Whether the chart has the placement; null without a time of birth where it is counted from the lagna. */
export type InChart = boolean | null;

/** Why a condition cannot be evaluated: what the chart lacks, or `rule` where no rule can say it. */
export type ClauseLack = YogaLack | 'rule';

/** The planets that make a placement, with those that make the condition of a clause apply. */
export interface TextEvidence {
  /** The planets. */
  readonly planets: readonly Graha[];
  /** The sign of each. */
  readonly signs: readonly Sign[];
  /** The whole-sign house of each; left out without a time of birth. */
  readonly houses?: readonly House[];
}

/** One statement of a verse. */
export interface TextClause {
  /** What it speaks of. */
  readonly topic: TextTopic;
  /** What the verse says, in our words. */
  readonly says: string;
  /** How the text means it. */
  readonly tone: TextTone;
  /** What of it is sensitive; left out where nothing is. */
  readonly sensitive?: SensitiveKind;
  /** The verse’s own condition; left out where it has none. */
  readonly condition?: string;
  /** Whether it applies in the chart; only with a birth. */
  readonly applies?: ClauseApplies;
  /** Why `applies` is null. */
  readonly lacks?: ClauseLack;
  /** Who makes it apply; only where it applies, and by planets. */
  readonly evidence?: TextEvidence;
}

/** Where a statement is. */
export interface TextLocus {
  /** The work. */
  readonly work: string;
  /** Chapter and verse, as the e-text numbers them. */
  readonly locus: string;
  /** The first words of the verse, by which it can be found in any edition. */
  readonly pratika: string;
  /** What kind of placement it speaks of. */
  readonly kind: TextKind;
  /** The placement: `l2_h4`, `saturn_h10`. */
  readonly placement: string;
  /** How it was read: by two readers who agree (`both`), by a third look where they differed (`settled`), or once (`one`). */
  readonly reading: TextReading;
}

/** What a text says of one placement. */
export interface TextStatement extends TextLocus {
  /** Whether the chart has the placement; only with a birth. */
  readonly in_chart?: InChart;
  /** Of a period: `YYYY-MM-DD` at the birthplace, cut to the birth; null where it ended before that. */
  readonly start?: CivilDate | null;
  /** Of a period: the date on which the next begins; null where it ended before the birth. */
  readonly end?: CivilDate | null;
  /** Of a transit: who obstructs it by vedha from the natal Moon. */
  readonly vedha_by?: readonly Graha[];
  /** Its statements, without those that are withheld. */
  readonly clauses: readonly TextClause[];
  /** A doubt about the reading; without `sensitive` only where no clause is withheld. */
  readonly note?: string;
}

/** A placement as it is in a chart. */
export interface InContext {
  /** Undefined where no birth was given. */
  readonly evaluation: EvaluationContext | undefined;
  readonly inChart: InChart;
  /** Who makes the placement. */
  readonly planets: readonly Graha[];
}

function evidenceOf(planets: readonly Graha[], { facts }: EvaluationContext): { evidence?: TextEvidence } {
  const found = GRAHAS.filter((graha) => planets.includes(graha));
  const { signs, lagna } = facts;
  if (found.length === 0) return {};
  return {
    evidence: {
      planets: found,
      signs: found.map((graha) => at(SIGNS, signs[graha]).name),
      ...(lagna === null ? {} : { houses: found.map((graha) => distance(lagna, signs[graha])) }),
    },
  };
}

function application({ when, unsaid }: ClauseRow, { evaluation, inChart, planets }: InContext) {
  if (evaluation === undefined) return {};
  if (inChart === false) return { applies: false };
  if (inChart === null) return { applies: null, lacks: 'birth_time' as const };
  if (unsaid !== undefined) return { applies: null, lacks: 'rule' as const };
  if (when === undefined) return { applies: true, ...evidenceOf(planets, evaluation) };
  const lacks = lackOf(when, evaluation.facts);
  if (lacks !== undefined) return { applies: null, lacks };
  if (!evaluate(when, evaluation)) return { applies: false };
  return { applies: true, ...evidenceOf([...planets, ...makersOf(when, evaluation)], evaluation) };
}

/** Many clauses of a verse share a condition. */
const known = new WeakMap<YogaPredicate, string>();

function conditionText(when: YogaPredicate): string {
  const before = known.get(when);
  if (before !== undefined) return before;
  const text = predicateText(when);
  known.set(when, text);
  return text;
}

/** Returns a clause without its topic. */
export function describeSaying(clause: ClauseRow, context: InContext): Omit<TextClause, 'topic'> {
  const { says, tone, sensitive, when, unsaid } = clause;
  const condition = when === undefined ? unsaid : conditionText(when);
  return {
    says,
    tone,
    ...(sensitive === undefined ? {} : { sensitive }),
    ...(condition === undefined ? {} : { condition }),
    ...application(clause, context),
  };
}

/** Returns a clause as results have it. */
export function describeClause(clause: ClauseRow, context: InContext): TextClause {
  return { topic: clause.topic, ...describeSaying(clause, context) };
}

/** Returns where a row is. */
export function locusOf(work: TextWork, { locus, pratika, of, reading }: TextRow): TextLocus {
  return { work: TEXT_WORKS[work], locus, pratika, kind: of.kind, placement: of.key, reading };
}

/** Returns what is withheld of some clauses as a field of a result; nothing with `sensitive`, or where nothing is. */
export function withheldOf(clauses: readonly ClauseRow[], sensitive: boolean): { readonly withheld?: TextsWithheld } {
  const left = clausesWithheld(clauses, sensitive);
  return left === undefined ? {} : { withheld: left };
}
