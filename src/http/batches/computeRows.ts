import { SiddhantaError } from '../../errors.js';
import type { Context } from '../../operation/operation.js';
import { refuseBeyond } from '../../operation/work.js';
import { joined } from '../call.js';
import { computeInPlace, LONG_BYTES } from '../compute.js';
import { envelopeText, publicError, responseMeta, utf8 } from '../envelope.js';
import { parseJson } from '../json.js';
import { presenterIn, takeLanguage } from '../language.js';
import type { Languages } from '../languages.js';
import { findRowOperation, type RowOperation, rowInput } from './rowOperation.js';

const NEWLINE = 0x0a;

/** Bytes of lines after which no further row is begun. */
const ENOUGH_BYTES = 512 * 1024;

/** Rows of a batch that are to be computed in one turn: as many as its time allows, and at least one. */
export interface RowsRequest {
  /** Dotted name of the operation. */
  readonly operation: string;
  /** The rows, a line each: each the body of a single call. */
  readonly rows: Uint8Array;
  /** Index of the first row in its batch. */
  readonly first: number;
  /** Id of the request that the lines name. */
  readonly requestId: string;
  /** When they are computed, ISO 8601. */
  readonly computedAt: string;
  /** Milliseconds of processor time that a row may take by its estimate. */
  readonly maxWork: number;
  /** Greatest length of a row in bytes. */
  readonly maxBytes: number;
  /** Milliseconds after which no further row is begun. */
  readonly budgetMs: number;
}

/** What became of a row. */
export interface RowOutcome {
  /** Units that it costs; 0 where it was refused. */
  readonly units: number;
  readonly isRefused: boolean;
}

/** The first of the rows that were asked for, computed. */
export interface RowsResult {
  /** A line of JSON each. */
  readonly lines: Uint8Array;
  readonly outcomes: readonly RowOutcome[];
  /** What was behind the first `internal_error`, if any. */
  readonly problem?: unknown;
}

/** Computes rows, here or elsewhere. */
export type ComputeRows = (request: RowsRequest, key: string) => Promise<RowsResult>;

/** Yields lines one by one, without their ends. */
export function* linesOf(bytes: Uint8Array): Generator<Uint8Array, void> {
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, start);
    yield bytes.subarray(start, end === -1 ? bytes.length : end);
    start = end === -1 ? bytes.length : end + 1;
  }
}

interface Line {
  readonly text: string;
  readonly outcome: RowOutcome;
  readonly problem?: unknown;
}

function errorLine(index: number, caught: unknown): Line {
  const error = publicError(caught);
  const { type, code, message, field, schools } = error;
  const details = {
    type,
    code,
    message,
    ...(field === undefined ? {} : { field }),
    ...(schools === undefined ? {} : { schools }),
  };
  return {
    text: `${JSON.stringify({ index, error: details })}\n`,
    outcome: { units: 0, isRefused: true },
    ...(code === 'internal_error' ? { problem: caught } : {}),
  };
}

/** Returns a line that says what was wrong with a row that could not be computed. */
export function refusedRow(index: number, caught: unknown): RowsResult {
  const { text, outcome } = errorLine(index, caught);
  return { lines: utf8(text), outcomes: [outcome] };
}

function requireShort(operation: string, bytes: number): void {
  if (bytes < LONG_BYTES) return;
  throw new SiddhantaError(
    'invalid_value',
    `The answer of ${operation} would have about ${Math.ceil(bytes / 1e6)} MB; a row of a batch has less than ${LONG_BYTES / 1e6} MB. Ask for less, or send this row as a single call.`,
  );
}

function requireRowLength(row: Uint8Array, maxBytes: number): void {
  if (row.length <= maxBytes) return;
  throw new SiddhantaError('payload_too_large', `The row is longer than ${maxBytes} bytes. Send a shorter one.`);
}

async function computedLine(
  row: Uint8Array,
  index: number,
  { operation, fields }: RowOperation,
  { operation: name, requestId, computedAt, maxWork, maxBytes }: RowsRequest,
  context: Context | undefined,
  languages: Languages,
): Promise<Line> {
  requireRowLength(row, maxBytes);
  const { body, language } = takeLanguage(parseJson(row));
  const shown = await presenterIn(language, operation.name, languages);
  const input = rowInput(body, fields, name);
  const judged = operation.judge(input);
  refuseBeyond(operation.name, judged.work, maxWork);
  requireShort(name, judged.work.bytes);
  const { data, meta, provenance } = computeInPlace({ operation, input, judged, context, shown });
  const units = judged.price;
  const told = responseMeta({ requestId, language: shown?.language.tag }, meta, units, computedAt);
  const text = envelopeText(typeof data === 'string' ? data : [...data].join(''), told, provenance);
  return { text: `{"index":${index},${text.slice(1)}\n`, outcome: { units, isRefused: false } };
}

/** Computes rows in place. A row that is refused has a line with its error, as a single call would be answered. */
export async function rowsInPlace(
  request: RowsRequest,
  context: Context | undefined,
  languages: Languages,
): Promise<RowsResult> {
  const { operation: name, rows, first, budgetMs } = request;
  const found = findRowOperation(name);
  if (found === undefined) throw new Error(`There is no operation ${name}.`);
  const began = performance.now();
  const lines: Uint8Array[] = [];
  const outcomes: RowOutcome[] = [];
  let problem: unknown;
  let length = 0;
  for (const row of linesOf(rows)) {
    let line: Line;
    try {
      line = await computedLine(row, first + outcomes.length, found, request, context, languages);
    } catch (caught) {
      line = errorLine(first + outcomes.length, caught);
    }
    problem ??= line.problem;
    const bytes = utf8(line.text);
    lines.push(bytes);
    outcomes.push(line.outcome);
    length += bytes.length;
    if (length >= ENOUGH_BYTES || performance.now() - began >= budgetMs) break;
  }
  return { lines: joined(lines), outcomes, ...(problem === undefined ? {} : { problem }) };
}
