import type { Layout } from '../batch/header.js';
import { shipped, version } from '../batch/shipped.js';
import { SiddhantaError } from '../errors.js';
import type { JobStorage } from './ports.js';

/** Format of the rows of a job: columns with a header, or the whole data of each, a line of JSON. */
export type RowFormat = 'csv' | 'ndjson';

export const ROW_FORMATS: readonly RowFormat[] = ['csv', 'ndjson'];

/** What is to be computed. It is written once and never changed. */
export interface Manifest {
  readonly job: string;
  /** Version of the library that wrote it, which its workers need too. */
  readonly version: string;
  readonly kind?: string | undefined;
  readonly operation?: string | undefined;
  readonly base: Readonly<Record<string, unknown>>;
  readonly layout?: Layout | undefined;
  readonly format: RowFormat;
  readonly lease: number;
  /** The number of records in each part. */
  readonly parts: readonly number[];
}

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** Returns the version of the library; empty where it is bundled and has no package.json. */
export const ownVersion = (): string => (shipped('package.json') === undefined ? '' : version());

export const invalid = (field: string, message: string): SiddhantaError =>
  new SiddhantaError('invalid_value', message, { field });

/** Returns the names of the objects of a job. Throws `SiddhantaError` for a name that no job may have. */
export function namesOf(job: string) {
  if (!NAME.test(job))
    throw invalid(
      'job',
      `job is ${JSON.stringify(job)}; it must be 1 to 64 letters, digits, dots, dashes or underscores, the first a letter or digit.`,
    );
  const numbered = (part: number): string => String(part).padStart(6, '0');
  return {
    manifest: `${job}/job.json`,
    rows: `${job}/rows/`,
    inputOf: (part: number): string => `${job}/input/${numbered(part)}`,
    rowsOf: (part: number, format: RowFormat): string => `${job}/rows/${numbered(part)}.${format}`,
    refusedOf: (part: number): string => `${job}/refused/${numbered(part)}.ndjson`,
  };
}

/** Returns what a job computes. Throws `SiddhantaError` `not_found` where there is no such job. */
export async function manifestOf(job: string, storage: JobStorage): Promise<Manifest> {
  const bytes = await storage.get(namesOf(job).manifest);
  if (bytes === undefined)
    throw new SiddhantaError(
      'not_found',
      `There is no job ${job} in this storage. Submit it first, or name its storage.`,
      {
        field: 'job',
      },
    );
  return JSON.parse(new TextDecoder().decode(bytes)) as Manifest;
}

/** Returns the numbers of the parts that have their rows, ascending. */
export async function finishedParts({ job, parts, format }: Manifest, storage: JobStorage): Promise<number[]> {
  const names = namesOf(job);
  const found = new Set(await storage.list(names.rows));
  return parts.map((_, i) => i + 1).filter((part) => found.has(names.rowsOf(part, format)));
}
