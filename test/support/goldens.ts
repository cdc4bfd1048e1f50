// Golden fixtures as they stand in fixtures/golden, one folder a subject. A file holds records, alone or in lists and objects: the
// input of a call beside its reviewed result. So a record is its own case: the operation and the input are read, the rest is
// compared, or written by tools/fixtures/golden.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Operation } from '../../src/operation/operation.js';
import { OPERATIONS } from '../../src/registry.js';
import type { Provenance, Result } from '../../src/types.js';

export const GOLDEN = fileURLToPath(new URL('../../fixtures/golden/', import.meta.url));

/** One call with its result; one that is new has an operation and an input only. */
export interface GoldenRecord {
  /** Dotted name. Records that have a `meta` are told by its endpoint, whatever they are called here. */
  readonly operation?: string;
  readonly input: unknown;
  readonly data?: unknown;
  readonly meta?: { readonly endpoint: string };
  readonly provenance?: Provenance | undefined;
}

/** A file of records. */
export interface GoldenFile {
  /** Path below fixtures/golden. */
  readonly path: string;
  readonly content: unknown;
}

/** The provenance of several calls, recorded apart, and the calls by the same keys. */
export interface GoldenProvenance {
  readonly path: string;
  readonly content: Readonly<Record<string, Provenance>>;
  readonly calls: Readonly<Record<string, GoldenRecord>>;
}

const CALLS = '.calls.json';

const paths = (): string[] =>
  readdirSync(GOLDEN, { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json'))
    .sort();

const contents = new Map<string, unknown>();

/** Reads a file once for all tests of a process. */
function read<Shape>(path: string): Shape {
  if (!contents.has(path)) contents.set(path, JSON.parse(readFileSync(GOLDEN + path, 'utf8')));
  return contents.get(path) as Shape;
}

/** Returns the recorded provenances, each with the calls that its keys stand for. */
export function goldenProvenances(): GoldenProvenance[] {
  const all = paths();
  return all
    .filter((path) => path.endsWith(CALLS))
    .map((calls) => {
      const path = calls.replace(CALLS, '.json');
      const content = all.includes(path) ? read<Record<string, Provenance>>(path) : {};
      return { path, content, calls: read<Record<string, GoldenRecord>>(calls) };
    });
}

/** Returns the files of records, those below one folder where it is named. */
export function goldenFiles(folder = ''): GoldenFile[] {
  const apart = goldenProvenances().map(({ path }) => path);
  return paths()
    .filter((path) => path.startsWith(folder) && !path.endsWith(CALLS) && !apart.includes(path))
    .map((path) => ({ path, content: read(path) }));
}

function isRecord(value: object): value is GoldenRecord {
  return 'input' in value && ('operation' in value || 'meta' in value);
}

/** Returns a content in which each record is what a function makes of it. */
export function mapRecords(content: unknown, change: (record: GoldenRecord) => unknown): unknown {
  if (typeof content !== 'object' || content === null) return content;
  if (Array.isArray(content)) return content.map((entry) => mapRecords(entry, change));
  if (isRecord(content)) return change(content);
  return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, mapRecords(value, change)]));
}

/** Returns the records of a file. */
export function recordsOf({ content }: GoldenFile): GoldenRecord[] {
  const found: GoldenRecord[] = [];
  mapRecords(content, (record) => found.push(record));
  return found;
}

/** Returns the operation of a record. */
export function operationOf({ operation, meta }: GoldenRecord): Operation {
  const name = meta?.endpoint ?? operation;
  const found = OPERATIONS.find(
    (each) => each.name === name || each.members.some((member) => member.operation === name),
  );
  if (found === undefined) throw new Error(`A golden record names the operation ${name}, which there is not.`);
  return found;
}

/** Returns what the library computes for a record. */
export function resultOf(record: GoldenRecord): Result<unknown> {
  return operationOf(record).call(record.input);
}
