import { SiddhantaError } from '../errors.js';
import type { LanguageTag } from '../names/language.js';
import type { Operation } from '../operation/operation.js';
import type { Work } from '../operation/work.js';
import type { RowsRequest, RowsResult } from './batches/computeRows.js';
import { type Computation, type Computed, LONG_BYTES } from './compute.js';
import type { Waiting } from './fairQueue.js';
import type { FromWorker } from './node-worker-messages.js';

/** What a thread is asked for at a time: to begin an answer, or for one more piece of it. */
export interface Turn extends Waiting {
  readonly job: Job;
  readonly kind: 'begin' | 'next';
  /** Whether it is expected to be short, so that the thread for short calls takes it. */
  readonly isLight: boolean;
}

type JobInput = Partial<Omit<Computation, 'operation'>> & { readonly operation: Pick<Operation, 'name'> };

export type Ask = (kind: 'next' | 'cancel') => void;

function problemOf(message: Extract<FromWorker, { kind: 'refused' | 'failed' }>): Error {
  if (message.kind === 'failed') {
    const { name, stack } = message;
    return Object.assign(new Error(message.message), { name, stack });
  }
  const { code, field, schools } = message;
  return new SiddhantaError(code, message.message, {
    ...(field === undefined ? {} : { field }),
    ...(schools === undefined ? {} : { schools }),
  });
}

export class Job {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly input: unknown;
  readonly language: LanguageTag | undefined;
  /** The estimate of its operation, in milliseconds. */
  readonly estimatedMs: number;
  /** Bytes that its answer holds until it is read: as estimated, then as they are; 0 where it is short, or made while it is read. */
  bytes: number;
  onOver: () => void = () => {};
  readonly promise: Promise<Computed>;
  readonly #resolve: (computed: Computed) => void;
  readonly #reject: (problem: Error) => void;
  /** Rows of a batch, where it is these. */
  rows: RowsRequest | undefined;
  result: RowsResult | undefined;
  #wake: () => void = () => {};
  /** The piece that has come and was not asked for yet: a thread makes one while the last is sent, and no more. */
  #piece: Uint8Array | undefined;
  #problem: Error | undefined;
  waiting: Turn | undefined;
  patience: NodeJS.Timeout | undefined;
  /** Whether its beginning was expected to be short and was not, or is known not to be. */
  isMisjudged = false;
  begun: Pick<Computed, 'meta'> | undefined;
  piecesMs = 0;
  isOver = false;
  isAbandoned = false;

  constructor(id: number, { operation, input, shown: presenter, key = '' }: JobInput, { ms, bytes }: Work) {
    this.id = id;
    this.key = key;
    this.name = operation.name;
    this.input = input;
    this.language = presenter?.language.tag;
    this.estimatedMs = ms;
    this.bytes = bytes < LONG_BYTES ? 0 : bytes;
    let resolve: (computed: Computed) => void = () => {};
    let reject: (problem: Error) => void = () => {};
    this.promise = new Promise((yes, no) => {
      resolve = yes;
      reject = no;
    });
    this.#resolve = resolve;
    this.#reject = reject;
  }

  take(message: FromWorker, ask: Ask): void {
    switch (message.kind) {
      case 'whole':
        this.isOver = true;
        this.bytes = message.data.length < LONG_BYTES ? 0 : message.data.length;
        this.#resolve({
          data: message.data,
          meta: message.meta,
          provenance: message.provenance,
          giveUp: () => this.onOver(),
        });
        break;
      case 'long':
        this.#resolve({
          data: this.#pieces(ask),
          meta: this.begun?.meta ?? message.meta,
          provenance: message.provenance,
          giveUp: () => this.#giveUp(ask),
        });
        break;
      case 'rows':
        this.isOver = true;
        this.result = message.result;
        this.#resolve({ data: message.result.lines, meta: { endpoint: this.name }, provenance: undefined });
        break;
      case 'piece':
        this.piecesMs += message.tookMs;
        this.#piece = message.piece;
        this.#wake();
        break;
      case 'end':
        this.isOver = true;
        this.#wake();
        break;
      case 'refused':
      case 'failed':
        this.fail(problemOf(message));
    }
  }

  stopWaiting(): void {
    clearTimeout(this.patience);
    this.waiting = undefined;
  }

  #giveUp(ask: Ask): void {
    if (this.isOver) return;
    ask('cancel');
    this.fail(new Error('The answer was given up.'));
  }

  fail(problem: Error): void {
    this.isOver = true;
    this.onOver();
    this.#problem = problem;
    this.#reject(problem);
    this.#wake();
  }

  async *#pieces(ask: Ask): AsyncGenerator<Uint8Array, void> {
    for (;;) {
      const piece = this.#piece;
      if (piece !== undefined) {
        this.#piece = undefined;
        if (!this.isOver) ask('next');
        yield piece;
      } else if (this.#problem !== undefined) throw this.#problem;
      else if (this.isOver) return;
      else {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
    }
  }
}
