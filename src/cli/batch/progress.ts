import type { Sink } from '../command.js';

const EVERY_MS = 1000;

export interface Progress {
  add(rows: number, line: number): void;
  clear(): void;
  end(): void;
}

const SILENT: Progress = { add() {}, clear() {}, end() {} };

const grouped = (count: number): string => Math.round(count).toLocaleString('en');

/** Returns what reports the progress once a second: on a terminal in one line, elsewhere a line each. */
export function progressOn(stream: Sink, isRequested: boolean): Progress {
  if (!isRequested) return SILENT;
  const isTerminal = stream.isTTY === true;
  const began = performance.now();
  let rows = 0;
  let line = 0;
  const seconds = (): number => Math.max(1e-3, (performance.now() - began) / 1000);
  const words = (): string =>
    `${grouped(rows)} rows, up to line ${grouped(line)}; ${grouped(rows / seconds())} a second, ${grouped(seconds())} s`;
  const clear = (): void => {
    if (isTerminal) stream.write('\r\x1b[K');
  };
  const timer = setInterval(() => {
    clear();
    stream.write(isTerminal ? words() : `${words()}\n`);
  }, EVERY_MS);
  timer.unref();
  return {
    add(count, last) {
      rows += count;
      line = last;
    },
    clear,
    end() {
      clearInterval(timer);
      clear();
      stream.write(`${words()}\n`);
    },
  };
}
