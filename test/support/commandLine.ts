import type { Command, Io } from '../../src/cli/command.js';
import { run } from '../../src/cli/run.js';

interface Setting {
  /** By default 2026-11-21T00:00Z. */
  readonly now?: Date;
  readonly columns?: number | undefined;
  readonly commands?: readonly Command[] | undefined;
  readonly typed?: string | undefined;
  readonly colour?: boolean;
  readonly errorColour?: boolean;
}

/** Returns what a call of the command line prints, and its exit code. */
export async function commandLine(argv: readonly string[], setting: Setting = {}) {
  const {
    now = new Date('2026-11-21T00:00:00Z'),
    columns,
    commands,
    typed,
    colour = false,
    errorColour = false,
  } = setting;
  let stdout = '';
  let stderr = '';
  const io: Io = {
    stdout: { write: (part) => (stdout += part) },
    stderr: { write: (part) => (stderr += part) },
    now,
    columns,
    colour,
    errorColour,
    ...(typed === undefined ? {} : { readStdin: () => Promise.resolve(typed) }),
  };
  const code = await run(argv, io, commands);
  return { code, stdout, stderr };
}
