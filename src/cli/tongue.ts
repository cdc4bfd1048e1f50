import { isSiddhantaError } from '../errors.js';
import type { Language } from '../names/language.js';
import { localise } from '../names/localise.js';
import type { Digits } from '../names/numeral.js';
import { presenter } from '../names/present.js';
import { languageOf } from '../names/tags.js';
import type { Block } from '../operation/show.js';
import type { Result } from '../types.js';
import { type Option, UsageError, type Values } from './command.js';
import { type Canvas, draw } from './render/blocks.js';
import { blocksIn, digitsIn, wordsIn } from './render/nativeWords.js';

/** In which language and digits a result is printed. */
export const LANGUAGE_OPTIONS: readonly Option[] = [
  {
    flag: 'lang',
    kind: 'text',
    value: 'TAG',
    summary: 'Language of names and, where it has them, of labels: ta, hi-IN; sentences stay English; default en',
  },
  {
    flag: 'digits',
    kind: 'text',
    value: 'DIGITS',
    summary: 'Digits of the text: usual ones (default), or (native) those of the script; with --lang',
  },
];

/** How a command speaks. */
interface Tongue {
  /** Returns a result as it is printed: with its names in the language, if one was asked for. */
  readonly result: (result: Result<unknown>) => Result<unknown>;
  /** Yields the data of an operation one by one in the same way. */
  readonly each: (operation: string, items: Iterable<unknown>) => Iterable<unknown>;
  /**
   * Returns blocks as text.
   *
   * @param plain those of the data as they are
   * @param shown those of the localised data, where they are others
   */
  readonly draw: (plain: readonly Block[], canvas: Canvas, shown?: () => readonly Block[]) => string;
}

const PLAIN: Tongue = { result: (result) => result, each: (_, items) => items, draw };

function languageIn(tag: unknown): Language {
  try {
    return languageOf(tag);
  } catch (error) {
    throw isSiddhantaError(error) ? new UsageError(error.message.replace(/^language/, '--lang')) : error;
  }
}

function digitsOf({ digits, lang }: Values): Digits {
  if (digits === undefined || digits === 'default') return 'default';
  if (digits !== 'native') throw new UsageError(`--digits is ${digits}; it must be one of default, native.`);
  if (lang === undefined) throw new UsageError('--digits native needs a language. Add --lang.');
  return digits;
}

function speak(language: Language, digits: Digits): Tongue {
  const words = wordsIn(language);
  return {
    result: (result) => localise(result, language),
    *each(operation, items) {
      for (const item of items) yield presenter(operation, language).present(item);
    },
    draw: (plain, canvas, shown = () => plain) =>
      digitsIn(language, digits, draw(blocksIn(words, shown(), plain), { ...canvas, words })),
  };
}

/** Returns the language and the digits of a picture, as `--lang` and `--digits` say. */
export function pictureWords(values: Values): { readonly language?: Language; readonly digits?: 'native' } {
  const digits = digitsOf(values);
  return {
    ...(values.lang === undefined ? {} : { language: languageIn(values.lang) }),
    ...(digits === 'native' ? { digits } : {}),
  };
}

/** Returns how a command speaks by its options: without a language, or in English, as results are. */
export function tongueOf(values: Values): Tongue {
  const digits = digitsOf(values);
  if (values.lang === undefined) return PLAIN;
  const language = languageIn(values.lang);
  return language.fallback.length === 0 ? PLAIN : speak(language, digits);
}
