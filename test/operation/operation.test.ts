import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isSiddhantaError, type SiddhantaError } from '../../src/errors.js';
import { capabilities } from '../../src/index.js';
import { AYANAMSAS, ayanamsaSchema, record, VARGAS } from '../../src/input/schemas.js';
import { defineOperation } from '../../src/operation/operation.js';
import { OPERATIONS } from '../../src/registry.js';

function failure(call: () => unknown): SiddhantaError {
  try {
    call();
  } catch (error) {
    if (isSiddhantaError(error)) return error;
    throw error;
  }
  throw new Error('did not fail');
}

const common = { id: 'test', method: 'POST', path: '/v1/test', summary: 'a test', units: 7 } as const;

describe('defineOperation', () => {
  const echo = defineOperation({
    ...common,
    name: 'test.echo',
    schools: ['lahiri', 'kp'],
    schema: () => record({ word: v.string(), ayanamsa: ayanamsaSchema() }),
    run: ({ word }) => ({
      data: { word },
      birthTimeAssumed: true,
      provenance: { method: 'm', conventions: {}, sources: [], disputed: [] },
    }),
  });

  it('wraps data, provenance and meta', () => {
    expect(echo.call({ word: 'om', ayanamsa: 'kp' })).toEqual({
      data: { word: 'om' },
      provenance: { method: 'm', conventions: {}, sources: [], disputed: [] },
      meta: { endpoint: 'test.echo', ayanamsa: 'kp', birth_time_assumed: true },
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

  it('leaves out what an operation has not', () => {
    const bare = defineOperation({
      ...common,
      name: 'test.bare',
      schools: [],
      schema: () => record({}),
      run: () => ({ data: 1 }),
    });
    expect(bare.call({})).toEqual({ data: 1, meta: { endpoint: 'test.bare' } });
    expect(failure(() => bare.call({ ayanamsa: 'lahiri' }))).toMatchObject({
      code: 'unknown_field',
      field: 'ayanamsa',
    });
  });

  it('lists a family by its members and names the one that ran', () => {
    const family = defineOperation({
      ...common,
      name: 'test.family',
      schools: ['lahiri'],
      members: ['test.family.a', 'test.family.b'],
      schema: () => record({ kind: v.picklist(['a', 'b']) }),
      school: () => 'lahiri',
      run: ({ kind }) => ({ data: kind, endpoint: `test.family.${kind}` }),
    });
    expect(family.members).toEqual([
      { operation: 'test.family.a', units: 7, schools: ['lahiri'] },
      { operation: 'test.family.b', units: 7, schools: ['lahiri'] },
    ]);
    expect(family.call({ kind: 'b' }).meta).toEqual({ endpoint: 'test.family.b', ayanamsa: 'lahiri' });
  });

  it('builds the schema when called, not when defined', () => {
    let built = 0;
    const lazy = defineOperation({
      ...common,
      name: 'test.lazy',
      schools: [],
      schema: () => {
        built++;
        return record({});
      },
      run: () => ({ data: null }),
    });
    expect(built).toBe(0);
    lazy.call({});
    expect(built).toBe(1);
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
    for (const entry of data.operations) expect(Object.keys(entry)).toEqual(['operation', 'units', 'schools']);
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
    const { operations } = capabilities().data;
    for (const { schools } of operations) (schools as string[]).length = 0;
    expect(capabilities().data).toEqual(data);
    for (const { schools } of OPERATIONS) expect(schools.length).toBeGreaterThan(0);
  });

  it('derives from a registry whose names, ids and paths are unique', () => {
    for (const key of ['name', 'id', 'path'] as const)
      expect(new Set(OPERATIONS.map((operation) => operation[key])).size).toBe(OPERATIONS.length);
  });
});
