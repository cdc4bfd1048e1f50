import type { Operation } from '../operation/operation.js';
import type { Readings } from '../operation/show.js';
import type { Command } from './command.js';
import { operationCommand } from './operationCommand.js';
import { SHORT_NAMES } from './shortNames.js';

/** Returns the commands of operations: those of one word in the order of the help, then each under its subject. */
export function operationCommands(operations: readonly Operation[], rooms: Readings): readonly Command[] {
  const short = SHORT_NAMES.flatMap((variant) => {
    const operation = operations.find(({ name }) => name === variant.operation);
    return operation === undefined ? [] : [operationCommand(operation, rooms[operation.name], variant)];
  });
  return [...short, ...operations.map((operation) => operationCommand(operation, rooms[operation.name]))];
}
