import { IDEMPOTENCY_KEY } from './once.js';

/** Which web pages may call the API from a browser. */
export interface CorsOptions {
  /** Origins such as `https://example.org`; `*` for all. */
  readonly origins: '*' | readonly string[];
  /** How long a browser may remember a preflight, in seconds; 600 by default. */
  readonly maxAgeSeconds?: number;
}

const EXPOSED =
  'X-Request-Id, X-Test-Fixture, RateLimit, RateLimit-Policy, Retry-After, X-Units-Charged, X-Units-Remaining, ETag';

/** Adds what a browser needs to hand the answer to the page that asked. Without options nothing is added. */
export function addCors(headers: Headers, request: Request, allow: string, options: CorsOptions | undefined): void {
  if (options === undefined) return;
  const { origins, maxAgeSeconds = 600 } = options;
  const origin = request.headers.get('origin');
  if (origins !== '*') headers.append('Vary', 'Origin');
  if (origin === null || (origins !== '*' && !origins.includes(origin))) return;
  headers.set('Access-Control-Allow-Origin', origins === '*' ? '*' : origin);
  headers.set('Access-Control-Expose-Headers', EXPOSED);
  if (request.method !== 'OPTIONS') return;
  headers.set('Access-Control-Allow-Methods', allow);
  headers.set('Access-Control-Allow-Headers', `Content-Type, X-API-Key, ${IDEMPOTENCY_KEY}`);
  headers.set('Access-Control-Max-Age', String(maxAgeSeconds));
}
