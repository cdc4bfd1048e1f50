import type { Account, KeyKind, KeyRecord, KeyStore, Rotation, StoredKey } from '../ports.js';
import { Batches } from './batches.js';
import { FIRST, type Queryable, run } from './queryable.js';

const COLUMNS =
  'id, kind, hash, account_id, scopes, label, created_at, expires_at, revoked_at, last_used_on, replaced_by';
const ACCOUNT_COLUMNS = 'id, name, plan, created_at';

const reading = (table: string): string => `
  SELECT k.id, k.kind, k.hash, k.account_id, k.scopes, k.label, k.created_at, k.expires_at, k.revoked_at,
    to_char(k.last_used_on, 'YYYY-MM-DD') AS last_used_on, k.replaced_by, a.name AS account_name, a.plan
  FROM ${table} AS k JOIN siddhanta_accounts AS a ON a.id = k.account_id`;

/** `g` sorts after every hexadecimal digit. */
const FIND = `
  SELECT lookup, found.* FROM unnest(${FIRST}) AS asked (lookup), LATERAL (
    ${reading('siddhanta_keys')} WHERE k.hash >= lookup AND k.hash < lookup || 'g' OFFSET 0
  ) AS found`;

const ADD = `INSERT INTO siddhanta_keys (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

const LIST = `${reading('siddhanta_keys')} ORDER BY k.created_at, k.id`;

const REVOKE = `
  WITH changed AS (
    UPDATE siddhanta_keys SET revoked_at = coalesce(revoked_at, $2::timestamptz) WHERE id = $1 RETURNING *
  ) ${reading('changed')}`;

// One statement, so that both happen or neither. The second of two rotations waits for the row and finds it replaced.
const ROTATE = `
  WITH old AS (
    UPDATE siddhanta_keys SET
      replaced_by = $2,
      revoked_at = CASE WHEN $5::timestamptz <= $4::timestamptz THEN $4 END,
      expires_at = CASE WHEN $5::timestamptz <= $4::timestamptz THEN expires_at ELSE least(expires_at, $5) END
    WHERE id = $1 AND revoked_at IS NULL AND replaced_by IS NULL AND (expires_at IS NULL OR expires_at > $4)
    RETURNING kind, account_id, scopes, label
  ), made AS (
    INSERT INTO siddhanta_keys (id, kind, hash, account_id, scopes, label, created_at, expires_at)
    SELECT $2, kind, $3, account_id, scopes, label, $4, $6::timestamptz FROM old
    RETURNING *
  ) ${reading('made')}`;

const NOTE_USE = `
  UPDATE siddhanta_keys SET last_used_on = $2::date WHERE id = $1 AND (last_used_on IS NULL OR last_used_on < $2::date)`;

const OPEN_ACCOUNT = `
  INSERT INTO siddhanta_accounts (${ACCOUNT_COLUMNS}) VALUES ($1, $2, $3, $4) ON CONFLICT (name) DO NOTHING
  RETURNING ${ACCOUNT_COLUMNS}`;

const NAMED_ACCOUNT = `SELECT ${ACCOUNT_COLUMNS} FROM siddhanta_accounts WHERE name = $1`;

const ACCOUNTS = `SELECT ${ACCOUNT_COLUMNS} FROM siddhanta_accounts ORDER BY created_at, id`;

const SET_PLAN = `UPDATE siddhanta_accounts SET plan = $2 WHERE name = $1 RETURNING ${ACCOUNT_COLUMNS}`;

interface KeyRow {
  readonly id: string;
  readonly kind: KeyKind;
  readonly hash: string;
  readonly account_id: string;
  readonly account_name: string;
  readonly plan: string;
  readonly scopes: readonly string[];
  readonly label: string | null;
  readonly created_at: Date;
  readonly expires_at: Date | null;
  readonly revoked_at: Date | null;
  readonly last_used_on: string | null;
  readonly replaced_by: string | null;
}

interface FoundRow extends KeyRow {
  readonly lookup: string;
}

interface AccountRow {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  readonly created_at: Date;
}

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

function toRecord(row: KeyRow): KeyRecord {
  const { id, kind, hash, plan, scopes, label } = row;
  return {
    id,
    kind,
    hash,
    account: row.account_id,
    accountName: row.account_name,
    plan,
    scopes,
    label,
    createdAt: row.created_at.toISOString(),
    expiresAt: instant(row.expires_at),
    revokedAt: instant(row.revoked_at),
    lastUsedOn: row.last_used_on,
    replacedBy: row.replaced_by,
  };
}

function toAccount({ created_at, ...rest }: AccountRow): Account {
  return { ...rest, createdAt: created_at.toISOString() };
}

/** Accounts and keys in a PostgreSQL database. Times are kept to the millisecond. */
export class SqlKeys implements KeyStore {
  readonly #db: Queryable;

  readonly #lookups: Batches<string, readonly KeyRecord[]>;

  constructor(db: Queryable) {
    this.#db = db;
    this.#lookups = new Batches(async (lookups) => {
      const rows = (await run(db, FIND, [[...new Set(lookups)]])) as readonly FoundRow[];
      return lookups.map((lookup) => rows.filter((row) => row.lookup === lookup).map(toRecord));
    });
  }

  async find(lookup: string): Promise<readonly KeyRecord[]> {
    return this.#lookups.add(lookup);
  }

  async add(key: StoredKey): Promise<void> {
    const { id, kind, hash, account, scopes, label, createdAt, expiresAt, revokedAt, lastUsedOn, replacedBy } = key;
    const times = [createdAt, expiresAt, revokedAt, lastUsedOn];
    await run(this.#db, ADD, [id, kind, hash, account, [...scopes], label, ...times, replacedBy]);
  }

  async list(): Promise<readonly KeyRecord[]> {
    return this.#records(LIST, []);
  }

  async revoke(id: string, at: string): Promise<KeyRecord | undefined> {
    const [record] = await this.#records(REVOKE, [id, at]);
    return record;
  }

  async rotate({ id, successor, at, endsAt, expiresAt }: Rotation): Promise<KeyRecord | undefined> {
    const [record] = await this.#records(ROTATE, [id, successor.id, successor.hash, at, endsAt, expiresAt]);
    return record;
  }

  async noteUse(id: string, day: string): Promise<void> {
    await run(this.#db, NOTE_USE, [id, day]);
  }

  async openAccount({ id, name, plan, createdAt }: Account): Promise<Account> {
    const [made] = await this.#accounts(OPEN_ACCOUNT, [id, name, plan, createdAt]);
    const [account] = made === undefined ? await this.#accounts(NAMED_ACCOUNT, [name]) : [made];
    if (account === undefined) throw new Error('The database has neither made nor found an account.');
    return account;
  }

  async accounts(): Promise<readonly Account[]> {
    return this.#accounts(ACCOUNTS, []);
  }

  async setPlan(name: string, plan: string): Promise<Account | undefined> {
    const [account] = await this.#accounts(SET_PLAN, [name, plan]);
    return account;
  }

  async #records(text: string, params: unknown[]): Promise<readonly KeyRecord[]> {
    const rows = (await run(this.#db, text, params)) as readonly KeyRow[];
    return rows.map(toRecord);
  }

  async #accounts(text: string, params: unknown[]): Promise<readonly Account[]> {
    const rows = (await run(this.#db, text, params)) as readonly AccountRow[];
    return rows.map(toAccount);
  }
}
