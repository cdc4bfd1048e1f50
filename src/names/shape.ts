import { isGroup, keysOf } from './cells.js';
import type { NameGroup } from './language.js';
import type { NameRef } from './resolve.js';

export interface NamedValue extends NameRef {
  readonly after?: string;
}

export interface Standing {
  readonly around: readonly Readonly<Record<string, unknown>>[];
  readonly path: readonly string[];
}

type ReadValue = (value: string, standing: Standing) => NamedValue | undefined;

/** What of a value is a name: of a text its tag, of an object its fields, where `*` is any other, of a list what it is of each entry. */
export type Shape = string | { readonly [field: string]: Shape };

function inGroups(value: string, ...groups: readonly NameGroup[]): NamedValue | undefined {
  const group = groups.find((one) => keysOf(one).includes(value));
  return group === undefined ? undefined : { group, key: value };
}

/** What a statement of a sensitivity or a difference of conventions is about, by the last word of its name. */
const BY_FIELD: Readonly<Record<string, Shape>> = {
  sign: 'signs',
  nakshatra: 'nakshatras',
  star: 'planet',
  sub: 'planet',
  star_lord: 'planet',
  sub_lord: 'planet',
  maha: 'planet',
  antar: 'planet',
  planet: 'planet',
};

/** A value whose kind is described by a field of an object around it: by the last word of `ascendant.sign`. */
const readWith =
  (field: string, up: number): ReadValue =>
  (value, standing) => {
    const given = standing.around[up]?.[field];
    const shape = typeof given === 'string' ? BY_FIELD[given.split('.').at(-1) ?? ''] : undefined;
    return shape === undefined ? undefined : named(shape, value, standing);
  };

/** What reads a text that is no plain key of a group, by the word that a tag `@names` has for it. */
export const READERS: Readonly<Record<string, ReadValue>> = {
  /** A body: a graha, or Uranus, Neptune, Pluto. */
  planet: (value) => inGroups(value, 'grahas', 'outer'),
  /** A graha, or `Ascendant`. */
  contributor: (value) => (value === 'Ascendant' ? { group: 'ui', key: 'ascendant' } : inGroups(value, 'grahas')),
  /** `Mongoose (M)`: the animal; its sex stays. */
  animal: (value) => {
    const [key = '', sex] = value.split(' (');
    const found = inGroups(key, 'yoni_animals');
    return found === undefined || sex === undefined ? found : { ...found, after: ` (${sex}` };
  },
  /** The kūṭa by the key under which it stands, since its name is English. */
  kuta: (_value, { path }) => inGroups(path.at(-2) ?? '', 'kutas'),
  /** A daśā by the `system` beside it, since its name is English. */
  dasha: (_value, { around }) => inGroups(String(around[0]?.system), 'dashas'),
  /** A term that is a body or `ascendant`; lords, houses and other sahams stay, as `lord:9`. */
  term: (value) => (value === 'ascendant' ? { group: 'ui', key: value } : inGroups(value, 'grahas', 'outer')),
  /** What a sensitivity says before and after, by the `statement` beside it. */
  statement: readWith('statement', 0),
  /** What the profiles say of a difference, by the `field` beside them. */
  difference: readWith('field', 1),
};

/** Returns the name that a text is by its tag: groups and {@link READERS}, tried in turn. */
export function named(shape: Shape, value: string, standing: Standing): NamedValue | undefined {
  if (typeof shape !== 'string') return undefined;
  for (const word of shape.split(' ')) {
    const found = isGroup(word) ? inGroups(value, word) : READERS[word]?.(value, standing);
    if (found !== undefined) return found;
  }
  return undefined;
}
