import { keysOf } from './cells.js';
import { FIELDS } from './fields.gen.js';
import type { Language, NameGroup } from './language.js';
import { type Choice, chooseAll } from './lookup.js';
import { type NameRef, ownOrOther } from './resolve.js';
import { type NamedValue, named, type Shape, type Standing } from './shape.js';

type Fields = Record<string, unknown>;

/** A name that was found in a result. */
interface Occurrence {
  /** What it is in: its path with `*` for entries of lists and keys of tables. One column is read as one list. */
  readonly column: string;
  readonly path: readonly string[];
  readonly name: NamedValue;
  readonly write: (text: string) => void;
}

/** Texts of names that are read as one list, by `group.key`, and whether they are in the language asked for. */
interface Together {
  readonly texts: ReadonlyMap<string, string>;
  readonly isOwn: boolean;
}

/** Shows a result in a language. */
export interface Presenter {
  readonly language: Language;
  /**
   * Returns a copy of a part of the data with its names in the language.
   *
   * @param path where it stands, with `*` for the entries of lists: `mahadashas.*`; empty for the whole
   */
  readonly present: (part: unknown, path?: string) => unknown;
  /** Paths of the values that are in another language, of what was presented so far. */
  readonly fallbacks: () => readonly string[];
  /** The names that the language lacks, as `group.key`, each once. */
  readonly lacking: () => readonly string[];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns a deep copy of what JSON can hold. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, copyOf(entry)]));
}

/** Returns what a shape says of a field, and the name of its column. */
function below(shape: Shape, field: string): readonly [Shape | undefined, string] {
  if (typeof shape !== 'object') return [undefined, field];
  if (Object.hasOwn(shape, field)) return [shape[field], field];
  return [shape['*'], '*'];
}

/** Yields the names within a value. */
function* namesIn(
  value: unknown,
  shape: Shape,
  column: readonly string[],
  path: readonly string[],
  around: Standing['around'],
): Generator<Occurrence> {
  if (!isObject(value)) return;
  const fields = value as Fields;
  const isList = Array.isArray(value);
  const within = isList ? around : [fields, ...around];
  for (const [field, entry] of Object.entries(fields)) {
    const [next, name] = isList ? [shape, '*'] : below(shape, field);
    if (next === undefined) continue;
    const here = [...path, field];
    if (typeof entry !== 'string') {
      yield* namesIn(entry, next, [...column, name], here, within);
      continue;
    }
    const found = named(next, entry, { around: within, path: here });
    if (found === undefined) continue;
    yield {
      column: [...column, name].join('.'),
      path: here,
      name: found,
      write: (text) => {
        fields[field] = text;
      },
    };
  }
}

/** Returns the shape of a part; `*` is an entry of a list, which has the shape of the list, or of a table. */
function shapeAt(shape: Shape, path: readonly string[]): Shape {
  return path.reduce<Shape>((found, field) => below(found, field)[0] ?? (field === '*' ? found : {}), shape);
}

/** Returns the shape of an operation's data, by the name of the operation or of a member of its family. */
function shapeOf(endpoint: string): Shape {
  const [subject = '', ...name] = endpoint.split('.');
  const [shapes = {}] = below(FIELDS, subject);
  const [own, ofFamily] = [name, name.slice(0, -1)].map((parts) => below(shapes, parts.join('.'))[0]);
  return own ?? ofFamily ?? {};
}

const nameOf = ({ group, key }: NameRef): string => `${group}.${key}`;

/** Returns names, each once. */
function distinct(names: readonly NameRef[]): readonly NameRef[] {
  return [...new Map(names.map((name) => [nameOf(name), name])).values()];
}

/** Returns what shows the results of an operation in a language. English is what they are in: they are left as they are. */
export function presenter(endpoint: string, language: Language, choice: Choice = {}): Presenter {
  const shape = shapeOf(endpoint);
  const fallbacks: string[] = [];
  const lacking = new Set<string>();
  const resolved = new Map<string, Together>();

  function resolveTogether(occurring: readonly NameRef[]): Together {
    const once = distinct(occurring);
    const names = once.map((name) => ownOrOther(language, name, choice));
    const { texts, missing, language: taken } = chooseAll(language, names, choice);
    for (const name of missing) lacking.add(nameOf(name));
    const byName = new Map(once.map((name, place) => [nameOf(name), texts[place] ?? name.key]));
    return { texts: byName, isOwn: taken === language };
  }

  /** A part is settled before the others are known, so that its groups stand or fall as a whole. */
  function resolveGroup(group: NameGroup): Together {
    const known = resolved.get(group) ?? resolveTogether(keysOf(group).map((key) => ({ group, key })));
    resolved.set(group, known);
    return known;
  }

  function write(occurrences: readonly Occurrence[], { texts, isOwn }: Together): void {
    for (const { name, path, write } of occurrences) {
      write((texts.get(nameOf(name)) ?? name.key) + (name.after ?? ''));
      if (!isOwn) fallbacks.push(path.join('.'));
    }
  }

  function present(part: unknown, path = ''): unknown {
    if (language.fallback.length === 0) return part;
    const copy = copyOf(part);
    const fields = path === '' ? [] : path.split('.');
    const found = [...namesIn(copy, shapeAt(shape, fields), [], fields, [])];
    if (path !== '') {
      for (const one of found) write([one], resolveGroup(one.name.group));
      return copy;
    }
    for (const column of new Set(found.map((one) => one.column))) {
      const occurrences = found.filter((one) => one.column === column);
      write(occurrences, resolveTogether(occurrences.map(({ name }) => name)));
    }
    return copy;
  }

  return { language, present, fallbacks: () => [...fallbacks], lacking: () => [...lacking] };
}
