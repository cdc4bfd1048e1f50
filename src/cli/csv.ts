import { cellOf, csvLine } from '../batch/csv.js';
import { type Fields, isFields } from '../input/fields.js';

type Row = Readonly<Record<string, string>>;

export type Tables = ReadonlyMap<string, readonly Row[]>;

export const WHOLE = 'result';

/** From this number on, fields of an object that are alike are rows: nine planets, twelve cusps, eight kutas. */
const FEWEST_ALIKE = 5;

function areAlike(values: readonly unknown[], fewest: number): values is readonly Fields[] {
  const [first, ...others] = values;
  if (values.length < fewest || !isFields(first) || !others.every(isFields)) return false;
  return Object.keys(first).some((field) => others.every((other) => field in other));
}

function entriesOf(value: unknown): readonly Fields[] | undefined {
  if (Array.isArray(value)) return areAlike(value, 1) ? value : undefined;
  if (!isFields(value) || !areAlike(Object.values(value), FEWEST_ALIKE)) return undefined;
  return Object.entries(value).map(([key, entry]) => ({ key, ...(entry as Fields) }));
}

interface Held {
  readonly cells: Record<string, string>;
  readonly lists: { readonly path: string; readonly entries: readonly Fields[] }[];
}

function holdings(fields: Fields, before = '', held: Held = { cells: {}, lists: [] }): Held {
  for (const [name, value] of Object.entries(fields)) {
    const path = before + name;
    const entries = entriesOf(value);
    if (entries !== undefined) held.lists.push({ path, entries });
    else if (isFields(value)) holdings(value, `${path}.`, held);
    else held.cells[path] = cellOf(value);
  }
  return held;
}

/**
 * Returns the lists of the data of a result as rows, by their dotted paths, and under `result` the one row of all that is in no list. A list are
 * objects one after the other, or five and more fields of an object that are alike: these have their name in a column `key`. The columns are the
 * fields by their dotted paths; a list within a list has those of the row that it is in before its own, under the name of that list.
 */
export function tablesOf(data: object): Tables {
  const tables = new Map<string, Row[]>();
  const add = (fields: Fields, table: string, outer: Row): void => {
    const { cells, lists } = holdings(fields);
    const rows = tables.get(table) ?? [];
    tables.set(table, rows);
    rows.push({ ...outer, ...cells });
    const last = table.slice(table.lastIndexOf('.') + 1);
    const own = Object.fromEntries(Object.entries(cells).map(([path, cell]) => [`${last}.${path}`, cell]));
    for (const { path, entries } of lists) {
      const within =
        table === WHOLE ? { name: path, row: {} } : { name: `${table}.${path}`, row: { ...outer, ...own } };
      for (const entry of entries) add(entry, within.name, within.row);
    }
  };
  add(data as Fields, WHOLE, {});
  if (Object.keys(tables.get(WHOLE)?.[0] ?? {}).length === 0) tables.delete(WHOLE);
  return tables;
}

/** Returns the name of the list that is meant where none is named: the first in its innermost rows, or the whole where there is none. */
export function mainTable(tables: Tables): string {
  const names = [...tables.keys()];
  const innermost = (name: string): string => {
    const within = names.find((other) => other.startsWith(`${name}.`));
    return within === undefined ? name : innermost(within);
  };
  const first = names.find((name) => name !== WHOLE);
  return first === undefined ? WHOLE : innermost(first);
}

/** Returns rows as CSV by RFC 4180: a row of the names of the columns first, lines that end with CR and LF. */
export function csv(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [csvLine(columns), ...rows.map((row) => csvLine(columns.map((column) => row[column] ?? '')))].join('');
}
