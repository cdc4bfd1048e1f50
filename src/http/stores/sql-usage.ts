import {
  type Admission,
  type AdmissionRequest,
  type Held,
  type HeldOnce,
  type Once,
  RATE_WINDOW_MS,
  type ReservationRequest,
  type Usage,
  type UsageStore,
} from '../ports.js';
import { randomBase62 } from '../random.js';
import { type Queryable, run, UNHURRIED } from './queryable.js';
import {
  CONFIRM_ONCE,
  HOLD_ONCE,
  heldUnits,
  holding,
  ONCE,
  type OnceRow,
  outcomeOf,
  SWEEP_ONCE,
  SWEEP_ONCE_MS,
} from './sql-once.js';
import { Turns } from './turns.js';

// Every statement below writes one row, of one key or of one account, and decides by that row alone. PostgreSQL locks the row and
// evaluates conditions and new values on its newest version, also when the statement began before that was committed. So each is
// atomic under READ COMMITTED, and the calls of one account are settled one after the other.

// The instants ascend, so that those which have left the window are a beginning of the array: width_bucket counts them.
const ADMIT = `
  INSERT INTO siddhanta_rate AS r (key_id, admitted, allowed) VALUES ($1, ARRAY[$3::float8], true)
  ON CONFLICT (key_id) DO UPDATE SET (admitted, allowed) = (
    SELECT
      CASE WHEN cardinality(kept) < $2::int THEN kept || instant ELSE kept END,
      cardinality(kept) < $2::int
    FROM
      (SELECT greatest($3::float8, r.admitted[cardinality(r.admitted)]) AS instant) AS i,
      LATERAL (SELECT r.admitted[1 + width_bucket(instant - ${RATE_WINDOW_MS}, r.admitted):] AS kept) AS k
  )
  RETURNING
    ${UNHURRIED},
    allowed,
    greatest(0, $2::int - cardinality(admitted)) AS remaining,
    ceil((admitted[greatest(1, cardinality(admitted) - $2::int + 1)] + ${RATE_WINDOW_MS}
      - greatest($3::float8, admitted[cardinality(admitted)])) / 1000) AS reset_seconds`;

const RESERVE = `
  INSERT INTO siddhanta_usage AS u (account_id, period, used, charges, holds)
  SELECT $1, $2, 0, 0, jsonb_build_object($3::text, jsonb_build_array($4::bigint, $6::float8 + $7::float8))
  WHERE $4::bigint <= $5::bigint
  ON CONFLICT (account_id, period) DO UPDATE
  SET holds = (SELECT coalesce(jsonb_object_agg(token, hold), '{}') ${holding('$6')}) || excluded.holds
  WHERE u.used + ${heldUnits('$6')} + $4::bigint <= $5::bigint
  RETURNING ${UNHURRIED}, ($5::bigint - u.used - ${heldUnits('$6')})::float8 AS remaining`;

const CONFIRM = `
  WITH charge AS (
    UPDATE siddhanta_usage
    SET used = used + (holds -> $3::text ->> 0)::bigint, charges = charges + 1, holds = holds - $3::text
    WHERE account_id = $1 AND period = $2 AND (holds -> $3::text ->> 1)::float8 > $4::float8
    RETURNING charges
  ), note AS (
    INSERT INTO siddhanta_charged (account_id, token, until) SELECT $1, $3::text, $4::float8 + $5::float8 FROM charge
  )
  SELECT charges::float8 AS charges FROM charge`;

const WAS_CHARGED = 'SELECT true AS charged FROM siddhanta_charged WHERE account_id = $1 AND token = $2';

/** A charge is forgotten when its time is over and as many more have been made on the account. */
const SWEEP_EVERY = 64;

const SWEEP = `
  DELETE FROM siddhanta_charged WHERE account_id = $1 AND token IN (
    SELECT token FROM siddhanta_charged WHERE account_id = $1 AND until <= $2::float8 FOR UPDATE SKIP LOCKED
  )`;

const RELEASE = `
  UPDATE siddhanta_usage SET holds = holds - $3::text
  WHERE account_id = $1 AND period = $2 AND holds -> $3::text IS NOT NULL
  RETURNING ${UNHURRIED}`;

const USAGE = `
  SELECT used::float8 AS used,
    ${heldUnits('$3')}::float8 AS reserved
  FROM siddhanta_usage AS u WHERE account_id = $1 AND period = $2`;

/** Where a reservation stands. Its id says it, so that every statement goes to the row of one account. */
interface Place {
  readonly accountId: string;
  readonly period: string;
  readonly leaseMs: number;
  readonly token: string;
}

const nameOf = ({ accountId, period, leaseMs, token }: Place): string => `${accountId}/${period}/${leaseMs}/${token}`;

function placeOf(reservation: string): Place | undefined {
  const [, accountId, period, leaseMs, token] = /^(.*)\/([^/]*)\/([^/]*)\/([^/]*)$/s.exec(reservation) ?? [];
  if (accountId === undefined || period === undefined || token === undefined) return undefined;
  return { accountId, period, leaseMs: Number(leaseMs), token };
}

/**
 * Usage in a PostgreSQL database.
 *
 * Calls of one key or account would wait for its row, each on a connection. They wait here instead, so that one which is called a lot
 * takes one connection of the process for each of its tables at most, and leaves the others to other accounts.
 */
export class SqlUsage implements UsageStore {
  readonly #db: Queryable;
  readonly #rateTurns = new Turns();
  readonly #usageTurns = new Turns();
  /** From when on the charges made under a name are looked through for those that are over. */
  #nextSweep = 0;

  constructor(db: Queryable) {
    this.#db = db;
  }

  async admit({ keyId, limit, now }: AdmissionRequest): Promise<Admission> {
    const rows = await this.#rateTurns.take(keyId, () => run(this.#db, ADMIT, [keyId, limit, now]));
    const [row] = rows as readonly AdmissionRow[];
    if (row === undefined) throw new Error('The database returned nothing for an admission.');
    return { allowed: row.allowed, remaining: row.remaining, resetSeconds: row.reset_seconds };
  }

  async reserve(request: ReservationRequest): Promise<string | undefined> {
    return (await this.hold(request))?.reservation;
  }

  async hold({ accountId, period, units, included, leaseMs, now }: ReservationRequest): Promise<Held | undefined> {
    const token = randomBase62(12);
    const params = [accountId, period, token, units, included, now, leaseMs];
    const [row] = (await this.#usageTurns.take(accountId, () => run(this.#db, RESERVE, params))) as readonly HeldRow[];
    return row && { reservation: nameOf({ accountId, period, leaseMs, token }), remaining: row.remaining };
  }

  async holdOnce(request: ReservationRequest, { name, request: asked }: Once): Promise<HeldOnce> {
    const { accountId, period, units, included, leaseMs, now } = request;
    const token = ONCE + randomBase62(12);
    const params = [accountId, period, token, units, included, now, leaseMs, name, asked];
    const [row] = (await this.#usageTurns.take(accountId, () =>
      run(this.#db, HOLD_ONCE, params),
    )) as readonly OnceRow[];
    if (row === undefined) throw new Error('The database returned nothing for a reservation.');
    return outcomeOf(row, asked, nameOf({ accountId, period, leaseMs, token }));
  }

  async confirm(reservation: string, now: number): Promise<boolean> {
    const place = placeOf(reservation);
    if (place === undefined) return false;
    const { accountId, period, leaseMs, token } = place;
    const isOnce = token.startsWith(ONCE);
    const params = [accountId, period, token, now, leaseMs];
    const work = () => run(this.#db, isOnce ? CONFIRM_ONCE : CONFIRM, params);
    const [row] = (await this.#usageTurns.take(accountId, work)) as readonly ChargeRow[];
    if (row === undefined) return (await run(this.#db, WAS_CHARGED, [accountId, token])).length > 0;
    if (row.is_other === true) return false;
    // The charge is made: what happens to the sweeping must not look as if it were not. The next one sweeps for this one.
    if (row.charges % SWEEP_EVERY === 0) await run(this.#db, SWEEP, [accountId, now]).catch(() => {});
    if (isOnce && now >= this.#nextSweep) {
      this.#nextSweep = now + SWEEP_ONCE_MS;
      await run(this.#db, SWEEP_ONCE, [now]).catch(() => {});
    }
    return true;
  }

  async release(reservation: string): Promise<void> {
    const place = placeOf(reservation);
    if (place === undefined) return;
    const { accountId, period, token } = place;
    await this.#usageTurns.take(accountId, () => run(this.#db, RELEASE, [accountId, period, token]));
  }

  async usage(accountId: string, period: string, now: number): Promise<Usage> {
    const [row] = (await run(this.#db, USAGE, [accountId, period, now])) as readonly Usage[];
    return { used: row?.used ?? 0, reserved: row?.reserved ?? 0 };
  }
}

interface AdmissionRow {
  readonly allowed: boolean;
  readonly remaining: number;
  readonly reset_seconds: number;
}

interface HeldRow {
  readonly remaining: number;
}

interface ChargeRow {
  readonly charges: number;
  /** Whether another request was charged under the name of this one. */
  readonly is_other?: boolean;
}
