import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'csv-parse/sync';
import { parquetReadObjects } from 'hyparquet';
import { afterAll, describe, expect, it, test } from 'vitest';
import { cellOf } from '../../../src/batch/csv.js';
import { KINDS } from '../../../src/batch/kinds.js';
import { isSiddhantaError, rasi, vimshottari } from '../../../src/index.js';
import { panchang } from '../../../src/panchang/day.js';
import { list } from '../../../src/yogas/list.js';
import { runs, sampled, WHOLE } from '../../support/sample.js';
import { type BirthRow, batch, csvOf, someBirths } from './support.js';

const folder = mkdtempSync(join(tmpdir(), 'siddhanta-batch-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Row = Readonly<Record<string, string>>;
const rowsOf = (csv: string): Row[] => parse(csv, { columns: true }) as Row[];
const inPlace = ['--workers', '0'] as const;
const HEADER = 'id,date,time,latitude,longitude,timezone\n';
const LINE = 'a,1990-08-15,08:30:00,28.6139,77.209,Asia/Kolkata\n';

function birthOf({ date, time, latitude, longitude, timezone }: BirthRow) {
  return { date, time, place: { latitude, longitude, timezone } };
}

/** Entries of lists count from 1. */
function at(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        Array.isArray(value) ? value[Number(key) - 1] : (value as Record<string, unknown> | undefined)?.[key],
      data,
    );
}

function leaves(data: unknown, path = ''): string[] {
  if (typeof data !== 'object' || data === null) return [path];
  const entries = Array.isArray(data) ? data.map((value, i) => [String(i + 1), value] as const) : Object.entries(data);
  return entries.flatMap(([key, value]) => leaves(value, path === '' ? key : `${path}.${key}`));
}

function attempt<T>(call: () => T): T | string {
  try {
    return call();
  } catch (error) {
    if (isSiddhantaError(error)) return `${error.code}, ${error.field?.split('.').at(-1)}`;
    throw error;
  }
}

describe('a row', () => {
  it('of a chart holds what rasi returns, in every column', async () => {
    const births = someBirths(WHOLE ? 2000 : 120);
    const { code, stdout, stderr } = await batch(['charts', ...inPlace], csvOf(births));
    const rows = new Map(rowsOf(stdout).map((row) => [Number(row.line), row]));
    const complaints: string[] = [];
    births.forEach((birth, i) => {
      const result = attempt(() => rasi({ birth: birthOf(birth) }));
      const row = rows.get(i + 2);
      if (typeof result === 'string') {
        complaints.push(`line ${i + 2}: ${result}\n`);
        expect(row).toBeUndefined();
        return;
      }
      const { line, id, birth_time_assumed, ...cells } = row ?? {};
      expect([line, id, birth_time_assumed]).toEqual([String(i + 2), `b${i}`, 'false']);
      const columns = Object.keys(cells);
      expect(cells).toEqual(Object.fromEntries(columns.map((path) => [path, cellOf(at(result.data, path))])));
      expect(leaves(result.data).filter((path) => !columns.includes(path))).toEqual(['user_name']);
    });
    expect(rows.size + complaints.length).toBe(births.length);
    expect(stderr.startsWith(complaints.join(''))).toBe(true);
    expect(code).toBe(complaints.length === 0 ? 0 : 1);
  });

  it('in NDJSON holds the data of the operation, character for character', async () => {
    const births = someBirths(runs(200), 11);
    const { stdout } = await batch(['charts', '--format', 'ndjson', ...inPlace], csvOf(births));
    for (const text of stdout.trimEnd().split('\n')) {
      const { line } = JSON.parse(text) as { readonly line: number };
      const { data } = rasi({ birth: birthOf(births[line - 2] as BirthRow) });
      expect(text).toBe(
        `{"line":${line},"columns":{"id":"b${line - 2}"},"birth_time_assumed":false,"data":${JSON.stringify(data)}}`,
      );
    }
    expect(stdout.split('\n').length).toBeGreaterThan(births.length - 5);
  });

  it.each([[1], [2]])('of dashas holds what vimshottari returns with %i levels', async (levels) => {
    const births = someBirths(60, 3);
    const { stdout } = await batch(['dashas', '--levels', String(levels), ...inPlace], csvOf(births));
    for (const { line = '', id, birth_time_assumed, ...cells } of rowsOf(stdout)) {
      const { data } = vimshottari({ birth: birthOf(births[Number(line) - 2] as BirthRow), levels });
      const columns = Object.keys(cells);
      expect(cells).toEqual(Object.fromEntries(columns.map((path) => [path, cellOf(at(data, path))])));
      expect(leaves(data).filter((path) => !columns.includes(path))).toEqual(['user_name']);
      expect([id, birth_time_assumed]).toEqual([`b${Number(line) - 2}`, 'false']);
    }
  });

  it('of dashas has a column for each period, in thirds too and from another point', async () => {
    const births = someBirths(5, 5);
    const { stdout } = await batch(['dashas', '--tribhagi', '--from', 'ascendant', ...inPlace], csvOf(births));
    for (const { line = '', id: _, birth_time_assumed: __, ...cells } of rowsOf(stdout)) {
      const birth = birthOf(births[Number(line) - 2] as BirthRow);
      const { data } = vimshottari({ birth, levels: 1, tribhagi: true, from: 'ascendant' });
      expect(leaves(data).filter((path) => !(path in cells))).toEqual(['user_name']);
      expect(cells['mahadashas.27.planet']).toBe(data.mahadashas[26]?.planet ?? '');
    }
  });

  it('of dashas may begin with any planet, as on the command line', async () => {
    const { code, stdout } = await batch(['dashas', '--from', 'mars', ...inPlace], HEADER + LINE);
    expect([code, rowsOf(stdout)[0]?.from]).toEqual([0, 'mars']);
  });

  it('of a panchang holds what panchang returns', async () => {
    const births = someBirths(40, 13);
    const { stdout } = await batch(['panchang', '--keep', 'time', ...inPlace], csvOf(births));
    for (const { line = '', id, time, ...cells } of rowsOf(stdout)) {
      const birth = births[Number(line) - 2] as BirthRow;
      const { data } = panchang({ date: birth.date, place: birthOf(birth).place });
      const columns = Object.keys(cells);
      expect(cells).toEqual(Object.fromEntries(columns.map((path) => [path, cellOf(at(data, path))])));
      // Only NDJSON has the second sunrise of a date.
      expect(leaves(data).filter((path) => !columns.includes(path) && !path.startsWith('also.'))).toEqual([]);
      expect([id, time]).toEqual([`b${Number(line) - 2}`, birth.time]);
    }
  });

  it('of yogas names what yogas.list returns', async () => {
    const births = someBirths(25, 17);
    const file = csvOf(births)
      .replace('timezone\n', 'timezone,sex\n')
      .replace(/(?<=\/\w+|UTC)\n/g, ',female\n');
    const { stdout, stderr } = await batch(['yogas', '--moon-rule', 'half_lit', ...inPlace], file);
    expect(stderr).toMatch(/^(line \d+: nonexistent_time, time\n|siddhanta batch.*\n)*$/);
    const rows = rowsOf(stdout);
    expect(rows.length).toBeGreaterThan(20);
    for (const { line = '', count, yogas, cancelled, by_variant_only, skipped } of rows) {
      const birth = birthOf(births[Number(line) - 2] as BirthRow);
      const { data } = list({ birth, sex: 'female', moon_rule: 'half_lit' });
      expect(Number(count)).toBe(data.count);
      expect(yogas?.split('; ')).toEqual(data.yogas.map(({ id }) => id));
      const ended = data.yogas.filter(({ cancelled_by }) => cancelled_by?.length !== 0).map(({ id }) => id);
      expect(cancelled).toBe(ended.join('; '));
      expect(by_variant_only).toBe(data.by_variant_only.map(({ id, variant }) => `${id}:${variant}`).join('; '));
      expect(skipped).toBe(data.skipped.map(({ id }) => id).join('; '));
    }
  });

  it('in Parquet holds what it holds in CSV, typed', async () => {
    const count = runs(300);
    const births = csvOf(someBirths(count, 19));
    const { stdout } = await batch(['charts', ...inPlace], births);
    const { bytes, code } = await batch(['charts', '--format', 'parquet', ...inPlace], births);
    const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
    const rows = (await parquetReadObjects({ file })) as Record<string, unknown>[];
    expect(
      rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cellOf(value)]))),
    ).toEqual(rowsOf(stdout));
    expect(rows[0]).toMatchObject({ line: 2, id: 'b0', birth_time_assumed: false });
    expect(typeof rows[0]?.['planetary_positions.Moon.longitude']).toBe('number');
    expect(rows[0]?.['birth_details.birth_date_gregorian']).toBeNull();
    expect(code).toBe(rows.length === count ? 0 : 1);
  });

  it('takes the options of the operation', async () => {
    const { stdout } = await batch(['charts', '--ayanamsa', 'raman', '--node', 'mean', ...inPlace], HEADER + LINE);
    const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
    const { data } = rasi({ birth: { date: '1990-08-15', time: '08:30:00', place }, ayanamsa: 'raman', node: 'mean' });
    expect(rowsOf(stdout)[0]?.['planetary_positions.Rahu.degrees']).toBe(data.planetary_positions.Rahu.degrees);
    expect(rowsOf(stdout)[0]?.['notes.ayanamsa']).toBe('Raman');
  });

  it('takes every field of a birth that a column may have', async () => {
    const file = [
      'name,calendar,fold,utc_offset,clock,date,time,latitude,longitude,timezone',
      '"Doe, J.",,,,local_mean,1990-08-15,8:30,28.6139,77.209,Asia/Kolkata',
      'b,,,+05:00,,1990-08-15,8.30 pm,28.6139,77.209,Asia/Kolkata',
      'c,julian,,,,1900-02-29,,28.6139,77.209,Asia/Kolkata',
      'd,,second,,,2024-11-03,01:30:00,40.7,-74,America/New_York',
    ].join('\r\n');
    const { code, stdout } = await batch(['charts', ...inPlace], file);
    const seen = rowsOf(stdout).map((row) => [
      row.line,
      row.name,
      row.birth_time_assumed,
      row['birth_details.birth_time'],
      row['birth_details.birth_date_gregorian'],
      row['birth_details.clock'],
      row['birth_details.utc'],
    ]);
    expect(seen).toEqual([
      ['2', 'Doe, J.', 'false', '08:30:00', '', 'local_mean', '1990-08-15T03:21:10Z'],
      ['3', 'b', 'false', '20:30:00', '', 'utc_offset', '1990-08-15T15:30:00Z'],
      ['4', 'c', 'true', '12:00:00', '1900-03-13', 'local_mean', '1900-03-13T06:51:10Z'],
      ['5', 'd', 'false', '01:30:00', '', 'zone', '2024-11-03T06:30:00Z'],
    ]);
    expect(code).toBe(0);
  });
});

describe('a file', () => {
  it.each([
    ['with a byte order mark', `\ufeff${HEADER}${LINE}`],
    ['of Windows', `${HEADER}${LINE}`.replaceAll('\n', '\r\n')],
    ['without a line end', `${HEADER}${LINE}`.trimEnd()],
    ['in pieces of seven bytes', `${HEADER}${LINE}`, 7],
    ['with spaces around the cells', `${HEADER}${LINE}`.replaceAll(',', ' , ')],
  ])('%s is read', async (_, input, piece = 1 << 16) => {
    const { code, stdout, stderr } = await batch(['charts', ...inPlace], input, { piece });
    expect([code, stderr]).toEqual([0, '']);
    expect(rowsOf(stdout)).toHaveLength(1);
    expect(rowsOf(stdout)[0]?.['planetary_positions.Moon.nakshatra']).toBe('Rohini');
  });

  it('of a header alone gives a header alone', async () => {
    const { code, stdout, stderr } = await batch(['charts', ...inPlace], HEADER);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.startsWith('line,id,birth_time_assumed,ascendant.degrees,')).toBe(true);
    expect(rowsOf(stdout)).toEqual([]);
  });

  it('without a column of times says that noon replaces them', async () => {
    const { code, stdout, stderr } = await batch(
      ['charts', ...inPlace],
      'date,latitude,longitude,timezone\n1990-08-15,28.6139,77.209,Asia/Kolkata\n',
    );
    expect([code, stderr]).toEqual([0, 'Note: there is no column time; noon stands for the time of each birth.\n']);
    expect(rowsOf(stdout)[0]?.birth_time_assumed).toBe('true');
  });

  it.each([
    ['', 'the input is empty; its first line must name the columns.'],
    ['date,time,latitude,longitude\n', 'line 1 lacks the column timezone; it must name the columns'],
    ['date,date,latitude,longitude,timezone\n', 'line 1 has the column date twice.'],
    ['date,tme,latitude,longitude,timezone\n', 'column 2 of line 1 is "tme"; batch charts takes the columns date, '],
    ['date;time;latitude;longitude;timezone\n', 'Put commas between the columns.'],
    ['date,constructor,latitude,longitude,timezone\n', 'column 2 of line 1 is "constructor"'],
    ['date,"a"b,latitude,longitude,timezone\n', 'line 1 has a quote that is not closed before a comma.'],
    ['"date\n', 'line 1 is not a header of a CSV file.'],
    [Buffer.from([0xff, 0xfe, 0x64, 0x00]), 'the input is UTF-16; write it as UTF-8.'],
    [Buffer.from([0x64, 0xe9, 0x0a]), 'line 1 is not UTF-8'],
  ])('that begins with %j is refused', async (input, message) => {
    const { code, stdout, stderr } = await batch(['charts', ...inPlace], input);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`siddhanta batch charts: `);
    expect(stderr).toContain(message);
    expect(stderr.split('\n')).toHaveLength(2);
  });

  it('is taken from a file, with --in or without', async () => {
    const file = join(folder, 'births.csv');
    writeFileSync(file, HEADER + LINE);
    const { stdout } = await batch(['charts', ...inPlace], HEADER + LINE);
    for (const given of [[file], ['--in', file]])
      expect(await batch(['charts', ...given, ...inPlace], 'nothing')).toMatchObject({ code: 0, stdout });
    expect((await batch(['charts', '--in', '-', ...inPlace], HEADER + LINE)).stdout).toBe(stdout);
    const none = await batch(['charts', join(folder, 'none.csv'), ...inPlace], '');
    expect([none.code, none.stderr]).toEqual([2, expect.stringMatching(/--in .*none\.csv cannot be read\./)]);
  });

  it('has the names of other programs, and those that --map names', async () => {
    const { stdout } = await batch(['charts', ...inPlace], HEADER + LINE);
    const cells = LINE.slice(2);
    const alias = await batch(['charts', ...inPlace], `id,DOB,tob,lat,lon,tz\na,${cells}`);
    expect(alias).toMatchObject({ code: 0, stdout });
    const mapped = `id,born,hour,north,east,zone\na,${cells}`;
    const map = 'born=date, hour=time, north=latitude, east=longitude, zone=timezone';
    expect(await batch(['charts', '--map', map, ...inPlace], mapped)).toMatchObject({ code: 0, stdout });
  });

  it.each([
    ['born', '--map has "born"; write NAME=COLUMN, such as born=date,hour=time.'],
    ['born=date', '--map names born, which is not a column of line 1.'],
    ['id=day', '--map names day, which batch charts does not take; it takes date, time, '],
    ['id=date', 'line 1 has the column date twice.'],
  ])('is refused with --map %s', async (map, message) => {
    const { code, stderr } = await batch(['charts', '--map', map, ...inPlace], HEADER + LINE);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  it('with a date in another form says which date may be meant', async () => {
    const { code, stderr } = await batch(
      ['charts', '--explain', ...inPlace],
      HEADER + LINE.replace('1990-08-15', '15/08/1990'),
    );
    expect([code, stderr]).toEqual([1, expect.stringContaining(' Did you mean 1990-08-15?')]);
  });

  it('passes through what is asked for, and nothing else', async () => {
    const file =
      'city,"a ""note""",date,latitude,longitude,timezone\n"New, Delhi","x\ny",1990-08-15,28.6139,77.209,Asia/Kolkata\n';
    const kept = await batch(['panchang', '--keep', 'city, a "note"', ...inPlace], file);
    expect(rowsOf(kept.stdout)[0]).toMatchObject({ line: '2', city: 'New, Delhi', 'a "note"': 'x\ny' });
    const refused = await batch(['panchang', ...inPlace], file);
    expect([refused.code, refused.stdout]).toEqual([2, '']);
    expect(refused.stderr).toContain('column 1 of line 1 is "city"');
    const absent = await batch(['panchang', '--keep', 'town', ...inPlace], HEADER);
    expect(absent.stderr).toContain('column 3 of line 1 is "time"');
    const clash = await batch(
      ['panchang', '--keep', 'line', ...inPlace],
      `line,${HEADER.slice(0, -1).replace('time,', '')}\n`,
    );
    expect([clash.code, clash.stderr]).toEqual([
      2,
      'siddhanta batch panchang: the column line is one of the result; give it another name in line 1. See siddhanta batch panchang --help\n',
    ]);
  });
});

const BAD = [
  'a,1990-02-30,08:30:00,28.6139,77.209,Asia/Kolkata',
  'b,1990-08-15,25:00,28.6139,77.209,Asia/Kolkata',
  'c,1990-08-15,08:30:00,98.6139,77.209,Asia/Kolkata',
  'd,1990-08-15,08:30:00,28.6x,77.209,Asia/Kolkata',
  'e,1990-08-15,08:30:00,28.6139,77.209,Asia/Delhi',
  'f,1990-08-15,08:30:00,28.6139,77.209',
  'g,,08:30:00,28.6139,77.209,Asia/Kolkata',
  'h,2024-03-10,02:30:00,40.7,-74,America/New_York',
  'i,1990-08-15,08:30:00,90,77.209,Asia/Kolkata',
  '"j"x,1990-08-15,08:30:00,28.6139,77.209,Asia/Kolkata',
  'k,0900-08-15,08:30:00,28.6139,77.209,Asia/Kolkata',
];

describe('a bad line', () => {
  it('is reported by its number, code and column, and skipped', async () => {
    const { code, stdout, stderr } = await batch(['charts', ...inPlace], `${HEADER}${LINE}${BAD.join('\n')}\n${LINE}`);
    expect(stderr.split('\n')).toEqual([
      'line 3: invalid_date, date',
      'line 4: invalid_time, time',
      'line 5: invalid_value, latitude',
      'line 6: invalid_value, latitude',
      'line 7: invalid_timezone, timezone',
      'line 8: invalid_value',
      'line 9: missing_field, date',
      'line 10: nonexistent_time, time',
      'line 11: undefined_at_latitude, latitude',
      'line 12: invalid_value',
      'line 13: date_out_of_range, date',
      'siddhanta batch charts: 11 lines have no row; --explain says what was given there.',
      '',
    ]);
    expect(rowsOf(stdout).map(({ line, id }) => [line, id])).toEqual([
      ['2', 'a'],
      ['14', 'a'],
    ]);
    expect(code).toBe(1);
  });

  it('says what was given only where that is asked for', async () => {
    const { stderr } = await batch(['charts', '--explain', ...inPlace], `${HEADER}${BAD[0]}\n${BAD[5]}\n`);
    expect(stderr.split('\n')).toEqual([
      'line 2: invalid_date, date: birth.date is "1990-02-30"; it must be a real calendar date (proleptic Gregorian) written YYYY-MM-DD.',
      'line 3: invalid_value: The line has 5 cells; it must have 6, as line 1 has.',
      'siddhanta batch charts: 2 lines have no row.',
      '',
    ]);
  });

  it('may be no UTF-8, too long or have an open quote', async () => {
    const input = Buffer.concat([
      Buffer.from(HEADER + LINE),
      Buffer.from([0x61, 0xe9]),
      Buffer.from(LINE),
      Buffer.from(`${'x'.repeat(1_100_000)}\n`),
      Buffer.from(LINE),
      Buffer.from(`"b,1990-08-15,08:30:00\n${LINE}`),
    ]);
    const { code, stdout, stderr } = await batch(['charts', '--explain', ...inPlace], input);
    expect(stderr.split('\n').slice(0, 4)).toEqual([
      'line 3: invalid_value: The line is not UTF-8.',
      'line 4: invalid_value: The line is longer than 1 MiB.',
      'line 6: invalid_value: A quote is opened and never closed.',
      'siddhanta batch charts: 3 lines have no row.',
    ]);
    expect(rowsOf(stdout).map(({ line }) => line)).toEqual(['2', '5', '7']);
    expect(code).toBe(1);
  });
});

describe('parts', () => {
  const births = csvOf(someBirths(700, 23));
  let all: ReturnType<typeof batch> | undefined;
  const wholeOf = (): ReturnType<typeof batch> => {
    all ??= batch(['charts', ...inPlace], births);
    return all;
  };

  it('together have each row once', async () => {
    const whole = await wholeOf();
    const parts = await Promise.all([1, 2, 3].map((i) => batch(['charts', '--shard', `${i}/3`, ...inPlace], births)));
    const rows = parts.flatMap(({ stdout }) => rowsOf(stdout));
    expect(rows.sort((a, b) => Number(a.line) - Number(b.line))).toEqual(rowsOf(whole.stdout));
    for (const { stdout } of parts) expect(rowsOf(stdout).length).toBeGreaterThan(220);
  });

  it('begin with any line, without the names of the columns', async () => {
    const whole = await wholeOf();
    const rest = await batch(['charts', '--from-line', '650', ...inPlace], births);
    const lines = whole.stdout.split('\r\n');
    const from = lines.findIndex((line) => line.startsWith('650,'));
    expect(from).toBeGreaterThan(600);
    expect(rest.stdout).toBe(lines.slice(from).join('\r\n'));
  });

  it.each([['csv'], ['ndjson']])('are continued in a file of %s that ends anywhere', async (format) => {
    const argv = ['charts', '--format', format, ...inPlace];
    const whole = (await batch(argv, births)).bytes;
    const out = join(folder, `rows.${format}`);
    for (const share of sampled([0, 0.0002, 0.01, 0.5, 0.7771, 1], 2)) {
      writeFileSync(out, whole.subarray(0, Math.round(whole.length * share)));
      const { stdout } = await batch([...argv, '--out', out, '--resume'], births);
      expect(stdout).toBe('');
      expect(readFileSync(out).equals(whole)).toBe(true);
    }
  });

  it('are not written over another file, nor behind rows of another kind', async () => {
    const out = join(folder, 'other.csv');
    writeFileSync(out, 'line,x\r\n2,y\r\n');
    const there = await batch(['charts', '--out', out, ...inPlace], births);
    expect([there.code, there.stderr]).toEqual([
      2,
      `siddhanta batch charts: --out ${out} already exists; add --resume to continue it, or remove it. See siddhanta batch charts --help\n`,
    ]);
    const other = await batch(['charts', '--out', out, '--resume', ...inPlace], births);
    expect([other.code, other.stderr]).toEqual([
      2,
      `siddhanta batch charts: --out ${out} has other columns than this call writes. Name another file. See siddhanta batch charts --help\n`,
    ]);
    expect(readFileSync(out, 'utf8')).toBe('line,x\r\n2,y\r\n');
  });
});

test.each([
  [['charts', '--format', 'arrow'], '--format is "arrow"; it must be one of csv, ndjson, parquet.'],
  [['charts', '--shard', '0/3'], '--shard is "0/3"; it must be I/N with I from 1 to N, such as 1/4.'],
  [['charts', '--shard', '4/3'], '--shard is "4/3"'],
  [['charts', '--workers', '1.5'], '--workers is 1.5; it must be a whole number from 0 to 256.'],
  [['charts', '--from-line', '1'], '--from-line is 1; it must be a whole number from 2'],
  [['charts', '--resume'], '--resume goes with --out FILE.'],
  [['charts', '--resume', '--out', 'x', '--from-line', '3'], 'leave --from-line out'],
  [['charts', '--resume', '--out', 'x', '--format', 'parquet'], 'a Parquet file cannot be resumed'],
  [['charts', '--out', '/nowhere/x'], '--out /nowhere/x cannot be written.'],
  [['charts', '--ayanamsa', 'none'], '--ayanamsa is "none"; it must be one of'],
  [['charts', '--date', '1990-08-15'], 'unknown option --date.'],
  [['dashas', '--levels', '3'], '--levels is 3; columns reach to 2 levels. Use --format ndjson for more.'],
  [['dashas', '--levels', '9', '--format', 'ndjson'], '--levels is 9; it must be a whole number from 1 to 5.'],
])('%j is refused', async (argv, message) => {
  const { code, stdout, stderr } = await batch(argv, HEADER + LINE);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
});

test('every kind has columns of different names, and its help tells its options', async () => {
  for (const kind of await Promise.all(Object.values(KINDS).map((load) => load()))) {
    const names = kind.columns(kind.base ?? {}).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const { stdout } = await batch([kind.name, '--help'], '');
    expect(stdout).toContain(`Operation ${kind.operation.name};`);
  }
});

test('a thread that is lost ends the run, which says up to where the output is complete', async () => {
  const entry = join(folder, 'thread.mjs');
  // Answers each job by its first line, and dies of the third.
  writeFileSync(
    entry,
    `import { parentPort } from 'node:worker_threads';
     let jobs = 0;
     parentPort.on('message', ({ lines }) => {
       if (++jobs === 3) process.exit(7);
       const text = new TextEncoder().encode(lines[0] + '\\r\\n');
       parentPort.postMessage({ rows: lines.length, refused: [], text }, [text.buffer]);
     });`,
  );
  const { code, stdout, stderr } = await batch(['charts', '--workers', '1'], csvOf(someBirths(3000)), {
    batchEntry: pathToFileURL(entry),
  });
  expect(stdout.split('\r\n').slice(1)).toEqual(['2', '514', '']);
  expect(stderr).toBe(
    'siddhanta batch charts: a thread was lost (it ended with code 7). The output is complete up to line 1025; continue with --from-line 1026.\n',
  );
  expect(code).toBe(1);
});

test('progress is told where it is asked for', async () => {
  const { code, stderr } = await batch(['charts', '--progress', ...inPlace], HEADER + LINE + LINE);
  expect(stderr).toMatch(/^2 rows, up to line 3; [\d,]+ a second, \d+ s\n$/);
  expect(code).toBe(0);
});
