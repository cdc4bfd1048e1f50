// The envelope of answers: one `meta` for all operations that have the same fields in it, and what it is narrowed to by each.
import type { Route } from '../../../src/http/routes.js';
import { type Components, refTo, type Schema } from './schema.js';

/** Fields with a test key, a language, a birth without a time, or a clock with seconds of offset alone. */
const ONLY_SOMETIMES = ['test', 'language', 'rests_on_birth_time', 'exact_offsets'];
const BIRTH_FIELDS = ['birth_time_assumed', 'rests_on_birth_time', 'birth'];

/** Whether the input of an operation has births. */
export type Births = 'none' | 'some' | 'all';

const METAS = {
  BirthMeta: { of: 'operations that take a birth', absent: [], optional: [] },
  OptionalBirthMeta: { of: 'operations that can do without a birth', absent: [], optional: BIRTH_FIELDS },
  Meta: { of: 'operations without a birth', absent: BIRTH_FIELDS, optional: [] },
  SchoollessMeta: { of: 'operations that belong to no school', absent: ['ayanamsa', ...BIRTH_FIELDS], optional: [] },
  ServiceMeta: {
    of: 'operations about the service',
    absent: ['language', 'ayanamsa', ...BIRTH_FIELDS],
    optional: [],
  },
} as const satisfies Readonly<
  Record<string, { readonly of: string; readonly absent: readonly string[]; readonly optional: readonly string[] }>
>;

type MetaName = keyof typeof METAS;

/** Returns which `meta` the answers of an operation have. */
export function metaNameOf({ operation }: Route, births: Births): MetaName {
  if (operation === undefined) return 'ServiceMeta';
  if (births !== 'none') return births === 'all' ? 'BirthMeta' : 'OptionalBirthMeta';
  return operation.schools.length === 0 ? 'SchoollessMeta' : 'Meta';
}

/** Returns the schemas of `meta`, each closed, from the one of its type. */
export function metaSchemas(meta: Schema): Components {
  const schemas = Object.entries(METAS).map(([name, { of, absent, optional }]): [string, Schema] => {
    const fields = Object.entries(meta.properties ?? {}).filter(
      ([field]) => !(absent as readonly string[]).includes(field),
    );
    const left = [...ONLY_SOMETIMES, ...optional];
    const required = fields.map(([field]) => field).filter((field) => !left.includes(field));
    const description = `What ran, when, and what it cost: of ${of}.`;
    return [name, { ...meta, description, properties: Object.fromEntries(fields), required }];
  });
  return Object.fromEntries(schemas);
}

/** Returns the answer of one operation: its data, and the shared `meta` with the endpoints and units that it can have here. */
export function envelope(route: Route, data: Schema, births: Births): Schema {
  const { name, units, operation } = route;
  const isFamily = operation?.members.some((member) => member.operation !== name) === true;
  const isCited = (operation?.schools.length ?? 0) > 0;
  const narrower: Schema = {
    type: 'object',
    properties: {
      endpoint: {
        type: 'string',
        ...(isFamily ? { pattern: `^${name.replaceAll('.', '\\.')}\\.` } : { enum: [name] }),
      },
      ...(operation?.unitsEach === undefined ? { units: { type: 'integer', enum: [...new Set([units, 0])] } } : {}),
    },
  };
  return {
    type: 'object',
    properties: {
      data,
      meta: { allOf: [refTo(metaNameOf(route, births)), narrower] },
      ...(isCited ? { provenance: refTo('Provenance') } : {}),
    },
    required: ['data', 'meta', ...(isCited ? ['provenance'] : [])],
    additionalProperties: false,
  };
}
