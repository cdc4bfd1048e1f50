import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { program } from '../support/program.js';

const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
const PROGRAM = program('src/cli/main.ts');
const BIRTH = '--date 1990-08-15 --lat -33.87 --lon -70 --tz America/Santiago'.split(' ');

/** `enough` gets what has come so far and may close the pipe. */
function start(argv: readonly string[], enough: (text: string) => boolean = () => false) {
  return new Promise<{ code: number | null; signal: string | null; stdout: string; stderr: string }>((resolve) => {
    const child = spawn(process.execPath, [PROGRAM, ...argv], { stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      stdout += part;
      if (enough(stdout)) child.stdout.destroy();
    });
    child.stderr.setEncoding('utf8').on('data', (part: string) => (stderr += part));
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
}

test('the program is a script for node', () => {
  expect(readFileSync(MAIN, 'utf8').startsWith('#!/usr/bin/env node\n')).toBe(true);
});

test('a long output reaches a pipe in full', async () => {
  const { code, stdout, stderr } = await start(['vimshottari', '--levels', '5', ...BIRTH, '--json']);
  expect([code, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout).data.mahadashas).toHaveLength(9);
});

test('a reader that closes the pipe early is no error', async () => {
  const result = await start(['vimshottari', '--levels', '5', ...BIRTH], (text) => text.includes('\n'));
  expect(result).toMatchObject({ code: 0, signal: null, stderr: '' });
  expect(result.stdout.startsWith('1990-08-15 12:00:00 (noon, no time given)')).toBe(true);
});

test('a mistake sets the exit code', async () => {
  const stderr =
    'siddhanta rasi: --date and --place (or --lat, --lon and --tz) are required. See siddhanta rasi --help\n';
  expect(await start(['rasi'])).toEqual({ code: 2, signal: null, stdout: '', stderr });
});
