import { describe, expect, it } from 'vitest';
import { ERROR_CODES, type ErrorCode, isSiddhantaError, SiddhantaError } from '../src/errors.js';
import type { Ayanamsa } from '../src/types.js';

const EXPECTED: Readonly<Record<ErrorCode, readonly [status: number, type: string]>> = {
  missing_field: [400, 'invalid_request'],
  unknown_field: [400, 'invalid_request'],
  invalid_value: [400, 'invalid_request'],
  invalid_json: [400, 'invalid_request'],
  invalid_date: [400, 'invalid_request'],
  invalid_time: [400, 'invalid_request'],
  invalid_timezone: [400, 'invalid_request'],
  nonexistent_time: [400, 'invalid_request'],
  invalid_moment: [400, 'invalid_request'],
  date_out_of_range: [400, 'invalid_request'],
  undefined_at_latitude: [400, 'invalid_request'],
  payload_too_large: [413, 'invalid_request'],
  not_found: [404, 'invalid_request'],
  method_not_allowed: [405, 'invalid_request'],
  missing_api_key: [401, 'authentication'],
  invalid_api_key: [401, 'authentication'],
  revoked_api_key: [401, 'authentication'],
  insufficient_scope: [401, 'authentication'],
  rate_limit_exceeded: [429, 'rate_limit'],
  quota_exhausted: [429, 'rate_limit'],
  not_available_in_school: [501, 'not_implemented'],
  internal_error: [500, 'api_error'],
};

describe('the codes', () => {
  it('are 22, each with its status and type', () => {
    expect(Object.keys(EXPECTED)).toHaveLength(22);
    expect(Object.keys(ERROR_CODES).sort()).toEqual(Object.keys(EXPECTED).sort());
    for (const [code, { status, type }] of Object.entries(ERROR_CODES))
      expect([status, type], code).toEqual(EXPECTED[code as ErrorCode]);
  });

  it.each(Object.keys(EXPECTED) as ErrorCode[])('%s carries status and type', (code) => {
    const error = new SiddhantaError(code, 'what happened');
    expect([error.status, error.type]).toEqual(EXPECTED[code]);
    expect(error).toMatchObject({ code, name: 'SiddhantaError', message: 'what happened' });
    expect(error).toBeInstanceOf(Error);
    expect('field' in error || 'schools' in error).toBe(false);
  });
});

describe('an error', () => {
  it('carries its field and its schools', () => {
    const schools: Ayanamsa[] = ['kp'];
    const error = new SiddhantaError('not_available_in_school', 'no', { field: 'ayanamsa', schools });
    expect(error.field).toBe('ayanamsa');
    expect(error.schools).toEqual(['kp']);
    schools.push('lahiri');
    expect(error.schools).toEqual(['kp']);
  });

  it('shows its brand to code only, not in JSON or in a listing of keys', () => {
    const error = new SiddhantaError('invalid_date', 'no', { field: 'birth.date' });
    expect(Object.keys(error).sort()).toEqual(['code', 'field', 'name', 'status', 'type']);
    expect(Reflect.ownKeys(error).filter((key) => typeof key === 'symbol')).toHaveLength(1);
  });
});

describe('isSiddhantaError', () => {
  it('knows its own kind', () => {
    expect(isSiddhantaError(new SiddhantaError('invalid_date', 'no'))).toBe(true);
  });

  it.each([
    undefined,
    null,
    0,
    '',
    'siddhanta.error',
    {},
    [],
    new Error('no'),
    { code: 'invalid_date' },
    () => undefined,
  ])('does not take %s for one', (value) => {
    expect(isSiddhantaError(value)).toBe(false);
  });
});
