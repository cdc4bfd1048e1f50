// What readings are laid out with: a room writes titles, columns and cells, and nothing of how a block is made.
import type { Birth, Meta } from '../types.js';
import type { Column, FactsBlock, HeadingBlock, ProseBlock, TableBlock } from './show.js';
import { birthLine, noonLines } from './words.js';

/** Returns the heading of a reading of a birth: whose it is, more lines, and what rests on a noon that replaces the time. */
export function birthHeading(
  { input, meta }: { readonly input: { readonly birth: Birth }; readonly meta: Meta },
  ...lines: readonly string[]
): HeadingBlock {
  return { kind: 'heading', lines: [birthLine(input.birth, meta), ...lines, ...noonLines(meta)], measure: 'page' };
}

/**
 * Returns a table; `''` as title for none.
 *
 * @param columns each by its title, or with how it stands
 */
export function table(
  title: string,
  columns: readonly (string | Column)[],
  rows: readonly (readonly string[])[],
): TableBlock {
  return {
    kind: 'table',
    ...(title === '' ? {} : { title }),
    columns: columns.map((column) => (typeof column === 'string' ? { title: column } : column)),
    rows,
  };
}

/** Returns labels with their values, in order; `''` as title for none. */
export function facts(title: string, rows: readonly (readonly [label: string, value: string])[]): FactsBlock {
  return {
    kind: 'facts',
    ...(title === '' ? {} : { title }),
    rows: rows.map(([label, value]) => ({ label, value })),
  };
}

export const prose = (...lines: readonly string[]): ProseBlock => ({ kind: 'prose', lines, measure: 'page' });
