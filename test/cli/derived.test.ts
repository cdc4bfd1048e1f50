import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import type { Command } from '../../src/cli/command.js';
import { fieldsOf } from '../../src/cli/facts.js';
import { toArguments } from '../../src/cli/input.js';
import { commandName } from '../../src/cli/operationCommand.js';
import { operationCommands } from '../../src/cli/operationCommands.js';
import { optionsOf } from '../../src/cli/options.js';
import { TWICE } from '../../src/cli/vocabulary.js';
import { birthSchema, bounded, dateSchema, oneOf, placeSchema, record, whole } from '../../src/input/schemas.js';
import { type Operation, operation } from '../../src/operation/operation.js';
import { type Reading, type Readings, reading } from '../../src/operation/show.js';
import { READINGS } from '../../src/readings.gen.js';
import { OPERATIONS } from '../../src/registry.js';
import type { Birth, Place } from '../../src/types.js';
import { commandLine } from '../support/commandLine.js';
import { DELHI } from '../support/fixtures.js';
import { sampled } from '../support/sample.js';

const folder = mkdtempSync(join(tmpdir(), 'siddhanta-input-'));
afterAll(() => rmSync(folder, { recursive: true }));

const call = (argv: readonly string[], commands?: readonly Command[], typed?: string, columns?: number) =>
  commandLine(argv, { commands, typed, columns });

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const EVERY = OPERATIONS.map((each) => [each.name, each, READINGS[each.name]] as const);

describe.each(sampled(EVERY, 25))('%s by its subject and name', (name, each, words) => {
  const words2 = commandName(each).split(' ');
  const expected = { code: 0, stdout: asJson(each.call(each.example)), stderr: '' };

  it('prints what the library returns, its example typed as options', async () => {
    expect(words2).toEqual([each.subject, name.slice(each.subject.length + 1).replace(/[._]/g, '-')]);
    const typed = toArguments(optionsOf(each, words), each.example);
    expect(await call([...words2, ...typed, '--json'])).toEqual(expected);
  });

  it('prints the same from a file and from the standard input', async () => {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify(each.example));
    expect(await call([...words2, '--input', file, '--json'])).toEqual(expected);
    expect(await call([...words2, '--input', '-', '--json'], undefined, JSON.stringify(each.example))).toEqual(
      expected,
    );
  });

  it('has an option for each field, of one name each, and words only for fields that there are', () => {
    const paths = fieldsOf(each.schema()).map(({ path }) => path);
    const options = optionsOf(each, words);
    // What an input has twice is typed once.
    expect(options.map(({ field }) => field).sort()).toEqual(paths.filter((path) => !TWICE.includes(path)).sort());
    expect(new Set(options.map(({ flag }) => flag)).size).toBe(options.length);
    expect(paths).toEqual(expect.arrayContaining(Object.keys(words?.fields ?? {})));
  });

  it('is read in the words of its room, and without them in those of its data', async () => {
    const typed = toArguments(optionsOf(each), each.example);
    const bare = await call([...words2, ...typed], operationCommands([each], {}));
    expect([bare.code, bare.stderr]).toEqual([0, '']);
    expect(bare.stdout.startsWith(`${each.summary}\n`)).toBe(true);
    expect(bare.stdout).not.toMatch(/undefined|\[object|NaN/);
    // Signs above and below letters take no column.
    for (const line of bare.stdout.replace(/\p{M}/gu, '').split('\n')) expect(line.length).toBeLessThanOrEqual(100);
    const own = await call([...words2, ...toArguments(optionsOf(each, words), each.example)]);
    expect(own.stdout).not.toBe(bare.stdout);
  });
});

it('every room is listened to, and says nothing about operations that there are not', async () => {
  const src = fileURLToPath(new URL('../../src', import.meta.url));
  const rooms = readdirSync(src).filter((room) => existsSync(join(src, room, 'show.ts')) && room !== 'operation');
  const said = await Promise.all(
    rooms.map(async (room) => ((await import(`../../src/${room}/show.ts`)) as { READINGS: Readings }).READINGS),
  );
  expect(rooms).toContain('charts');
  expect(Object.keys(READINGS).sort()).toEqual(said.flatMap((readings) => Object.keys(readings)).sort());
  expect(OPERATIONS.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(READINGS)));
});

describe('a subject', () => {
  it.each([['charts'], ['kp'], ['compatibility']])('%s lists its commands', async (subject) => {
    const { code, stdout, stderr } = await call([subject]);
    expect([code, stderr]).toEqual([0, '']);
    const flat = stdout.replace(/\s+/g, ' ');
    for (const each of OPERATIONS) {
      const entry = ` ${commandName(each)} ${each.summary} `;
      if (each.subject === subject) expect(flat).toContain(entry);
      else expect(flat).not.toContain(entry);
    }
    for (const argv of [
      [subject, '--help'],
      [subject, '-h'],
      ['help', subject],
    ]) {
      expect(await call(argv)).toEqual({ code, stdout, stderr });
    }
  });

  it('hints at the command that was meant', async () => {
    expect(await call(['charts', 'rsai'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'siddhanta: unknown command "charts rsai". Did you mean charts rasi? See siddhanta charts --help\n',
    });
  });
});

describe('--input', () => {
  const date = ['--date', '1990-08-15'];
  it('is overlaid by options, and needs no others', async () => {
    const { stdout } = await call(
      ['charts', 'rasi', '--input', '-', '--lat', '-33.5', '--time', '08:30'],
      undefined,
      JSON.stringify({ birth: { ...DELHI, time: '01:02:03' }, node: 'mean' }),
    );
    expect(stdout).toContain('1990-08-15 08:30:00 Asia/Kolkata (UTC+05:30), 33.5° S 77.209° E\n');
    expect(stdout).toContain('mean node\n');
  });

  it.each([
    [['--input', '-'], '[1]', 'The input is an array; it must be a JSON object with '],
    [['--input', '-'], '{', '--input - is not valid JSON. See siddhanta charts rasi --help'],
    [
      ['--input', '-'],
      undefined,
      '--input - reads the standard input, and nothing was given there. Use a pipe, or name a file: --input FILE. See',
    ],
    [['--input', join(folder, 'none')], undefined, `--input ${join(folder, 'none')} cannot be read. See`],
    [['--input', '-', ...date], '{}', 'birth.place is required. Add it to the input.'],
    [['--input', '-'], '{"birth":{"date":"x"}}', 'birth.date is "x"; it must be'],
    [['--input', '-', '--date', 'x'], '{"birth":{}}', '--date is "x"; it must be'],
    [['--input', '-'], '{"colour":1}', 'birth is required, and "colour" is not a field.'],
    [['--input', '--json'], undefined, '--input needs a value: FILE. See'],
  ])('%j with %s is refused in a line', async (argv, typed, message) => {
    const { code, stdout, stderr } = await call(['charts', 'rasi', ...argv], undefined, typed);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.startsWith(`siddhanta charts rasi: ${message}`)).toBe(true);
    expect(stderr.indexOf('\n')).toBe(stderr.length - 1);
  });
});

interface TransitInput {
  readonly birth: Birth;
  readonly date: string;
  readonly place: Place;
  readonly orb: number;
  readonly bodies?: readonly string[] | undefined;
  readonly with_nodes?: boolean | undefined;
  readonly backward?: boolean | undefined;
  readonly reckoning?:
    | { readonly by_sign?: 'sun' | 'moon' | undefined; readonly step?: number | undefined }
    | undefined;
  readonly partner?: { readonly birth: Birth } | undefined;
}

const passages: Operation<TransitInput, object> = operation<TransitInput, object>()({
  name: 'passages.of_day',
  summary: 'Passages of a day',
  units: 2,
  schools: 'none',
  schema: () =>
    record({
      birth: birthSchema(),
      date: dateSchema(),
      place: placeSchema(),
      orb: v.pipe(v.number(), v.gtValue(0), v.ltValue(10)),
      bodies: v.optional(v.array(v.string())),
      with_nodes: v.optional(v.boolean(), true),
      backward: v.optional(v.boolean(), false),
      reckoning: v.optional(record({ by_sign: v.optional(oneOf(['sun', 'moon'])), step: v.optional(whole(1, 30)) })),
      partner: v.optional(record({ birth: birthSchema() })),
    }),
  example: { birth: DELHI, date: '2026-11-21', place: { ...DELHI.place, latitude: -1.5 }, orb: 2.5 },
  context: () => undefined,
  run: (input) => ({
    data: {
      echo: input,
      kept: true,
      nothing: null,
      third: 1 / 3,
      list: ['a', 'b'],
      empty: [],
      by_body: { Sun: { at: { sign: 'Aries', house: 1 } }, Moon: { at: { sign: 'Leo', house: 12 } } },
      spans: [
        { name: 'first', years: 1.5, parts: [{ name: 'x' }, { name: 'y' }] },
        { name: 'second', years: 10, parts: [] },
      ],
    },
    birthTimeAssumed: false,
    birth: {
      clock: 'zone',
      utc_offset: '+05:30:00',
      utc: '1990-08-15T03:00:00Z',
      clock_reason: 'standard_time',
      ambiguous: false,
      calendar: 'gregorian',
    },
  }),
}).operation;

describe('an operation of a new room', () => {
  const commands = operationCommands([passages as Operation], {});
  const NAME = ['passages', 'of-day'];

  it('has its command, options and help from its schema alone', async () => {
    const { code, stdout } = await call([...NAME, '--help'], commands);
    expect(code).toBe(0);
    expect(stdout).toMatchInlineSnapshot(`
      "Passages of a day

      Usage: siddhanta passages of-day [options]

        --birth-date YYYY-MM-DD      Date of birth at the place; or today; from 1000-01-01 to 2999-12-31;
                                     required
        --birth-time HH:MM[:SS]      Local clock time; leave it out when unknown, then noon is used; or
                                     now
        --birth-lat DEGREES          Latitude of the place, south negative; from -90 to 90; required
                                     without --birth-place
        --birth-lon DEGREES          Longitude of the place, west negative; from -180 to 180; required
                                     without --birth-place
        --birth-tz ZONE              IANA name of the zone whose clocks the place keeps, such as
                                     Asia/Kolkata; no fixed offset; required without --birth-place
        --birth-place NAME           Name of the place, in place of --birth-lat, --birth-lon and
                                     --birth-tz: "Porbandar", "Aurangabad, Bihar"; places of GeoNames with
                                     15,000 people and more
        --birth-clock CLOCK          Whose clock showed the time; without it, by place and date; one of
                                     auto, zone, local_mean, local_apparent
        --birth-utc-offset OFFSET    How far the clock was ahead of UTC, such as +04:51:00, where that is
                                     known
        --birth-fold WHICH           Which of two equal clock times, where clocks went back; one of first,
                                     second; default first
        --birth-calendar CALENDAR    Calendar of the date of birth; one of gregorian, julian
        --birth-uncertainty MINUTES  Minutes by which the time may be wrong either way; adds what is
                                     certain and what changes in that span; from 0.1 to 720
        --date YYYY-MM-DD            Date at the place; or today; from 1000-01-01 to 2999-12-31; required
        --lat DEGREES                Latitude of the place, south negative; from -90 to 90; required
                                     without --place
        --lon DEGREES                Longitude of the place, west negative; from -180 to 180; required
                                     without --place
        --tz ZONE                    IANA name of the zone whose clocks the place keeps, such as
                                     Asia/Kolkata; no fixed offset; required without --place
        --place NAME                 Name of the place, in place of --lat, --lon and --tz: "Porbandar",
                                     "Aurangabad, Bihar"; places of GeoNames with 15,000 people and more
        --orb NUMBER                 Orb; above 0 to below 10; required
        --partner BIRTH              Partner birth as "YYYY-MM-DD [HH:MM[:SS]] LATITUDE LONGITUDE ZONE";
                                     degrees north and east, or the name of a place instead; without a
                                     time noon is used
        --bodies JSON                Bodies
        --with-nodes true|false      With nodes; default true
        --backward                   Backward
        --reckoning-by-sign SIGN     Reckoning by sign; one of sun, moon
        --reckoning-step NUMBER      Reckoning step; from 1 to 30
        --input FILE                 JSON file with the input, or - for the standard input; other options
                                     are put over it
        --atlas FILE                 Look the places of bodies up in a file that siddhanta atlas wrote, in
                                     place of the series
        --lang TAG                   Language of the text: ta, hi-IN; what it has no words for stays
                                     English; default en
        --digits DIGITS              Digits of the text: usual ones (default), or (native) those of the
                                     script; with --lang
        --format FORMAT              How the result is printed: to be read, as --json, or as rows for a
                                     spreadsheet; one of table, json, csv; default table
        --table LIST                 List of the result that --format csv prints, by its path in the JSON:
                                     result, spans, spans.parts; default spans.parts
        --json                       Print the result as JSON, exactly as the library returns it
        -h, --help                   Print this help

      Operation passages.of_day; 2 units over HTTP.
      It belongs to no school: no ayanamsa enters it.

      Example:
        siddhanta passages of-day --birth-date 1990-08-15 --birth-time 08:30 --birth-lat 28.6139 \\
          --birth-lon 77.209 --birth-tz Asia/Kolkata --date 2026-11-21 --lat -1.5 --lon 77.209 \\
          --tz Asia/Kolkata --orb 2.5
      "
    `);
    expect((await call(['passages'], commands)).stdout).toContain('  passages of-day  Passages of a day\n');
    expect((await call([], commands)).stdout).toContain('  passages  of-day\n');
  });

  it('takes every kind of value as it is typed', async () => {
    const birth = '1988-11-05 10:28 19.076 72.8777 Asia/Kolkata';
    const input = {
      ...passages.example,
      bodies: ['Sun', 'Mo"on'],
      with_nodes: false,
      backward: true,
      reckoning: { by_sign: 'moon', step: 3 },
      partner: {
        birth: {
          date: '1988-11-05',
          time: '10:28:00',
          place: { ...DELHI.place, latitude: 19.076, longitude: 72.8777 },
        },
      },
    } as const;
    const typed = toArguments(optionsOf(passages as Operation), input);
    expect(typed).toEqual(
      expect.arrayContaining(['--birth-time', '08:30', '--backward', '--with-nodes', 'false', '--partner', birth]),
    );
    const { stdout, stderr } = await call([...NAME, ...typed, '--json'], commands);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(passages.call(input))));
  });

  it.each([
    [['--orb', '10'], '--orb is 10;'],
    [['--orb', 'x'], '--orb is "x"; it must be a decimal number'],
    [['--bodies', '[1'], '--bodies is not valid JSON.'],
    [['--bodies', '[1]'], '--bodies: 0 is 1;'],
    [['--with-nodes', 'perhaps'], '--with-nodes is "perhaps";'],
    [['--reckoning-step', '31'], '--reckoning-step is 31; it must be a whole number from 1 to 30.'],
    [['--partner', 'x'], '--partner is "x"; write it as'],
    [['--lat', '99'], '--lat is 99;'],
    [['--birth-lat', '99'], '--birth-lat is 99;'],
  ])('%j is a mistake of its option', async (argv, message) => {
    const [flag] = argv;
    const typed = toArguments(optionsOf(passages as Operation), passages.example);
    const at = typed.indexOf(flag ?? '');
    const others = typed.filter((_, i) => at === -1 || (i !== at && i !== at + 1));
    const { code, stderr } = await call([...NAME, ...others, ...argv], commands);
    expect(code).toBe(2);
    expect(stderr.slice(0, 27 + message.length)).toBe(`siddhanta passages of-day: ${message}`);
  });

  it('is read in the words of its data where its room says nothing', async () => {
    const typed = toArguments(optionsOf(passages as Operation), passages.example);
    expect((await call([...NAME, ...typed], commands)).stdout).toMatchInlineSnapshot(`
      "Passages of a day
      1990-08-15 08:30:00 Asia/Kolkata (UTC+05:30), 28.6139° N 77.209° E

      Kept     yes
      Nothing  –
      Third    0.333333
      List     a, b
      Empty    none

      Echo

      Date        2026-11-21
      Orb         2.5
      With nodes  yes
      Backward    no

      Echo: birth

      Date  1990-08-15
      Time  08:30:00
      Fold  first

      Echo: birth: place

      Latitude   28.6139
      Longitude  77.209
      Timezone   Asia/Kolkata

      Echo: place

      Latitude   -1.5
      Longitude  77.209
      Timezone   Asia/Kolkata

      By body

            At sign  At house
      ───────────────────────
      Sun   Aries           1
      Moon  Leo            12

      Spans

      Name    Years
      ─────────────
      first     1.5
      second     10

      Spans, first: parts

      Name
      ────
      x
      y
      "
    `);
    const narrow = (await call([...NAME, ...typed], commands, undefined, 20)).stdout;
    expect(narrow).toContain('\nSun\nAt sign   Aries\nAt house  1\n\nMoon\n');
  });

  it('is read, and asked, as its room says where it does', async () => {
    const words: Reading<TransitInput, object> = {
      show: ({ input, meta }) => [
        { kind: 'heading', title: '', lines: [`On ${input.date}, ${meta.endpoint}`] },
        {
          kind: 'table',
          columns: [{ title: 'Of what' }, { title: 'N', size: 4, align: 'end' }],
          rows: [['Sun', '1']],
          foot: [['All', '1']],
        },
        { kind: 'prose', lines: ['A sentence of its own.', '  And more.'] },
      ],
      fields: { orb: { name: 'within', value: 'DEGREES', summary: 'How far from exact' } },
      example: { ...passages.example, orb: 9 },
      series: {
        name: 'times',
        whole: 'passages.of_days',
        summary: 'N times over',
        minimum: 1,
        maximum: 3,
        items: ({ date }, count) => Array.from({ length: count }, (_, i) => `${date} ${i}`),
        show: (_, items) => [{ kind: 'prose', lines: [...items].map(String) }],
      },
    };
    const shown = operationCommands([passages as Operation], reading({ operation: passages }, words));
    const typed = toArguments(optionsOf(passages as Operation, words as Reading), passages.example);
    expect((await call([...NAME, ...typed], shown)).stdout).toBe(
      [
        'On 2026-11-21, passages.of_day',
        '',
        'Of what     N',
        '─────────────',
        'Sun         1',
        '─────────────',
        'All         1',
        '',
        'A sentence of its own.',
        '  And more.',
        '',
      ].join('\n'),
    );
    const help = (await call([...NAME, '--help'], shown)).stdout;
    expect(help).toMatch(/^ {2}--within DEGREES +How far from exact; above 0 to below 10; required$/m);
    expect(help).toContain('--within 9');
    expect((await call([...NAME, ...typed, '--times', '2'], shown)).stdout).toBe('2026-11-21 0\n2026-11-21 1\n');
    expect((await call([...NAME, ...typed, '--times', '2', '--json'], shown)).stdout).toBe(
      asJson(['2026-11-21 0', '2026-11-21 1']),
    );
    expect((await call([...NAME, ...typed, '--times', '4'], shown)).stderr).toContain(
      '--times is 4; it must be a whole number from 1 to 3.',
    );
  });
});

it('another command of a subject is listed where a short name has taken the subject', async () => {
  const day = OPERATIONS.find(({ name }) => name === 'panchang.day');
  const more = operation<{ readonly orb: number }, object>()({
    name: 'panchang.moons',
    summary: 'Moons of a year',
    units: 1,
    schools: 'none',
    schema: () => record({ orb: bounded(0, 1, 'degrees') }),
    example: { orb: 1 },
    context: () => undefined,
    run: () => ({ data: {} }),
  }).operation;
  const commands = operationCommands([...(day === undefined ? [] : [day]), more as Operation], READINGS);
  const { stdout } = await call(['panchang', '--help'], commands);
  expect(stdout).toContain('\nOther commands of panchang:\n\n  panchang moons  Moons of a year\n');
  expect((await call(['panchang', '--help'])).stdout).toContain('panchang span');
  expect((await call(['vimshottari', '--help'])).stdout).not.toContain('Other commands');
});
