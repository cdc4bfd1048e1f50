import { ERROR_CODES, type ErrorCode, SiddhantaError } from '../errors.js';
import type { HeaderList } from './headerList.js';

const TRIGGER = 'trigger:';
/** What the headers of a refusal that can be waited out say, seconds. */
const WAIT: Readonly<Partial<Record<ErrorCode, number>>> = { rate_limit_exceeded: 30, quota_exhausted: 86_400 };

function codeIn(value: unknown): ErrorCode | undefined {
  if (typeof value === 'string' && value.startsWith(TRIGGER)) {
    const code = value.slice(TRIGGER.length);
    return Object.hasOwn(ERROR_CODES, code) ? (code as ErrorCode) : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const part of Object.values(value)) {
    const code = codeIn(part);
    if (code !== undefined) return code;
  }
  return undefined;
}

/**
 * Refuses a request with a test key as one of its texts asks for, `trigger:quota_exhausted` in `user_name`, so that a client can be tried against
 * every error. With a live key such a text is a text. Throws `SiddhantaError` with the code that is asked for.
 */
export function pullTrigger(body: unknown, headers: HeaderList): void {
  const code = codeIn(body);
  if (code === undefined) return;
  const seconds = WAIT[code];
  if (seconds !== undefined) headers.set('retry-after', String(seconds));
  throw new SiddhantaError(
    code,
    `The request asks for this error (${TRIGGER}${code}); only test keys get it. Take the text out of the request.`,
  );
}
