import type { GenericSchema } from 'valibot';
import { type Option, UsageError, type Values } from './command.js';
import { factsOf } from './facts.js';

type Tree = { [key: string]: unknown };

function list(flags: readonly string[]): string {
  const last = flags.at(-1) ?? '';
  return flags.length < 2 ? last : `${flags.slice(0, -1).join(', ')} and ${last}`;
}

function put(tree: Tree, path: string, value: unknown): void {
  const keys = path.split('.');
  const leaf = keys.pop() ?? '';
  let at = tree;
  for (const key of keys) {
    at[key] ??= {};
    at = at[key] as Tree;
  }
  at[leaf] = value;
}

/**
 * Returns the input of an operation, filled from option values; fields whose option was not given are left out.
 *
 * @throws {UsageError} naming every required option that is missing
 */
export function toInput(options: readonly Option[], values: Values, schema: GenericSchema): unknown {
  const missing = options.filter(
    ({ flag, field }) => field !== undefined && values[flag] === undefined && factsOf(schema, field)?.required === true,
  );
  if (missing.length > 0) {
    const flags = missing.map(({ flag }) => `--${flag}`);
    throw new UsageError(`${list(flags)} ${flags.length === 1 ? 'is' : 'are'} required.`);
  }
  const input: Tree = {};
  for (const { flag, field, read } of options) {
    const value = values[flag];
    if (field === undefined || value === undefined) continue;
    put(input, field, typeof value === 'string' && read !== undefined ? read(value) : value);
  }
  return input;
}
