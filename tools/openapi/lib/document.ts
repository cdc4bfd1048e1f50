// Puts the description together from the registry, input schemas, result types and real refusals.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPORTS_SCOPE } from '../../../src/http/reportsScope.js';
import { type Route, routes } from '../../../src/http/routes.js';
import { LANGUAGE_TAGS } from '../../../src/names/keys.gen.js';
import type { Operation } from '../../../src/operation/operation.js';
import { unitsText } from '../../../src/operation/words.js';
import { OPERATIONS } from '../../../src/registry.js';
import { REPORTS } from '../../../src/report/operations.js';
import { NAME_SOUNDS } from '../../../src/strengths/tables/shayanadi.js';
import { bodyOf } from '../../../test/http/support.js';
import { answerOf, parametersOf } from './answers.js';
import { describeBatches } from './batches.js';
import { type Births, envelope, metaSchemas } from './envelope.js';
import { type Cutter, createCutter, WITH_ANSWER } from './examples.js';
import type { Failure } from './failures.js';
import { describeFeeds } from './feeds.js';
import { sharedNames, withSharedFields } from './fields.js';
import { type InputReader, readInputs } from './inputs.js';
import { BATCHES_GROUP, INTRODUCTION, SERVICE_GROUP } from './prose.js';
import { failureResponses, failuresOf, HEADERS, headers, PARAMETERS, RATED } from './responses.js';
import { readResults } from './results.js';
import { type Components, refTo, type Schema, together } from './schema.js';
import { readSources, type Sources } from './sources.js';

type Json = Record<string, unknown>;

const ROUTES = routes(REPORTS);
const BATCHES = 'batches';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const requestOf = ({ id }: Route): string => `${capital(id)}Request`;
const groupOf = (name: string): string => name.slice(0, name.indexOf('.'));

interface Input {
  readonly body: Schema;
  readonly parameters: readonly Json[];
}

interface Described {
  readonly route: Route;
  readonly data: string;
  readonly input: Input | undefined;
}

interface Workshop {
  readonly examples: Cutter;
  readonly requestNames: ReadonlyMap<string, string>;
  readonly answers: Components;
}

/** The field of every body that belongs to the answer and not to the input of the operation. */
const LANGUAGE: Schema = {
  type: 'string',
  pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$',
  default: 'en',
  examples: ['hi'],
  description: `Language of the names in \`data\`: a tag of BCP 47 that begins with one of ${LANGUAGE_TAGS.join(', ')}. In another than English the names of signs, nakshatras, planets, limbs and words of a match are texts of that language, where the schema of the answer lists the English ones; keys, numbers and sentences stay as they are. Documents are written in the language; their sentences, too, in a language that \`languages_with_sentences\` of GET /v1/meta/capabilities lists.`,
};

function inputOf(route: Route, sources: Sources, inputs: InputReader): Input | undefined {
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
  return {
    body: { ...whole, properties: { ...Object.fromEntries(rest), language: refTo('Language') }, required },
    parameters,
  };
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

/** What a document is, too, where the caller accepts it: the page itself, or printed. */
const PAGES: Json = {
  'text/html': { schema: { type: 'string', description: 'The document itself.' } },
  'application/pdf': {
    schema: { type: 'string', format: 'binary', description: 'The document, where the service prints.' },
  },
};

/** Folders of the groups that are not called as they are. */
const FOLDERS: Readonly<Record<string, string>> = { reports: 'report' };

function describeRoute({ route, data, input }: Described, workshop: Workshop): Json {
  const { requestNames, answers, examples } = workshop;
  const { id, name, method, summary, units, scope, operation } = route;
  const fields = Object.keys(input?.body.properties ?? {});
  const parameters = [
    ...(input?.parameters ?? []),
    ...(method === 'POST' && units > 0 ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  const hasBirth = JSON.stringify(operation?.example ?? {}).includes('"birth"');
  const mayLack = fields.includes('birth') && input?.body.required?.includes('birth') !== true;
  const births: Births = hasBirth ? (mayLack ? 'some' : 'all') : 'none';
  const answer = `${capital(id)}Response`;
  answers[answer] = envelope(route, refTo(data), births);
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
    ...(operation === undefined || operation.experimentalSchools.length === 0
      ? {}
      : { 'x-experimental-schools': [...operation.experimentalSchools] }),
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
                schema: refTo(requestNames.get(requestOf(route)) ?? ''),
                examples: { recorded: { value: bodyOf(name) } },
              },
            },
          },
        }),
    responses: {
      200: {
        description: 'The result.',
        headers: headers(...RATED, ...(name === 'meta.capabilities' ? [] : ['X-Units-Remaining'])),
        content: {
          'application/json': {
            schema: refTo(answer),
            ...(WITH_ANSWER.has(name) ? { examples: { recorded: examples.answerExample(answerOf(route), data) } } : {}),
          },
          ...(scope === REPORTS_SCOPE ? PAGES : {}),
        },
      },
      ...failuresOf({ method, isMetered: units > 0, hasSchool: fields.includes('ayanamsa') }),
    },
  };
}

function inUse(schemas: Components, rest: Json): Components {
  const used: Components = {};
  const visit = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const schema = schemas[name];
      if (schema === undefined) throw new Error(`Nothing describes ${name}.`);
      if (name in used) continue;
      used[name] = schema;
      visit(schema);
    }
  };
  visit(rest);
  return used;
}

/** The sounds of names in ASCII, in the order of NAME_SOUNDS. */
const SOUNDS = [
  ...['A', 'KA', 'CHHA', 'DDA', 'DHA', 'BHA', 'VA'],
  ...['I', 'KHA', 'JA', 'DDHA', 'NA', 'MA', 'SHA'],
  ...['U', 'GA', 'JHA', 'TA', 'PA', 'YA', 'SSA'],
  ...['E', 'GHA', 'TTA', 'THA', 'PHA', 'RA', 'SA'],
  ...['O', 'CHA', 'TTHA', 'DA', 'BA', 'LA', 'HA'],
];

/** Names for the values of enums that code generators cannot make names of: an empty text is one, a letter of another script another. */
const ENUM_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['["R",""]', ['RETROGRADE', 'DIRECT']],
  [JSON.stringify(NAME_SOUNDS), SOUNDS],
]);

function withEnumNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withEnumNames);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withEnumNames(inner)]));
  const { enum: values } = fields;
  if (!Array.isArray(values) || values.every((one) => /[A-Za-z0-9]/.test(String(one)))) return fields;
  const names = ENUM_NAMES.get(JSON.stringify(values));
  if (names === undefined) throw new Error(`The enum ${JSON.stringify(values)} has no names in ENUM_NAMES.`);
  return { ...fields, 'x-enum-varnames': names };
}

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly bugs?: { readonly url: string };
}

const contactOf = ({ bugs }: Manifest): Json => ({
  name: 'The siddhanta project',
  ...(bugs === undefined ? {} : { url: bugs.url }),
});

function withExamples(
  components: Components,
  all: readonly Described[],
  { dataExample, shortened }: Cutter,
): Components {
  const examples: Components = {};
  for (const { route, data } of all) {
    const schema = components[data];
    if (schema === undefined || data in examples || WITH_ANSWER.has(route.name)) continue;
    const example = dataExample(answerOf(route).data, data);
    if (example !== undefined) examples[data] = { ...schema, examples: [example] };
  }
  const chart = all.find(({ route }) => route.name === 'charts.rasi');
  if (chart === undefined) throw new Error('There is no charts.rasi to show what answers share.');
  const { meta, provenance } = answerOf(chart.route);
  const parts: Json = {
    Provenance: shortened(provenance, 'Provenance'),
    BirthClock: meta.birth,
    RequestId: meta.request_id,
    ServiceInstant: meta.computed_at,
  };
  for (const [name, example] of Object.entries(parts)) examples[name] = { ...components[name], examples: [example] };
  return { ...components, ...examples };
}

/** Returns the OpenAPI 3.1 description of the HTTP adapter. */
export function describeApi(root: string, refusals: readonly Failure[]): Json {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const { version, license } = manifest;
  const subjects = [...new Set(OPERATIONS.map(({ subject }) => `src/${subject}/index.ts`))];
  const sources = readSources(root, [
    'src/registry.ts',
    'src/report/index.ts',
    'src/http/answers.ts',
    'src/http/envelope.ts',
    'src/http/batches/report.ts',
    ...subjects,
  ]);
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
    'meta.capabilities': ['src/http/answers.ts', 'ServiceCapabilities'],
    'meta.usage': ['src/http/answers.ts', 'UsageReport'],
  };
  const dataOf = ({ name, operation }: Route) => {
    const [file, type] = metaTypes[name] ?? [];
    if (file !== undefined && type !== undefined) return sources.type(file, type);
    if (operation === undefined) throw new Error(`${name} has no data.`);
    return sources.operation(name).data;
  };
  results.named(sources.type('src/types.ts', 'Provenance'));
  const { error: ErrorDetails = {} } =
    results.closed(sources.type('src/http/envelope.ts', 'ErrorBody')).properties ?? {};
  const metas = metaSchemas(results.closed(sources.type('src/http/envelope.ts', 'ResponseMeta')));
  const all = ROUTES.map((route) => ({
    route,
    data: results.named(dataOf(route)),
    input: inputOf(route, sources, inputs),
  }));
  const examples = createCutter(results.components);
  const bodies = all.flatMap(({ route, input }) =>
    input === undefined ? [] : [[requestOf(route), input.body] as const],
  );
  const requests: Components = Object.fromEntries(bodies);
  const requestNames = sharedNames(requests);
  const shared = bodies.map(([name, body]) => [requestNames.get(name) ?? name, body] as const);
  const answers: Components = {};
  const workshop = { examples, requestNames, answers };
  const paths: Record<string, Json> = {};
  for (const each of all) {
    paths[each.route.path] = { [each.route.method.toLowerCase()]: describeRoute(each, workshop) };
  }
  Object.assign(
    paths,
    describeBatches(results.named(sources.type('src/http/batches/report.ts', 'BatchReport')), answers),
    describeFeeds(),
  );
  const responses = failureResponses(refusals);
  const used = inUse(
    together(
      // A type that is an input, too, is described as what is accepted.
      { ...withExamples(results.components, all, examples), ...inputs.components },
      { Language: LANGUAGE, ErrorDetails },
      metas,
      answers,
      withSharedFields(requests, Object.fromEntries(shared)),
    ),
    { paths, responses },
  );
  const named = Object.entries(used).map(([name, schema]) => [name, withEnumNames(schema)] as const);
  const groupText = (name: string): string =>
    name === 'meta'
      ? SERVICE_GROUP
      : name === BATCHES
        ? BATCHES_GROUP
        : sources.summary(`src/${FOLDERS[name] ?? name}/index.ts`);
  const groups = [...new Set([...ROUTES.map(({ name }) => groupOf(name)), BATCHES])];
  return {
    openapi: '3.1.0',
    info: {
      title: 'siddhanta',
      version,
      summary: 'Vedic (sidereal) astrology, computed exactly',
      description: INTRODUCTION,
      contact: contactOf(manifest),
      license: { name: license, identifier: license },
    },
    servers: [{ url: '/', description: 'The server that this description comes from' }],
    security: [{ ApiKey: [] }],
    tags: groups.map((name) => ({ name, description: groupText(name) })),
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
      schemas: Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
}
