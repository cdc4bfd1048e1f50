import type { Pool } from 'pg';
import { shortHash } from '../../math/hash.js';
import { codeOf } from '../problem.js';
import type { Queryable } from './queryable.js';

/** invalid_sql_statement_name, duplicate_prepared_statement: a pooler switched connections. Both precede execution. */
const NOT_FOLLOWED: readonly string[] = ['26000', '42P05'];

function nameOf(text: string): string {
  return `siddhanta_${shortHash(text)}_${text.length}`;
}

/**
 * Returns a pool that gives each statement a name, so that every connection parses and plans it once. The name follows from the text: two versions of
 * this program on one pooled connection never meet each other's statements. When the pooler cannot follow, statements go without a name from then on.
 */
export function prepared(pool: Pool): Queryable {
  const names = new Map<string, string>();
  let isFollowed = true;
  return {
    async query(text, values) {
      if (!isFollowed) return pool.query(text, values);
      const name = names.get(text) ?? nameOf(text);
      names.set(text, name);
      try {
        return await pool.query({ name, text, values });
      } catch (problem) {
        const code = codeOf(problem);
        if (!NOT_FOLLOWED.includes(code)) throw problem;
        isFollowed = false;
        return pool.query(text, values);
      }
    },
  };
}
