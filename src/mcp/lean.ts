// What a tool says of its fields in few words: clients put the schemas of all tools before a model with every question.
import type { Schema } from './jsonSchema.js';

/** Longer lists of names stand in one place. */
const LONG_LIST = 12;

type Objects = Readonly<Record<string, Schema>>;

/** Returns a schema with each schema in its place changed, innermost first; names of fields stay. */
function mapped(schema: Schema, change: (inner: Schema) => Schema): Schema {
  const walk = (value: unknown, keyword: string): unknown => {
    if (Array.isArray(value))
      return keyword === 'enum' || keyword === 'required' ? value : value.map((each) => walk(each, ''));
    if (typeof value !== 'object' || value === null) return value;
    if (keyword === 'properties') {
      return Object.fromEntries(Object.entries(value as Objects).map(([field, each]) => [field, mapped(each, change)]));
    }
    return mapped(value as Schema, change);
  };
  return change(Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, walk(value, keyword)])));
}

/** Returns a schema without patterns: what a text looks like stands in its description, and the operation judges it. */
export function withoutPatterns(schema: Schema): Schema {
  return mapped(schema, ({ pattern: _, ...rest }) => rest);
}

/** Returns a schema of keys and values alone, long lists of values left out: what all of it means is told elsewhere. */
function brief(schema: Schema): Schema {
  return mapped(schema, ({ description: _, default: __, examples: ___, ...rest }) => {
    const { enum: values, ...open } = rest;
    return Array.isArray(values) && values.length > LONG_LIST ? open : rest;
  });
}

/** Returns a schema in brief, with a sentence on where it is told in full. */
function referred(schema: Schema, where: string): Schema {
  return { ...brief(schema), description: [schema.description, where].filter(Boolean).join(' ') };
}

/** Returns a schema of which the parts are named and no more, with a sentence on where they are told. */
function partsNamed({ description, properties = {}, ...rest }: Schema, where: string): Schema {
  const named = Object.fromEntries(Object.keys(properties).map((part) => [part, {}]));
  return { ...rest, properties: named, description: [description, where].filter(Boolean).join(' ') };
}

/** An operation whose fields a tool tells. */
interface Told {
  readonly name: string;
  readonly input: { readonly properties: Objects };
}

/** Returns the schema of a field in which what stands under the name of an operation of the tool is left to the fields of that operation. */
function withoutTwins(schema: Schema, operations: readonly Told[]): Schema {
  return mapped(schema, (inner) => {
    const { properties, ...rest } = inner;
    if (properties === undefined) return inner;
    const own = (field: string): Told | undefined => operations.find(({ name }) => name.endsWith(`.${field}`));
    const fields = Object.entries(properties);
    if (!fields.some(([field]) => own(field) !== undefined)) return inner;
    const kept = fields.map(([field, each]) => {
      const known = own(field)?.input.properties;
      if (known === undefined) return [field, each] as const;
      const others = Object.entries(each.properties ?? {}).filter(([part]) => !Object.hasOwn(known, part));
      return [
        field,
        { type: 'object', ...(others.length === 0 ? {} : { properties: Object.fromEntries(others) }) },
      ] as const;
    });
    return { ...rest, properties: Object.fromEntries(kept) };
  });
}

/** Returns whether two schemas take the same, whatever they say of it. */
function takesTheSame(one: Schema, other: Schema): boolean {
  return JSON.stringify(brief(one)) === JSON.stringify(brief(other));
}

/**
 * Returns the fields of a tool so that nothing long is said twice. A field for which another tool is named is told in full there. Of fields
 * that take the same object the first tells it. What stands under the name of an operation takes the fields of that operation.
 *
 * @param elsewhere names of other tools that tell the field of their own name
 */
export function leanFields(fields: Objects, operations: readonly Told[], elsewhere: readonly string[]): Objects {
  const lean: [string, Schema][] = [];
  for (const [field, schema] of Object.entries(fields)) {
    const twin = lean.find(([, told]) => told.properties !== undefined && takesTheSame(told, withoutPatterns(schema)));
    if (elsewhere.includes(field)) {
      lean.push([field, partsNamed(schema, `The tool ${field} tells what each part means and takes.`)]);
    } else if (twin !== undefined) {
      lean.push([field, referred(withoutPatterns(schema), `The same as ${twin[0]}.`)]);
    } else {
      lean.push([field, withoutTwins(withoutPatterns(schema), operations)]);
    }
  }
  return Object.fromEntries(lean);
}
