/** One record of a CSV file, as bytes without the end of its line. */
export interface RawRecord {
  /** Line of the file on which it begins, from 1. */
  readonly line: number;
  readonly last: number;
  readonly bytes: Buffer;
  /** Why it cannot be read. */
  readonly problem?: 'open_quote' | 'too_long';
}

/** Longest record that is read; a quote that stays open so long is a mistake of its line. */
export const LONGEST_RECORD = 1 << 20;

const NEWLINE = 10;
const RETURN = 13;
const QUOTE = 34;
const COMMA = 44;
const NONE: Buffer = Buffer.alloc(0);

const UNFINISHED = -1;
const OPEN = -2;

function endOfQuoted(bytes: Buffer, from: number): number {
  let inQuotes = false;
  let atStart = true;
  for (let i = from; i < bytes.length; i++) {
    const byte = bytes[i];
    if (inQuotes) {
      if (byte !== QUOTE) continue;
      if (bytes[i + 1] === QUOTE) i++;
      else inQuotes = false;
    } else if (byte === NEWLINE) return i;
    else if (byte === QUOTE && atStart) inQuotes = true;
    if (!inQuotes) atStart = byte === COMMA;
  }
  return inQuotes ? OPEN : UNFINISHED;
}

function newlinesIn(bytes: Buffer): number {
  let count = 0;
  for (let i = bytes.indexOf(NEWLINE); i !== -1; i = bytes.indexOf(NEWLINE, i + 1)) count++;
  return count;
}

/**
 * Cuts the bytes of a CSV file into records by RFC 4180: a line end within quotes belongs to its cell. Lines may end with LF or with CR
 * and LF; empty ones are passed over. A quote that is never closed costs its own line alone. Without quotes, a record is a line.
 */
export class RecordSplitter {
  #rest = NONE;
  #line = 1;
  /** Whether the rest of a line is being passed over, which is longer than any may be. */
  #dropping = false;
  readonly #hasQuotes: boolean;

  constructor({ quotes = true } = {}) {
    this.#hasQuotes = quotes;
  }

  /** Yields the records that are complete with some more bytes. */
  *push(chunk: Buffer): Generator<RawRecord, void, undefined> {
    yield* this.#cut(this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]), false);
  }

  /** Yields what is left when the bytes are at their end. */
  *end(): Generator<RawRecord, void, undefined> {
    if (this.#dropping) return;
    while (this.#rest.length > 0) yield* this.#cut(this.#rest, true);
  }

  *#cut(bytes: Buffer, isEnd: boolean): Generator<RawRecord, void, undefined> {
    let from = 0;
    let quote = this.#hasQuotes ? bytes.indexOf(QUOTE) : -1;
    while (from < bytes.length) {
      const newline = bytes.indexOf(NEWLINE, from);
      if (this.#dropping) {
        if (newline === -1) break;
        this.#dropping = false;
        this.#line++;
        from = newline + 1;
        continue;
      }
      if (quote !== -1 && quote < from) quote = bytes.indexOf(QUOTE, from);
      const hasQuote = quote !== -1 && (newline === -1 || quote < newline);
      let end = hasQuote ? endOfQuoted(bytes, from) : newline;
      if (end < 0) {
        const isTooLong = bytes.length - from > LONGEST_RECORD;
        if (!isEnd && !isTooLong) break;
        if (isEnd && end === UNFINISHED) end = bytes.length;
        else {
          yield {
            line: this.#line,
            last: this.#line,
            bytes: NONE,
            problem: end === OPEN ? 'open_quote' : 'too_long',
          };
          if (newline === -1) {
            this.#dropping = !isEnd;
            from = bytes.length;
          } else {
            this.#line++;
            from = newline + 1;
          }
          continue;
        }
      }
      const until = end > from && bytes[end - 1] === RETURN ? end - 1 : end;
      const line = this.#line;
      const last = line + (hasQuote ? newlinesIn(bytes.subarray(from, end)) : 0);
      if (until > from) {
        const record = bytes.subarray(from, until);
        yield until - from > LONGEST_RECORD
          ? { line, last, bytes: NONE, problem: 'too_long' }
          : { line, last, bytes: record };
      }
      this.#line = last + 1;
      from = end + 1;
    }
    this.#rest = this.#dropping ? NONE : bytes.subarray(Math.min(from, bytes.length));
  }
}

export class StrayQuote extends Error {}

/** Returns the cells of one record. Throws `StrayQuote` where something stands between a closing quote and the comma. */
export function cellsOf(record: string): string[] {
  if (!record.includes('"')) return record.split(',');
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    if (record[at] === '"') {
      let cell = '';
      let from = at + 1;
      let close = record.indexOf('"', from);
      while (close !== -1 && record[close + 1] === '"') {
        cell += record.slice(from, close + 1);
        from = close + 2;
        close = record.indexOf('"', from);
      }
      if (close === -1) throw new StrayQuote();
      cells.push(cell + record.slice(from, close));
      at = close + 1;
      if (at === record.length) return cells;
      if (record[at] !== ',') throw new StrayQuote();
      at++;
    } else {
      const comma = record.indexOf(',', at);
      if (comma === -1) {
        cells.push(record.slice(at));
        return cells;
      }
      cells.push(record.slice(at, comma));
      at = comma + 1;
    }
  }
}
