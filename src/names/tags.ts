import { SiddhantaError } from '../errors.js';
import { describe } from '../input/parse.js';
import { LANGUAGE_TAGS } from './keys.gen.js';
import type { Language } from './language.js';
import { LANGUAGES } from './languages.gen.js';

const TAG = /^[a-z]{2,8}(?:-[a-z0-9]{1,8})*$/;

/**
 * Returns a language by a tag of BCP 47, compared without regard to case: the longest known tag that begins it (`hi-IN` → `hi`).
 *
 * @throws {SiddhantaError} `invalid_value`, field `language`
 */
export function languageOf(tag: unknown): Language {
  const given = typeof tag === 'string' ? tag.toLowerCase() : '';
  const found = TAG.test(given)
    ? LANGUAGES.filter((language) => `${given}-`.startsWith(`${language.tag.toLowerCase()}-`))
        .sort((a, b) => b.tag.length - a.tag.length)
        .at(0)
    : undefined;
  if (found !== undefined) return found;
  throw new SiddhantaError(
    'invalid_value',
    `language is ${describe(tag)}; it must be a BCP 47 tag that begins with one of ${LANGUAGE_TAGS.join(', ')}.`,
    { field: 'language' },
  );
}
