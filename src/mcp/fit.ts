import { SiddhantaError } from '../errors.js';
import { type Fields, isFields } from '../input/fields.js';
import { describe } from '../input/parse.js';
import type { Block } from '../operation/show.js';
import { type Lines, markdown, WHOLE } from './markdown.js';

/** Most characters of an answer, as JSON, where no more is asked for: the attention of a model is dear. */
export const MOST_CHARACTERS = 8000;

const AROUND = 60;
const ROOM = MOST_CHARACTERS - AROUND;

const LIMITS = [200, 100, 60, 40, 30, 20, 15, 10, 8, 6, 5, 4, 3, 2, 1];

const LEVELS = ['summary', 'full'] as const;

export interface Extent {
  /** Paths of the parts that are returned as JSON; the reading in words where there are none. */
  readonly fields?: readonly string[];
  readonly level?: (typeof LEVELS)[number];
  readonly limit?: number;
  readonly skip: number;
}

const wrong = (field: string, value: unknown, allowed: string): SiddhantaError =>
  new SiddhantaError('invalid_value', `${field} is ${describe(value)}; it must be ${allowed}`, { field });

function wholeNumber(field: string, value: unknown, least: number): number | undefined {
  if (value === undefined) return undefined;
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number) && number >= least) return number;
  throw wrong(field, value, `a whole number, ${least} or more.`);
}

/** Returns how much a call asks for. Throws `SiddhantaError` `invalid_value`, fields `fields`, `level`, `limit` and `skip`. */
export function extentOf({ fields, level, limit, skip }: Readonly<Record<string, unknown>>): Extent {
  const paths = typeof fields === 'string' ? fields.split(',').map((path) => path.trim()) : fields;
  if (paths !== undefined && !(Array.isArray(paths) && paths.every((path) => typeof path === 'string' && path !== '')))
    throw wrong('fields', fields, 'a list of paths, such as ["data", "provenance.disputed"].');
  const known = LEVELS.find((one) => one === level);
  if (level !== undefined && known === undefined) throw wrong('level', level, `one of ${LEVELS.join(', ')}.`);
  const most = wholeNumber('limit', limit, 1);
  return {
    ...(paths === undefined || paths.length === 0 ? {} : { fields: paths as readonly string[] }),
    ...(known === undefined ? {} : { level: known }),
    ...(most === undefined ? {} : { limit: most }),
    skip: wholeNumber('skip', skip, 0) ?? 0,
  };
}

const size = (text: string): number => JSON.stringify(text).length;

/** Returns lines until there is no more room, with a last one that says so. */
export function truncate(lines: readonly string[], room: number, how: string): string {
  let characters = how.length + 60;
  const kept = lines.findIndex((line) => {
    characters += size(line);
    return characters > room;
  });
  if (kept === -1) return lines.join('\n');
  return [...lines.slice(0, kept), '', `(${lines.length - kept} of ${lines.length} lines left out. ${how})`].join('\n');
}

const MORE = 'More: limit and skip choose rows, level: "full" has all, fields has exact JSON.';

/**
 * Returns what is read of a result: by default as much of each table as an answer has room for, fewer levels of periods first; what is
 * left out is said.
 *
 * @param notes lines that come first
 */
export function readingOf(
  blocks: readonly Block[],
  now: Date,
  extent: Extent,
  notes: readonly string[],
  label?: (text: string) => string,
): string {
  const { level, limit, skip } = extent;
  const textOf = ({ lines, isCut }: Lines): string[] => [
    ...notes,
    ...(notes.length === 0 ? [] : ['']),
    ...lines,
    ...(isCut ? ['', MORE] : []),
  ];
  if (level === 'full' || limit !== undefined) {
    return textOf(markdown(blocks, now, { ...WHOLE, skip, limit: limit ?? WHOLE.limit }, label)).join('\n');
  }
  const deepest = Math.max(1, ...blocks.map((block) => (block.kind === 'timeline' ? block.levels.length : 1)));
  const windows = [
    ...Array.from({ length: deepest }, (_, i) => ({ skip, limit: WHOLE.limit, depth: deepest - i })),
    ...LIMITS.map((most) => ({ skip, limit: most, depth: 1 })),
  ];
  for (const window of windows) {
    const text = textOf(markdown(blocks, now, window, label)).join('\n');
    if (size(text) <= ROOM) return text;
  }
  return truncate(textOf(markdown(blocks, now, { skip, limit: 1, depth: 1 }, label)), ROOM, MORE);
}

const ROOTS = ['data', 'provenance', 'meta'];
const EVERYTHING = '*';

const unknown = (path: string, at: string, keys: readonly string[]): SiddhantaError =>
  new SiddhantaError(
    'invalid_value',
    `fields has ${JSON.stringify(path)}; ${at === '' ? 'a result' : at} has ${keys.join(', ') || 'no parts'}.`,
    { field: 'fields' },
  );

function partAt(value: unknown, keys: readonly string[], path: string, at: string): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (Array.isArray(value)) {
    const having = value.filter((entry) => !isFields(entry) || Object.hasOwn(entry, key));
    if (having.length === 0 && value.length > 0) throw unknown(path, at, Object.keys((value[0] as object) ?? {}));
    return value.map((entry) => (isFields(entry) && !Object.hasOwn(entry, key) ? {} : partAt(entry, keys, path, at)));
  }
  if (!isFields(value)) throw unknown(path, at, []);
  if (!Object.hasOwn(value, key)) throw unknown(path, at, Object.keys(value));
  return { [key]: partAt(value[key], rest, path, at === '' ? key : `${at}.${key}`) };
}

function merged(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return one.map((entry, i) => merged(entry, other[i]));
  if (!isFields(one) || !isFields(other)) return other;
  return {
    ...one,
    ...Object.fromEntries(
      Object.entries(other).map(([key, value]) => [key, Object.hasOwn(one, key) ? merged(one[key], value) : value]),
    ),
  };
}

function trimmed(
  value: unknown,
  { limit, skip }: { readonly limit: number; readonly skip: number },
  path: string,
  left: Map<string, string>,
): unknown {
  if (Array.isArray(value)) {
    const kept = value.slice(skip, skip + limit);
    if (kept.length < value.length && !left.has(path)) {
      const rest = skip + kept.length < value.length ? `; skip: ${skip + kept.length} has the next` : '';
      left.set(
        path,
        kept.length === 0
          ? `${value.length} entries`
          : `entries ${skip + 1}–${skip + kept.length} of ${value.length}${rest}`,
      );
    }
    return kept.map((entry) => trimmed(entry, { limit, skip: 0 }, path, left));
  }
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      trimmed(inner, { limit, skip }, path === '' ? key : `${path}.${key}`, left),
    ]),
  );
}

/** A part with no room itself is replaced by its own parts. */
function sizes(value: unknown, at: string): string[] {
  const length = JSON.stringify(value)?.length ?? 0;
  if (at !== '' && (length < ROOM / 2 || !isFields(value))) return [`${at} (${length})`];
  return Object.entries((value ?? {}) as Fields).flatMap(([key, inner]) =>
    sizes(inner, at === '' ? key : `${at}.${key}`),
  );
}

/**
 * Returns the parts of a result that are asked for; where they are more than an answer has room for, the first entries of each list, and under
 * `left_out` which. Throws `SiddhantaError` `invalid_value` for a path that there is not; `payload_too_large` where no list can be shortened.
 */
export function partsOf(result: Fields, { fields = [], level, limit, skip }: Extent): Fields {
  const chosen = fields.map((path) => {
    if (path === EVERYTHING) return result;
    const keys = path.split('.');
    const isWhole = ROOTS.includes(keys[0] ?? '') || Object.hasOwn(result, keys[0] ?? '');
    return partAt(result, isWhole ? keys : ['data', ...keys], path, '');
  });
  const parts = chosen.reduce(merged, {}) as Fields;
  const shortened = (most: number): Fields => {
    const left = new Map<string, string>();
    const kept = trimmed(parts, { limit: most, skip }, '', left) as Fields;
    return left.size === 0 ? kept : { ...kept, left_out: Object.fromEntries(left) };
  };
  if (level === 'full' || limit !== undefined) return shortened(limit ?? Number.POSITIVE_INFINITY);
  for (const most of [Number.POSITIVE_INFINITY, ...LIMITS]) {
    const kept = shortened(most);
    if (JSON.stringify(kept).length <= MOST_CHARACTERS) return kept;
  }
  const names = sizes(parts, '').join(', ');
  throw new SiddhantaError(
    'payload_too_large',
    `These parts have ${JSON.stringify(parts).length} characters. Choose fields among ${names.slice(0, 3000)}; level: "full" has all of it.`,
    { field: 'fields' },
  );
}
