import { SiddhantaError } from '../errors.js';
import { didYouMean } from '../input/nearest.js';
import type { Kind } from './kind.js';
import { cellsOf, StrayQuote } from './records.js';

const PASSED = ['id', 'name', 'place_name'] as const;

const ALIASES: Readonly<Record<string, string>> = {
  dob: 'date',
  birth_date: 'date',
  tob: 'time',
  birth_time: 'time',
  lat: 'latitude',
  lon: 'longitude',
  lng: 'longitude',
  tz: 'timezone',
};

export interface Layout {
  readonly width: number;
  /** Cells of the input: column, its dotted path, and where it stands. */
  readonly fields: readonly { readonly column: string; readonly path: string; readonly index: number }[];
  /** Cells that are passed through: under which name, and where they stand. */
  readonly passed: readonly { readonly column: string; readonly index: number }[];
}

const refusal = (message: string): SiddhantaError => new SiddhantaError('invalid_value', message, { field: 'columns' });

function textOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    throw refusal('the input is UTF-16; write it as UTF-8.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refusal('line 1 is not UTF-8; write the file as UTF-8.');
  }
}

function namesOf(bytes: Buffer): string[] {
  try {
    return cellsOf(textOf(bytes)).map((cell) => cell.trim());
  } catch (error) {
    if (error instanceof StrayQuote) throw refusal('line 1 has a quote that is not closed before a comma.');
    throw error;
  }
}

/**
 * Returns what the columns of a file are, by its first line.
 *
 * @param kept columns that are passed through, beside `id`, `name` and `place_name`
 * @param map what columns of another name hold
 * @throws {SiddhantaError} `invalid_value` for a column that is not known and not kept, that is there twice, or that is lacking
 */
export function layoutOf(
  bytes: Buffer,
  { name: kind, fields, required }: Kind,
  kept: readonly string[],
  map: ReadonlyMap<string, string> = new Map(),
): Layout {
  const written = namesOf(bytes);
  const unmapped = [...map.keys()].find((name) => !written.includes(name));
  if (unmapped !== undefined) throw refusal(`--map names ${unmapped}, which is not a column of line 1.`);
  const wrong = [...map.values()].find((column) => !Object.hasOwn(fields, column));
  if (wrong !== undefined)
    throw refusal(
      `--map names ${wrong}, which batch ${kind} does not take; it takes ${Object.keys(fields).join(', ')}.`,
    );
  const aliasOf = (name: string): string | undefined => {
    const column = ALIASES[name.toLowerCase()];
    const isFree = column !== undefined && Object.hasOwn(fields, column) && !kept.includes(name);
    return isFree && !written.includes(column) ? column : undefined;
  };
  const names = written.map((name) => map.get(name) ?? (Object.hasOwn(fields, name) ? name : (aliasOf(name) ?? name)));
  const passable: readonly string[] = [...PASSED, ...kept];
  const known = [...Object.keys(fields), ...passable];
  const unknown = names.findIndex((name) => !known.includes(name));
  if (unknown !== -1) {
    const name = names[unknown] ?? '';
    const quotedName = JSON.stringify(name.slice(0, 40));
    const hint =
      names.length === 1 && /[;\t]/.test(name) ? ' Put commas between the columns.' : didYouMean(name, known);
    const action = ` Add --keep ${name === '' ? 'NAME' : name} to pass it through, or --map to say what it holds.`;
    throw refusal(
      `column ${unknown + 1} of line 1 is ${quotedName}; batch ${kind} takes the columns ${known.join(', ')}.${hint || action}`,
    );
  }
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw refusal(`line 1 has the column ${twice} twice.`);
  const lacking = required.filter((name) => !names.includes(name));
  if (lacking.length > 0)
    throw refusal(
      `line 1 lacks the column${lacking.length === 1 ? '' : 's'} ${lacking.join(', ')}; it must name the columns, such as date,time,latitude,longitude,timezone.`,
    );
  const absent = kept.find((name) => !names.includes(name));
  if (absent !== undefined) throw refusal(`--keep names ${absent}, which is not a column of line 1.`);
  return {
    width: names.length,
    fields: names.flatMap((column, index) => {
      const path = Object.hasOwn(fields, column) ? fields[column] : undefined;
      return path === undefined ? [] : [{ column, path, index }];
    }),
    passed: names.flatMap((column, index) => (passable.includes(column) ? [{ column, index }] : [])),
  };
}
