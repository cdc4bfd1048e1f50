import { GROUPS, indexOfKey, keysOf } from '../../names/cells.js';
import type { Language, NameGroup } from '../../names/language.js';
import { en } from '../../names/languages/en.gen.js';
import { type Digits, numeral } from '../../names/numeral.js';
import { ownCell, settle, texts } from '../../names/settle.js';
import type { Block, TableBlock } from '../../operation/show.js';
import { type ChartWords, ENGLISH } from './chartWords.js';

/** The groups whose English texts stand as labels. */
const OF_LABELS: readonly NameGroup[] = ['grahas', 'outer', 'limbs', 'sky', 'ui', 'kutas', 'dasha_levels'];

/** Labels that the table calls otherwise. */
const ALIASES: Readonly<Record<string, readonly [NameGroup, string]>> = {
  lagna: ['ui', 'ascendant'],
  degrees: ['ui', 'degree'],
  to: ['ui', 'until'],
  years: ['ui', 'year'],
  rise: ['sky', 'sunrise'],
  set: ['sky', 'sunset'],
  'rahu kalam': ['kalas', 'rahu_kala'],
};

/** Returns where the table has a label, by its English text in small letters. */
function labelPlaces(): ReadonlyMap<string, readonly [NameGroup, string]> {
  const places = new Map(Object.entries(ALIASES));
  for (const group of GROUPS.filter((one) => OF_LABELS.includes(one))) {
    for (const [index, key] of keysOf(group).entries()) {
      const label = settle(en, group, index).text.toLowerCase();
      if (!places.has(label)) places.set(label, [group, key]);
    }
  }
  return places;
}

/** Returns the short names of a group where the language has those of a whole list, and what shortens names otherwise. */
function shortened(language: Language, of: NameGroup, group: NameGroup, otherwise: (name: string) => string) {
  const keys = keysOf(of);
  const { language: taken, texts: short } = texts(
    language,
    keys.map((key) => ({ group, key })),
  );
  const byName = taken === language ? new Map(keys.map((key, index) => [key, short[index]])) : undefined;
  return (name: string): string => byName?.get(name) ?? otherwise(name);
}

/** Returns the words of a language for drawings; English ones as they are. */
export function wordsIn(language: Language): ChartWords {
  if (language.fallback.length === 0) return ENGLISH;
  const places = labelPlaces();
  const own = (text: string): string | undefined => {
    const place = places.get(text.toLowerCase());
    return place && ownCell(language, place[0], indexOfKey(...place))?.text;
  };
  const label = (text: string): string => {
    // `Nakshatra-pada` is two labels in one.
    const parts = text.split('-').map(own);
    return parts.every((part) => part !== undefined) ? parts.join('-') : text;
  };
  return {
    label,
    name: (group, key) => settle(language, group, indexOfKey(group, key)).text,
    lagna: ownCell(language, 'graha_abbr', indexOfKey('graha_abbr', 'Ascendant'))?.text ?? ENGLISH.lagna,
    shortBody: shortened(language, 'grahas', 'graha_abbr', ENGLISH.shortBody),
    shortSign: shortened(language, 'signs', 'sign_abbr', ENGLISH.shortSign),
    // The sizes of columns were counted by English names.
    table: ({ columns, rows, ...rest }: TableBlock): TableBlock => ({
      ...rest,
      columns: columns.map(({ size, ...column }) => ({ ...column, title: label(column.title) })),
      rows: rows.map((row) => row.map(label)),
    }),
  };
}

/** Returns a block with its labels in a language. */
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
 * @param shown the blocks of the localised data
 * @param plain those of the data itself, from which charts are drawn: their signs are places
 */
export function blocksIn(words: ChartWords, shown: readonly Block[], plain: readonly Block[]): readonly Block[] {
  return shown.map((block, i) => {
    const own = plain[i];
    return block.kind === 'chart' && own?.kind === 'chart' ? own : labelled(block, words);
  });
}

/** A number that is no part of a word; the code of a colour may stand before it. */
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
