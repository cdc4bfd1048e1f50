import type { Block, HeadingBlock } from '../operation/show.js';

export const when = (instant: string): string => `${instant.slice(0, 10)} ${instant.slice(11, 19)}`;

interface Ends {
  readonly from: string;
  readonly to: string;
}

export const spanTitle = (what: string, { from, to }: Ends): string =>
  `${what} from ${when(from)} to ${when(to)} (${from.slice(19)})`;

export const spanHeading = (what: string, ends: Ends): HeadingBlock => ({
  kind: 'heading',
  title: spanTitle(what, ends),
  lines: [],
  measure: 'page',
});

export const orNone = (rows: readonly unknown[], block: Block): Block =>
  rows.length === 0 ? { kind: 'prose', lines: ['There is none.'] } : block;
