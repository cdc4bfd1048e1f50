import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSiddhantaError } from '../../src/errors.js';
import { civilFromDays, daysFromCivil } from '../../src/time/calendar.js';
import { isZoneName, offsetAt, zonedToUtc } from '../../src/time/zone.js';

const zone = fc.constantFrom(
  ...['Asia/Kolkata', 'America/New_York', 'Europe/London', 'Europe/Dublin', 'Pacific/Apia', 'Pacific/Kwajalein'],
  ...['Australia/Lord_Howe', 'America/St_Johns', 'Asia/Kathmandu', 'Asia/Manila', 'America/Juneau', 'UTC', 'Etc/GMT+5'],
  // Merged zones with a history of their own.
  ...['Europe/Stockholm', 'Europe/Amsterdam', 'Africa/Freetown', 'Pacific/Saipan', 'America/Nassau', 'Iceland', 'WET'],
);
const second = fc.integer({ min: daysFromCivil(1000, 1, 2) * 86_400, max: daysFromCivil(2999, 12, 30) * 86_400 });
const recent = fc.integer({ min: daysFromCivil(1840, 1, 1) * 86_400, max: daysFromCivil(2040, 1, 1) * 86_400 });

const split = (wall: number) => {
  const days = Math.floor(wall / 86_400);
  const rest = wall - days * 86_400;
  const time = { hour: Math.floor(rest / 3600), minute: Math.floor(rest / 60) % 60, second: rest % 60 };
  return [civilFromDays(days), time] as const;
};

describe('zones', () => {
  it('an instant seen on the wall resolves to itself, or to an earlier one when the time came twice', () => {
    fc.assert(
      fc.property(zone, fc.oneof(second, recent), (name, utc) => {
        const wall = utc + offsetAt(name, utc * 1000);
        const { utcMs, offsetSeconds, ambiguous } = zonedToUtc(...split(wall), name);
        expect(utcMs / 1000 + offsetSeconds).toBe(wall);
        expect(offsetAt(name, utcMs)).toBe(offsetSeconds);
        if (ambiguous) expect(utcMs / 1000).toBeLessThanOrEqual(utc);
        else expect(utcMs / 1000).toBe(utc);
      }),
      { numRuns: 2000 },
    );
  });

  it('a time on the wall is shown by the instant it resolves to, or refused because no offset near it shows it', () => {
    fc.assert(
      fc.property(zone, recent, (name, wall) => {
        try {
          const { utcMs } = zonedToUtc(...split(wall), name);
          expect(utcMs / 1000 + offsetAt(name, utcMs)).toBe(wall);
        } catch (error) {
          expect(isSiddhantaError(error) && error.code).toBe('nonexistent_time');
          for (const near of [wall - 86_400, wall + 86_400]) {
            const offset = offsetAt(name, near * 1000);
            expect(offsetAt(name, (wall - offset) * 1000)).not.toBe(offset);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('no respelling of a name is a name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Intl.supportedValuesOf('timeZone')), fc.func(fc.boolean()), (name, flip) => {
        const other = [...name]
          .map((letter, index) =>
            flip(index) ? letter : letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
          )
          .join('');
        expect(isZoneName(other)).toBe(other === name);
      }),
    );
  });
});
