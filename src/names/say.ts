import { labelsIn } from './labels.js';
import type { Language } from './language.js';
import { messageIn } from './messages.js';
import { filled } from './sentence.js';

/**
 * Says a sentence in the language of a face. The English sentence is its own key, with places for values: `Sun in {sign}`. A number
 * stands apart from what it counts, `Places found: {count}`, since languages have other plurals.
 *
 * @param english the sentence in English, a literal: the catalogue of messages is made from the sources
 * @param values what stands in its places, in words of the language already
 */
export type Say = (english: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Returns what says the sentences and words of a face in a language of `siddhanta/languages`; what the language lacks stays English.
 *
 * @param language left out for English
 *
 * @example
 * ```ts
 * import { hi } from 'siddhanta/languages/hi';
 * import { sayIn } from 'siddhanta/names/core';
 * const say = sayIn(hi);
 * [say('Copy link'), say('Of no catalogue')]; // => ['लिंक कॉपी करें', 'Of no catalogue']
 * ```
 */
export function sayIn(language: Language | undefined): Say {
  if (language === undefined || language.fallback.length === 0) return filled;
  const label = labelsIn(language);
  return (english, values) =>
    values === undefined ? label(english) : filled(messageIn(language, english) ?? english, values);
}
