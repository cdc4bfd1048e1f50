// Pipes are those of the file system or of a shell: what Node makes between processes are sockets.
import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { output } from '../../src/cli/output.js';
import { program } from '../support/program.js';
import { csvOf, someBirths } from './batch/support.js';

const folder = mkdtempSync(join(tmpdir(), 'siddhanta-output-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** More than any pipe takes at once. */
const MUCH = 1_000_000;
const numbered = (from: number): string =>
  Array.from({ length: MUCH / 10 }, (_, i) => `${String(from + i).padStart(9, '0')}\n`).join('');

let pipes = 0;
function pipe(): { readonly reader: number; readonly writer: number } {
  const file = join(folder, `pipe-${pipes++}`);
  execFileSync('mkfifo', [file]);
  const reader = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  return { reader, writer: openSync(file, constants.O_WRONLY | constants.O_NONBLOCK) };
}

function streamOf(fd: number) {
  const asked: Socket[] = [];
  const open = () => {
    asked.push(new Socket({ fd, readable: false, writable: true }));
    return asked.at(-1) as unknown as NodeJS.WriteStream;
  };
  return { asked, open };
}

const never = (error: Error): void => {
  throw error;
};

async function readAll(reader: number, bytes: number): Promise<string> {
  const parts: Buffer[] = [];
  for (let had = 0; had < bytes; ) {
    const part = Buffer.alloc(30_000);
    try {
      const count = readSync(reader, part);
      if (count === 0) break;
      had += count;
      parts.push(part.subarray(0, count));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
    await pause(1);
  }
  return Buffer.concat(parts).toString();
}

/** Without a locale that bash may not have, of which it warns. */
const PLAIN = { ...process.env, LC_ALL: 'C' };

describe('an output', () => {
  it('writes texts and bytes into a file, in their order, without a stream', () => {
    const file = join(folder, 'file');
    const fd = openSync(file, 'w');
    const sink = output(fd, () => never(new Error('a stream was opened')) as never, never);
    expect(sink.isTTY).toBeUndefined();
    for (const content of ['ā\n', numbered(0), new Uint8Array([0xff, 0x00]), '', 'end'])
      expect(sink.write(content)).toBe(true);
    closeSync(fd);
    expect(
      readFileSync(file).equals(
        Buffer.concat([Buffer.from(`ā\n${numbered(0)}`), Buffer.from([0xff, 0]), Buffer.from('end')]),
      ),
    ).toBe(true);
  });

  it('is the stream itself where it is neither a file nor a pipe', () => {
    const stream = new PassThrough() as unknown as NodeJS.WriteStream;
    const device = openSync('/dev/null', 'w');
    expect(output(device, () => stream, never)).toBe(stream);
    closeSync(device);
    expect(output(device, () => stream, never)).toBe(stream);
  });

  it('goes on with a stream where a pipe is full that never waits, and loses and overtakes nothing', async () => {
    const { reader, writer } = pipe();
    const { asked, open } = streamOf(writer);
    const sink = output(writer, open, never);
    expect(sink.write('begin\n')).toBe(true);
    await sink.drained?.();
    expect(asked).toHaveLength(0);
    expect(sink.write(numbered(0))).toBe(false);
    expect(asked).toHaveLength(1);
    readSync(reader, Buffer.alloc('begin\n'.length));
    readSync(reader, Buffer.alloc(20_000));
    expect(sink.write(numbered(MUCH))).toBe(false);
    expect(sink.write('end\n')).toBe(false);
    let isDrained = false;
    const drained = sink.drained?.().then(() => {
      isDrained = true;
    });
    await pause(50);
    expect(isDrained).toBe(false);
    const rest = numbered(0).slice(20_000) + numbered(MUCH);
    expect((await readAll(reader, rest.length + 4)) === `${rest}end\n`).toBe(true);
    await drained;
    expect(isDrained).toBe(true);
    expect(asked).toHaveLength(1);
    asked[0]?.destroy();
    closeSync(reader);
  });

  it('reports a reader that has disconnected, at once and while it waits', async () => {
    const gone = pipe();
    closeSync(gone.reader);
    const failed: (string | undefined)[] = [];
    const sink = output(
      gone.writer,
      () => never(new Error('a stream was opened')) as never,
      ({ code }) => failed.push(code),
    );
    expect(sink.write('text')).toBe(true);
    expect(failed).toEqual(['EPIPE']);
    closeSync(gone.writer);

    const going = pipe();
    const { asked, open } = streamOf(going.writer);
    const late = await new Promise<string | undefined>((resolve) => {
      output(going.writer, open, ({ code }) => resolve(code)).write(numbered(0));
      closeSync(going.reader);
    });
    expect(late).toBe('EPIPE');
    asked[0]?.destroy();
  });

  it('says what a file could not take', () => {
    const file = join(folder, 'read only');
    writeFileSync(file, '');
    const fd = openSync(file, 'r');
    const failed: (string | undefined)[] = [];
    output(
      fd,
      () => new Writable() as unknown as NodeJS.WriteStream,
      ({ code }) => failed.push(code),
    ).write('text');
    closeSync(fd);
    expect(failed).toEqual(['EBADF']);
  });
});

describe('a program in a pipe whose reader is slow', () => {
  const PROGRAM = program('src/cli/main.ts');
  const births = join(folder, 'births.csv');
  writeFileSync(births, csvOf(someBirths(400, 31)));
  const calls = {
    'one long result': 'vimshottari --levels 4 --date 1990-08-15 --lat 28.6139 --lon 77.209 --tz Asia/Kolkata --json',
    'a batch': `batch charts --workers 0 < "${births}"`,
  };
  // Another process may have made the pipe non-blocking: Node does so when it opens its standard output.
  const other = `"${process.execPath}" -e "process.stdout; setTimeout(() => {}, 2500)"`;

  it.each(Object.entries(calls))('writes all of %s', (_, call) => {
    const run = `"${process.execPath}" "${PROGRAM}" ${call}`;
    const bash = (script: string) => spawnSync('bash', ['-c', script], { maxBuffer: 1 << 28, env: PLAIN });
    const whole = bash(`${run} > "${join(folder, 'whole')}"; echo $?`);
    expect(whole.stdout.toString()).toBe('0\n');
    const expected = readFileSync(join(folder, 'whole'));
    expect(expected.length).toBeGreaterThan(200_000);
    for (const script of [`${run} | (sleep 1; cat)`, `{ ${other} & sleep 0.3; ${run}; wait; } | (sleep 1.5; cat)`]) {
      const { stdout, stderr } = bash(script);
      expect(stderr.toString()).toBe('');
      expect(stdout.equals(expected)).toBe(true);
    }
  });

  it('ends quietly when its reader has seen enough', () => {
    const run = `"${process.execPath}" "${PROGRAM}" ${calls['one long result']}`;
    const { stdout, stderr } = spawnSync('bash', ['-c', `${run} | head -n 1; echo "\${PIPESTATUS[0]}"`], {
      env: PLAIN,
    });
    expect([stdout.toString(), stderr.toString()]).toEqual(['{\n0\n', '']);
  });
});
