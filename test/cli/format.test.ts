import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands/index.js';
import { csv, mainTable, tablesOf } from '../../src/cli/csv.js';
import { ashtakoota, rasi, vimshottari } from '../../src/index.js';
import { localise } from '../../src/names/index.js';
import { OPERATIONS } from '../../src/registry.js';
import { commandLine } from '../support/commandLine.js';
import { DELHI } from '../support/fixtures.js';
import { sampled } from '../support/sample.js';

const BIRTH = '--date 1990-08-15 --time 08:30 --lat 28.6139 --lon 77.209 --tz Asia/Kolkata'.split(' ');
const DAY = '--date 2025-11-22 --lat 28.6139 --lon 77.209 --tz Asia/Kolkata'.split(' ');

const rowsOf = (text: string): Record<string, string>[] => parse(text, { columns: true, record_delimiter: '\r\n' });

async function rows(...argv: readonly string[]) {
  const { code, stdout, stderr } = await commandLine([...argv, '--format', 'csv']);
  expect([code, stderr]).toEqual([0, '']);
  return rowsOf(stdout);
}

describe('--format csv', () => {
  it('has a row for each body of a chart, under the names of the fields', async () => {
    const { planetary_positions } = rasi({ birth: DELHI }).data;
    const expected = Object.entries(planetary_positions).map(([key, position]) => ({ key, ...position }));
    const texts = expected.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, String(cell)])),
    );
    expect(await rows('rasi', ...BIRTH)).toEqual(texts);
    expect(texts).toHaveLength(9);
  });

  it('has the whole beside the lists as one row', async () => {
    const [whole, ...others] = await rows('rasi', ...BIRTH, '--table', 'result');
    expect(others).toEqual([]);
    expect(whole).toMatchObject({
      'ascendant.sign': 'Virgo',
      'birth_details.utc_offset': '+05:30:00',
      'birth_details.ambiguous': 'false',
    });
    expect(Object.keys(whole ?? {}).filter((column) => column.startsWith('planetary'))).toEqual([]);
  });

  it('has the innermost periods, each with those that it is in', async () => {
    const periods = vimshottari({ birth: DELHI, levels: 3 }).data.mahadashas.flatMap((maha) =>
      (maha.antardashas ?? []).flatMap((antar) => (antar.pratyantardashas ?? []).map((own) => [maha, antar, own])),
    );
    const found = await rows('vimshottari', ...BIRTH, '--levels', '3');
    expect(
      found.map((row) => [row['mahadashas.planet'], row['antardashas.planet'], row.planet, row.start_date]),
    ).toEqual(periods.map(([maha, antar, own]) => [maha?.planet, antar?.planet, own?.planet, own?.start_date]));
    expect(found.length).toBeGreaterThan(600);
    expect(await rows('vimshottari', ...BIRTH, '--levels', '3', '--table', 'mahadashas')).toHaveLength(9);
  });

  it('has a row for each day of several', async () => {
    const days = await rows('panchang', ...DAY, '--days', '3');
    expect(days.map((row) => [row['input.date'], row['panchanga.tithi.name']])).toEqual([
      ['2025-11-22', 'Dvitiya'],
      ['2025-11-23', 'Tritiya'],
      ['2025-11-24', 'Chaturthi'],
    ]);
    expect(await rows('panchang', ...DAY)).toHaveLength(1);
  });

  it('keeps sentences with commas in one cell', async () => {
    const couple = ['--bride', '1990-08-15 08:30 28.6139 77.209 Asia/Kolkata'];
    const found = await rows('match', ...couple, '--groom', '1988-11-05 10:28 19.076 72.8777 Asia/Kolkata');
    const groom = {
      birth: { date: '1988-11-05', time: '10:28:00', place: { ...DELHI.place, latitude: 19.076, longitude: 72.8777 } },
    };
    const { kutas } = ashtakoota({ bride: { birth: DELHI }, groom }).data.female.guna_milan_results;
    expect(found.map(({ key, description }) => [key, description])).toEqual(
      Object.entries(kutas).map(([key, { description }]) => [key, description]),
    );
  });

  it('has its names in a language', async () => {
    const { data } = localise(rasi({ birth: DELHI }), 'hi');
    const found = await rows('rasi', ...BIRTH, '--lang', 'hi');
    expect(found.map(({ sign }) => sign)).toEqual(Object.values(data.planetary_positions).map(({ sign }) => sign));
  });

  it.each(sampled(OPERATIONS, 50).map((operation) => [operation.name, operation] as const))(
    'loses no value of %s',
    (_, { call, example }) => {
      const { data } = call(example) as { readonly data: object };
      const tables = tablesOf(data);
      const cells = new Set<string>();
      for (const list of tables.values())
        for (const row of list) for (const cell of Object.values(row)) cells.add(cell);
      const whole = [...cells].join('\n');
      const leaves = (value: unknown): unknown[] =>
        typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
      for (const leaf of leaves(data)) if (leaf !== null) expect(whole).toContain(String(leaf));
      expect([...tables.keys()]).toContain(mainTable(tables));
    },
  );

  it.each([
    [['--format', 'xml'], '--format is "xml"; it must be one of table, json, csv.'],
    [['--format', 'csv', '--json'], '--json is short for --format json. Leave it out, or --format csv.'],
    [['--table', 'result'], '--table applies only to CSV. Add --format csv.'],
    [['--format', 'csv', '--table', 'planets'], '--table is "planets"; this result has result, planetary_positions.'],
    [['--format', 'csv', '--svg', '-'], 'Only one of --svg -, --png - and --format csv can have the standard output.'],
  ])('%j is refused', async (more, message) => {
    const { code, stdout, stderr } = await commandLine(['rasi', ...BIRTH, ...more]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });

  it('is offered by every command of an operation, with its lists in the help', async () => {
    // Batches and jobs have other formats.
    for (const { operation, options } of COMMANDS.filter(({ name }) => !/^(?:batch|jobs) /.test(name))) {
      const flags = options.map(({ flag }) => flag);
      expect([flags.includes('format'), flags.includes('table')]).toEqual([
        operation !== undefined,
        operation !== undefined,
      ]);
    }
    const { stdout } = await commandLine(['kp-cusps', '--help']);
    expect(stdout.replace(/\s+/g, ' ')).toContain('result, house_cusps, planets, significators; default house_cusps');
  });
});

describe('--format json and table', () => {
  it('are --json, and the text that is printed without it', async () => {
    const json = await commandLine(['rasi', ...BIRTH, '--json']);
    expect(await commandLine(['rasi', ...BIRTH, '--format', 'json'])).toEqual(json);
    expect(await commandLine(['rasi', ...BIRTH, '--format', 'json', '--json'])).toEqual(json);
    expect(await commandLine(['rasi', ...BIRTH, '--format', 'table'])).toEqual(await commandLine(['rasi', ...BIRTH]));
  });
});

it('any rows are read back as they were', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\r', '\n', ' ', 'अ', ';') });
  const row = fc.record({ one: cell, 'two, or "more"': cell, three: cell });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (list) => {
      expect(rowsOf(csv(list))).toEqual(list);
    }),
  );
  expect(csv([{ a: 'x' }, { b: '1,2' }])).toBe('a,b\r\nx,\r\n,"1,2"\r\n');
});
