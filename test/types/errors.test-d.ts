import { describe, expectTypeOf, it } from 'vitest';
import {
  type Ayanamsa,
  type ErrorCode,
  type ErrorType,
  isSiddhantaError,
  type SiddhantaError,
} from '../../src/index.js';

/** Does not compile while a code is missing. */
const STATUS: Record<ErrorCode, number> = {
  missing_field: 400,
  unknown_field: 400,
  invalid_value: 400,
  invalid_json: 400,
  invalid_date: 400,
  invalid_time: 400,
  invalid_timezone: 400,
  nonexistent_time: 400,
  invalid_moment: 400,
  date_out_of_range: 400,
  undefined_at_latitude: 400,
  payload_too_large: 413,
  not_found: 404,
  method_not_allowed: 405,
  missing_api_key: 401,
  invalid_api_key: 401,
  revoked_api_key: 401,
  insufficient_scope: 401,
  rate_limit_exceeded: 429,
  quota_exhausted: 429,
  not_available_in_school: 501,
  internal_error: 500,
};

describe('errors', () => {
  it('have a closed set of codes and types', () => {
    expectTypeOf<keyof typeof STATUS>().toEqualTypeOf<ErrorCode>();
    expectTypeOf<ErrorType>().toEqualTypeOf<
      'invalid_request' | 'authentication' | 'rate_limit' | 'not_implemented' | 'api_error'
    >();
  });

  it('are narrowed by isSiddhantaError', () => {
    const caught: unknown = undefined;
    if (isSiddhantaError(caught)) {
      expectTypeOf(caught).toEqualTypeOf<SiddhantaError>();
      expectTypeOf(caught.code).toEqualTypeOf<ErrorCode>();
      expectTypeOf(caught.field).toEqualTypeOf<string | undefined>();
      expectTypeOf(caught.schools).toEqualTypeOf<readonly Ayanamsa[] | undefined>();
    }
  });

  it('can be told apart to the last code', () => {
    const never = (code: never): string => code;
    const advice = (type: ErrorType): string => {
      switch (type) {
        case 'invalid_request':
        case 'authentication':
        case 'not_implemented':
          return 'change the request';
        case 'rate_limit':
        case 'api_error':
          return 'wait';
        default:
          return never(type);
      }
    };
    expectTypeOf(advice).returns.toEqualTypeOf<string>();
  });
});
