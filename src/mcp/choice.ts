import { SiddhantaError } from '../errors.js';
import { didYouMean, fold } from '../input/nearest.js';
import { describe } from '../input/parse.js';
import { everydayOperation } from '../operation/everyday.js';
import { short } from './schema.js';

export interface Choice {
  readonly name: string;
}

/**
 * Returns the operation that a call of a tool names, with or without its subject, or by an everyday word.
 *
 * @param elsewhere returns what to call for an operation that is none of this tool
 * @throws {SiddhantaError} `missing_field` or `invalid_value`, field `operation`
 */
export function chosen<One extends Choice>(
  choices: readonly One[],
  operation: unknown,
  elsewhere: (name: string) => string = () => '',
): One {
  const name = typeof operation === 'string' ? fold(operation.trim()) : '';
  const everyday = everydayOperation(name);
  const choice =
    choices.find((one) => [one.name, short(one.name)].includes(name)) ?? choices.find((one) => one.name === everyday);
  if (choice !== undefined) return choice;
  const names = choices.map((one) => short(one.name));
  const allowed = `must be one of ${names.join(', ')}.`;
  if (operation === undefined) {
    throw new SiddhantaError('missing_field', `operation is required; it ${allowed}`, { field: 'operation' });
  }
  throw new SiddhantaError(
    'invalid_value',
    `operation is ${describe(operation)}; it ${allowed}${elsewhere(everyday ?? name) || didYouMean(short(name), names)}`,
    { field: 'operation' },
  );
}
