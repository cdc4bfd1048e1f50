import { LANGUAGE_TAGS } from './keys.gen.js';
import type { Language, LanguageTag } from './language.js';
import { languageOf } from './tags.js';
import { WHOLE } from './whole/index.gen.js';

/** The tags of the languages that have sentences. */
export const SPOKEN: readonly LanguageTag[] = LANGUAGE_TAGS.filter((tag) => Object.hasOwn(WHOLE, tag));

/** Returns languages with their sentences, each with what loads it. */
export function languageFiles(
  tags: readonly LanguageTag[] = [],
): readonly { readonly tag: LanguageTag; readonly load: () => Promise<Language> }[] {
  return tags.map((tag) => ({ tag, load: () => spokenLanguage(tag) }));
}

/**
 * Returns a language by its tag, with its sentences where it has them: a file of its own, loaded when it is asked for.
 *
 * @throws {SiddhantaError} `invalid_value`, field `language`
 */
export async function spokenLanguage(tag: unknown): Promise<Language> {
  const language = languageOf(tag);
  return (await WHOLE[language.tag]?.()) ?? language;
}
