import type { Block } from '../batch/blocks.js';
import type { Refused } from '../batch/rows.js';

interface Head {
  readonly lines: readonly number[];
  readonly ends: readonly number[];
  readonly refused: readonly Refused[];
}

/** The input of a part: its records, and its lines that are none. */
export type PartInput = Pick<Block, 'job' | 'refused'>;

const NEWLINE = 10;

/** Returns the input of a part as an object: a line of JSON that says where its records are, then their bytes. */
export function packInput({ job, refused }: PartInput): Uint8Array {
  const head: Head = { lines: [...job.lines], ends: [...job.ends], refused };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), job.bytes]);
}

export function unpackInput(object: Uint8Array): PartInput {
  const end = object.indexOf(NEWLINE);
  const { lines, ends, refused } = JSON.parse(new TextDecoder().decode(object.subarray(0, end))) as Head;
  return {
    job: {
      bytes: new Uint8Array(object.subarray(end + 1)),
      ends: Uint32Array.from(ends),
      lines: Uint32Array.from(lines),
    },
    refused,
  };
}
