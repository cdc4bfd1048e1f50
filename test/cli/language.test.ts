import { afterEach, describe, expect, it, vi } from 'vitest';
import { COMMANDS } from '../../src/cli/commands/index.js';
import { columnsOf } from '../../src/cli/render/text.js';
import { rasi } from '../../src/index.js';
import { languages, localise } from '../../src/names/index.js';
import type { Operation } from '../../src/operation/operation.js';
import { OPERATIONS } from '../../src/registry.js';
import { commandLine } from '../support/commandLine.js';
import { sampled } from '../support/sample.js';

const call = (...argv: readonly string[]) => commandLine(argv);

const wordsOf = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, one, two, plain]) => one ?? two ?? plain ?? '');

const EXAMPLES = OPERATIONS.map((operation) => {
  const { name } = operation;
  const command = COMMANDS.find((one) => one.operation?.name === name && !one.name.startsWith('batch '));
  return [name, wordsOf(command?.example ?? ''), operation] as const;
});

/** Has an operation computed once for each input: what is asked for in seventeen languages is one result. */
function computeOnce(operation: Operation): void {
  const compute = operation.call;
  const known = new Map<string, ReturnType<typeof compute>>();
  vi.spyOn(operation, 'call').mockImplementation((input, context) => {
    const key = JSON.stringify([input, context]);
    const result = known.get(key) ?? compute(input, context);
    known.set(key, result);
    return result;
  });
}
afterEach(() => void vi.restoreAllMocks());
const PLACE = ['--lat', '28.6139', '--lon', '77.209', '--tz', 'Asia/Kolkata'];
const BIRTH = ['--date', '1990-08-15', '--time', '08:30:00', ...PLACE];
const DAY = ['panchang', '--date', '2025-11-22', ...PLACE];

describe('--lang', () => {
  it.each(sampled(EXAMPLES, 15))(
    '%s prints every language, and English as without the option',
    async (_, argv, operation) => {
      computeOnce(operation);
      const plain = await call(...argv);
      expect([plain.code, plain.stderr]).toEqual([0, '']);
      expect(await call(...argv, '--lang', 'en-IN')).toEqual(plain);
      for (const { language } of sampled(languages(), 2)) {
        const { code, stdout } = await call(...argv, '--lang', language, '--digits', 'native');
        expect([language, code]).toEqual([language, 0]);
        expect(stdout).not.toContain('undefined');
      }
    },
  );

  it('names signs, planets and labels of a chart', async () => {
    const { stdout } = await call('rasi', ...BIRTH, '--lang', 'ta');
    expect(stdout).toMatch(/^ *┌─மீன 7/m);
    expect(stdout).toMatch(/செவ்வாய் +மேஷம் +27° 26' 19\.68" +கார்த்திகை-1/);
    expect(stdout).toContain('நட்சத்திரம்-பாதம்');
    const hindi = (await call('rasi', ...BIRTH, '--lang', 'hi')).stdout;
    // The table has no short names of signs in Hindi: the edges have the whole ones, and no word is cut.
    expect(hindi).toContain('┌─मीन 7');
    expect(hindi).toMatch(/लग्न +कन्या/);
  });

  it.each(['south', 'north'])('draws a %s chart in its own words, in a frame as wide on each line', async (style) => {
    for (const { language, script } of languages()) {
      const { stdout } = await call('rasi', ...BIRTH, '--lang', language, '--style', style);
      const box = stdout.split('\n').flatMap((line) => /^[ ]*[┌├│└].*[┐┤│┘]/.exec(line)?.[0] ?? []);
      expect(box.length).toBeGreaterThan(10);
      expect([...new Set(box.map(columnsOf))]).toHaveLength(1);
      if (script === 'Latn') continue;
      const words = box.join(' ').match(/[A-Za-z]+/g) ?? [];
      // What has names alone has none of the school, and Sinhala none of the chart.
      const lacking: Readonly<Record<string, readonly string[]>> = {
        as: ['Lahiri'],
        sa: ['Lahiri'],
        si: ['Rasi', 'Lahiri'],
      };
      expect([language, words]).toEqual([language, lacking[language] ?? []]);
    }
  });

  it('names the windows of a day in tables as pictures do', async () => {
    const { stdout } = await call('muhurta', 'day', '--date', '2026-01-05', ...PLACE, '--lang', 'ta');
    for (const name of ['ராகு காலம்', 'எமகண்டம்', 'குளிகை', 'அமிர்த காலம்', 'பிரம்ம முகூர்த்தம்'])
      expect(stdout).toMatch(new RegExp(`^${name} +\\d\\d:`, 'm'));
    expect(stdout).not.toMatch(/Yamaganda|Gulika|Abhijit/);
  });

  it('draws a chart of the same places in every language', async () => {
    const cornersOf = (text: string) => text.split('\n').filter((line) => /[┌├└]/.test(line)).length;
    const plain = cornersOf((await call('rasi', ...BIRTH)).stdout);
    for (const { language } of languages())
      expect(cornersOf((await call('rasi', ...BIRTH, '--lang', language)).stdout)).toBe(plain);
  });

  it('lines columns up by what a terminal shows', async () => {
    const { stdout } = await call('kp', 'cusps', ...BIRTH, '--lang', 'te');
    const rows = stdout.split('\n').filter((line) => /^[IVX]+ /.test(line));
    const degreeAt = rows.map((line) => line.replace(/[\p{Mn}\p{Me}\u200c\u200d]/gu, '').indexOf('"'));
    expect(rows.length).toBe(12);
    expect(new Set(degreeAt).size).toBe(1);
  });

  it('writes native digits through Intl', async () => {
    const { stdout } = await call(...DAY, '--lang', 'te', '--digits', 'native');
    expect(stdout).toMatch(/^౨౦౨౫-౧౧-౨౨ శనివారం/);
    expect(stdout).toContain('౦౬:౪౯:౧౮');
    expect(stdout).not.toMatch(/\d/);
    expect((await call(...DAY, '--lang', 'te')).stdout).toMatch(/^2025-11-22 శనివారం/);
    const d9 = (await call('divisional', ...BIRTH, '--varga', 'd9', '--lang', 'te', '--digits', 'native')).stdout;
    expect(d9).toContain('నవాంశ (D9)');
  });

  it('is in the language in tables of days', async () => {
    const { stdout } = await call(...DAY, '--days', '3', '--lang', 'mr');
    expect(stdout).toContain('२०२५-११-२३ रविवार');
    expect(stdout).toMatch(/तिथी.*नक्षत्र.*योग/);
    const days = JSON.parse((await call(...DAY, '--days', '2', '--lang', 'ta', '--json')).stdout);
    expect(days.map((day: { panchanga: { vara: { name: string } } }) => day.panchanga.vara.name)).toEqual([
      'சனி',
      'ஞாயிறு',
    ]);
    expect(days[0].units.tithi[0].name).toBe('த்விதியை');
  });

  it('prints JSON as localise returns it', async () => {
    const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
    const result = rasi({ birth: { date: '1990-08-15', time: '08:30:00', place } });
    const { stdout } = await call('rasi', ...BIRTH, '--lang', 'ml', '--json');
    expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(localise(result, 'ml'))));
  });

  it.each([
    [['--lang', 'fr'], '--lang is "fr"'],
    [['--digits', 'native'], 'Add --lang'],
    [['--lang', 'hi', '--digits', 'roman'], '--digits is roman'],
  ])('refuses %j', async (more, message) => {
    const { code, stderr } = await call(...DAY, ...more);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });
});
