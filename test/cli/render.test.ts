import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { painter } from '../../src/cli/colour.js';
import { chartLines, positionsTable } from '../../src/cli/render/chart.js';
import { ENGLISH, pensOf } from '../../src/cli/render/chartWords.js';
import { northIndianChart } from '../../src/cli/render/northIndian.js';
import { southIndianChart } from '../../src/cli/render/southIndian.js';
import { columnsOf, shellLines, wrap } from '../../src/cli/render/text.js';
import { runningLine, timelineLines } from '../../src/cli/render/timeline.js';
import { ashtakoota } from '../../src/index.js';
import { at } from '../../src/math/at.js';
import { runningPeriods } from '../../src/operation/blocks.js';
import type { ChartBlock, Period } from '../../src/operation/show.js';
import { birthLine, utcText } from '../../src/operation/words.js';
import type { Meta } from '../../src/types.js';
import { GRAHAS, type Graha, NAKSHATRAS, SIGNS, type Sign } from '../../src/zodiac/names.js';
import type { PlanetaryPosition } from '../../src/zodiac/position.js';
import { DELHI } from '../support/fixtures.js';

const name = (sign: number): Sign => at(SIGNS, sign % 12).name;

function positionsIn(signs: readonly number[]): Record<Graha, PlanetaryPosition> {
  const entries = GRAHAS.map((graha, i): [Graha, PlanetaryPosition] => [
    graha,
    {
      degrees: `29° 59' 59.9${i}"`,
      house: i + 1,
      nakshatra: NAKSHATRAS[25].name,
      pada: 4,
      retrograde: i > 6 ? 'R' : '',
      sign: name(signs[i] ?? 0),
      longitude: 359.999999,
      nakshatra_number: 26,
      sign_number: ((signs[i] ?? 0) % 12) + 1,
    },
  ]);
  return Object.fromEntries(entries) as Record<Graha, PlanetaryPosition>;
}

function drawn(style: typeof southIndianChart, lagna: string, signs: readonly number[], title: readonly string[]) {
  const chart = { ascendant: { sign: lagna }, positions: positionsIn(signs) };
  return style(lagna, title, pensOf(chart, ENGLISH, painter()));
}

test('the signs stand in their South Indian places and carry the houses from the lagna', () => {
  expect(drawn(southIndianChart, 'Virgo', [3, 1, 0, 4, 3, 2, 8, 9, 3], ['Rasi', 'Lahiri'])).toEqual([
    '┌─Pis 7──┬─Ari 8──┬─Tau 9──┬─Gem 10─┐',
    '│        │Ma      │Mo      │Ve      │',
    '│        │        │        │        │',
    '├─Aqu 6──┼────────┴────────┼─Can 11─┤',
    '│        │                 │Su Ju Ke│',
    '│        │      Rasi       │        │',
    '├─Cap 5──┤     Lahiri      ├─Leo 12─┤',
    '│Ra      │                 │Me      │',
    '│        │                 │        │',
    '├─Sag 4──┼─Sco 3──┬─Lib 2──┼─Vir 1──┤',
    '│Sa      │        │        │La      │',
    '│        │        │        │        │',
    '└────────┴────────┴────────┴────────┘',
  ]);
});

test.each(SIGNS.map((_, sign) => [sign]))('a chart with everything in sign %i is still a rectangle', (sign) => {
  const all = GRAHAS.map(() => sign);
  const lines = drawn(southIndianChart, name(sign), all, ['Saptavimshamsha (D27)', 'Lahiri']);
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([37]));
  for (const word of ['La Su Mo', 'Ma Me Ju', 'Ve Sa Ra', 'Ke', 'Saptavimshamsha', '(D27)']) {
    expect(lines.join('\n')).toContain(word);
  }
});

test('the houses stand in their North Indian places and carry the numbers of their signs', () => {
  expect(drawn(northIndianChart, 'Virgo', [3, 1, 0, 4, 3, 2, 8, 9, 3], ['Rasi', 'Lahiri'])).toEqual([
    '┌─ Rasi · Lahiri ───────────────┐',
    '│ ╲           ╱   ╲     Me    ╱ │',
    '│   ╲       ╱       ╲       ╱   │',
    '│     ╲ 7 ╱           ╲ 5 ╱  Su │',
    '│     8 ╳       La      ╳ 4  Ju │',
    '│     ╱   ╲           ╱   ╲  Ke │',
    '│   ╱       ╲       ╱       ╲   │',
    '│ ╱           ╲ 6 ╱           ╲ │',
    '│     Sa      9 ╳ 3      Ve     │',
    '│ ╲           ╱ 12╲           ╱ │',
    '│   ╲       ╱       ╲       ╱   │',
    '│  Ra ╲   ╱           ╲   ╱     │',
    '│    10 ╳               ╳ 2  Mo │',
    '│     ╱ 11╲           ╱ 1 ╲     │',
    '│   ╱       ╲       ╱       ╲   │',
    '│ ╱           ╲   ╱     Ma    ╲ │',
    '└───────────────────────────────┘',
  ]);
});

test.each(SIGNS.map((_, house) => [house]))('a North Indian chart grows until all are in house %i', (house) => {
  const lines = drawn(
    northIndianChart,
    'Aries',
    GRAHAS.map(() => house),
    ['D1'],
  );
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  const text = lines.join('\n');
  for (const graha of GRAHAS) expect(text.split(graha.slice(0, 2))).toHaveLength(2);
  // Nothing is written over a line: as many strokes as in the empty chart of that size.
  const quarter = (lines.length - 1) / 4;
  expect(text.match(/[╲╱]/g)).toHaveLength(16 * quarter - 16);
  expect(text.match(/╳/g)).toHaveLength(5);
  expect(
    text
      .match(/(?<![A-Za-z])\d+/g)
      ?.map(Number)
      .sort((a, b) => a - b),
  ).toEqual(SIGNS.map((_, i) => i + 1));
});

test('colours are laid over a chart and change no place in it', () => {
  for (const style of ['south', 'north'] as const) {
    const plain = chartLines(CROWDED, { style });
    const coloured = chartLines(CROWDED, { style, paint: painter(true) });
    expect(coloured.map(stripVTControlCharacters)).toEqual(plain);
    expect(coloured.join('\n')).toContain('\u001b[35mLa\u001b[39m');
    expect(coloured.join('\n')).toContain('\u001b[1mSu\u001b[22m');
  }
});

const CROWDED: ChartBlock = {
  kind: 'chart',
  title: ['Saptavimshamsha (D27)', 'True Chitra'],
  ascendant: {
    degrees: `0° 00' 00.00"`,
    nakshatra: 'Uttara Bhadrapada',
    pada: 1,
    sign: 'Sagittarius',
    longitude: 240,
    nakshatra_number: 26,
    sign_number: 9,
  },
  positions: positionsIn(GRAHAS.map(() => 8)),
};

test('the widest chart and table fit beside each other in 100 columns', () => {
  const lines = chartLines(CROWDED, { columns: 100 });
  expect(Math.max(...lines.map((line) => line.length))).toBe(100);
  expect(lines[0]).toContain('Nakshatra-pada');
});

test('in a narrow terminal the table stands below the chart', () => {
  const lines = chartLines(CROWDED, { columns: 80 });
  expect(lines[0]).toMatch(/^┌.*┐$/);
  expect(lines.slice(-12)).toEqual(positionsTable(CROWDED));
});

test('every row of the table shows degrees, nakshatra, house and retrogradation in its column', () => {
  const [head = '', , lagna = '', ...rows] = positionsTable(CROWDED);
  expect(lagna).toBe(`Lagna    Sagittarius  0° 00' 00.00"  Uttara Bhadrapada-1  1`);
  expect(rows).toHaveLength(9);
  expect(rows[7]).toBe(`Rahu     Sagittarius 29° 59' 59.97"  Uttara Bhadrapada-4  8 R`);
  const house = head.indexOf('House') + 'House'.length;
  expect(lagna.length).toBe(house);
});

test('offsets are printed with seconds only where there are some', () => {
  expect(utcText(5.5)).toBe('UTC+05:30');
  expect(utcText(-3.5)).toBe('UTC-03:30');
  expect(utcText(0)).toBe('UTC+00:00');
  expect(utcText(21208 / 3600)).toBe('UTC+05:53:28');
  expect(utcText(-17762 / 3600)).toBe('UTC-04:56:02');
});

test('a birth line says when noon was assumed, and whose clock was taken', () => {
  const place = { latitude: -33.87, longitude: -70.5, timezone: 'America/Santiago' };
  const birth = { date: '1990-08-15', time: '08:30:00', place };
  const taken = { clock: 'zone', utc_offset: '-04:00:00', clock_reason: 'standard_time' } as const;
  const meta = (change: object): Meta => ({
    endpoint: 'x',
    birth_time_assumed: false,
    birth: { ...taken, utc: '1990-08-15T12:30:00Z', ambiguous: false, calendar: 'gregorian', ...change },
  });
  expect(birthLine({ date: '1990-08-15', place }, { ...meta({}), birth_time_assumed: true })).toBe(
    '1990-08-15 12:00:00 (noon, no time given) America/Santiago (UTC-04:00), 33.87° S 70.5° W',
  );
  expect(birthLine(birth, { endpoint: 'x' })).toBe('1990-08-15 08:30:00 America/Santiago, 33.87° S 70.5° W');
  const clockOf = (change: object): string => birthLine(birth, meta(change)).split(/Santiago |, 33/)[1] ?? '';
  const lmt = { clock: 'local_mean', utc_offset: '-04:42:46' };
  expect(clockOf({ ...lmt, clock_reason: 'zone_before_standard_time' })).toBe(
    '(UTC-04:42:46, local mean time: before standard time)',
  );
  expect(clockOf({ ...lmt, clock_reason: 'asked' })).toBe('(UTC-04:42:46, local mean time, as asked)');
  expect(clockOf({ ...lmt, clock: 'local_apparent', clock_reason: 'asked' })).toBe(
    '(UTC-04:42:46, local apparent time, as asked)',
  );
  expect(clockOf({ clock: 'utc_offset', utc_offset: '-05:00:00', clock_reason: 'asked' })).toBe(
    '(UTC-05:00, offset as given)',
  );
  expect(clockOf({ clock_reason: 'asked' })).toBe('(UTC-04:00)');
});

test('a birth line of a match has the clock of its own side', () => {
  const { meta } = ashtakoota({ bride: { birth: DELHI }, groom: { birth: { ...DELHI, date: '1890-08-15' } } });
  expect(birthLine(DELHI, meta, 'bride')).toContain('(UTC+05:30)');
  expect(birthLine(DELHI, meta, 'groom')).toMatch(/\(UTC\+05:08:\d\d, local mean time: before standard time\)/);
});

const period = (name: Graha, from: string, to: string, years: number, within: readonly Period[] = []): Period => ({
  name,
  from,
  to,
  years,
  within,
});
const LEVELS = ['Mahadasha', 'antardasha'];
const PERIODS = [
  period('Moon', '2000-01-01', '2004-01-01', 4, [
    period('Sun', '2000-01-01', '2002-01-01', 2),
    period('Mars', '2002-01-01', '2004-01-01', 2),
  ]),
  period('Mercury', '2004-01-01', '2014-01-01', 10, [
    period('Ketu', '2004-01-01', '2009-01-01', 5),
    period('Venus', '2009-01-01', '2009-01-01', 0.000648),
    period('Rahu', '2009-01-01', '2014-01-01', 4.999352),
  ]),
];
const lordsOn = (date: string) => runningPeriods(PERIODS, date).map(({ name }) => name);

test('what begins on a date runs on it, what ends does not', () => {
  expect(lordsOn('1999-12-31')).toEqual([]);
  expect(lordsOn('2000-01-01')).toEqual(['Moon', 'Sun']);
  expect(lordsOn('2003-12-31')).toEqual(['Moon', 'Mars']);
  expect(lordsOn('2004-01-01')).toEqual(['Mercury', 'Ketu']);
  expect(lordsOn('2009-01-01')).toEqual(['Mercury', 'Rahu']);
  expect(lordsOn('2014-01-01')).toEqual([]);
});

test('periods are indented, and an arrow stands before those that run', () => {
  const running = runningPeriods(PERIODS, '2005-06-01');
  expect([...timelineLines({ levels: LEVELS, periods: PERIODS }, running)]).toEqual([
    '  Mahadasha  From        To              Years',
    '──────────────────────────────────────────────',
    '  Moon       2000-01-01  2004-01-01   4.000000',
    '    Sun      2000-01-01  2002-01-01   2.000000',
    '    Mars     2002-01-01  2004-01-01   2.000000',
    '→ Mercury    2004-01-01  2014-01-01  10.000000',
    '→   Ketu     2004-01-01  2009-01-01   5.000000',
    '    Venus    2009-01-01  2009-01-01   0.000648',
    '    Rahu     2009-01-01  2014-01-01   4.999352',
  ]);
  expect([...timelineLines({ levels: LEVELS, periods: PERIODS }, running, true)]).not.toContain(
    '    Sun      2000-01-01  2002-01-01   2.000000',
  );
  expect(runningLine(LEVELS, running, '2005-06-01')).toBe('→ on 2005-06-01: Mahadasha Mercury, antardasha Ketu');
  expect(runningLine(LEVELS, [], '2015-01-01')).toBe('No period of the cycle runs on 2015-01-01.');
});

test('texts are wrapped at spaces, shell commands at options', () => {
  expect(wrap('one two three', '  ', 9)).toEqual(['  one two', '  three']);
  expect(wrap('one two  (three)', '  ', 10)).toEqual(['  one two', '  (three)']);
  expect(shellLines('siddhanta sample')).toEqual(['  siddhanta sample']);
  const long = shellLines(`siddhanta rasi --name ${'a'.repeat(60)} --tz ${'b'.repeat(30)}`);
  expect(long).toEqual([`  siddhanta rasi --name ${'a'.repeat(60)} \\`, `    --tz ${'b'.repeat(30)}`]);
});

test('of all characters marks and joiners take no column, every other as many as it has units', () => {
  const wrong: number[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    // A colour begins with the escape, and half of a surrogate pair is no character.
    if (code === 0x1b || (code >= 0xd800 && code <= 0xdfff)) continue;
    const character = String.fromCodePoint(code);
    const columns = /[\p{Mn}\p{Me}\u200c\u200d]/u.test(character) ? 0 : character.length;
    if (columnsOf(`a${character}b`) !== columns + 2) wrong.push(code);
  }
  expect(wrong).toEqual([]);
});
