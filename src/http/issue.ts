import { SiddhantaError } from '../errors.js';
import { describe } from '../input/parse.js';
import { hashKey, newKey } from './keys.js';
import type { Account, KeyKind, KeyRecord, KeyStore, StoredKey } from './ports.js';
import { randomBase62 } from './random.js';

const ID_LENGTH = 16;

const MOST_CHARACTERS = 100;

const FREE = 'free';

/** What a new key is to be. */
export interface NewKey {
  /** `live` by default. */
  readonly kind?: KeyKind;
  /** Name of the account that it is to belong to, made when there is none of that name: 1 to 100 characters. By default one is made for the key alone. */
  readonly account?: string;
  /** Name of the account's plan: `free` by default for a new account, that of the account for one that is there. */
  readonly plan?: string;
  /** Operation groups that the key may call; all of them (`*`) by default. */
  readonly scopes?: readonly string[];
  /** A note for whoever lists the keys, 1 to 100 characters; none by default. */
  readonly label?: string;
  /** From when on the key is refused, milliseconds since 1970-01-01T00:00Z, after `now`; never by default. */
  readonly expires?: number;
  /** Milliseconds since 1970-01-01T00:00Z; the time of the system by default. */
  readonly now?: number;
}

/** A key just created. `key` is shown here and nowhere else. */
export interface IssuedKey {
  readonly key: string;
  readonly record: KeyRecord;
}

const iso = (at: number): string => new Date(at).toISOString();

function requirePlainText(text: string | undefined, field: string): void {
  if (text === undefined) return;
  if (text.length <= MOST_CHARACTERS && text.trim() === text && /^[^\p{C}\p{Zl}\p{Zp}]+$/u.test(text)) return;
  throw new SiddhantaError(
    'invalid_value',
    `${field} is ${describe(text)}; it must be 1 to ${MOST_CHARACTERS} characters on one line, without a space at either end.`,
    { field },
  );
}

function requireLater(expires: number | null | undefined, now: number): void {
  if (expires === undefined || expires === null || expires > now) return;
  throw new SiddhantaError(
    'invalid_value',
    `expires is ${iso(expires)}, which is in the past; it must be later than now.`,
    { field: 'expires' },
  );
}

async function accountFor(
  store: Pick<KeyStore, 'openAccount'>,
  name: string | undefined,
  plan: string | undefined,
  createdAt: string,
): Promise<Account> {
  const id = `acc_${randomBase62(ID_LENGTH)}`;
  const account = await store.openAccount({ id, name: name ?? id, plan: plan ?? FREE, createdAt });
  if (plan === undefined || account.plan === plan) return account;
  throw new SiddhantaError(
    'invalid_value',
    `plan is ${describe(plan)}, but the account has the plan ${account.plan}. Leave plan out, or change the plan of the account first.`,
    { field: 'plan' },
  );
}

/**
 * Returns a new key after adding its record to a store. The key is not kept anywhere: show it once.
 *
 * @throws {SiddhantaError} `invalid_value` for an account or label that is too long or has several lines, for an end that does not lie ahead, and for
 * another plan than the account has; with the field
 *
 * @example
 * ```ts
 * import { issueKey, memoryStores } from 'siddhanta/http';
 * const { keys } = memoryStores();
 * const { key, record } = await issueKey(keys, { kind: 'test', scopes: ['charts'], account: 'acme' });
 * key.startsWith('svc_test_'); // => true
 * key.length; // => 47
 * record.scopes; // => ['charts']
 * const other = await issueKey(keys, { account: 'acme', label: 'staging' });
 * other.record.account === record.account; // => true
 * ```
 */
export async function issueKey(store: Pick<KeyStore, 'add' | 'openAccount'>, request: NewKey = {}): Promise<IssuedKey> {
  const { kind = 'live', scopes = ['*'], label, expires, now = Date.now() } = request;
  requirePlainText(request.account, 'account');
  requirePlainText(label, 'label');
  requireLater(expires, now);
  const createdAt = iso(now);
  const { id: account, name: accountName, plan } = await accountFor(store, request.account, request.plan, createdAt);
  const key = newKey(kind);
  const stored: StoredKey = {
    id: `key_${randomBase62(ID_LENGTH)}`,
    kind,
    hash: await hashKey(key),
    account,
    scopes: [...scopes],
    label: label ?? null,
    createdAt,
    expiresAt: expires === undefined ? null : iso(expires),
    revokedAt: null,
    lastUsedOn: null,
    replacedBy: null,
  };
  await store.add(stored);
  return { key, record: { ...stored, accountName, plan } };
}

/** How a key is to be replaced. */
export interface NewRotation {
  /** How long the old key stays good beside the new one, milliseconds ≥ 0; with 0 it ends at once. */
  readonly overlapMs: number;
  /** From when on the new key is refused, milliseconds since 1970-01-01T00:00Z; null for never; when the old one was to be by default. */
  readonly expires?: number | null;
  /** Milliseconds since 1970-01-01T00:00Z; the time of the system by default. */
  readonly now?: number;
}

/**
 * Returns a new key of the account, scopes and label of another one, which ends after an overlap; undefined, with nothing done, when that one is
 * revoked, expired or replaced already. Show the key once.
 *
 * @throws {SiddhantaError} `invalid_value` for an end that does not lie ahead, and for a negative overlap; with the field
 *
 * @example
 * ```ts
 * import { issueKey, memoryStores, rotateKey } from 'siddhanta/http';
 * const { keys } = memoryStores();
 * const now = Date.UTC(2026, 6, 15);
 * const { record } = await issueKey(keys, { label: 'web', now });
 * const rotated = await rotateKey(keys, record, { overlapMs: 86_400_000, now: now + 1000 });
 * rotated?.record.label; // => 'web'
 * const [old] = await keys.list();
 * old?.expiresAt; // => '2026-07-16T00:00:01.000Z'
 * old?.replacedBy === rotated?.record.id; // => true
 * ```
 */
export async function rotateKey(
  store: Pick<KeyStore, 'rotate'>,
  { id, kind, expiresAt }: KeyRecord,
  { overlapMs, expires, now = Date.now() }: NewRotation,
): Promise<IssuedKey | undefined> {
  requireLater(expires, now);
  if (!(overlapMs >= 0)) {
    throw new SiddhantaError('invalid_value', `overlap is ${overlapMs} ms; it must not be negative.`, {
      field: 'overlap',
    });
  }
  const key = newKey(kind);
  const record = await store.rotate({
    id,
    successor: { id: `key_${randomBase62(ID_LENGTH)}`, hash: await hashKey(key) },
    at: iso(now),
    endsAt: iso(now + overlapMs),
    expiresAt: expires === undefined ? expiresAt : expires === null ? null : iso(expires),
  });
  return record && { key, record };
}
