import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import type { Command } from '../../src/cli/command.js';
import { COMMANDS } from '../../src/cli/commands/index.js';
import { factsOf } from '../../src/cli/facts.js';
import { capabilities, divisional, rasi, SiddhantaError, vimshottari } from '../../src/index.js';
import { OPERATIONS } from '../../src/registry.js';
import { commandLine } from '../support/commandLine.js';
import { sampled } from '../support/sample.js';

const BIRTH = {
  date: '1990-08-15',
  time: '08:30:00',
  place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
};
const BIRTH_ARGS = '--date 1990-08-15 --time 08:30 --lat 28.6139 --lon 77.209 --tz Asia/Kolkata'.split(' ');

const call = (argv: readonly string[], options: { columns?: number; commands?: readonly Command[] } = {}) =>
  commandLine(argv, options);

function birthArgs(changes: Record<string, string>): string[] {
  const all = { date: '1990-08-15', time: '08:30', lat: '28.6139', lon: '77.209', tz: 'Asia/Kolkata', ...changes };
  return Object.entries(all).flatMap(([flag, value]) => (value === '' ? [] : [`--${flag}`, value]));
}

test('every operation of the registry has a command', () => {
  expect(new Set(COMMANDS.flatMap(({ operation }) => operation ?? []))).toEqual(new Set(OPERATIONS));
});

test.each([[[]], [['--help']], [['-h']], [['help']]])('%j prints the list of commands', async (argv) => {
  const { code, stdout, stderr } = await call(argv);
  expect([code, stderr]).toEqual([0, '']);
  const flat = stdout.replace(/\s+/g, ' ');
  const subjects = new Map<string, string[]>();
  for (const { name, summary, subject } of COMMANDS) {
    if (subject === undefined) expect(flat).toContain(` ${name} ${summary} `);
    else subjects.set(subject, [...(subjects.get(subject) ?? []), name.replace(`${subject} `, '')]);
  }
  for (const [subject, names] of subjects) expect(flat).toContain(` ${subject} ${names.join(', ')} `);
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
});

test.each([[['--version']], [['-V']]])('%j prints the version of the package', async (argv) => {
  expect(await call(argv)).toEqual({ code: 0, stdout: `${packageJson.version}\n`, stderr: '' });
});

test.each(sampled(COMMANDS, 60).map((command) => [command.name, command] as const))(
  'the help of %s names operation, units, schools and every option with its bounds',
  async (name, { summary, operation, options }) => {
    const { code, stdout, stderr } = await call([...name.split(' '), '--help']);
    expect([code, stderr]).toEqual([0, '']);
    expect(await call(['help', ...name.split(' ')])).toEqual({ code, stdout, stderr });
    expect(stdout.startsWith(`${summary}\n`)).toBe(true);
    for (const { flag } of options) expect(stdout).toMatch(new RegExp(`^ {2}--${flag}\\b`, 'm'));
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
    if (operation === undefined) return;
    const flat = stdout.replace(/\s+/g, ' ');
    expect(flat).toContain(`Operation ${operation.name}; ${operation.units} unit`);
    const { schools } = operation;
    const schema = operation.schema();
    expect(flat).toContain(schools.length === 0 ? 'It belongs to no school' : `Schools: ${schools.join(', ')}.`);
    for (const { field } of options) {
      const facts = field === undefined ? undefined : factsOf(schema, field);
      const choices = field === 'ayanamsa' ? schools : facts?.choices;
      const listed = `${choices?.length}: siddhanta conventions list`;
      if (choices !== undefined)
        expect(flat).toContain(`one of ${field === 'conventions.ayanamsa' ? listed : choices.join(', ')}`);
      if (facts?.maximum !== undefined) expect(flat).toContain(`from ${facts.minimum} to ${facts.maximum}`);
    }
    const required = options.some(({ field = '' }) => factsOf(schema, field)?.required === true);
    expect(flat.includes('; required')).toBe(required);
    const latitude = options.find(({ flag }) => flag === 'lat');
    if (latitude !== undefined) {
      const isRequired = factsOf(schema, latitude.field ?? '')?.required === true;
      expect(flat).toContain(`from -90 to 90${isRequired ? '; required' : ''}`);
    }
    if (options.some(({ flag }) => flag === 'date')) expect(flat).toContain('from 1000-01-01 to 2999-12-31');
  },
);

/** The others: the server and what belongs to it in test/http, the atlas, births of files, batches and jobs in tests of their own. */
const COMPUTING = COMMANDS.filter(
  ({ name }) => !/^(serve|mcp|atlas|backup|births|(keys|accounts|batch|jobs) .*)$/.test(name),
);

test.each(sampled(COMPUTING, 60).map(({ name, example }) => [name, example]))(
  'the example of %s works',
  async (_, example) => {
    const words = [...example.replaceAll('\\\n', ' ').matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)];
    const { code, stdout, stderr } = await call(
      words.map(([, ...found]) => found.find((one) => one !== undefined) ?? ''),
    );
    expect([code, stderr.replace(/^Place: .*\n/, '')]).toEqual([0, '']);
    expect(stdout.length).toBeGreaterThan(100);
  },
);

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

test.each([
  [['rasi', ...BIRTH_ARGS], () => rasi({ birth: BIRTH })],
  [
    ['rasi', ...BIRTH_ARGS, '--ayanamsa', 'raman', '--node', 'mean', '--name', 'A B'],
    () => rasi({ birth: BIRTH, ayanamsa: 'raman', node: 'mean', user_name: 'A B' }),
  ],
  [['divisional', '--varga', 'd60', ...BIRTH_ARGS], () => divisional({ birth: BIRTH, varga: 'd60' })],
  [['vimshottari', '--levels', '3', ...BIRTH_ARGS], () => vimshottari({ birth: BIRTH, levels: 3 })],
  [['capabilities'], () => capabilities()],
  [
    ['sample'],
    () => ({
      'charts.rasi': rasi({ birth: BIRTH, user_name: 'Sample birth, New Delhi' }),
      'charts.divisional': divisional({ birth: BIRTH, varga: 'd9' }),
      'dashas.vimshottari': vimshottari({ birth: BIRTH, levels: 3 }),
    }),
  ],
])('%j --json prints what the library returns', async (argv, result) => {
  expect(await call([...argv, '--json'])).toEqual({ code: 0, stdout: asJson(result()), stderr: '' });
});

test('southern and western places can be given', async () => {
  const { stdout } = await call(['rasi', ...birthArgs({ lat: '-33.87', lon: '-70', tz: 'America/Santiago' })]);
  expect(stdout).toContain('1990-08-15 08:30:00 America/Santiago (UTC-04:00), 33.87° S 70° W\n');
});

test('an unknown time is said to be noon', async () => {
  const { stdout } = await call(['rasi', ...birthArgs({ time: '' })]);
  expect(stdout).toContain('1990-08-15 12:00:00 (noon, no time given) Asia/Kolkata (UTC+05:30)');
});

test('the running periods are those of the date at the birthplace', async () => {
  const { data } = vimshottari({ birth: BIRTH, levels: 5 });
  const { stdout } = await call(['vimshottari', '--levels', '5', ...BIRTH_ARGS]);
  const marked = stdout.split('\n').filter((line) => line.startsWith('→ '));
  expect(marked[0]).toMatch(/^→ on 2026-11-21: Mahadasha \w+, antardasha \w+, pratyantardasha \w+, .*pranadasha \w+$/);
  expect(marked).toHaveLength(6);
  const running = data.mahadashas.find(({ end_date }) => end_date > '2026-11-21');
  expect(marked[1]).toContain(`${running?.planet}`);
  expect(marked[1]).toContain(`${running?.start_date}  ${running?.end_date}`);
});

test.each([
  [['rasi'], '--date and --place (or --lat, --lon and --tz) are required. See siddhanta rasi --help'],
  [['rasi', ...birthArgs({ lat: '28.6x' })], '--lat is "28.6x"; it must be a decimal number, such as 28.6139. See'],
  [['rasi', ...birthArgs({ lat: '98.6' })], '--lat is 98.6; it must be a number from -90 to 90 (degrees north).'],
  [['rasi', ...birthArgs({ lon: '-181' })], '--lon is -181; it must be a number from -180 to 180 (degrees east).'],
  [['rasi', ...birthArgs({ date: '1990-02-30' })], '--date is "1990-02-30"; it must be a real calendar date'],
  [['rasi', ...birthArgs({ date: '3000-01-01' })], '--date is "3000-01-01"; it must be from 1000-01-01 to 2999-12-31'],
  [['rasi', ...birthArgs({ time: '25:00' })], '--time is "25:00"; it must be written HH:MM:SS'],
  [['rasi', ...birthArgs({ time: '' }), '--time='], '--time is ""; it must be written HH:MM:SS'],
  [['rasi', ...birthArgs({ tz: '+05:30' })], '--tz is "+05:30"; it must be an IANA zone name'],
  [['rasi', ...BIRTH_ARGS, '--ayanamsa', 'tropical'], '--ayanamsa is "tropical"; it must be one of lahiri, raman'],
  [['rasi', ...BIRTH_ARGS, '--node', 'both'], '--node is "both"; it must be one of true, mean.'],
  [['rasi', ...BIRTH_ARGS, '--name', 'x'.repeat(101)], '--name is "xxxx'],
  [['divisional', '--varga', 'd13', ...BIRTH_ARGS], '--varga is "d13"; it must be one of d2, d3'],
  [['divisional', ...BIRTH_ARGS], '--varga is required. See siddhanta divisional --help'],
  [['vimshottari', '--levels', '6', ...BIRTH_ARGS], '--levels is 6; it must be a whole number from 1 to 5.'],
  [['vimshottari', '--levels', '2.5', ...BIRTH_ARGS], '--levels is 2.5; it must be a whole number from 1 to 5.'],
  [
    ['rasi', ...birthArgs({ date: '2024-03-10', time: '02:30', tz: 'America/New_York' })],
    '--time: Clocks in America/New_York skipped 2024-03-10 02:30:00',
  ],
  [['rasi', ...birthArgs({ lat: '90' })], '--lat: No point of the ecliptic rises at latitude 90'],
  [['rasi', '--latt', '3'], 'unknown option --latt. Did you mean --lat? See siddhanta rasi --help'],
  [['sample', '--lat', '3'], 'unknown option --lat'],
  [['sample', 'now'], '"now" is not expected here'],
])('%j is a mistake of the caller: one line, exit code 2', async (argv, message) => {
  const { code, stdout, stderr } = await call(argv);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr.startsWith(`siddhanta ${argv[0]}: ${message}`)).toBe(true);
  expect(stderr.indexOf('\n')).toBe(stderr.length - 1);
});

test.each([
  [['rsai'], 'siddhanta: unknown command "rsai". Did you mean rasi? See siddhanta --help\n'],
  [['frobnicate'], 'siddhanta: unknown command "frobnicate". See siddhanta --help\n'],
  [['help', 'frobnicate'], 'siddhanta: unknown command "frobnicate". See siddhanta --help\n'],
  [['--json', 'rasi'], 'siddhanta: --json stands where a command is expected. See siddhanta --help\n'],
])('%j is answered with a hint, exit code 2', async (argv, stderr) => {
  expect(await call(argv)).toEqual({ code: 2, stdout: '', stderr });
});

test('a mistake of the program is one line on stderr, exit code 1', async () => {
  const failing = (error: unknown): Command => ({
    name: 'fail',
    summary: 'Fails',
    options: [],
    example: 'fail',
    run() {
      throw error;
    },
  });
  const stderr = 'siddhanta fail: internal error: out of order\n';
  for (const error of [new TypeError('out of\norder'), new SiddhantaError('internal_error', 'out of order')]) {
    expect(await call(['fail'], { commands: [failing(error)] })).toEqual({ code: 1, stdout: '', stderr });
  }
  const school = new SiddhantaError('not_available_in_school', 'fail does not exist in the kp school.', {
    field: 'ayanamsa',
  });
  expect(await call(['fail'], { commands: [failing(school)] })).toMatchObject({
    code: 2,
    stderr: 'siddhanta fail: fail does not exist in the kp school.\n',
  });
});

test('in a narrow terminal no line of a chart is longer than 80 columns', async () => {
  const { stdout } = await call(['divisional', '--varga', 'd9', ...BIRTH_ARGS], { columns: 80 });
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test.each([
  ['batch', ['batch charts', 'batch dashas', 'batch panchang', 'batch yogas']],
  ['keys', ['keys create']],
])('%s --help lists the commands that begin with it', async (word, names) => {
  const { code, stdout } = await call([word, '--help']);
  expect(code).toBe(0);
  for (const name of names) expect(stdout).toMatch(new RegExp(`^  ${name} {2,}`, 'm'));
  expect(await call([word])).toMatchObject({ code: 0, stdout });
});

test('a batch that there is not is refused with the nearest one', async () => {
  const { code, stderr } = await call(['batch', 'chart']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('Did you mean batch charts?')]);
});

test.each([
  ['kundli', 'rasi'],
  ['horoscope', 'rasi'],
  ['tithi', 'panchang'],
  ['rahukaal', 'muhurta rahu-kalam'],
  ['rahu kaal', 'muhurta rahu-kalam'],
])('the everyday word %s is answered with the command %s', async (words, command) => {
  const { code, stderr } = await call([...words.split(' '), '--date', 'today']);
  expect([code, stderr]).toEqual([2, expect.stringContaining(` Did you mean ${command}? See siddhanta --help`)]);
});

test('a place may stand for what is required, in the refusal and in the help', async () => {
  expect((await call(['rasi', '--time', '08:30'])).stderr).toContain(
    '--date and --place (or --lat, --lon and --tz) are required.',
  );
  expect((await call(['rasi', ...birthArgs({ lat: '' })])).stderr).toContain('--lat is required.');
  const flat = (await call(['rasi', '--help'])).stdout.replace(/\s+/g, ' ');
  expect(flat.split('required without --place').length - 1).toBe(3);
});

test('the ayanamsas of any name are listed by conventions list alone', async () => {
  const { stdout } = await call(['rasi', '--help']);
  expect(stdout).toContain('siddhanta conventions list');
  expect(stdout).not.toContain('galactic_center_mid_mula_wilhelm');
  expect((await call(['conventions', 'list'])).stdout).toContain('galactic_center_mid_mula_wilhelm');
});

test.each([
  ['15/08/1990', ' Did you mean 1990-08-15?'],
  ['05-06-1990', ' Did you mean 1990-06-05 (5 June) or 1990-05-06 (6 May)?'],
])('the date %s is refused with the date that may be meant', async (date, meant) => {
  const { code, stderr } = await call(['rasi', ...birthArgs({ date })]);
  expect([code, stderr]).toEqual([2, expect.stringContaining(meant)]);
});

test('a date in another form within a birth of one text is refused likewise', async () => {
  const birth = '15/08/1990 08:30 28.6139 77.209 Asia/Kolkata';
  const { code, stderr } = await call(['match', '--bride', birth, '--groom', birth]);
  expect([code, stderr]).toEqual([2, expect.stringContaining(' Did you mean 1990-08-15?')]);
});
