import { SiddhantaError } from '../errors.js';
import type { Language } from '../names/language.js';

const registered = new Map<string, Language>();

/**
 * Lets elements speak languages: `registerLanguages(ta, hi)` with languages of `siddhanta/names/ta` and `siddhanta/names/hi`. What is not
 * registered is in no bundle. English needs none.
 */
export function registerLanguages(...languages: readonly Language[]): void {
  for (const language of languages) registered.set(language.tag.toLowerCase(), language);
}

/**
 * Returns the registered language of a tag, or of its beginning: `ta-IN` is `ta`; undefined for English.
 *
 * @throws {SiddhantaError} `invalid_value` where it is not registered
 */
export function registeredLanguage(tag: string): Language | undefined {
  const requested = tag.toLowerCase();
  const parts = requested.split('-');
  for (let length = parts.length; length > 0; length--) {
    const language = registered.get(parts.slice(0, length).join('-'));
    if (language !== undefined) return language;
  }
  if (parts[0] === 'en') return undefined;
  const known = ['en', ...[...registered.values()].map((language) => language.tag)];
  throw new SiddhantaError(
    'invalid_value',
    `language is ${JSON.stringify(tag.slice(0, 40))}; it must be one of ${known.join(', ')}. Add others with registerLanguages.`,
    { field: 'language' },
  );
}
