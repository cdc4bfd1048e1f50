// --png where one of its packages is not installed, in processes of their own.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { program } from '../support/program.js';

const PLACE = ['--lat', '28.6139', '--lon', '77.209', '--tz', 'Asia/Kolkata'];
const ARGS = ['--date', '1990-08-15', '--time', '08:30:00', ...PLACE];
const PNG = [0x89, 0x50, 0x4e, 0x47];

const folder = mkdtempSync(join(tmpdir(), 'siddhanta-picture-'));
afterAll(() => rmSync(folder, { recursive: true }));

const without = (hook: string, file: string, ...args: readonly string[]) => {
  const argv = [
    '--import',
    `./test/http/support/${hook}.mjs`,
    program('src/cli/main.ts'),
    'rasi',
    ...ARGS,
    '--png',
    file,
    ...args,
  ];
  const { status, stderr } = spawnSync('node', argv, { encoding: 'utf8' });
  return [status, stderr] as const;
};

it('--png says which package it needs, where none is installed', () => {
  const file = join(folder, 'x.png');
  expect(without('withoutRasters', file)).toEqual([
    2,
    'siddhanta rasi: --png: The package sharp is not installed. Install it: npm install sharp See siddhanta rasi --help\n',
  ]);
  expect(existsSync(file)).toBe(false);
});

it('--png is drawn by the other package, too, which says of which scripts it tears the syllables', () => {
  const file = join(folder, 'x.png');
  expect(without('withoutSharp', file)).toEqual([0, '']);
  expect([...readFileSync(file).subarray(0, 4)]).toEqual(PNG);
  expect(without('withoutSharp', file, '--lang', 'ta')).toEqual([
    0,
    '--png: @resvg/resvg-js sets signs of Tamil over one another; sharp does not: npm install sharp\n',
  ]);
});
