import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { csvLine } from '../../batch/csv.js';
import type { Column } from '../../batch/kind.js';
import { cellsOf, RecordSplitter } from '../../batch/records.js';
import type { Done, Format } from '../../batch/rows.js';
import { type Sink, UsageError } from '../command.js';

/** Where bytes go. */
export interface Target {
  write(bytes: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

export interface Output {
  begin(): Promise<void>;
  rows(done: Done): Promise<void>;
  end(): Promise<void>;
}

type Named = Pick<Column, 'name' | 'type'>;

/** Returns the standard output as a target: it waits while a pipe is full. */
export function standardOutput(sink: Sink): Target {
  return {
    async write(bytes) {
      if (bytes.length === 0 || sink.write(bytes) !== false) return;
      await (sink.drained?.() ?? once(sink as NodeJS.WriteStream, 'drain'));
    },
    close: () => Promise.resolve(),
  };
}

export function fileOutput(handle: FileHandle): Target {
  return { write: (bytes) => handle.appendFile(bytes), close: () => handle.close() };
}

export function textOutput(target: Target, format: Format, columns: readonly Named[], isNew: boolean): Output {
  return {
    async begin() {
      if (format === 'csv' && isNew) await target.write(Buffer.from(csvLine(columns.map(({ name }) => name))));
    },
    rows: ({ text }) => target.write(text),
    end: () => Promise.resolve(),
  };
}

interface Complete {
  readonly bytes: number;
  readonly line: number | undefined;
}

async function completeCsv(file: string, header: string): Promise<Complete> {
  const splitter = new RecordSplitter();
  let bytes = 0;
  let line: number | undefined;
  let isFirst = true;
  // The splitter keeps back an incomplete record; each that it gives ends with CR and LF.
  for await (const chunk of createReadStream(file)) {
    for (const record of splitter.push(chunk as Buffer)) {
      if (isFirst) {
        if (`${record.bytes.toString()}\r\n` !== header)
          throw new UsageError(`--out ${file} has other columns than this call writes. Name another file.`);
        isFirst = false;
      } else line = Number(cellsOf(record.bytes.toString())[0]);
      bytes += record.bytes.length + 2;
    }
  }
  return { bytes, line };
}

async function completeNdjson(file: string): Promise<Complete> {
  let bytes = 0;
  let last = '';
  let begun = '';
  let size = 0;
  for await (const chunk of createReadStream(file)) {
    const piece = chunk as Buffer;
    const newline = piece.lastIndexOf(10);
    if (newline !== -1) {
      const whole = piece.subarray(0, newline);
      const before = whole.lastIndexOf(10);
      last = before === -1 ? begun + whole.toString() : whole.subarray(before + 1).toString();
      bytes = size + newline + 1;
      begun = piece.subarray(newline + 1).toString();
    } else begun += piece.toString();
    size += piece.length;
  }
  const line = /^\{"line":(\d+)/.exec(last)?.[1];
  return { bytes, line: line === undefined ? undefined : Number(line) };
}

export interface OpenedFile {
  readonly handle: FileHandle;
  readonly isNew: boolean;
  /** The line after the last that it has; undefined where it begins anew. */
  readonly from: number | undefined;
}

/**
 * Opens a file for rows. With `resume` what an interrupted run has written stays, but for a row that is not whole. Throws `UsageError` where the file
 * cannot be written, is of another call, or would be overwritten.
 */
export async function openFile(
  file: string,
  {
    format,
    columns,
    resume,
  }: { readonly format: Format; readonly columns: readonly Named[]; readonly resume: boolean },
): Promise<OpenedFile> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > 0 && !resume)
    throw new UsageError(`--out ${file} already exists; add --resume to continue it, or remove it.`);
  const handle = await open(file, 'a').catch(() => {
    throw new UsageError(`--out ${file} cannot be written.`);
  });
  if (size === 0) return { handle, isNew: true, from: undefined };
  try {
    const header = csvLine(columns.map(({ name }) => name));
    const { bytes, line } = format === 'csv' ? await completeCsv(file, header) : await completeNdjson(file);
    await handle.truncate(bytes);
    return { handle, isNew: bytes === 0, from: line === undefined ? undefined : line + 1 };
  } catch (error) {
    await handle.close();
    throw error;
  }
}
