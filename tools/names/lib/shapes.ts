// Says which texts of results are names, from the schemas of their types with the tags `@names` of types and fields.
import { GROUPS, isGroup, keysOf } from '../../../src/names/cells.js';
import { READERS, type Shape } from '../../../src/names/shape.js';
import { DEFINITIONS, type Definitions, type Draft7 } from '../../openapi/lib/results.js';

/** What the types say. */
export interface Shapes {
  /** The shape of the data of each operation that has names, by the operation. */
  readonly operations: Readonly<Record<string, Shape>>;
  /** The types that have a shape, by their names; the most used first. */
  readonly types: ReadonlyMap<string, Shape>;
}

const NONE = 'none';

const isRecord = (shape: Shape): shape is Exclude<Shape, string> => typeof shape === 'object';

/** Returns a shape as a text that equal shapes share. */
export function textOf(shape: Shape): string {
  if (typeof shape === 'string') return JSON.stringify(shape);
  const fields = Object.keys(shape).sort();
  return `{${fields.map((field) => `${JSON.stringify(field)}:${textOf(shape[field] ?? '')}`).join()}}`;
}

const valuesOf = ({ enum: values, const: only }: Draft7): readonly unknown[] | undefined =>
  values ?? (only === undefined ? undefined : [only]);

const isText = (schema: Draft7): boolean =>
  [schema.type].flat().includes('string') || valuesOf(schema)?.some((value) => typeof value === 'string') === true;

/** Returns the groups of names that have all texts of a list. */
function groupsWith(schema: Draft7): readonly string[] {
  const texts = (valuesOf(schema) ?? []).filter((value) => typeof value === 'string');
  return texts.length < 2 ? [] : GROUPS.filter((group) => texts.every((text) => keysOf(group).includes(text)));
}

/** Returns what is within a schema. */
const partsOf = ({ properties = {}, items = [], anyOf = [], additionalProperties }: Draft7) => ({
  fields: Object.entries(properties),
  /** Entries of a list, or forms that it may have: where they stand, it stands. */
  others: [...[items].flat(), ...anyOf],
  /** Entries of a table. */
  rows: typeof additionalProperties === 'object' ? [additionalProperties] : [],
});

function* faultsOfTag(tag: unknown, at: string): Generator<string> {
  const words = String(tag).split(' ');
  const unknown = words.filter((word) => !isGroup(word) && READERS[word] === undefined);
  if (tag !== NONE && unknown.length > 0)
    yield `${at} has the tag @names ${words.join(' ')}, and there is no ${unknown.join(', ')}. Write groups of src/names/keys.gen.ts, ` +
      `readers of src/names/shape.ts (${Object.keys(READERS).join(', ')}), or none.`;
}

/** Yields what is wrong with the tags of a schema: a list of texts that could be names has to say whether they are. */
function* faultsOf(schema: Draft7, at: string, isTold = false): Generator<string> {
  if (schema.names !== undefined) yield* faultsOfTag(schema.names, at);
  const told = isTold || schema.names !== undefined;
  const groups = told ? [] : groupsWith(schema);
  if (groups.length > 0)
    yield `The texts of ${at} are keys of ${groups.join(' and of ')}. Say in the docstring of the type or of the field what they are, ` +
      `as @names ${groups[0]}, or @names none where they stay as they are.`;
  const { fields, others, rows } = partsOf(schema);
  for (const [field, inner] of fields) yield* faultsOf(inner, `${at}.${field}`);
  for (const inner of [...others, ...rows]) yield* faultsOf(inner, at, told);
}

function union(a: Shape | undefined, b: Shape | undefined, at: string): Shape | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  if (typeof a === 'string' && typeof b === 'string') return [...new Set([...a.split(' '), ...b.split(' ')])].join(' ');
  if (!isRecord(a) || !isRecord(b)) throw new Error(`${at} is a name or has names within: no shape can say so.`);
  const fields = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const shape = union(a[field], b[field], `${at}.${field}`);
      return shape === undefined ? [] : [[field, shape]];
    }),
  );
}

/** Returns whether one shape has no names but those of another. */
function isWithin(one: Shape, other: Shape): boolean {
  if (!isRecord(one) || !isRecord(other)) return one === other;
  return Object.entries(one).every(([field, shape]) => isWithin(shape, other[field] ?? {}));
}

const unionOf = (shapes: readonly (Shape | undefined)[], at: string): Shape | undefined =>
  shapes.reduce((all, one) => union(all, one, at), undefined);

/** Returns a reader of schemas by their definitions. */
function reader(definitions: Definitions) {
  const shapes = new Map<string, Shape | undefined>();
  const uses = new Map<string, number>();

  function definitionOf(name: string): Draft7 {
    const schema = definitions[name];
    if (schema === undefined) throw new Error(`${name} is described nowhere.`);
    return schema;
  }

  /** Returns whether a schema is a text or has one within. */
  function hasText(schema: Draft7): boolean {
    const { fields, others, rows } = partsOf(schema);
    const target = schema.$ref === undefined ? [] : [definitionOf(schema.$ref.slice(DEFINITIONS.length))];
    return isText(schema) || [...target, ...fields.map(([, inner]) => inner), ...others, ...rows].some(hasText);
  }

  /**
   * Returns the shape of an object: `*` where it is a table, whose names are read as one list. All of its entries are alike there, and are
   * objects, or have no docstrings of their own.
   */
  function shapeOfFields(fields: readonly (readonly [string, Draft7])[], at: string): Shape | undefined {
    const read = fields.map(([name, schema]) => ({ name, schema, shape: shapeOf(schema, `${at}.${name}`) }));
    const named = read.flatMap(({ name, shape }) => (shape === undefined ? [] : [[name, shape] as const]));
    const [largest] = named.map(([, shape]) => shape).sort((a, b) => textOf(b).length - textOf(a).length);
    if (largest === undefined) return undefined;
    const texted = read.filter(({ schema }) => hasText(schema));
    const isTable =
      texted.length > 1 &&
      texted.every(({ shape }) => shape !== undefined && isWithin(shape, largest)) &&
      (isRecord(largest) || new Set(texted.map(({ schema }) => schema.description)).size === 1);
    return isTable ? { '*': largest } : Object.fromEntries(named);
  }

  function shapeOfType(name: string): Shape | undefined {
    uses.set(name, (uses.get(name) ?? 0) + 1);
    if (!shapes.has(name)) shapes.set(name, shapeOf(definitionOf(name), name));
    return shapes.get(name);
  }

  /** Returns the shape of a schema; the tag of what it stands in, if that has one, goes before its own. */
  function shapeOf(schema: Draft7, at: string, outer?: string): Shape | undefined {
    const tag = outer ?? schema.names;
    if (tag === NONE) return undefined;
    if (schema.$ref !== undefined) {
      const name = schema.$ref.slice(DEFINITIONS.length);
      return tag === undefined ? shapeOfType(name) : shapeOf(definitionOf(name), at, tag);
    }
    if (isText(schema)) return tag;
    const { fields, others, rows } = partsOf(schema);
    if (fields.length > 0 && tag !== undefined) throw new Error(`${at} is an object. Say @names beside its fields.`);
    const row = unionOf(
      rows.map((inner) => shapeOf(inner, at, tag)),
      at,
    );
    return unionOf(
      [shapeOfFields(fields, at), row && { '*': row }, ...others.map((inner) => shapeOf(inner, at, tag))],
      at,
    );
  }

  /** Returns the types that have a shape, of those that were read. */
  function typesRead(): Shapes['types'] {
    const named = [...shapes].flatMap(([name, shape]) => (shape === undefined ? [] : [[name, shape] as const]));
    const usesOf = (name: string): number => uses.get(name) ?? 0;
    return new Map(named.sort(([a], [b]) => usesOf(b) - usesOf(a)));
  }

  return { shapeOfType, typesRead };
}

/**
 * Returns the shapes of the data of operations.
 *
 * @param data the types of the data by operation
 * @throws {Error} for tags that say nothing, and for lists of texts that could be names and have no tag
 */
export function shapesOf(definitions: Definitions, data: Readonly<Record<string, string>>): Shapes {
  const faults = Object.entries(definitions).flatMap(([name, schema]) => [...faultsOf(schema, name)]);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const { shapeOfType, typesRead } = reader(definitions);
  const operations = Object.entries(data).flatMap(([operation, type]) => {
    const shape = shapeOfType(type);
    return shape === undefined ? [] : [[operation, shape]];
  });
  return { operations: Object.fromEntries(operations), types: typesRead() };
}
