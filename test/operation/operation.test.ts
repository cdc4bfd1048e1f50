import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isSiddhantaError, type SiddhantaError } from '../../src/errors.js';
import { capabilities } from '../../src/index.js';
import { ayanamsaSchema, birthSchema, record } from '../../src/input/schemas.js';
import { operation } from '../../src/operation/operation.js';
import { OPERATIONS } from '../../src/registry.js';
import { AYANAMSAS, type Ayanamsa, type Birth, type BirthClock, VARGAS } from '../../src/types.js';

function failure(call: () => unknown): SiddhantaError {
  try {
    call();
  } catch (error) {
    if (isSiddhantaError(error)) return error;
    throw error;
  }
  throw new Error('did not fail');
}

const common = { summary: 'a test', units: 7, context: () => ({}) } as const;
const BIRTH: Birth = { date: '1990-08-15', place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' } };
const CLOCK: BirthClock = {
  clock: 'zone',
  utc_offset: '+05:30:00',
  utc: '1990-08-15T06:30:00Z',
  clock_reason: 'standard_time',
  ambiguous: false,
  calendar: 'gregorian',
};
const provenance = { method: 'm', conventions: {}, sources: [], disputed: [] };

interface EchoInput {
  readonly word: string;
  readonly ayanamsa?: Ayanamsa | undefined;
}

describe('operation', () => {
  const echo = operation<EchoInput, { readonly word: string }>()({
    ...common,
    name: 'test.echo',
    schools: ['lahiri', 'kp'],
    schema: () => record({ word: v.string(), ayanamsa: ayanamsaSchema() }),
    example: { word: 'om' },
    run: ({ word, ayanamsa = 'lahiri' }) => ({
      data: { word },
      provenance,
      ayanamsa,
    }),
  }).operation;

  it('wraps data, provenance and meta', () => {
    expect(echo.call({ word: 'om', ayanamsa: 'kp' })).toEqual({
      data: { word: 'om' },
      provenance: { method: 'm', conventions: {}, sources: [], disputed: [] },
      meta: { endpoint: 'test.echo', ayanamsa: 'kp' },
    });
    expect(echo.call({ word: 'om' }).meta.ayanamsa).toBe('lahiri');
  });

  it('refuses a school it lacks and names those it has', () => {
    for (const ayanamsa of ['raman', 'yukteswar', 'bhasin', 'true_chitra']) {
      const error = failure(() => echo.call({ word: 'om', ayanamsa }));
      expect(error).toMatchObject({
        code: 'not_available_in_school',
        status: 501,
        type: 'not_implemented',
        field: 'ayanamsa',
        schools: ['lahiri', 'kp'],
      });
      expect(error.message).toContain(ayanamsa);
      expect(error.message).toContain('lahiri, kp');
    }
  });

  it('judges the input before the school', () => {
    expect(failure(() => echo.call({ word: 1, ayanamsa: 'raman' })).code).toBe('invalid_value');
    expect(failure(() => echo.call({ word: 'om', ayanamsa: 'other' })).code).toBe('invalid_value');
  });

  it('lists what rests on the time of birth where that was assumed', () => {
    const born = (time: string | undefined) =>
      operation<{ readonly birth: Birth }, number>()({
        ...common,
        name: 'test.born',
        schools: 'none',
        schema: () => record({ birth: birthSchema() }),
        example: { birth: BIRTH },
        run: ({ birth }) => ({
          data: 1,
          birthTimeAssumed: birth.time === undefined,
          restsOnBirthTime: ['house'],
          birth: CLOCK,
        }),
      })({ birth: { ...BIRTH, ...(time === undefined ? {} : { time }) } }).meta;
    expect(born(undefined).rests_on_birth_time).toEqual(['house']);
    expect(Object.keys(born('08:30:00'))).toEqual(['endpoint', 'birth_time_assumed', 'birth']);
  });

  it('leaves out what an operation has not', () => {
    const bare = operation<Record<never, never>, number>()({
      ...common,
      name: 'test.bare',
      schools: 'none',
      example: {},
      run: () => ({ data: 1 }),
    }).operation;
    expect(bare.call({})).toEqual({ data: 1, meta: { endpoint: 'test.bare' } });
    expect(failure(() => bare.call({ ayanamsa: 'lahiri' }))).toMatchObject({
      code: 'unknown_field',
      field: 'ayanamsa',
    });
  });

  it('lists a family by its members and names the one that ran', () => {
    const family = operation<{ readonly kind: 'a' | 'b' }, string>()({
      ...common,
      name: 'test.family',
      schools: ['lahiri'],
      family: { field: 'kind', members: ['a', 'b'] },
      example: { kind: 'a' },
      schema: () => record({ kind: v.picklist(['a', 'b']) }),
      run: ({ kind }) => ({ data: kind, provenance, ayanamsa: 'lahiri' }),
    }).operation;
    expect(family.members).toEqual([
      { operation: 'test.family.a', units: 7, schools: ['lahiri'] },
      { operation: 'test.family.b', units: 7, schools: ['lahiri'] },
    ]);
    expect(family.call({ kind: 'b' }).meta).toEqual({ endpoint: 'test.family.b', ayanamsa: 'lahiri' });
  });

  it('says of what is experimental that it is, in its entry and in every provenance', () => {
    const spec = {
      ...common,
      schools: ['lahiri'],
      example: { kind: 'a' },
      schema: () => record({ kind: v.picklist(['a', 'b']) }),
      run: () => ({ data: null, provenance, ayanamsa: 'lahiri' as const }),
    } as const;
    type Input = { readonly kind: 'a' | 'b' };
    const plain = operation<Input, null>()({ ...spec, name: 'test.plain' }).operation;
    const all = operation<Input, null>()({ ...spec, name: 'test.all', experimental: true }).operation;
    const some = operation<Input, null>()({
      ...spec,
      name: 'test.some',
      family: { field: 'kind', members: ['a', 'b'] },
      experimental: ['b'],
    }).operation;
    const told = [plain, all, some].flatMap(({ members }) => members.map(({ experimental }) => experimental));
    expect(told).toEqual([undefined, true, undefined, true]);
    expect([plain, all, some].map(({ experimental }) => experimental)).toEqual([false, true, false]);
    expect(plain.call({ kind: 'b' }).provenance).toEqual(provenance);
    expect(all.call({ kind: 'b' }).provenance).toEqual({ ...provenance, experimental: true });
    expect(all.stream({ kind: 'a' }).provenance?.experimental).toBe(true);
    expect(some.call({ kind: 'a' }).provenance).toEqual(provenance);
    expect(some.call({ kind: 'b' }).provenance?.experimental).toBe(true);
  });

  it('builds the schema when called, not when defined', () => {
    let built = 0;
    const lazy = operation<{ readonly word?: string | undefined }, null>()({
      ...common,
      name: 'test.lazy',
      schools: 'none',
      example: {},
      schema: () => {
        built++;
        return record({ word: v.optional(v.string()) });
      },
      run: () => ({ data: null }),
    }).operation;
    expect(built).toBe(0);
    lazy.call({});
    lazy.call({});
    expect(built).toBe(1);
  });

  it('derives id, path and method from the name', () => {
    const named = operation<EchoInput, null>()({
      ...common,
      name: 'test.two_words',
      schools: 'all',
      schema: () => record({ word: v.string(), ayanamsa: ayanamsaSchema() }),
      example: { word: 'om' },
      run: () => ({ data: null, provenance, ayanamsa: 'lahiri' }),
    }).operation;
    expect(named).toMatchObject({
      subject: 'test',
      id: 'testTwoWords',
      path: '/v1/test/two_words',
      method: 'POST',
      schools: AYANAMSAS,
    });
    expect(OPERATIONS.map(({ id, path }) => [id, path])).toContainEqual([
      'chartsDivisional',
      '/v1/charts/divisional/{varga}',
    ]);
  });

  it('resolves the context once a call, after the input was judged', () => {
    let resolved = 0;
    const counted = operation<{ readonly word: string }, number>()({
      ...common,
      name: 'test.counted',
      schools: 'none',
      schema: () => record({ word: v.string() }),
      example: { word: 'om' },
      context: () => ++resolved,
      run: (_, context) => ({ data: context }),
    }).operation;
    expect(failure(() => counted.call({})).code).toBe('missing_field');
    expect(resolved).toBe(0);
    expect(counted.call({ word: 'om' }).data).toBe(1);
    expect(counted.call({ word: 'om' }).data).toBe(2);
  });

  it('has an example for every operation of the registry, which its schema accepts', () => {
    for (const each of OPERATIONS) expect(() => each.call(each.example)).not.toThrow();
  });
});

describe('capabilities', () => {
  const { data, meta, provenance } = capabilities();

  it('has the shape of the contract and belongs to no school', () => {
    expect(Object.keys(data)).toEqual(['default_ayanamsa', 'note', 'operations']);
    expect(data.default_ayanamsa).toBe('lahiri');
    expect(data.note).toContain('not_available_in_school');
    expect(meta).toEqual({ endpoint: 'meta.capabilities' });
    expect(provenance).toBeUndefined();
    for (const { units_each, experimental, experimental_schools, sensitive, ...entry } of data.operations) {
      expect(Object.keys(entry)).toEqual(['operation', 'units', 'schools']);
      expect([undefined, 'day', 'work']).toContain(units_each);
      expect([undefined, true]).toContain(experimental);
      expect(entry.schools).toEqual(expect.arrayContaining([...(experimental_schools ?? [])]));
      expect([undefined, true]).toContain(sensitive);
    }
  });

  it('lists rāśi, the fifteen divisions and the daśā with units and all six schools', () => {
    const listed = new Map(data.operations.map((entry) => [entry.operation, entry]));
    expect(listed.size).toBe(data.operations.length);
    const expected = [
      ['charts.rasi', 1],
      ...VARGAS.map((varga) => [`charts.divisional.${varga}`, 3]),
      ['dashas.vimshottari', 3],
    ] as const;
    for (const [operation, units] of expected)
      expect(listed.get(String(operation))).toEqual({ operation, units, schools: [...AYANAMSAS] });
    expect(listed.has('charts.divisional')).toBe(false);
  });

  it('hands out a copy: changing it changes nothing', () => {
    const before = OPERATIONS.map(({ schools }) => [...schools]);
    const { operations } = capabilities().data;
    for (const { schools } of operations) (schools as string[]).length = 0;
    expect(capabilities().data).toEqual(data);
    expect(OPERATIONS.map(({ schools }) => schools)).toEqual(before);
    expect(before.flat().length).toBeGreaterThan(0);
  });

  it('derives from a registry whose names, ids and paths are unique', () => {
    for (const key of ['name', 'id', 'path'] as const)
      expect(new Set(OPERATIONS.map((operation) => operation[key])).size).toBe(OPERATIONS.length);
  });
});
