import { version } from '../batch/shipped.js';
import { isSiddhantaError, type SiddhantaError } from '../errors.js';
import { reasonOf } from '../http/problem.js';
import { readZonesBy } from '../time/zoneOffset.js';
import { readArguments, suggestion } from './arguments.js';
import { painter } from './colour.js';
import { type Command, type Io, Unfinished, UsageError, type Values } from './command.js';
import { completions } from './completion.js';
import { commandHelp, commandsUnder, programHelp, subjectHelp, subjectsOf } from './help.js';
import { commandsFor } from './loading.js';
import { SHORT_NAMES } from './shortNames.js';

const OK = 0;
const INTERNAL = 1;
const USAGE = 2;

/** Names the option in place of the field; what came from a file keeps its name there. */
function inOptions({ message, field }: SiddhantaError, { options }: Command, values: Values): string {
  if (field === undefined) return message;
  const option = options.find((candidate) => candidate.field === field);
  const whole = options.find((candidate) => candidate.field !== undefined && field.startsWith(`${candidate.field}.`));
  const { flag = '', field: said = '' } = option ?? whole ?? {};
  if (said === '' || (values.input !== undefined && values[flag] === undefined)) return message;
  if (option === undefined) return `--${flag}: ${message.replace(`${said}.`, '')}`;
  return message.startsWith(`${field} `) ? `--${flag}${message.slice(field.length)}` : `--${flag}: ${message}`;
}

async function dateMeantBy({ field = '' }: SiddhantaError, { options }: Command, values: Values): Promise<string> {
  const option =
    options.find((each) => each.field === field) ??
    options.find((each) => each.birth === true && field === `${each.field}.date`);
  const { suggestDate } = await import('../input/suggestDate.js');
  const value = String(values[option?.flag ?? ''] ?? '');
  return suggestDate(option?.birth === true ? value.trim().split(/[\s,]/, 1)[0] : value);
}

async function everydayCommand(words: readonly string[]): Promise<string> {
  const { everydayOperation } = await import('../operation/everyday.js');
  const [first = '', second = ''] = words;
  const operation = everydayOperation(`${first} ${second}`) ?? everydayOperation(first);
  if (operation === undefined) return '';
  const short = SHORT_NAMES.find((one) => one.operation === operation)?.name;
  return ` Did you mean ${short ?? operation.replace('.', ' ').replace(/[._]/g, '-')}?`;
}

function oneLine(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join(' ');
}

/** Returns a message in the language of `--lang`, where that has words for it. */
async function saidIn(tag: Values[string] | undefined, message: string): Promise<string> {
  if (tag === undefined) return message;
  const [{ spokenLanguage }, { labelsIn }] = await Promise.all([
    import('../names/spoken.js'),
    import('../names/labels.js'),
  ]);
  try {
    return labelsIn(await spokenLanguage(tag))(message);
  } catch {
    // The message may be that there is no such language.
    return message;
  }
}

function complain(who: string, message: string, { stderr, errorColour }: Io): void {
  stderr.write(`${painter(errorColour)('wrong', `${who}:`)} ${message}\n`);
}

async function runCommand(
  command: Command,
  argv: readonly string[],
  io: Io,
  commands: readonly Command[],
): Promise<number> {
  const fail = (message: string): void => {
    complain(`siddhanta ${command.name}`, oneLine(message), io);
  };
  let given: Values = {};
  try {
    const { values, help } = readArguments(argv, command.options, command.operand);
    given = values;
    readZonesBy(command.brief === true ? io.clock : undefined);
    io.stdout.write(help ? commandHelp(command, commands) : await command.run(values, io));
    return OK;
  } catch (error) {
    if (error instanceof UsageError) {
      fail(`${error.message} See siddhanta ${command.name} --help`);
      return USAGE;
    }
    if (error instanceof Unfinished) {
      fail(error.message);
      return error.exitCode;
    }
    if (isSiddhantaError(error) && error.code !== 'internal_error') {
      const message = inOptions(error, command, given) + (await dateMeantBy(error, command, given));
      fail(await saidIn(given.lang, message));
      return USAGE;
    }
    fail(`internal error: ${reasonOf(error)}`);
    return INTERNAL;
  }
}

/**
 * Returns the exit code of a command line after writing what it prints: 0 done, 2 a mistake of the caller (one line on
 * `stderr` says which), 1 a mistake of the program, or what was asked is done in part.
 *
 * @param argv the arguments after the program's name
 * @param io where to write, and what counts as now
 * @param given the commands to choose from; all of them by default
 */
export async function run(argv: readonly string[], io: Io, given?: readonly Command[]): Promise<number> {
  const [first, ...rest] = argv;
  if (first === '--version' || first === '-V') {
    io.stdout.write(`${version()}\n`);
    return OK;
  }
  const commands = given ?? (await commandsFor(argv));
  if (
    first === undefined ||
    first === '--help' ||
    first === '-h' ||
    (first === 'help' && (rest[0] ?? '-').startsWith('-'))
  ) {
    io.stdout.write(programHelp(commands));
    return OK;
  }
  if (first === '--complete') {
    io.stdout.write(
      completions(rest, commands)
        .map((text) => `${text}\n`)
        .join(''),
    );
    return OK;
  }
  const words = first === 'help' ? rest : argv;
  // A name may have two words: `keys create`, `charts rasi`.
  const length = commands.some((candidate) => candidate.name === words.slice(0, 2).join(' ')) ? 2 : 1;
  const name = words.slice(0, length).join(' ');
  const args = first === 'help' ? ['--help'] : words.slice(length);
  const command = commands.find((candidate) => candidate.name === name);
  if (command !== undefined) return runCommand(command, args, io, commands);
  const subjects = subjectsOf(commands);
  if (commandsUnder(name, commands).length > 0) return runSubject(name, words[1], io, commands);
  const names = commands.flatMap((candidate) => (candidate.subject === undefined ? candidate.name : []));
  const problem = name.startsWith('-')
    ? `${name} stands where a command is expected.`
    : `unknown command ${JSON.stringify(name)}.${(await everydayCommand(words)) || suggestion(name, [...names, ...subjects])}`;
  complain('siddhanta', `${problem} See siddhanta --help`, io);
  return USAGE;
}

function runSubject(subject: string, next: string | undefined, io: Io, commands: readonly Command[]): number {
  if (next === undefined || next === '--help' || next === '-h') {
    io.stdout.write(subjectHelp(subject, commands));
    return OK;
  }
  const names = commandsUnder(subject, commands).map((command) => command.name);
  const name = `${subject} ${next}`;
  const problem = `unknown command ${JSON.stringify(name)}.${suggestion(name, names)}`;
  complain('siddhanta', `${problem} See siddhanta ${subject} --help`, io);
  return USAGE;
}
