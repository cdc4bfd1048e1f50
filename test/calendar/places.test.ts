import { describe, expect, it } from 'vitest';
import { type CalendarDayInput, day, months, sankrantis } from '../../src/calendar/index.js';
import { isSiddhantaError, panchang, panchangSpan } from '../../src/index.js';
import { sampled } from '../support/sample.js';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const KIRKENES = { latitude: 69.7271, longitude: 30.0457, timezone: 'Europe/Oslo' };
const TROMSO = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };
const APIA = { latitude: -13.8333, longitude: -171.7667, timezone: 'Pacific/Apia' };
const NEW_YORK = { latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' };

function refusal(call: () => unknown): { readonly code: string; readonly field: string | undefined } | undefined {
  try {
    call();
  } catch (error) {
    if (isSiddhantaError(error)) return { code: error.code, field: error.field };
    throw error;
  }
  return undefined;
}

describe('a date with two sunrises', () => {
  it('has the same tithi for each as the span of days', () => {
    const { data } = day({ date: '1975-05-15', place: KIRKENES });
    const span = [...panchangSpan(KIRKENES, '1975-05-15', '1975-05-15')];
    expect(span.map(({ input, panchanga }) => [input.time, panchanga.tithi.number])).toEqual([
      [data.sunrise?.slice(11, 19), data.tithi.number],
      [data.also?.sunrise.slice(11, 19), data.also?.tithi.number],
    ]);
    expect(data.tithi.number).not.toBe(data.also?.tithi.number);
  });

  it('is no lost tithi, nor the next day a repeated one', () => {
    expect(day({ date: '1975-05-15', place: KIRKENES }).data).toMatchObject({
      is_kshaya_day: false,
      is_vriddhi_day: false,
    });
    expect(day({ date: '1975-05-14', place: KIRKENES }).data.also).toBeUndefined();
  });
});

describe('polar days', () => {
  it('say that there is no sunrise, and what has no beginning', () => {
    const { data } = day({ date: '2024-06-21', place: TROMSO });
    expect(data.sunrise).toBeNull();
    expect(data.taken_at.slice(11, 16)).toBe('06:46');
    expect(data.solar.tamil).toBeNull();
    expect(data.solar.malayalam).toBeNull();
    expect(data.years.kollam).toBeNull();
    expect(data.solar.odia).toEqual({ month: 'Asadha', month_number: 3, day: 8 });
  });

  it('have civil dates of a saṅkrānti alone', () => {
    const { sankrantis: all } = sankrantis({ year: 2024, place: TROMSO }).data;
    const gemini = all.find(({ sign }) => sign === 'Gemini');
    expect(gemini?.dates).toEqual({
      sunset: null,
      three_fifths: null,
      civil_day: '2024-06-14',
      civil_day_plus_one: '2024-06-15',
      sunrise_after: null,
      orissa: null,
    });
  });

  it('are given at the poles, too', () => {
    const data = day({ date: '2024-12-25', place: { latitude: 90, longitude: 0, timezone: 'UTC' } }).data;
    expect(data.sunrise).toBeNull();
    expect(data.lunar_month.amanta).toBe('Margashirsha');
  });
});

describe('the date line', () => {
  it('counts the days that the clocks had', () => {
    const on = (date: string) => day({ date, place: APIA }).data.solar.odia?.day;
    expect(['2011-12-28', '2011-12-29', '2011-12-31', '2012-01-01'].map(on)).toEqual([14, 15, 16, 17]);
  });

  it('refuses the date that never was', () => {
    expect(refusal(() => day({ date: '2011-12-30', place: APIA }))).toMatchObject({
      code: 'nonexistent_time',
      field: 'date',
    });
  });
});

describe('a change of the clocks', () => {
  it('leaves months and their days alone', () => {
    // 2025-03-09: the night in which New York goes to summer time.
    const { data } = day({ date: '2025-03-09', place: NEW_YORK });
    expect(data.sunrise?.slice(19)).toBe('-04:00');
    expect(data.lunar_month.start.slice(19)).toBe('-05:00');
    // The Sun entered Aquarius there on 12 February.
    expect(data.solar.odia?.day).toBe(26);
  });
});

describe('agreement', () => {
  it.each(['2024-01-14', '2025-11-22', '2026-06-15', '2026-06-16'])('with the tithi of panchang on %s', (date) => {
    const { number, name, paksha } = panchang({ date, place: DELHI }).data.panchanga.tithi;
    expect(day({ date, place: DELHI }).data.tithi).toEqual({ number, name, paksha });
  });

  it('with panchangSpan on lost and repeated tithis, through a year', () => {
    const span = [...panchangSpan(DELHI, '2024-01-01', '2024-12-31')];
    const firsts = span.map(({ units }) => units.tithi[0]?.number);
    for (const [i, { input, units }] of sampled([...span.entries()], 60)) {
      const { data } = day({ date: input.date, place: DELHI });
      expect([input.date, data.is_kshaya_day]).toEqual([
        input.date,
        units.tithi.some(({ sunrises }) => sunrises === 0),
      ]);
      expect([input.date, data.is_vriddhi_day]).toEqual([input.date, firsts[i] === firsts[i - 1]]);
    }
  });

  it('with the months of the year on first and last days', () => {
    for (const { name, first_day, last_day, start, end, is_adhika } of months({ year: 2026, place: DELHI }).data
      .months) {
      for (const date of [first_day, last_day]) {
        expect(day({ date, place: DELHI }).data.lunar_month).toMatchObject({ amanta: name, is_adhika, start, end });
      }
    }
  });

  it('with the saṅkrāntis on first days of solar months', () => {
    for (const { sign_number, dates } of sankrantis({ year: 2026, place: DELHI }).data.sankrantis) {
      const first = (date: string | null) => day({ date: date ?? '', place: DELHI }).data.solar;
      expect(first(dates.sunset).tamil).toMatchObject({ month_number: sign_number, day: 1 });
      expect(first(dates.three_fifths).malayalam).toMatchObject({ month_number: sign_number, day: 1 });
      expect(first(dates.civil_day_plus_one).bengali).toMatchObject({ month_number: sign_number, day: 1 });
      expect(first(dates.civil_day).odia).toMatchObject({ month_number: sign_number, day: 1 });
      expect(first(dates.civil_day).punjabi).toMatchObject({ month_number: sign_number, day: 1 });
    }
  });
});

describe('options', () => {
  it('name the month by either system', () => {
    const dark = { date: '2022-01-24', place: DELHI } as const;
    expect(day(dark).data.month).toBe('Pausha');
    expect(day({ ...dark, month_system: 'purnimanta' }).data.month).toBe('Magha');
  });

  it('distinguish the first of two intercalary months from the second', () => {
    const note = (date: string) => day({ date, place: DELHI }).data.lunar_month.note;
    expect(note('1963-10-25')).toMatch(/^Samsarpa/);
    expect(note('1963-11-25')).toMatch(/two signs/);
    expect(note('1964-03-25')).toBeNull();
    expect(note('1963-09-25')).toBeNull();
  });

  it('move months with the ayanāṁśa: 2029 has intercalary Chaitra under Lahiri', () => {
    const adhika = (ayanamsa?: 'raman') =>
      months({ year: 2029, place: DELHI, ...(ayanamsa === undefined ? {} : { conventions: { ayanamsa } }) })
        .data.months.filter(({ is_adhika }) => is_adhika)
        .map(({ name }) => name);
    expect(adhika()).toEqual(['Chaitra']);
    expect(adhika('raman')).not.toEqual(['Chaitra']);
  });
});

describe('bad input', () => {
  const refused = (input: unknown) => refusal(() => day(input as CalendarDayInput));

  it.each([
    [{ date: '2024-02-30', place: DELHI }, 'date'],
    [{ date: '2024-02-20', place: { ...DELHI, latitude: 91 } }, 'place.latitude'],
    [{ date: '2024-02-20', place: DELHI, month_system: 'purnimant' }, 'month_system'],
    [{ date: '2024-02-20', place: DELHI, month: 'amanta' }, 'month'],
    [{ date: 20240220, place: DELHI }, 'date'],
  ])('of a day is refused by its field: %#', (input, field) => {
    expect(refused(input)).toMatchObject({ field });
  });

  it.each([[999], [3000], [2024.5], ['2024'], [undefined]])('year %s is refused', (year) => {
    expect(refusal(() => months({ year, place: DELHI } as never))).toMatchObject({ field: 'year' });
    expect(refusal(() => sankrantis({ year, place: DELHI } as never))).toMatchObject({ field: 'year' });
  });

  it('refuses a date whose lunar year began before the ephemeris', () => {
    expect(refused({ date: '1000-08-01', place: DELHI })).toMatchObject({ code: 'date_out_of_range', field: 'date' });
    expect(day({ date: '1000-08-08', place: DELHI }).data.years.shaka).toBe(922);
    expect(day({ date: '2999-12-31', place: DELHI }).data.years.shaka).toBe(2921);
  });

  it('the first and the last year have their months and saṅkrāntis', () => {
    for (const year of [1000, 2999]) {
      expect([12, 13]).toContain(months({ year, place: DELHI }).data.months.length);
      expect(sankrantis({ year, place: DELHI }).data.sankrantis).toHaveLength(12);
    }
  });

  it('another school may have another intercalary month', () => {
    const month = (ayanamsa: 'lahiri' | 'raman') =>
      day({ date: '2026-05-20', place: DELHI, ayanamsa }).data.lunar_month.is_adhika;
    expect([month('lahiri'), month('raman')]).toEqual([true, false]);
  });
});
