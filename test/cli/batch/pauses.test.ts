// A caller who writes a line and waits for its row, as over a pipe that stays open.
import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { blocksOf, inOrder } from '../../../src/batch/blocks.js';
import type { RawRecord } from '../../../src/batch/records.js';
import { BATCH_COMMANDS } from '../../../src/cli/batch/all.js';
import { run } from '../../../src/cli/run.js';

const HEADER = 'id,date,time,latitude,longitude,timezone\n';
const line = (id: string, date = '1990-08-15'): string => `${id},${date},08:30:00,28.6139,77.209,Asia/Kolkata\n`;

function open() {
  const stdin = new PassThrough();
  let stdout = '';
  let stderr = '';
  let written = (): void => {};
  const ended = run(
    ['batch', 'charts', '--workers', '0'],
    {
      stdin,
      stdout: {
        write(part) {
          stdout += Buffer.from(part).toString();
          written();
        },
      },
      stderr: {
        write(part) {
          stderr += String(part);
          written();
        },
      },
      now: new Date('2026-11-21T00:00:00Z'),
    },
    BATCH_COMMANDS,
  );
  async function until(is: () => boolean): Promise<void> {
    while (!is()) {
      await new Promise<void>((resolve) => {
        written = resolve;
      });
    }
  }
  return { stdin, ended, until, rows: () => stdout.split('\r\n').slice(1, -1), complaints: () => stderr };
}

describe('a batch whose input pauses', () => {
  it('gives each line its row before the next is written, and each line at fault its complaint', async () => {
    const { stdin, ended, until, rows, complaints } = open();
    stdin.write(HEADER);
    for (const id of ['a', 'b', 'c']) {
      stdin.write(line(id));
      await until(() => rows().some((row) => row.split(',')[1] === id));
    }
    stdin.write(line('bad', '1990-02-30'));
    await until(() => complaints().includes('line 5: invalid_date, date\n'));
    stdin.write(line('d').slice(0, 20));
    await pause(60);
    expect(rows()).toHaveLength(3);
    stdin.end(line('d').slice(20));
    expect(await ended).toBe(1);
    expect(rows().map((row) => row.split(',').slice(0, 2).join())).toEqual(['2,a', '3,b', '4,c', '6,d']);
  });
});

const record = (number: number): RawRecord => ({ line: number, last: number, bytes: Buffer.from('x') });
const ALL = { from: 2, shard: { index: 1, of: 1 } };

describe('blocks', () => {
  it('are not cut smaller by chunks that come one behind the other', async () => {
    async function* chunks() {
      for (let i = 0; i < 20; i++) {
        await pause(1);
        yield Array.from({ length: 50 }, (_, k) => record(2 + 50 * i + k));
      }
    }
    const sizes: number[] = [];
    for await (const { job } of blocksOf([], chunks(), ALL)) sizes.push(job.lines.length);
    // A pause of the machine may cut one of them.
    expect(sizes.reduce((all, size) => all + size)).toBe(1000);
    expect(sizes.length).toBeLessThan(10);
  });

  it('are not made of lines that belong to another part', async () => {
    async function* chunks() {
      yield [record(3)];
      await pause(60);
      yield [record(4)];
      await pause(60);
    }
    const lines: number[][] = [];
    for await (const { job } of blocksOf([], chunks(), { from: 2, shard: { index: 2, of: 2 } }))
      lines.push([...job.lines]);
    expect(lines).toEqual([[4]]);
  });
});

describe('what is made in order', () => {
  it('comes when it is made, although nothing more comes in', async () => {
    let release = (): void => {};
    const stays = new Promise<void>((resolve) => {
      release = resolve;
    });
    async function* source() {
      yield 1;
      yield 2;
      await stays;
    }
    const made = inOrder(source(), (n) => pause(n === 1 ? 30 : 1, n), 8);
    expect((await made.next()).value).toBe(1);
    expect((await made.next()).value).toBe(2);
    release();
    expect((await made.next()).done).toBe(true);
  });

  it('fails when the oldest has failed, although nothing more comes in', async () => {
    async function* source() {
      yield 1;
      await new Promise(() => {});
    }
    const made = inOrder(source(), () => Promise.reject(new Error('lost')), 8);
    await expect(made.next()).rejects.toThrow('lost');
  });

  it('is never more than is allowed', async () => {
    let under = 0;
    let most = 0;
    async function* source() {
      for (let i = 0; i < 30; i++) yield i;
    }
    const make = async (i: number): Promise<number> => {
      most = Math.max(most, ++under);
      await pause((i * 7) % 5);
      under--;
      return i;
    };
    const seen: number[] = [];
    for await (const i of inOrder(source(), make, 4)) seen.push(i);
    expect(seen).toEqual(Array.from({ length: 30 }, (_, i) => i));
    expect(most).toBe(4);
  });
});
