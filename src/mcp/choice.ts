import { SiddhantaError } from '../errors.js';
import { meant } from '../input/nearest.js';
import { describe } from '../input/parse.js';

/**
 * Returns the operation that a call of a tool names, and its other fields.
 *
 * @throws {SiddhantaError} `missing_field` or `invalid_value`, field `operation`
 */
export function chosen<Choice extends { readonly name: string }>(
  choices: readonly Choice[],
  { operation, ...input }: Readonly<Record<string, unknown>>,
): { readonly choice: Choice; readonly input: Readonly<Record<string, unknown>> } {
  const choice = choices.find(({ name }) => name === operation);
  if (choice !== undefined) return { choice, input };
  const names = choices.map(({ name }) => name);
  const allowed = `must be one of ${names.join(', ')}.`;
  if (operation === undefined) {
    throw new SiddhantaError('missing_field', `operation is required; it ${allowed}`, { field: 'operation' });
  }
  throw new SiddhantaError(
    'invalid_value',
    `operation is ${describe(operation)}; it ${allowed}${meant(operation, names)}`,
    {
      field: 'operation',
    },
  );
}
