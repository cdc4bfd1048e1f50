import { codeOf } from '../problem.js';
/**
 * A PostgreSQL database, as far as the stores need it: single statements with parameters, each a transaction of its own. A
 * `Pool` of `pg` is one, and so is a `PGlite`.
 */
export interface Queryable {
  /** Runs one statement with the parameters `$1`, `$2` … and returns its rows, each an object by column. */
  query(text: string, params: unknown[]): Promise<{ rows: unknown[] }>;
}

/**
 * A column that lets the transaction of the statement be committed without waiting for the disk: for what costs nobody anything when a crash of the
 * database takes it back. A charge, which waits, takes what was written before it along. It stands where it is evaluated whenever a row is written.
 */
export const UNHURRIED = "set_config('synchronous_commit', 'off', true) AS unhurried";

/** The first parameter, names, so written that the plan does not know how many: else a prepared statement would be planned anew each time, for so many. */
export const FIRST = '(SELECT $1::text[])';

/** serialization_failure and deadlock_detected. */
const UNDONE: readonly string[] = ['40001', '40P01'];
const MAX_TRIES = 12;

/**
 * Returns the rows of a statement, which it tries again when the server undid it because of another one. Under the isolation
 * READ COMMITTED, PostgreSQL's default, that does not happen to the statements of the stores; a stricter one works as well.
 *
 * @param alsoUndone further codes (SQLSTATE) after which trying again helps
 */
export async function run(
  db: Queryable,
  text: string,
  params: unknown[],
  alsoUndone: readonly string[] = [],
): Promise<unknown[]> {
  for (let tries = 1; ; tries++) {
    try {
      return (await db.query(text, params)).rows;
    } catch (problem) {
      const code = codeOf(problem);
      if (tries === MAX_TRIES || !(UNDONE.includes(code) || alsoUndone.includes(code))) throw problem;
      const wait = Math.random() * 2 ** Math.min(tries, 7);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
