import { indexOfKey, keysOf } from '../../names/cells.js';
import { labelsIn } from '../../names/labels.js';
import type { Language, NameGroup } from '../../names/language.js';
import { type Digits, numeral } from '../../names/numeral.js';
import { ownCell, resolveName, texts } from '../../names/resolve.js';
import type { Block, TableBlock } from '../../operation/show.js';
import { type ChartWords, ENGLISH } from './chartWords.js';

function shortened(language: Language, of: NameGroup, group: NameGroup, otherwise: (name: string) => string) {
  const keys = keysOf(of);
  const { language: taken, texts: short } = texts(
    language,
    keys.map((key) => ({ group, key })),
  );
  const byName = taken === language ? new Map(keys.map((key, index) => [key, short[index]])) : undefined;
  return (name: string): string => byName?.get(name) ?? otherwise(name);
}

export function wordsIn(language: Language): ChartWords {
  if (language.fallback.length === 0) return ENGLISH;
  const label = labelsIn(language);
  return {
    label,
    name: (group, key) => resolveName(language, group, indexOfKey(group, key)).text,
    lagna: ownCell(language, 'graha_abbr', indexOfKey('graha_abbr', 'Ascendant'))?.text ?? ENGLISH.lagna,
    shortBody: shortened(language, 'grahas', 'graha_abbr', ENGLISH.shortBody),
    shortSign: shortened(language, 'signs', 'sign_abbr', ENGLISH.shortSign),
    table: ({ columns, rows, ...rest }: TableBlock): TableBlock => ({
      ...rest,
      columns: columns.map(({ size, ...column }) => ({ ...column, title: label(column.title) })),
      rows: rows.map((row) => row.map(label)),
    }),
  };
}

function labelled(block: Block, words: ChartWords): Block {
  switch (block.kind) {
    case 'table':
      return words.table(block);
    case 'facts': {
      const { size, ...facts } = block;
      return { ...facts, rows: facts.rows.map((row) => ({ ...row, label: words.label(row.label) })) };
    }
    case 'timeline':
      return { ...block, levels: block.levels.map(words.label) };
    default:
      return block;
  }
}

/**
 * Returns blocks in a language.
 *
 * @param displayed the blocks of the localised data
 * @param plain those of the data itself, from which charts are drawn: their signs are places
 */
export function blocksIn(words: ChartWords, displayed: readonly Block[], plain: readonly Block[]): readonly Block[] {
  return displayed.map((block, i) => {
    const own = plain[i];
    return block.kind === 'chart' && own?.kind === 'chart' ? own : labelled(block, words);
  });
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what begins the code of a colour.
const NUMBERS = /(?<=^|[^A-Za-z_\d]|\u001b\[\d{1,3}m)\d{1,15}(?![A-Za-z_\d])/g;

/** Returns a text with its numbers in the digits of a language; what belongs to a word, as in D9, stays. */
export function digitsIn(language: Language, digits: Digits, text: string): string {
  const written = new Map<string, string>();
  return text.replace(NUMBERS, (run) => {
    const known =
      written.get(run) ??
      numeral(language, Number(run), { digits, minimumIntegerDigits: run.length, useGrouping: false });
    written.set(run, known);
    return known;
  });
}
