import { READINGS } from '../../readings.gen.js';
import { OPERATIONS } from '../../registry.js';
import { BATCH_COMMANDS } from '../batch/all.js';
import type { Command } from '../command.js';
import { operationCommands } from '../operationCommands.js';
import { ACCOUNTS_COMMANDS } from './accounts.js';
import { atlasCommand } from './atlas.js';
import { backupCommand } from './backup.js';
import { birthsCommand } from './births.js';
import { capabilitiesCommand } from './capabilities.js';
import { completionCommand } from './completion.js';
import { feedCommand } from './feed.js';
import { JOBS_COMMANDS } from './jobs.js';
import { KEYS_COMMANDS } from './keys.js';
import { mcpCommand } from './mcp.js';
import { monthCommand } from './month.js';
import { REPORT_COMMANDS } from './report.js';
import { sampleCommand } from './sample.js';
import { serveCommand } from './serve.js';
import { todayCommand } from './today.js';

const isShort = ({ subject }: Command): boolean => subject === undefined;
const OF_OPERATIONS = operationCommands(OPERATIONS, READINGS);
const OTHERS_OF_SUBJECTS = [feedCommand];

/** Every command: those of one word and of their kind in the order of the help, then each operation under its subject. */
export const COMMANDS: readonly Command[] = [
  todayCommand,
  monthCommand,
  ...OF_OPERATIONS.filter(isShort),
  capabilitiesCommand,
  sampleCommand,
  ...REPORT_COMMANDS,
  ...BATCH_COMMANDS,
  ...JOBS_COMMANDS,
  birthsCommand,
  atlasCommand,
  serveCommand,
  ...KEYS_COMMANDS,
  ...ACCOUNTS_COMMANDS,
  backupCommand,
  mcpCommand,
  completionCommand,
  ...OF_OPERATIONS.filter((command) => !isShort(command)),
  ...OTHERS_OF_SUBJECTS,
];
