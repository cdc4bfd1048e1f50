import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type FileBirth, readBirths, writeJhd } from '../../formats/index.js';
import { reasonOf } from '../../http/problem.js';
import { type Command, type Io, json, UsageError, type Values } from '../command.js';
import { csv } from '../csv.js';

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (problem) {
    throw new UsageError(`${file} cannot be read: ${reasonOf(problem)}`);
  }
}

function rowOf({ name, place_name, birth }: FileBirth): Readonly<Record<string, string>> {
  const { date, time = '', place, utc_offset = '', calendar = '' } = birth;
  const { latitude, longitude, timezone } = place;
  return {
    name,
    place_name,
    date,
    time,
    latitude: `${latitude}`,
    longitude: `${longitude}`,
    timezone,
    utc_offset,
    calendar,
  };
}

/** Returns a name of a file that every system takes. */
const fileName = (name: string, index: number): string =>
  `${
    name
      .replace(/[<>:"/\\|?*\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, 80) || `birth ${index + 1}`
  }.jhd`;

function writeAll(folder: string, births: readonly FileBirth[]): string {
  mkdirSync(folder, { recursive: true });
  const files = births.map((birth, i) => ({ path: join(folder, fileName(birth.name, i)), birth }));
  const taken = files.find(({ path }, i) => existsSync(path) || files.findIndex((other) => other.path === path) < i);
  if (taken !== undefined)
    throw new UsageError(`${taken.path} is there already. Choose another folder, or rename the file.`);
  // All are written in memory first: where one cannot be, none is.
  const contents = files.map(({ birth }) => writeJhd(birth));
  for (const [i, { path }] of files.entries())
    writeFileSync(path, contents[i] ?? '', { encoding: 'latin1', flag: 'wx' });
  return `Wrote ${files.length} ${files.length === 1 ? 'file' : 'files'} to ${folder}\n`;
}

async function run(values: Values, { stderr, readStdin }: Io): Promise<string> {
  const { file, jhd } = values;
  if (file === undefined)
    throw new UsageError('a file is required: of Jagannatha Hora, in the exchange format AAF, or of Astro-Databank.');
  if (file === '-' && readStdin === undefined)
    throw new UsageError('- reads the standard input, and nothing was given there.');
  const content = file === '-' ? await readStdin?.() : bytesOf(String(file));
  const { births, skipped } = readBirths(content ?? '', { name: basename(String(file)) });
  for (const { entry, name, reason } of skipped)
    stderr.write(`Skipped entry ${entry}${name === '' ? '' : `, ${name}`}: ${reason}.\n`);
  if (jhd !== undefined) return writeAll(String(jhd), births);
  return values.json === true ? json(births) : csv(births.map(rowOf));
}

export const birthsCommand: Command = {
  name: 'births',
  brief: true,
  summary: 'Births from a file of Jagannatha Hora, AAF or Astro-Databank, as CSV for batch, JSON or .jhd',
  operand: 'file',
  options: [
    {
      flag: 'file',
      kind: 'text',
      value: 'FILE',
      dash: true,
      summary: 'File with the births, also without --file before it',
    },
    { flag: 'json', kind: 'switch', summary: 'Print them as JSON: name, place_name and birth of each' },
    { flag: 'jhd', kind: 'text', value: 'DIR', summary: 'Write each as a file of Jagannatha Hora into this folder' },
  ],
  example: 'births people.aaf',
  run,
};
