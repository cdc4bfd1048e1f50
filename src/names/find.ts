import * as v from 'valibot';
import { alternativesOf, cellAt, GROUPS, keysOf } from './cells.js';
import { groupSchema, judge, languageSchema, textSchema } from './input.js';
import type { Language, NameGroup } from './language.js';

/** What {@link find} is asked. */
export interface FindInput {
  /** A word as it is printed. */
  readonly text: string;
  readonly language: Language;
  /** The only group that is looked through; all of them by default. */
  readonly group?: NameGroup;
}

/** A key that a word stands for. */
export interface NameMatch {
  readonly group: NameGroup;
  readonly key: string;
  /** Whether the word is the name itself, or another spelling of it. */
  readonly as: 'name' | 'alternative';
}

/** What a word may stand for. */
export interface Found {
  /** In the order of the table; none, or several: Jyeshtha is a month and a star. */
  readonly matches: readonly NameMatch[];
}

const judgeFind = judge(() => ({ text: textSchema(), language: languageSchema(), group: v.optional(groupSchema()) }));

/** Returns a word as it is compared: composed, without spaces and joiners. */
function plain(text: string): string {
  return text.normalize('NFC').replace(/[\s\u200c\u200d]/gu, '');
}

/**
 * Returns the keys that a word of a language stands for: by the names themselves, or, where none is so written, by their other
 * spellings. Spaces and joiners do not count; nothing is guessed.
 *
 * @throws {SiddhantaError} `invalid_value`, `missing_field`, `unknown_field`
 *
 * @example
 * ```ts
 * import { or } from 'siddhanta/names/or';
 * import { find } from 'siddhanta/names/core';
 * find({ text: 'ଦ୍ୱିଜା', language: or }).matches; // => [{ group: 'nakshatras', key: 'Bharani', as: 'alternative' }]
 * ```
 */
export function find(input: FindInput): Found {
  const { text, language, group } = judgeFind(input);
  const query = plain(text);
  const groups = group === undefined ? GROUPS : [group];
  const matches = (as: NameMatch['as'], textsOf: (group: NameGroup, key: string, index: number) => readonly string[]) =>
    groups.flatMap((one) =>
      keysOf(one)
        .filter((key, index) => textsOf(one, key, index).some((other) => plain(other) === query))
        .map((key) => ({ group: one, key, as })),
    );
  const names = matches('name', (one, _, index) => [cellAt(language, one, index)?.text ?? []].flat());
  if (names.length > 0) return { matches: names };
  return {
    matches: matches('alternative', (one, key) => alternativesOf(language, one, key).map((other) => other.text)),
  };
}
