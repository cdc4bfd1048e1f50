import { Readable } from 'node:stream';
import { BATCH_COMMANDS } from '../../../src/cli/batch/all.js';
import type { Io } from '../../../src/cli/command.js';
import { run } from '../../../src/cli/run.js';

/** A row of births as a CSV file has it. */
export interface BirthRow {
  readonly date: string;
  readonly time: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
}

/** Returns numbers from 0 to below 1 that are the same each time. */
export function randoms(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const ZONES = ['Asia/Kolkata', 'Europe/Amsterdam', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'];
const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');

/** Returns births of 1900 to 2100, the same each time. */
export function someBirths(count: number, seed = 7): BirthRow[] {
  const random = randoms(seed);
  return Array.from({ length: count }, () => ({
    date: new Date(Date.UTC(1900, 0, 1) + Math.floor(random() * 73_048) * 864e5).toISOString().slice(0, 10),
    time: `${two(random() * 24)}:${two(random() * 60)}:${two(random() * 60)}`,
    latitude: Number((random() * 130 - 65).toFixed(4)),
    longitude: Number((random() * 360 - 180).toFixed(4)),
    timezone: ZONES[Math.floor(random() * ZONES.length)] ?? 'UTC',
  }));
}

/** Returns births as a CSV file. */
export function csvOf(births: readonly BirthRow[]): string {
  const rows = births.map(({ date, time, latitude, longitude, timezone }, i) =>
    [`b${i}`, date, time, latitude, longitude, timezone].join(','),
  );
  return `${['id,date,time,latitude,longitude,timezone', ...rows].join('\n')}\n`;
}

/** What a call has written. */
export interface Called {
  readonly code: number;
  readonly bytes: Buffer;
  readonly stdout: string;
  readonly stderr: string;
}

/** Calls a batch with a standard input, which comes in pieces of so many bytes. */
export async function batch(
  argv: readonly string[],
  input: string | Uint8Array,
  { piece = 1 << 16, ...rest }: Partial<Io> & { readonly piece?: number } = {},
): Promise<Called> {
  const bytes = Buffer.from(input);
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, i) =>
    bytes.subarray(i * piece, (i + 1) * piece),
  );
  const out: Uint8Array[] = [];
  let stderr = '';
  const code = await run(
    ['batch', ...argv],
    {
      stdout: { write: (part) => out.push(Buffer.from(part)) > 0 },
      stderr: {
        write: (part) => {
          stderr += String(part);
        },
      },
      now: new Date('2026-11-21T00:00:00Z'),
      stdin: Readable.from(pieces),
      ...rest,
    },
    BATCH_COMMANDS,
  );
  const written = Buffer.concat(out);
  return { code, bytes: written, stdout: written.toString(), stderr };
}
