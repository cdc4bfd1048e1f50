import type { Operation } from '../../operation/operation.js';
import type { Readings } from '../../operation/show.js';
import { READINGS } from '../../readings.gen.js';
import { OPERATIONS } from '../../registry.js';
import type { Command } from '../command.js';
import { operationCommand } from '../operationCommand.js';
import { SHORT_NAMES } from '../shortNames.js';
import { ACCOUNTS_COMMANDS } from './accounts.js';
import { capabilitiesCommand } from './capabilities.js';
import { completionCommand } from './completion.js';
import { KEYS_COMMANDS } from './keys.js';
import { mcpCommand } from './mcp.js';
import { monthCommand } from './month.js';
import { sampleCommand } from './sample.js';
import { serveCommand } from './serve.js';
import { todayCommand } from './today.js';

/** Returns the commands of operations: those of one word in the order of the help, then each under its subject. */
export function operationCommands(operations: readonly Operation[], rooms: Readings): readonly Command[] {
  const short = SHORT_NAMES.flatMap((variant) => {
    const operation = operations.find(({ name }) => name === variant.operation);
    return operation === undefined ? [] : [operationCommand(operation, rooms[operation.name], variant)];
  });
  return [...short, ...operations.map((operation) => operationCommand(operation, rooms[operation.name]))];
}

const isShort = ({ subject }: Command): boolean => subject === undefined;
const OF_OPERATIONS = operationCommands(OPERATIONS, READINGS);

/** Every command: those of one word and of their own kind in the order of the help, then each operation under its subject. */
export const COMMANDS: readonly Command[] = [
  todayCommand,
  monthCommand,
  ...OF_OPERATIONS.filter(isShort),
  capabilitiesCommand,
  sampleCommand,
  serveCommand,
  ...KEYS_COMMANDS,
  ...ACCOUNTS_COMMANDS,
  mcpCommand,
  completionCommand,
  ...OF_OPERATIONS.filter((command) => !isShort(command)),
];
