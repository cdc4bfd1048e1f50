import { isFields } from '../input/fields.js';

/** Returns a value as the text of a cell: empty for none, a list of names with semicolons, an object as JSON. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (!Array.isArray(value)) return isFields(value) ? JSON.stringify(value) : String(value);
  return value.every((entry) => typeof entry !== 'object') ? value.join('; ') : JSON.stringify(value);
}

/** Returns a cell as it is in a line: in quotes where it needs them. */
export const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Returns one line of CSV by RFC 4180, ended with CR and LF. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}
