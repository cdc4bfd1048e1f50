import { createReadStream } from 'node:fs';
import { access, constants, open, rename, rm } from 'node:fs/promises';
import { isFields } from '../../input/fields.js';
import {
  type CollectedJob,
  collectJob,
  folderStorage,
  type JobPlaces,
  type JobStorage,
  jobStatus,
  postgresQueue,
  redisQueue,
  resumeJob,
  type SubmitOptions,
  type SubmittedJob,
  submitJob,
  workOnJobs,
} from '../../jobs/index.js';
import { complaint } from '../batch/complaint.js';
import { mapFrom } from '../batch/map.js';
import { standardOutput } from '../batch/output.js';
import {
  type Command,
  type Io,
  JSON_OPTION,
  json,
  type Option,
  Unfinished,
  UsageError,
  type Values,
} from '../command.js';
import { textValue } from '../storeOptions.js';

const QUEUE_OPTION: Option = {
  flag: 'queue',
  kind: 'text',
  value: 'URL',
  field: 'queue',
  summary: 'Address of the queue: redis:// for Redis or Valkey, postgres:// for PostgreSQL; SIDDHANTA_QUEUE by default',
};
const FOLDER_OPTION: Option = {
  flag: 'folder',
  kind: 'text',
  value: 'DIR',
  summary: 'Folder for inputs and rows, which all machines share; SIDDHANTA_JOBS by default',
};
const JOB_OPTION: Option = {
  flag: 'job',
  kind: 'text',
  value: 'NAME',
  field: 'job',
  summary: 'Name of the job',
};
const PLACES = [QUEUE_OPTION, FOLDER_OPTION];

function required(values: Values, { flag }: Option, variable?: string): string {
  const value = textValue(values, flag) ?? (variable === undefined ? undefined : process.env[variable]);
  if (value !== undefined && value !== '') return value;
  throw new UsageError(`--${flag} is required${variable === undefined ? '' : `, or the variable ${variable}`}.`);
}

const storageFrom = (values: Values): JobStorage => folderStorage(required(values, FOLDER_OPTION, 'SIDDHANTA_JOBS'));

function queueAt(address: string) {
  if (/^rediss?:\/\//.test(address)) return redisQueue(address);
  if (/^postgres(?:ql)?:\/\//.test(address)) return postgresQueue(address);
  throw new UsageError('--queue must be an address that begins with redis://, rediss:// or postgres://.');
}

async function withPlaces<T>(values: Values, run: (places: JobPlaces) => Promise<T>): Promise<T> {
  const storage = storageFrom(values);
  const queue = await queueAt(required(values, QUEUE_OPTION, 'SIDDHANTA_QUEUE'));
  try {
    return await run({ queue, storage });
  } finally {
    await queue.close();
  }
}

function baseFrom({ base }: Values): SubmitOptions['base'] {
  if (base === undefined) return undefined;
  let fields: unknown;
  try {
    fields = JSON.parse(String(base));
  } catch {}
  if (isFields(fields)) return fields;
  throw new UsageError(`--base must be a JSON object, such as '{"ayanamsa":"raman"}'.`);
}

async function sourceFrom({ in: file }: Values, { stdin }: Io): Promise<SubmitOptions['source']> {
  if (file === undefined || file === '-') {
    if (stdin === undefined) throw new UsageError('there is no standard input here.');
    return stdin;
  }
  await access(String(file), constants.R_OK).catch(() => {
    throw new UsageError(`--in ${file} cannot be read.`);
  });
  return createReadStream(String(file));
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const described = ({ job, records, parts, added }: SubmittedJob): string =>
  `${job}: ${plural(records, 'record')} in ${plural(parts, 'part')}; added ${plural(added, 'part')} to the queue.\n`;

const submitCommand: Command = {
  name: 'jobs submit',
  summary: 'Split a file of births, or of inputs of an operation, into parts for workers on many machines',
  operand: 'in',
  options: [
    {
      flag: 'in',
      kind: 'text',
      value: 'FILE',
      dash: true,
      summary: 'CSV file of births, or lines of JSON with --operation; - for the standard input',
    },
    JOB_OPTION,
    {
      flag: 'kind',
      kind: 'text',
      value: 'KIND',
      field: 'kind',
      summary: 'What to compute for births: charts, dashas, panchang or yogas, as batch does',
    },
    {
      flag: 'operation',
      kind: 'text',
      value: 'NAME',
      field: 'operation',
      summary: 'The operation of inputs that are lines of JSON, such as charts.rasi',
    },
    {
      flag: 'base',
      kind: 'text',
      value: 'JSON',
      field: 'base',
      summary: 'Fields of the input that all records share, as a JSON object',
    },
    {
      flag: 'map',
      kind: 'text',
      value: 'PAIRS',
      summary: 'What columns of another name hold, as in born=date,hour=time',
    },
    {
      flag: 'keep',
      kind: 'text',
      value: 'NAMES',
      summary: 'Columns that go into the rows as they are, with commas between',
    },
    {
      flag: 'format',
      kind: 'text',
      value: 'FORMAT',
      field: 'format',
      choices: ['csv', 'ndjson'],
      summary: 'How rows are written: csv or ndjson',
    },
    {
      flag: 'part-size',
      kind: 'number',
      value: 'N',
      field: 'partSize',
      summary: 'Records in a part, 1 to 100,000; 1,000 by default',
    },
    {
      flag: 'lease',
      kind: 'number',
      value: 'SECONDS',
      field: 'lease',
      summary: 'How long one worker may have a part before another gets it; 60 by default',
    },
    ...PLACES,
  ],
  example: 'jobs submit births.csv --job births --kind charts --queue redis://localhost --folder /shared/jobs',
  async run(values, io) {
    const options: SubmitOptions = {
      job: required(values, JOB_OPTION),
      kind: textValue(values, 'kind') as SubmitOptions['kind'],
      operation: textValue(values, 'operation'),
      source: await sourceFrom(values, io),
      base: baseFrom(values),
      keep: textValue(values, 'keep')
        ?.split(',')
        .map((name) => name.trim()),
      map: values.map === undefined ? undefined : Object.fromEntries(mapFrom(values.map)),
      format: textValue(values, 'format') as SubmitOptions['format'],
      partSize: values['part-size'] as number | undefined,
      lease: values.lease as number | undefined,
    };
    return withPlaces(values, async (places) => described(await submitJob(options, places)));
  },
};

const resumeCommand: Command = {
  name: 'jobs resume',
  summary: 'Put the parts of a job that have no rows into the queue again, also those that failed',
  operand: 'job',
  options: [JOB_OPTION, ...PLACES],
  example: 'jobs resume births --queue redis://localhost --folder /shared/jobs',
  run: (values) =>
    withPlaces(values, async (places) => described(await resumeJob(required(values, JOB_OPTION), places))),
};

const workCommand: Command = {
  name: 'jobs work',
  summary: 'Compute parts of all jobs of a queue, with one processor; run as many as you like, on any machines',
  options: [
    ...PLACES,
    {
      flag: 'until-empty',
      kind: 'switch',
      summary: 'End when no part waits or is under way; by default it waits for further jobs',
    },
  ],
  example: 'jobs work --queue redis://localhost --folder /shared/jobs --until-empty',
  async run(values, { stderr }) {
    const abort = new AbortController();
    const stop = (): void => abort.abort();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
    try {
      const { parts, records } = await withPlaces(values, (places) =>
        workOnJobs({
          ...places,
          signal: abort.signal,
          untilEmpty: values['until-empty'] === true,
          onProblem: (message) => {
            stderr.write(`${message}\n`);
          },
        }),
      );
      return `Finished ${plural(parts, 'part')}; computed ${plural(records, 'record')}.\n`;
    } finally {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeListener(signal, stop);
    }
  },
};

const statusCommand: Command = {
  name: 'jobs status',
  summary: 'Say how far a job is, and which of its parts failed',
  operand: 'job',
  options: [JOB_OPTION, ...PLACES, JSON_OPTION],
  example: 'jobs status births --queue redis://localhost --folder /shared/jobs',
  async run(values) {
    const status = await withPlaces(values, (places) => jobStatus(required(values, JOB_OPTION), places));
    if (values.json === true) return json(status);
    const { job, records, parts, finished, failed, waiting, active } = status;
    return [
      `${job}: ${plural(records, 'record')}; ${finished} of ${plural(parts, 'part')} finished, ${failed.length} failed`,
      ...failed.map(({ part, reason }) => `part ${part}: ${reason}`),
      `queue, all jobs: ${waiting} waiting, ${active} under way`,
      '',
    ].join('\n');
  },
};

/** Written under another name first: a file that is there is whole. */
async function collectTo(file: string, job: string, storage: JobStorage): Promise<CollectedJob> {
  const draft = `${file}.part`;
  const handle = await open(draft, 'w').catch(() => {
    throw new UsageError(`--out ${file} cannot be written.`);
  });
  try {
    const collected = await collectJob({ job, storage, write: (bytes) => handle.appendFile(bytes) });
    await handle.close();
    await rename(draft, file);
    return collected;
  } catch (problem) {
    await handle.close();
    await rm(draft, { force: true });
    throw problem;
  }
}

const collectCommand: Command = {
  name: 'jobs collect',
  summary: 'Write the rows of a finished job in the order of its file, after checking that each record has one',
  operand: 'job',
  options: [
    JOB_OPTION,
    { flag: 'out', kind: 'text', value: 'FILE', summary: 'File for the rows, in place of the standard output' },
    {
      flag: 'explain',
      kind: 'switch',
      summary: "Say also what was given on a line that has no row, which is somebody's birth",
    },
    FOLDER_OPTION,
  ],
  example: 'jobs collect births --out rows.csv --folder /shared/jobs',
  async run(values, { stdout, stderr }) {
    const job = required(values, JOB_OPTION);
    const storage = storageFrom(values);
    const out = textValue(values, 'out');
    const { refused } =
      out === undefined
        ? await collectJob({ job, storage, write: standardOutput(stdout).write })
        : await collectTo(out, job, storage);
    for (const one of refused) stderr.write(complaint(one, values.explain === true));
    if (refused.length > 0)
      throw new Unfinished(`${refused.length} line${refused.length === 1 ? ' has' : 's have'} no row.`);
    return '';
  },
};

export const JOBS_COMMANDS: readonly Command[] = [
  submitCommand,
  workCommand,
  statusCommand,
  resumeCommand,
  collectCommand,
];
