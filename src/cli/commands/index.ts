import type { Operation } from '../../operation/operation.js';
import type { Readings } from '../../operation/show.js';
import { OPERATIONS, readings } from '../../registry.js';
import type { Command } from '../command.js';
import { operationCommand } from '../operationCommand.js';
import { SHORT_NAMES } from '../shortNames.js';
import { capabilitiesCommand } from './capabilities.js';
import { KEYS_COMMANDS } from './keys.js';
import { sampleCommand } from './sample.js';
import { serveCommand } from './serve.js';

/** Returns the commands of operations: those of one word in the order of the help, then each under its subject. */
export function operationCommands(operations: readonly Operation[], rooms: Readings): readonly Command[] {
  const short = SHORT_NAMES.flatMap((variant) => {
    const operation = operations.find(({ name }) => name === variant.operation);
    return operation === undefined ? [] : [operationCommand(operation, rooms[operation.name], variant)];
  });
  return [...short, ...operations.map((operation) => operationCommand(operation, rooms[operation.name]))];
}

/** Returns every command: of one word and of its own kind in the order of the help, then each operation under its subject. */
export async function allCommands(): Promise<readonly Command[]> {
  const rooms = await readings();
  const ofOperations = operationCommands(OPERATIONS, rooms);
  const isShort = ({ subject }: Command): boolean => subject === undefined;
  return [
    ...ofOperations.filter(isShort),
    capabilitiesCommand,
    sampleCommand(rooms),
    serveCommand,
    ...KEYS_COMMANDS,
    ...ofOperations.filter((command) => !isShort(command)),
  ];
}
