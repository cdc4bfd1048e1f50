import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rasi } from '../../src/charts/index.js';
import { bala, type LagnasInput, lagnas } from '../../src/muhurta/index.js';
import { panchakaRemainder, tithiOfHalf } from '../../src/muhurta/rules/bala.js';
import { daysOf, formatDate } from '../../src/time/calendar.js';
import { SIGNS } from '../../src/zodiac/names.js';
import { PLACES } from '../support/panchang.js';
import { runs } from '../support/sample.js';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const input = fc.record({
  date: fc.integer({ min: daysOf('1950-01-10'), max: daysOf('2099-12-15') }).map(formatDate),
  place: fc.constantFrom(PLACES.delhi, PLACES.quito, PLACES.sydney, PLACES.newYork),
});
const FEW = { numRuns: runs(40) };

const later = (instant: string, seconds: number): string =>
  new Date(Date.parse(instant) + 1000 * seconds).toISOString().slice(0, 19);

describe('rising signs of a day', () => {
  it('follow each other from sunrise to the next, all twelve, and pañcaka beside them', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { day, lagnas: rising, panchaka_rahita: rahita } = lagnas(given).data;
        for (const windows of [rising, rahita]) {
          expect(windows[0]?.start).toBe(day.sunrise);
          expect(windows.at(-1)?.end).toBe(day.next_sunrise);
          for (const [i, { start, end }] of windows.entries()) {
            expect(Date.parse(end)).toBeGreaterThan(Date.parse(start));
            if (i > 0) expect(start).toBe(windows[i - 1]?.end);
          }
        }
        expect(new Set(rising.map(({ sign }) => sign)).size).toBe(12);
        const order = rising.map(({ sign }) => SIGNS.findIndex(({ name }) => name === sign));
        for (const [i, sign] of order.entries()) if (i > 0) expect(sign).toBe(((order[i - 1] ?? 0) + 1) % 12);
        for (const { lagna_sign, start, end } of rahita) {
          expect(rising.some((one) => one.sign === lagna_sign && one.start <= start && end <= one.end)).toBe(true);
        }
      }),
      FEW,
    );
  });

  it('are the ascendants of charts, a second before and after each edge', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 1, max: 11 }), (given, which) => {
        const { lagnas: rising } = lagnas(given).data;
        const edge = rising[which]?.start ?? '';
        const ascendant = (seconds: number) => {
          const text = later(edge, seconds);
          const birth = { date: text.slice(0, 10), time: text.slice(11), place: { ...given.place, timezone: 'UTC' } };
          return rasi({ birth }).data.ascendant.sign;
        };
        expect([ascendant(-1), ascendant(1)]).toEqual([rising[which - 1]?.sign, rising[which]?.sign]);
      }),
      FEW,
    );
  });

  it('give the windows of muhurta.bala', () => {
    const given = { date: '2025-11-22', place: DELHI };
    const { panchaka_rahita: rahita } = bala({ ...given, natal: { nakshatra_number: 1, sign_number: 1 } }).data;
    expect(lagnas(given).data.panchaka_rahita).toEqual(rahita);
  });

  // Śukla 2 on a Saturday, Jyeṣṭhā, Scorpio: 2 + 7 + 18 + 8 = 35 leaves 8.
  it('leave 8 of 35 in the first stretch of 2025-11-22', () => {
    expect(lagnas({ date: '2025-11-22', place: DELHI }).data.panchaka_rahita[0]).toEqual({
      start: '2025-11-22T06:49:18+05:30',
      end: '2025-11-22T08:44:53+05:30',
      remainder: 8,
      name: 'Roga',
      quality: 'bad',
      lagna_sign: 'Scorpio',
    });
  });

  it('count tithis of the dark half by the option', () => {
    const given: LagnasInput = { date: '2025-11-10', place: DELHI };
    const of = (panchaka_tithi: 'month' | 'fortnight') =>
      lagnas({ ...given, panchaka_tithi }).data.panchaka_rahita.map(({ remainder }) => remainder);
    const [month, fortnight] = [of('month'), of('fortnight')];
    // Fifteen less is six less, or three more, of nines.
    expect(fortnight).toEqual(month.map((remainder) => (remainder + 3) % 9));
    expect(of('month')).toEqual(lagnas(given).data.panchaka_rahita.map(({ remainder }) => remainder));
    expect([1, 15, 16, 30].map(tithiOfHalf)).toEqual([1, 15, 1, 15]);
    expect(panchakaRemainder(16, 0, 1, 1)).toBe((panchakaRemainder(1, 0, 1, 1) + 6) % 9);
  });

  it('do not exist within the polar circles', () => {
    const place = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };
    expect(() => lagnas({ date: '2025-03-20', place })).toThrow(
      expect.objectContaining({ code: 'undefined_at_latitude', field: 'place.latitude' }),
    );
  });
});
