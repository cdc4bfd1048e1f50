import type { Operation } from '../operation/operation.js';
import type { Schema } from './jsonSchema.js';
import { leanFields } from './lean.js';

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
}

/** Returns what names the operation of a call. */
function operationField(inputs: readonly NamedInput[]): Schema {
  const needs = inputs.map(({ name, input }) => `${name} needs ${input.required.join(', ') || 'nothing else'}`);
  return {
    type: 'string',
    enum: inputs.map(({ name }) => name),
    description: `What to compute. ${needs.join('; ')}.`,
  };
}

/** Returns the one schema of a field that several operations have, each perhaps in words of its own. */
function merged(field: string, inputs: readonly NamedInput[]): Schema {
  const having = inputs.flatMap(({ name, input }) => {
    const schema = input.properties[field];
    return schema === undefined ? [] : [{ name, schema }];
  });
  const text = ({ description, ...rest }: Schema): string => JSON.stringify(rest);
  const distinct = having.filter(({ schema }, i) => having.findIndex((one) => text(one.schema) === text(schema)) === i);
  const words = [...new Set(having.map(({ schema }) => schema.description ?? ''))];
  const of = (text: string): string[] =>
    having.filter(({ schema }) => (schema.description ?? '') === text).map(({ name }) => name);
  const said = words.length === 1 ? words : words.map((text) => `${of(text).join(', ')}: ${text}`);
  const only = having.length === inputs.length ? [] : [`Of ${having.map(({ name }) => name).join(', ')} alone.`];
  const description = [...said, ...only].join(' ').trim();
  const [first, ...others] = distinct;
  const shape = others.length === 0 ? first?.schema : { anyOf: distinct.map(({ schema }) => schema) };
  return { ...shape, ...(description === '' ? {} : { description }) };
}

/**
 * Returns the schema of a tool that offers several operations: `operation` beside the fields of all of them, each once.
 *
 * The root is one object: models are told no other, and most services refuse oneOf, anyOf and allOf there.
 *
 * @param elsewhere names of other tools that tell the field of their own name in full; here it is brief
 * @throws {RangeError} where an operation has a field that is called `operation`
 */
export function toolSchema(inputs: readonly NamedInput[], elsewhere: readonly string[] = []): ObjectSchema {
  const fields = [...new Set(inputs.flatMap(({ input }) => Object.keys(input.properties)))];
  if (fields.includes('operation'))
    throw new RangeError('A field is called operation, which names the operation itself.');
  return {
    type: 'object',
    properties: {
      operation: operationField(inputs),
      ...leanFields(Object.fromEntries(fields.map((field) => [field, merged(field, inputs)])), inputs, elsewhere),
    },
    required: ['operation', ...fields.filter((field) => inputs.every(({ input }) => input.required.includes(field)))],
    additionalProperties: false,
  };
}
