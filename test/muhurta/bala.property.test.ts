import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { luminaryContext } from '../../src/cast/context.js';
import { risingsAt } from '../../src/cast/risings.js';
import { bala } from '../../src/muhurta/index.js';
import { chandraQuality, houseFrom, panchakaRemainder, taraNumber } from '../../src/muhurta/rules/bala.js';
import { GHATA } from '../../src/muhurta/tables/ghata.js';
import { daysOf, formatDate } from '../../src/time/calendar.js';
import { SIGNS } from '../../src/zodiac/names.js';
import { PLACES } from '../support/panchang.js';
import { runs } from '../support/sample.js';

const natal = fc.integer({ min: 0, max: 107 }).map((pada) => ({
  nakshatra_number: Math.floor(pada / 4) + 1,
  sign_number: Math.floor(pada / 9) + 1,
}));
const input = fc.record({
  date: fc.integer({ min: daysOf('1000-01-10'), max: daysOf('2999-12-15') }).map(formatDate),
  place: fc.constantFrom(PLACES.delhi, PLACES.quito, PLACES.sydney, PLACES.newYork, PLACES.apia),
  natal,
});
const RUNS = { numRuns: Number(process.env.RUNS ?? runs(60)) };

interface Window {
  readonly start: string;
  readonly end: string;
}

function cover(
  windows: readonly Window[],
  { sunrise, next_sunrise }: { sunrise: string | null; next_sunrise: string | null },
) {
  expect(windows[0]?.start).toBe(sunrise);
  expect(windows.at(-1)?.end).toBe(next_sunrise);
  windows.forEach((window, i) => {
    if (i > 0) expect(window.start).toBe(windows[i - 1]?.end);
  });
}

describe('the bala of a day', () => {
  it('covers it from sunrise to the next, by whole counts', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { day, tara, chandra, panchaka_rahita: rahita, natal: told } = bala(given).data;
        expect(told).toMatchObject(given.natal);
        for (const windows of [tara, chandra, rahita ?? []]) cover(windows, day);
        tara.forEach(({ number }, i) => {
          const before = tara[i - 1];
          if (before !== undefined && before.nakshatra !== 'Revati') expect(number).toBe((before.number % 9) + 1);
        });
        for (const { house, chandrashtama, sign } of chandra) {
          expect(chandrashtama).toBe(house === 8);
          expect((told.sign_number + house - 2) % 12).toBe(SIGNS.findIndex(({ name }) => name === sign));
        }
        expect(new Set(rahita?.map(({ lagna_sign }) => lagna_sign)).size).toBe(12);
        for (const { name, quality } of rahita ?? []) expect(quality === 'good').toBe(name === 'Rahita');
      }),
      RUNS,
    );
  });

  it('counts the nakṣatra of birth itself as Janma, and the sign of birth as the first', () => {
    for (let star = 1; star <= 27; star++) expect(taraNumber(star, star)).toBe(1);
    expect(taraNumber(1, 27)).toBe(2);
    expect(taraNumber(27, 1)).toBe(9);
    expect(taraNumber(10, 1)).toBe(1);
    for (let sign = 1; sign <= 12; sign++) expect(houseFrom(sign, sign)).toBe(1);
    expect(houseFrom(1, 12)).toBe(2);
    expect(houseFrom(12, 1)).toBe(12);
  });

  it('has the second, fifth and ninth sign bad in the dark half alone', () => {
    const houses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    const of = (half: 'bright' | 'dark', quality: string) =>
      houses.filter((house) => chandraQuality(house, half) === quality);
    expect(of('bright', 'good')).toEqual([1, 3, 6, 7, 10, 11]);
    expect(of('dark', 'good')).toEqual([1, 3, 6, 7, 10, 11]);
    expect(of('bright', 'neutral')).toEqual([2, 5, 9]);
    expect(of('dark', 'bad')).toEqual([2, 4, 5, 8, 9, 12]);
  });

  it('counts Sunday as one for the remainder of nine', () => {
    expect(panchakaRemainder(2, 6, 18, 8)).toBe(8);
    expect(panchakaRemainder(30, 0, 27, 5)).toBe(0);
    expect(panchakaRemainder(1, 0, 1, 7)).toBe(1);
  });

  it('has a row of ghāta for each sign', () => {
    expect(GHATA.map(({ sign }) => sign)).toEqual(SIGNS.map(({ name }) => name));
  });
});

describe('what rises', () => {
  const sky = luminaryContext({});
  it('is the requested longitude at the returned instant', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 2268924, max: 2816787, noNaN: true }),
        fc.double({ min: 0, max: 359.999, noNaN: true }),
        fc.double({ min: -66, max: 66, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (from, degrees, latitude, longitude) => {
          const risings = risingsAt(sky, { latitude, longitude, timezone: 'UTC' }, from);
          if (risings === undefined) throw new Error('all of the zodiac rises here');
          const ut = risings.next(degrees, from);
          expect(ut).toBeGreaterThanOrEqual(from);
          expect(ut - from).toBeLessThan(0.9974);
          const off = Math.abs(((risings.at(ut) - degrees + 540) % 360) - 180) * 3600;
          // Near the polar circles degrees rise fast: a tenth of a millisecond is a tenth of a second of arc there.
          expect(off).toBeLessThan(0.5);
        },
      ),
      RUNS,
    );
  });

  it('exists up to the polar circles, not beyond', () => {
    const at = (latitude: number) => risingsAt(sky, { latitude, longitude: 0, timezone: 'UTC' }, 2460000);
    expect(at(66.4)).toBeDefined();
    expect(at(-66.4)).toBeDefined();
    expect(at(66.6)).toBeUndefined();
    expect(at(-90)).toBeUndefined();
  });

  it('begins a span with the sign that rises then, and ends with it', () => {
    const risings = risingsAt(sky, PLACES.delhi, 2460000);
    const signs = risings?.signs(2460000, 2460002) ?? [];
    expect(signs[0]?.start).toBe(2460000);
    expect(signs.at(-1)?.end).toBe(2460002);
    signs.forEach(({ number, start }, i) => {
      if (i > 0) {
        expect(number).toBe(((signs[i - 1]?.number ?? 0) % 12) + 1);
        expect(start).toBe(signs[i - 1]?.end);
      }
    });
    expect(signs.length).toBeGreaterThanOrEqual(24);
  });
});
