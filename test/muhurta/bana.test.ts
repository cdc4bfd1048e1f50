import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rasi } from '../../src/charts/index.js';
import { bana } from '../../src/muhurta/index.js';
import { banaOf } from '../../src/muhurta/rules/bana.js';
import { daysOf, formatDate } from '../../src/time/calendar.js';
import { SIGNS } from '../../src/zodiac/names.js';
import { PLACES } from '../support/panchang.js';
import { runs } from '../support/sample.js';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };

const sunAt = (instant: string, seconds: number) => {
  const text = new Date(Date.parse(instant) + 1000 * seconds).toISOString();
  const birth = { date: text.slice(0, 10), time: text.slice(11, 19), place: { ...DELHI, timezone: 'UTC' } };
  return rasi({ birth }).data.planetary_positions.Sun.longitude;
};

describe('bāṇas', () => {
  it('are whole degrees of the Sun, one after the other as the verse has them', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: daysOf('1950-01-05'), max: daysOf('2090-12-01') }),
        fc.integer({ min: 0, max: 40 }),
        fc.constantFrom(PLACES.delhi, PLACES.sydney, PLACES.newYork),
        (days, length, place) => {
          const [from, to] = [formatDate(days), formatDate(days + length)];
          const { bana: arrows } = bana({ place, from, to }).data;
          // Five degrees of nine have one, and a degree is a day.
          expect(arrows.length).toBeGreaterThanOrEqual(Math.floor((length + 1) / 2) - 1);
          for (const [i, { start, end, name, sign, degree }] of arrows.entries()) {
            expect(start.slice(0, 10) <= to).toBe(true);
            expect(end.slice(0, 10) >= from).toBe(true);
            expect(banaOf(degree)?.name).toBe(name);
            if (i > 0) expect(Date.parse(start)).toBeGreaterThanOrEqual(Date.parse(arrows[i - 1]?.end ?? ''));
            const first = 30 * SIGNS.findIndex((one) => one.name === sign) + degree;
            for (const [seconds, inside] of [
              [-30, false],
              [30, true],
            ] as const) {
              // biome-ignore format: one line
              expect(Math.floor(sunAt(start, seconds)) === first).toBe(inside);
              expect(Math.floor(sunAt(end, seconds)) === first).toBe(!inside);
            }
          }
        },
      ),
      { numRuns: runs(12) },
    );
  });

  it('says of Agni that it harms always, with a point of iron, avoided when a house is roofed', () => {
    const { kinds } = bana({ place: DELHI, from: '2025-11-22', to: '2025-11-22' }).data;
    expect(kinds.find(({ name }) => name === 'Agni')).toEqual({
      name: 'Agni',
      harms_at: 'always',
      weekday: 'Tuesday',
      avoided_for: 'roofing',
      point: 'iron',
    });
    expect(kinds.filter(({ point }) => point === 'wood')).toHaveLength(4);
  });

  it.each([
    ['2025-11-22', '2025-11-21', 'invalid_value', 'to'],
    ['2025-01-01', '2026-01-02', 'invalid_value', 'to'],
    ['0999-12-31', '1000-01-02', 'invalid_value', 'from'],
  ])('refuses %s to %s', (from, to, code, field) => {
    expect(() => bana({ place: DELHI, from, to })).toThrow(expect.objectContaining({ code, field }));
  });

  it('covers a year of 366 dates, and refuses dates that the clocks skipped', () => {
    expect(bana({ place: DELHI, from: '2024-01-01', to: '2024-12-31' }).data.bana.length).toBeGreaterThan(200);
    const place = { latitude: -13.83, longitude: -171.77, timezone: 'Pacific/Apia' };
    expect(() => bana({ place, from: '2011-12-30', to: '2011-12-30' })).toThrow(
      expect.objectContaining({ code: 'nonexistent_time', field: 'from' }),
    );
  });
});
