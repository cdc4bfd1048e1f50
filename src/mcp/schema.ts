import type { Operation } from '../operation/operation.js';
import type { Schema } from './jsonSchema.js';
import { leanFields, nobody, type Telling } from './lean.js';

/** The schema of an object. */
export interface ObjectSchema extends Schema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
}

/** The parts of an OpenAPI description that are read here. */
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Endpoint {
  readonly 'x-endpoint': string;
  readonly parameters?: readonly { readonly name?: string; readonly description?: string; readonly schema?: Schema }[];
  readonly requestBody?: { readonly content: Json };
  readonly responses: Readonly<Record<string, { readonly content: Json }>>;
}

interface Json {
  readonly 'application/json': { readonly schema: Schema };
}

/** What an operation takes and gives. */
export interface OperationSchemas {
  readonly input: ObjectSchema;
  readonly data: Schema;
}

const PREFIX = '#/components/schemas/';

/**
 * Returns a schema without references: clients cut `$defs` off before they show a schema to a model, and some resolve no `$ref`. What stands
 * beside a reference wins over what it refers to.
 *
 * @throws {RangeError} for a schema that holds itself, or refers to nothing
 */
function inlined(schema: Schema, all: Readonly<Record<string, Schema>>, within: readonly string[] = []): Schema {
  const { $ref, ...rest } = schema;
  const name = $ref?.slice(PREFIX.length);
  if (name !== undefined && (within.includes(name) || all[name] === undefined)) {
    throw new RangeError(`The schema ${name} ${within.includes(name) ? 'holds itself' : 'is not there'}.`);
  }
  const inside = name === undefined ? within : [...within, name];
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return inlined(value as Schema, all, inside);
  };
  const target = name === undefined ? undefined : all[name];
  const own = Object.fromEntries(Object.entries(rest).map(([keyword, value]) => [keyword, walk(value)]));
  return { ...(target === undefined ? {} : inlined(target, all, inside)), ...own };
}

/**
 * Returns what reads the schemas of operations in the API description that comes with the package: the same that HTTP callers are told, with
 * the field of the path among the others.
 *
 * @throws {RangeError} for an operation that the description does not have
 */
export function schemasIn(description: object): (operation: Operation) => OperationSchemas {
  const { paths, components } = description as Description;
  const endpoints = new Map(
    Object.values(paths).flatMap((methods) =>
      Object.values(methods).map((endpoint) => [endpoint['x-endpoint'], endpoint] as const),
    ),
  );
  const whole = (schema: Schema): Schema => inlined(schema, components.schemas);
  return ({ name }) => {
    const endpoint = endpoints.get(name);
    if (endpoint === undefined) throw new RangeError(`The API description has no ${name}.`);
    const { parameters = [], requestBody, responses } = endpoint;
    const body = requestBody === undefined ? {} : whole(requestBody.content['application/json'].schema);
    const ofPath = parameters.flatMap(({ name: field, description: text, schema }) =>
      field === undefined || schema === undefined
        ? []
        : [[field, { ...whole(schema), ...(text === undefined ? {} : { description: text }) }] as const],
    );
    const answer = whole(responses['200']?.content['application/json'].schema ?? {});
    return {
      input: {
        type: 'object',
        properties: { ...Object.fromEntries(ofPath), ...body.properties },
        required: [...ofPath.map(([field]) => field), ...(body.required ?? [])],
        additionalProperties: false,
      },
      data: answer.properties?.data ?? {},
    };
  };
}

/** The input of one operation among several. */
export interface NamedInput {
  readonly name: string;
  readonly input: ObjectSchema;
  /** Fields of which one has to be given. */
  readonly alternatives?: readonly string[];
}

/** Returns the name of an operation within its tool. */
const short = (name: string): string => name.slice(name.indexOf('.') + 1);

/** Returns what an operation needs: fields, and the fields of which it needs one. */
export function needsOf({ input, alternatives = [] }: NamedInput): readonly string[] {
  return [...input.required, ...(alternatives.length === 0 ? [] : [`one of ${alternatives.join(', ')}`])];
}

/** Returns what every one of some operations needs. */
function commonNeeds([first, ...others]: readonly NamedInput[]): readonly string[] {
  return first === undefined
    ? []
    : needsOf(first).filter((need) => others.every((other) => needsOf(other).includes(need)));
}

const and = (needs: readonly string[]): string =>
  needs.length < 2 ? needs.join() : `${needs.slice(0, -1).join(', ')} and ${needs.at(-1)}`;

/** Returns what names the operation of a call: what all need, and what some need besides. */
function operationField(inputs: readonly NamedInput[]): Schema {
  const common = commonNeeds(inputs);
  const besides = new Map<string, string[]>();
  for (const each of inputs) {
    const needs = and(needsOf(each).filter((need) => !common.includes(need)));
    besides.set(needs, [...(besides.get(needs) ?? []), short(each.name)]);
  }
  besides.delete('');
  const also = common.length === 0 ? '' : 'also ';
  const needs = [
    ...(common.length === 0 ? [] : [`${inputs.length === 1 ? 'It needs' : 'All need'} ${and(common)}`]),
    ...[...besides].map(
      ([fields, names]) => `${names.join(', ')} ${also}${names.length === 1 ? 'needs' : 'need'} ${fields}`,
    ),
  ];
  return {
    type: 'string',
    enum: inputs.map(({ name }) => name),
    description: ['What to compute', ...(needs.length === 0 ? [] : [needs.join('; ')]), ''].join('. ').trim(),
  };
}

/** Returns a schema without what is said of it. */
const unsaid = ({ description: _, ...rest }: Schema): Schema => rest;

/** Returns which of the operations of a tool have a field, in the fewest names. */
function only(having: readonly string[], all: readonly string[]): string[] {
  const lacking = all.filter((name) => !having.includes(name));
  if (lacking.length === 0) return [];
  return [lacking.length < having.length ? `Not of ${lacking.join(', ')}.` : `Of ${having.join(', ')} alone.`];
}

/** Returns the one schema of a field that several operations have, each perhaps in words of its own. */
function merged(field: string, inputs: readonly NamedInput[]): Schema {
  const having = inputs.flatMap(({ name, input }) => {
    const schema = input.properties[field];
    return schema === undefined ? [] : [{ name: short(name), schema }];
  });
  const text = (schema: Schema): string => JSON.stringify(unsaid(schema));
  const distinct = having.filter(({ schema }, i) => having.findIndex((one) => text(one.schema) === text(schema)) === i);
  const words = [...new Set(having.map(({ schema }) => schema.description ?? ''))];
  const of = (said: string): string[] =>
    having.filter(({ schema }) => (schema.description ?? '') === said).map(({ name }) => name);
  // The words that most of them have come last, so that nobody needs to be named for them.
  const most = words.reduce((one, other) => (of(other).length > of(one).length ? other : one), words[0] ?? '');
  const rest = words.filter((said) => said !== most);
  const said = [
    ...rest.map((its) => `${of(its).join(', ')}: ${its}`),
    rest.length === 0 ? most : `${of(most).length === 1 ? of(most)[0] : 'The others'}: ${most}`,
  ];
  const all = inputs.map(({ name }) => short(name));
  const isSaid = rest.length > 0 && of(most).length === 1;
  const whose = isSaid
    ? []
    : only(
        having.map(({ name }) => name),
        all,
      );
  const description = [...said, ...whose].join(' ').trim();
  const [first, ...others] = distinct;
  const shape = others.length === 0 ? first?.schema : { anyOf: distinct.map(({ schema }) => unsaid(schema)) };
  return { ...shape, ...(description === '' ? {} : { description }) };
}

/**
 * Returns the schema of a tool that offers several operations: `operation` beside the fields of all of them, each once.
 *
 * The root is one object: models are told no other, and most services refuse oneOf, anyOf and allOf there.
 *
 * @param telling what other tools tell
 * @throws {RangeError} where an operation has a field that is called `operation`
 */
export function toolSchema(inputs: readonly NamedInput[], telling: Telling = nobody()): ObjectSchema {
  const fields = [...new Set(inputs.flatMap(({ input }) => Object.keys(input.properties)))];
  if (fields.includes('operation'))
    throw new RangeError('A field is called operation, which names the operation itself.');
  return {
    type: 'object',
    properties: {
      operation: operationField(inputs),
      ...leanFields(Object.fromEntries(fields.map((field) => [field, merged(field, inputs)])), inputs, telling),
    },
    required: ['operation', ...fields.filter((field) => inputs.every(({ input }) => input.required.includes(field)))],
    additionalProperties: false,
  };
}
