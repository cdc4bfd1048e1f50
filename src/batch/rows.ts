import { isUtf8 } from 'node:buffer';
import { type ErrorCode, isSiddhantaError } from '../errors.js';
import { readTime } from '../input/birthText.js';
import { suggestDate } from '../input/suggestDate.js';
import type { Context } from '../operation/operation.js';
import { cellOf, quoted } from './csv.js';
import type { Layout } from './header.js';
import type { Column, Kind } from './kind.js';
import { cellsOf, StrayQuote } from './records.js';

export const FORMATS = ['csv', 'ndjson', 'parquet'] as const;
export type Format = (typeof FORMATS)[number];

/** What every block of a run is computed with. It crosses to the threads as it is. */
export interface Settings {
  readonly kind: string;
  readonly base: Readonly<Record<string, unknown>>;
  readonly layout: Layout;
  readonly format: Format;
}

export interface Job {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly ends: Uint32Array;
  readonly lines: Uint32Array;
}

export interface Refused {
  readonly line: number;
  readonly code: ErrorCode;
  readonly column?: string | undefined;
  /** What the library says of it; it may hold what was given. */
  readonly message: string;
}

export interface Done {
  readonly rows: number;
  readonly refused: readonly Refused[];
  readonly text: Uint8Array<ArrayBuffer>;
  readonly values?: readonly (readonly unknown[])[];
}

class Unreadable extends Error {}

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const isNumber = (column: string): boolean => column === 'latitude' || column === 'longitude';

function given(column: string, cell: string): unknown {
  if (isNumber(column)) return DECIMAL.test(cell) ? Number(cell) : cell;
  return column === 'time' ? readTime(cell) : cell;
}

function inputFrom({ base, layout }: Settings): (cells: readonly string[]) => object {
  const parts = layout.fields.map(({ column, path, index }) => ({ column, index, keys: path.split('.') }));
  return (cells) => {
    const input: Record<string, unknown> = { ...base };
    for (const { column, index, keys } of parts) {
      const cell = (cells[index] ?? '').trim();
      let at = input;
      keys.forEach((key, depth) => {
        if (depth < keys.length - 1) {
          at[key] ??= {};
          at = at[key] as Record<string, unknown>;
        } else if (cell !== '') at[key] = given(column, cell);
      });
    }
    return input;
  };
}

/** Returns the columns of the rows: the line, what is passed through, and what is computed. */
export function columnsOf({ base, layout }: Settings, kind: Kind): readonly Pick<Column, 'name' | 'type'>[] {
  return [
    { name: 'line', type: 'whole' },
    ...layout.passed.map(({ column }) => ({ name: column, type: 'text' as const })),
    ...kind.columns(base),
  ];
}

interface Rows {
  add(line: number, passed: readonly string[], data: object, birthTimeAssumed: boolean): void;
  done(): Pick<Done, 'text' | 'values'>;
}

const NO_TEXT = new Uint8Array(0);

function csvRows(columns: readonly Column[]): Rows {
  let text = '';
  return {
    add(line, passed, data, assumed) {
      let row = String(line);
      for (const cell of passed) row += `,${quoted(cell)}`;
      for (const { of } of columns) {
        const value = of(data, assumed);
        // Faster than a list of cells, and most are numbers, which need no quotes.
        row +=
          typeof value === 'number' ? `,${value}` : `,${quoted(typeof value === 'string' ? value : cellOf(value))}`;
      }
      text += `${row}\r\n`;
    },
    done: () => ({ text: new TextEncoder().encode(text) }),
  };
}

function jsonRows(layout: Layout, hasBirth: boolean): Rows {
  let text = '';
  return {
    add(line, passed, data, assumed) {
      const cells = Object.fromEntries(layout.passed.map(({ column }, i) => [column, passed[i]]));
      const row = {
        line,
        ...(passed.length === 0 ? {} : { columns: cells }),
        ...(hasBirth ? { birth_time_assumed: assumed } : {}),
        data,
      };
      text += `${JSON.stringify(row)}\n`;
    },
    done: () => ({ text: new TextEncoder().encode(text) }),
  };
}

function columnRows(layout: Layout, columns: readonly Column[]): Rows {
  const values: unknown[][] = [[], ...layout.passed.map(() => []), ...columns.map(() => [])];
  return {
    add(line, passed, data, assumed) {
      [line, ...passed, ...columns.map(({ of }) => of(data, assumed))].forEach((value, i) => {
        values[i]?.push(value);
      });
    },
    done: () => ({ text: NO_TEXT, values }),
  };
}

function rowsFor({ format, layout, base }: Settings, kind: Kind): Rows {
  if (format === 'ndjson') return jsonRows(layout, 'time' in kind.fields);
  const columns = kind.columns(base);
  return format === 'csv' ? csvRows(columns) : columnRows(layout, columns);
}

function textOf(bytes: Buffer, from: number, to: number, isSound: boolean): string {
  if (!isSound && !isUtf8(bytes.subarray(from, to))) throw new Unreadable('The line is not UTF-8.');
  return bytes.toString('utf8', from, to);
}

/** Returns a function that computes the rows of jobs: in a thread as in place. */
export function rowComputer(settings: Settings, kind: Kind, context: Context): (job: Job) => Done {
  const { layout } = settings;
  const inputOf = inputFrom(settings);

  function refusal(line: number, error: unknown, cells: readonly string[]): Refused {
    if (error instanceof StrayQuote)
      return {
        line,
        code: 'invalid_value',
        message: 'A cell has something behind its closing quote. Double the quotes within a cell.',
      };
    if (error instanceof Unreadable) return { line, code: 'invalid_value', message: error.message };
    if (!isSiddhantaError(error) || error.code === 'internal_error') throw error;
    const { code, field, message } = error;
    const column = Object.entries(kind.fields).find(([, path]) => path === field)?.[0] ?? field;
    const { index } = layout.fields.find((each) => each.column === column) ?? {};
    return { line, code, column, message: message + suggestDate(index === undefined ? '' : cells[index]) };
  }

  return ({ bytes, ends, lines }) => {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const isSound = isUtf8(buffer);
    const rows = rowsFor(settings, kind);
    const refused: Refused[] = [];
    let from = 0;
    lines.forEach((line, i) => {
      const to = ends[i] ?? from;
      let cells: readonly string[] = [];
      try {
        cells = cellsOf(textOf(buffer, from, to, isSound));
        if (cells.length !== layout.width)
          throw new Unreadable(`The line has ${cells.length} cells; it must have ${layout.width}, as line 1 has.`);
        const { data, birthTimeAssumed } = kind.operation.bare(inputOf(cells), context);
        const passed = layout.passed.map(({ index }) => cells[index] ?? '');
        rows.add(line, passed, data as object, birthTimeAssumed);
      } catch (error) {
        refused.push(refusal(line, error, cells));
      }
      from = to;
    });
    return { rows: lines.length - refused.length, refused, ...rows.done() };
  };
}
