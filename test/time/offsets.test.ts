import { expect, it } from 'vitest';
import { parseMoment } from '../../src/time/moment.js';
import { isZoneName, offsetAt, zonedToUtc } from '../../src/time/zone.js';

it('an offset of no sign is refused in both spellings, half an hour west is none', () => {
  expect(parseMoment('2024-02-05T15:51-00')).toBeUndefined();
  expect(parseMoment('2024-02-05T15:51-00:00')).toBeUndefined();
  expect(parseMoment('2024-02-05T15:51-00:30')?.offsetSeconds).toBe(-1800);
});

it.each([
  ['2024-03-31', 12, Date.UTC(2024, 2, 31, 10), 7200],
  ['2024-03-31', 1, Date.UTC(2024, 2, 31, 0), 3600],
  ['2024-10-27', 12, Date.UTC(2024, 9, 27, 11), 3600],
])(
  'on the day of a change, %s at %d h in Berlin, the offset is that of the hour',
  (date, hour, utcMs, offsetSeconds) => {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    const found = zonedToUtc({ year, month, day }, { hour, minute: 0, second: 0 }, 'Europe/Berlin');
    expect(found).toEqual({ utcMs, offsetSeconds, ambiguous: false });
  },
);

it('names without a region are names, and one that no runtime knows is told', () => {
  expect(['CET', 'EST5EDT', 'GMT0', 'UTC'].map(isZoneName)).toEqual([true, true, true, true]);
  expect(isZoneName('-/CET')).toBe(false);
  expect(() => offsetAt('Nowhere/Land', 0)).toThrow('"Nowhere/Land" is not a time zone this runtime knows.');
});
