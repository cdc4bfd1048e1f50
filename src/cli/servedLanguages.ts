import type { LanguageTag } from '../names/language.js';
import { SPOKEN } from '../names/spoken.js';
import { type Option, UsageError, type Values } from './command.js';
import { textValue } from './storeOptions.js';

export const SERVED_LANGUAGES_OPTION: Option = {
  flag: 'languages',
  kind: 'text',
  value: 'TAGS',
  summary:
    'Languages whose sentences documents are written in, by commas, or none; all by default, each loaded when it is first asked for',
};

/** Returns the languages in which a server says sentences, too. Throws `UsageError` for one that has none. */
export function servedLanguagesFrom(values: Values): readonly LanguageTag[] {
  const given = textValue(values, 'languages') ?? 'all';
  if (given === 'all') return SPOKEN;
  if (given === 'none') return [];
  return given.split(',').map((one) => {
    const tag = SPOKEN.find((spoken) => spoken === one.trim().toLowerCase());
    if (tag !== undefined) return tag;
    throw new UsageError(
      `--languages names ${JSON.stringify(one.trim())}, which has no sentences. Give tags separated by commas, of ${SPOKEN.join(', ')}; or all or none.`,
    );
  });
}
