import { describe, expect, it } from 'vitest';
import { panchang } from '../../src/panchang/day.js';
import { type PanchangSpanDay, panchangSpan } from '../../src/panchang/span.js';
import type { Place } from '../../src/types.js';
import { LIMBS, type Limb } from '../../src/zodiac/limbs.js';
import { fixture } from '../support/fixtures.js';
import { clockSeconds, numbersOf, PLACES, secondsSince } from '../support/panchang.js';

interface Ends {
  readonly number: number;
  readonly end: string;
}

interface Recomputed
  extends Readonly<
    Record<Limb, { readonly number: number; readonly progress_percent: number; readonly ends: readonly Ends[] }>
  > {
  readonly sunrise: string;
  readonly sunset: string;
  readonly next_sunrise: string;
  readonly moonrise: string;
  readonly moonset: string;
  readonly sun_longitude: number;
  readonly moon_longitude: number;
  readonly phase_angle: number;
  readonly yoga_degrees: number;
  readonly pada: number;
  readonly vara: number;
}

interface Published extends Partial<Readonly<Record<`${Limb}_ends`, readonly Ends[]>>> {
  readonly at_sunrise?: Readonly<Partial<Record<Limb | 'vara', number | string>>>;
  readonly sunrise?: string;
  readonly sunset?: string;
  readonly moonrise?: string;
  readonly moonset?: string;
}

interface Case {
  readonly id: string;
  readonly place: Place;
  readonly date: string;
  readonly sunrise: 'upper_limb' | 'hindu';
  readonly tolerance_seconds: number;
  readonly published: Published;
  readonly recomputed?: Recomputed;
}

const { cases } = fixture<{ readonly cases: readonly Case[] }>('sources/panchang-cases.json');
const EVENTS = ['sunrise', 'sunset', 'moonrise', 'moonset'] as const;

function computed({ place, date, sunrise }: Case): PanchangSpanDay {
  const [day] = [...panchangSpan(place, date, date, { sunrise })];
  if (day === undefined) throw new Error(`no ${date}`);
  return day;
}

function eventSeconds(day: PanchangSpanDay, event: (typeof EVENTS)[number]): number {
  const { time, date, status } = { date: null, ...day.times[event] };
  if (time === null) throw new Error(`${event}: ${status}`);
  return secondsSince(day.input.date, date ?? day.input.date, time);
}

function near(found: number, wanted: string, tolerance: number, label: string): void {
  const off = found - clockSeconds(wanted);
  expect(Math.abs(off), `${label}: ${off} s from ${wanted}`).toBeLessThanOrEqual(tolerance);
}

function compareEnds(day: PanchangSpanDay, limb: Limb, ends: readonly Ends[], tolerance: number): void {
  for (const { number, end } of ends) {
    const unit = day.units[limb].find((one) => one.number === number);
    expect(unit, `${limb} ${number}`).toBeDefined();
    if (unit !== undefined) {
      near(secondsSince(day.input.date, unit.end_date, unit.end_time), end, tolerance, `${limb} ${number}`);
    }
  }
}

describe.each(cases.map((one) => [one.id, one] as const))('%s', (_, one) => {
  const day = computed(one);

  it('is as published', () => {
    const { published, tolerance_seconds } = one;
    for (const event of EVENTS) {
      const wanted = published[event];
      if (wanted !== undefined) near(eventSeconds(day, event), wanted, tolerance_seconds, event);
    }
    for (const limb of LIMBS) compareEnds(day, limb, published[`${limb}_ends`] ?? [], tolerance_seconds);
    for (const [limb, wanted] of Object.entries(published.at_sunrise ?? {})) {
      const { number, name } = day.panchanga[limb as Limb | 'vara'];
      expect(typeof wanted === 'number' ? number : name).toBe(wanted);
    }
  });

  const wanted = one.recomputed;
  if (wanted === undefined) return;
  it('is as recomputed with Swiss Ephemeris', () => {
    expect(numbersOf(day)).toEqual([...LIMBS.map((limb) => wanted[limb].number), wanted.vara]);
    expect(day.panchanga.nakshatra.pada).toBe(wanted.pada);
    for (const limb of LIMBS) {
      expect(Math.abs(day.panchanga[limb].progress_percent - wanted[limb].progress_percent)).toBeLessThan(0.021);
      const touching = wanted[limb].ends.filter(({ number }) => day.units[limb].some((unit) => unit.number === number));
      expect(touching).toHaveLength(day.units[limb].length);
      compareEnds(day, limb, touching, 2);
    }
    const { sun_longitude, moon_longitude, phase_angle } = day.panchanga.planetary_positions;
    expect(Math.abs(sun_longitude - wanted.sun_longitude)).toBeLessThan(0.00021);
    expect(Math.abs(moon_longitude - wanted.moon_longitude)).toBeLessThan(0.00021);
    expect(Math.abs(phase_angle - wanted.phase_angle)).toBeLessThan(0.00021);
    expect(Math.abs(day.panchanga.yoga.degrees - wanted.yoga_degrees)).toBeLessThan(0.00031);
    for (const event of EVENTS) near(eventSeconds(day, event), wanted[event], event.startsWith('sun') ? 2 : 15, event);
    const { end_date, end_time } = day.panchanga.vara;
    near(secondsSince(one.date, end_date, end_time), wanted.next_sunrise, 2, 'next sunrise');
  });
});

// Computed with Swiss Ephemeris 2.10.03: times to 2 s, of the Moon to 15 s.
describe('worked examples', () => {
  it('New Delhi 2025-11-22', () => {
    const { data } = panchang({ date: '2025-11-22', place: PLACES.delhi });
    const { tithi, nakshatra, yoga, karana, vara, planetary_positions } = data.panchanga;
    expect(numbersOf(data)).toEqual([2, 18, 7, 4, 7]);
    expect([tithi.name, tithi.paksha]).toEqual(['Dvitiya', 'Shukla Paksha']);
    expect([nakshatra.name, nakshatra.pada]).toEqual(['Jyeshtha', 3]);
    expect(yoga.name).toBe('Sukarma');
    expect([karana.name, karana.type]).toEqual(['Kaulava', 'movable']);
    expect(vara.name).toBe('Saturday');
    near(clockSeconds(tithi.end_time), '17:11:52', 2, 'tithi');
    near(clockSeconds(nakshatra.end_time), '16:47:04', 2, 'nakshatra');
    near(clockSeconds(yoga.end_time), '11:29:40', 2, 'yoga');
    expect(karana.end_time).toBe(tithi.end_time);
    expect(Math.abs(planetary_positions.phase_angle - 19.2762)).toBeLessThan(0.0003);
  });

  it('New York on the day the clocks went back', () => {
    const { data } = panchang({ date: '2024-11-03', place: PLACES.newYork });
    const { tithi, nakshatra, yoga } = data.panchanga;
    expect(numbersOf(data).slice(0, 3)).toEqual([2, 17, 5]);
    near(clockSeconds(data.times.sunrise.time ?? ''), '06:29:20', 2, 'sunrise');
    near(clockSeconds(tithi.end_time), '11:35:44', 2, 'tithi');
    near(clockSeconds(nakshatra.end_time), '21:33:57', 2, 'nakshatra');
    expect(yoga.end_date).toBe('2024-11-04');
    near(clockSeconds(yoga.end_time), '01:13:08', 2, 'yoga');
    near(clockSeconds(data.times.moonrise.time ?? ''), '08:45:16', 15, 'moonrise');
    near(clockSeconds(data.times.moonset.time ?? ''), '17:45:24', 15, 'moonset');
  });

  it('Sydney 2025-01-01', () => {
    const { data } = panchang({ date: '2025-01-01', place: PLACES.sydney });
    const { tithi, nakshatra, karana } = data.panchanga;
    expect(numbersOf(data)).toEqual([1, 21, 13, 2, 4]);
    near(clockSeconds(data.times.sunrise.time ?? ''), '05:47:40', 2, 'sunrise');
    near(clockSeconds(tithi.end_time), '08:52:25', 2, 'tithi');
    expect(nakshatra.end_date).toBe('2025-01-02');
    near(clockSeconds(nakshatra.end_time), '05:16:16', 2, 'nakshatra');
    expect(karana.name).toBe('Bava');
  });

  it.each([
    ['2024-01-01', '05:47:21', [20, 11, 3, 40]],
    ['2024-06-21', '06:46:02', [15, 18, 23, 29]],
  ])('Tromso %s, without a sunrise', (date, time, numbers) => {
    const { data } = panchang({ date, place: PLACES.tromso });
    expect(data.times.sunrise).toEqual({ method: 'hour_angle_minus_90', status: 'none', time: null });
    expect(data.times.sunset).toEqual({ method: 'upper_limb_refraction', status: 'none', time: null });
    expect(data.times_partial).toBe(true);
    near(clockSeconds(data.input.time), time, 1, 'instant taken');
    expect(numbersOf(data).slice(0, 4)).toEqual(numbers);
  });

  it.each([
    ['upper_limb', '05:50:46', '18:39:21'],
    ['hindu', '05:54:27', '18:35:40'],
  ] as const)('Chennai 2024-07-17 by the definition %s', (sunrise, rise, set) => {
    const place = { latitude: 13.0878, longitude: 80.2785, timezone: 'Asia/Kolkata' };
    const { times } = panchang({ date: '2024-07-17', place, sunrise }).data;
    near(clockSeconds(times.sunrise.time ?? ''), rise, 1, 'sunrise');
    near(clockSeconds(times.sunset.time ?? ''), set, 1, 'sunset');
  });
});

describe('New Delhi 2024, every sunrise', () => {
  const { samples } = fixture<{ readonly samples: readonly { date: string; tithi: number }[] }>(
    'oracle/panchang-tithis.json',
  );
  const days = [...panchangSpan(PLACES.delhi, '2023-12-31', '2025-01-01')];
  const year = days.filter(({ input }) => input.date.startsWith('2024'));

  it('has the tithis of the oracle', () => {
    expect(days.map(({ input, panchanga }) => ({ date: input.date, tithi: panchanga.tithi.number }))).toEqual(samples);
  });

  it('lost 18 tithis', () => {
    const lost = year.flatMap(({ input, units }) =>
      units.tithi.filter(({ sunrises }) => sunrises === 0).map(({ number }) => `${input.date.slice(5)} ${number}`),
    );
    expect(lost.join(', ')).toBe(
      '01-14 4, 02-09 30, 03-05 25, 03-12 3, 04-07 29, 05-01 23, 05-09 2, 06-01 25, 06-22 16, 07-04 29, 07-24 19, 08-17 13, 08-24 21, 09-18 16, 10-14 12, 10-20 19, 11-14 14, 12-09 9',
    );
  });

  it('repeated 12 tithis', () => {
    const repeated = year.flatMap(({ input, panchanga }, i) =>
      panchanga.tithi.number === days[i]?.panchanga.tithi.number
        ? [`${input.date.slice(5)} ${panchanga.tithi.number}`]
        : [],
    );
    expect(repeated.join(', ')).toBe(
      '01-30 19, 03-02 21, 03-23 13, 04-25 16, 05-16 8, 06-18 11, 07-09 3, 08-12 7, 09-03 30, 10-06 3, 10-28 26, 11-29 28',
    );
    for (const { units } of year) {
      for (const unit of units.tithi) expect(unit.sunrises).toBeLessThanOrEqual(2);
    }
    const marked = year.filter(({ units }) => units.tithi[0]?.sunrises === 2);
    expect(marked).toHaveLength(24);
  });

  it('13 Vedic days have no moonrise of their own', () => {
    const own = year.filter(({ times }) => times.moonrise.note === 'No moonrise between sunrise and next sunrise');
    expect(own).toHaveLength(13);
    const [first] = own;
    expect(first?.input.date).toBe('2024-01-11');
    expect(first?.times.moonrise).toMatchObject({ date: '2024-01-12', status: 'next_day' });
    near(clockSeconds(first?.times.moonrise.time ?? ''), '08:09:00', 60, 'moonrise');
  });
});
