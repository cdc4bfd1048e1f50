import type { Readable } from 'node:stream';
import { type RawRecord, RecordSplitter } from './records.js';
import type { Job, Refused } from './rows.js';

const RECORDS = 512;
const BYTES = 1 << 18;
/** Milliseconds that records wait for others, so that who writes a line and waits for its row gets it. */
const PATIENCE_MS = 20;

export interface LineSelection {
  readonly from: number;
  /** Of so many parts this one, 1 … of; a line belongs to one part alone. */
  readonly shard: { readonly index: number; readonly of: number };
}

export interface Block {
  readonly job: Job;
  /** Lines that cannot be read. */
  readonly refused: readonly Refused[];
  readonly last: number;
}

const PROBLEMS = {
  open_quote: 'A quote is opened and never closed.',
  too_long: 'The line is longer than 1 MiB.',
} as const;

const ALL: LineSelection = { from: 1, shard: { index: 1, of: 1 } };

const isSelected = (line: number, { from, shard }: LineSelection): boolean =>
  line >= from && line % shard.of === shard.index % shard.of;

/** Gathers records to blocks of at most so many, or to so many bytes. */
export class Gathering {
  readonly #records: Buffer[] = [];
  readonly #lines: number[] = [];
  readonly #refused: Refused[] = [];
  #bytes = 0;
  #last = 0;
  readonly #most: { readonly records: number; readonly bytes: number };

  constructor(most = { records: RECORDS, bytes: BYTES }) {
    this.#most = most;
  }

  get isFull(): boolean {
    const { records, bytes } = this.#most;
    return this.#records.length + this.#refused.length >= records || this.#bytes >= bytes;
  }

  get isEmpty(): boolean {
    return this.#last === 0;
  }

  get hasNews(): boolean {
    return this.#records.length > 0 || this.#refused.length > 0;
  }

  add({ line, last, bytes, problem }: RawRecord, selection: LineSelection = ALL): void {
    this.#last = last;
    if (!isSelected(line, selection)) return;
    if (problem !== undefined) {
      this.#refused.push({ line, code: 'invalid_value', message: PROBLEMS[problem] });
      return;
    }
    this.#records.push(bytes);
    this.#lines.push(line);
    this.#bytes += bytes.length;
  }

  /** The records are copied: their bytes are transferred to another thread. */
  take(): Block {
    const bytes = new Uint8Array(this.#bytes);
    const ends = new Uint32Array(this.#records.length);
    let end = 0;
    this.#records.forEach((record, i) => {
      bytes.set(record, end);
      end += record.length;
      ends[i] = end;
    });
    const block: Block = {
      job: { bytes, ends, lines: Uint32Array.from(this.#lines) },
      refused: this.#refused.splice(0),
      last: this.#last,
    };
    this.#records.length = 0;
    this.#lines.length = 0;
    this.#bytes = 0;
    this.#last = 0;
    return block;
  }
}

export async function* recordsOf(source: Readable, signal: AbortSignal): AsyncGenerator<RawRecord[]> {
  const splitter = new RecordSplitter();
  const stopped = new Promise<undefined>((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  const chunks = source[Symbol.asyncIterator]();
  for (;;) {
    const next = await Promise.race([chunks.next(), stopped]);
    if (next === undefined || signal.aborted) {
      source.destroy();
      return;
    }
    if (next.done === true) break;
    const chunk: unknown = next.value;
    yield [...splitter.push(typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Buffer))];
  }
  yield [...splitter.end()];
}

async function isSlow(coming: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(true), PATIENCE_MS);
  });
  try {
    return await Promise.race([coming.then(() => false), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Marks a failure as handled until somebody waits for it. */
function nextOf<T>(iterator: AsyncIterator<T>): Promise<IteratorResult<T>> {
  const next = iterator.next();
  next.catch(() => {});
  return next;
}

export async function* blocksOf(
  first: readonly RawRecord[],
  rest: AsyncIterable<readonly RawRecord[]>,
  selection: LineSelection,
): AsyncGenerator<Block> {
  const gathering = new Gathering();
  const chunks = rest[Symbol.asyncIterator]();
  for (let records = first; ; ) {
    for (const record of records) {
      gathering.add(record, selection);
      if (gathering.isFull) yield gathering.take();
    }
    const coming = nextOf(chunks);
    if (gathering.hasNews && (await isSlow(coming))) yield gathering.take();
    const next = await coming;
    if (next.done === true) break;
    records = next.value;
  }
  if (!gathering.isEmpty) yield gathering.take();
}

/**
 * Yields what is made of each of many things, in their order and as soon as it is made, while so many at most are under way. It waits for no
 * thing to come once one has failed.
 */
export async function* inOrder<From, To>(
  source: AsyncIterable<From>,
  make: (from: From) => Promise<To>,
  most: number,
): AsyncGenerator<To> {
  const pending: Promise<To>[] = [];
  const things = source[Symbol.asyncIterator]();
  let coming: Promise<IteratorResult<From>> | undefined = nextOf(things);
  while (coming !== undefined || pending.length > 0) {
    const oldest = pending[0];
    const next =
      coming === undefined || pending.length >= most
        ? undefined
        : await Promise.race([coming, ...(oldest === undefined ? [] : [oldest.then(() => undefined)])]);
    if (next === undefined) {
      yield await (pending.shift() as Promise<To>);
    } else if (next.done === true) {
      coming = undefined;
    } else {
      const made = make(next.value);
      made.catch(() => {});
      pending.push(made);
      coming = nextOf(things);
    }
  }
}
