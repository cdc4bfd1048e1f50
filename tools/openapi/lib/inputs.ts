import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { conventionsSchema } from '../../../src/input/conventions.js';
import { isMoment, momentSchema } from '../../../src/input/moment.js';
import {
  areAscending,
  areDifferent,
  birthSchema,
  isBirthDate,
  isTimeText,
  isYearInRange,
  oneOf,
  placeSchema,
} from '../../../src/input/schemas.js';
import { statementOf } from '../../../src/input/stated.js';
import { isCalendarDate, isDateInRange } from '../../../src/time/calendar.js';
import { isJulianDate } from '../../../src/time/julianCalendar.js';
import { isZoneName } from '../../../src/time/zone.js';
import { AYANAMSAS, NODES, SUNRISES } from '../../../src/types.js';
import { DIVISIONS } from '../../../src/zodiac/divisions.js';
import { type Components, refTo, type Schema } from './schema.js';

/** What a check that is a function means in JSON Schema. A function that is not here stops the generator. */
const CHECKS: ReadonlyMap<unknown, Schema> = new Map<unknown, Schema>([
  [isCalendarDate, { format: 'date' }],
  // A 29 February that only the Julian calendar has is no `date` of JSON Schema.
  [isBirthDate, { pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' }],
  [isJulianDate, { pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' }],
  [isYearInRange, { pattern: '^[12]\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' }],
  [isDateInRange, { pattern: '^[12]\\d{3}-\\d{2}-\\d{2}$' }],
  [areDifferent, { uniqueItems: true }],
  // No word of JSON Schema says it.
  [areAscending, {}],
  [isTimeText, { pattern: '^([01]\\d|2[0-3]):[0-5]\\d:([0-5]\\d|60)$' }],
  [isZoneName, { pattern: '^[A-Za-z][A-Za-z0-9_+\\-]*(/[A-Za-z0-9_+\\-]+)*$', examples: ['Asia/Kolkata'] }],
  [
    isMoment,
    {
      pattern:
        '^\\d{4}-\\d{2}-\\d{2}T([01]\\d|2[0-3]):[0-5]\\d(:60|:[0-5]\\d([.,]\\d{1,9})?)?(Z|\\+([01]\\d|2[0-3])(:[0-5]\\d)?|-(?!00(:00)?$)([01]\\d|2[0-3])(:[0-5]\\d)?)$',
      examples: ['2024-02-05T15:51:00+05:30'],
    },
  ],
]);

interface Action {
  readonly type: string;
  readonly requirement?: unknown;
  readonly metadata?: { readonly fallback?: unknown };
}

function overrideAction(valibotAction: Action, jsonSchema: Schema): Schema | undefined {
  // JSON has no infinities.
  if (valibotAction.type === 'finite') return jsonSchema;
  // What stands for a field that is left out, where no profile says otherwise.
  if (valibotAction.type === 'metadata') {
    const { fallback, ...rest } = { ...jsonSchema, ...valibotAction.metadata } as Schema & { fallback?: unknown };
    return { ...rest, default: fallback };
  }
  // What judges fields together is said in the words of the fields.
  if (valibotAction.type === 'raw_check') return jsonSchema;
  if (valibotAction.type !== 'check') return undefined;
  const meaning = CHECKS.get(valibotAction.requirement) ?? statementOf(valibotAction.requirement);
  if (meaning === undefined) throw new Error('An input has a check that tools/openapi/lib/inputs.ts does not know.');
  return { ...jsonSchema, ...meaning };
}

function mapped(schema: Schema, change: (inner: Schema) => Schema): Schema {
  const { properties, items, oneOf: forms } = schema;
  const fields = Object.entries(properties ?? {}).map(([name, inner]) => [name, change(inner)]);
  return {
    ...schema,
    ...(properties === undefined ? {} : { properties: Object.fromEntries(fields) }),
    ...(items === undefined || items === false ? {} : { items: change(items) }),
    ...(forms === undefined ? {} : { oneOf: forms.map(change) }),
  };
}

function withoutDefaultsRequired(schema: Schema): Schema {
  const { required, ...rest } = mapped(schema, withoutDefaultsRequired);
  const needed = required?.filter((name) => !('default' in (rest.properties?.[name] ?? {}))) ?? [];
  return { ...rest, ...(needed.length === 0 ? {} : { required: needed }) };
}

/** A union of one, which keeps a command line from taking a form apart, is that one. */
function withoutUnionsOfOne(schema: Schema): Schema {
  const { anyOf, ...rest } = mapped(schema, withoutUnionsOfOne);
  if (anyOf === undefined) return rest;
  const [only, ...others] = anyOf;
  return only === undefined || others.length > 0 ? { ...rest, anyOf } : { ...only, ...rest };
}

/** Returns the JSON Schema of what a valibot schema accepts. */
export function inputSchema(schema: GenericSchema): Schema {
  // Of a pipe of two schemas the last one has the fields; the one before only refuses what is no plain object.
  const { $schema, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'output',
    overrideAction: (context) =>
      overrideAction(context.valibotAction, context.jsonSchema as Schema) as typeof context.jsonSchema,
  }) as Schema & { $schema?: string };
  return withoutDefaultsRequired(withoutUnionsOfOne(json));
}

const SHARED: readonly (readonly [name: string, schema: () => GenericSchema])[] = [
  ['Birth', birthSchema],
  ['Conventions', () => conventionsSchema().wrapped],
  ['Place', placeSchema],
  ['Moment', momentSchema],
  ['Division', () => oneOf(DIVISIONS)],
  ['Ayanamsa', () => oneOf(AYANAMSAS)],
  ['NodeKind', () => oneOf(NODES)],
  ['SunriseDefinition', () => oneOf(SUNRISES)],
];

function shared(schema: Schema, plain: ReadonlyMap<string, string>): Schema {
  const { default: fallback, ...rest } = schema;
  const name = plain.get(JSON.stringify(rest));
  if (name !== undefined) return { ...refTo(name), ...(fallback === undefined ? {} : { default: fallback }) };
  return mapped(schema, (inner) => shared(inner, plain));
}

const kindOf = ({ properties }: Schema): unknown => (properties?.type as { const?: unknown } | undefined)?.const;

/** Adds words to fields by dotted path: entries of a list are `*`, and a form's name follows a colon. */
function explained(given: Schema, texts: ReadonlyMap<string, string>, path = ''): Schema {
  const { items, oneOf: forms } = given;
  const form = (one: Schema): Schema => {
    const kind = kindOf(one);
    return explained(one, texts, kind === undefined ? path : `${path}:${kind}`);
  };
  const schema = {
    ...given,
    ...(items === undefined || items === false ? {} : { items: explained(items, texts, `${path}.*`) }),
    ...(forms === undefined ? {} : { oneOf: forms.map(form) }),
  };
  const { properties } = schema;
  if (properties === undefined) return schema;
  const fields = Object.entries(properties).map(([name, inner]): [string, Schema] => {
    const at = path === '' ? name : `${path}.${name}`;
    const text = texts.get(at);
    return [name, { ...explained(inner, texts, at), ...(text === undefined ? {} : { description: text }) }];
  });
  return { ...schema, properties: Object.fromEntries(fields) };
}

/** Turns inputs into schemas that refer to shared components. */
export interface InputReader {
  readonly components: Components;
  read(schema: GenericSchema, texts: ReadonlyMap<string, string>): Schema;
}

/** @param texts words for the fields of the shared parts, by `Birth.date` */
export function readInputs(texts: ReadonlyMap<string, string>): InputReader {
  const plain = new Map(SHARED.map(([name, schema]) => [JSON.stringify(inputSchema(schema())), name]));
  const components = Object.fromEntries(
    SHARED.map(([name, schema]): [string, Schema] => {
      const json = inputSchema(schema());
      const others = new Map([...plain].filter(([, other]) => other !== name));
      const description = texts.get(name);
      const own = new Map(
        [...texts].filter(([at]) => at.startsWith(`${name}.`)).map(([at, text]) => [at.slice(name.length + 1), text]),
      );
      return [name, { ...(description === undefined ? {} : { description }), ...explained(shared(json, others), own) }];
    }),
  );
  return {
    components,
    read: (schema, words) => explained(shared(inputSchema(schema), plain), words),
  };
}
