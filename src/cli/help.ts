import { unitsText } from '../operation/words.js';
import { factsFor } from './choices.js';
import type { Command, Option } from './command.js';
import type { Facts } from './facts.js';
import { presentWord } from './now.js';
import { placeFlag } from './place.js';
import { shellLines, wrap } from './render/text.js';

function bounds({ minimum, maximum, below, above }: Facts): string[] {
  const from = minimum === undefined ? above : minimum;
  const least = from === undefined ? '' : `${minimum === undefined ? 'above' : 'from'} ${from}`;
  if (maximum !== undefined) return [least === '' ? `at most ${maximum}` : `${least} to ${maximum}`];
  if (below !== undefined) return [least === '' ? `below ${below}` : `${least} to below ${below}`];
  return least === '' ? [] : [`${least} on`];
}

const oneOf = ({ listed }: Option, choices: readonly string[]): string =>
  listed === undefined ? `one of ${choices.join(', ')}` : `one of ${choices.length}: ${listed}`;

function allowed(option: Option, facts: Facts, place: string | undefined): string[] {
  const { choices, fallback, required, remark } = facts;
  return [
    ...(option.explain && remark !== undefined ? [remark] : []),
    ...(choices === undefined ? [] : [oneOf(option, choices)]),
    ...bounds(facts),
    ...(fallback === undefined || option.kind === 'switch' ? [] : [`default ${fallback}`]),
    ...(required ? [place === undefined ? 'required' : `required without --${place}`] : []),
  ];
}

function describeOption(option: Option, command: Command): string {
  const facts = factsFor(command, option);
  const word = presentWord(option);
  return [
    option.summary,
    ...(word === undefined ? [] : [`or ${word}`]),
    ...(facts === undefined ? [] : allowed(option, facts, placeFlag(option, command.options))),
  ].join('; ');
}

function twoColumns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(0, ...rows.map(([left]) => left.length)) + 4;
  const indent = ' '.repeat(width);
  return rows.flatMap(([left, right]) => {
    const [first = '', ...rest] = wrap(right, indent);
    return [`  ${left}`.padEnd(width) + first.slice(width), ...rest];
  });
}

function others({ name, operation }: Command, commands: readonly Command[]): string[] {
  const rest = commands.filter(({ subject, operation: other }) => subject === name && other !== operation);
  return rest.length === 0 ? [] : ['', `Other commands of ${name}:`, '', ...rows(rest)];
}

const rows = (commands: readonly Command[]): string[] =>
  twoColumns(commands.map(({ name, summary }) => [name, summary]));

/** Returns the help of one command: what it computes, its options with what they allow, units and schools. */
export function commandHelp(command: Command, commands: readonly Command[] = []): string {
  const { name, summary, options, operation, example } = command;
  const optionRows = options.map((option): [string, string] => [
    `--${option.flag}${option.value === undefined ? '' : ` ${option.value}`}`,
    describeOption(option, command),
  ]);
  const operand = options.find(({ flag }) => flag === command.operand)?.value;
  const lines = [
    summary,
    '',
    `Usage: siddhanta ${[name, operand, '[options]'].filter((word) => word !== undefined).join(' ')}`,
    '',
    ...twoColumns([...optionRows, ['-h, --help', 'Print this help']]),
    ...(operation === undefined
      ? []
      : [
          '',
          `Operation ${operation.name}; ${unitsText(operation)} over HTTP.`,
          ...wrap(
            operation.schools.length === 0
              ? 'It belongs to no school: no ayanamsa enters it.'
              : `Schools: ${operation.schools.join(', ')}.`,
          ),
          ...(operation.experimental ? wrap('Experimental: its results may still change.') : []),
          ...(operation.experimentalSchools.length === 0
            ? []
            : wrap(`Experimental in ${operation.experimentalSchools.join(', ')}: its results there may still change.`)),
          ...(operation.sensitive === undefined ? [] : wrap('Sensitive: it is refused without --sensitive.')),
          ...others(command, commands),
        ]),
    '',
    'Example:',
    ...shellLines(`siddhanta ${example}`),
  ];
  return `${lines.join('\n')}\n`;
}

export function subjectsOf(commands: readonly Command[]): string[] {
  return [...new Set(commands.flatMap(({ subject }) => subject ?? []))];
}

/** Returns the commands of two words that begin with a word: those of a subject, of `batch`, of `keys`. */
export function commandsUnder(word: string, commands: readonly Command[]): readonly Command[] {
  return commands.filter(({ name, subject }) => subject === word || name.startsWith(`${word} `));
}

/** Returns the help of a subject, or of another first word: its commands. */
export function subjectHelp(subject: string, commands: readonly Command[]): string {
  const own = commandsUnder(subject, commands);
  const [first] = own;
  const lines = [
    `The commands of ${subject}.`,
    '',
    `Usage: siddhanta ${subject} <command> [options]`,
    '',
    ...rows(own),
    '',
    ...twoColumns([['-h, --help', 'Print this help; after a command, the help of that command']]),
    '',
    'Example:',
    ...(first === undefined ? [] : shellLines(`siddhanta ${first.example}`)),
  ];
  return `${lines.join('\n')}\n`;
}

function subjectRows(commands: readonly Command[]): [string, string][] {
  return subjectsOf(commands).map((subject) => {
    const own = commands.filter((command) => command.subject === subject);
    return [subject, own.map(({ name }) => name.slice(subject.length + 1)).join(', ')];
  });
}

/** Returns the help of the program: its commands and how to learn more. */
export function programHelp(commands: readonly Command[]): string {
  const subjects = subjectRows(commands);
  const lines = [
    'Exact Vedic (sidereal) astrology on the command line.',
    '',
    'Usage: siddhanta <command> [options]',
    '',
    ...rows(commands.filter(({ subject }) => subject === undefined)),
    '',
    ...(subjects.length === 0
      ? []
      : ['All operations by subject, as in siddhanta charts rasi:', '', ...twoColumns(subjects), '']),
    ...twoColumns([
      ['-h, --help', 'Print this help; after a command, the help of that command'],
      ['-V, --version', 'Print the version'],
    ]),
    '',
    'Example:',
    ...(commands[0] === undefined ? [] : shellLines(`siddhanta ${commands[0].example}`)),
  ];
  return `${lines.join('\n')}\n`;
}
