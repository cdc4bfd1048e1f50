import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import description from '../../openapi.json' with { type: 'json' };
import { ERROR_CODES } from '../../src/errors.js';
import { panchang, rasi } from '../../src/index.js';
import { dateSchema, record } from '../../src/input/schemas.js';
import { exampleCall } from '../../src/mcp/describe.js';
import { schemasIn } from '../../src/mcp/schema.js';
import { toolName } from '../../src/mcp/subjects.js';
import { TASKS } from '../../src/mcp/tasks.js';
import { localise, lookup, table } from '../../src/names/index.js';
import { type Operation, operation } from '../../src/operation/operation.js';
import { WORKS } from '../../src/operation/sources.js';
import { loadPlaces } from '../../src/places/index.js';
import { OPERATIONS } from '../../src/registry.js';
import { DELHI } from '../support/fixtures.js';
import { sampled } from '../support/sample.js';
import { call, memoryClient } from './support.js';

const BIRTH = '1990-08-15 08:30 28.6139 77.209 Asia/Kolkata';

let client: Client;
beforeAll(async () => {
  client = await memoryClient({ errors: { invalid_date: '# invalid_date\n\nA day that is none.\n' } });
});

type Tools = Awaited<ReturnType<Client['listTools']>>['tools'];
let listed: Tools | undefined;
const schemaOf = async (name: string) => {
  listed ??= (await client.listTools()).tools;
  return listed.find((tool) => tool.name === name)?.inputSchema;
};

/** One for all schemas: it compiles the schema of schemas once, and each of them once, unoptimised, since few values are validated by each. */
const ajv = new Ajv2020({ strict: false, validateFormats: false, code: { optimize: false } });
const schemasOf = schemasIn(description);

function keywordsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keywordsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([keyword, inner]) => [
    keyword,
    ...(keyword === 'properties' ? Object.values(inner as object).flatMap(keywordsOf) : keywordsOf(inner)),
  ]);
}

const known = (input: object, fields: readonly string[]): object =>
  Object.fromEntries(Object.entries(input).filter(([field]) => fields.includes(field)));

describe('the tools', () => {
  it('are one a subject in the order of the registry, then describe, places and names, and all only read', async () => {
    const { tools } = await client.listTools();
    const subjects = [...new Set(OPERATIONS.map(({ subject }) => toolName(subject)))];
    expect(tools.map(({ name }) => name)).toEqual([...subjects, 'describe', 'places', 'names']);
    for (const { annotations, description: words } of tools) {
      expect(annotations).toEqual({ readOnlyHint: true, openWorldHint: false });
      expect(words?.length).toBeGreaterThan(60);
    }
  });

  it('are described in at most 210 characters an operation, since a model reads them with every question', async () => {
    expect(JSON.stringify(await client.listTools()).length).toBeLessThanOrEqual(210 * OPERATIONS.length);
  });

  it('have schemas that clients take: one object at the root, nothing referred to', async () => {
    const { tools } = await client.listTools();
    for (const { inputSchema } of tools) {
      expect(Object.keys(inputSchema)).toEqual(['type', 'properties', 'required']);
      for (const keyword of ['$ref', '$defs', 'oneOf', 'anyOf']) expect(keywordsOf(inputSchema)).not.toContain(keyword);
    }
  });

  it.each(sampled(OPERATIONS, 15).map((each) => [each.name, each] as const))(
    'allow the example of %s as describe tells it, and tell what it needs',
    async (_name, operation) => {
      const schema = (await schemaOf(toolName(operation.subject))) ?? { properties: {}, required: [] };
      const validate = ajv.compile(schema);
      const example = exampleCall(operation);
      expect([validate(example), validate.errors]).toEqual([true, null]);
      expect(validate({ ...example, operation: 'none' })).toBe(false);
      const { required } = schemasOf(operation).input;
      expect(Object.keys(schema.properties ?? {})).toEqual(
        expect.arrayContaining([...required, ...operation.alternatives]),
      );
    },
  );

  it('require what all operations do, and say what else one needs', async () => {
    expect((await schemaOf('charts'))?.required).toEqual(['operation', 'birth']);
    expect((await schemaOf('conventions'))?.required).toEqual(['operation']);
    const { tools } = await client.listTools();
    const words = (name: string): string => tools.find((tool) => tool.name === name)?.description ?? '';
    expect(words('charts')).toContain('\n- divisional(varga): ');
    expect(words('charts')).toContain('\nAll need birth.\n');
    expect(words('annual')).toContain('\nAll need birth, completed_years|at.\n');
    expect(words('calendar')).toContain('\n- festivals(year|from): ');
  });

  it.each(Object.entries(TASKS))('have an example of %s that works', async (subject, { example }) => {
    const { isError, text } = await call(client, toolName(subject), example);
    expect([isError, text.length > 100]).toEqual([false, true]);
  });
});

describe('an answer', () => {
  it.each(sampled(OPERATIONS, 15).map((each) => [each.name, each] as const))(
    'of %s has at most 8,000 characters where no more is asked for, and the rest in reach',
    async (_name, operation) => {
      const [tool, input] = [toolName(operation.subject), exampleCall(operation)];
      const result = await client.callTool({ name: tool, arguments: { ...input } });
      expect(result.isError).toBeUndefined();
      expect(JSON.stringify(result).length).toBeLessThanOrEqual(8000);
      const parts = await call(client, tool, { ...input, fields: ['data'] });
      expect(parts.text.length).toBeLessThanOrEqual(8000);
      if (parts.isError) expect(parts.text).toContain('Choose fields among data.');
      const whole = await call(client, tool, { ...input, fields: ['*'], level: 'full' });
      expect(whole.structured).toEqual(JSON.parse(JSON.stringify(operation.call(operation.example))));
      const { text } = await call(client, 'describe', { what: operation.name });
      expect(JSON.stringify(text).length).toBeLessThanOrEqual(8000);
      for (const field of Object.keys(known(operation.example as object, operation.alternatives)))
        expect(text).toContain(`- ${field}`);
    },
  );

  it('has the summary first, fewer levels of periods, and says what it leaves out', async () => {
    const { text } = await call(client, 'dashas', { operation: 'vimshottari', birth: BIRTH, levels: 3 });
    expect(text.indexOf('Running on ')).toBeLessThan(text.indexOf('| Mahadasha'));
    expect(text).toContain('(Not shown: pratyantardasha. ');
    expect(text).toMatch(/\n\nMore: limit and skip choose rows, level: "full" has all, fields has exact JSON\.$/);
  });

  it('has the rows that limit and skip choose, and all with level', async () => {
    const year = { operation: 'festivals', year: 2026, place: 'Pune' };
    const first = await call(client, 'calendar', { ...year, limit: 5 });
    expect(first.text).toMatch(/\(rows 1–5 of \d+; skip: 5 has the next\)/);
    const next = await call(client, 'calendar', { ...year, limit: 5, skip: 5 });
    expect(next.text).toMatch(/\(rows 6–10 of \d+; skip: 10 has the next\)/);
    const all = await call(client, 'calendar', { ...year, level: 'full' });
    const count = Number(/rows 1–5 of (\d+)/.exec(first.text)?.[1]);
    expect(all.text.split('\n').filter((line) => line.startsWith('| 2026-')).length).toBe(count);
  });

  it('has parts as exact JSON, the first of each list where they are long', async () => {
    const input = { operation: 'rasi', birth: BIRTH };
    const { structured } = await call(client, 'charts', { ...input, fields: ['ascendant.sign', 'provenance.method'] });
    const { data, provenance } = rasi({ birth: DELHI });
    expect(structured).toEqual({
      data: { ascendant: { sign: data.ascendant.sign } },
      provenance: { method: provenance?.method },
    });
    const periods = { operation: 'vimshottari', birth: BIRTH, levels: 3, fields: ['data.mahadashas'] };
    const long = await call(client, 'dashas', periods);
    expect(long.structured).toMatchObject({ left_out: {} });
    expect(long.text.length).toBeLessThanOrEqual(8000);
    const unknown = await call(client, 'charts', { ...input, fields: ['data.colour'] });
    expect(unknown.text).toMatch(/^invalid_value \(fields\): fields has "data\.colour"; data has ascendant, /);
  });

  it.each([
    ['level', 'deep', 'level is "deep"; it must be one of summary, full.'],
    ['limit', 0, 'limit is 0; it must be a whole number, 1 or more.'],
    ['skip', -1, 'skip is -1; it must be a whole number, 0 or more.'],
    ['fields', [3], 'it must be a list of paths'],
  ])('is refused with a wrong %s', async (field, value, message) => {
    const input = { operation: 'rasi', birth: BIRTH, [field]: value };
    const { isError, structured } = await call(client, 'charts', input);
    expect([isError, structured]).toMatchObject([
      true,
      { error: { code: 'invalid_value', field, message: expect.stringContaining(message) } },
    ]);
  });
});

describe('the tool describe', () => {
  const describeOf = async (input: object): Promise<string> => (await call(client, 'describe', input)).text;

  it('names every operation and all that can be read', async () => {
    const text = await describeOf({});
    for (const { name } of OPERATIONS) expect(text).toContain(name);
    expect(text).toContain('errors/CODE');
  });

  it('describes fields, what one of them takes, and the parts of data', async () => {
    const text = await describeOf({ what: 'charts.rasi' });
    expect(text).toContain('for example {"operation":"rasi","birth":"1990-08-15 08:30 28.6139 77.209 Asia/Kolkata"}');
    expect(text).toContain('- birth*');
    expect(text).toContain('- planetary_positions*');
    const ayanamsa = await describeOf({ what: 'charts.rasi', field: 'conventions.ayanamsa' });
    expect(ayanamsa).toContain('lahiri | ');
    expect(ayanamsa).toContain('true_chitra');
    expect(await describeOf({ what: 'charts.rasi', field: 'data.ascendant' })).toContain('- nakshatra*');
    expect(await describeOf({ what: 'charts.rasi', field: 'colour' })).toMatch(/charts\.rasi takes birth, /);
  });

  it('knows subjects, everyday words, works and errors', async () => {
    expect(await describeOf({ what: 'match' })).toContain('- compatibility.porutham: ');
    expect(await describeOf({ what: 'kundli' })).toMatch(/^charts\.rasi: /);
    expect(await describeOf({ what: 'errors/invalid_date' })).toContain('A day that is none.');
    expect((await describeOf({ what: 'sources' })).length).toBeLessThanOrEqual(8000);
    expect(await describeOf({ what: 'sources', level: 'full' })).toBe(JSON.stringify(WORKS, null, 1));
    expect(await describeOf({ what: 'chart.rasi' })).toContain('Did you mean charts.rasi?');
  });
});

describe('a call', () => {
  it('has its names in a language, in its text, too', async () => {
    const input = { date: '2025-11-22', place: DELHI.place };
    const asked = { operation: 'panchang.day', ...input, language: 'ta-IN' };
    const { structured } = await call(client, 'panchang', { ...asked, fields: ['*'], level: 'full' });
    expect(structured).toEqual(JSON.parse(JSON.stringify(localise(panchang(input), 'ta'))));
    const { text } = await call(client, 'panchang', asked);
    expect(text).not.toContain('Jyeshtha');
    expect(text).toContain('கேட்டை');
  });

  it('has its sentences in a language, too, heads of charts and tables with them', async () => {
    const { text } = await call(client, 'doshas', { operation: 'doshas.manglik', birth: DELHI, language: 'hi' });
    expect(text).toContain('लग्न, चन्द्र और शुक्र से मंगल:');
    expect(text).toContain('| जहाँ से गणना | मंगल का भाव |');
    const chart = await call(client, 'charts', { operation: 'charts.rasi', birth: DELHI, language: 'hi' });
    expect(chart.text).toContain('| राशि, लाहिरी | राशि | अंश | नक्षत्र-पाद | भाव | वक्री |');
    expect(chart.text).toContain('| लग्न | कन्या |');
  });

  it.each([
    ['charts', { operation: 'charts.rasi' }, 'missing_field', 'birth', 'birth is required.'],
    [
      'charts',
      { operation: 'charts.rasi', birth: { ...DELHI, date: '1990-02-30' } },
      'invalid_date',
      'birth.date',
      '1990-02-30',
    ],
    ['charts', { birth: DELHI }, 'missing_field', 'operation', 'must be one of rasi, divisional, '],
    [
      'charts',
      { operation: 'rassi', birth: DELHI },
      'invalid_value',
      'operation',
      'operation is "rassi"; it must be one of',
    ],
    [
      'charts',
      { operation: 'charts.rasi', birth: DELHI, language: 'xx' },
      'invalid_value',
      'language',
      'language is "xx"',
    ],
    ['charts', { operation: 'charts.rasi', birth: DELHI, varga: 'd9' }, 'unknown_field', 'varga', 'varga'],
    ['places', { operation: 'places.search' }, 'missing_field', 'query', 'query is required'],
    ['places', { operation: 'places.search', query: 'Porbandar', limit: 101 }, 'invalid_value', 'limit', '101'],
    ['places', { operation: 'places.zone_at', latitude: 90.1, longitude: 0 }, 'invalid_value', 'latitude', '90.1'],
    [
      'places',
      { operation: 'places.zone_at', latitude: 0, longitude: 0, query: 'x' },
      'unknown_field',
      'query',
      'it has latitude, longitude.',
    ],
    [
      'names',
      { operation: 'names.lookup', group: 'signs', key: 'Ophiuchus', language: 'ta' },
      'invalid_value',
      'key',
      'Ophiuchus',
    ],
  ])('of %s with %j is refused with %s', async (tool, input, code, field, part) => {
    const { isError, structured, text } = await call(client, tool, input);
    const message = expect.stringContaining(part);
    expect([isError, structured]).toEqual([true, { error: { code, field, message } }]);
    expect(text).toContain(`${code} (${field}): `);
    expect(Object.keys(ERROR_CODES)).toContain(code);
  });

  it('finds places and zones as the library does', async () => {
    const places = (await loadPlaces()).search('Aurangabad', { limit: 2 });
    const { text } = await call(client, 'places', { query: 'Aurangabad', limit: 2 });
    expect(text.split('\n').map((line) => JSON.parse(line))).toEqual(JSON.parse(JSON.stringify(places)));
    const zone = { operation: 'places.zone_at', latitude: 21.6422, longitude: 69.6093 };
    expect((await call(client, 'places', zone)).text).toBe('{"timezone":"Asia/Kolkata"}');
    for (const limit of [1, 100])
      expect((await call(client, 'places', { operation: 'places.search', query: 'a', limit })).isError).toBe(false);
  });

  it('translates as the library does', async () => {
    const name = { group: 'nakshatras', key: 'Rohini', language: 'ta' } as const;
    expect(JSON.parse((await call(client, 'names', { operation: 'names.lookup', ...name })).text)).toEqual(
      JSON.parse(JSON.stringify(lookup(name))),
    );
    const group = { group: 'signs', language: 'te' } as const;
    expect(JSON.parse((await call(client, 'names', { operation: 'names.table', ...group })).text)).toEqual(
      JSON.parse(JSON.stringify(table(group))),
    );
    const word = { operation: 'names.find', text: 'ரோகிணி', language: 'ta' };
    expect((await call(client, 'names', word)).text).toContain('Rohini');
    expect((await call(client, 'names', { operation: 'names.languages' })).text).toContain('"language":"ta"');
  });

  it('says what runs by the clock that it is given', async () => {
    const then = await memoryClient({ now: () => new Date('1995-01-01T00:00:00Z') });
    const { text } = await call(then, 'dashas', { operation: 'dashas.vimshottari', birth: DELHI, levels: 2 });
    expect(text).toContain(
      'Running on 1995-01-01: Mahadasha Mars (1994-10-25 to 2001-10-25), antardasha Mars (1994-10-25 to 1995-03-23).',
    );
  });
});

describe('the resources', () => {
  const read = async (uri: string): Promise<string> => {
    const [content] = (await client.readResource({ uri })).contents;
    return content !== undefined && 'text' in content ? content.text : '';
  };

  it('describe the operations, each with its schemas and an example', async () => {
    const all = JSON.parse(await read('siddhanta://operations')) as { name: string }[];
    expect(all.map(({ name }) => name)).toEqual(OPERATIONS.map(({ name }) => name));
    for (const { name, example, call: ofLibrary } of sampled(OPERATIONS, 6)) {
      const { input, data, ...rest } = JSON.parse(await read(`siddhanta://operations/${name}`));
      expect(rest).toMatchObject({ name, example });
      expect([ajv.validate(input, example), ajv.errors]).toEqual([true, null]);
      expect([ajv.validate(data, JSON.parse(JSON.stringify(ofLibrary(example).data))), ajv.errors]).toEqual([
        true,
        null,
      ]);
    }
  });

  it('list the works cited, and what errors mean', async () => {
    expect(JSON.parse(await read('siddhanta://sources'))).toEqual(WORKS);
    expect(await read('siddhanta://errors/invalid_date')).toContain('A day that is none.');
    expect((await client.listResourceTemplates()).resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'siddhanta://operations/{name}',
      'siddhanta://errors/{code}',
    ]);
    await expect(read('siddhanta://tables/none')).rejects.toThrow('There is no resource siddhanta://tables/none.');
  });
});

describe('a subject that comes in', () => {
  const run = vi.fn(({ date }: { readonly date: string }) => ({ data: { date, bright: true } }));
  const moons: Operation<{ readonly date: string }, { readonly date: string; readonly bright: boolean }> = operation<
    { readonly date: string },
    { readonly date: string; readonly bright: boolean }
  >()({
    name: 'moons.of_day',
    summary: 'Moons of a day',
    units: 1,
    schools: 'none',
    schema: () => record({ date: v.pipe(dateSchema()) }),
    example: { date: '2026-11-21' },
    context: (given) => given,
    run,
  }).operation;
  const text = { type: 'string' };
  const told = {
    paths: {
      '/v1/moons/of_day': {
        post: {
          'x-endpoint': 'moons.of_day',
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Ask' } } } },
          responses: {
            200: { content: { 'application/json': { schema: { properties: { data: { type: 'object' } } } } } },
          },
        },
      },
    },
    components: {
      schemas: {
        Ask: {
          type: 'object',
          properties: { date: { $ref: '#/components/schemas/Day', description: 'Which.' } },
          required: ['date'],
        },
        Day: { ...text, description: 'A day.' },
      },
    },
  };
  const parts = { operations: [...OPERATIONS, moons as Operation], readings: {} };
  const whole = {
    paths: { ...description.paths, ...told.paths },
    components: { schemas: { ...description.components.schemas, ...told.components.schemas } },
  };

  it('has its tool and its text from the registry, the description and its data alone', async () => {
    const other = await memoryClient({ ...parts, description: whole });
    const tool = (await other.listTools()).tools.find(({ name }) => name === 'moons');
    expect(tool?.inputSchema).toEqual({
      type: 'object',
      properties: {
        operation: { enum: ['of_day'] },
        date: { type: 'string', description: 'Which' },
        fields: { type: 'array', items: { type: 'string' }, description: 'JSON of parts: data.x, provenance' },
        level: { enum: ['summary', 'full'] },
        limit: { type: 'integer', description: 'rows' },
        skip: { type: 'integer' },
      },
      required: ['operation', 'date'],
    });
    expect(tool?.description).toBe('- of_day: Moons');
    const asked = { operation: 'moons.of_day', date: '2026-11-21' };
    const { text: words } = await call(other, 'moons', asked);
    const { structured } = await call(other, 'moons', { ...asked, fields: ['*'] });
    expect(structured).toEqual({ data: { date: '2026-11-21', bright: true }, meta: { endpoint: 'moons.of_day' } });
    expect(words).toBe('Moons of a day\n\n- Date: 2026-11-21\n- Bright: yes');
  });

  it('is not computed where the call is cancelled before its turn, and the next one is answered', async () => {
    const other = await memoryClient({ ...parts, description: whole });
    run.mockClear();
    const controller = new AbortController();
    const params = { name: 'moons', arguments: { operation: 'moons.of_day', date: '2026-11-21' } };
    const cancelled = other.callTool(params, undefined, { signal: controller.signal });
    controller.abort('no longer wanted');
    await expect(cancelled).rejects.toThrow('no longer wanted');
    expect((await call(other, 'charts', { operation: 'charts.rasi', birth: DELHI })).isError).toBe(false);
    expect(run).not.toHaveBeenCalled();
    await other.callTool(params);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is refused where its result is more than clients take', async () => {
    const other = await memoryClient({ ...parts, description: whole });
    const params = { operation: 'moons.of_day', date: '2026-11-21', fields: ['*'], level: 'full' };
    run.mockImplementationOnce(() => ({ data: { date: 'अ'.repeat(2_700_000), bright: true } }));
    const { isError, structured, text: words } = await call(other, 'moons', params);
    const message = expect.stringMatching(
      /^The answer has 8\.1 MB, .* no more than 8 MB\. Ask for less, such as fewer levels,/,
    );
    expect([isError, structured]).toEqual([true, { error: { code: 'payload_too_large', message } }]);
    expect(words).toMatch(/^payload_too_large: The answer/);
    run.mockImplementationOnce(() => ({ data: { date: 'a'.repeat(2_700_000), bright: true } }));
    expect((await call(other, 'moons', params)).isError).toBe(false);
  });

  it('is missed where the description does not have it', async () => {
    await expect(memoryClient(parts)).rejects.toThrow('The API description has no moons.of_day.');
  });
});
