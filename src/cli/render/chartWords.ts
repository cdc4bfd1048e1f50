import type { NameGroup } from '../../names/language.js';
import type { ChartBlock, TableBlock } from '../../operation/show.js';
import type { Paint } from '../colour.js';

/** The words of a language as the drawings need them. English by default, which is what results and blocks are in. */
export interface ChartWords {
  readonly name: (group: NameGroup, key: string) => string;
  /** Returns a label, a title or the head of a row, where the language has it. */
  readonly label: (text: string) => string;
  readonly lagna: string;
  readonly shortBody: (name: string) => string;
  readonly shortSign: (name: string) => string;
  /** Returns a line of the title of a chart. */
  readonly title: (text: string) => string;
  readonly table: (block: TableBlock) => TableBlock;
}

export const ENGLISH: ChartWords = {
  name: (_, key) => key,
  label: (text) => text,
  lagna: 'La',
  shortBody: (name) => name.slice(0, 2),
  shortSign: (name) => name.slice(0, 3),
  title: (text) => text,
  table: (block) => block,
};

export interface ChartPens {
  readonly words: ChartWords;
  readonly paint: Paint;
  /** Returns the short names of what is in a sign: the lagna, then the bodies. */
  readonly labelsIn: (sign: string) => readonly string[];
}

export function pensOf(
  { ascendant, positions }: Pick<ChartBlock, 'positions'> & { readonly ascendant: { readonly sign: string } },
  words: ChartWords,
  paint: Paint,
): ChartPens {
  return {
    words,
    paint,
    labelsIn: (sign) => [
      ...(sign === ascendant.sign ? [paint('accent', words.lagna)] : []),
      ...Object.entries(positions)
        .filter(([, position]) => position.sign === sign)
        .map(([body]) => paint('strong', words.shortBody(body))),
    ],
  };
}

/** Returns the lines of a chart with its frame painted: whatever draws boxes and diagonals. */
export function framed(lines: readonly string[], paint: Paint): string[] {
  return lines.map((line) => line.replace(/[\u2500-\u257f]+/g, (run) => paint('faint', run)));
}
