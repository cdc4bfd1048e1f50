import type { Ayanamsa } from './types.js';

/** The class of an error, as the HTTP adapter reports it in `error.type`. */
export type ErrorType = 'invalid_request' | 'authentication' | 'rate_limit' | 'not_implemented' | 'api_error';

interface ErrorKind {
  readonly status: number;
  readonly type: ErrorType;
}

const request = (status: number): ErrorKind => ({ status, type: 'invalid_request' });
const authentication: ErrorKind = { status: 401, type: 'authentication' };
const rateLimit: ErrorKind = { status: 429, type: 'rate_limit' };

/** The 22 stable error codes, each with its HTTP status and its type. The library throws the 400 and 501 ones. */
export const ERROR_CODES = {
  missing_field: request(400),
  unknown_field: request(400),
  invalid_value: request(400),
  invalid_json: request(400),
  invalid_date: request(400),
  invalid_time: request(400),
  invalid_timezone: request(400),
  nonexistent_time: request(400),
  invalid_moment: request(400),
  date_out_of_range: request(400),
  undefined_at_latitude: request(400),
  payload_too_large: request(413),
  not_found: request(404),
  method_not_allowed: request(405),
  missing_api_key: authentication,
  invalid_api_key: authentication,
  revoked_api_key: authentication,
  insufficient_scope: authentication,
  rate_limit_exceeded: rateLimit,
  quota_exhausted: rateLimit,
  not_available_in_school: { status: 501, type: 'not_implemented' },
  internal_error: { status: 500, type: 'api_error' },
} as const satisfies Record<string, ErrorKind>;

/** One of the 22 stable error codes. */
export type ErrorCode = keyof typeof ERROR_CODES;

/** Structured facts that accompany an error beside its message. */
export interface ErrorDetails {
  /** Dotted path of the input at fault, for example `birth.time`. */
  readonly field?: string;
  /** For `not_available_in_school`: the schools that do have the operation. */
  readonly schools?: readonly Ayanamsa[];
}

const BRAND = Symbol.for('siddhanta.error');

/**
 * The one error class of the library.
 *
 * `code` is stable and meant for programs; `message` says what was given, what is allowed and what to do; `field` is the
 * dotted path of the input at fault; `schools` names the schools that have an operation that was asked in another one.
 * Recognise it with {@link isSiddhantaError}, not with `instanceof`: the ESM and CommonJS copies are different classes.
 */
export class SiddhantaError extends Error {
  override readonly name = 'SiddhantaError';
  readonly code: ErrorCode;
  /** HTTP status that belongs to the code. */
  readonly status: number;
  readonly type: ErrorType;
  declare readonly field?: string;
  declare readonly schools?: readonly Ayanamsa[];

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.code = code;
    this.status = ERROR_CODES[code].status;
    this.type = ERROR_CODES[code].type;
    if (details.field !== undefined) this.field = details.field;
    if (details.schools !== undefined) this.schools = [...details.schools];
    Object.defineProperty(this, BRAND, { value: true });
  }
}

/**
 * Returns whether a caught value is a {@link SiddhantaError}, whichever copy of the library threw it.
 *
 * @example
 * ```ts
 * import { isSiddhantaError, rasi } from 'siddhanta';
 * try {
 *   rasi({ birth: { date: '1990-02-30', place: { latitude: 28.6, longitude: 77.2, timezone: 'Asia/Kolkata' } } });
 * } catch (error) {
 *   isSiddhantaError(error) && error.code; // => 'invalid_date'
 * }
 * ```
 */
export function isSiddhantaError(value: unknown): value is SiddhantaError {
  return typeof value === 'object' && value !== null && (value as Record<symbol, unknown>)[BRAND] === true;
}
