import { SiddhantaError } from '../errors.js';
import { describe } from '../input/parse.js';
import { at } from '../math/at.js';
import { cellAt, GROUPS, indexOfKey, isGroup, keysOf } from './cells.js';
import type { Language, NameGroup } from './language.js';
import { resolveName } from './resolve.js';

/** Short forms and everyday words, which stand back where another group has the key. */
const STAND_BACK = (group: NameGroup): boolean => group.endsWith('_abbr') || group === 'yoni_animals';

function isKey(key: unknown): asserts key is string {
  if (typeof key === 'string') return;
  throw new SiddhantaError('invalid_value', `key is ${describe(key)}; it must be a text, such as "Rohini".`, {
    field: 'key',
  });
}

/** Returns the groups that have a key and count. */
function groupsOf(key: string): readonly [NameGroup, ...NameGroup[]] {
  const all = GROUPS.filter((group) => keysOf(group).includes(key));
  const full = all.filter((group) => !STAND_BACK(group));
  const [first, ...others] = full.length > 0 ? full : all;
  if (first !== undefined) return [first, ...others];
  throw new SiddhantaError(
    'invalid_value',
    `key is ${describe(key)}, which no group has. Use a name exactly as operations return it.`,
    { field: 'key' },
  );
}

/**
 * Returns the text of a name in a language, by its key alone where that is enough.
 *
 * @param group the group that is meant; needed where a key has several texts, as Magha, which is a month and a star
 * @throws {SiddhantaError} `invalid_value`, field `key` or `group`
 *
 * @example
 * ```ts
 * import { ta } from 'siddhanta/names/ta';
 * import { translate } from 'siddhanta/names/core';
 * translate('Rohini', ta); // => 'ரோகிணி'
 * ```
 */
export function translate(key: string, language: Language, group?: NameGroup): string {
  isKey(key);
  if (group !== undefined) {
    if (isGroup(group)) return resolveName(language, group, indexOfKey(group, key)).text;
    throw new SiddhantaError('invalid_value', `group is ${describe(group)}; it must be one of ${GROUPS.join(', ')}.`, {
      field: 'group',
    });
  }
  const groups = groupsOf(key);
  const own = groups.flatMap((one) => {
    const cell = cellAt(language, one, keysOf(one).indexOf(key));
    return cell === undefined ? [] : [{ group: one, text: cell.text }];
  });
  const texts = [...new Set(own.map(({ text }) => text))];
  if (texts.length === 0) return resolveName(language, groups[0], indexOfKey(groups[0], key)).text;
  if (texts.length === 1) return at(texts, 0);
  throw new SiddhantaError(
    'invalid_value',
    `${key} has several names in ${language.name}: ${own.map((one) => `${one.text} in ${one.group}`).join(', ')}. Add group to say which is meant.`,
    { field: 'group' },
  );
}
