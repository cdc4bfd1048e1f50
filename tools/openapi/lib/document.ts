// Puts the description together: operations and their examples from the registry, inputs from their schemas, results from their
// types, failures from real refusals.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capabilities } from '../../../src/capabilities.js';
import { recordedFixtures } from '../../../src/http/fixtures.js';
import { TEST_PLAN } from '../../../src/http/ports.js';
import { type Route, routes } from '../../../src/http/routes.js';
import { LANGUAGE_TAGS } from '../../../src/names/keys.gen.js';
import type { Operation } from '../../../src/operation/operation.js';
import { unitsText } from '../../../src/operation/words.js';
import { bodyOf } from '../../../test/http/support.js';
import { EXAMPLE_REQUEST_ID, type Failure } from './failures.js';
import { type InputReader, readInputs } from './inputs.js';
import { GROUPS, INTRODUCTION } from './prose.js';
import { failureResponses, failuresOf, HEADERS, headers, PARAMETERS, RATED } from './responses.js';
import { readResults } from './results.js';
import { type Components, refTo, type Schema } from './schema.js';
import { readSources, type Sources } from './sources.js';

type Json = Record<string, unknown>;

/** What test keys are answered, which are the answers of the examples. */
const FIXTURES = await recordedFixtures();

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const groupOf = (name: string): string => name.slice(0, name.indexOf('.'));
const parametersOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name}`);

/** The data of a meta operation as a test key sees it. */
function metaData(name: string): Json {
  if (name === 'meta.capabilities') return capabilities().data as unknown as Json;
  const { units_included, rate_limit_per_minute } = TEST_PLAN;
  const period_end = '2026-02-01T00:00:00.000Z';
  return {
    plan: 'test',
    units_used: 0,
    units_included,
    units_remaining: units_included,
    rate_limit_per_minute,
    period_end,
  };
}

/** Returns the whole answer that a test key is given. */
function exampleAnswer({ name, path, operation }: Route): Json {
  const common = { request_id: EXAMPLE_REQUEST_ID, units: 0, computed_at: FIXTURES.computedAt, test: true };
  if (operation === undefined) return { data: metaData(name), meta: { ...common, endpoint: name } };
  const [parameter] = parametersOf(path);
  const member = parameter === undefined ? name : `${name}.${(operation.example as Json)[parameter]}`;
  const recording = FIXTURES.recordings[member];
  if (recording === undefined) throw new Error(`There is no recording of ${member}.`);
  const { data, provenance, meta } = recording;
  return {
    data: JSON.parse(data),
    meta: { ...common, ...meta },
    ...(provenance === undefined ? {} : { provenance: JSON.parse(provenance) }),
  };
}

/** What the description of an operation is made from. */
interface Workshop {
  readonly sources: Sources;
  readonly inputs: InputReader;
  readonly meta: Schema;
  /** Returns what the docstring of a field of the envelope says. */
  readonly words: (field: string) => Schema;
  /** Takes the schemas of requests and responses. */
  readonly schemas: Components;
}

/** What `meta` has with a test key alone, where a language was asked for, where a birth has no time, and of clocks with seconds of offset. */
const ONLY_SOMETIMES = ['test', 'language', 'rests_on_birth_time', 'exact_offsets'];
/** What `meta` has of a birth. */
const BIRTH_FIELDS = ['birth_time_assumed', 'rests_on_birth_time', 'birth'];

/** The envelope of one operation: its data, and exactly what its `meta` has. */
function envelope(
  { name, units, operation }: Route,
  data: Schema,
  workshop: Workshop,
  births: 'none' | 'some' | 'all',
): Schema {
  const { meta, words } = workshop;
  const members = operation?.members.map((member) => member.operation) ?? [name];
  const schools = operation?.schools ?? [];
  const absent = [
    ...(operation === undefined ? ['language'] : []),
    ...(schools.length === 0 ? ['ayanamsa'] : []),
    ...(births === 'none' ? BIRTH_FIELDS : []),
  ];
  const own: Readonly<Record<string, Schema>> = {
    endpoint: { type: 'string', enum: members },
    units: {
      type: 'integer',
      ...(operation?.unitsEach === undefined ? { enum: [...new Set([units, 0])] } : { minimum: 0 }),
      description: 'Units charged; 0 for a test key, and for a call that repeats one under its Idempotency-Key.',
    },
  };
  const properties = Object.entries(meta.properties ?? {})
    .filter(([field]) => !absent.includes(field))
    .map(([field, schema]): [string, Schema] => {
      const narrower = own[field];
      if (narrower === undefined) return [field, schema];
      const { $ref, pattern, minimum, ...rest } = schema;
      return [field, { ...rest, ...narrower }];
    });
  const required = ['data', 'meta', ...(schools.length === 0 ? [] : ['provenance'])];
  return {
    type: 'object',
    properties: {
      data: { ...data, ...words('data') },
      meta: {
        ...meta,
        ...words('meta'),
        properties: Object.fromEntries(properties),
        required: properties
          .map(([field]) => field)
          .filter((field) => !ONLY_SOMETIMES.includes(field) && (births === 'all' || !BIRTH_FIELDS.includes(field))),
      },
      ...(schools.length === 0 ? {} : { provenance: { ...refTo('Provenance'), ...words('provenance') } }),
    },
    required,
    additionalProperties: false,
  };
}

/** The field of every body that belongs to the answer and not to the input of the operation. */
const LANGUAGE: Schema = {
  type: 'string',
  pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$',
  default: 'en',
  examples: ['hi'],
  description: `Language of the names in \`data\`: a tag of BCP 47 that begins with one of ${LANGUAGE_TAGS.join(', ')}. In another than English the names of signs, nakshatras, planets, limbs and words of a match are texts of that language, where the schema of the answer lists the English ones; keys, numbers and sentences stay as they are.`,
};

/** The schema of the body, and those of the fields that stand in the path. */
function inputOf(
  route: Route,
  sources: Sources,
  inputs: InputReader,
): { body: Schema; parameters: Json[] } | undefined {
  const { operation, path } = route;
  if (operation === undefined) return undefined;
  const whole = inputs.read(operation.schema(), sources.operation(operation.name).inputTexts);
  const names = parametersOf(path);
  const properties = whole.properties ?? {};
  const parameters = names.map((name) => {
    const { description, ...schema } = properties[name] ?? {};
    return {
      name,
      in: 'path',
      required: true,
      ...(description === undefined ? {} : { description }),
      schema,
      example: (operation.example as Json)[name],
    };
  });
  const rest = Object.entries(properties).filter(([name]) => !names.includes(name));
  const required = whole.required?.filter((name) => !names.includes(name)) ?? [];
  return { body: { ...whole, properties: { ...Object.fromEntries(rest), language: LANGUAGE }, required }, parameters };
}

const sensitiveMembers = ({ name, members }: Operation): string[] =>
  members.filter(({ sensitive }) => sensitive).map(({ operation }) => operation.slice(name.length + 1));

/** Returns the mark of what is refused without `sensitive: true`: all of an operation, or which members of a family. */
function sensitiveMark(operation: Operation): Json {
  if (operation.sensitive !== undefined) return { 'x-sensitive': true };
  const members = sensitiveMembers(operation);
  return members.length === 0 ? {} : { 'x-sensitive-members': members };
}

function sensitiveWords(operation: Operation): string {
  const of = operation.sensitive === undefined ? sensitiveMembers(operation) : ['it'];
  return of.length === 0 ? '' : ` Refused without \`sensitive: true\`: ${of.join(', ')}.`;
}

function describeRoute(route: Route, data: Schema, workshop: Workshop): Json {
  const { sources, inputs, schemas } = workshop;
  const { id, name, method, path, summary, units, scope, operation } = route;
  const input = inputOf(route, sources, inputs);
  const fields = Object.keys(input?.body.properties ?? {});
  const parameters = [
    ...(input?.parameters ?? []),
    ...(method === 'POST' && units > 0 ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  const hasBirth = JSON.stringify(operation?.example ?? {}).includes('"birth"');
  const mayLack = fields.includes('birth') && input?.body.required?.includes('birth') !== true;
  const births = hasBirth ? (mayLack ? 'some' : 'all') : 'none';
  const answer = `${capital(id)}Response`;
  schemas[answer] = envelope(route, data, workshop, births);
  if (input !== undefined) schemas[`${capital(id)}Request`] = input.body;
  return {
    operationId: id,
    summary,
    description:
      operation === undefined
        ? 'Free of units.'
        : `Costs ${unitsText(operation)}.${operation.experimental ? ' Experimental: its results may still change.' : ''}${sensitiveWords(operation)}`,
    tags: [groupOf(name)],
    'x-endpoint': name,
    'x-units': units,
    ...(operation?.unitsEach === undefined ? {} : { 'x-units-each': operation.unitsEach }),
    ...(operation === undefined ? {} : { 'x-schools': [...operation.schools] }),
    ...(operation?.experimental ? { 'x-experimental': true } : {}),
    ...(operation === undefined ? {} : sensitiveMark(operation)),
    ...(scope === undefined ? {} : { 'x-scope': scope }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(input === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: refTo(`${capital(id)}Request`),
                examples: { recorded: { summary: 'The call whose answer is shown below', value: bodyOf(name) } },
              },
            },
          },
        }),
    responses: {
      200: {
        description: `The result of ${name}.`,
        headers: headers(...RATED, ...(name === 'meta.capabilities' ? [] : ['X-Units-Remaining'])),
        content: {
          'application/json': {
            schema: refTo(answer),
            examples: {
              recorded: { summary: `What a test key is answered at ${method} ${path}`, value: exampleAnswer(route) },
            },
          },
        },
      },
      ...failuresOf({ method, isMetered: units > 0, hasSchool: fields.includes('ayanamsa') }),
    },
  };
}

/** Returns the schemas that something refers to, by name. */
function inUse(schemas: Components, rest: Json): Components {
  const isUsed = (name: string): boolean => {
    const others = Object.entries(schemas).filter(([other]) => other !== name);
    return JSON.stringify([rest, others]).includes(JSON.stringify(refTo(name).$ref));
  };
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => isUsed(name)));
}

/** Names for the values of enums that code generators cannot make names of: an empty text is one. */
const ENUM_NAMES: ReadonlyMap<string, readonly string[]> = new Map([['["R",""]', ['RETROGRADE', 'DIRECT']]]);

/** Returns a value with names beside every enum that holds an empty text. */
function withEnumNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withEnumNames);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withEnumNames(inner)]));
  const { enum: values } = fields;
  if (!Array.isArray(values) || !values.includes('')) return fields;
  const names = ENUM_NAMES.get(JSON.stringify(values));
  if (names === undefined) throw new Error(`The enum ${JSON.stringify(values)} has no names in ENUM_NAMES.`);
  return { ...fields, 'x-enum-varnames': names };
}

/** Returns the OpenAPI 3.1 description of the HTTP adapter. */
export function describeApi(root: string, refusals: readonly Failure[]): Json {
  const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>;
  const sources = readSources(root, ['src/registry.ts', 'src/http/answers.ts', 'src/http/envelope.ts']);
  const results = readResults(sources.program);
  const texts = [
    ...['Birth', 'Place', 'Ayanamsa', 'NodeKind', 'SunriseDefinition'].flatMap((name) =>
      sources.textsOf('src/types.ts', name),
    ),
    ...sources.textsOf('src/zodiac/divisions.ts', 'Division'),
    ...sources.textsOf('src/input/conventions.ts', 'Conventions'),
  ];
  const inputs = readInputs(new Map(texts));
  const metaTypes: Readonly<Record<string, readonly [file: string, name: string]>> = {
    'meta.capabilities': ['src/capabilities.ts', 'CapabilitiesData'],
    'meta.usage': ['src/http/answers.ts', 'UsageReport'],
  };
  const dataOf = ({ name, operation }: Route) => {
    const [file, type] = metaTypes[name] ?? [];
    if (file !== undefined && type !== undefined) return sources.type(file, type);
    if (operation === undefined) throw new Error(`${name} has no data.`);
    return sources.operation(name).data;
  };
  const schemas: Components = {};
  const meta = results.closed(sources.type('src/http/envelope.ts', 'ResponseMeta'));
  const envelopeTexts = new Map(sources.textsOf('src/http/envelope.ts', 'Envelope'));
  const words = (field: string): Schema => {
    const description = envelopeTexts.get(`Envelope.${field}`);
    if (description === undefined) throw new Error(`Envelope.${field} has no docstring.`);
    return { description };
  };
  const workshop = { sources, inputs, meta, words, schemas };
  const paths: Record<string, Json> = {};
  for (const route of routes()) {
    paths[route.path] = { [route.method.toLowerCase()]: describeRoute(route, results.named(dataOf(route)), workshop) };
  }
  const failureBody = results.closed(sources.type('src/http/envelope.ts', 'ErrorBody'));
  results.named(sources.type('src/types.ts', 'Provenance'));
  const responses = failureResponses(refusals, failureBody);
  const used = inUse({ ...schemas, ...results.components, ...inputs.components }, { paths, responses });
  const all = Object.entries(used).map(([name, schema]) => [name, withEnumNames(schema)] as const);
  const groups = [...new Set(routes().map(({ name }) => groupOf(name)))];
  return {
    openapi: '3.1.0',
    info: {
      title: 'siddhanta',
      version,
      summary: 'Vedic (sidereal) astrology, computed exactly',
      description: INTRODUCTION,
      license: { name: license, identifier: license },
    },
    servers: [{ url: '/', description: 'The server that this description comes from' }],
    security: [{ ApiKey: [] }],
    tags: groups.map((name) => ({ name, description: GROUPS[name] })),
    paths,
    components: {
      securitySchemes: {
        ApiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-API-Key',
          description: '`svc_live_` or `svc_test_` and 38 letters or digits.',
        },
      },
      parameters: PARAMETERS,
      headers: HEADERS,
      responses,
      schemas: Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
}
