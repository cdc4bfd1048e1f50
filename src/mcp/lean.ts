// What a tool says of its fields in few words: clients put the schemas of all tools before a model with every question.
import type { Schema } from './jsonSchema.js';

/** Longer lists of names stand in one place. */
const LONG_LIST = 12;

/** Most characters of what is said of a part where another tool says it in full. */
const GIST = 60;

type Objects = Readonly<Record<string, Schema>>;

/** What other tools tell. */
export interface Telling {
  /** Names of other tools that tell the field of their own name. */
  readonly elsewhere: readonly string[];
  /** The tool that tells an object, by what the object takes; those that are told here come in. */
  readonly told: Map<string, string>;
  /** The tool that is being told. */
  readonly tool: string;
}

/** Returns what is known of other tools where there is none. */
export const nobody = (): Telling => ({ elsewhere: [], told: new Map(), tool: '' });

/** Returns a schema with each schema right within it changed; names of fields stay. */
function within(schema: Schema, change: (inner: Schema) => Schema): Schema {
  const walk = (value: unknown, keyword: string): unknown => {
    if (Array.isArray(value))
      return keyword === 'enum' || keyword === 'required' ? value : value.map((each) => walk(each, ''));
    if (typeof value !== 'object' || value === null) return value;
    if (keyword === 'properties') {
      return Object.fromEntries(Object.entries(value as Objects).map(([field, each]) => [field, change(each)]));
    }
    return change(value as Schema);
  };
  return Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, walk(value, keyword)]));
}

/** Returns a schema with each schema in its place changed, innermost first; names of fields stay. */
function mapped(schema: Schema, change: (inner: Schema) => Schema): Schema {
  return change(within(schema, (inner) => mapped(inner, change)));
}

/**
 * Returns a schema without what operations judge and say better when they refuse: patterns, since what a text looks like stands in its
 * description, and which fields there are not.
 */
function bare(schema: Schema): Schema {
  return mapped(schema, ({ pattern: _, additionalProperties: __, required = [], ...rest }) => ({
    ...rest,
    ...(required.length === 0 ? {} : { required }),
  }));
}

/** Returns a schema in which what is said of several parts in the same words is said of the first alone. */
function saidOnce(schema: Schema): Schema {
  const said = new Set<string>();
  const walk = (inner: Schema): Schema => {
    const { description, ...rest } = inner;
    if (description === undefined || 'const' in inner) return within(rest, walk);
    if (said.has(description)) return within(rest, walk);
    if (description.length > GIST) said.add(description);
    return within(inner, walk);
  };
  return walk(schema);
}

/** Returns a schema of keys and values alone, long lists of values left out: what all of it means is told elsewhere. */
function brief(schema: Schema): Schema {
  return mapped(schema, ({ description: _, default: __, examples: ___, ...rest }) => {
    const { enum: values, ...open } = rest;
    return Array.isArray(values) && values.length > LONG_LIST ? open : rest;
  });
}

/** Returns the beginning of what is said: a sentence, or where that is long, what stands before its first comma, colon or semicolon. */
function gist(words: string): string {
  const sentence = words.split(/(?<=\.) /, 1)[0] ?? '';
  return sentence.length <= GIST ? sentence : `${sentence.split(/[,;:] /, 1)[0]}.`;
}

/** Returns a schema in which little is said of each part. */
function inGist(schema: Schema): Schema {
  return mapped(schema, ({ description, examples: _, ...rest }) => ({
    ...rest,
    ...(description === undefined ? {} : { description: gist(description) }),
  }));
}

/** Returns a schema with a sentence on where it is told in full. */
function referred(schema: Schema, description: string | undefined, where: string): Schema {
  return { ...schema, description: [description, where].filter(Boolean).join(' ') };
}

/** Returns a schema of which the parts are named and no more, with a sentence on where they are told. */
function partsNamed({ description, properties = {}, ...rest }: Schema, where: string): Schema {
  const named = Object.fromEntries(Object.keys(properties).map((part) => [part, {}]));
  return referred({ ...rest, properties: named }, description, where);
}

/** Returns what tells whether two schemas take the same, whatever they say of it. */
const takes = (schema: Schema): string => JSON.stringify(brief(schema));

/** Returns a schema in which each object that another tool tells has but the gist; what is told here is told to those that follow. */
function toldOnce(schema: Schema, { told, tool }: Telling): Schema {
  if (schema.properties !== undefined) {
    const key = takes(schema);
    const where = told.get(key);
    if (where !== undefined && where !== tool)
      return referred(inGist(schema), schema.description, `More: tool ${where}.`);
    told.set(key, tool);
  }
  return within(schema, (inner) => toldOnce(inner, { elsewhere: [], told, tool }));
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
    const kept = fields.map(([field, each]) => {
      const known = each.type === 'object' ? own(field)?.input.properties : undefined;
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

/**
 * Returns the fields of a tool so that nothing long is said twice. A field for which another tool is named is told in full there, and so is
 * an object that a tool before this one tells. Of fields that take the same object the first tells it. What stands under the name of an
 * operation takes the fields of that operation.
 */
export function leanFields(fields: Objects, operations: readonly Told[], telling: Telling): Objects {
  const lean: [string, Schema][] = [];
  const whole: [string, string][] = [];
  for (const [field, given] of Object.entries(fields)) {
    const schema = bare(given);
    const key = takes(schema);
    const twin = whole.find(([, told]) => told === key);
    if (telling.elsewhere.includes(field)) {
      lean.push([field, partsNamed(schema, `The tool ${field} tells what each part means and takes.`)]);
    } else if (twin !== undefined) {
      lean.push([field, referred(brief(schema), schema.description, `The same as ${twin[0]}.`)]);
    } else {
      if (schema.properties !== undefined) whole.push([field, key]);
      lean.push([field, saidOnce(toldOnce(withoutTwins(schema, operations), telling))]);
    }
  }
  return Object.fromEntries(lean);
}
