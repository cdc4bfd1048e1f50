import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { running } from '../../src/dashas/index.js';
import { isSiddhantaError } from '../../src/errors.js';
import { divisional, rasi } from '../../src/index.js';
import { didYouMean, nearest } from '../../src/input/nearest.js';
import { DELHI } from '../support/fixtures.js';

const FIELDS = ['birth', 'ayanamsa', 'node', 'latitude', 'utc_offset'];

describe('the name that a word may have meant', () => {
  it.each([
    ['ayanamsha', 'ayanamsa'],
    ['ayanmsa', 'ayanamsa'],
    ['AYANAMSA', 'ayanamsa'],
    ['brith', 'birth'],
    ['lat', 'latitude'],
    ['utc-offset', 'utc_offset'],
    ['UTC offset', 'utc_offset'],
    ['nods', 'node'],
  ])('is for %s: %s', (word, name) => {
    expect(nearest(word, FIELDS)).toBe(name);
  });

  it.each(['', 'no', 'colour', 'nose_', 'noce__', 'longitude', 'year'])('is none for "%s"', (word) => {
    expect(nearest(word, FIELDS)).toBeUndefined();
  });

  it('is never another number', () => {
    expect(nearest('d15', ['d12', 'd16', 'd150'])).toBeUndefined();
    expect(nearest('dhana_5_8', ['dhana_5_9', 'dhana'])).toBeUndefined();
    expect(nearest('dhna_5_9', ['dhana_5_8', 'dhana_5_9'])).toBe('dhana_5_9');
  });

  it('is the first of the nearest', () => {
    expect(nearest('cat', ['cut', 'cart', 'cats', 'cat'])).toBe('cats');
    expect(nearest('moor', ['moo', 'moon', 'noon'])).toBe('moo');
  });

  it('is always one of the names, and each name is its own', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (word) => [undefined, ...FIELDS].includes(nearest(word, FIELDS))),
    );
    for (const name of FIELDS) expect(nearest(name, FIELDS)).toBe(name);
  });

  it('is sought for words of at most forty letters', () => {
    for (const [length, found] of [
      [40, true],
      [41, false],
      [5_000_000, false],
    ] as const)
      expect(nearest('a'.repeat(length), ['a'.repeat(length)]) !== undefined).toBe(found);
  });

  it('is said of texts alone', () => {
    expect(didYouMean('brith', FIELDS, '--')).toBe(' Did you mean --birth?');
    for (const value of [7, null, undefined, ['brith'], { brith: 1 }]) expect(didYouMean(value, FIELDS)).toBe('');
  });
});

function said(call: (input: never) => unknown, input: object): string {
  try {
    call(input as never);
  } catch (error) {
    if (isSiddhantaError(error)) return error.message;
    throw error;
  }
  throw new Error('was accepted');
}

describe('a refusal', () => {
  const birth = { ...DELHI };
  const { place, ...rest } = DELHI;
  it.each([
    [
      { birth, ayanamsha: 'raman' },
      'ayanamsha is not a field of this operation; did you mean ayanamsa? If not, leave it out.',
    ],
    [
      { birth, colour: 'red' },
      'colour is not a field of this operation. Leave it out; the fields are birth, ayanamsa, node, user_name, conventions.',
    ],
    [
      { birth: { ...rest, place: { ...place, lat: 2 } } },
      'birth.place.lat is not a field of this operation; did you mean latitude? If not, leave it out.',
    ],
    [{ birth: { ...rest, plcae: place } }, 'birth.place is required, and "plcae" is not a field. Did you mean place?'],
    [{ nakshatra: 'Rohini' }, 'birth is required, and "nakshatra" is not a field. Add birth and leave out the other.'],
    [{}, 'birth is required. Add it to the input.'],
    [
      { birth: { ...rest, place: 'New Delhi' } },
      'birth.place is "New Delhi"; it must be a JSON object with latitude, longitude, timezone.',
    ],
    [
      { birth, ayanamsa: 'true chitra' },
      'ayanamsa is "true chitra"; it must be one of lahiri, raman, yukteswar, bhasin, true_chitra, kp. Did you mean true_chitra?',
    ],
    [
      { birth: { ...rest, place: { ...place, timezone: '+05:30' } } },
      'birth.place.timezone is "+05:30"; it must be an IANA zone name, such as "Asia/Kolkata", not a fixed offset. Give the known offset of a birth as utc_offset.',
    ],
  ])('of %j says what may have been meant', (input, message) => {
    expect(said(rasi, input)).toBe(message);
  });

  it('names no near member where the number is another', () => {
    expect(said(divisional, { birth, varga: 'd150' })).not.toContain('Did you mean');
    expect(said(divisional, { birth, varga: 'D9' })).toMatch(/Did you mean d9\?$/);
  });

  it('of a key that is made long shows its beginning', () => {
    expect(said(rasi, { ['x'.repeat(100_000)]: 1 }).length).toBeLessThan(150);
  });

  it.each([
    ['2025-01-01', 'like "2025-01-01T00:00:00+05:30".'],
    ['2025-02-30', 'like "2024-02-05T15:51:00+05:30".'],
    [
      '2017-12-31T23:59:60Z',
      'like "2024-02-05T15:51:00+05:30"; second 60 is one of a leap second, such as "2016-12-31T23:59:60Z".',
    ],
  ])('of the moment %s says how one is written', (at, end) => {
    expect(said(running, { birth, at })).toBe(
      `at is "${at}"; it must be an ISO 8601 date and time with its offset from UTC, ${end}`,
    );
  });

  it.each([
    ['asia/kolkata', 'Asia/Kolkata'],
    ['Asia/Kolkatta', 'Asia/Kolkata'],
    ['america/new york', 'America/New_York'],
    ['utc', 'UTC'],
    ['IST', undefined],
    ['Asia/', undefined],
    ['Asia', undefined],
    ['+05:30', undefined],
  ])('of the zone %s says which is meant: %s', (timezone, zone) => {
    const text = said(rasi, { birth: { ...birth, place: { ...birth.place, timezone } } });
    expect(/Did you mean (\S+)\?$/.exec(text)?.[1]).toBe(zone);
  });

  it.each(['-0044-03-15', '10000-01-01', '0999-12-31'])('of the date %s says which can be computed', (date) => {
    expect(said(rasi, { birth: { ...birth, date } })).toBe(
      `birth.date is "${date}"; it must be from 1000-01-01 to 2999-12-31.`,
    );
  });

  it('of another number of parts says which operations have them', () => {
    expect(said(divisional, { birth, varga: 'd150' })).toMatch(
      / Use charts\.rasi for D1, and charts\.divisional\.custom for other numbers of parts\.$/,
    );
  });
});
