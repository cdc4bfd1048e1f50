import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { commandLine } from '../support/commandLine.js';

const folder = mkdtempSync(join(tmpdir(), 'siddhanta-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('siddhanta report kundli', () => {
  const BIRTH = ['--date', '1990-08-15', '--time', '08:30:00', '--place', 'Delhi', '--chapters', 'birth'];

  it('writes it in a language, with its digits where they are asked for', async () => {
    const { code, stdout } = await commandLine(['report', 'kundli', ...BIRTH, '--lang', 'hi-IN', '--digits', 'native']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/<html lang="hi">[\s\S]*१५ अग॰ १९९०/);
  });

  it('refuses a language that there is not', async () => {
    const { code, stderr } = await commandLine(['report', 'kundli', ...BIRTH, '--lang', 'xx']);
    expect(code).toBe(2);
    expect(stderr).toContain('--lang');
  });
});

describe('siddhanta report match', () => {
  const GROOM = ['--groom', '1988-11-05 10:28 Mumbai', '--groom-name', 'Ravi'];

  it('writes a couple as one HTML file', async () => {
    const file = join(folder, 'match.html');
    const bride = ['--bride', '1990-08-15 08:30 Delhi', '--bride-name', 'Asha'];
    const { code } = await commandLine(['report', 'match', ...bride, ...GROOM, '--html', file]);
    expect(code).toBe(0);
    expect(readFileSync(file, 'utf8')).toMatch(/^<!doctype html>[\s\S]*<title>Asha · Ravi<\/title>/);
  });

  it('refuses a date that there is not', async () => {
    const { code, stderr } = await commandLine(['report', 'match', '--bride', '1990-13-15 08:30 Delhi', ...GROOM]);
    expect(code).toBe(2);
    expect(stderr).toContain('--bride: date is "1990-13-15"');
  });
});
