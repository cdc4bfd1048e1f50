import type { NameGroup } from '../../names/language.js';
import type { TableBlock } from '../../operation/show.js';

/** The words of a language as the drawings need them. English by default, which is what results and blocks are in. */
export interface ChartWords {
  /** Returns a name of a closed list. */
  readonly name: (group: NameGroup, key: string) => string;
  /** Returns a label, a title or the head of a row, where the language has it. */
  readonly label: (text: string) => string;
  /** Marks the sign of the lagna in a chart. */
  readonly lagna: string;
  readonly shortBody: (name: string) => string;
  readonly shortSign: (name: string) => string;
  /** Returns a table with its titles and row heads in the language. */
  readonly table: (block: TableBlock) => TableBlock;
}

/** The words of results and blocks as they are. */
export const ENGLISH: ChartWords = {
  name: (_, key) => key,
  label: (text) => text,
  lagna: 'La',
  shortBody: (name) => name.slice(0, 2),
  shortSign: (name) => name.slice(0, 3),
  table: (block) => block,
};
