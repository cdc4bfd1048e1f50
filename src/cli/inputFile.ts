import { readFileSync } from 'node:fs';
import { type Io, type Option, UsageError } from './command.js';

/** The whole input from a file, for what options cannot say. */
export const INPUT_OPTION: Option = {
  flag: 'input',
  kind: 'text',
  value: 'FILE',
  dash: true,
  summary: 'JSON file with the input, or - for the standard input; other options are put over it',
};

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`--input ${name} is not valid JSON.`);
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`--input ${file} cannot be read.`);
  }
}

/** Returns what `--input` names, parsed. */
export async function givenInput(file: string, { readStdin }: Io): Promise<unknown> {
  if (file !== '-') return parsed(textOf(file), file);
  if (readStdin === undefined)
    throw new UsageError(
      '--input - reads the standard input, and nothing was given there. Use a pipe, or name a file: --input FILE.',
    );
  return parsed(await readStdin(), file);
}
