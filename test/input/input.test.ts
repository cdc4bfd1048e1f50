import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ErrorCode, isSiddhantaError, type SiddhantaError } from '../../src/errors.js';
import { divisional, rasi, vimshottari, vimshottariPeriods } from '../../src/index.js';
import { DELHI, deepFreeze } from '../support/fixtures.js';

type Call = (input: never) => unknown;
type Refusal = readonly [what: string, input: unknown, code: ErrorCode, field?: string];

function failure(call: Call, input: unknown): SiddhantaError {
  try {
    call(input as never);
  } catch (error) {
    if (isSiddhantaError(error)) return error;
    throw error;
  }
  throw new Error('was accepted');
}

const birth = (change: object): object => ({ birth: { ...DELHI, ...change } });
const place = (change: object): object => birth({ place: { ...DELHI.place, ...change } });
const without = (record: object, key: string): object =>
  Object.fromEntries(Object.entries(record).filter(([k]) => k !== key));
const local = (date: string, time: string | undefined, timezone: string): object => ({
  birth: { date, ...(time === undefined ? {} : { time }), place: { latitude: 10, longitude: 20, timezone } },
});

const RASI: readonly Refusal[] = [
  ['no input', undefined, 'invalid_value'],
  ['null', null, 'invalid_value'],
  ['an array', [DELHI], 'invalid_value'],
  ['a text', JSON.stringify({ birth: DELHI }), 'invalid_value'],
  ['a number', 42, 'invalid_value'],
  ['a boolean', true, 'invalid_value'],
  ['a Map', new Map([['birth', DELHI]]), 'invalid_value'],
  ['a Date', new Date(0), 'invalid_value'],
  ['a function', () => ({ birth: DELHI }), 'invalid_value'],
  ['an empty object', {}, 'missing_field', 'birth'],
  ['a misspelt ayanamsa', { birth: DELHI, ayanmsa: 'raman' }, 'unknown_field', 'ayanmsa'],
  ['a field of another operation', { birth: DELHI, levels: 2 }, 'unknown_field', 'levels'],
  ['a varga', { birth: DELHI, varga: 'd9' }, 'unknown_field', 'varga'],
  ['another case', { birth: DELHI, Ayanamsa: 'raman' }, 'unknown_field', 'Ayanamsa'],
  ['an unknown field with undefined', { birth: DELHI, extra: undefined }, 'unknown_field', 'extra'],
  ['constructor', { birth: DELHI, constructor: 1 }, 'unknown_field', 'constructor'],
  ['toString', { birth: DELHI, toString: 1 }, 'unknown_field', 'toString'],
  ['hasOwnProperty', { birth: DELHI, hasOwnProperty: 1 }, 'unknown_field', 'hasOwnProperty'],
  [
    '__proto__ as a key of its own',
    JSON.parse(`{"__proto__": {"x": 1}, "birth": ${JSON.stringify(DELHI)}}`),
    'unknown_field',
    '__proto__',
  ],
  [
    '__proto__ inside the place',
    JSON.parse(JSON.stringify({ birth: DELHI }).replace('"latitude"', '"__proto__":{},"latitude"')),
    'unknown_field',
    'birth.place.__proto__',
  ],
  ['an empty key', { birth: DELHI, '': 1 }, 'unknown_field', ''],
  ['a field too many in the birth', birth({ name: 'A' }), 'unknown_field', 'birth.name'],
  ['a field too many in the place', place({ altitude: 200 }), 'unknown_field', 'birth.place.altitude'],
  ['birth undefined', { birth: undefined }, 'missing_field', 'birth'],
  ['birth null', { birth: null }, 'invalid_value', 'birth'],
  ['birth an array', { birth: [] }, 'invalid_value', 'birth'],
  ['birth a text', { birth: '1990-08-15' }, 'invalid_value', 'birth'],
  ['birth a Map', { birth: new Map(Object.entries(DELHI)) }, 'invalid_value', 'birth'],
  ['birth empty', { birth: {} }, 'missing_field', 'birth.date'],
  ['date missing', { birth: without(DELHI, 'date') }, 'missing_field', 'birth.date'],
  ['date undefined', birth({ date: undefined }), 'missing_field', 'birth.date'],
  ['date null', birth({ date: null }), 'invalid_value', 'birth.date'],
  ['date a number', birth({ date: 19900815 }), 'invalid_value', 'birth.date'],
  ['date a Date', birth({ date: new Date(0) }), 'invalid_value', 'birth.date'],
  ['date an array', birth({ date: ['1990-08-15'] }), 'invalid_value', 'birth.date'],
  ['date empty', birth({ date: '' }), 'invalid_date', 'birth.date'],
  ['30 February', birth({ date: '1990-02-30' }), 'invalid_date', 'birth.date'],
  ['29 February of a common year', birth({ date: '1990-02-29' }), 'invalid_date', 'birth.date'],
  ['29 February 1900', birth({ date: '1900-02-29' }), 'invalid_date', 'birth.date'],
  ['31 June', birth({ date: '1990-06-31' }), 'invalid_date', 'birth.date'],
  ['month 13', birth({ date: '1990-13-01' }), 'invalid_date', 'birth.date'],
  ['month 0', birth({ date: '1990-00-10' }), 'invalid_date', 'birth.date'],
  ['day 0', birth({ date: '1990-01-00' }), 'invalid_date', 'birth.date'],
  ['unpadded', birth({ date: '1990-8-15' }), 'invalid_date', 'birth.date'],
  ['day first', birth({ date: '15-08-1990' }), 'invalid_date', 'birth.date'],
  ['slashes', birth({ date: '1990/08/15' }), 'invalid_date', 'birth.date'],
  ['basic format', birth({ date: '19900815' }), 'invalid_date', 'birth.date'],
  ['date with a time', birth({ date: '1990-08-15T08:30:00' }), 'invalid_date', 'birth.date'],
  ['a space before', birth({ date: ' 1990-08-15' }), 'invalid_date', 'birth.date'],
  ['a line end after', birth({ date: '1990-08-15\n' }), 'invalid_date', 'birth.date'],
  ['Devanagari digits', birth({ date: '१९९०-०८-१५' }), 'invalid_date', 'birth.date'],
  ['a signed year', birth({ date: '+001990-08-15' }), 'invalid_date', 'birth.date'],
  ['a negative year', birth({ date: '-0044-03-15' }), 'date_out_of_range', 'birth.date'],
  ['no day of a negative year', birth({ date: '-0044-03-32' }), 'invalid_date', 'birth.date'],
  ['a year of five digits', birth({ date: '10000-01-01' }), 'date_out_of_range', 'birth.date'],
  ['the day before the range', birth({ date: '0999-12-31' }), 'date_out_of_range', 'birth.date'],
  ['year 0', birth({ date: '0000-01-01' }), 'date_out_of_range', 'birth.date'],
  ['the day after the range', birth({ date: '3000-01-01' }), 'date_out_of_range', 'birth.date'],
  ['year 9999', birth({ date: '9999-12-31' }), 'date_out_of_range', 'birth.date'],
  ['time empty', birth({ time: '' }), 'invalid_time', 'birth.time'],
  ['time null', birth({ time: null }), 'invalid_value', 'birth.time'],
  ['time a number', birth({ time: 830 }), 'invalid_value', 'birth.time'],
  ['time an object', birth({ time: { hour: 8 } }), 'invalid_value', 'birth.time'],
  ['24:00:00', birth({ time: '24:00:00' }), 'invalid_time', 'birth.time'],
  ['a leap second where there was none', birth({ time: '23:59:60' }), 'invalid_time', 'birth.time'],
  ['second 61', birth({ time: '23:59:61' }), 'invalid_time', 'birth.time'],
  ['minute 60', birth({ time: '08:60:00' }), 'invalid_time', 'birth.time'],
  ['no seconds', birth({ time: '08:30' }), 'invalid_time', 'birth.time'],
  ['unpadded hour', birth({ time: '8:30:00' }), 'invalid_time', 'birth.time'],
  ['time with Z', birth({ time: '08:30:00Z' }), 'invalid_time', 'birth.time'],
  ['time with an offset', birth({ time: '08:30:00+05:30' }), 'invalid_time', 'birth.time'],
  ['a fraction of a second', birth({ time: '08:30:00.5' }), 'invalid_time', 'birth.time'],
  ['time without colons', birth({ time: '083000' }), 'invalid_time', 'birth.time'],
  ['a.m.', birth({ time: '08:30:00 AM' }), 'invalid_time', 'birth.time'],
  ['a negative time', birth({ time: '-1:30:00' }), 'invalid_time', 'birth.time'],
  ['spaces around the time', birth({ time: ' 08:30:00 ' }), 'invalid_time', 'birth.time'],
  ['a word', birth({ time: 'noon' }), 'invalid_time', 'birth.time'],
  ['place missing', { birth: without(DELHI, 'place') }, 'missing_field', 'birth.place'],
  ['place null', birth({ place: null }), 'invalid_value', 'birth.place'],
  ['place an array', birth({ place: [28.6, 77.2] }), 'invalid_value', 'birth.place'],
  ['place a name', birth({ place: 'Delhi' }), 'invalid_value', 'birth.place'],
  ['place empty', birth({ place: {} }), 'missing_field', 'birth.place.latitude'],
  ['lat for latitude', birth({ place: { lat: 1, lon: 2, timezone: 'UTC' } }), 'missing_field', 'birth.place.latitude'],
  ['latitude missing', birth({ place: without(DELHI.place, 'latitude') }), 'missing_field', 'birth.place.latitude'],
  ['latitude too great', place({ latitude: 90.000001 }), 'invalid_value', 'birth.place.latitude'],
  ['latitude too small', place({ latitude: -90.000001 }), 'invalid_value', 'birth.place.latitude'],
  ['latitude NaN', place({ latitude: Number.NaN }), 'invalid_value', 'birth.place.latitude'],
  ['latitude infinite', place({ latitude: Number.POSITIVE_INFINITY }), 'invalid_value', 'birth.place.latitude'],
  ['latitude negatively infinite', place({ latitude: -Infinity }), 'invalid_value', 'birth.place.latitude'],
  ['latitude a text', place({ latitude: '28.6139' }), 'invalid_value', 'birth.place.latitude'],
  ['latitude null', place({ latitude: null }), 'invalid_value', 'birth.place.latitude'],
  ['latitude a boolean', place({ latitude: true }), 'invalid_value', 'birth.place.latitude'],
  ['latitude an array', place({ latitude: [28.6] }), 'invalid_value', 'birth.place.latitude'],
  ['latitude a bigint', place({ latitude: 28n }), 'invalid_value', 'birth.place.latitude'],
  ['latitude a Number object', place({ latitude: Object(28.6) }), 'invalid_value', 'birth.place.latitude'],
  ['longitude missing', birth({ place: without(DELHI.place, 'longitude') }), 'missing_field', 'birth.place.longitude'],
  ['longitude too great', place({ longitude: 180.000001 }), 'invalid_value', 'birth.place.longitude'],
  ['longitude counted to 360', place({ longitude: 282.79 }), 'invalid_value', 'birth.place.longitude'],
  ['longitude too small', place({ longitude: -180.000001 }), 'invalid_value', 'birth.place.longitude'],
  ['longitude NaN', place({ longitude: Number.NaN }), 'invalid_value', 'birth.place.longitude'],
  ['longitude a text', place({ longitude: '77.209' }), 'invalid_value', 'birth.place.longitude'],
  ['longitude null', place({ longitude: null }), 'invalid_value', 'birth.place.longitude'],
  ['timezone missing', birth({ place: without(DELHI.place, 'timezone') }), 'missing_field', 'birth.place.timezone'],
  ['timezone null', place({ timezone: null }), 'invalid_value', 'birth.place.timezone'],
  ['timezone a number', place({ timezone: 5.5 }), 'invalid_value', 'birth.place.timezone'],
  ['timezone an array', place({ timezone: ['Asia/Kolkata'] }), 'invalid_value', 'birth.place.timezone'],
  ['timezone empty', place({ timezone: '' }), 'invalid_timezone', 'birth.place.timezone'],
  ['an offset', place({ timezone: '+05:30' }), 'invalid_timezone', 'birth.place.timezone'],
  ['a negative offset', place({ timezone: '-08:00' }), 'invalid_timezone', 'birth.place.timezone'],
  ['an offset without colon', place({ timezone: '+0530' }), 'invalid_timezone', 'birth.place.timezone'],
  ['Z', place({ timezone: 'Z' }), 'invalid_timezone', 'birth.place.timezone'],
  ['UTC and an offset', place({ timezone: 'UTC+5:30' }), 'invalid_timezone', 'birth.place.timezone'],
  ['IST', place({ timezone: 'IST' }), 'invalid_timezone', 'birth.place.timezone'],
  ['PST', place({ timezone: 'PST' }), 'invalid_timezone', 'birth.place.timezone'],
  ['lower case', place({ timezone: 'asia/kolkata' }), 'invalid_timezone', 'birth.place.timezone'],
  ['upper case', place({ timezone: 'ASIA/KOLKATA' }), 'invalid_timezone', 'birth.place.timezone'],
  ['utc', place({ timezone: 'utc' }), 'invalid_timezone', 'birth.place.timezone'],
  ['a misspelt zone', place({ timezone: 'Asia/Kolkatta' }), 'invalid_timezone', 'birth.place.timezone'],
  ['half a zone', place({ timezone: 'Asia/' }), 'invalid_timezone', 'birth.place.timezone'],
  ['a space after', place({ timezone: 'Asia/Kolkata ' }), 'invalid_timezone', 'birth.place.timezone'],
  ['a city', place({ timezone: 'Delhi' }), 'invalid_timezone', 'birth.place.timezone'],
  ['Factory', place({ timezone: 'Factory' }), 'invalid_timezone', 'birth.place.timezone'],
  ['a key of Object.prototype', place({ timezone: 'constructor' }), 'invalid_timezone', 'birth.place.timezone'],
  ['a DST gap, New York', local('2024-03-10', '02:30:00', 'America/New_York'), 'nonexistent_time', 'birth.time'],
  ['the first second of a gap', local('2024-03-31', '01:00:00', 'Europe/London'), 'nonexistent_time', 'birth.time'],
  ['the last second of a gap', local('2024-03-31', '01:59:59', 'Europe/London'), 'nonexistent_time', 'birth.time'],
  ['a half-hour gap', local('2024-10-06', '02:15:00', 'Australia/Lord_Howe'), 'nonexistent_time', 'birth.time'],
  ['a day that was skipped', local('2011-12-30', '10:00:00', 'Pacific/Apia'), 'nonexistent_time', 'birth.time'],
  ['the noon of such a day', local('2011-12-30', undefined, 'Pacific/Apia'), 'nonexistent_time', 'birth.date'],
  ['ayanamsa null', { birth: DELHI, ayanamsa: null }, 'invalid_value', 'ayanamsa'],
  ['ayanamsa capitalised', { birth: DELHI, ayanamsa: 'Lahiri' }, 'invalid_value', 'ayanamsa'],
  ['ayanamsa empty', { birth: DELHI, ayanamsa: '' }, 'invalid_value', 'ayanamsa'],
  ['ayanamsa a number', { birth: DELHI, ayanamsa: 1 }, 'invalid_value', 'ayanamsa'],
  ['ayanamsa with a hyphen', { birth: DELHI, ayanamsa: 'true-chitra' }, 'invalid_value', 'ayanamsa'],
  ['another school', { birth: DELHI, ayanamsa: 'fagan_bradley' }, 'invalid_value', 'ayanamsa'],
  ['ayanamsa an array', { birth: DELHI, ayanamsa: ['lahiri'] }, 'invalid_value', 'ayanamsa'],
  ['ayanamsa a key of Object.prototype', { birth: DELHI, ayanamsa: 'toString' }, 'invalid_value', 'ayanamsa'],
  ['node capitalised', { birth: DELHI, node: 'Mean' }, 'invalid_value', 'node'],
  ['node a boolean', { birth: DELHI, node: true }, 'invalid_value', 'node'],
  ['node null', { birth: DELHI, node: null }, 'invalid_value', 'node'],
  ['user_name too long', { birth: DELHI, user_name: 'a'.repeat(101) }, 'invalid_value', 'user_name'],
  ['user_name a number', { birth: DELHI, user_name: 42 }, 'invalid_value', 'user_name'],
  ['user_name null', { birth: DELHI, user_name: null }, 'invalid_value', 'user_name'],
  ['the north pole', place({ latitude: 90 }), 'undefined_at_latitude', 'birth.place.latitude'],
  ['the south pole', place({ latitude: -90 }), 'undefined_at_latitude', 'birth.place.latitude'],
];

const DIVISIONAL: readonly Refusal[] = [
  ['varga missing', { birth: DELHI }, 'missing_field', 'varga'],
  ['varga null', { birth: DELHI, varga: null }, 'invalid_value', 'varga'],
  ['varga in capitals', { birth: DELHI, varga: 'D9' }, 'invalid_value', 'varga'],
  ['varga a number', { birth: DELHI, varga: 9 }, 'invalid_value', 'varga'],
  ['varga padded', { birth: DELHI, varga: 'd09' }, 'invalid_value', 'varga'],
  ['d1', { birth: DELHI, varga: 'd1' }, 'invalid_value', 'varga'],
  ['d13', { birth: DELHI, varga: 'd13' }, 'invalid_value', 'varga'],
  ['d150', { birth: DELHI, varga: 'd150' }, 'invalid_value', 'varga'],
  ['d150', { birth: DELHI, varga: 'd150' }, 'invalid_value', 'varga'],
  ['varga empty', { birth: DELHI, varga: '' }, 'invalid_value', 'varga'],
  ['user_name, which it has not', { birth: DELHI, varga: 'd9', user_name: 'A' }, 'unknown_field', 'user_name'],
  ['birth missing', { varga: 'd9' }, 'missing_field', 'birth'],
  ['the north pole', { varga: 'd9', ...place({ latitude: 90 }) }, 'undefined_at_latitude', 'birth.place.latitude'],
];

const VIMSHOTTARI: readonly Refusal[] = [
  ...[0, 6, -1, 1.5, 2.0000001, Number.NaN, Number.POSITIVE_INFINITY, '2', null, true, [2], 2n].map(
    (levels) => [`levels ${String(levels)}`, { birth: DELHI, levels }, 'invalid_value', 'levels'] as const,
  ),
  ['node, which it has not', { birth: DELHI, node: 'mean' }, 'unknown_field', 'node'],
  ['birth missing', { levels: 3 }, 'missing_field', 'birth'],
  ['a gap', local('2024-03-10', '02:30:00', 'America/New_York'), 'nonexistent_time', 'birth.time'],
];

const rows = (refusals: readonly Refusal[]) =>
  refusals.map(([what, input, code, field]) => ({ what, input, code, field }));
const check =
  (call: Call) =>
  ({ input, code, field }: ReturnType<typeof rows>[number]) => {
    const error = failure(call, input);
    expect({ code: error.code, field: error.field }).toEqual({ code, field });
    expect(error.status).toBe(400);
    if (field !== undefined && field !== '' && code !== 'nonexistent_time' && code !== 'undefined_at_latitude')
      expect(error.message).toContain(field);
    expect(error.message.length).toBeGreaterThan(25);
    expect(error.message.length).toBeLessThan(400);
  };

describe('malformed input', () => {
  it('is tried in more than ninety ways', () => {
    expect(RASI.length + DIVISIONAL.length + VIMSHOTTARI.length).toBeGreaterThan(150);
  });

  describe('of rasi', () => {
    it.each(rows(RASI))('$what', check(rasi));
  });
  describe('of divisional', () => {
    it.each(rows(DIVISIONAL))('$what', check(divisional));
  });
  describe('of vimshottari', () => {
    it.each(rows(VIMSHOTTARI))('$what', check(vimshottari));
    it.each(rows(VIMSHOTTARI))('$what, of its iterator', check(vimshottariPeriods));
  });

  it('is reported at the first problem in the order of the schema', () => {
    expect(failure(rasi, { user_name: 1, ayanamsa: 1, birth: { time: 1, date: 1 } }).field).toBe('birth.date');
    expect(failure(rasi, { user_name: 1, ayanamsa: 1, birth: DELHI }).field).toBe('ayanamsa');
    expect(failure(divisional, { birth: null }).field).toBe('varga');
    expect(failure(rasi, { extra: 1 }).field).toBe('birth');
  });

  it('is quoted in few words', () => {
    const error = failure(rasi, birth({ date: 'x'.repeat(10_000) }));
    expect(error.message.length).toBeLessThan(250);
    expect(error.message).toContain('xxxx');
    expect(failure(rasi, place({ latitude: 91 })).message).toMatch(/91.*-90.*90/);
    expect(failure(rasi, { birth: DELHI, ayanamsa: 'Lahiri' }).message).toMatch(/"Lahiri".*lahiri, raman/);
    expect(failure(rasi, place({ timezone: '+05:30' })).message).toMatch(/\+05:30.*Asia\/Kolkata/);
  });
});

describe('well-formed input', () => {
  it.each([
    ['the first day', birth({ date: '1000-01-01', time: '00:00:00' })],
    ['the first day, far east', local('1000-01-01', '00:00:00', 'Pacific/Kiritimati')],
    ['the last second', birth({ date: '2999-12-31', time: '23:59:59' })],
    ['the last second, far west', local('2999-12-31', '23:59:59', 'Pacific/Pago_Pago')],
    ['29 February 2000', birth({ date: '2000-02-29' })],
    ['a day the Gregorian reform left out', birth({ date: '1582-10-10' })],
    ['midnight', birth({ time: '00:00:00' })],
    ['no time', { birth: without(DELHI, 'time') }],
    ['time undefined', birth({ time: undefined })],
    ['longitude 180', place({ longitude: 180 })],
    ['longitude −180', place({ longitude: -180 })],
    ['latitude 0 and −0', place({ latitude: -0, longitude: 0 })],
    ['a link', place({ timezone: 'Asia/Calcutta' })],
    ['UTC', place({ timezone: 'UTC' })],
    ['Etc/GMT+5', place({ timezone: 'Etc/GMT+5' })],
    ['options undefined', { birth: DELHI, ayanamsa: undefined, node: undefined, user_name: undefined }],
    ['a name of 100 characters', { birth: DELHI, user_name: 'क'.repeat(100) }],
    [
      'an object without a prototype',
      Object.assign(Object.create(null), { birth: Object.assign(Object.create(null), DELHI) }),
    ],
    ['a frozen object', deepFreeze(structuredClone({ birth: DELHI, ayanamsa: 'kp' }))],
  ])('%s is accepted', (_, input) => {
    expect(() => rasi(input as never)).not.toThrow();
  });

  it('takes latitudes up to the poles', () => {
    for (const latitude of [89.9, -89.9, 66.6, -66.6, 70])
      expect(rasi(place({ latitude }) as never).data.ascendant.sign).not.toBe('');
  });
});

const junk = fc.oneof(
  fc.jsonValue(),
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withObjectString: true }),
  fc.constantFrom(
    '',
    '0',
    'NaN',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0,
    1e308,
    5e-324,
    '1990-08-15',
    'UTC',
    'd9',
    2,
  ),
);

const KEYS = [
  ['birth'],
  ['birth', 'date'],
  ['birth', 'time'],
  ['birth', 'place'],
  ['birth', 'place', 'latitude'],
  ['birth', 'place', 'longitude'],
  ['birth', 'place', 'timezone'],
  ['ayanamsa'],
  ['node'],
  ['levels'],
  ['varga'],
  ['user_name'],
  ['other'],
] as const;

function put(input: object, [key = '', ...rest]: readonly string[], value: unknown): object {
  const inner = (input as Record<string, unknown>)[key];
  return { ...input, [key]: rest.length === 0 ? value : put((inner ?? {}) as object, rest, value) };
}

describe('bad input never yields a bad result', () => {
  it('fails with a SiddhantaError or gives a result without NaN', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...KEYS),
        junk,
        fc.constantFrom('rasi', 'divisional', 'vimshottari'),
        (key, value, name) => {
          const call: Call = { rasi, divisional, vimshottari }[name];
          const base = name === 'divisional' ? { varga: 'd9', birth: DELHI } : { birth: DELHI };
          try {
            JSON.stringify(call(put(base, key, value) as never), (name, part: unknown) => {
              if (typeof part === 'number') expect(Number.isFinite(part)).toBe(true);
              if (typeof part === 'string' && name !== 'user_name') expect(part).not.toMatch(/NaN|undefined|Infinity/);
              expect(part).not.toBeUndefined();
              return part;
            });
          } catch (error) {
            if (!isSiddhantaError(error)) throw error;
            expect(error.status).toBe(400);
          }
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('holds for inputs that are nothing like one', () => {
    fc.assert(
      fc.property(junk, (input) => {
        expect(failure(rasi, input).status).toBe(400);
      }),
      { numRuns: 500 },
    );
  });
});
