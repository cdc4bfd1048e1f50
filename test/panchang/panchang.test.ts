import { describe, expect, it } from 'vitest';
import { isSiddhantaError } from '../../src/errors.js';
import { panchang } from '../../src/panchang/day.js';
import { nextLimb } from '../../src/panchang/search.js';
import { panchangSpan } from '../../src/panchang/span.js';
import type { Place } from '../../src/types.js';
import { deepFreeze } from '../support/fixtures.js';
import { numbersOf, PLACES, secondsSince } from '../support/panchang.js';

const on = (date: string, place: Place, sunrise: 'upper_limb' | 'hindu' = 'upper_limb') =>
  panchang({ date, place, sunrise }).data;

function failure(run: () => unknown): { code?: string; field?: string | undefined; message?: string } {
  try {
    run();
  } catch (error) {
    if (isSiddhantaError(error)) return { code: error.code, field: error.field, message: error.message };
    throw error;
  }
  return {};
}

describe('shape', () => {
  const result = panchang(deepFreeze({ date: '2025-11-22', place: PLACES.delhi }));

  it('has the fields of the contract in its order', () => {
    const { data, meta } = result;
    expect(Object.keys(result)).toEqual(['data', 'provenance', 'meta']);
    expect(meta).toEqual({ endpoint: 'panchang.day', ayanamsa: 'lahiri' });
    expect(Object.keys(data)).toEqual(['input', 'note', 'status', 'panchanga', 'times', 'times_partial']);
    expect(Object.keys(data.input)).toEqual(['date', 'latitude', 'longitude', 'time', 'timezone']);
    const { panchanga, times } = data;
    const limbs = ['tithi', 'nakshatra', 'yoga', 'karana', 'vara', 'planetary_positions'];
    expect(Object.keys(panchanga)).toEqual(limbs);
    const end = ['end_date', 'end_time', 'name', 'number'];
    expect(Object.keys(panchanga.tithi)).toEqual(['degrees', ...end, 'paksha', 'progress_percent']);
    expect(Object.keys(panchanga.nakshatra)).toEqual(['degrees', ...end, 'pada', 'progress_percent']);
    expect(Object.keys(panchanga.yoga)).toEqual(['degrees', ...end, 'progress_percent']);
    expect(Object.keys(panchanga.karana)).toEqual([...end, 'progress_percent', 'type']);
    expect(Object.keys(panchanga.vara)).toEqual(end);
    expect(Object.keys(panchanga.planetary_positions)).toEqual(['moon_longitude', 'phase_angle', 'sun_longitude']);
    expect(Object.keys(times)).toEqual(['sunrise', 'sunset', 'moonrise', 'moonset']);
    expect(Object.keys(times.sunrise)).toEqual(['method', 'status', 'time']);
    expect(Object.keys(times.sunset)).toEqual(['method', 'status', 'time']);
    expect(Object.keys(times.moonrise)).toEqual(['date', 'method', 'note', 'status', 'time', 'time_24plus']);
    expect(Object.keys(times.moonset)).toEqual(['date', 'method', 'status', 'time']);
    expect(data.status).toBe('success');
    expect(data.times_partial).toBe(false);
  });

  it('echoes the place and the sunrise, and says where it comes from', () => {
    const { data, provenance } = result;
    expect(data.input).toEqual({ date: '2025-11-22', ...PLACES.delhi, time: data.times.sunrise.time });
    expect(provenance?.conventions).toMatchObject({
      sunrise: 'upper_limb',
      ayanamsa: 'lahiri',
      positions: 'apparent',
      sun_rises: expect.stringContaining('upper limb'),
      ayanamsa_definition: expect.stringContaining('Lahiri'),
      places: expect.stringContaining('apparent'),
    });
    expect(provenance?.disputed.map(({ element }) => element)).toEqual(
      expect.arrayContaining(['sunrise', 'apparent or true place']),
    );
    const hindu = panchang({ date: '2025-11-22', place: PLACES.delhi, sunrise: 'hindu' });
    expect(hindu.provenance?.conventions.sun_rises).toContain('no refraction');
    expect(hindu.data.times.sunrise.method).toBe('disc_center_no_refraction');
    expect(hindu.data.times.moonrise.method).toBe('upper_limb_refraction');
    expect(hindu.data.note).not.toBe(data.note);
  });

  it('is declared as the contract says', () => {
    const { name, id, method, path, units, schools } = panchang.operation;
    expect({ name, id, method, path, units, schools }).toEqual({
      name: 'panchang.day',
      id: 'panchangDay',
      method: 'POST',
      path: '/v1/panchang/day',
      units: 1,
      schools: ['lahiri'],
    });
  });
});

describe('refusals', () => {
  const place = PLACES.delhi;
  it.each([
    ['another school', { date: '2025-11-22', place, ayanamsa: 'kp' }, 'not_available_in_school', 'ayanamsa'],
    ['no date', { place }, 'missing_field', 'date'],
    ['a date that is none', { date: '2025-02-29', place }, 'invalid_date', 'date'],
    ['a date too early', { date: '0999-12-31', place }, 'date_out_of_range', 'date'],
    [
      'an offset',
      { date: '2025-11-22', place: { ...place, timezone: '+05:30' } },
      'invalid_timezone',
      'place.timezone',
    ],
    ['a birth', { date: '2025-11-22', place, birth: {} }, 'unknown_field', 'birth'],
    ['another sunrise', { date: '2025-11-22', place, sunrise: 'civil' }, 'invalid_value', 'sunrise'],
    [
      'a latitude beyond the pole',
      { date: '2025-11-22', place: { ...place, latitude: 91 } },
      'invalid_value',
      'place.latitude',
    ],
  ])('%s', (_, input, code, field) => {
    expect(failure(() => panchang.operation.call(input))).toMatchObject({ code, field });
  });

  it('a date that the clocks of the zone skipped', () => {
    const { code, field, message } = failure(() => on('2011-12-30', PLACES.apia));
    expect({ code, field }).toEqual({ code: 'nonexistent_time', field: 'date' });
    expect(message).toContain('2011-12-30');
    expect(message).toContain('Pacific/Apia');
  });

  it('the first and last dates that can be computed', () => {
    expect(on('1000-01-01', place).status).toBe('success');
    expect(on('2999-12-31', place).status).toBe('success');
  });
});

describe('ends and lost units', () => {
  it('a tithi that ends after the next sunrise has its real end', () => {
    const { panchanga } = on('2024-01-29', PLACES.delhi);
    const { tithi, vara } = panchanga;
    expect(tithi.number).toBe(19);
    expect(vara.end_date).toBe('2024-01-30');
    expect([tithi.end_date, tithi.end_time] > [vara.end_date, vara.end_time]).toBe(true);
    expect(on('2024-01-30', PLACES.delhi).panchanga.tithi).toMatchObject({
      number: 19,
      end_date: tithi.end_date,
      end_time: tithi.end_time,
    });
  });

  it('a lost tithi shows among the units of its day', () => {
    const [day] = [...panchangSpan(PLACES.delhi, '2024-01-14', '2024-01-14')];
    expect(day?.units.tithi.map(({ number, sunrises }) => [number, sunrises])).toEqual([
      [3, 1],
      [4, 0],
      [5, 1],
    ]);
    const [first, lost, last] = day?.units.tithi ?? [];
    expect([lost?.start_date, lost?.start_time]).toEqual([first?.end_date, first?.end_time]);
    expect([lost?.end_date, lost?.end_time]).toEqual([last?.start_date, last?.start_time]);
  });
});

describe('clocks', () => {
  it('shows every time with the offset in force at that instant', () => {
    // Berlin changed from +01 to +02 on 2025-03-30.
    const berlin = { latitude: 52.52, longitude: 13.405, timezone: 'Europe/Berlin' };
    const before = on('2025-03-29', berlin).times;
    const after = on('2025-03-30', berlin).times;
    const later =
      secondsSince('2025-03-30', '2025-03-30', after.sunrise.time ?? '') -
      secondsSince('2025-03-29', '2025-03-29', before.sunrise.time ?? '');
    expect(later).toBeGreaterThan(3600 - 180);
    expect(later).toBeLessThan(3600);
    expect(on('2025-03-29', berlin).panchanga.vara).toMatchObject({
      end_date: '2025-03-30',
      end_time: after.sunrise.time,
    });
  });

  it('copes with a midnight that the clocks skipped', () => {
    // Beirut: 2022-03-27 began at 01:00.
    const beirut = { latitude: 33.8938, longitude: 35.5018, timezone: 'Asia/Beirut' };
    expect(on('2022-03-27', beirut).times.sunrise.time).toMatch(/^06:3\d:\d\d$/);
    expect(on('2022-03-26', beirut).panchanga.vara.end_date).toBe('2022-03-27');
  });

  it('reckons by local mean time before zones', () => {
    // Kolkata kept 5 h 53 min 28 s in 1850: the Sun culminates near 12 h there.
    const kolkata = { latitude: 22.5667, longitude: 88.3667, timezone: 'Asia/Kolkata' };
    const { sunrise, sunset } = on('1850-03-21', kolkata).times;
    const noon =
      (secondsSince('1850-03-21', '1850-03-21', sunrise.time ?? '') +
        secondsSince('1850-03-21', '1850-03-21', sunset.time ?? '')) /
      2;
    expect(Math.abs(noon - (12 * 3600 + 7.4 * 60))).toBeLessThan(60);
  });

  it('has one weekday a date on both sides of the date line', () => {
    expect(on('2024-02-05', PLACES.kiritimati).panchanga.vara.name).toBe('Monday');
    expect(on('2024-02-05', { ...PLACES.kiritimati, timezone: 'Pacific/Honolulu' }).panchanga.vara.name).toBe('Monday');
    const east = on('2024-02-06', PLACES.kiritimati);
    const west = on('2024-02-05', { ...PLACES.kiritimati, timezone: 'Pacific/Honolulu' });
    expect(numbersOf(east).slice(0, 4)).toEqual(numbersOf(west).slice(0, 4));
    expect(east.times.sunrise.time).toBe(west.times.sunrise.time);
  });

  it('goes straight from 29 to 31 December 2011 in Apia', () => {
    const days = [...panchangSpan(PLACES.apia, '2011-12-28', '2012-01-01')];
    expect(days.map(({ input }) => input.date)).toEqual(['2011-12-28', '2011-12-29', '2011-12-31', '2012-01-01']);
    expect(days.map(({ panchanga }) => panchanga.vara.name)).toEqual(['Wednesday', 'Thursday', 'Saturday', 'Sunday']);
    expect(days[1]?.panchanga.vara).toMatchObject({ end_date: '2011-12-31', end_time: days[2]?.times.sunrise.time });
    expect([...panchangSpan(PLACES.apia, '2011-12-30', '2011-12-30')]).toEqual([]);
  });
});

describe('Sun and Moon', () => {
  it('has a sunset after midnight', () => {
    const { sunrise, sunset } = on('2024-06-21', PLACES.reykjavik).times;
    expect(sunrise.time).toMatch(/^02:5\d/);
    expect(sunset).toMatchObject({ status: 'next_day' });
    expect(sunset.time).toMatch(/^00:0\d/);
  });

  it('counts the Moon of the Vedic day, past midnight too', () => {
    const { moonrise, moonset } = on('2022-01-26', PLACES.delhi).times;
    expect(moonrise).toMatchObject({ date: '2022-01-27', status: 'next_day', note: 'Moonrise occurs on next day' });
    expect(moonrise.time).toMatch(/^02:03/);
    expect(moonrise.time_24plus).toBe(`26${moonrise.time?.slice(2)}`);
    expect(moonset).toMatchObject({ date: '2022-01-26', status: 'exact' });
  });

  it('finds no Moon where it stays down or up for days', () => {
    const days = [...panchangSpan(PLACES.longyearbyen, '2024-06-01', '2024-06-30')];
    const down = days.filter(({ times }) => times.moonrise.note?.includes('below the horizon at'));
    const up = days.filter(({ times }) => times.moonrise.note?.includes('above the horizon at'));
    expect(down.length).toBeGreaterThan(3);
    expect(up.length).toBeGreaterThan(3);
    for (const { times, times_partial } of [...down, ...up]) {
      expect(times.moonrise).toMatchObject({ date: null, status: 'none', time: null, time_24plus: null });
      expect(times_partial).toBe(true);
    }
    expect(days.some(({ times }) => times.moonset.status === 'none')).toBe(true);
  });

  it('passes from night to day to night at Tromso without a break', () => {
    const days = [
      ...panchangSpan(PLACES.tromso, '2024-01-10', '2024-01-20'),
      ...panchangSpan(PLACES.tromso, '2024-05-14', '2024-05-24'),
    ];
    expect(days.filter(({ times }) => times.sunrise.time === null).length).toBeGreaterThan(4);
    expect(days.filter(({ times }) => times.sunrise.time !== null).length).toBeGreaterThan(4);
    const first = days.find(({ times }) => times.sunrise.time !== null);
    expect(first?.input.date).toBe('2024-01-15');
    expect(first?.times.sunset.status).toBe('exact');
    const lastRise = days.filter(({ times }) => times.sunrise.time !== null).at(-1);
    expect(lastRise?.times.sunset).toMatchObject({ status: 'none', time: null });
    for (const { panchanga, input } of days) {
      const length =
        secondsSince(input.date, panchanga.vara.end_date, panchanga.vara.end_time) -
        secondsSince(input.date, input.date, input.time);
      expect(length).toBeGreaterThan(12 * 3600);
      expect(length).toBeLessThan(36 * 3600);
    }
  });

  it.each([90, -90])('has a panchanga at latitude %d on every day of a year', (latitude) => {
    const days = [...panchangSpan({ latitude, longitude: 0, timezone: 'UTC' }, '2024-01-01', '2024-12-31')];
    expect(days).toHaveLength(366);
    const risings = days.filter(({ times }) => times.sunrise.time !== null);
    expect(risings).toHaveLength(1);
    expect(risings[0]?.input.date.slice(5, 7)).toBe(latitude > 0 ? '03' : '09');
    const moonrises = new Set(
      days.flatMap(({ times: { moonrise } }) => (moonrise.time === null ? [] : [`${moonrise.date} ${moonrise.time}`])),
    );
    expect(moonrises.size).toBeGreaterThanOrEqual(13);
    expect(moonrises.size).toBeLessThanOrEqual(14);
    for (const { input, times } of days) if (times.sunrise.time === null) expect(input.time).toMatch(/^0[56]:/);
  });
});

describe('panchangSpan', () => {
  it('gives what panchang gives, day by day', () => {
    for (const place of [PLACES.delhi, PLACES.tromso]) {
      for (const { units, ...data } of panchangSpan(place, '2024-11-20', '2024-12-05', { sunrise: 'hindu' })) {
        expect(data).toEqual(on(data.input.date, place, 'hindu'));
        for (const limb of ['tithi', 'nakshatra', 'yoga', 'karana'] as const) {
          const { number, end_date, end_time } = data.panchanga[limb];
          expect(units[limb][0]).toMatchObject({ number, end_date, end_time });
        }
      }
    }
  });

  it('computes a day only on demand', () => {
    const [first] = panchangSpan(PLACES.delhi, '1000-01-01', '2999-12-31');
    expect(first?.input.date).toBe('1000-01-01');
  });

  it('refuses bad input on the call', () => {
    const { delhi } = PLACES;
    expect(failure(() => panchangSpan(delhi, '2024-02-30', '2024-03-01'))).toMatchObject({ field: 'from' });
    expect(failure(() => panchangSpan(delhi, '2024-03-02', '2024-03-01'))).toMatchObject({
      code: 'invalid_value',
      field: 'to',
    });
    expect(failure(() => panchangSpan({ ...delhi, timezone: 'IST' }, '2024-03-01', '2024-03-01'))).toMatchObject({
      code: 'invalid_timezone',
      field: 'place.timezone',
    });
  });
});

describe('nextLimb', () => {
  it('finds the next unit of a number, with its bounds', () => {
    const full = nextLimb({ limb: 'tithi', number: 15, moment: '2025-11-22T00:00:00Z' });
    expect(full).toMatchObject({ limb: 'tithi', number: 15, name: 'Purnima' });
    expect(full.start.slice(0, 10)).toBe('2025-12-04');
    const [day] = [...panchangSpan({ latitude: 0, longitude: 0, timezone: 'UTC' }, '2025-12-04', '2025-12-04')];
    const unit = day?.units.tithi.find(({ number }) => number === 15);
    expect(`${unit?.start_date}T${unit?.start_time}Z`).toBe(full.start);
    expect(`${unit?.end_date}T${unit?.end_time}Z`).toBe(full.end);
  });

  it.each(['tithi', 'nakshatra', 'yoga', 'karana'] as const)('walks through every %s in turn', (limb) => {
    const count = { tithi: 30, nakshatra: 27, yoga: 27, karana: 60 }[limb];
    let { number, end } = nextLimb({ limb, moment: '2024-02-05T06:00:00+05:30' });
    for (let i = 0; i < count; i++) {
      const moment = new Date(Date.parse(end) - 1000).toISOString();
      const next = nextLimb({ limb, moment });
      expect(next.number).toBe((number % count) + 1);
      expect(next.start).toBe(end);
      ({ number, end } = next);
    }
  });

  it('refuses a number that the limb does not have', () => {
    expect(failure(() => nextLimb({ limb: 'tithi', number: 31, moment: '2024-01-01T00:00:00Z' }))).toMatchObject({
      code: 'invalid_value',
      field: 'number',
    });
    expect(failure(() => nextLimb({ limb: 'tithi', moment: '2024-01-01' }))).toMatchObject({ code: 'invalid_moment' });
  });
});
