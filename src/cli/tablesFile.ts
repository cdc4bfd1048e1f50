import { readFileSync } from 'node:fs';

let bytes: Buffer | undefined;

/** Returns a part of the file of unpacked tables, which tools/lib/unpacked.mjs writes beside the built program. */
export function tablesPart(from: number, to: number): Buffer {
  bytes ??= readFileSync(new URL('./tables.bin', import.meta.url));
  return bytes.subarray(from, to);
}
