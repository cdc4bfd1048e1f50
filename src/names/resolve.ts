import { at } from '../math/at.js';
import { type Cell, cellAt, indexOfKey } from './cells.js';
import type { Language, NameGroup } from './language.js';

/** Which words of a language are good enough; the others give way to its fallbacks. */
export interface Threshold {
  /** `attested` leaves out what was made by rule; `transliterated`, the default, takes it too. */
  readonly allow?: 'attested' | 'transliterated' | undefined;
  /** The least confidence of attested words, 1 by default. It does not touch the others. */
  readonly min_confidence?: 1 | 2 | 3 | undefined;
}

/** A name with the language that it is in. */
export interface ResolvedName extends Cell {
  readonly language: Language;
}

function isGoodEnough({ state, confidence }: Cell, { allow, min_confidence = 1 }: Threshold): boolean {
  if (state === 'transliterated') return allow !== 'attested';
  return confidence === null || confidence >= min_confidence;
}

/** Returns the cell that a language itself has for a name; undefined where it has none that is good enough. */
export function ownCell(
  language: Language,
  group: NameGroup,
  index: number,
  threshold: Threshold = {},
): Cell | undefined {
  const cell = cellAt(language, group, index);
  return cell !== undefined && isGoodEnough(cell, threshold) ? cell : undefined;
}

/** Returns a name by its place in the group, in a language or the first of its fallbacks that has it. English has every name. */
export function resolveName(
  language: Language,
  group: NameGroup,
  index: number,
  threshold: Threshold = {},
): ResolvedName {
  const own = ownCell(language, group, index, threshold);
  if (own !== undefined) return { ...own, language };
  for (const other of language.fallback) {
    const cell = cellAt(other, group, index);
    if (cell !== undefined) return { ...cell, language: other };
  }
  throw new RangeError(`${language.tag} and its fallbacks have no ${group} ${index}.`);
}

/**
 * Returns the text of a name in a language, or in the first of its fallbacks that has it: Sanskrit in IAST, then English.
 *
 * For a list that is read as one (twelve signs, the bodies of a chart) take {@link texts}.
 *
 * @throws {SiddhantaError} `invalid_value`, field `key`, where the group has no such key
 *
 * @example
 * ```ts
 * import { ta } from 'siddhanta/names/ta';
 * import { text } from 'siddhanta/names/core';
 * [text(ta, 'signs', 'Virgo'), text(ta, 'houses', '7')]; // => ['கன்னி', 'Jāyā']
 * ```
 */
export function text(language: Language, group: NameGroup, key: string): string {
  return resolveName(language, group, indexOfKey(group, key)).text;
}

/** A name by its group and key. */
export interface NameRef {
  readonly group: NameGroup;
  readonly key: string;
}

/** A group of the same keys whose words a language takes where it lacks one of its own: the Sanskrit word for an animal. */
const STANDS_IN: Readonly<Partial<Record<NameGroup, NameGroup>>> = { yoni_animals: 'yonis' };

/** Returns a name, or the one that stands in for it where a language lacks the first and has the other. */
export function ownOrOther(language: Language, name: NameRef, threshold: Threshold = {}): NameRef {
  const { group, key } = name;
  const other = STANDS_IN[group];
  if (other === undefined) return name;
  const has = (one: NameGroup): boolean => ownCell(language, one, indexOfKey(one, key), threshold) !== undefined;
  return !has(group) && has(other) ? { group: other, key } : name;
}

/** Names that stand together, all in one language. */
export interface Texts {
  /** The language of all of them. */
  readonly language: Language;
  /** In the order in which they were asked for. */
  readonly texts: readonly string[];
  /** The names that the language asked for lacks. */
  readonly missing: readonly NameRef[];
}

/**
 * Returns names that stand together in one list, all in the language, or all in the first of its fallbacks that has every one.
 *
 * @throws {SiddhantaError} `invalid_value`, field `key`, where a group has no such key
 *
 * @example
 * ```ts
 * import { ta } from 'siddhanta/names/ta';
 * import { texts } from 'siddhanta/names/core';
 * texts(ta, [{ group: 'graha_abbr', key: 'Sun' }, { group: 'graha_abbr', key: 'Rahu' }]).texts; // => ['சூரி', 'ராகு']
 * texts(ta, [{ group: 'graha_abbr', key: 'Sun' }, { group: 'graha_abbr', key: 'Ascendant' }]).texts; // => ['Su', 'As']
 * ```
 */
export function texts(language: Language, names: readonly NameRef[], threshold: Threshold = {}): Texts {
  const places = names.map(({ group, key }) => ({ group, index: indexOfKey(group, key) }));
  const own = places.map(({ group, index }) => ownCell(language, group, index, threshold));
  const missing = names.filter((_, place) => own[place] === undefined);
  if (missing.length === 0) return { language, texts: own.flatMap((cell) => cell?.text ?? []), missing };
  for (const other of language.fallback) {
    const cells = places.map(({ group, index }) => cellAt(other, group, index));
    if (cells.every((cell) => cell !== undefined))
      return { language: other, texts: cells.map((cell) => cell.text), missing };
  }
  const last = at(language.fallback, language.fallback.length - 1);
  throw new RangeError(`${last.tag} lacks one of ${missing.map(({ group, key }) => `${group}.${key}`).join(', ')}.`);
}
