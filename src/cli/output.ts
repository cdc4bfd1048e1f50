import { once } from 'node:events';
import { fstatSync, writeSync } from 'node:fs';
import type { Sink } from './command.js';

/** Files and pipes are written without Node's streams, which take long to load. */
function isPlain(fd: number): boolean {
  try {
    const status = fstatSync(fd);
    return status.isFile() || status.isFIFO();
  } catch {
    return false;
  }
}

/** Returns what a non-blocking pipe did not take. */
function written(fd: number, content: string | Uint8Array): Uint8Array {
  let rest = typeof content === 'string' ? Buffer.from(content) : content;
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(fd, rest));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return rest;
      throw error;
    }
  }
  return rest;
}

/**
 * Returns where a program writes to: a descriptor itself where it is a file or a pipe, otherwise the stream of the process.
 *
 * @param fail what is done about an error of writing
 */
export function output(
  fd: number,
  stream: () => NodeJS.WriteStream,
  fail: (error: NodeJS.ErrnoException) => void,
): Sink {
  let opened: NodeJS.WriteStream | undefined;
  const open = (): NodeJS.WriteStream => {
    if (opened === undefined) {
      opened = stream();
      opened.on('error', fail);
    }
    return opened;
  };
  if (!isPlain(fd)) return open();
  return {
    write(content) {
      if (opened !== undefined) return opened.write(content);
      try {
        const rest = written(fd, content);
        if (rest.length > 0) return open().write(rest);
      } catch (error) {
        fail(error as NodeJS.ErrnoException);
      }
      return true;
    },
    async drained() {
      if (opened?.writableNeedDrain === true) await once(opened, 'drain');
    },
  };
}
