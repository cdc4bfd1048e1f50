import { describe, expect, it } from 'vitest';
import { skyContext } from '../../src/cast/context.js';
import { dayFromSunrise, resolveMoment } from '../../src/cast/moment.js';
import { isVoidOfCourse } from '../../src/cast/voidOfCourse.js';
import { DEGREE, modulo, SIGN, signIndex } from '../../src/math/angle.js';
import { analytical } from '../../src/sky/analytical/analytical.js';
import { meanAyanamsa } from '../../src/sky/ayanamsa.js';
import type { Body } from '../../src/sky/ephemeris.js';
import { searchEvent } from '../../src/sky/events.js';
import { instantFromUt } from '../../src/sky/instant.js';
import { siderealPlaces } from '../../src/sky/sidereal.js';
import { instantFromUtc } from '../../src/sky/utc.js';
import { zodiacOf } from '../../src/sky/zodiac.js';
import { parseMoment } from '../../src/time/moment.js';
import { at } from '../support/fixtures.js';

describe('the ends of an ephemeris', () => {
  const text = '2024-02-05T15:51:00+05:30';
  const { tt } = instantFromUtc(parseMoment(text)?.utcMs ?? Number.NaN);
  const DAY = 1;
  /** The smallest step of a Julian day of our time. */
  const STEP = 2 ** -31;
  const resolved = (from: number, to: number) =>
    resolveMoment(text, { ...skyContext({}, {}), ephemeris: { ...analytical, range: { from, to } } });

  it.each([
    ['first', tt, tt + DAY],
    ['last', tt - DAY, tt],
    ['only', tt, tt],
  ])('a moment that is its %s instant is computed', (_, from, to) => {
    expect(resolved(from, to).instant.tt).toBe(tt);
  });

  it.each([
    ['before its first', tt + STEP, tt + DAY],
    ['after its last', tt - DAY, tt - STEP],
  ])('one %s is not', (_, from, to) => {
    expect(from > tt || to < tt).toBe(true);
    expect(() => resolved(from, to)).toThrow(expect.objectContaining({ code: 'date_out_of_range', field: 'moment' }));
  });
});

describe('a moment', () => {
  it('is a date and a time with its offset', () => {
    expect(parseMoment('2024-02-05T15:51:00+05:30')).toEqual({
      date: '2024-02-05',
      time: '15:51:00',
      offsetSeconds: 19_800,
      utcMs: Date.UTC(2024, 1, 5, 10, 21),
    });
  });

  it.each([
    ['2024-02-05T10:21:00Z', Date.UTC(2024, 1, 5, 10, 21)],
    ['2024-02-05T10:21Z', Date.UTC(2024, 1, 5, 10, 21)],
    ['2024-02-05T10:21:00.25Z', Date.UTC(2024, 1, 5, 10, 21, 0, 250)],
    ['2024-02-05T10:21:00,25Z', Date.UTC(2024, 1, 5, 10, 21, 0, 250)],
    ['2024-02-05T06:51:00-03:30', Date.UTC(2024, 1, 5, 10, 21)],
    ['2024-02-05T12:21+02', Date.UTC(2024, 1, 5, 10, 21)],
    ['2024-02-29T00:00:00+00:00', Date.UTC(2024, 1, 29)],
    ['2024-12-31T23:59:59.999-12:00', Date.UTC(2025, 0, 1, 11, 59, 59, 999)],
    ['1000-01-01T00:00:00Z', Date.UTC(1000, 0, 1)],
  ])('reads %s', (text, utcMs) => {
    expect(parseMoment(text)?.utcMs).toBe(utcMs);
  });

  it.each(['2016-12-31T23:59:60Z', '2017-01-01T05:29:60+05:30', '1972-06-30T23:59:60Z'])(
    'reads the leap second %s as the second between two others',
    (text) => {
      const at = (moment: string): number => instantFromUtc(parseMoment(moment)?.utcMs ?? Number.NaN).tt;
      const second = Number.parseInt(text.slice(17, 19), 10);
      expect(parseMoment(text)?.time).toBe(text.slice(11, 19));
      const before = at(text.replace(':60', ':59'));
      const after = at(new Date(Math.ceil(parseMoment(text)?.utcMs ?? Number.NaN)).toISOString());
      expect([second, (at(text) - before) * 86_400, (after - at(text)) * 86_400]).toEqual([
        60,
        expect.closeTo(1, 3),
        expect.closeTo(1, 3),
      ]);
    },
  );

  it.each([
    '2024-02-05T15:51:00',
    '2024-02-05 15:51:00+05:30',
    '2024-02-05T15:51:00 +05:30',
    '2024-02-05T15:51:60+05:30',
    '2017-12-31T23:59:60Z',
    '1971-12-31T23:59:60Z',
    '2016-12-31T23:59:60.5Z',
    '2016-12-31T23:59:60+05:30',
    '2016-12-31T23:59:61Z',
    '2024-02-05T24:00:00Z',
    '2024-02-05T15:60:00Z',
    '2024-02-30T15:51:00Z',
    '2023-02-29T15:51:00Z',
    '2024-02-05T15:51:00+24:00',
    '2024-02-05T15:51:00+05:60',
    '2024-02-05T15:51:00+0530',
    '2024-02-05T15:51:00-00:00',
    '2024-02-05T15:51:00.Z',
    '2024-02-05T15Z',
    '20240205T155100Z',
    '2024-W06-1T15:51:00Z',
    '2024-02-05T15:51:00z',
    '2024-02-05T15:51:00+05:30[Asia/Kolkata]',
    '+002024-02-05T15:51:00Z',
    '2024-02-05',
    '',
  ])('refuses %j', (text) => {
    expect(parseMoment(text)).toBeUndefined();
  });
});

const COIMBATORE = { latitude: 11.020085773931049, longitude: 76.98319647719487, timezone: 'Asia/Kolkata' };
const MONDAY = 1;

describe('the day of the week from sunrise', () => {
  const day = (moment: string, place = COIMBATORE, sunrise: 'upper_limb' | 'hindu' = 'upper_limb') =>
    dayFromSunrise(parseMoment(moment)?.utcMs ?? Number.NaN, place, skyContext({}, { sunrise }));

  it('is the civil one after sunrise and the one before until then', () => {
    // 2024-02-05 is a Monday; the Sun rose at 06:47.
    expect(day('2024-02-05T15:51:00+05:30')).toEqual({ weekday: MONDAY, civilDate: '2024-02-05', sunRises: true });
    expect(day('2024-02-05T23:59:59+05:30').weekday).toBe(MONDAY);
    expect(day('2024-02-06T00:00:00+05:30')).toEqual({ weekday: MONDAY, civilDate: '2024-02-06', sunRises: true });
    expect(day('2024-02-06T06:30:00+05:30').weekday).toBe(MONDAY);
    expect(day('2024-02-06T07:00:00+05:30').weekday).toBe(MONDAY + 1);
    expect(day('2024-02-04T06:30:00+05:30').weekday).toBe(6);
  });

  it('goes by the zone of the place, not by the offset that the moment carries', () => {
    expect(day('2024-02-05T18:40:00Z').weekday).toBe(MONDAY);
    expect(day('2024-02-05T15:30:00-10:00')).toEqual({ weekday: MONDAY + 1, civilDate: '2024-02-06', sunRises: true });
  });

  it('depends on what sunrise means', () => {
    // Between the appearance of the upper limb and the passage of the centre without refraction, some 3.6 minutes.
    expect(day('2024-02-06T06:48:30+05:30', COIMBATORE, 'upper_limb').weekday).toBe(MONDAY + 1);
    expect(day('2024-02-06T06:48:30+05:30', COIMBATORE, 'hindu').weekday).toBe(MONDAY);
  });

  it('is the civil one where the Sun does not rise', () => {
    // 66.4° north: the Sun does not set around midsummer.
    const north = { latitude: 66.4, longitude: 25, timezone: 'Europe/Helsinki' };
    expect(day('2024-06-21T01:00:00+03:00', north)).toEqual({ weekday: 5, civilDate: '2024-06-21', sunRises: false });
  });

  it('knows a date whose midnight was skipped', () => {
    // Clocks in São Paulo went from 23:59:59 to 01:00 at the beginning of Sunday 2018-11-04.
    const saoPaulo = { latitude: -23.55, longitude: -46.63, timezone: 'America/Sao_Paulo' };
    expect(day('2018-11-04T01:30:00-02:00', saoPaulo)).toEqual({ weekday: 6, civilDate: '2018-11-04', sunRises: true });
    expect(day('2018-11-04T12:00:00-02:00', saoPaulo).weekday).toBe(0);
  });
});

describe('the Moon void of course', () => {
  const OTHERS: readonly Body[] = ['Sun', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'];

  function searched(tt: number): boolean {
    const instantTt = tt;
    const moon = (jd: number): number => analytical.places(['Moon'], jd)[0]?.longitude ?? Number.NaN;
    const sidereal = (jd: number): number => modulo(moon(jd) - meanAyanamsa('kp', jd), 360);
    const sign = Math.floor(sidereal(instantTt) / 30);
    let end = instantTt;
    while (Math.floor(sidereal(end) / 30) === sign) end += 1 / 48;
    let [low, high] = [end - 1 / 48, end];
    while (high - low > 1e-8) {
      const middle = (low + high) / 2;
      if (Math.floor(sidereal(middle) / 30) === sign) low = middle;
      else high = middle;
    }
    return OTHERS.every((body) =>
      [0, 60, 90, 120, 180, 240, 270, 300].every((value) => {
        const of = (jd: number): number => {
          const [a, b] = analytical.places(['Moon', body], jd);
          return (a?.longitude ?? 0) - (b?.longitude ?? 0);
        };
        return searchEvent({ of, value, modulus: 360, from: instantTt, to: low, step: 0.25 }) === undefined;
      }),
    );
  }

  it('is what a search for every aspect of every body finds', () => {
    let [voids, tried] = [0, 0];
    for (let ut = 2460300.3; ut < 2460360; ut += 1.37) {
      const instant = instantFromUt(ut);
      const moon = at(siderealPlaces(analytical, ['Moon'], instant, 'kp'), 0).longitude;
      const ours = isVoidOfCourse(moon, instant, analytical, zodiacOf('kp'));
      expect(ours, `${ut}`).toBe(searched(instant.tt));
      tried++;
      if (ours) voids++;
    }
    expect([tried > 40, voids > 3, voids < tried - 3]).toEqual([true, true, true]);
  });

  it('is no matter of the degrees left alone', () => {
    const near = instantFromUt(2460345.93125);
    const moon = at(siderealPlaces(analytical, ['Moon'], near, 'kp'), 0).longitude;
    expect(signIndex(moon)).toBe(7);
    expect((SIGN - (moon % SIGN)) / DEGREE).toBeCloseTo(8.815, 3);
    expect(isVoidOfCourse(moon, near, analytical, zodiacOf('kp'))).toBe(false);
  });
});
