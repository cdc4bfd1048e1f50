import type { Call } from './call.js';
import type { HeaderList } from './headerList.js';
import { IDEMPOTENCY_KEY } from './idempotency.js';

/** Which web pages may call the API from a browser. */
export interface CorsOptions {
  /** Origins such as `https://example.org`; `*` for all. */
  readonly origins: '*' | readonly string[];
  /** How long a browser may remember a preflight, in seconds; 600 by default. */
  readonly maxAgeSeconds?: number;
}

const EXPOSED =
  'X-Request-Id, X-Test-Fixture, RateLimit, RateLimit-Policy, Retry-After, X-Units-Charged, X-Units-Remaining, ETag, Location';

/** Adds what a browser needs to hand the answer to the page that asked. Without options nothing is added. */
export function addCors(headers: HeaderList, call: Call, allow: string, options: CorsOptions | undefined): void {
  if (options === undefined) return;
  const { origins, maxAgeSeconds = 600 } = options;
  const origin = call.header('origin');
  if (origins !== '*') headers.append('vary', 'Origin');
  if (origin === null || (origins !== '*' && !origins.includes(origin))) return;
  headers.set('access-control-allow-origin', origins === '*' ? '*' : origin);
  headers.set('access-control-expose-headers', EXPOSED);
  if (call.method !== 'OPTIONS') return;
  headers.set('access-control-allow-methods', allow);
  headers.set('access-control-allow-headers', `Content-Type, X-API-Key, ${IDEMPOTENCY_KEY}`);
  headers.set('access-control-max-age', String(maxAgeSeconds));
}
