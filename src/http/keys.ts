import { SiddhantaError } from '../errors.js';
import { type KeyKind, type KeyRecord, type KeyStore, LOOKUP_DIGITS } from './ports.js';
import { BASE62, randomBase62 } from './random.js';
import { UnknownKeys } from './refusalCache.js';
import { sha256 } from './sha256.js';

const KEY = /^svc_(live|test)_[0-9A-Za-z]{38}$/;
const RANDOM_LENGTH = 32;
const CHECKSUM_LENGTH = 6;

/** CRC-32 (ISO 3309, reflected polynomial EDB88320) of a text of ASCII characters. */
function crc32(text: string): number {
  let crc = 0xffffffff;
  for (let i = 0; i < text.length; i++) {
    crc ^= text.charCodeAt(i);
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function checksum(text: string): string {
  let value = crc32(text);
  let digits = '';
  for (let i = 0; i < CHECKSUM_LENGTH; i++) {
    digits = BASE62[value % BASE62.length] + digits;
    value = Math.floor(value / BASE62.length);
  }
  return digits;
}

/**
 * Returns whether a text has the form of a key: `svc_live_` or `svc_test_`, 32 letters or digits, and 6 more that are the
 * CRC-32 of all before them in base 62. The checksum finds typing errors without asking the store; it is no secret.
 *
 * @example
 * ```ts
 * isWellFormedKey('svc_test_00000000000000000000000000000000000000'); // => false
 * ```
 */
export function isWellFormedKey(text: string): boolean {
  const body = text.length - CHECKSUM_LENGTH;
  return KEY.test(text) && text.slice(body) === checksum(text.slice(0, body));
}

/**
 * Returns the hash under which a key is stored: SHA-256 of its characters, 64 hexadecimal digits. Keys carry 190 random
 * bits, so the hash needs neither salt nor stretching.
 */
export async function hashKey(key: string): Promise<string> {
  return sha256(new TextEncoder().encode(key));
}

/** Returns a new key of a kind. */
export function newKey(kind: KeyKind): string {
  const body = `svc_${kind}_${randomBase62(RANDOM_LENGTH)}`;
  return body + checksum(body);
}

/** Returns whether two hashes are equal, in a time that does not depend on where they differ. */
export function isSameHash(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}

/** Returns whether a key has expired at an instant, milliseconds since 1970-01-01T00:00Z. */
export function hasExpired({ expiresAt }: Pick<KeyRecord, 'expiresAt'>, now: number): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= now;
}

/**
 * Returns the record of the key in a request's `X-API-Key` header.
 *
 * @param unknown keys that the store did not know a moment ago; it is not asked for them again
 * @param now milliseconds since 1970-01-01T00:00Z, by which a key has expired or not
 * @throws {SiddhantaError} `missing_api_key`, `invalid_api_key` (malformed, or of no known key), `revoked_api_key` (revoked or expired)
 */
export async function authenticate(
  key: string | null,
  store: KeyStore,
  unknown: UnknownKeys = new UnknownKeys(),
  now: number = Date.now(),
): Promise<KeyRecord> {
  if (key === null || key === '') {
    throw new SiddhantaError('missing_api_key', 'The request has no API key. Send it in the header X-API-Key.');
  }
  const invalid = (reason: string): SiddhantaError =>
    new SiddhantaError('invalid_api_key', `${reason} Copy the key again, or request a new one.`);
  if (!isWellFormedKey(key)) {
    throw invalid('The header X-API-Key is not a key; it must be svc_live_ or svc_test_ and 38 letters or digits.');
  }
  const hash = await hashKey(key);
  const stranger = 'The key in the header X-API-Key is unknown.';
  if (unknown.has(hash)) throw invalid(stranger);
  const candidates = await store.find(hash.slice(0, LOOKUP_DIGITS));
  const record = candidates.find((candidate) => isSameHash(candidate.hash, hash));
  if (record === undefined) {
    unknown.note(hash);
    throw invalid(stranger);
  }
  if (record.revokedAt !== null) {
    throw new SiddhantaError('revoked_api_key', 'The key has been revoked. Use another one.');
  }
  if (hasExpired(record, now)) {
    throw new SiddhantaError('revoked_api_key', `The key expired at ${record.expiresAt}. Use another one.`);
  }
  return record;
}

/**
 * Refuses a key that may not call the operations of a group.
 *
 * @throws {SiddhantaError} `insufficient_scope`
 */
export function requireScope({ scopes }: KeyRecord, scope: string): void {
  if (scopes.includes(scope) || scopes.includes('*')) return;
  throw new SiddhantaError(
    'insufficient_scope',
    `This key may not call operations of the group ${scope}; it may call ${scopes.join(', ') || 'none'}. Use a key with the scope ${scope}.`,
  );
}
