import { availableParallelism } from 'node:os';
import type { Readable } from 'node:stream';
import { type Block, blocksOf, inOrder, type LineSelection, recordsOf } from '../../batch/blocks.js';
import { layoutOf } from '../../batch/header.js';
import type { Kind } from '../../batch/kind.js';
import type { RawRecord } from '../../batch/records.js';
import { columnsOf, type Done, type Format, rowComputer, type Settings } from '../../batch/rows.js';
import { version } from '../../batch/shipped.js';
import { isSiddhantaError } from '../../errors.js';
import type { Context } from '../../operation/operation.js';
import { type Io, Unfinished, UsageError } from '../command.js';
import { complaint } from './complaint.js';
import { fileOutput, type Output, openFile, standardOutput, type Target, textOutput } from './output.js';
import { parquetOutput, parquetPackage } from './parquet.js';
import { type Computer, LostThread, threads } from './pool.js';
import { progressOn } from './progress.js';

export interface BatchOptions {
  readonly kind: Kind;
  readonly base: Readonly<Record<string, unknown>>;
  readonly format: Format;
  readonly keep: readonly string[];
  readonly map: ReadonlyMap<string, string>;
  /** Threads; 0 computes in place. */
  readonly workers: number | undefined;
  readonly from: number | undefined;
  readonly shard: LineSelection['shard'];
  readonly out: string | undefined;
  readonly resume: boolean;
  readonly context: Context;
  /** The bytes of an atlas, for threads. */
  readonly atlas: SharedArrayBuffer | undefined;
  readonly progress: boolean;
  /** Whether what is said of a line may hold what was given there. */
  readonly explain: boolean;
}

/** Blocks under way for each thread: one computed, one waiting. */
const AHEAD = 2;

const SIGNALS = { SIGINT: 2, SIGTERM: 15 } as const;
type Signal = keyof typeof SIGNALS;

const FIRST_ROW = 2;

function computerFor(
  settings: Settings,
  { kind, context, atlas }: BatchOptions,
  size: number,
  { batchEntry }: Io,
): Computer {
  if (size === 0) {
    const compute = rowComputer(settings, kind, context);
    return { compute: async (job) => compute(job), close: () => Promise.resolve() };
  }
  // Relative to any folder of the build.
  return threads({ entry: batchEntry ?? new URL('../cli/batch/worker.js', import.meta.url), size, settings, atlas });
}

/** What is wrong with line 1 is a mistake of the call. */
function layoutFrom(...given: Parameters<typeof layoutOf>): ReturnType<typeof layoutOf> {
  try {
    return layoutOf(...given);
  } catch (error) {
    throw isSiddhantaError(error) ? new UsageError(error.message) : error;
  }
}

async function firstOf(records: AsyncIterator<RawRecord[]>): Promise<RawRecord[]> {
  for (;;) {
    const { done, value } = await records.next();
    if (done === true) return [];
    if (value.length > 0) return value;
  }
}

interface State {
  complete: number;
  refused: number;
}

async function writeRows(
  blocks: AsyncIterable<Block>,
  computer: Computer,
  { most, output, take }: { most: number; output: Output; take: (block: Block, done: Done) => void },
): Promise<void> {
  const compute = async (block: Block): Promise<{ block: Block; done: Done }> => ({
    block,
    done: await computer.compute(block.job),
  });
  for await (const { block, done } of inOrder(blocks, compute, most)) {
    await output.rows(done);
    take(block, done);
  }
}

const resumption = (state: State, { out, resume, format }: BatchOptions): string => {
  if (format === 'parquet') return 'The file is incomplete; compute it again.';
  const how = out === undefined || !resume ? `--from-line ${state.complete + 1}` : '--resume';
  return state.complete < FIRST_ROW
    ? 'There is no row yet.'
    : `The output is complete up to line ${state.complete}; continue with ${how}.`;
};

/**
 * Reads a CSV file and writes a row for each of its records, in their order.
 *
 * @throws {UsageError} where the first line or the output cannot be used
 * @throws {Unfinished} where a line has no row, a thread was lost or a signal has ended the run
 */
export async function runBatch(options: BatchOptions, io: Io, input: Readable): Promise<void> {
  const { kind, base, format, keep, map, out, explain, shard } = options;
  const abort = new AbortController();
  const records = recordsOf(input, abort.signal);
  const [header, ...first] = await firstOf(records);
  if (header === undefined) throw new UsageError('the input is empty; its first line must name the columns.');
  if (header.problem !== undefined) throw new UsageError(`line ${header.line} is not a header of a CSV file.`);
  const layout = layoutFrom(header.bytes, kind, keep, map);
  const settings: Settings = { kind: kind.name, base, layout, format };
  const columns = columnsOf(settings, kind);
  const clash = columns.find(({ name }, i) => columns.findIndex((other) => other.name === name) !== i);
  if (clash !== undefined && format !== 'ndjson')
    throw new UsageError(`the column ${clash.name} is one of the result; give it another name in line 1.`);
  if (!layout.fields.some(({ column }) => column === 'time') && 'time' in kind.fields)
    io.stderr.write('Note: there is no column time; noon stands for the time of each birth.\n');

  // Before the file is made: without the package there is nothing to write.
  const parquet = format === 'parquet' ? await parquetPackage() : undefined;
  const file = out === undefined ? undefined : await openFile(out, { format, columns, resume: options.resume });
  const from = options.from ?? file?.from ?? FIRST_ROW;
  const target: Target = file === undefined ? standardOutput(io.stdout) : fileOutput(file.handle);
  const isNew = file === undefined ? options.from === undefined : file.isNew;
  const output =
    parquet === undefined
      ? textOutput(target, format, columns, isNew)
      : parquetOutput(parquet, target, columns, `siddhanta ${version()}`);

  const workers = options.workers ?? availableParallelism();
  const computer = computerFor(settings, options, workers, io);
  const progress = progressOn(io.stderr, options.progress);
  const state: State = { complete: from - 1, refused: 0 };
  let ended: Signal | undefined;
  const stop = (signal: Signal): void => {
    ended = signal;
    abort.abort();
  };
  for (const signal of Object.keys(SIGNALS) as Signal[]) process.once(signal, stop);
  try {
    await output.begin();
    await writeRows(blocksOf(first, records, { from, shard }), computer, {
      most: AHEAD * Math.max(1, workers),
      output,
      take(block, done) {
        state.complete = Math.max(state.complete, block.last);
        const refused = [...block.refused, ...done.refused].sort((a, b) => a.line - b.line);
        if (refused.length > 0) progress.clear();
        for (const one of refused) io.stderr.write(complaint(one, explain));
        state.refused += refused.length;
        progress.add(done.rows, block.last);
      },
    });
    if (ended === undefined) await output.end();
  } catch (error) {
    if (!(error instanceof LostThread)) throw error;
    throw new Unfinished(`a thread was lost (${error.message}). ${resumption(state, options)}`);
  } finally {
    for (const signal of Object.keys(SIGNALS) as Signal[]) process.removeListener(signal, stop);
    progress.end();
    input.destroy();
    await computer.close();
    await target.close();
  }
  if (ended !== undefined) throw new Unfinished(`interrupted. ${resumption(state, options)}`, 128 + SIGNALS[ended]);
  if (state.refused > 0)
    throw new Unfinished(
      `${state.refused} line${state.refused === 1 ? ' has' : 's have'} no row${explain ? '' : '; --explain says what was given there'}.`,
    );
}
