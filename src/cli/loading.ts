import { operationsOf } from '../operation/room.js';
import type { Command } from './command.js';
import { operationCommands } from './operationCommands.js';
import { ROOMS } from './rooms.gen.js';
import { SHORT_NAMES } from './shortNames.js';

const OTHERS: Readonly<Record<string, (second: string) => Promise<readonly Command[]>>> = {
  accounts: async () => (await import('./commands/accounts.js')).ACCOUNTS_COMMANDS,
  atlas: async () => [(await import('./commands/atlas.js')).atlasCommand],
  backup: async () => [(await import('./commands/backup.js')).backupCommand],
  async batch(kind) {
    const [{ batchCommand }, { KINDS }] = await Promise.all([
      import('./batch/commands.js'),
      import('../batch/kinds.js'),
    ]);
    const load = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
    return load === undefined ? [] : [batchCommand(await load())];
  },
  jobs: async () => (await import('./commands/jobs.js')).JOBS_COMMANDS,
  keys: async () => (await import('./commands/keys.js')).KEYS_COMMANDS,
  mcp: async () => [(await import('./commands/mcp.js')).mcpCommand],
  month: async () => [(await import('./commands/month.js')).monthCommand],
  report: async () => (await import('./commands/report.js')).REPORT_COMMANDS,
  serve: async () => [(await import('./commands/serve.js')).serveCommand],
  today: async () => [(await import('./commands/today.js')).todayCommand],
};

/** What a subject has beside its operations. */
const ALSO: Readonly<Record<string, () => Promise<readonly Command[]>>> = {
  calendar: async () => [(await import('./commands/feed.js')).feedCommand],
};

async function ofSubject(word: string): Promise<readonly Command[] | undefined> {
  const subject = SHORT_NAMES.find(({ name }) => name === word)?.operation.split('.')[0] ?? word;
  if (!Object.hasOwn(ROOMS, subject)) return undefined;
  const { ROOM, READINGS } = await (ROOMS[subject] as (typeof ROOMS)[string])();
  return [...operationCommands(operationsOf(ROOM), READINGS), ...((await ALSO[subject]?.()) ?? [])];
}

/**
 * Returns the commands among which a command line finds its own: those of one subject, where the first word names it or an operation of
 * it, those of one kind, such as `batch`, otherwise all. A command starts without loading the other subjects, the service and the languages.
 */
export async function commandsFor([first = '', second = '']: readonly string[]): Promise<readonly Command[]> {
  if (Object.hasOwn(OTHERS, first)) {
    const commands = await (OTHERS[first] as (typeof OTHERS)[string])(second);
    if (commands.some(({ name }) => name === first || name === `${first} ${second}`)) return commands;
  }
  return (await ofSubject(first)) ?? (await import('./commands/index.js')).COMMANDS;
}
