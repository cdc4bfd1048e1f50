import { type Fields, isFields } from '../input/fields.js';
import type { Birth, Meta } from '../types.js';
import { ayanamsaLabel } from '../zodiac/ayanamsas.js';
import type { Operation } from './operation.js';
import type { Block, Show, View } from './show.js';
import { birthLine, labelText } from './words.js';

const isNested = (value: unknown): boolean =>
  Array.isArray(value) ? value.some((entry) => typeof entry === 'object' && entry !== null) : isFields(value);

const DECIMALS = 6;

function text(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(Number(value.toFixed(DECIMALS)));
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(text).join(', ');
  return value === '' ? '–' : String(value);
}

/** Returns an object with the fields of its inner objects drawn up into it: `{ a: { b: 1 } }` as `{ 'a b': 1 }`. */
function flat(fields: Fields, before = ''): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      isFields(value) ? Object.entries(flat(value, `${before}${name} `)) : [[before + name, value]],
    ),
  );
}

const isNumeric = (cells: readonly string[]): boolean => cells.every((cell) => /^(–|[+-]?\d+(\.\d+)?)$/.test(cell));

/** Returns a table of rows by name; what a row holds in its lists follows in separate parts. */
function tableBlocks(rows: readonly (readonly [name: string, row: Fields])[], title: string, named: boolean): Block[] {
  const flattened = rows.map(([name, row]) => ({ name, row: flat(row) }));
  const keys = [...new Set(flattened.flatMap(({ row }) => Object.keys(row)))];
  const nested = keys.filter((key) => flattened.some(({ row }) => isNested(row[key])));
  const displayed = keys.filter((key) => !nested.includes(key));
  const cells = flattened.map(({ name, row }) => [
    ...(named ? [labelText(name)] : []),
    ...displayed.map((key) => text(row[key])),
  ]);
  const titles = [...(named ? [''] : []), ...displayed.map(labelText)];
  const columns = titles.map((head, i) => ({
    title: head,
    ...(isNumeric(cells.map((row) => row[i] ?? '')) ? { align: 'end' as const } : {}),
  }));
  const parts = flattened.flatMap(({ name, row }, i) =>
    nested.flatMap((key) => {
      const of = named ? labelText(name) : (cells[i]?.[0] ?? String(i + 1));
      return isNested(row[key]) ? valueBlocks(row[key], `${title}, ${of}: ${key.replace(/_/g, ' ')}`) : [];
    }),
  );
  return [...(displayed.length === 0 ? [] : [{ kind: 'table' as const, title, columns, rows: cells }]), ...parts];
}

function listBlocks(list: readonly unknown[], title: string): Block[] {
  if (list.every(isFields))
    return tableBlocks(
      list.map((row, i) => [String(i + 1), row]),
      title,
      false,
    );
  return list.flatMap((entry, i) => valueBlocks(entry, `${title} ${i + 1}`));
}

/** Returns the blocks of an object: its values as facts, then each part; objects of one shape as one table. */
function fieldBlocks(fields: Fields, title: string): Block[] {
  const entries = Object.entries(fields);
  const parts = entries.filter(([, value]) => isNested(value));
  const alike = parts.length > 1 && new Set(parts.map(([, value]) => Object.keys(value as object).join())).size === 1;
  if (alike && parts.length === entries.length && parts.every(([, value]) => isFields(value))) {
    return tableBlocks(parts as [string, Fields][], title, true);
  }
  const rows = entries
    .filter(([, value]) => !isNested(value))
    .map(([name, value]) => ({ label: labelText(name), value: text(value) }));
  return [
    ...(rows.length === 0 ? [] : [{ kind: 'facts' as const, ...(title === '' ? {} : { title }), rows }]),
    ...parts.flatMap(([name, value]) =>
      valueBlocks(value, title === '' ? labelText(name) : `${title}: ${name.replace(/_/g, ' ')}`),
    ),
  ];
}

function valueBlocks(value: unknown, title: string): Block[] {
  if (isNested(value)) return Array.isArray(value) ? listBlocks(value, title) : fieldBlocks(value as Fields, title);
  return [{ kind: 'facts', ...(title === '' ? {} : { title }), rows: [{ label: 'Result', value: text(value) }] }];
}

function whoAndHow({ input, meta }: View<unknown, unknown>): string[] {
  const birth = isFields(input) && isFields(input.birth) ? [birthLine(input.birth as unknown as Birth, meta)] : [];
  return [...birth, ...schoolLine(meta)];
}

const schoolLine = ({ ayanamsa }: Meta): string[] =>
  ayanamsa === undefined ? [] : [`${ayanamsaLabel(ayanamsa)} ayanamsa`];

/**
 * Returns how the results of an operation are read whose room says nothing: the summary and the birth as heading, then its data
 * in their own words and order, values as facts, lists of objects as tables, inner objects as parts with a title.
 */
export function plainShow({ summary }: Pick<Operation, 'summary'>): Show {
  return (view) => [{ kind: 'heading', title: summary, lines: whoAndHow(view) }, ...valueBlocks(view.data, '')];
}
