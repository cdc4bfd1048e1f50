import { keysOf } from './cells.js';
import type { NameGroup } from './language.js';
import type { NameRef } from './resolve.js';

export interface NamedValue extends NameRef {
  readonly after?: string;
}

export interface Standing {
  readonly around: readonly Readonly<Record<string, unknown>>[];
  readonly path: readonly string[];
}

export type ReadValue = (value: string, standing: Standing) => NamedValue | undefined;

/** What of a result is a name: of a field its group or how it is read, of an object its fields; `*` is any other field or entry. */
export type Shape = NameGroup | ReadValue | { readonly [field: string]: Shape };

export function inGroups(value: string, ...groups: readonly NameGroup[]): NamedValue | undefined {
  const group = groups.find((one) => keysOf(one).includes(value));
  return group === undefined ? undefined : { group, key: value };
}

export const planet: ReadValue = (value) => inGroups(value, 'grahas', 'outer');

export const contributor: ReadValue = (value) =>
  value === 'Ascendant' ? { group: 'ui', key: 'ascendant' } : inGroups(value, 'grahas');

/** `Mongoose (M)`: the animal; its sex stays. */
export const animal: ReadValue = (value) => {
  const [key = '', sex] = value.split(' (');
  const named = inGroups(key, 'yoni_animals');
  return named === undefined || sex === undefined ? named : { ...named, after: ` (${sex}` };
};

/** The kūṭa by the key under which it stands, since its name is English. */
export const kuta: ReadValue = (_value, { path }) => inGroups(path.at(-2) ?? '', 'kutas');

/** What a statement of a sensitivity or a difference of conventions is about, by the last word of its name. */
const BY_FIELD: Readonly<Record<string, Shape>> = {
  sign: 'signs',
  nakshatra: 'nakshatras',
  star: planet,
  sub: planet,
  star_lord: planet,
  sub_lord: planet,
  maha: planet,
  antar: planet,
  planet,
};

export function named(shape: Shape, value: string, standing: Standing): NamedValue | undefined {
  if (typeof shape === 'function') return shape(value, standing);
  return typeof shape === 'string' ? inGroups(value, shape) : undefined;
}

/** A value whose kind is described by a field of an object around it: by the last word of `ascendant.sign`. */
export const readWith =
  (field: string, up: number): ReadValue =>
  (value, standing) => {
    const given = standing.around[up]?.[field];
    const shape = typeof given === 'string' ? BY_FIELD[given.split('.').at(-1) ?? ''] : undefined;
    return shape === undefined ? undefined : named(shape, value, standing);
  };
