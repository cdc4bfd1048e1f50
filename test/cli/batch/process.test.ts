import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAtlas } from '../../../src/sky/atlas/build.js';
import { program } from '../../support/program.js';
import { csvOf, someBirths } from './support.js';

const folder = mkdtempSync(join(tmpdir(), 'siddhanta-batch-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PROGRAM = program('src/cli/main.ts');

const ROWS = 6000;
const births = join(folder, 'births.csv');
let whole: Buffer;

const call = (...argv: string[]) =>
  spawnSync(process.execPath, [PROGRAM, 'batch', 'charts', ...argv], {
    stdio: [openSync(births, 'r'), 'pipe', 'pipe'],
    maxBuffer: 1 << 30,
  });

async function running(out: string, bytes: number, ...argv: string[]) {
  const child = spawn(process.execPath, [PROGRAM, 'batch', 'charts', '--workers', '2', '--out', out, ...argv], {
    stdio: [openSync(births, 'r'), 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const ended = new Promise<{ code: number | null; signal: string | null; stderr: string }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, stderr }));
  });
  for (let i = 0; i < 3000; i++) {
    if ((statSync(out, { throwIfNoEntry: false })?.size ?? 0) > bytes || child.exitCode !== null) break;
    await pause(10);
  }
  return { child, ended };
}

beforeAll(() => {
  const [header, ...rows] = csvOf(someBirths(ROWS, 29)).split('\n');
  rows.splice(700, 0, 'bad,1990-02-30,08:30:00,28.6139,77.209,Asia/Kolkata');
  writeFileSync(births, [header, ...rows].join('\n'));
  const { stdout, status } = call('--workers', '0');
  whole = stdout;
  expect(status).toBe(1);
});

describe('a batch as a process', () => {
  it.each([[1], [2], [3]])('writes with %i threads what it writes without', (workers) => {
    const { stdout, status, stderr } = call('--workers', String(workers));
    expect(stdout.equals(whole)).toBe(true);
    expect(status).toBe(1);
    expect(stderr.toString()).toBe(
      'line 702: invalid_date, date\nsiddhanta batch charts: 1 line has no row; --explain says what was given there.\n',
    );
  });

  it('ends quietly when its reader has seen enough', () => {
    const script = `"${process.execPath}" "${PROGRAM}" batch charts < "${births}" | head -n 3 | wc -l; echo "\${PIPESTATUS[0]}"`;
    const { stdout, stderr } = spawnSync('bash', ['-c', script]);
    expect(stdout.toString().trim().split(/\s+/)).toEqual(['3', '0']);
    expect(stderr.toString().replace('line 702: invalid_date, date\n', '')).toBe('');
  });

  it('is gone on with after a kill -9 in the middle, to the same bytes', async () => {
    const out = join(folder, 'killed.csv');
    const { child, ended } = await running(out, 500_000);
    child.kill('SIGKILL');
    expect((await ended).signal).toBe('SIGKILL');
    const before = readFileSync(out);
    expect(before.length).toBeGreaterThan(500_000);
    expect(before.length).toBeLessThan(whole.length);
    // As a crash of the machine may leave it: in the middle of a row.
    writeFileSync(out, before.subarray(0, -37));
    expect(call('--workers', '2', '--out', out, '--resume').stdout.length).toBe(0);
    expect(readFileSync(out).equals(whole)).toBe(true);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('ends by %s between two rows and says where to go on', async (signal, exitCode) => {
    const out = join(folder, `${signal}.csv`);
    const { child, ended } = await running(out, 100_000);
    child.kill(signal);
    const { code, stderr } = await ended;
    expect(code).toBe(exitCode);
    const line = Number(
      /interrupted\. The output is complete up to line (\d+); continue with --from-line/.exec(stderr)?.[1],
    );
    expect(stderr).toContain(`--from-line ${line + 1}.\n`);
    const before = readFileSync(out);
    expect(before.length).toBeLessThan(whole.length);
    const rest = call('--workers', '1', '--from-line', String(line + 1)).stdout;
    expect(Buffer.concat([before, rest]).equals(whole)).toBe(true);
  });

  it('does not wait for an input that goes on when it is asked to end', async () => {
    const child = spawn(process.execPath, [PROGRAM, 'batch', 'charts', '--workers', '1'], { stdio: 'pipe' });
    child.stdin.on('error', () => {});
    child.stdin.write('date,time,latitude,longitude,timezone\n');
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    child.kill('SIGINT');
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect([code, stderr]).toEqual([130, 'siddhanta batch charts: interrupted. There is no row yet.\n']);
  });
});

describe('a batch of many rows', () => {
  const TELLS = `data:text/javascript,process.on('exit', () => process.stderr.write(process.resourceUsage().maxRSS + ' kB'))`;

  async function through(rows: number): Promise<{ lines: number; megabytes: number }> {
    const argv = ['--max-old-space-size=96', '--import', TELLS, PROGRAM, 'batch', 'charts', '--workers', '0'];
    const child = spawn(process.execPath, [...argv, '--atlas', sky], { stdio: 'pipe' });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    const ended = new Promise((resolve) => child.once('close', resolve));
    function* text() {
      yield 'id,date,time,latitude,longitude,timezone\n';
      for (let i = 0; i < rows; i++)
        yield `b${i},1990-${two(1 + (i % 12))}-${two(1 + (i % 28))},${two(i % 24)}:${two(i % 60)},28.61,77.21,Asia/Kolkata\n`;
    }
    const written = pipeline(Readable.from(text()), child.stdin);
    let lines = 0;
    let chunks = 0;
    for await (const chunk of child.stdout) {
      lines += (chunk as Buffer).toString('latin1').split('\n').length - 1;
      if (++chunks % 100 === 0) await pause(5);
    }
    await written;
    expect([await ended, stderr.replace(/\d+ kB$/, '')]).toEqual([0, '']);
    return { lines, megabytes: Number(/(\d+) kB$/.exec(stderr)?.[1]) / 1000 };
  }
  const two = (value: number): string => String(value).padStart(2, '0');
  const sky = join(folder, '1990.atlas');

  it('takes no more memory for 120,000 than for 20,000', async () => {
    writeFileSync(sky, new Uint8Array(buildAtlas({ from: 2_447_880, to: 2_448_270 })));
    const few = await through(20_000);
    const many = await through(120_000);
    expect([few.lines, many.lines]).toEqual([20_001, 120_001]);
    console.log(`most memory: ${few.megabytes.toFixed(0)} and ${many.megabytes.toFixed(0)} MB`);
    // A row is a kilobyte: what piled up would be hundreds of megabytes.
    expect(many.megabytes - few.megabytes).toBeLessThan(50);
  }, 300_000);
});

describe('a batch in Parquet', () => {
  it('says which package it needs, where that is not installed', () => {
    const hook = new URL('../../http/support/withoutParquet.mjs', import.meta.url).href;
    const out = join(folder, 'none.parquet');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', hook, PROGRAM, 'batch', 'charts', '--format', 'parquet', '--workers', '0', '--out', out],
      { input: 'date,time,latitude,longitude,timezone\n', encoding: 'utf8' },
    );
    expect([status, stdout, stderr]).toEqual([
      2,
      '',
      'siddhanta batch charts: --format parquet: The package hyparquet-writer is not installed. Install it: npm install hyparquet-writer See siddhanta batch charts --help\n',
    ]);
    expect(existsSync(out)).toBe(false);
  });
});

describe('an indexed job of Kubernetes', () => {
  it('has each row once, with the index and the number of parts that it is given', async () => {
    const guide = readFileSync(new URL('../../../docs/guide/bulk.md', import.meta.url), 'utf8');
    const line = /an indexed job of N completions: `([^`]+)`/.exec(guide)?.[1] ?? '';
    expect(line).toContain('JOB_COMPLETION_INDEX');
    const rows = join(folder, 'rows');
    mkdirSync(rows);
    const command = line
      .replace('siddhanta', `"${process.execPath}" "${PROGRAM}"`)
      .replace('/N ', '/3 ')
      .replace('/rows/', `${rows}/`)
      .replace('/births.csv', births);
    const run = (index: number) =>
      spawnSync('bash', ['-c', command], { env: { ...process.env, JOB_COMPLETION_INDEX: String(index) } });
    run(1);
    writeFileSync(join(rows, '1.csv'), readFileSync(join(rows, '1.csv')).subarray(0, 700_001));
    const codes = [0, 1, 2].map((index) => run(index).status);
    expect(codes.sort()).toEqual([0, 0, 1]);
    const parts = [0, 1, 2].map((index) =>
      readFileSync(join(rows, `${index}.csv`), 'utf8')
        .split('\r\n')
        .slice(0, -1),
    );
    const lines = parts.flatMap((part) => part.slice(1));
    const sorted = lines.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
    expect([parts[0]?.[0], ...sorted, ''].join('\r\n')).toBe(whole.toString());
  });
});

const hasParallel = spawnSync('parallel', ['--version']).status === 0;
if (!hasParallel) console.warn('GNU parallel is not installed: the test with it is skipped. apt-get install parallel');

describe.skipIf(!hasParallel)('under GNU parallel', () => {
  it('parts have each row once, in spite of a process that was killed', async () => {
    const out = (i: number): string => join(folder, `part.${i}.csv`);
    const { child, ended } = await running(out(2), 100_000, '--shard', '2/3');
    child.kill('SIGKILL');
    await ended;
    writeFileSync(out(2), readFileSync(out(2)).subarray(0, -11));
    const command = `"${process.execPath}" "${PROGRAM}" batch charts --workers 1 --shard {}/3 --out "${folder}/part.{}.csv" --resume < "${births}"`;
    // Bad lines make the exit code of a part 1; parallel counts those.
    const { status } = spawnSync('parallel', ['--will-cite', '-j', '3', command, ':::', '1', '2', '3']);
    expect(status).toBeLessThanOrEqual(3);
    const sorted = execFileSync(
      'bash',
      ['-c', `(head -n 1 "${out(1)}"; tail -q -n +2 "${folder}"/part.*.csv | sort -t , -k 1,1n)`],
      { maxBuffer: 1 << 30 },
    );
    expect(sorted.equals(whole)).toBe(true);
  });
});
