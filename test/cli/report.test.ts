import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

describe('--fonts', () => {
  const BIRTH = [
    '--date',
    '1990-08-15',
    '--time',
    '08:30:00',
    '--place',
    'Delhi',
    '--chapters',
    'birth',
    '--lang',
    'hi',
  ];
  const NOTO = '/usr/share/fonts/truetype/noto';
  const FILES = [
    `Noto Serif:700=${NOTO}/NotoSerif-Bold.ttf`,
    `Noto Sans Devanagari=${NOTO}/NotoSansDevanagari-Regular.ttf`,
  ];
  const missing = !existsSync(`${NOTO}/NotoSerif-Bold.ttf`) && process.env.CI !== 'true';

  it.skipIf(missing)('embeds the letters in use, as WOFF2', async () => {
    const { code, stdout } = await commandLine(['report', 'kundli', ...BIRTH, '--fonts', FILES.join(',')]);
    expect(code).toBe(0);
    const faces = [
      ...stdout.matchAll(
        /@font-face\{font-family:"([^"]+)";src:url\(data:font\/woff2;base64,([^)]+)\);font-weight:(\d+)/g,
      ),
    ];
    expect(faces.map(([, family, , weight]) => [family, weight])).toEqual([
      ['Noto Serif', '700'],
      ['Noto Sans Devanagari', '400'],
    ]);
    for (const [, , data = ''] of faces) {
      const font = Buffer.from(data, 'base64');
      expect(font.toString('latin1', 0, 4)).toBe('wOF2');
      expect(font.length).toBeGreaterThan(5000);
      expect(font.length).toBeLessThan(80_000);
    }
    const plain = await commandLine(['report', 'kundli', ...BIRTH]);
    expect(stdout.replace(/@font-face\{[^}]*\}/g, '')).toBe(plain.stdout);
  });

  it.each([
    ['Noto Serif', '--fonts has "Noto Serif"; it must be FAMILY=FILE'],
    ['Noto Serif=/nowhere/none.ttf', '--fonts cannot read /nowhere/none.ttf'],
    [`Noto Serif=${process.cwd()}/package.json`, '--fonts has no font for Noto Serif'],
    ['Noto Serif:1 2 3=package.json', 'it must be FAMILY=FILE or FAMILY:WEIGHT=FILE'],
  ])('refuses %s', async (fonts, words) => {
    const { code, stderr } = await commandLine(['report', 'kundli', ...BIRTH, '--fonts', fonts]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(words)]);
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

describe('siddhanta report year', () => {
  const BIRTH = ['--date', '1869-10-02', '--time', '07:11', '--place', 'Porbandar'];

  it('writes the year of a birth, at the birthplace or elsewhere, with what runs marked', async () => {
    const file = join(folder, 'year.html');
    const year = ['report', 'year', ...BIRTH, '--year', '1930', '--name', 'M. K. Gandhi', '--html', file];
    const { code } = await commandLine([
      ...year,
      ...['--at', '1931-09-12T00:00:00Z', '--return-place', 'London, United Kingdom'],
    ]);
    expect(code).toBe(0);
    const page = readFileSync(file, 'utf8');
    expect(page).toContain('<title>M. K. Gandhi</title>');
    expect(page).toContain('Year 62 of life');
    expect(page).toContain('Born 2 Oct 1869 · 07:11 · Porbandar');
    expect(page).toContain('Europe/London');
    expect(page).toContain('Running on 12 Sep 1931');
  });

  it('takes the year that runs at the moment to mark', async () => {
    const { stdout } = await commandLine(['report', 'year', ...BIRTH, '--at', '1930-03-12T06:00:00+05:30']);
    expect(stdout).toContain('Year 61 of life');
  });

  it.each([
    [[], '--year is required'],
    [['--year', '1850'], '--year is 1850; it must be a whole number from 1869'],
    [['--year', '1929', '--chapters', 'kp'], '--chapters is "kp"'],
  ])('refuses %j', async (options, message) => {
    const { code, stderr } = await commandLine(['report', 'year', ...BIRTH, ...options]);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });
});

describe('siddhanta report almanac', () => {
  const PUNE = ['--from', '2027-10-01', '--to', '2027-10-31', '--place', 'Pune'];

  it('writes the months of a place, for the wall or as a booklet', async () => {
    const file = join(folder, 'almanac.html');
    const almanac = ['report', 'almanac', ...PUNE, '--name', 'Example Press', '--week', 'monday'];
    const { code } = await commandLine([...almanac, '--regions', 'maharashtra', '--html', file]);
    expect(code).toBe(0);
    const page = readFileSync(file, 'utf8');
    expect(page).toContain('<title>Example Press</title>');
    expect(page).toContain('Example Press · Pune');
    expect(page).toContain('Diwali (Lakshmi Puja)');
    expect(page).not.toContain('Rāhu kāla');
    const { stdout } = await commandLine([...almanac, '--form', 'booklet', '--lang', 'mr']);
    expect(stdout).toContain('राहूकाळ');
    expect(stdout).toContain('<html lang="mr">');
  });

  it.each([
    [['--form', 'scroll'], '--form is "scroll"'],
    [['--week', 'friday'], '--week is "friday"'],
    [['--year', '2027'], 'year'],
    [['--style', 'south'], '--style'],
  ])('refuses %j', async (options, message) => {
    const { code, stderr } = await commandLine(['report', 'almanac', ...PUNE, ...options]);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });
});
