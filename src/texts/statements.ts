import { openClauses } from '../operation/textClauses.js';
import type { TextBirth } from './birth.js';
import { describeClause, type InContext, locusOf, type TextStatement } from './statement.js';
import type { TextChapter, TextRow, TextWork } from './tables/chapter.js';

/** A row with the work that has it. */
export interface WorkRow {
  readonly work: TextWork;
  readonly row: TextRow;
}

/** Returns the rows of some chapters that are asked for, in their order. */
export function rowsOf(chapters: readonly TextChapter[], isMeant: (row: TextRow) => boolean): WorkRow[] {
  return chapters.flatMap(({ work, rows }) => rows.filter(isMeant).map((row) => ({ work, row })));
}

/** Returns whether a chart has the placement of a row. */
export function isInChart({ of }: TextRow, { placements }: TextBirth): boolean {
  return placements[of.kind]?.has(of.key) === true;
}

/** Returns a row as a birth has it. */
export function contextOf({ of }: TextRow, birth: TextBirth | undefined): InContext {
  if (birth === undefined) return { evaluation: undefined, inChart: false, planets: [] };
  const placements = birth.placements[of.kind];
  return {
    evaluation: { facts: birth.facts, bound: {} },
    inChart: placements === undefined ? null : placements.has(of.key),
    planets: placements?.get(of.key) ?? [],
  };
}

/** Returns what a text says of a placement, with what of it applies in a chart. */
export function describeRow({ work, row }: WorkRow, birth: TextBirth | undefined, sensitive: boolean): TextStatement {
  const context = contextOf(row, birth);
  const { of, clauses, note } = row;
  // The note may describe a hidden clause.
  const isHidden = !sensitive && clauses.some((clause) => clause.sensitive !== undefined);
  const period = birth?.periods.get(of.key);
  const vedha = birth?.vedha[of.key];
  return {
    ...locusOf(work, row),
    ...(birth === undefined ? {} : { in_chart: context.inChart }),
    ...(period === undefined || period.kind !== of.kind ? {} : { start: period.start, end: period.end }),
    ...(of.kind !== 'transit' || vedha === undefined ? {} : { vedha_by: vedha }),
    clauses: openClauses(clauses, sensitive).map((clause) => describeClause(clause, context)),
    ...(note === undefined || isHidden ? {} : { note }),
  };
}
