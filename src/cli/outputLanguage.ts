import { isSiddhantaError } from '../errors.js';
import { digitsIn } from '../names/digitsIn.js';
import type { Language } from '../names/language.js';
import { localise } from '../names/localise.js';
import type { Digits } from '../names/numeral.js';
import { presenter } from '../names/present.js';
import { spokenLanguage } from '../names/spoken.js';
import type { Block, Series } from '../operation/show.js';
import type { Result } from '../types.js';
import { UsageError } from './command.js';
import { type Canvas, draw } from './render/blocks.js';
import { blocksIn, wordsIn } from './render/nativeWords.js';

export interface OutputLanguage {
  /** Returns a result as it is printed: with its names in the language, if one was asked for. */
  readonly result: (result: Result<unknown>) => Result<unknown>;
  /** Yields the items of a series one by one in the same way. */
  readonly each: (series: Pick<Series, 'name' | 'whole'>, items: Iterable<unknown>) => Iterable<unknown>;
  /**
   * Returns blocks as text.
   *
   * @param plain those of the data as they are
   * @param localised those of the localised data, where they are others
   */
  readonly draw: (plain: readonly Block[], canvas: Canvas, localised?: () => readonly Block[]) => string;
}

/** Returns the language of a tag, with its sentences where it has them. */
export async function languageIn(tag: unknown): Promise<Language> {
  try {
    return await spokenLanguage(tag);
  } catch (error) {
    throw isSiddhantaError(error) ? new UsageError(error.message.replace(/^language/, '--lang')) : error;
  }
}

export function outputLanguageFor(language: Language, digits: Digits): OutputLanguage {
  const words = wordsIn(language);
  return {
    result: (result) => localise(result, language),
    *each({ name, whole }, items) {
      for (const item of items) {
        const shown = presenter(whole, language).present({ [name]: [item] });
        yield* (shown as Readonly<Record<string, readonly unknown[]>>)[name] ?? [];
      }
    },
    draw: (plain, canvas, localised = () => plain) =>
      digitsIn(language, digits, draw(blocksIn(words, localised(), plain), { ...canvas, words })),
  };
}
