import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import printed from '../../fixtures/sources/calendar-dates.json' with { type: 'json' };
import { birthday, type CalendarBirthdayInput, convert, day } from '../../src/calendar/index.js';
import { luminaryContext } from '../../src/cast/context.js';
import { limbSkyOf } from '../../src/cast/limbs.js';
import { lunarCalendarOf } from '../../src/cast/lunarCalendar.js';
import { isSiddhantaError } from '../../src/index.js';
import { epochMs, julianDay } from '../../src/time/julian.js';
import { runs } from '../support/sample.js';

const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const birth = { date: '1990-08-15', time: '08:30:00', place };

const told = (input: Omit<CalendarBirthdayInput, 'birth' | 'place'>, by: string) =>
  birthday({ birth, place, ...input }).data.birthdays.filter((one) => one.by === by);

describe('the birthday by tithi', () => {
  it('takes the day with the birth star, where the sunrise alone takes another', () => {
    const [star] = told({ year: 2025 }, 'tithi');
    const [sunrise] = told({ year: 2025, options: { tithi: 'sunrise' } }, 'tithi');
    expect([star?.date, sunrise?.date]).toEqual(['2025-08-17', '2025-08-18']);
    expect(star?.touches).toEqual(['2025-08-17', '2025-08-18']);
  });

  it('is in the ordinary month after a birth in the intercalary one', () => {
    // Adhika Jyeshtha of 2026; 2029 has no doubled Jyeshtha.
    const { data } = birthday({ birth: { ...birth, date: '2026-05-20' }, year: 2027, place });
    expect([data.month, data.is_adhika]).toEqual(['Jyeshtha', true]);
    const [first] = data.birthdays.filter(({ by }) => by === 'tithi');
    expect(day({ date: first?.date ?? '', place }).data.lunar_month).toMatchObject({
      amanta: 'Jyeshtha',
      is_adhika: false,
    });
  });

  it('is a date that bears the tithi, or the one before it, in the month of birth', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1920, max: 1995 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
        (year, month, of) => {
          const date = `${year}-${String(month).padStart(2, '0')}-${String(of).padStart(2, '0')}`;
          const { data } = birthday({ birth: { ...birth, date }, year: year + 30, years: 2, place });
          for (const found of data.birthdays.filter(({ by }) => by === 'tithi')) {
            expect(found.touches).toContain(found.date);
            const { tithi } = day({ date: found.date ?? '', place }).data;
            expect([0, 29]).toContain((tithi.number - data.tithi.number + 30) % 30);
          }
        },
      ),
      { numRuns: runs(20) },
    );
  });
});

describe('the birthday by star', () => {
  it('is the second of two in the solar month, or the first', () => {
    expect(told({ year: 2028 }, 'nakshatra').map(({ date }) => date)).toEqual(['2028-08-15']);
    expect(told({ year: 2028, options: { star_twice: 'first' } }, 'nakshatra').map(({ date }) => date)).toEqual([
      '2028-07-19',
    ]);
  });

  it('is in the lunar month where asked for', () => {
    const dates = told({ year: 2026, options: { star_month: 'lunar' } }, 'nakshatra').map(({ date }) => date ?? '');
    expect(dates).toEqual(['2026-09-04']);
    expect(dates.map((date) => day({ date, place }).data.lunar_month.amanta)).toEqual(['Shravana']);
  });

  it('has the star at its sunrise', () => {
    for (const { date, start, end } of told({ year: 2020, years: 12 }, 'nakshatra')) {
      const { sunrise } = day({ date: date ?? '', place }).data;
      expect(Date.parse(sunrise ?? '')).toBeGreaterThanOrEqual(Date.parse(start ?? ''));
      expect(Date.parse(sunrise ?? '')).toBeLessThan(Date.parse(end ?? ''));
    }
  });
});

it('by the solar day is the same day of the same month', () => {
  for (const region of ['tamil', 'malayalam', 'bengali', 'odia', 'punjabi'] as const) {
    const { data } = birthday({ birth, year: 2030, years: 3, place, options: { region } });
    for (const { date } of data.birthdays.filter((one) => one.by === 'solar' && one.date !== null)) {
      const solar = convert({ date: date ?? '', place }).data.dates[0]?.solar[region];
      expect([solar?.month_number, solar?.day]).toEqual([data.solar_month, data.solar_day]);
    }
  }
});

describe('notable birthdays', () => {
  it('completes sixty years when the saṁvatsara of birth returns', () => {
    const sixtieth = told({ year: 2050 }, 'tithi');
    expect(sixtieth.map(({ age, notable }) => [age, notable])).toEqual([[60, 'shashti_purti']]);
    const at = (date: string) => day({ date, place }).data.samvatsara.south;
    expect(at(sixtieth[0]?.date ?? '')).toBe(at(birth.date));
  });

  it('has a thousand full moons up to the thousandth', () => {
    const { thousand_moons } = birthday({ birth, year: 2026, place }).data;
    const calendar = lunarCalendarOf(luminaryContext({}), place);
    const [from, to] = [julianDay(Date.parse('1990-08-15T08:30:00+05:30')), julianDay(Date.parse(thousand_moons))];
    const moons = calendar
      .monthsIn(from - 31, to + 31)
      .map((month) => calendar.phases(month).fullMoon)
      // The instant is told to the second.
      .filter((full) => full > from && full < to + 1 / 86_400);
    expect(moons).toHaveLength(1000);
  });
});

it.each(printed.sun_in_ardra.rows)('the Sun enters Ardra as PyJHora prints it: $at', ({ at }) => {
  const sky = luminaryContext({}, { conventions: { ayanamsa: 'true_pushya', positions: 'true' } });
  const limbs = limbSkyOf(sky, { latitude: 13.03862, longitude: 80.261818, timezone: 'Asia/Kolkata' });
  const entered = epochMs(limbs.start('sun_nakshatra', 6, julianDay(Date.parse(at) + 3 * 86_400_000)));
  expect(Math.abs(entered - Date.parse(at))).toBeLessThanOrEqual(printed.sun_in_ardra.tolerance_seconds * 1000);
});

it('refuses a birth without its time, and years before it', () => {
  const code = (call: () => unknown) => {
    try {
      return call();
    } catch (error) {
      return isSiddhantaError(error) ? [error.code, error.field] : error;
    }
  };
  expect(code(() => birthday({ birth: { date: '1990-08-15', place }, year: 2026, place }))).toEqual([
    'missing_field',
    'birth.time',
  ]);
  expect(code(() => birthday({ birth, year: 1980, place }))).toEqual(['invalid_value', 'year']);
});
