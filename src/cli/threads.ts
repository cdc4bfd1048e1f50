import { openPool, type Pool, type PoolOptions } from '../http/node-pool.js';
import type { Io } from './command.js';
import type { Log } from './log.js';

/** Returns threads that compute; one that ends on its own is logged. */
export function openThreads(
  size: number,
  { threadEntry }: Io,
  onError: Log['onError'],
  {
    atlas,
    deadlineMs,
    languages,
  }: Pick<PoolOptions, 'atlas' | 'languages'> & { readonly deadlineMs?: number | undefined } = {},
): Promise<Pool> {
  return openPool({
    // Relative to the command line of the package, which is one file.
    entry: threadEntry ?? new URL('../http/node-worker.js', import.meta.url),
    size,
    ...(atlas === undefined ? {} : { atlas }),
    ...(languages === undefined ? {} : { languages }),
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
    onLost: (problem) => onError(problem, '-'),
  });
}
