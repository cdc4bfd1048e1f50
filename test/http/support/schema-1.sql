-- The tables as version 1 of them was made, with what its server had noted about them. Kept as it was: databases of that version begin so.
CREATE TABLE siddhanta_schema (version integer PRIMARY KEY, made_at timestamptz NOT NULL DEFAULT now());
INSERT INTO siddhanta_schema (version) VALUES (1);

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
