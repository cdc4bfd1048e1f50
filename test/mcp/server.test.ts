import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import description from '../../openapi.json' with { type: 'json' };
import { ERROR_CODES } from '../../src/errors.js';
import { panchang, rasi } from '../../src/index.js';
import { dateSchema, record } from '../../src/input/schemas.js';
import { localise, lookup, table } from '../../src/names/index.js';
import { type Operation, operation } from '../../src/operation/operation.js';
import { WORKS } from '../../src/operation/sources.js';
import { loadPlaces } from '../../src/places/index.js';
import { OPERATIONS } from '../../src/registry.js';
import { DELHI } from '../support/fixtures.js';
import { call, memoryClient } from './support.js';

let client: Client;
beforeAll(async () => {
  client = await memoryClient({ errors: { invalid_date: '# invalid_date\n\nA day that is none.\n' } });
});

const schemaOf = async (name: string) =>
  (await client.listTools()).tools.find((tool) => tool.name === name)?.inputSchema;

/** A schema as it is looked at here. */
interface Told {
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Told[];
  readonly properties: Readonly<Record<string, Told>>;
}

/** Returns the keywords that stand anywhere in a schema, names of fields left out. */
function keywordsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keywordsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([keyword, inner]) => [
    keyword,
    ...(keyword === 'properties' ? Object.values(inner as object).flatMap(keywordsOf) : keywordsOf(inner)),
  ]);
}

describe('the tools', () => {
  it('are one a subject in the order of the registry, then places and names, and all only read', async () => {
    const { tools } = await client.listTools();
    const subjects = [...new Set(OPERATIONS.map(({ subject }) => subject))];
    expect(tools.map(({ name }) => name)).toEqual([...subjects, 'places', 'names']);
    for (const { annotations, title, description: words } of tools) {
      expect(annotations).toEqual({
        title,
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      });
      expect(words?.length).toBeGreaterThan(60);
    }
  });

  it('have schemas that clients take: one object at the root, nothing referred to', async () => {
    const { tools } = await client.listTools();
    for (const { inputSchema } of tools) {
      expect(inputSchema.type).toBe('object');
      expect(Object.keys(inputSchema)).toEqual(['type', 'properties', 'required', 'additionalProperties']);
      expect(keywordsOf(inputSchema)).not.toEqual(expect.arrayContaining(['$ref']));
      expect(keywordsOf(inputSchema)).not.toEqual(expect.arrayContaining(['$defs']));
    }
    expect(JSON.stringify(tools).length).toBeLessThan(160_000);
  });

  it('tell conventions in full in their own tool alone, and elsewhere name every part of them', async () => {
    const full = (await schemaOf('conventions'))?.properties?.conventions as Told;
    const short = (await schemaOf('charts'))?.properties?.conventions as Told;
    expect(Object.keys(short.properties)).toEqual(Object.keys(full.properties));
    expect(Object.values(short.properties)).toEqual(Object.keys(full.properties).map(() => ({})));
    expect(full.properties.ayanamsa?.anyOf?.[0]?.enum).toContain('true_chitra');
    expect(short.description).toMatch(/The tool conventions tells what each part means and takes\.$/);
  });

  it('say once what several fields of a tool take', async () => {
    const { bride, groom } = ((await schemaOf('compatibility'))?.properties ?? {}) as Record<string, Told>;
    const [first, second] = [bride?.properties.birth, groom?.properties.birth];
    expect(first?.properties.date?.description).toContain('YYYY-MM-DD');
    expect(Object.keys(second?.properties ?? {})).toEqual(Object.keys(first?.properties ?? {}));
    expect(second?.properties.date).toEqual({ type: 'string' });
    expect(groom?.description).toMatch(/The same as \w+\.$/);
  });

  it('say in full in the first tool alone what several of them take, and elsewhere the gist of it and where the rest stands', async () => {
    const [full, short, within] = await Promise.all(
      [
        ['charts', 'birth'],
        ['transits', 'birth'],
        ['panchang', 'place'],
      ].map(async ([tool = '', field = '']) => (await schemaOf(tool))?.properties?.[field] as Told),
    );
    expect(full?.properties.utc_offset?.description).toMatch(/^`\+HH:MM:SS` ahead of UTC, where it is known: /);
    expect(short?.properties.utc_offset?.description).toBe('`+HH:MM:SS` ahead of UTC.');
    expect(short?.properties.calendar).toMatchObject({ enum: ['gregorian', 'julian'] });
    expect(Object.keys(short?.properties ?? {})).toEqual(Object.keys(full?.properties ?? {}));
    expect(short?.description).toBe('Whose transits; `uncertainty_minutes` is refused here. More: tool charts.');
    expect(within?.description).toBe('The place of observance. More: tool charts.');
    expect(within?.properties.timezone?.description).toBe('IANA zone or link name.');
  });

  it('say in full what is told by no other tool that is offered', async () => {
    const alone = await memoryClient({ operations: OPERATIONS.filter(({ subject }) => subject === 'transits') });
    const [tool] = (await alone.listTools()).tools;
    const { birth, conventions } = (tool?.inputSchema.properties ?? {}) as unknown as Record<string, Told>;
    expect(birth?.properties.utc_offset?.description).toMatch(/where it is known/);
    expect(conventions?.properties.moon).toMatchObject({ enum: ['geocentric', 'topocentric'] });
    expect(birth?.description).not.toMatch(/More: /);
  });

  it('name the fewer operations of those that have a field and those that lack it', async () => {
    const { levels, at } = ((await schemaOf('dashas'))?.properties ?? {}) as Record<string, Told>;
    expect(levels?.description).toMatch(/ The others: .* Not of applicable, naisargika\.$/);
    expect(at?.description).toMatch(/ Of running alone\.$/);
  });

  it('leave the options of a system to the fields of its operation', async () => {
    const { options } = ((await schemaOf('dashas'))?.properties ?? {}) as Record<string, Told>;
    const systems = (options?.anyOf?.[0] ?? options)?.properties;
    expect(systems?.yogini).toEqual({ type: 'object' });
    expect(Object.keys(systems?.sudarshana?.properties ?? {})).toEqual(['ring']);
  });

  it.each(OPERATIONS.map((each) => [each.name, each] as const))(
    'allow the example of %s, and refuse a field that there is not',
    async (name, { subject, example }) => {
      const ajv = new Ajv2020({ strict: false, formats: { date: true } });
      const validate = ajv.compile((await schemaOf(subject)) ?? {});
      const input = { operation: name, ...(example as object) };
      expect([validate(input), validate.errors]).toEqual([true, null]);
      expect(validate({ ...input, colour: 'red' })).toBe(false);
      expect(validate({ ...input, operation: `${subject}.none` })).toBe(false);
    },
  );

  it('say of a field which operations have it, and require what all do', async () => {
    const charts = await schemaOf('charts');
    expect(charts?.required).toEqual(['operation', 'birth']);
    expect(charts?.properties?.operation).toMatchObject({
      enum: [
        'charts.rasi',
        'charts.divisional',
        'charts.divisional.custom',
        'charts.special_lagnas',
        'charts.upagrahas',
        'charts.bhava',
        'charts.moon',
        'charts.sun',
        'charts.sudarshana',
      ],
      description: 'What to compute. All need birth; divisional also needs varga; divisional.custom also needs n.',
    });
    expect(charts?.properties?.varga).toMatchObject({ description: 'Which division. Of divisional alone.' });
    expect((await schemaOf('conventions'))?.required).toEqual(['operation']);
  });
});

describe('a call', () => {
  it('has its names in a language, in its text, too', async () => {
    const input = { date: '2025-11-22', place: DELHI.place };
    const { structured, text } = await call(client, 'panchang', {
      operation: 'panchang.day',
      ...input,
      language: 'ta-IN',
    });
    expect(structured).toEqual(JSON.parse(JSON.stringify(localise(panchang(input), 'ta'))));
    expect(text).not.toContain('Jyeshtha');
    expect(text).toContain('கேட்டை');
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
    ['charts', { birth: DELHI }, 'missing_field', 'operation', 'must be one of charts.rasi, charts.divisional, '],
    [
      'charts',
      { operation: 'rasi', birth: DELHI },
      'invalid_value',
      'operation',
      'operation is "rasi"; it must be one of',
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
    expect(
      (await call(client, 'places', { operation: 'places.search', query: 'Aurangabad', limit: 2 })).structured,
    ).toEqual({ data: { places }, meta: { endpoint: 'places.search' } });
    const zone = { operation: 'places.zone_at', latitude: 21.6422, longitude: 69.6093 };
    expect((await call(client, 'places', zone)).structured).toMatchObject({ data: { timezone: 'Asia/Kolkata' } });
    for (const limit of [1, 100])
      expect((await call(client, 'places', { operation: 'places.search', query: 'a', limit })).isError).toBe(false);
  });

  it('translates as the library does', async () => {
    const name = { group: 'nakshatras', key: 'Rohini', language: 'ta' } as const;
    expect((await call(client, 'names', { operation: 'names.lookup', ...name })).structured).toMatchObject({
      data: lookup(name),
    });
    const group = { group: 'signs', language: 'te' } as const;
    expect((await call(client, 'names', { operation: 'names.table', ...group })).structured).toMatchObject({
      data: table(group),
    });
    const word = { operation: 'names.find', text: 'ரோகிணி', language: 'ta' };
    expect((await call(client, 'names', word)).text).toContain('Rohini');
    expect((await call(client, 'names', { operation: 'names.languages' })).text).toContain('"language":"ta"');
  });

  it('says what runs by the clock that it is given', async () => {
    const then = await memoryClient({ now: () => new Date('1995-01-01T00:00:00Z') });
    const { text } = await call(then, 'dashas', { operation: 'dashas.vimshottari', birth: DELHI, levels: 2 });
    expect(text).toContain('Running on 1995-01-01: Mahadasha Mars, antardasha Mars.');
  });
});

describe('the resources', () => {
  const read = async (uri: string): Promise<string> => {
    const [content] = (await client.readResource({ uri })).contents;
    return content !== undefined && 'text' in content ? content.text : '';
  };

  it('tell the operations, each with its schemas and an example', async () => {
    const all = JSON.parse(await read('siddhanta://operations')) as { name: string }[];
    expect(all.map(({ name }) => name)).toEqual(OPERATIONS.map(({ name }) => name));
    for (const { name, example, call: ofLibrary } of OPERATIONS) {
      const { input, data, ...rest } = JSON.parse(await read(`siddhanta://operations/${name}`));
      expect(rest).toMatchObject({ name, example });
      const ajv = new Ajv2020({ strict: false, validateFormats: false });
      expect([ajv.validate(input, example), ajv.errors]).toEqual([true, null]);
      expect([ajv.validate(data, JSON.parse(JSON.stringify(ofLibrary(example).data))), ajv.errors]).toEqual([
        true,
        null,
      ]);
    }
  });

  it('tell the works cited, and what errors mean', async () => {
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
  });
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
        operation: { type: 'string', enum: ['moons.of_day'], description: 'What to compute. It needs date.' },
        date: { type: 'string', description: 'Which.' },
      },
      required: ['operation', 'date'],
      additionalProperties: false,
    });
    const { structured, text: words } = await call(other, 'moons', { operation: 'moons.of_day', date: '2026-11-21' });
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
    expect((await call(other, 'charts', { operation: 'charts.rasi', birth: DELHI })).structured).toEqual(
      JSON.parse(JSON.stringify(rasi({ birth: DELHI }))),
    );
    expect(run).not.toHaveBeenCalled();
    await other.callTool(params);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is refused where its result is more than clients take', async () => {
    const other = await memoryClient({ ...parts, description: whole });
    const params = { operation: 'moons.of_day', date: '2026-11-21' };
    run.mockImplementationOnce(() => ({ data: { date: 'अ'.repeat(2_700_000), bright: true } }));
    const { isError, structured, text: words } = await call(other, 'moons', params);
    const message = expect.stringMatching(
      /^The result has 8\.1 MB, .* no more than 8 MB\. Ask for less, such as fewer levels;/,
    );
    expect([isError, structured]).toEqual([true, { error: { code: 'payload_too_large', message } }]);
    expect(words).toMatch(/^payload_too_large: The result/);
    run.mockImplementationOnce(() => ({ data: { date: 'a'.repeat(2_700_000), bright: true } }));
    expect((await call(other, 'moons', params)).isError).toBe(false);
  });

  it('is missed where the description does not have it', async () => {
    await expect(memoryClient(parts)).rejects.toThrow('The API description has no moons.of_day.');
  });
});
