import type { Operation } from '../operation/operation.js';
import type { Schema } from './jsonSchema.js';

export interface ObjectSchema extends Schema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
}

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

export interface OperationSchemas {
  readonly input: ObjectSchema;
  readonly data: Schema;
}

const PREFIX = '#/components/schemas/';

/** Clients cut `$defs` off, and some resolve no `$ref`. Throws `RangeError` for a cycle or an unknown reference. */
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
 * Returns what reads the schemas of operations in the API description that comes with the package: the same as over HTTP, with the
 * field of the path among the others. Throws `RangeError` for an operation that the description does not have.
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
    return {
      input: {
        type: 'object',
        properties: { ...Object.fromEntries(ofPath), ...body.properties },
        required: [...ofPath.map(([field]) => field), ...(body.required ?? [])],
        additionalProperties: false,
      },
      // Only a resource reads it: to make those of all operations took 0.25 s of the start of a server.
      get data() {
        return whole(responses['200']?.content['application/json'].schema ?? {}).properties?.data ?? {};
      },
    };
  };
}

export interface NamedInput {
  readonly name: string;
  readonly input: ObjectSchema;
  readonly alternatives?: readonly string[];
}

export const short = (name: string): string => name.slice(name.indexOf('.') + 1);

/** Returns what an operation needs: fields, and the fields of which it needs one. */
export function needsOf({ input, alternatives = [] }: NamedInput): readonly string[] {
  return [...input.required, ...(alternatives.length === 0 ? [] : [`one of ${alternatives.join(', ')}`])];
}
