import type * as Pglite from '@electric-sql/pglite';
import { joined } from '../call.js';
import type { Queryable } from './queryable.js';

interface Statement {
  readonly name: string;
  readonly types: readonly number[];
}

/**
 * Returns an embedded database that parses and plans each statement once, and sends it its parameters in one message: PGlite's own `query` does
 * all of it again each time, which takes it longer than the work. Who uses it must not change the tables meanwhile.
 *
 * @param db open, and asked by nobody within a transaction of several statements
 */
export function preparedLite(
  db: Pglite.PGlite,
  { parse, protocol }: Pick<typeof Pglite, 'parse' | 'protocol'>,
): Queryable {
  const { serialize } = protocol;
  const known = new Map<string, Statement>();

  async function prepare(text: string): Promise<Statement> {
    const name = `siddhanta_${known.size}`;
    const message = [serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()];
    const { messages } = await db.execProtocol(joined(message));
    const statement = { name, types: parse.parseDescribeStatementResults(messages) };
    known.set(text, statement);
    return statement;
  }

  return {
    query(text, params) {
      return db.runExclusive(async () => {
        const { name, types } = known.get(text) ?? (await prepare(text));
        const values = params.map((value, i) => {
          if (value === null || value === undefined) return null;
          return db.serializers[types[i] ?? 0]?.(value) ?? String(value);
        });
        const { messages } = await db.execProtocol(
          joined([
            serialize.bind({ statement: name, values }),
            serialize.describe({ type: 'P' }),
            serialize.execute({}),
            serialize.sync(),
          ]),
        );
        const [result] = parse.parseResults(messages, db.parsers);
        return { rows: result?.rows ?? [] };
      });
    },
  };
}
