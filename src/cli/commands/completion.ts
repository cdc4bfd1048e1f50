import { type Command, UsageError } from '../command.js';
import { SCRIPTS } from '../completion.js';

const SHELLS = Object.keys(SCRIPTS);

const isShell = (name: string): name is keyof typeof SCRIPTS => SHELLS.includes(name);

export const completionCommand: Command = {
  name: 'completion',
  summary: 'Script by which a shell completes commands, options and their values',
  options: [
    {
      flag: 'shell',
      kind: 'text',
      value: 'SHELL',
      summary: `Shell to print it for; one of ${SHELLS.join(', ')}; required`,
    },
  ],
  example: 'completion --shell bash',
  run(values) {
    const shell = String(values.shell ?? '');
    if (shell === '') throw new UsageError('--shell is required.');
    if (!isShell(shell))
      throw new UsageError(`--shell is ${JSON.stringify(shell)}; it must be one of ${SHELLS.join(', ')}.`);
    return SCRIPTS[shell];
  },
};
