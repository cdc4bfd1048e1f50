import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as charts from '../../src/charts/index.js';
import { COMMANDS } from '../../src/cli/commands/index.js';
import { run } from '../../src/cli/run.js';
import { ashtakoota, divisional, kpCusps, panchang, rasi, vimshottari } from '../../src/index.js';
import * as jaimini from '../../src/jaimini/index.js';
import { act } from '../../src/muhurta/index.js';
import { LANGUAGES } from '../../src/names/languages.gen.js';
import { ta } from '../../src/names/whole/ta.gen.js';
import { DRAWINGS } from '../../src/svg/drawings.js';
import {
  actStrip,
  chakra,
  chartCusps,
  chartPoints,
  dashaTimeline,
  dayStrip,
  eastIndian,
  heliacalStrip,
  kutaWheel,
  northIndian,
  southIndian,
} from '../../src/svg/index.js';
import { plainColours } from '../../src/svg/plain.js';
import { heliacal } from '../../src/transits/index.js';
import { BIRTH, DELHI } from '../support/pictures.js';

const NOW = new Date('2026-11-21T00:00:00Z');
const PLACE = ['--lat', '28.6139', '--lon', '77.209', '--tz', 'Asia/Kolkata'];
const ARGS = ['--date', '1990-08-15', '--time', '08:30:00', ...PLACE];
const COUPLE = '1990-08-15 08:30:00 28.6139 77.209 Asia/Kolkata';
/** Whether the machine has a font: what none has is drawn in another, whatever a picture names. */
const hasFont = (name: string): boolean =>
  spawnSync('fc-list', [name], { encoding: 'utf8' }).stdout?.includes(name) === true || process.env.CI === 'true';
const PNG = [0x89, 0x50, 0x4e, 0x47];

async function call(argv: readonly string[], isTTY = false, colour = false) {
  const parts: (string | Uint8Array)[] = [];
  let stderr = '';
  const code = await run(argv, {
    stdout: { write: (part) => parts.push(part), isTTY },
    stderr: { write: (part) => (stderr += part) },
    now: NOW,
    colour,
  });
  return { code, stdout: Buffer.concat(parts.map((part) => Buffer.from(part))), stderr };
}
const drawn = async (...argv: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await call([...argv, '--svg', '-']);
  expect([code, stderr]).toEqual([0, '']);
  return stdout.toString();
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'siddhanta-picture-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('--svg', () => {
  it.each([
    [[], northIndian],
    [['--style', 'north'], northIndian],
    [['--style', 'south'], southIndian],
    [['--style', 'east'], eastIndian],
    [['--style', 'chakra'], chakra],
  ] as const)('draws the birth chart %j as the library does', async (argv, style) => {
    expect(await drawn('rasi', ...ARGS, ...argv)).toBe(style(rasi({ birth: BIRTH })));
  });

  it('draws every other result that has a picture', async () => {
    const d9 = divisional({ varga: 'd9', birth: BIRTH });
    expect(await drawn('divisional', '--varga', 'd9', ...ARGS)).toBe(northIndian(d9));
    expect(await drawn('kp-cusps', ...ARGS)).toBe(northIndian(kpCusps({ birth: BIRTH })));
    expect(await drawn('panchang', '--date', '2025-11-22', ...PLACE)).toBe(
      dayStrip(panchang({ date: '2025-11-22', place: DELHI })),
    );
    expect(await drawn('match', '--bride', COUPLE, '--groom', COUPLE)).toBe(
      kutaWheel(ashtakoota({ bride: { birth: BIRTH }, groom: { birth: BIRTH } })),
    );
    const { example = '' } = COMMANDS.find(({ name }) => name === 'kp-horary') ?? {};
    const words = [...example.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
      ([, one, two, plain]) => one ?? two ?? plain ?? '',
    );
    expect(await drawn(...words, '--style', 'chakra')).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  });

  it('draws points and cusps into the chart of their birth, by the same conventions', async () => {
    const argv = [...ARGS, '--ayanamsa', 'raman', '--node', 'mean'];
    const input = { birth: BIRTH, ayanamsa: 'raman', node: 'mean' } as const;
    const chart = rasi(input);
    expect(await drawn('charts', 'special-lagnas', ...argv, '--varnada', 'count_parity')).toBe(
      northIndian(chart, { points: chartPoints(charts.specialLagnas({ ...input, varnada: 'count_parity' })) }),
    );
    expect(await drawn('charts', 'upagrahas', ...argv, '--style', 'chakra')).toBe(
      chakra(chart, { points: chartPoints(charts.upagrahas(input)) }),
    );
    expect(await drawn('charts', 'bhava', ...argv, '--system', 'placidus', '--style', 'south')).toBe(
      southIndian(chart, { points: chartCusps(charts.bhava({ ...input, system: 'placidus' })) }),
    );
    const { arudhas } = jaimini;
    expect(await drawn('jaimini', 'arudhas', ...argv)).toBe(
      northIndian(chart, { points: chartPoints(arudhas(input)) }),
    );
    const d9 = { ...input, varga: 'd9' } as const;
    expect(await drawn('jaimini', 'arudhas', ...argv, '--varga', 'd9')).toBe(
      northIndian(divisional(d9), { points: chartPoints(arudhas(d9)) }),
    );
    expect(await drawn('charts', 'moon', ...argv)).toBe(northIndian(chart, { lagna: 'Moon' }));
    expect(await drawn('charts', 'sun', ...argv)).toBe(northIndian(chart, { lagna: 'Sun' }));
  });

  it('draws dates of an act and visibilities with their place, and marks today within them', async () => {
    const dates = act({ act: 'vivaha', place: DELHI, from: '2026-11-01', to: '2026-12-31' });
    const place = '28.6139° N 77.209° E';
    const argv = 'muhurta act --act vivaha --from 2026-11-01 --to 2026-12-31'.split(' ');
    expect(await drawn(...argv, ...PLACE)).toBe(actStrip(dates, { place, today: '2026-11-21' }));
    expect(await drawn(...argv, ...PLACE, '--style', 'minutes')).toBe(
      actStrip(dates, { place, today: '2026-11-21', by: 'minutes' }),
    );
    const { stdout, stderr } = await call([...argv, '--place', 'Pune', '--svg', '-']);
    expect(stdout.toString()).toContain('>Marriage · Pune, Maharashtra, India</title>');
    expect(stderr).toContain('Place: Pune, Maharashtra, India (');
    const span = { from: '2025-01-01T00:00:00+05:30', to: '2026-01-01T00:00:00+05:30' };
    expect(await drawn('transits', 'heliacal', '--from', span.from, '--to', span.to, ...PLACE)).toBe(
      heliacalStrip(heliacal({ place: DELHI, ...span }), { place }),
    );
  });

  it('marks what runs now in a daśā, where now is within it', async () => {
    const dasha = vimshottari({ birth: BIRTH, levels: 2 });
    expect(await drawn('vimshottari', '--levels', '2', ...ARGS)).toBe(dashaTimeline(dasha, { today: '2026-11-21' }));
    const old = { ...BIRTH, date: '1790-08-15' };
    const args = ARGS.map((word) => (word === '1990-08-15' ? '1790-08-15' : word));
    expect(await drawn('vimshottari', ...args)).toBe(dashaTimeline(vimshottari({ birth: old })));
  });

  it('takes theme, size, language and digits', async () => {
    const options = { theme: 'dark', size: 480, language: ta, digits: 'native' } as const;
    expect(await drawn('rasi', ...ARGS, ...'--theme dark --size 480 --lang ta --digits native'.split(' '))).toBe(
      northIndian(rasi({ birth: BIRTH }), options),
    );
  });

  it('writes a file in place of the text, and JSON beside it where that is asked for', async () => {
    const file = join(folder, 'chart.svg');
    expect(await call(['rasi', ...ARGS, '--svg', file])).toEqual({ code: 0, stdout: Buffer.alloc(0), stderr: '' });
    expect(readFileSync(file, 'utf8')).toBe(northIndian(rasi({ birth: BIRTH })));
    const { stdout } = await call(['rasi', ...ARGS, '--svg', file, '--json']);
    expect(JSON.parse(stdout.toString())).toEqual(rasi({ birth: BIRTH }));
  });

  it.each([
    [['--style', 'west', '--svg', '-'], '--style is west; it must be one of north, south, east, chakra.'],
    [['--theme', 'blue', '--svg', '-'], '--theme is "blue"; it must be light or dark or print or auto.'],
    [['--size', '10', '--svg', '-'], '--size is 10; it must be a number of pixels from 240 to 4000.'],
    [['--style', 'east'], '--style is east; as text a chart is drawn in south or north. Other styles need --svg FILE'],
    [['--style', 'north', '--json'], '--style applies only to a picture. Add --svg FILE or --png FILE.'],
    [['--theme', 'dark'], '--theme applies only to a picture. Add --svg FILE or --png FILE.'],
    [['--svg', '-', '--json'], 'Only one of --svg -, --png - and --json can have the standard output.'],
    [['--svg', '-', '--png', '-'], 'Only one of --svg -, --png - and --json can have the standard output.'],
    [['--png', 'x.png', '--theme', 'auto'], '--theme auto follows the viewer’s system, which a PNG cannot do.'],
    [['--svg', '/nowhere/at/all.svg'], '--svg /nowhere/at/all.svg cannot be written.'],
  ])('refuses %j', async (argv, message) => {
    const { code, stdout, stderr } = await call(['rasi', ...ARGS, ...argv]);
    expect([code, stdout.length]).toEqual([2, 0]);
    expect(stderr).toContain(`siddhanta rasi: ${message}`);
  });

  it('is an option of the commands that have a picture, and of no other', () => {
    const having = COMMANDS.filter(({ options }) => options.some(({ flag }) => flag === 'svg'));
    expect(new Set(having.flatMap(({ operation }) => operation?.name ?? []))).toEqual(new Set(Object.keys(DRAWINGS)));
    expect(having.flatMap(({ name, operation }) => (operation === undefined ? name : []))).toEqual(['today', 'month']);
    for (const { name, options } of having)
      expect([name, new Set(options.map(({ flag }) => flag)).size]).toEqual([name, options.length]);
  });

  it('completes styles and themes', async () => {
    const { stdout } = await call(['--complete', 'rasi', '--style', '']);
    expect(stdout.toString()).toBe('north\nsouth\neast\nchakra\n');
  });
});

describe('--style of a text', () => {
  const text = async (...argv: readonly string[]) => (await call(['rasi', ...ARGS, ...argv])).stdout.toString();

  it('draws the chart South Indian by default, or North Indian', async () => {
    expect(await text()).toContain('┌─Pis 7──┬─Ari 8──┬');
    expect(await text('--style', 'south')).toBe(await text());
    expect(await text('--style', 'north')).toContain('┌─ Rasi · Lahiri ──');
  });

  it('is refused where the text has no chart', async () => {
    const { code, stderr } = await call(['kp-cusps', ...ARGS, '--style', 'north']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('--style applies only to a picture.')]);
  });

  it('keeps its colours apart from native digits', async () => {
    const argv = ['rasi', ...ARGS, ...'--lang ta --digits native --style north'.split(' ')];
    const coloured = (await call(argv, true, true)).stdout.toString();
    expect(coloured).toContain('\u001b[36m௧௨\u001b[39m');
    expect(stripVTControlCharacters(coloured)).toBe((await call(argv)).stdout.toString());
  });
});

describe('--png', () => {
  it('writes a PNG as wide as it was asked for, in the colours of the theme', { timeout: 120_000 }, async () => {
    const file = join(folder, 'chart.png');
    const { code, stderr } = await call(['rasi', ...ARGS, '--png', file, '--size', '320']);
    expect([code, stderr]).toEqual([0, '']);
    const png = readFileSync(file);
    expect([...png.subarray(0, 4)]).toEqual(PNG);
    expect(png.readUInt32BE(16)).toBe(320);
    // A picture whose colours were lost is black throughout, and packs to next to nothing.
    expect(png.length).toBeGreaterThan(5000);
    const printed = await call(['rasi', ...ARGS, '--png', '-', '--size', '320']);
    expect(printed.stdout.equals(png)).toBe(true);
  });

  it('leaves no custom property in what is drawn, and the text as it is', () => {
    const svg = northIndian(rasi({ birth: BIRTH, user_name: ';fill:var(--x)' }), { theme: 'dark' });
    const plain = plainColours(svg);
    expect(plain.match(/<style>.*<\/style>/s)?.[0]).not.toContain('var(');
    expect(plain.replace(/<style>.*<\/style>/s, '')).toBe(svg.replace(/<style>.*<\/style>/s, ''));
    expect(plain).toContain('fill:');
  });

  it('is not written to a terminal', async () => {
    const { code, stdout, stderr } = await call(['rasi', ...ARGS, '--png', '-'], true);
    expect([code, stdout.length]).toEqual([2, 0]);
    expect(stderr).toContain('--png - would write a PNG to the terminal.');
  });

  it.each([
    ['ta', 'Tamil', 'செவ் புத'],
    ['hi', 'Devanagari', 'चंद्र गुरु'],
    ['bn', 'Bengali', 'চন্দ্র বৃহস্পতি'],
    ['ml', 'Malayalam', 'ചൊവ്വ വ്യാഴം'],
  ])('draws whole syllables, in the fonts that a picture in %s names', async (tag, script, text) => {
    const language = LANGUAGES.find((one) => one.tag === tag);
    const svg = northIndian(rasi({ birth: BIRTH }), { ...(language === undefined ? {} : { language }) });
    const named = svg.match(/font-family:([^;]*);/)?.[1] ?? '';
    expect(named).toMatch(new RegExp(`^'Noto Serif','Noto Serif ${script}','Noto Sans ${script}',Charter`));
    if (!hasFont(`Noto Serif ${script}`)) return;
    const inFonts = async (fonts: string): Promise<Buffer> => {
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="60"><text x="10" y="40" font-size="30" style="font-family:${fonts}">${text}</text></svg>`;
      return sharp(Buffer.from(drawing)).raw().toBuffer();
    };
    expect((await inFonts(named)).equals(await inFonts(`'Noto Serif ${script}'`))).toBe(true);
  });

  it('names no more fonts in Latin letters', () => {
    expect(northIndian(rasi({ birth: BIRTH }))).toContain("{font-family:'Noto Serif',Charter,");
    const language = { ...ta, script: 'constructor' } as never;
    expect(northIndian(rasi({ birth: BIRTH }), { language })).toContain("{font-family:'Noto Serif',Charter,");
  });
});
