import type { GenericSchema } from 'valibot';
import { type Option, UsageError, type Values } from './command.js';
import { factsOf } from './facts.js';
import { placeFlag } from './place.js';

type Tree = { [key: string]: unknown };

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function list(flags: readonly string[]): string {
  const last = flags.at(-1) ?? '';
  return flags.length < 2 ? last : `${flags.slice(0, -1).join(', ')} and ${last}`;
}

function put(tree: Tree, path: string, value: unknown): void {
  const keys = path.split('.');
  const leaf = keys.pop() ?? '';
  let at = tree;
  for (const key of keys) {
    const next = at[key];
    const inner: Tree = isTree(next) ? next : {};
    at[key] = inner;
    at = inner;
  }
  at[leaf] = value;
}

function wanted(option: Option, missing: readonly Option[], options: readonly Option[]): string {
  const place = placeFlag(option, options);
  const parts = options.filter((other) => place !== undefined && placeFlag(other, options) === place);
  if (place === undefined || !parts.every((part) => missing.includes(part))) return `--${option.flag}`;
  return `--${place} (or ${list(parts.map(({ flag }) => `--${flag}`))})`;
}

/**
 * Returns the input of an operation, filled from option values; fields whose option was not given are left out. Throws `UsageError` naming every
 * required option that is missing.
 */
export function toInput(options: readonly Option[], values: Values, schema: GenericSchema): unknown {
  const missing = options.filter(
    ({ flag, field }) => field !== undefined && values[flag] === undefined && factsOf(schema, field)?.required === true,
  );
  if (missing.length > 0) {
    const flags = [...new Set(missing.map((option) => wanted(option, missing, options)))];
    throw new UsageError(`${list(flags)} ${flags.length === 1 ? 'is' : 'are'} required.`);
  }
  return withOptions({}, options, values);
}

export function withOptions(given: unknown, options: readonly Option[], values: Values): unknown {
  const input: unknown = structuredClone(given);
  if (!isTree(input)) return input;
  for (const { flag, field, read } of options) {
    const value = values[flag];
    if (field === undefined || value === undefined) continue;
    put(input, field, typeof value === 'string' && read !== undefined ? read(value) : value);
  }
  return input;
}

/** Returns an input as it is typed: options and values in the order of its fields, one word each. Throws `RangeError` where a field has no option. */
export function toArguments(options: readonly Option[], input: unknown): string[] {
  const walk = (value: unknown, path: string): string[] => {
    if (value === undefined) return [];
    const option = options.find(({ field }) => field === path);
    if (option !== undefined) {
      const { flag, kind, write } = option;
      if (kind === 'switch') return value === true ? [`--${flag}`] : [];
      return [`--${flag}`, write === undefined ? String(value) : write(value)];
    }
    if (!isTree(value)) throw new RangeError(`No option says ${path}.`);
    return Object.entries(value).flatMap(([key, entry]) => walk(entry, path === '' ? key : `${path}.${key}`));
  };
  return walk(input, '');
}

/** Returns words as a shell takes them: quoted where they have to be. */
export function shellText(words: readonly string[]): string {
  return words
    .map((word) => (/^[\w.,:+/=@%-]+$/.test(word) ? word : word.includes('"') ? `'${word}'` : `"${word}"`))
    .join(' ');
}
