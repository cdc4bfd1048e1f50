import type { Language } from '../names/language.js';
import type { Digits } from '../names/numeral.js';
import { type Option, UsageError, type Values } from './command.js';
import type { OutputLanguage } from './outputLanguage.js';
import { draw } from './render/blocks.js';

export const LANGUAGE_OPTIONS: readonly Option[] = [
  {
    flag: 'lang',
    kind: 'text',
    value: 'TAG',
    summary: 'Language of the text: ta, hi-IN; what it has no words for stays English; default en',
  },
  {
    flag: 'digits',
    kind: 'text',
    value: 'DIGITS',
    summary: 'Digits of the text: usual ones (default), or (native) those of the script; with --lang',
  },
];

const PLAIN: OutputLanguage = { result: (result) => result, each: (_, items) => items, draw };

function digitsOf({ digits, lang }: Values): Digits {
  if (digits === undefined || digits === 'default') return 'default';
  if (digits !== 'native') throw new UsageError(`--digits is ${digits}; it must be one of default, native.`);
  if (lang === undefined) throw new UsageError('--digits native needs a language. Add --lang.');
  return digits;
}

export async function pictureWords(
  values: Values,
): Promise<{ readonly language?: Language; readonly digits?: 'native' }> {
  const digits = digitsOf(values);
  return {
    ...(values.lang === undefined
      ? {}
      : { language: await (await import('./outputLanguage.js')).languageIn(values.lang) }),
    ...(digits === 'native' ? { digits } : {}),
  };
}

/** Returns how a command speaks by its options: without a language, or in English, as results are. The languages are loaded when one is asked for. */
export async function outputLanguageOf(values: Values): Promise<OutputLanguage> {
  const digits = digitsOf(values);
  if (values.lang === undefined) return PLAIN;
  const { languageIn, outputLanguageFor } = await import('./outputLanguage.js');
  const language = await languageIn(values.lang);
  return language.fallback.length === 0 ? PLAIN : outputLanguageFor(language, digits);
}
