import { parseArgs } from 'node:util';
import { didYouMean } from '../input/nearest.js';
import { type Option, UsageError, type Values } from './command.js';

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const NEGATIVE = /^-[\d.]/;

/** Returns ` Did you mean …?` when a known word is close to the one given, otherwise nothing. */
export const suggestion = (given: string, known: readonly string[], prefix = ''): string =>
  didYouMean(given, known, prefix);

function numberFrom(text: string, flag: string): number {
  if (!DECIMAL.test(text)) {
    throw new UsageError(`--${flag} is ${JSON.stringify(text)}; it must be a decimal number, such as 28.6139.`);
  }
  return Number(text);
}

/**
 * Returns the values of a command's options, and whether its help is asked for.
 *
 * Negative numbers may follow their option after a space (`--lat -33.87`); any other value that begins with a dash needs
 * the equals sign (`--name=-`), since it is far more often a forgotten value.
 *
 * @param operand flag of the option whose value may stand alone
 * @throws {UsageError} for an unknown or repeated option, a value that is missing or no number, or a stray word
 */
export function readArguments(
  argv: readonly string[],
  options: readonly Option[],
  operand?: string,
): { values: Values; help: boolean } {
  const known = new Map(options.map((option) => [option.flag, option]));
  const { tokens } = parseArgs({
    args: [...argv],
    options: {
      ...Object.fromEntries(
        options.map(({ flag, kind }) => [flag, { type: kind === 'switch' ? 'boolean' : 'string' } as const]),
      ),
      help: { type: 'boolean', short: 'h' },
    },
    strict: false,
    tokens: true,
  });
  if (tokens.some((token) => token.kind === 'option' && token.name === 'help')) return { values: {}, help: true };
  const values: Record<string, string | number | boolean> = {};
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') {
      if (operand !== undefined && values[operand] === undefined) {
        values[operand] = token.value;
        continue;
      }
      throw new UsageError(`${JSON.stringify(token.value)} is not expected here; every value belongs to an option.`);
    }
    const { name, rawName, value, inlineValue } = token;
    const option = rawName.startsWith('--') ? known.get(name) : undefined;
    if (option === undefined) {
      throw new UsageError(`unknown option ${rawName}.${suggestion(name, [...known.keys(), 'help'], '--')}`);
    }
    if (values[name] !== undefined) throw new UsageError(`${rawName} is given twice. Give it once.`);
    if (option.kind === 'switch') {
      if (value !== undefined) throw new UsageError(`${rawName} takes no value.`);
      values[name] = true;
      continue;
    }
    const isDashed = inlineValue === false && value?.startsWith('-') && !NEGATIVE.test(value);
    if (value === undefined || (isDashed && !(option.dash === true && value === '-'))) {
      throw new UsageError(`${rawName} needs a value${option.value === undefined ? '' : `: ${option.value}`}.`);
    }
    values[name] = option.kind === 'number' ? numberFrom(value, name) : value;
  }
  return { values, help: false };
}
