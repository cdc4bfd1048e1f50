import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isClockTime } from '../../src/time/calendar.js';
import { clockTime } from '../../src/time/clockTime.js';

describe('clockTime', () => {
  it.each([
    ['8:30', '08:30:00'],
    ['08:30', '08:30:00'],
    ['08:30:15', '08:30:15'],
    ['8.30', '08:30:00'],
    ['20.30', '20:30:00'],
    ['8.30 pm', '20:30:00'],
    ['8:30PM', '20:30:00'],
    [' 8:30 p.m. ', '20:30:00'],
    ['8 am', '08:00:00'],
    ['12 am', '00:00:00'],
    ['12:05 am', '00:05:00'],
    ['12 pm', '12:00:00'],
    ['12:59:59 pm', '12:59:59'],
    ['0:00', '00:00:00'],
    ['23:59:59', '23:59:59'],
    ['23:59:60', '23:59:60'],
    ['5:29:60 am', '05:29:60'],
    ['८:३०', '08:30:00'],
    ['௨௦.௩௦', '20:30:00'],
    ['৮:০৫', '08:05:00'],
  ])('reads %j as %s', (text, expected) => {
    expect(clockTime(text)).toBe(expected);
  });

  it.each([
    '',
    '8',
    '24:00',
    '23:60',
    '23:59:61',
    '13 pm',
    '0 am',
    '0:30 pm',
    '8:3',
    '8:30:5',
    '08:30:15.5',
    '-8:30',
    '8-30',
    '8:30 xm',
    '8:30 am pm',
    '8:30+05:30',
    'noon',
    '१२३:००',
  ])('refuses %j', (text) => {
    expect(() => clockTime(text)).toThrow(
      expect.objectContaining({ name: 'SiddhantaError', code: 'invalid_time', field: 'birth.time' }),
    );
  });

  it('refuses what is no text', () => {
    expect(() => (clockTime as (text: unknown) => string)(830)).toThrow(
      expect.objectContaining({ code: 'invalid_time' }),
    );
  });

  it('keeps every time that a birth takes, and reads it by the twelve-hour clock, too', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hour, minute) => {
        const two = (value: number) => String(value).padStart(2, '0');
        const expected = `${two(hour)}:${two(minute)}:00`;
        expect(isClockTime(expected)).toBe(true);
        expect(clockTime(expected)).toBe(expected);
        expect(clockTime(`${hour % 12 === 0 ? 12 : hour % 12}.${two(minute)} ${hour < 12 ? 'am' : 'pm'}`)).toBe(
          expected,
        );
      }),
    );
  });
});
