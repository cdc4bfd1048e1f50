import { SiddhantaError } from '../../errors.js';
import type { BatchRows } from './ports.js';

const NEWLINE = 0x0a;
const RETURN = 0x0d;
const SPACE = 0x20;
const TAB = 0x09;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Rows that are kept together. */
const BLOCK_ROWS = 250;
const BLOCK_BYTES = 128 * 1024;

const isSpace = (byte: number | undefined): boolean =>
  byte === SPACE || byte === NEWLINE || byte === RETURN || byte === TAB;

/** Where a row is in the bytes of a body. */
type Span = readonly [start: number, end: number];

function trimmed(bytes: Uint8Array, from: number, to: number): Span {
  let [start, end] = [from, to];
  while (start < end && isSpace(bytes[start])) start++;
  while (end > start && isSpace(bytes[end - 1])) end--;
  return [start, end];
}

/** Yields the rows of NDJSON: lines that are not blank. */
function* ndjsonSpans(bytes: Uint8Array, from: number): Generator<Span, void> {
  for (let start = from; start < bytes.length; ) {
    const at = bytes.indexOf(NEWLINE, start);
    const end = at === -1 ? bytes.length : at;
    const span = trimmed(bytes, start, end);
    if (span[0] < span[1]) yield span;
    start = end + 1;
  }
}

function noList(): never {
  throw new SiddhantaError(
    'invalid_json',
    'The body is no list of JSON. Send [ … ] with an input in each place, or a line for each input with the header Content-Type: application/x-ndjson.',
  );
}

function stringEnd(bytes: Uint8Array, start: number): number {
  let i = start + 1;
  while (i < bytes.length && bytes[i] !== QUOTE) i += bytes[i] === BACKSLASH ? 2 : 1;
  return i;
}

/** Yields the rows of a list of JSON: what is between its commas. Whether each is JSON is for who reads it. */
function* listSpans(bytes: Uint8Array, from: number): Generator<Span, void> {
  const [start, end] = trimmed(bytes, from, bytes.length);
  if (bytes[start] !== OPEN_LIST) noList();
  let depth = 1;
  let rowStart = start + 1;
  for (let i = start + 1; i < end; i++) {
    const byte = bytes[i];
    if (byte === QUOTE) i = stringEnd(bytes, i);
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth++;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      depth--;
      if (depth > 0) continue;
      if (byte !== CLOSE_LIST || i !== end - 1) noList();
      const last = trimmed(bytes, rowStart, i);
      if (rowStart > start + 1 || last[0] < last[1]) yield last;
      return;
    } else if (byte === COMMA && depth === 1) {
      yield trimmed(bytes, rowStart, i);
      rowStart = i + 1;
    }
  }
  noList();
}

function blockOf(bytes: Uint8Array, spans: readonly Span[], first: number, length: number): BatchRows {
  const block = new Uint8Array(length);
  let at = 0;
  for (const [start, end] of spans) {
    block.set(bytes.subarray(start, end), at);
    // A row of a list may have several lines. Neither end of a line may be in a text, so that this changes no value.
    for (let i = at; i < at + end - start; i++) if (block[i] === NEWLINE) block[i] = RETURN;
    at += end - start;
    block[at++] = NEWLINE;
  }
  return { first, count: spans.length, bytes: block };
}

/**
 * Yields the rows of a body in blocks of some hundred, a line each. One byte order mark at the beginning is skipped.
 *
 * @param most rows at most
 * @throws {SiddhantaError} `payload_too_large` for more; `invalid_json` for a list that is none; what a single row is like is not looked at
 */
export function* blocksOf(bytes: Uint8Array, isList: boolean, most: number): Generator<BatchRows, void> {
  const from = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  let spans: Span[] = [];
  let first = 0;
  let length = 0;
  for (const span of isList ? listSpans(bytes, from) : ndjsonSpans(bytes, from)) {
    if (first + spans.length === most) {
      throw new SiddhantaError(
        'payload_too_large',
        `The batch has more than ${most} rows, the most that the plan allows. Send the rest as another batch.`,
      );
    }
    spans.push(span);
    length += span[1] - span[0] + 1;
    if (spans.length < BLOCK_ROWS && length < BLOCK_BYTES) continue;
    yield blockOf(bytes, spans, first, length);
    first += spans.length;
    spans = [];
    length = 0;
  }
  if (spans.length > 0) yield blockOf(bytes, spans, first, length);
}
