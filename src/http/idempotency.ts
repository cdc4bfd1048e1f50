import { SiddhantaError } from '../errors.js';
import type { Once } from './ports.js';
import { sha256 } from './sha256.js';

/** Header in which a caller names a call, so that sending it again charges nothing more. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

export const MOST_NAME_CHARACTERS = 255;

/** Visible ASCII without a space: two headers, which arrive joined by one, are refused. */
const NAME = /^[!-~]{1,255}$/;

export const NAME_PATTERN = NAME.source;

/** Returns the name that a caller gave a call; undefined where there is none. Throws `SiddhantaError` `invalid_value` with the header as the field. */
export function idempotencyKey(name: string | null): string | undefined {
  if (name === null || NAME.test(name)) return name ?? undefined;
  const given = name.length > MOST_NAME_CHARACTERS ? `${name.length} characters long` : 'not well-formed';
  throw new SiddhantaError(
    'invalid_value',
    `The header ${IDEMPOTENCY_KEY} is ${given}; it must be 1 to ${MOST_NAME_CHARACTERS} visible ASCII characters without a space, such as a UUID, and be sent once.`,
    { field: IDEMPOTENCY_KEY },
  );
}

/**
 * Returns what is kept of a named call, nothing of one without a name: hashes, of the name for its account, and of name, endpoint and body together. The name, which
 * nobody else knows, keeps a body from being found by trying.
 */
export async function idempotencyRecord(
  account: string,
  name: string | undefined,
  endpoint: string,
  body: Uint8Array,
): Promise<Once | undefined> {
  if (name === undefined) return undefined;
  const encoder = new TextEncoder();
  const head = encoder.encode(`${account}\n${name}\n${endpoint}\n`);
  const whole = new Uint8Array(head.length + body.length);
  whole.set(head);
  whole.set(body, head.length);
  const [named, asked] = await Promise.all([sha256(encoder.encode(`${account}\n${name}`)), sha256(whole)]);
  return { name: named, request: asked };
}
