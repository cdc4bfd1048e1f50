import { SiddhantaError } from '../errors.js';
import { KEYS } from './keys.gen.js';
import type { Language, NameConfidence, NameGroup, NameState } from './language.js';

/** A name in one language. */
export interface Cell {
  readonly text: string;
  readonly state: NameState;
  readonly confidence: NameConfidence;
}

/** Another spelling or name that was found. */
export interface Alternative {
  readonly text: string;
  /** Where, by the ids of docs/names.md. */
  readonly sources: readonly string[];
}

/** Every group of names, in the order of the table. */
export const GROUPS = Object.keys(KEYS) as readonly NameGroup[];

/** What stands behind a cell, as tools/names/names.mjs packs it. */
const MARKS: Readonly<Record<string, readonly [NameState, NameConfidence]>> = {
  3: ['attested', 3],
  2: ['attested', 2],
  1: ['attested', 1],
  r: ['transliterated', null],
  a: ['author', null],
};

/** The keys that have been asked for: as many lists as there are groups at most. */
const known = new Map<NameGroup, readonly string[]>();

/** Returns the keys of a group in their order. */
export function keysOf(group: NameGroup): readonly string[] {
  let keys = known.get(group);
  if (keys === undefined) {
    keys = KEYS[group].split('|');
    known.set(group, keys);
  }
  return keys;
}

/** Returns whether a text is the name of a group. */
export function isGroup(group: string): group is NameGroup {
  return Object.hasOwn(KEYS, group);
}

/**
 * Returns where a key is in its group, from 0.
 *
 * @throws {SiddhantaError} `invalid_value`, field `key` or `next`
 */
export function indexOfKey(group: NameGroup, key: string, field = 'key'): number {
  const keys = keysOf(group);
  const index = keys.indexOf(key);
  if (index !== -1) return index;
  const given = JSON.stringify(key.length > 40 ? `${key.slice(0, 40)}…` : key);
  throw new SiddhantaError(
    'invalid_value',
    `${field} is ${given}; the group ${group} has ${keys.join(', ')}. Spell the key exactly so.`,
    { field },
  );
}

/** Returns the cell of a language at an index of a group; undefined where it has none. */
export function cellAt({ cells }: Language, group: NameGroup, index: number): Cell | undefined {
  const packed = cells[group]?.split('|')[index];
  if (packed === undefined || packed === '') return undefined;
  const mark = MARKS[packed.slice(-1)];
  if (mark === undefined) return undefined;
  return { text: packed.slice(0, -1) || (keysOf(group)[index] ?? ''), state: mark[0], confidence: mark[1] };
}

/** Returns the other spellings of a name in a language. */
export function alternativesOf({ alternatives }: Language, group: NameGroup, key: string): readonly Alternative[] {
  const packed = alternatives[group]?.[key];
  if (packed === undefined) return [];
  return packed.split('|').map((one) => {
    const [text = '', sources = ''] = one.split(':');
    return { text, sources: sources.split(',') };
  });
}
