import { createRequire } from 'node:module';
import { isSiddhantaError, type SiddhantaError } from '../errors.js';
import { readArguments, suggestion } from './arguments.js';
import { type Command, type Io, UsageError } from './command.js';
import { COMMANDS } from './commands/index.js';
import { commandHelp, programHelp } from './help.js';

const OK = 0;
const INTERNAL = 1;
const USAGE = 2;

function version(): string {
  const description = createRequire(import.meta.url)('siddhanta/package.json') as { readonly version: string };
  return description.version;
}

/** Returns the message of a library error in the words of the command line: the option in place of the field. */
function inOptions({ message, field }: SiddhantaError, { options }: Command): string {
  const option = options.find((candidate) => candidate.field !== undefined && candidate.field === field);
  if (option === undefined || field === undefined) return message;
  const flag = `--${option.flag}`;
  return message.startsWith(`${field} `) ? flag + message.slice(field.length) : `${flag}: ${message}`;
}

async function runCommand(command: Command, argv: readonly string[], io: Io): Promise<number> {
  const fail = (message: string): void => {
    io.stderr.write(`siddhanta ${command.name}: ${message.replace(/\s*\n\s*/g, ' ')}\n`);
  };
  try {
    const { values, help } = readArguments(argv, command.options);
    io.stdout.write(help ? commandHelp(command) : await command.run(values, io));
    return OK;
  } catch (error) {
    if (error instanceof UsageError) {
      fail(`${error.message} See siddhanta ${command.name} --help`);
      return USAGE;
    }
    if (isSiddhantaError(error) && error.code !== 'internal_error') {
      fail(inOptions(error, command));
      return USAGE;
    }
    fail(`internal error: ${error instanceof Error ? error.message : String(error)}`);
    return INTERNAL;
  }
}

/**
 * Returns the exit code of a command line after writing what it prints: 0 done, 2 a mistake of the caller (one line on
 * `stderr` says which), 1 a mistake of the program.
 *
 * @param argv the arguments after the program's name
 * @param io where to write, and what counts as now
 * @param commands the commands to choose from; all of them by default
 */
export async function run(argv: readonly string[], io: Io, commands: readonly Command[] = COMMANDS): Promise<number> {
  const [first, ...rest] = argv;
  if (
    first === undefined ||
    first === '--help' ||
    first === '-h' ||
    (first === 'help' && (rest[0] ?? '-').startsWith('-'))
  ) {
    io.stdout.write(programHelp(commands));
    return OK;
  }
  if (first === '--version' || first === '-V') {
    io.stdout.write(`${version()}\n`);
    return OK;
  }
  const words = first === 'help' ? rest : argv;
  // A name may be of two words: `keys create`.
  const length = commands.some((candidate) => candidate.name === words.slice(0, 2).join(' ')) ? 2 : 1;
  const name = words.slice(0, length).join(' ');
  const args = first === 'help' ? ['--help'] : words.slice(length);
  const command = commands.find((candidate) => candidate.name === name);
  if (command !== undefined) return runCommand(command, args, io);
  const names = commands.map((candidate) => candidate.name);
  const problem = name.startsWith('-')
    ? `${name} stands where a command is expected.`
    : `unknown command ${JSON.stringify(name)}.${suggestion(name, names)}`;
  io.stderr.write(`siddhanta: ${problem} See siddhanta --help\n`);
  return USAGE;
}
