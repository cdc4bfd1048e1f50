import type { KeyKind, KeyRecord, KeyStore } from '../ports.js';
import { type Queryable, run } from './queryable.js';

const COLUMNS = 'id, kind, hash, plan, scopes, created_at, revoked_at';

/** Rows whose hash begins with the digits given: `g` comes after every hexadecimal digit. */
const FIND = `SELECT ${COLUMNS} FROM siddhanta_keys WHERE hash >= $1 AND hash < $1 || 'g'`;

const ADD = `INSERT INTO siddhanta_keys (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)`;

const LIST = `SELECT ${COLUMNS} FROM siddhanta_keys ORDER BY created_at, id`;

const REVOKE = `
  UPDATE siddhanta_keys SET revoked_at = coalesce(revoked_at, $2::timestamptz) WHERE id = $1
  RETURNING ${COLUMNS}`;

interface KeyRow {
  readonly id: string;
  readonly kind: KeyKind;
  readonly hash: string;
  readonly plan: string;
  readonly scopes: readonly string[];
  readonly created_at: Date;
  readonly revoked_at: Date | null;
}

function toRecord({ created_at, revoked_at, ...rest }: KeyRow): KeyRecord {
  return { ...rest, createdAt: created_at.toISOString(), revokedAt: revoked_at?.toISOString() ?? null };
}

/** Keys in a PostgreSQL database. Times are kept to the millisecond. */
export class SqlKeys implements KeyStore {
  readonly #db: Queryable;

  constructor(db: Queryable) {
    this.#db = db;
  }

  async find(lookup: string): Promise<readonly KeyRecord[]> {
    return this.#records(FIND, [lookup]);
  }

  async add({ id, kind, hash, plan, scopes, createdAt, revokedAt }: KeyRecord): Promise<void> {
    await run(this.#db, ADD, [id, kind, hash, plan, [...scopes], createdAt, revokedAt]);
  }

  async list(): Promise<readonly KeyRecord[]> {
    return this.#records(LIST, []);
  }

  async revoke(id: string, at: string): Promise<KeyRecord | undefined> {
    const [record] = await this.#records(REVOKE, [id, at]);
    return record;
  }

  async #records(text: string, params: unknown[]): Promise<readonly KeyRecord[]> {
    const rows = (await run(this.#db, text, params)) as readonly KeyRow[];
    return rows.map(toRecord);
  }
}
