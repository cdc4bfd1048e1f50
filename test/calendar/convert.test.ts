import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import printed from '../../fixtures/sources/calendar-dates.json' with { type: 'json' };
import {
  type CalendarConvertInput,
  convert,
  day,
  type LunarDateInput,
  type SolarDateInput,
} from '../../src/calendar/index.js';
import { SOLAR_REGIONS } from '../../src/calendar/tables/sankrantiRules.js';
import { isSiddhantaError } from '../../src/index.js';
import { civilFromDays, daysFromCivil, formatDate } from '../../src/time/calendar.js';
import { formatJulian, gregorianFromJulian, julianFromDays } from '../../src/time/julianCalendar.js';
import { runs } from '../support/sample.js';

const UJJAIN = { latitude: 23.1765, longitude: 75.7885, timezone: 'Asia/Kolkata' };
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const PLACES: Readonly<Record<string, typeof UJJAIN>> = {
  Chennai: { latitude: 13.0827, longitude: 80.2707, timezone: 'Asia/Kolkata' },
  Kolkata: { latitude: 22.5726, longitude: 88.3639, timezone: 'Asia/Kolkata' },
  Kochi: { latitude: 9.9312, longitude: 76.2673, timezone: 'Asia/Kolkata' },
};

const datesOf = (input: CalendarConvertInput): readonly string[] => convert(input).data.dates.map(({ date }) => date);

function refusal(input: CalendarConvertInput): readonly [code: string, field: string | undefined, message: string] {
  try {
    convert(input);
  } catch (error) {
    if (isSiddhantaError(error)) return [error.code, error.field, error.message];
    throw error;
  }
  throw new Error('it was converted');
}

describe('worked examples of Sewell & Dikshit', () => {
  it.each(printed.sewell.lunar)('lunar: $locus', ({ locus: _locus, dates, apart, julian, ...lunar }) => {
    const found = convert({ lunar: lunar as LunarDateInput, place: UJJAIN }).data.dates;
    expect(found.map(({ date }) => date)).toEqual(apart?.dates ?? dates);
    if (julian !== undefined) expect(found[0]).toMatchObject({ julian_date: julian, weekday: 'Saturday' });
  });

  it.each(printed.sewell.solar)('solar: $locus', ({ locus: _locus, place, dates, apart, ...solar }) => {
    expect(datesOf({ solar: solar as SolarDateInput, place: PLACES[place] ?? UJJAIN })).toEqual(apart?.dates ?? dates);
  });
});

it.each(printed.national.rows)('the national calendar: $date', ({ date, ...national }) => {
  expect(datesOf({ national, place: DELHI })).toEqual([date]);
});

it.each(printed.kali_ahargana.rows)('the ahargana of Kali: $date', ({ date, ahargana }) => {
  expect(convert({ date, place: DELHI }).data.dates[0]?.kali_ahargana).toBe(ahargana);
  expect(datesOf({ kali_ahargana: ahargana, place: DELHI })).toEqual([date]);
});

describe('skipped and repeated tithis', () => {
  // 1780: Jyeshtha 17 holds two sunrises at Ujjain.
  it('are told with both dates', () => {
    const { data } = convert({ lunar: { era: 'shaka', year: 1702, month: 'Jyeshtha', tithi: 17 }, place: UJJAIN });
    expect(data.dates.map(({ date, is_vriddhi_day }) => [date, is_vriddhi_day])).toEqual([
      ['1780-06-18', false],
      ['1780-06-19', true],
    ]);
    expect(data.note).toMatch(/repeated/);
    expect(data.skipped_on).toBeNull();
  });

  it('are told with the date on which they begin and end', () => {
    // A day whose calendar says that a tithi is lost: the tithi after its own.
    const lost = Array.from({ length: 90 }, (_, i) => formatDate(daysFromCivil(2026, 1, 1) + i))
      .map((date) => day({ date, place: DELHI }).data)
      .find(({ is_kshaya_day }) => is_kshaya_day);
    if (lost === undefined) throw new Error('no tithi is lost');
    const tithi = (lost.tithi.number % 30) + 1;
    expect(tithi).toBeGreaterThan(1);
    const { data } = convert({
      lunar: { era: 'shaka', year: lost.years.shaka, month: lost.lunar_month.amanta, tithi },
      place: DELHI,
    });
    expect(data).toMatchObject({ dates: [], skipped_on: lost.date });
    expect(data.note).toMatch(/skipped/);
  });
});

describe('any date', () => {
  const date = fc.integer({ min: daysFromCivil(1001, 1, 1), max: daysFromCivil(2998, 12, 31) });
  const place = fc.constantFrom(
    DELHI,
    { latitude: 13.0827, longitude: 80.2707, timezone: 'Asia/Kolkata' },
    { latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' },
  );

  it('comes back from each of its names', () => {
    fc.assert(
      fc.property(date, place, (days, here) => {
        const text = formatDate(days);
        const [one] = convert({ date: text, place: here }).data.dates;
        if (one === undefined) throw new Error('no day');
        const { lunar_month, tithi, years, solar, julian_date, julian_day, kali_ahargana, shaka_solar } = one;
        const back = (input: Omit<CalendarConvertInput, 'place'>) => datesOf({ ...input, place: here });
        expect(back({ julian_date })).toEqual([text]);
        expect(back({ julian_day })).toEqual([text]);
        expect(back({ kali_ahargana })).toEqual([text]);
        const { month: _name, ...national } = solar.national;
        // The national calendar has no years before 1.
        if (national.year >= 1) expect(back({ national })).toEqual([text]);
        for (const era of ['shaka', 'vikram', 'vikram_gujarat', 'kali'] as const) {
          for (const month_system of ['amanta', 'purnimanta'] as const) {
            const lunar = {
              era,
              year: years[era],
              month: lunar_month[month_system],
              tithi: tithi.number,
              is_adhika: lunar_month.is_adhika,
              month_system,
            };
            expect(back({ lunar })).toContain(text);
          }
        }
        for (const region of SOLAR_REGIONS) {
          const found = solar[region];
          if (found === null) continue;
          const year = region === 'malayalam' ? years.kollam : region === 'bengali' ? years.bengali : shaka_solar;
          if (year !== null)
            expect(back({ solar: { region, year, month_number: found.month_number, day: found.day } })).toEqual([text]);
        }
      }),
      { numRuns: runs(40) },
    );
  });

  it('has a Julian date that is read back', () => {
    fc.assert(
      fc.property(date, (days) => {
        const { year, month, day: ofMonth } = gregorianFromJulian(julianFromDays(days));
        expect(daysFromCivil(year, month, ofMonth)).toBe(days);
      }),
    );
    expect(formatJulian(daysFromCivil(1582, 10, 15))).toBe('1582-10-05');
    expect(civilFromDays(-156_000)).toEqual(gregorianFromJulian({ year: 1542, month: 11, day: 11 }));
  });
});

describe('what is refused', () => {
  it('names the field and what is allowed', () => {
    expect(refusal({ place: DELHI })).toEqual([
      'missing_field',
      'date',
      'date is required, or one of julian_date, julian_day, kali_ahargana, lunar, solar, national. Add one of them to the input.',
    ]);
    expect(refusal({ place: DELHI, date: '2026-01-01', julian_day: 2_461_000 }).slice(0, 2)).toEqual([
      'invalid_value',
      'julian_day',
    ]);
    expect(
      refusal({ place: DELHI, lunar: { era: 'shaka', year: 1948, month: 'Magha', tithi: 4, is_adhika: true } }),
    ).toEqual([
      'invalid_value',
      'lunar.is_adhika',
      'lunar.is_adhika is true for Magha of 1948; the intercalary month of that year is Jyeshtha. Leave it out or name another month.',
    ]);
    expect(refusal({ place: DELHI, national: { year: 1869, month_number: 7, day: 31 } })[1]).toBe('national.day');
    expect(refusal({ place: DELHI, solar: { region: 'tamil', year: 1948, month_number: 10, day: 32 } })[1]).toBe(
      'solar.day',
    );
    expect(
      refusal({ place: DELHI, lunar: { era: 'shaka', year: 5000, month: 'Magha', tithi: 4 } }).slice(0, 2),
    ).toEqual(['date_out_of_range', 'lunar.year']);
    expect(refusal({ place: DELHI, date: '1000-03-01' }).slice(0, 2)).toEqual(['date_out_of_range', 'date']);
    expect(
      refusal({ place: { latitude: -13.8333, longitude: -171.7667, timezone: 'Pacific/Apia' }, date: '2011-12-30' })[0],
    ).toBe('nonexistent_time');
    const tromso = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };
    expect(refusal({ place: tromso, solar: { region: 'tamil', year: 1946, month_number: 3, day: 8 } })[0]).toBe(
      'undefined_at_latitude',
    );
  });
});
