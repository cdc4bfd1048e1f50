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
import { Batches } from './batches.js';
import { FIRST, type Queryable, run, UNHURRIED } from './queryable.js';
import {
  CHARGED_ONCE,
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

// Each statement decides about a row by that row alone, at most once: PostgreSQL evaluates conditions on its newest version. So each is
// atomic under READ COMMITTED. All lock rows in one order, so that no two wait for each other.

const at = (parameter: string, type: string, row: string): string =>
  `(${parameter}::${type}[])[array_position($1::text[], ${row})]`;

// The instants ascend, so those that left the window come first: width_bucket counts them.
/** Parameters: keys, limits, now. */
const ADMIT = `
  INSERT INTO siddhanta_rate AS r (key_id, admitted, allowed)
  SELECT key_id, ARRAY[now], true FROM unnest(${FIRST}, $3::float8[]) AS asked (key_id, now) ORDER BY key_id
  ON CONFLICT (key_id) DO UPDATE SET (admitted, allowed) = (
    SELECT
      CASE WHEN cardinality(kept) < most THEN kept || instant ELSE kept END,
      cardinality(kept) < most
    FROM
      (SELECT greatest(excluded.admitted[1], r.admitted[cardinality(r.admitted)]) AS instant,
        ${at('$2', 'int', 'r.key_id')} AS most OFFSET 0) AS i,
      LATERAL (SELECT r.admitted[1 + width_bucket(instant - ${RATE_WINDOW_MS}, r.admitted):] AS kept) AS k
  )
  RETURNING
    ${UNHURRIED},
    key_id AS name,
    allowed,
    greatest(0, ${at('$2', 'int', 'key_id')} - cardinality(admitted)) AS remaining,
    ceil((admitted[greatest(1, cardinality(admitted) - ${at('$2', 'int', 'key_id')} + 1)] + ${RATE_WINDOW_MS}
      - greatest(${at('$3', 'float8', 'key_id')}, admitted[cardinality(admitted)])) / 1000) AS reset_seconds`;

const NOW = at('$6', 'float8', 'u.account_id');

/** Parameters: accounts, periods, tokens, units, included, now, leases. */
const RESERVE = `
  INSERT INTO siddhanta_usage AS u (account_id, period, used, charges, holds)
  SELECT account_id, period, 0, 0, jsonb_build_object(token, jsonb_build_array(units, now + lease))
  FROM unnest(${FIRST}, $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::float8[], $7::float8[])
    AS asked (account_id, period, token, units, included, now, lease)
  WHERE units <= included ORDER BY account_id
  ON CONFLICT (account_id, period) DO UPDATE
  SET holds = (SELECT coalesce(jsonb_object_agg(token, hold), '{}') ${holding(NOW)}) || excluded.holds
  WHERE u.used + ${heldUnits(NOW)} + ${at('$4', 'bigint', 'u.account_id')} <= ${at('$5', 'bigint', 'u.account_id')}
  RETURNING ${UNHURRIED}, account_id AS name,
    (${at('$5', 'bigint', 'u.account_id')} - u.used - ${heldUnits(NOW)})::float8 AS remaining`;

// The row exists; it is named by an insertion, which locks rows in order and sees the newest version.
/** Parameters: accounts, periods, tokens, now, leases. */
const CONFIRM = `
  WITH asked AS (
    SELECT * FROM unnest(${FIRST}, $2::text[], $3::text[], $4::float8[], $5::float8[])
      AS asked (account_id, period, token, now, lease)
  ), charge AS (
    INSERT INTO siddhanta_usage AS u (account_id, period, used, charges, holds)
    SELECT account_id, period, 0, 0, '{}' FROM asked
    WHERE (SELECT true FROM siddhanta_usage AS s WHERE s.account_id = asked.account_id AND s.period = asked.period)
    ORDER BY account_id
    ON CONFLICT (account_id, period) DO UPDATE SET
      used = u.used + (u.holds -> ${at('$3', 'text', 'u.account_id')} ->> 0)::bigint,
      charges = u.charges + 1,
      holds = u.holds - ${at('$3', 'text', 'u.account_id')}
    WHERE (u.holds -> ${at('$3', 'text', 'u.account_id')} ->> 1)::float8 > ${at('$4', 'float8', 'u.account_id')}
    RETURNING account_id, charges
  ), note AS (
    INSERT INTO siddhanta_charged (account_id, token, until)
    SELECT account_id, token, now + lease FROM charge JOIN asked USING (account_id) WHERE charges > 0
  )
  SELECT account_id AS name, charges::float8 AS charges FROM charge WHERE charges > 0`;

const WAS_CHARGED = 'SELECT true AS charged FROM siddhanta_charged WHERE account_id = $1 AND token = $2';

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

/** The id of a reservation names its account, so that every statement goes to one row. */
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

function columns<Row>(rows: readonly Row[], fields: readonly (keyof Row)[]): unknown[][] {
  return fields.map((field) => rows.map((row) => row[field]));
}

function byName<Row extends NamedRow>(names: readonly string[], rows: readonly unknown[]): (Row | undefined)[] {
  const found = new Map((rows as readonly Row[]).map((row) => [row.name, row]));
  return names.map((name) => found.get(name));
}

/**
 * Usage in a PostgreSQL database. Calls of one key or account would wait for its row, each on a connection. They wait here instead, so that one which
 * is called a lot takes few connections of the process, and leaves the others to other accounts. What different accounts ask for meanwhile is done in
 * one statement, and all charges of it wait for the disk once.
 */
export class SqlUsage implements UsageStore {
  readonly #db: Queryable;
  readonly #admissions: Batches<AdmissionRequest, AdmissionRow | undefined>;
  readonly #holds: Batches<Place & ReservationRequest, HeldRow | undefined>;
  readonly #charges: Batches<Place & { readonly now: number }, (ChargeRow & NamedRow) | undefined>;
  readonly #turns = new Turns();
  /** From when on the charges made under a name are looked through for those that are over. */
  #nextSweep = 0;

  constructor(db: Queryable) {
    this.#db = db;
    this.#admissions = new Batches(async (all) => {
      const rows = await run(db, ADMIT, columns(all, ['keyId', 'limit', 'now']));
      return byName<AdmissionRow>(
        all.map(({ keyId }) => keyId),
        rows,
      );
    });
    this.#holds = new Batches(async (all) => {
      const fields = ['accountId', 'period', 'token', 'units', 'included', 'now', 'leaseMs'] as const;
      const rows = await run(db, RESERVE, columns(all, fields));
      return byName<HeldRow>(
        all.map(({ accountId }) => accountId),
        rows,
      );
    });
    this.#charges = new Batches(async (all) => {
      const rows = await run(db, CONFIRM, columns(all, ['accountId', 'period', 'token', 'now', 'leaseMs']));
      return byName<ChargeRow & NamedRow>(
        all.map(({ accountId }) => accountId),
        rows,
      );
    });
  }

  async admit(request: AdmissionRequest): Promise<Admission> {
    const row = await this.#admissions.add(request, request.keyId);
    if (row === undefined) throw new Error('The database returned nothing for an admission.');
    return { allowed: row.allowed, remaining: row.remaining, resetSeconds: row.reset_seconds };
  }

  async reserve(request: ReservationRequest): Promise<string | undefined> {
    return (await this.hold(request))?.reservation;
  }

  async hold(request: ReservationRequest): Promise<Held | undefined> {
    const place = { ...request, token: randomBase62(12) };
    const row = await this.#holds.add(place, request.accountId);
    return row && { reservation: nameOf(place), remaining: row.remaining };
  }

  async holdOnce(request: ReservationRequest, { name, request: requested }: Once): Promise<HeldOnce> {
    const { accountId, period, units, included, leaseMs, now } = request;
    const token = ONCE + randomBase62(12);
    const params = [accountId, period, token, units, included, now, leaseMs, name, requested];
    const [row] = (await this.#turns.take(accountId, () => run(this.#db, HOLD_ONCE, params))) as readonly OnceRow[];
    if (row === undefined) throw new Error('The database returned nothing for a reservation.');
    const outcome = outcomeOf(row, requested, nameOf({ accountId, period, leaseMs, token }));
    if (outcome.outcome !== 'held') return outcome;
    const [charged] = (await run(this.#db, CHARGED_ONCE, [accountId, name, now])) as readonly { request: string }[];
    if (charged === undefined) return outcome;
    await this.release(outcome.reservation);
    if (charged.request !== requested) return { outcome: 'other_request' };
    return { outcome: 'charged', remaining: row.remaining + units };
  }

  async confirm(reservation: string, now: number): Promise<boolean> {
    const place = placeOf(reservation);
    if (place === undefined) return false;
    const { accountId, token } = place;
    const isOnce = token.startsWith(ONCE);
    const row = isOnce ? await this.#confirmOnce(place, now) : await this.#charges.add({ ...place, now }, accountId);
    if (row === undefined) return (await run(this.#db, WAS_CHARGED, [accountId, token])).length > 0;
    if (row.is_other === true) return false;
    // The charge is made: a failure to sweep must not look like a failure to charge.
    if (row.charges % SWEEP_EVERY === 0) await run(this.#db, SWEEP, [accountId, now]).catch(() => {});
    if (isOnce && now >= this.#nextSweep) {
      this.#nextSweep = now + SWEEP_ONCE_MS;
      await run(this.#db, SWEEP_ONCE, [now]).catch(() => {});
    }
    return true;
  }

  async #confirmOnce({ accountId, period, token, leaseMs }: Place, now: number): Promise<ChargeRow | undefined> {
    const params = [accountId, period, token, now, leaseMs];
    const rows = await this.#turns.take(accountId, () => run(this.#db, CONFIRM_ONCE, params));
    return (rows as readonly ChargeRow[])[0];
  }

  async release(reservation: string): Promise<void> {
    const place = placeOf(reservation);
    if (place === undefined) return;
    const { accountId, period, token } = place;
    await this.#turns.take(accountId, () => run(this.#db, RELEASE, [accountId, period, token]));
  }

  async usage(accountId: string, period: string, now: number): Promise<Usage> {
    const [row] = (await run(this.#db, USAGE, [accountId, period, now])) as readonly Usage[];
    return { used: row?.used ?? 0, reserved: row?.reserved ?? 0 };
  }
}

interface NamedRow {
  readonly name: string;
}

interface AdmissionRow extends NamedRow {
  readonly allowed: boolean;
  readonly remaining: number;
  readonly reset_seconds: number;
}

interface HeldRow extends NamedRow {
  readonly remaining: number;
}

interface ChargeRow {
  readonly charges: number;
  readonly is_other?: boolean;
}
