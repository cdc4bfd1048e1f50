import { indexOfKey, keysOf } from '../../names/cells.js';
import { labelsIn } from '../../names/labels.js';
import type { Language, NameGroup } from '../../names/language.js';
import { ownCell, resolveName, texts } from '../../names/resolve.js';
import { labelled, labelledTable } from '../../operation/labelled.js';
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
  const own = (group: NameGroup, key: string): string | undefined =>
    ownCell(language, group, indexOfKey(group, key))?.text;
  const name = (group: NameGroup, key: string): string => resolveName(language, group, indexOfKey(group, key)).text;
  return {
    label,
    name,
    lagna: own('graha_abbr', 'Ascendant') ?? own('ui', 'ascendant') ?? ENGLISH.lagna,
    // A name is never cut: syllables of Indian scripts would break.
    shortBody: shortened(language, 'grahas', 'graha_abbr', (body) => {
      const named = label(body);
      return named === body ? ENGLISH.shortBody(body) : named;
    }),
    shortSign: shortened(language, 'signs', 'sign_abbr', (sign) => name('signs', sign)),
    // The rāśi chart is that of the signs.
    title: (text) => (text === 'Rasi' ? (own('vargas', 'd1') ?? own('ui', 'sign') ?? text) : label(text)),
    table: (block: TableBlock): TableBlock => labelledTable(block, label),
  };
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
    return block.kind === 'chart' && own?.kind === 'chart' ? own : labelled(block, words.label);
  });
}
