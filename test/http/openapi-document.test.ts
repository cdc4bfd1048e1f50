import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import description from '../../openapi.json' with { type: 'json' };
import { BATCH_ROUTES } from '../../src/http/batches/routes.js';
import { routes } from '../../src/http/routes.js';
import { REPORTS } from '../../src/report/operations.js';
import { createCutter, WITH_ANSWER } from '../../tools/openapi/lib/examples.js';
import { sharedNames, withSharedFields } from '../../tools/openapi/lib/fields.js';
import { printed } from '../../tools/openapi/lib/print.js';
import { sampled } from '../support/sample.js';

type Json = Readonly<Record<string, unknown>>;

const FILE = fileURLToPath(new URL('../../openapi.json', import.meta.url));
const SCHEMAS: Readonly<Record<string, Json>> = description.components.schemas;
const PATHS = description.paths as unknown as Readonly<Record<string, Readonly<Record<string, Json>>>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const ajv = new Ajv2020({ strict: false, allErrors: true, code: { optimize: false } });
addFormats.default(ajv);
ajv.addSchema(description, 'api');

/** With JSON pointers; examples are not looked into. */
function* objectsOf(value: unknown, at = '#'): Generator<readonly [at: string, object: Json]> {
  if (!isObject(value)) return;
  if (!Array.isArray(value)) yield [at, value];
  for (const [key, inner] of Object.entries(value)) {
    const isExample = key === 'example' || (key === 'examples' && !at.endsWith('/properties'));
    if (!isExample) yield* objectsOf(inner, `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
}
const OBJECTS = [...objectsOf(description)];

const problemsAt = (pointer: string, value: unknown): unknown[] => {
  const validate = ajv.compile({ $ref: `api${encodeURI(pointer)}` });
  return validate(value) ? [] : [pointer, ...(validate.errors ?? [])];
};

function* examples(): Generator<readonly [schema: string, value: unknown]> {
  for (const [at, object] of OBJECTS) {
    if (isObject(object.schema)) {
      if ('example' in object) yield [`${at}/schema`, object.example];
      for (const one of Object.values(object.examples ?? {})) yield [`${at}/schema`, (one as Json).value];
    } else if (Array.isArray(object.examples)) for (const value of object.examples) yield [at, value];
  }
}

describe('the examples of openapi.json', () => {
  it('are what their schemas say', () => {
    const all = [...examples()];
    expect(all.length).toBeGreaterThan(200);
    for (const [schema, value] of sampled(all, 60)) expect(problemsAt(schema, value)).toEqual([]);
  });

  it('show a whole answer for the nine operations of the contract, and a call for every operation with a body', () => {
    const operations = Object.values(PATHS).flatMap((methods) => Object.values(methods));
    for (const operation of operations) {
      const { responses, requestBody } = operation as {
        responses: Record<string, { content: Record<string, { examples?: Json }> }>;
        requestBody?: { content: Record<string, { examples?: Json }> };
      };
      const name = String(operation['x-endpoint']);
      const shown = responses['200']?.content['application/json']?.examples?.recorded;
      expect(shown !== undefined, name).toBe(WITH_ANSWER.has(name));
      if (requestBody !== undefined) {
        expect(requestBody.content['application/json']?.examples?.recorded, name).toBeDefined();
      }
    }
    expect(WITH_ANSWER.size).toBe(9);
  });

  it('show the data of most of the others', () => {
    const data = Object.entries(SCHEMAS).flatMap(([name, { properties }]) =>
      name.endsWith('Response') ? [(properties as { data: { $ref: string } }).data.$ref.split('/').at(-1) ?? ''] : [],
    );
    const with_ = new Set(data.filter((name) => SCHEMAS[name]?.examples !== undefined));
    expect(with_.size).toBeGreaterThan((new Set(data).size - WITH_ANSWER.size) / 2);
    for (const name of ['Provenance', 'BirthClock', 'RequestId', 'ServiceInstant']) {
      expect(SCHEMAS[name]?.examples, name).toHaveLength(1);
    }
  });

  it('have their lists cut to the first entry, unless the schema needs more', () => {
    const list = { type: 'array', items: { type: 'string' } } as const;
    const pair = { type: 'array', items: { type: 'string' }, minItems: 2 } as const;
    const { dataExample, answerExample } = createCutter({
      Data: { type: 'object', properties: { list, pair }, required: ['list', 'pair'], additionalProperties: false },
      Provenance: { type: 'object' },
    });
    const long = 'x'.repeat(400);
    const data = { list: [long, long, long, long], pair: [long, 'b', 'c'] };
    expect(dataExample({ list: ['a', 'b'], pair: ['a', 'b'] }, 'Data')).toEqual({ list: ['a', 'b'], pair: ['a', 'b'] });
    expect(dataExample(data, 'Data')).toEqual({ list: [long], pair: [long, 'b', 'c'] });
    expect(dataExample({ list: [], pair: [long, long, long, long] }, 'Data')).toBeUndefined();
    expect(() => dataExample({ list: [1], pair: ['a', 'b'] }, 'Data')).toThrow('Data');
    const meta = { units: 0 };
    expect(answerExample({ data, meta }, 'Data')).toEqual({ value: { data, meta } });
    const many = { list: Array.from({ length: 30 }, () => long), pair: ['a', 'b'] };
    const provenance = { sources: ['a', 'b'] };
    expect(answerExample({ data: many, meta, provenance }, 'Data')).toEqual({
      summary: expect.stringContaining('cut'),
      value: { data: { list: [long], pair: ['a', 'b'] }, meta, provenance: { sources: ['a'] } },
    });
  });
});

describe('the schemas of openapi.json', () => {
  it('list each word once, and say what entries of lists are', () => {
    for (const [at, { enum: words, type, items, anyOf, oneOf }] of OBJECTS) {
      if (Array.isArray(words)) expect(new Set(words).size, at).toBe(words.length);
      if (type === 'array') expect(isObject(items), at).toBe(true);
      for (const forms of [anyOf, oneOf]) if (Array.isArray(forms)) expect(forms.length, at).toBeGreaterThan(1);
    }
  });

  it('are each in use, and no two objects or lists of words are the same', () => {
    const text = JSON.stringify(description);
    const seen = new Map<string, string>();
    for (const [name, schema] of Object.entries(SCHEMAS)) {
      expect(text, name).toContain(`"#/components/schemas/${name}"`);
      expect(name).toMatch(/^[A-Z][A-Za-z0-9]*[A-Za-z]$|^[A-Z][a-z]+12$/);
      if (schema.properties === undefined && schema.enum === undefined) continue;
      const same = JSON.stringify(schema);
      expect(seen.get(same), `${name} is the same: give both one name in tools/openapi/lib/fields.ts`).toBeUndefined();
      seen.set(same, name);
    }
  });

  it('share what all answers have, and say of each its own endpoint and units', () => {
    const metas = new Set<string>();
    for (const { id, name, operation } of routes(REPORTS)) {
      const answer = SCHEMAS[`${id.charAt(0).toUpperCase()}${id.slice(1)}Response`] as unknown as {
        properties: {
          meta: { allOf: [{ $ref: string }, { properties: { endpoint: { enum?: string[]; pattern?: string } } }] };
        };
      };
      const [{ $ref }, { properties }] = answer.properties.meta.allOf;
      metas.add($ref.split('/').at(-1) ?? '');
      const { enum: words, pattern } = properties.endpoint;
      for (const { operation: member } of operation?.members ?? [{ operation: name }]) {
        expect(pattern === undefined ? words : new RegExp(pattern), name).toSatisfy((by: string[] | RegExp) =>
          Array.isArray(by) ? by.includes(member) : by.test(member),
        );
      }
    }
    expect([...metas].sort()).toEqual(['BirthMeta', 'Meta', 'OptionalBirthMeta', 'SchoollessMeta', 'ServiceMeta']);
  });

  it('refuse an answer of another endpoint, with other units, without or with too many fields of a birth', () => {
    const { value } =
      description.paths['/v1/charts/rasi'].post.responses['200'].content['application/json'].examples.recorded;
    const problems = (meta: Json, response = 'ChartsRasiResponse'): unknown[] =>
      problemsAt(`#/components/schemas/${response}`, { ...value, meta });
    expect(problems(value.meta)).toEqual([]);
    expect(problems({ ...value.meta, endpoint: 'charts.moon' })).not.toEqual([]);
    expect(problems({ ...value.meta, units: 2 })).not.toEqual([]);
    expect(problems({ ...value.meta, more: true })).not.toEqual([]);
    const { birth, ...birthless } = value.meta;
    expect(problems(birthless)).not.toEqual([]);
    const { value: day } =
      description.paths['/v1/panchang/day'].post.responses['200'].content['application/json'].examples.recorded;
    expect(problemsAt('#/components/schemas/PanchangDayResponse', day)).toEqual([]);
    const met = { ...day, meta: { ...day.meta, birth } };
    expect(problemsAt('#/components/schemas/PanchangDayResponse', met)).not.toEqual([]);
  });

  it('refer to what several requests share, by a separate name', () => {
    const level = { type: 'integer', minimum: 1 };
    const field = (name: string) => ({ properties: { [name]: level } });
    expect(() => withSharedFields({ DashasYoginiRequest: field('levels') }, {})).toThrow('DashasRunningRequest');
    const names = sharedNames({ DashasYoginiRequest: field('a'), OtherRequest: field('a'), ThirdRequest: field('b') });
    expect([...names.values()]).toEqual(['StarDashaRequest', 'StarDashaRequest', 'ThirdRequest']);
  });
});

describe('openapi.json as a file', () => {
  it('has at most 8.5 kB an address', () => {
    expect(statSync(FILE).size).toBeLessThanOrEqual(8500 * Object.keys(description.paths).length);
  });

  it('has short lines that say where a change is, and the same content on one line', () => {
    const lines = readFileSync(FILE, 'utf8').split('\n');
    expect(lines.length).toBeGreaterThan(10_000);
    // Only a text may be longer: a description, a pattern.
    for (const line of lines.filter(({ length }) => length > 240)) expect(line).toMatch(/^("[^"]+":)?"|^"[^"]+":\[?$/);
    const value = { a: 'x'.repeat(240), b: [1, { c: null }], d: [{ e: 'y'.repeat(230), f: 2 }], g: {} };
    expect(JSON.parse(printed(value))).toEqual(value);
    expect(printed(value).split('\n')).toHaveLength(11);
  });

  it('describes every group of operations by the words of its room, and names whom to turn to', () => {
    const groups = new Map(description.tags.map((tag) => [tag.name, tag.description]));
    expect([...groups.keys()]).toEqual([
      ...new Set([...routes(REPORTS), ...BATCH_ROUTES].map(({ name }) => name.split('.')[0])),
    ]);
    for (const [name, text] of groups) expect(text, name).toMatch(/^[A-ZĀ-Ṛ].{20,}\.$/);
    expect(groups.get('dashas')).toBe('Daśās: the periods of a life.');
    expect(description.info.contact.name).toBe('The siddhanta project');
  });
});
