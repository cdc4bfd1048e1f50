import { ERROR_CODES } from '../../../src/errors.js';
import { IDEMPOTENCY_KEY, MOST_NAME_CHARACTERS, NAME_PATTERN } from '../../../src/http/idempotency.js';
import type { Failure } from './failures.js';
import { refTo, type Schema } from './schema.js';

interface Header {
  readonly description: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

export const HEADERS: Readonly<Record<string, Header>> = {
  'X-Request-Id': {
    description: 'Identifier of the request, to quote to support; the same as in the body.',
    required: true,
    schema: { type: 'string', pattern: '^req_' },
  },
  'RateLimit-Policy': {
    description: 'Requests (`q`) that the key may send in any window of `w` seconds.',
    schema: { type: 'string', pattern: '^"requests";q=\\d+;w=60$', examples: ['"requests";q=5;w=60'] },
  },
  RateLimit: {
    description: 'Requests left (`r`) at this instant, and seconds (`t`) until one more is admitted.',
    schema: { type: 'string', pattern: '^"requests";r=\\d+;t=\\d+$', examples: ['"requests";r=4;t=60'] },
  },
  'X-Units-Charged': {
    description:
      'Units that the answer costs, as in `meta.units`; 0 for a test key, for a call that repeats one under its `Idempotency-Key`, and for whatever is no 2xx.',
    schema: { type: 'string', pattern: '^\\d+$', examples: ['1'] },
  },
  'X-Units-Remaining': {
    description:
      'Units left to the account in the billing period after this answer, those of calls under way taken off; of a test key those of an untouched free plan.',
    schema: { type: 'string', pattern: '^\\d+$', examples: ['499'] },
  },
  'Retry-After': {
    description:
      'Seconds to wait: until one more request is admitted, or, when the quota is exhausted, until the billing period ends.',
    required: true,
    schema: { type: 'string', pattern: '^\\d+$' },
  },
  Allow: {
    description: 'The methods that the path answers.',
    required: true,
    schema: { type: 'string', examples: ['POST, OPTIONS'] },
  },
  'WWW-Authenticate': {
    description: 'The scheme that the service asks for.',
    required: true,
    schema: { type: 'string', const: 'ApiKey realm="siddhanta"' },
  },
};

/** Parameters that several operations have, by the name of the component. */
export const PARAMETERS = {
  IdempotencyKey: {
    name: IDEMPOTENCY_KEY,
    in: 'header',
    required: false,
    description:
      'A name for this call, unique in the account, such as a UUID. Sent again within 24 hours with the same body to the same path, the call is computed again and not charged again.',
    schema: { type: 'string', minLength: 1, maxLength: MOST_NAME_CHARACTERS, pattern: NAME_PATTERN },
    example: '8e03978e-40d5-43dd-bc93-6894a57f9324',
  },
} as const;

export const headers = (...names: (keyof typeof HEADERS)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** Headers of every answer that comes after the rate window. */
export const RATED = ['X-Request-Id', 'RateLimit-Policy', 'RateLimit', 'X-Units-Charged'];

interface Kind {
  readonly description: string;
  readonly headers: readonly string[];
  /** Which codes; all of the status where not given. */
  readonly codes?: readonly string[];
}

const KINDS: Readonly<Record<string, readonly [status: number, kind: Kind]>> = {
  BadRequest: [
    400,
    { description: 'The input is at fault. `error.field` names the field where a single one is.', headers: RATED },
  ],
  QueryRefused: [
    400,
    {
      description: 'The address carries a query; the operation takes no input at all.',
      headers: RATED,
      codes: ['unknown_field'],
    },
  ],
  Unauthorized: [
    401,
    {
      description:
        'The key is missing, malformed, unknown, revoked or expired, or may not call this group of operations.',
      headers: ['X-Request-Id', 'WWW-Authenticate'],
    },
  ],
  NotFound: [
    404,
    {
      description: 'There is nothing at this path: it is misspelt, or the API is mounted somewhere else.',
      headers: ['X-Request-Id'],
    },
  ],
  MethodNotAllowed: [405, { description: 'The path answers other methods only.', headers: ['X-Request-Id', 'Allow'] }],
  PayloadTooLarge: [
    413,
    { description: 'The body is longer than 16 KiB (the limit can be set otherwise).', headers: RATED },
  ],
  TooManyRequests: [
    429,
    {
      description:
        'Too many requests within 60 seconds, too few units left to the account for this operation, or a call with the same `Idempotency-Key` is under way. Nothing was charged.',
      headers: [...RATED, 'Retry-After'],
    },
  ],
  RateLimited: [
    429,
    {
      description: 'Too many requests within 60 seconds. Nothing was consumed.',
      headers: [...RATED, 'Retry-After'],
      codes: ['rate_limit_exceeded'],
    },
  ],
  NotAvailableInSchool: [
    501,
    {
      description: 'The operation does not exist in the school asked for. `error.schools` names those that have it.',
      headers: RATED,
    },
  ],
  RequestTimeout: [
    408,
    { description: 'The body did not arrive in time. Nothing was charged.', headers: RATED, codes: ['invalid_json'] },
  ],
  ServiceUnavailable: [
    503,
    {
      description: 'The service cannot reach its store at the moment. Nothing was charged.',
      headers: ['X-Request-Id', 'Retry-After'],
      codes: ['internal_error'],
    },
  ],
  InternalError: [500, { description: 'The service failed. Nothing was charged.', headers: ['X-Request-Id'] }],
};

function bodyWith(codes: readonly string[]): Schema {
  const code: Schema = { type: 'string', enum: [...codes] };
  const error: Schema = { allOf: [refTo('ErrorDetails'), { type: 'object', properties: { code } }] };
  return { type: 'object', properties: { error }, required: ['error'], additionalProperties: false };
}

/** Returns `components.responses`: one for each way to fail, with a real answer as the example of each code. */
export function failureResponses(all: readonly Failure[]) {
  return Object.fromEntries(
    Object.entries(KINDS).map(([name, [status, { description, headers: heads, codes }]]) => {
      const own = all.filter(({ code }) => ERROR_CODES[code].status === status && (codes?.includes(code) ?? true));
      // A status of HTTP's own has a code that belongs to another one, and so no example here.
      const names = own.length > 0 ? own.map(({ code }) => code) : (codes ?? []);
      return [
        name,
        {
          description,
          headers: headers(...heads),
          content: {
            'application/json': {
              schema: bodyWith(names),
              examples: Object.fromEntries(own.map(({ code, answer }) => [code, { value: answer }])),
            },
          },
        },
      ];
    }),
  );
}

/** Returns the failures of one operation by status. */
export function failuresOf(operation: {
  readonly method: string;
  readonly isMetered: boolean;
  readonly hasSchool: boolean;
}) {
  const names: [number, string][] = [
    [400, operation.method === 'POST' ? 'BadRequest' : 'QueryRefused'],
    [401, 'Unauthorized'],
    [404, 'NotFound'],
    [405, 'MethodNotAllowed'],
    ...(operation.method === 'POST'
      ? ([
          [408, 'RequestTimeout'],
          [413, 'PayloadTooLarge'],
        ] as [number, string][])
      : []),
    [429, operation.isMetered ? 'TooManyRequests' : 'RateLimited'],
    [500, 'InternalError'],
    [503, 'ServiceUnavailable'],
    ...(operation.hasSchool ? ([[501, 'NotAvailableInSchool']] as [number, string][]) : []),
  ];
  return Object.fromEntries(
    names.map(([status, name]) => [String(status), { $ref: `#/components/responses/${name}` }]),
  );
}
