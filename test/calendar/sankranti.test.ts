import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sankranti, sankrantis } from '../../src/calendar/index.js';
import { bestPart, punyaKala } from '../../src/calendar/rules/punyaKala.js';
import { ingresses } from '../../src/transits/index.js';
import type { Place } from '../../src/types.js';
import { fixture } from '../support/fixtures.js';
import { runs } from '../support/sample.js';

interface Printed {
  readonly year: number;
  readonly source: string;
  readonly time?: string;
  readonly printed: string;
  readonly [field: string]: unknown;
}
interface Instant {
  readonly year: number;
  readonly at: string;
  readonly seconds: number;
  readonly source: string;
}
const { makara, merit, best, half_day, drik, lahiri, ardra } = fixture<{
  readonly makara: readonly Printed[];
  readonly merit: readonly (Partial<Record<'start' | 'end' | 'date', string>> & {
    readonly year: number;
    readonly place: Place;
    readonly source: string;
  })[];
  readonly best: { readonly year: number; readonly place: Place; readonly minutes: number };
  readonly half_day: { readonly year: number; readonly minutes: number; readonly best_minutes: number };
  readonly drik: readonly Instant[];
  readonly lahiri: readonly Instant[];
  readonly ardra: readonly { readonly at: string; readonly source: string }[];
}>('sources/sankranti.json');

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const seconds = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 1000;

describe('Makara saṅkrānti as newspapers print it', () => {
  it.each(makara)('$year: $source', ({ year, source: _, printed: __, time, ...facts }) => {
    const { figure, ...data } = sankranti({ year, place: DELHI }).data;
    expect({ ...data, ...figure }).toMatchObject(facts);
    // The times of 2021 differ by two minutes between the pages.
    if (time !== undefined)
      expect(Math.abs(seconds(data.at, `${data.at.slice(0, 10)}T${time}:00+05:30`))).toBeLessThan(120);
  });

  it.each(lahiri)('$at by Lahiri: $source', ({ year, at, seconds: most }) => {
    expect(Math.abs(seconds(sankranti({ year, place: DELHI }).data.at, at))).toBeLessThanOrEqual(most);
  });

  it.each(drik)('$at by Drik Panchang, ten minutes later: $source', ({ year, at, seconds: most }) => {
    const conventions = { profile: 'drik_panchang' } as const;
    expect(Math.abs(seconds(sankranti({ year, place: DELHI, conventions }).data.at, at))).toBeLessThanOrEqual(most);
  });

  it.each(merit)('the time of merit of $year: $source', ({ year, place, start, end, date }) => {
    const window = sankranti({ year, place }).data.punya_kala;
    if (start === undefined || end === undefined) {
      expect([window?.start.slice(0, 10), window?.end.slice(0, 10)]).toEqual([date, date]);
      // A winter day of central India.
      expect(seconds(window?.start ?? '', window?.end ?? '') / 3600).toBeCloseTo(10.9, 0);
      return;
    }
    expect(Math.abs(seconds(window?.start ?? '', `${start}:00+05:30`))).toBeLessThanOrEqual(60);
    expect(Math.abs(seconds(window?.end ?? '', `${end}:00+05:30`))).toBeLessThanOrEqual(60);
  });

  it('the best part of 2021 is a sixth of the daylight from the entry on, 109 minutes', () => {
    const { at, maha_punya_kala: window } = sankranti({ year: best.year, place: best.place }).data;
    expect(window?.start).toBe(at);
    expect(Math.abs(seconds(at, window?.end ?? '') / 60 - best.minutes)).toBeLessThan(1);
  });

  it('of 2013 a page gives the first half of the next day, here it is the whole; the best part is a sixth in both', () => {
    const { punya_kala: window, maha_punya_kala: part } = sankranti({ year: half_day.year, place: DELHI }).data;
    const whole = seconds(window?.start ?? '', window?.end ?? '');
    expect(half_day.minutes / half_day.best_minutes).toBeCloseTo(3, 1);
    expect(whole / seconds(part?.start ?? '', part?.end ?? '')).toBeCloseTo(6, 2);
  });
});

describe('an entry of the Sun', () => {
  it('is that of calendar.sankrantis, and of the transits by nakṣatra', () => {
    for (const { sign_number, at } of sankrantis({ year: 2026, place: DELHI }).data.sankrantis)
      expect(sankranti({ year: 2026, sign_number, place: DELHI }).data.at).toBe(at);
  });

  it.each(ardra)('into Ārdrā by PyJHora: $at', ({ at }) => {
    const day = at.slice(0, 10);
    const found = ingresses({
      planets: ['Sun'],
      division: 'nakshatra',
      from: `${day}T00:00:00+05:30`,
      to: `${day}T23:59:59+05:30`,
      conventions: { profile: 'pyjhora' },
    }).data.ingresses;
    expect(found.map(({ enters }) => enters.nakshatra)).toEqual(['Ardra']);
    expect(Math.abs(seconds(found[0]?.at ?? '', at))).toBeLessThanOrEqual(1);
  });

  it('has the Sun at 0° of the sign, whose pada begins there, in every school', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1200, max: 2998 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('lahiri', 'raman', 'yukteswar', 'bhasin', 'true_chitra', 'kp'),
        (year, sign_number, ayanamsa) => {
          const { data, meta } = sankranti({ year, sign_number, place: DELHI, ayanamsa: ayanamsa as 'kp' });
          const { Sun } = data.chart.planetary_positions;
          expect([Sun.sign, Sun.degrees, meta.ayanamsa]).toEqual([data.sign, `0° 00' 00.00"`, ayanamsa]);
          const { punya_kala: whole, maha_punya_kala: part, best_part } = data;
          expect(whole === null).toBe(false);
          if (whole !== null && part !== null)
            expect(whole.start <= part.start && part.start < part.end && part.end <= whole.end).toBe(true);
          if (part === null) expect(best_part).toBe('middle');
        },
      ),
      { numRuns: runs(60) },
    );
  });

  it('has no time of merit where the Sun does not rise, and says so', () => {
    const place = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };
    const { punya_kala, maha_punya_kala, weekday } = sankranti({ year: 2024, sign_number: 9, place }).data;
    expect([punya_kala, maha_punya_kala, weekday]).toEqual([null, null, 'Sunday']);
  });

  it('is refused in a year of the clocks that has none, and names the field', () => {
    // Before the twelfth century the Sun enters Capricorn at the turn of the year.
    const years = Array.from({ length: 120 }, (_, i) => 1000 + i);
    const refused = years.filter((year) => {
      try {
        sankranti({ year, place: DELHI });
        return false;
      } catch (error) {
        expect(error).toMatchObject({ code: 'invalid_value', field: 'year' });
        return true;
      }
    });
    expect(refused.length).toBeGreaterThan(0);
    expect(() => sankranti({ year: 2024, sign_number: 13, place: DELHI })).toThrow(
      expect.objectContaining({ field: 'sign_number' }),
    );
  });
});

describe('Muhūrta Cintāmaṇi 3.5–8', () => {
  const day = { rise: 0.25, set: 0.75 };
  const next = { rise: 1.25, set: 1.75 };
  const [ARIES, CANCER, LEO, CAPRICORN] = [0, 3, 4, 9];
  const of = (at: number, sign: number) => punyaKala(at, sign, day, next).whole;

  it('3.8: Cancer and the fixed signs before, Aries and Libra in the middle, the rest after', () => {
    expect(Array.from({ length: 12 }, (_, sign) => bestPart(sign)[0]).join('')).toBe('mbabbambaaba');
  });

  it('3.5: by day sixteen nāḍikās on both sides, within the daylight', () => {
    expect(of(0.5, LEO)).toEqual({ start: 0.25, end: 0.75 });
    expect(of(0.7, LEO).start).toBeCloseTo(0.7 - 16 / 60, 12);
    expect(of(0.25, LEO)).toEqual({ start: 0.25, end: 0.25 + 16 / 60 });
  });

  it('3.5: by night half a day before midnight or after; midnight begins the second', () => {
    expect(of(0.75, LEO)).toEqual({ start: 0.5, end: 0.75 });
    expect(of(0.99, LEO)).toEqual({ start: 0.5, end: 0.75 });
    expect(of(1, LEO)).toEqual({ start: 1.25, end: 1.5 });
    expect(of(1.2, ARIES)).toEqual({ start: 1.25, end: 1.5 });
  });

  it('3.6–7: of Capricorn the whole day after, of Cancer the whole day before, but for the twilight', () => {
    const twilight = 3 / 60;
    expect(of(0.75 + twilight, CAPRICORN)).toEqual({ start: 1.25, end: 1.75 });
    expect(of(0.75 + twilight - 1e-6, CAPRICORN)).toEqual({ start: 0.25, end: 0.75 });
    expect(of(1.24, CAPRICORN)).toEqual({ start: 1.25, end: 1.75 });
    expect(of(1.25 - twilight - 1e-6, CANCER)).toEqual({ start: 0.25, end: 0.75 });
    expect(of(1.25 - twilight, CANCER)).toEqual({ start: 1.25, end: 1.75 });
    expect(of(0.76, CANCER)).toEqual({ start: 0.25, end: 0.75 });
  });
});
