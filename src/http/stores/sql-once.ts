import { type HeldOnce, ONCE_MS } from '../ports.js';
import { UNHURRIED } from './queryable.js';

/** How the tokens of reservations begin that are to be charged once. */
export const ONCE = '1-';

/** The reservations of a row u that hold at an instant, which is evaluated once for all of them. */
export const holding = (now: string): string =>
  `FROM (SELECT ${now}::float8 AS instant OFFSET 0) AS i, jsonb_each(u.holds) AS h (token, hold) WHERE (hold ->> 1)::float8 > instant`;

export const heldUnits = (now: string): string => `(SELECT coalesce(sum((hold ->> 0)::bigint), 0) ${holding(now)})`;

// A reservation has its name and request beside units and end. A charge committed while this waits is not seen: see CHARGED_ONCE.
const UNDER_WAY = `EXISTS (SELECT ${holding('$6')} AND hold ->> 2 = $8)`;

/** Parameters: account, period, token, units, included, now, lease; name, request. */
export const HOLD_ONCE = `
  WITH charged AS (
    SELECT request FROM siddhanta_once WHERE account_id = $1 AND name = $8 AND until > $6::float8
  ), held AS (
    INSERT INTO siddhanta_usage AS u (account_id, period, used, charges, holds)
    SELECT $1, $2, 0, 0, jsonb_build_object(
      $3::text, jsonb_build_array($4::bigint, $6::float8 + $7::float8, $8::text, $9::text))
    WHERE $4::bigint <= $5::bigint AND NOT EXISTS (SELECT FROM charged)
    ON CONFLICT (account_id, period) DO UPDATE
    SET holds = (SELECT coalesce(jsonb_object_agg(token, hold), '{}') ${holding('$6')})
      || CASE WHEN ${UNDER_WAY} THEN '{}' ELSE excluded.holds END
    WHERE ${UNDER_WAY} OR u.used + ${heldUnits('$6')} + $4::bigint <= $5::bigint
    RETURNING ${UNHURRIED}, u.holds -> $3::text IS NOT NULL AS is_held,
      (SELECT hold ->> 3 ${holding('$6')} AND hold ->> 2 = $8 LIMIT 1) AS request,
      ($5::bigint - u.used - ${heldUnits('$6')})::float8 AS remaining
  )
  SELECT (SELECT request FROM charged) AS charged, held.is_held, held.request AS under_way,
    coalesce(held.remaining, (
      SELECT greatest(0, $5::bigint - u.used - ${heldUnits('$6')})::float8
      FROM siddhanta_usage AS u WHERE account_id = $1 AND period = $2
    ), $5::float8) AS remaining
  FROM (SELECT) AS one LEFT JOIN held ON true`;

/**
 * Returns the request that was charged under a name. Asked after {@link HOLD_ONCE} has held, it sees every charge there can be: what was under way under the name has
 * ended, and nothing else comes under way while this is held. Parameters: account, name, now.
 */
export const CHARGED_ONCE = `SELECT request FROM siddhanta_once WHERE account_id = $1 AND name = $2 AND until > $3::float8`;

// The account's row is locked first. The primary key decides whether a name is charged: unlike a snapshot, it sees what was committed while
// the statement waited. The charge is then a row to the update (EvalPlanQual keeps it), not a condition on the old snapshot.
/** Parameters: account, period, token, now, lease. */
export const CONFIRM_ONCE = `
  WITH mine AS (
    SELECT holds -> $3::text AS hold FROM siddhanta_usage
    WHERE account_id = $1 AND period = $2 AND (holds -> $3::text ->> 1)::float8 > $4::float8
    FOR UPDATE
  ), claim AS (
    INSERT INTO siddhanta_once AS o (account_id, name, request, token, until)
    SELECT $1, hold ->> 2, hold ->> 3, $3::text, $4::float8 + ${ONCE_MS} FROM mine
    ON CONFLICT (account_id, name) DO UPDATE SET
      request = CASE WHEN o.until > $4::float8 THEN o.request ELSE excluded.request END,
      token = CASE WHEN o.until > $4::float8 THEN o.token ELSE excluded.token END,
      until = CASE WHEN o.until > $4::float8 THEN o.until ELSE excluded.until END
    RETURNING name, request, token
  ), told AS (
    SELECT claim.token = $3::text AS is_first, claim.request <> hold ->> 3 AS is_other, (hold ->> 0)::bigint AS units
    FROM claim, mine
  ), charge AS (
    UPDATE siddhanta_usage AS u SET
      used = u.used + CASE WHEN told.is_first THEN told.units ELSE 0 END,
      charges = u.charges + CASE WHEN told.is_first THEN 1 ELSE 0 END,
      holds = u.holds - $3::text
    FROM told WHERE u.account_id = $1 AND u.period = $2
    RETURNING u.charges, told.is_other
  ), note AS (
    INSERT INTO siddhanta_charged (account_id, token, until)
    SELECT $1, $3::text, $4::float8 + $5::float8 FROM charge WHERE NOT is_other
  )
  SELECT charges::float8 AS charges, is_other FROM charge`;

/** How often a process looks for charges under a name that are over, of whichever account, milliseconds. */
export const SWEEP_ONCE_MS = 3_600_000;

export const SWEEP_ONCE = 'DELETE FROM siddhanta_once WHERE until <= $1::float8';

/** What {@link HOLD_ONCE} returns. */
export interface OnceRow {
  readonly charged: string | null;
  /** null where nothing was written. */
  readonly is_held: boolean | null;
  /** The request that is held under the name afterwards: the one that was there, or this one. */
  readonly under_way: string | null;
  readonly remaining: number;
}

export function outcomeOf(
  { charged, is_held, under_way, remaining }: OnceRow,
  request: string,
  reservation: string,
): HeldOnce {
  if (charged !== null) return charged === request ? { outcome: 'charged', remaining } : { outcome: 'other_request' };
  if (is_held === null) return { outcome: 'exhausted' };
  if (is_held) return { outcome: 'held', reservation, remaining };
  return { outcome: under_way === request ? 'under_way' : 'other_request' };
}
