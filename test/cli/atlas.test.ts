import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atlasCommand } from '../../src/cli/commands/atlas.js';
import { atlas } from '../../src/sky/atlas/atlas.js';
import { commandLine } from '../support/commandLine.js';

const folder = mkdtempSync(join(tmpdir(), 'siddhanta-atlas-'));
const file = join(folder, '1990.atlas');
const BIRTH = '--date 1990-08-15 --time 08:30 --lat 28.6139 --lon 77.209 --tz Asia/Kolkata'.split(' ');
const PLACE = '--lat 28.6139 --lon 77.209 --tz Asia/Kolkata'.split(' ');
const call = (...words: readonly string[]) => commandLine(words);

interface Place {
  readonly longitude: number;
  readonly degrees: string;
}

let made: Awaited<ReturnType<typeof call>>;
beforeAll(async () => {
  made = await call('atlas', '--from', '1990-08-01', '--to', '1990-08-31', '--out', file);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('siddhanta atlas', () => {
  it('writes a file that the library opens, with the dates that were asked for and some days around them', () => {
    expect([made.code, made.stdout]).toEqual([0, `Wrote ${file}: ${Math.ceil(readFileSync(file).length / 1e3)} kB.\n`]);
    const { range } = atlas(readFileSync(file));
    // 1990-08-01 and 1990-09-01, 0h, and forty days
    expect(range).toEqual({ from: 2_448_104.5 - 40, to: 2_448_135.5 + 40 });
    expect(readdirSync(folder)).toEqual(['1990.atlas']);
  });

  it('says on the standard error how far it is, each tenth once', () => {
    const lines = made.stderr.trim().split('\n');
    expect(lines.at(-1)).toBe('computing the atlas: 100 %');
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.length).toBeLessThanOrEqual(11);
  });

  it('has an example that names what it requires', () => {
    expect(atlasCommand.example).toMatch(/^atlas --from \d{4} --to \d{4} --out \S+$/);
  });

  it.each([
    [['--to', '2000', '--out', 'x'], '--from is required.'],
    [['--from', '2000', '--to', '2000'], '--out is required.'],
    [['--from', '90', '--to', '2000', '--out', 'x'], '--from is 90; it must be a year'],
    [['--from', '1990-02-30', '--to', '2000', '--out', 'x'], '--from is 1990-02-30; it must be a year'],
    [['--from', '0900', '--to', '2000', '--out', 'x'], '--from is 0900; the years 1000 to 2999'],
    [['--from', '2001', '--to', '1999', '--out', join(folder, 'x')], '--to is '],
    [['--from', '2001', '--to', '2001', '--bodies', 'Sun,Vulcan', '--out', join(folder, 'x')], '--bodies has "Vulcan"'],
    [
      ['--from', '2001', '--to', '2001', '--tolerance', '0', '--out', join(folder, 'x')],
      '--tolerance is 0; it must be',
    ],
    [['--from', '2001', '--to', '2001', '--out', join(folder, 'no', 'x')], 'cannot be written: ENOENT.'],
  ])('refuses %j and leaves nothing behind', async (words, message) => {
    const { code, stdout, stderr } = await call('atlas', ...words);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(readdirSync(folder)).toEqual(['1990.atlas']);
  });
});

describe('--atlas', () => {
  it('has a chart computed with the file, which its provenance names', async () => {
    const json = async (...words: readonly string[]) =>
      JSON.parse((await call('rasi', ...BIRTH, '--json', ...words)).stdout);
    const [plain, quick] = [await json(), await json('--atlas', file)];
    expect(quick.provenance.conventions.ephemeris).toMatch(
      /^siddhanta-analytical \(atlas\) 1, format 1, within 0\.001″; /,
    );
    expect(Object.keys(quick.data.planetary_positions)).toEqual(Object.keys(plain.data.planetary_positions));
    for (const [name, place] of Object.entries<Place>(plain.data.planetary_positions)) {
      const { longitude, degrees: _, ...words } = quick.data.planetary_positions[name] as Place;
      // printed to the sixth decimal of a degree
      expect(Math.abs(longitude - place.longitude) * 3600, name).toBeLessThanOrEqual(0.001 + 0.0036);
      expect(place).toMatchObject(words);
    }
  });

  it('has a table of days computed with it', async () => {
    const days = (...words: readonly string[]) =>
      call('panchang', '--date', '1990-08-10', ...PLACE, '--days', '5', ...words);
    const [plain, quick] = [await days(), await days('--atlas', file)];
    expect(quick.code).toBe(0);
    expect(quick.stdout).toBe(plain.stdout);
  });

  it.each([
    ['today', ['--date', '1990-08-10'], ['panchang.day', 'muhurta.day']],
    ['month', ['--month', '1990-08'], ['panchang.span', 'muhurta.day']],
  ])('has siddhanta %s computed with it', async (name, when, parts) => {
    const lines = (...words: readonly string[]) => call(name, ...when, ...PLACE, ...words);
    const [plain, quick] = [await lines(), await lines('--atlas', file)];
    expect([quick.code, quick.stderr]).toEqual([0, '']);
    expect(quick.stdout).toBe(plain.stdout);
    const results = JSON.parse((await lines('--json', '--atlas', file)).stdout);
    expect(Object.keys(results)).toEqual(parts);
    for (const { provenance } of Object.values(results).flat() as { provenance: { conventions: object } }[])
      expect(provenance.conventions).toMatchObject({
        ephemeris: expect.stringMatching(/^siddhanta-analytical \(atlas\) 1, format 1, within 0\.001″; /),
      });
  });

  it('is what the pictures of a day and a month are drawn from, or they are refused', async () => {
    // The lunar months of a picture reach beyond the file.
    for (const words of [
      ['today', '--date', '1990-08-10'],
      ['month', '--month', '1990-08'],
    ]) {
      const { code, stdout, stderr } = await call(...words, ...PLACE, '--svg', '-', '--atlas', file);
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toContain('siddhanta-analytical (atlas) (Julian days 2448064.5 to 2448175.5).');
    }
    const wide = join(folder, 'wide.atlas');
    await call('atlas', '--from', '1988', '--to', '1992', '--bodies', 'Sun,Moon', '--tolerance', '0.1', '--out', wide);
    for (const words of [
      ['today', '--date', '1990-08-10'],
      ['month', '--month', '1990-08'],
    ]) {
      const drawn = [...words, ...PLACE, '--svg', '-'];
      const [plain, quick] = [await call(...drawn), await call(...drawn, '--atlas', wide)];
      expect(quick.code, quick.stderr).toBe(0);
      expect(quick.stdout).toMatch(/^<svg /);
      expect(quick.stdout.length).toBe(plain.stdout.length);
    }
    rmSync(wide);
  });

  it.each([
    ['today', ['--date', '1995-08-10']],
    ['month', ['--month', '1995-08']],
  ])('is refused by siddhanta %s where it does not cover the date', async (name, when) => {
    const { code, stdout, stderr } = await call(name, ...when, ...PLACE, '--atlas', file);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('siddhanta-analytical (atlas) (Julian days 2448064.5 to 2448175.5).');
  });

  it('refuses a date beyond the file, and never falls back to the series', async () => {
    const { code, stderr } = await call('rasi', ...BIRTH.map((word) => word.replace('1990', '1995')), '--atlas', file);
    expect(code).toBe(2);
    expect(stderr).toContain('the ephemeris siddhanta-analytical (atlas) (Julian days 2448064.5 to 2448175.5).');
  });

  it('refuses geometric places where the file has none', async () => {
    const { code, stderr } = await call('rasi', ...BIRTH, '--positions', 'true', '--atlas', file);
    expect(code).toBe(2);
    expect(stderr).toContain('has apparent places only');
  });

  it('refuses a file that is none, is not there or was changed', async () => {
    const changed = join(folder, 'changed.atlas');
    const bytes = readFileSync(file);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] as number) ^ 1;
    writeFileSync(changed, bytes);
    for (const [name, message] of [
      [changed, 'does not match its checksum'],
      [new URL(import.meta.url).pathname, 'does not begin with the signature of an atlas'],
      [join(folder, 'nothing'), 'cannot be read.'],
    ] as const) {
      const { code, stdout, stderr } = await call('rasi', ...BIRTH, '--atlas', name);
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toContain(`--atlas ${name}`);
      expect(stderr).toContain(message);
    }
    rmSync(changed);
  });
});
