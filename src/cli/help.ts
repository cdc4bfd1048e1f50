import type { Command, Option } from './command.js';
import { type Facts, factsOf } from './facts.js';
import { shellLines, wrap } from './render/text.js';

function allowed(option: Option, command: Command, facts: Facts): string[] {
  const { choices, minimum, maximum, fallback, required, remark } = facts;
  const schools = command.operation?.schools ?? [];
  const offered =
    option.field === 'ayanamsa' ? choices?.filter((school) => schools.some((s) => s === school)) : choices;
  return [
    ...(option.explain && remark !== undefined ? [remark] : []),
    ...(offered === undefined ? [] : [`one of ${offered.join(', ')}`]),
    ...(minimum === undefined ? [] : [`from ${minimum} to ${maximum}`]),
    ...(fallback === undefined ? [] : [`default ${fallback}`]),
    ...(required ? ['required'] : []),
  ];
}

function describeOption(option: Option, command: Command): string {
  const facts =
    command.operation === undefined || option.field === undefined
      ? undefined
      : factsOf(command.operation.schema(), option.field);
  return [option.summary, ...(facts === undefined ? [] : allowed(option, command, facts))].join('; ');
}

/** Rows of a name and a text beside it, in two columns. */
function twoColumns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length)) + 4;
  const indent = ' '.repeat(width);
  return rows.flatMap(([left, right]) => {
    const [first = '', ...rest] = wrap(right, indent);
    return [`  ${left}`.padEnd(width) + first.slice(width), ...rest];
  });
}

/** Returns the help of one command: what it computes, its options with what they allow, units and schools. */
export function commandHelp(command: Command): string {
  const { name, summary, options, operation, example } = command;
  const rows = options.map((option): [string, string] => [
    `--${option.flag}${option.value === undefined ? '' : ` ${option.value}`}`,
    describeOption(option, command),
  ]);
  const lines = [
    summary,
    '',
    `Usage: siddhanta ${name} [options]`,
    '',
    ...twoColumns([...rows, ['-h, --help', 'Print this help']]),
    ...(operation === undefined
      ? []
      : [
          '',
          `Operation ${operation.name}; ${operation.units} ${operation.units === 1 ? 'unit' : 'units'} over HTTP.`,
          ...wrap(`Schools: ${operation.schools.join(', ')}.`),
        ]),
    '',
    'Example:',
    ...shellLines(`siddhanta ${example}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns the help of the program: its commands and how to learn more. */
export function programHelp(commands: readonly Command[]): string {
  const lines = [
    'Exact Vedic (sidereal) astrology on the command line.',
    '',
    'Usage: siddhanta <command> [options]',
    '',
    ...twoColumns(commands.map(({ name, summary }) => [name, summary])),
    '',
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
