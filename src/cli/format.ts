import { once } from '../math/once.js';
import type { Operation } from '../operation/operation.js';
import { type Option, UsageError, type Values } from './command.js';
import { csv, mainTable, tablesOf } from './csv.js';

const FORMATS = ['table', 'json', 'csv'] as const;

export type Format = (typeof FORMATS)[number];

export function formatOptions(operation: Operation): readonly Option[] {
  const names = once(() => {
    const tables = tablesOf(operation.call(operation.example).data as object);
    return { all: [...tables.keys()], main: mainTable(tables) };
  });
  return [
    {
      flag: 'format',
      kind: 'text',
      value: 'FORMAT',
      choices: FORMATS,
      summary: `How the result is printed: to be read, as --json, or as rows for a spreadsheet; one of ${FORMATS.join(', ')}; default table`,
    },
    {
      flag: 'table',
      kind: 'text',
      value: 'LIST',
      get choices() {
        return names().all;
      },
      get summary() {
        const { all, main } = names();
        return `List of the result that --format csv prints, by its path in the JSON: ${all.join(', ')}; default ${main}`;
      },
    },
  ];
}

/** Returns the form in which a result is to be printed. Throws `UsageError` for another form, and for what cannot be meant together. */
export function formatOf({ format, json, table }: Values): Format {
  const named = FORMATS.find((one) => one === format);
  if (format !== undefined && named === undefined) {
    throw new UsageError(`--format is ${JSON.stringify(format)}; it must be one of ${FORMATS.join(', ')}.`);
  }
  if (json === true && named !== undefined && named !== 'json') {
    throw new UsageError(`--json is short for --format json. Leave it out, or --format ${named}.`);
  }
  if (table !== undefined && named !== 'csv') throw new UsageError('--table applies only to CSV. Add --format csv.');
  return json === true ? 'json' : (named ?? 'table');
}

/**
 * Returns one list of the data of a result as CSV.
 *
 * @param usual the list that is meant where none is named; {@link mainTable} by default
 * @throws {UsageError} where there is no list of the name that is asked for
 */
export function csvOf(data: object, { table }: Values, usual?: string): string {
  const tables = tablesOf(data);
  const name = table === undefined ? (usual ?? mainTable(tables)) : String(table);
  const rows = tables.get(name);
  if (rows !== undefined) return csv(rows);
  throw new UsageError(
    `--table is ${JSON.stringify(name)}; this result has ${[...tables.keys()].join(', ') || 'no list'}.`,
  );
}
