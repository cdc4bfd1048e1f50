import { expect, test } from 'vitest';
import { divisional } from '../../src/charts/divisional.js';
import { rasi as rasiOperation } from '../../src/charts/rasi.js';
import { readArguments, suggestion } from '../../src/cli/arguments.js';
import { JSON_OPTION, UsageError } from '../../src/cli/command.js';
import { factsOf } from '../../src/cli/facts.js';
import { toInput } from '../../src/cli/input.js';
import { optionsOf } from '../../src/cli/options.js';
import { vimshottariOperation } from '../../src/dashas/vimshottari.js';

const OPTIONS = [...optionsOf(rasiOperation.operation), JSON_OPTION];
const values = (...argv: string[]) => readArguments(argv, OPTIONS).values;

test('numbers are read exactly, negative ones with a space or an equals sign', () => {
  expect(values('--lat', '-33.87', '--lon=-70')).toEqual({ lat: -33.87, lon: -70 });
  expect(values('--lat', '-.5', '--lon', '+77.209')).toEqual({ lat: -0.5, lon: 77.209 });
});

test.each([['28.6x'], ['28,6'], ['1e2'], ['0x1c'], ['Infinity'], ['NaN'], [''], [' '], ['-'], ['−33']])(
  '%j is not taken for a number',
  (text) => {
    expect(() => values(`--lat=${text}`)).toThrow(
      new UsageError(`--lat is ${JSON.stringify(text)}; it must be a decimal number, such as 28.6139.`),
    );
  },
);

test('texts are kept as they are', () => {
  expect(values('--name', 'Āryabhaṭa of Kusumapura', '--json')).toEqual({
    name: 'Āryabhaṭa of Kusumapura',
    json: true,
  });
  expect(values('--name=--lat')).toEqual({ name: '--lat' });
  expect(values('--name=')).toEqual({ name: '' });
});

test.each([
  [['--latt', '3'], 'unknown option --latt. Did you mean --lat?'],
  [['--colour', '3'], 'unknown option --colour.'],
  [['--ayan', 'kp'], 'unknown option --ayan. Did you mean --ayanamsa?'],
  [['-x'], 'unknown option -x.'],
  [['--no-json'], 'unknown option --no-json.'],
  [['--__proto__', 'x'], 'unknown option --__proto__.'],
  [['--lat'], '--lat needs a value: DEGREES.'],
  [['--lat', '--lon', '3'], '--lat needs a value: DEGREES.'],
  [['--name', '-h3'], '--name needs a value: TEXT.'],
  [['--lat', '1', '--lat', '2'], '--lat is given twice. Give it once.'],
  [['--json', '--json'], '--json is given twice. Give it once.'],
  [['--json=1'], '--json takes no value.'],
  [['d9'], '"d9" is not expected here; every value belongs to an option.'],
  [['--', '--lat'], '"--lat" is not expected here; every value belongs to an option.'],
])('%j is refused', (argv, message) => {
  expect(() => values(...argv)).toThrow(new UsageError(message));
});

test('help is found among other options', () => {
  expect(readArguments(['--lat', '3', '-h'], OPTIONS).help).toBe(true);
  expect(readArguments(['--help'], OPTIONS).help).toBe(true);
  expect(readArguments(['--lat', '3'], OPTIONS).help).toBe(false);
});

test('a suggestion is made only when a word is close', () => {
  expect(suggestion('rsai', ['rasi', 'sample'])).toBe(' Did you mean rasi?');
  expect(suggestion('sam', ['rasi', 'sample'])).toBe(' Did you mean sample?');
  expect(suggestion('xy', ['rasi', 'sample'])).toBe('');
  expect(suggestion('', ['rasi'])).toBe('');
});

test('an input holds exactly what was given, under the names of the contract', () => {
  const given = values('--date', '1990-08-15', '--time', '08:30', '--lat', '1', '--lon', '2', '--tz', 'UTC');
  expect(toInput(OPTIONS, given, rasiOperation.operation.schema())).toEqual({
    birth: { date: '1990-08-15', time: '08:30:00', place: { latitude: 1, longitude: 2, timezone: 'UTC' } },
  });
});

test.each([
  ['08:30:15', '08:30:15'],
  ['8:30', '08:30:00'],
  ['8.30pm', '20:30:00'],
  ['25:00', '25:00'],
  ['', ''],
])('the time %j reaches the library as %j', (typed, passed) => {
  const given = values(`--time=${typed}`, '--date=1990-08-15', '--lat=1', '--lon=2', '--tz=UTC');
  expect(toInput(OPTIONS, given, rasiOperation.operation.schema())).toMatchObject({ birth: { time: passed } });
});

test('every missing option is named at once', () => {
  const schema = rasiOperation.operation.schema();
  expect(() => toInput(OPTIONS, {}, schema)).toThrow('--date, --lat, --lon and --tz are required.');
  expect(() => toInput(OPTIONS, { lat: 1, lon: 1, tz: 'UTC' }, schema)).toThrow('--date is required.');
});

test('facts are read from the schemas', () => {
  const rasi = rasiOperation.operation.schema();
  expect(factsOf(rasi, 'birth.place.latitude')).toEqual({ required: true, minimum: -90, maximum: 90 });
  expect(factsOf(rasi, 'node')).toEqual({ required: false, fallback: 'true', choices: ['true', 'mean'] });
  expect(factsOf(rasi, 'birth.time')).toMatchObject({ required: false });
  expect(factsOf(rasi, 'user_name')).toEqual({ required: false });
  expect(factsOf(rasi, 'birth.place.altitude')).toBeUndefined();
  expect(factsOf(rasi, 'birth.date.day')).toBeUndefined();
  expect(factsOf(vimshottariOperation.operation.schema(), 'levels')).toEqual({
    required: false,
    fallback: '2',
    minimum: 1,
    maximum: 5,
  });
  expect(factsOf(divisional.operation.schema(), 'varga')).toMatchObject({ required: true });
});
