import { type Queryable, run } from './queryable.js';

/** Steps between versions of the tables; the first makes version 1. Never edit a released one. */
const STEPS: readonly string[] = [
  `
  CREATE TABLE siddhanta_keys (
    id text COLLATE "C" PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('live', 'test')),
    -- SHA-256 in hexadecimal digits; the index serves searches by its beginning.
    hash text COLLATE "C" NOT NULL UNIQUE CHECK (hash ~ '^[0-9a-f]{64}$'),
    plan text NOT NULL,
    scopes text[] NOT NULL,
    created_at timestamptz NOT NULL,
    revoked_at timestamptz
  );

  -- Half of each page stays free, so that a new version of a row finds room beside the old one and no index is touched.
  CREATE TABLE siddhanta_rate (
    key_id text COLLATE "C" PRIMARY KEY,
    -- Instants of the admitted requests, ms since 1970, ascending.
    admitted float8[] NOT NULL,
    -- Whether the last request was admitted.
    allowed boolean NOT NULL
  ) WITH (fillfactor = 50);

  CREATE TABLE siddhanta_usage (
    key_id text COLLATE "C" NOT NULL,
    -- UTC calendar month, YYYY-MM.
    period text COLLATE "C" NOT NULL,
    -- Units charged, and in how many charges.
    used bigint NOT NULL CHECK (used >= 0),
    charges bigint NOT NULL,
    -- Reservations: token → [units, instant at which the lease is over].
    holds jsonb NOT NULL,
    PRIMARY KEY (key_id, period)
  ) WITH (fillfactor = 50);

  -- Compressing a long value again for every call would cost more than the call.
  ALTER TABLE siddhanta_rate ALTER COLUMN admitted SET STORAGE EXTERNAL;
  ALTER TABLE siddhanta_usage ALTER COLUMN holds SET STORAGE EXTERNAL;

  -- Reservations charged not long ago, so that asking again charges nothing more.
  CREATE TABLE siddhanta_charged (
    key_id text COLLATE "C" NOT NULL,
    token text COLLATE "C" NOT NULL,
    -- Instant from which the row may be forgotten.
    until float8 NOT NULL,
    PRIMARY KEY (key_id, token)
  );
`,
  `
  -- Who is billed. Plan and usage are the account's, whichever of its keys calls.
  CREATE TABLE siddhanta_accounts (
    id text COLLATE "C" PRIMARY KEY,
    name text COLLATE "C" NOT NULL UNIQUE,
    plan text NOT NULL,
    created_at timestamptz NOT NULL
  );

  -- Each key that there was becomes an account of its own. It has the id of the key, under which its usage is counted already, be it
  -- here or in another database.
  INSERT INTO siddhanta_accounts (id, name, plan, created_at) SELECT id, id, plan, created_at FROM siddhanta_keys;
  ALTER TABLE siddhanta_keys ADD COLUMN account_id text COLLATE "C";
  UPDATE siddhanta_keys SET account_id = id;
  ALTER TABLE siddhanta_keys
    ALTER COLUMN account_id SET NOT NULL,
    ADD FOREIGN KEY (account_id) REFERENCES siddhanta_accounts (id),
    DROP COLUMN plan;
  CREATE INDEX siddhanta_keys_of_account ON siddhanta_keys (account_id);

  -- A server of the version before does not find these columns, and fails rather than counting by key.
  ALTER TABLE siddhanta_usage RENAME COLUMN key_id TO account_id;
  ALTER TABLE siddhanta_charged RENAME COLUMN key_id TO account_id;
`,
  `
  ALTER TABLE siddhanta_keys
    ADD COLUMN label text,
    ADD COLUMN expires_at timestamptz,
    -- Day of UTC.
    ADD COLUMN last_used_on date,
    -- The key that was made in the place of this one.
    ADD COLUMN replaced_by text COLLATE "C";
`,
  `
  -- Charges made under a name that the caller gave the call, so that repeating it within a day charges nothing more.
  CREATE TABLE siddhanta_once (
    account_id text COLLATE "C" NOT NULL,
    -- SHA-256 of the name, and of the name and all that was asked, in hexadecimal digits.
    name text COLLATE "C" NOT NULL,
    request text COLLATE "C" NOT NULL,
    -- The reservation that was charged.
    token text COLLATE "C" NOT NULL,
    -- Instant from which the row may be forgotten, ms since 1970.
    until float8 NOT NULL,
    PRIMARY KEY (account_id, name)
  );
  CREATE INDEX siddhanta_once_until ON siddhanta_once (until);
`,
  `
  -- Batches: many inputs of one operation. Instants are ms since 1970.
  CREATE TABLE siddhanta_batches (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL,
    key_id text NOT NULL,
    key_lookup text NOT NULL,
    key_kind text NOT NULL,
    operation text NOT NULL,
    request_id text NOT NULL,
    -- Of a batch that has a name, as in siddhanta_once.
    name text COLLATE "C",
    request text,
    state text NOT NULL CHECK (state IN ('loading', 'queued', 'running', 'done', 'canceled', 'stopped')),
    rows integer NOT NULL,
    done integer NOT NULL,
    failed integer NOT NULL,
    units bigint NOT NULL,
    created_at float8 NOT NULL,
    ended_at float8,
    expires_at float8,
    -- { code, message }
    error jsonb,
    webhook_url text,
    webhook_secret text,
    webhook_attempts integer NOT NULL DEFAULT 0,
    webhook_next_at float8,
    webhook_delivered_at float8,
    -- When it was last taken, and until when it is.
    served_at float8 NOT NULL,
    claimed_until float8 NOT NULL DEFAULT 0,
    UNIQUE (account_id, name)
  );
  CREATE INDEX siddhanta_batches_open ON siddhanta_batches (served_at) WHERE state IN ('queued', 'running');
  CREATE INDEX siddhanta_batches_webhook ON siddhanta_batches (webhook_next_at) WHERE webhook_next_at IS NOT NULL;

  -- Rows as they were sent, and computed, compressed: a line each.
  CREATE TABLE siddhanta_batch_rows (
    batch_id text COLLATE "C" NOT NULL REFERENCES siddhanta_batches (id) ON DELETE CASCADE,
    is_computed boolean NOT NULL,
    first integer NOT NULL,
    count integer NOT NULL,
    failed integer NOT NULL,
    units bigint NOT NULL,
    at float8 NOT NULL,
    bytes bytea NOT NULL,
    PRIMARY KEY (batch_id, is_computed, first)
  );
  ALTER TABLE siddhanta_batch_rows ALTER COLUMN bytes SET STORAGE EXTERNAL;
`,
];

export const SCHEMA_VERSION = STEPS.length;

/** Any number that no other user of the database locks. */
const LOCK = 5_142_060_921;

// One statement, hence one transaction. The lock admits one server at a time, and each statement sees what is committed before it.
// Where everything is in place, no right to make tables is needed.
const MIGRATE = `DO $migrate$
DECLARE
  reached integer;
BEGIN
  PERFORM pg_advisory_xact_lock(${LOCK});
  IF to_regclass('siddhanta_schema') IS NULL THEN
    CREATE TABLE siddhanta_schema (version integer PRIMARY KEY, made_at timestamptz NOT NULL DEFAULT now());
  END IF;
  SELECT coalesce(max(version), 0) INTO reached FROM siddhanta_schema;
  IF reached > ${SCHEMA_VERSION} THEN
    RAISE EXCEPTION 'The tables have version %, and this program knows versions up to ${SCHEMA_VERSION}. Update the program.', reached;
  END IF;
${STEPS.map(
  (step, i) => `
  IF reached < ${i + 1} THEN
  ${step}
    INSERT INTO siddhanta_schema (version) VALUES (${i + 1});
  END IF;`,
).join('\n')}
END
$migrate$`;

// duplicate_table and unique_violation: under stricter isolation than READ COMMITTED a waiting server does not see what another made.
const MADE_MEANWHILE = ['42P07', '23505'];

/**
 * Brings the tables of a database to the version that this program needs; does nothing where they have it. Any number of servers may call it at once.
 * The tables are in the first schema of the search path; their names begin with `siddhanta_`. Throws `Error` when the tables are newer than the
 * program, or the role may not make tables.
 */
export async function migrate(db: Queryable): Promise<void> {
  await run(db, MIGRATE, [], MADE_MEANWHILE);
}
