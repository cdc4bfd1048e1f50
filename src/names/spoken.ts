import type { Language } from './language.js';
import { languageOf } from './tags.js';
import { WHOLE } from './whole/index.gen.js';

/**
 * Returns a language by its tag, with its sentences where it has them: a file of its own, loaded when it is asked for.
 *
 * @throws {SiddhantaError} `invalid_value`, field `language`
 */
export async function spokenLanguage(tag: unknown): Promise<Language> {
  const language = languageOf(tag);
  return (await WHOLE[language.tag]?.()) ?? language;
}
