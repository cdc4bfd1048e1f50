import { createReadStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { LineSelection } from '../../batch/blocks.js';
import type { Kind } from '../../batch/kind.js';
import { FORMATS, type Format } from '../../batch/rows.js';
import { parseInput } from '../../input/parse.js';
import type { Operation } from '../../operation/operation.js';
import { ATLAS_OPTION, atlasBytes, contextFrom } from '../atlasFile.js';
import { type Command, type Io, type Option, UsageError, type Values } from '../command.js';
import { withOptions } from '../input.js';
import { optionsOf } from '../options.js';
import { mapFrom } from './map.js';
import { runBatch } from './run.js';

const FORMAT_OPTION: Option = {
  flag: 'format',
  kind: 'text',
  value: 'FORMAT',
  choices: FORMATS,
  summary: `How rows are written: one of ${FORMATS.join(', ')}; default csv. ndjson has the whole data of each; parquet needs the package hyparquet-writer`,
};

const COMMON: readonly Option[] = [
  {
    flag: 'in',
    kind: 'text',
    value: 'FILE',
    dash: true,
    summary: 'CSV file with the births, also without --in before it; - or nothing for the standard input',
  },
  {
    flag: 'map',
    kind: 'text',
    value: 'PAIRS',
    summary: 'What columns of another name hold, as in born=date,hour=time; dob, tob, lat, lon and tz are known',
  },
  FORMAT_OPTION,
  {
    flag: 'keep',
    kind: 'text',
    value: 'NAMES',
    summary:
      'Columns of the file that go into the rows as they are, with commas between; id, name and place_name always do',
  },
  {
    flag: 'out',
    kind: 'text',
    value: 'FILE',
    summary: 'File for the rows, in place of the standard output; one that is there is not overwritten',
  },
  {
    flag: 'resume',
    kind: 'switch',
    summary: 'Go on with the file of --out where an earlier run of the same call has ended',
  },
  {
    flag: 'from-line',
    kind: 'number',
    value: 'N',
    summary: 'First line of the input to compute, counted from 1; the names of the columns are then not written',
  },
  {
    flag: 'shard',
    kind: 'text',
    value: 'I/N',
    summary: 'Compute the I-th of N parts: the lines whose number leaves the remainder I when it is divided by N',
  },
  {
    flag: 'workers',
    kind: 'number',
    value: 'N',
    summary: 'Threads that compute, by default as many as there are processors; 0 computes without',
  },
  ATLAS_OPTION,
  { flag: 'progress', kind: 'switch', summary: 'Tell the progress also where the standard error is no terminal' },
  {
    flag: 'explain',
    kind: 'switch',
    summary: "Say also what was given on a line that has no row, which is somebody's birth",
  },
];

const MOST_WORKERS = 256;

function ownOptions({ operation, fields, without, base = {} }: Kind): Option[] {
  const taken = [...Object.values(fields), ...without, 'birth.uncertainty_minutes', 'user_name'];
  return optionsOf(operation)
    .filter(({ field = '' }) => !taken.includes(field))
    .map((option) => {
      const value = base[option.field ?? ''];
      return value === undefined
        ? option
        : { ...option, summary: `${option.summary}; in a batch ${value} where it is left out` };
    });
}

function wholeFrom(values: Values, flag: string, least: number, most: number): number | undefined {
  const value = values[flag];
  if (value === undefined) return undefined;
  const number = Number(value);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new UsageError(`--${flag} is ${value}; it must be a whole number from ${least} to ${most}.`);
}

function shardFrom({ shard }: Values): LineSelection['shard'] {
  if (shard === undefined) return { index: 1, of: 1 };
  const [, index = '', of = ''] = /^(\d{1,6})\/(\d{1,6})$/.exec(String(shard)) ?? [];
  if (Number(index) >= 1 && Number(index) <= Number(of)) return { index: Number(index), of: Number(of) };
  throw new UsageError(`--shard is ${JSON.stringify(shard)}; it must be I/N with I from 1 to N, such as 1/4.`);
}

function formatFrom({ format = FORMATS[0] }: Values): Format {
  const found = FORMATS.find((one) => one === format);
  if (found !== undefined) return found;
  throw new UsageError(`--format is ${JSON.stringify(format)}; it must be one of ${FORMATS.join(', ')}.`);
}

function baseFrom({ operation, base = {}, fields }: Kind, options: readonly Option[], values: Values) {
  const input = withOptions(base, options, values) as Readonly<Record<string, unknown>>;
  const roots = new Set(Object.values(fields).map((path) => path.split('.')[0] ?? ''));
  const example = Object.entries(operation.example as object).filter(([name]) => roots.has(name));
  parseInput((operation as Operation).schema(), { ...input, ...Object.fromEntries(example) });
  return input;
}

function check(kind: Kind, format: Format, { out, resume, 'from-line': from, levels }: Values): void {
  if (resume === true && out === undefined) throw new UsageError('--resume goes with --out FILE.');
  if (resume === true && from !== undefined)
    throw new UsageError('--resume finds the line itself; leave --from-line out.');
  if (resume === true && format === 'parquet')
    throw new UsageError('a Parquet file cannot be resumed. Use --shard for smaller files.');
  if (kind.name === 'dashas' && format !== 'ndjson' && Number(levels ?? 1) > 2)
    throw new UsageError(`--levels is ${levels}; columns reach to 2 levels. Use --format ndjson for more.`);
}

async function inputOf({ in: file }: Values, io: Io): Promise<Readable> {
  if (file === undefined || file === '-') {
    const { stdin } = io;
    if (stdin === undefined) throw new UsageError('there is no standard input here.');
    return stdin;
  }
  try {
    await access(String(file), constants.R_OK);
  } catch {
    throw new UsageError(`--in ${file} cannot be read.`);
  }
  return createReadStream(String(file));
}

/** Returns the command of a kind: `siddhanta batch charts`. */
export function batchCommand(kind: Kind): Command {
  return {
    name: `batch ${kind.name}`,
    summary: kind.summary,
    operation: kind.operation,
    get options() {
      return [...COMMON, ...ownOptions(kind)];
    },
    operand: 'in',
    example: `batch ${kind.name} births.csv`,
    async run(values, io) {
      const format = formatFrom(values);
      check(kind, format, values);
      const atlas = atlasBytes(values);
      await runBatch(
        {
          kind,
          base: baseFrom(kind, ownOptions(kind), values),
          format,
          keep:
            values.keep === undefined
              ? []
              : String(values.keep)
                  .split(',')
                  .map((name) => name.trim()),
          map: mapFrom(values.map),
          workers: wholeFrom(values, 'workers', 0, MOST_WORKERS),
          from: wholeFrom(values, 'from-line', 2, Number.MAX_SAFE_INTEGER),
          shard: shardFrom(values),
          out: values.out === undefined ? undefined : String(values.out),
          resume: values.resume === true,
          // Opened here too, so that a file that is no atlas is refused before anything is read.
          context: await contextFrom(values, atlas),
          atlas,
          progress: values.progress === true || io.stderr.isTTY === true,
          explain: values.explain === true,
        },
        io,
        await inputOf(values, io),
      );
      return '';
    },
  };
}
