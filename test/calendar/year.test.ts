import { describe, expect, it } from 'vitest';
import { festival, months, sankrantis, year } from '../../src/calendar/index.js';
import { COUNCIL_VERIFICATION } from '../../src/calendar/tables/yearRules.js';
import type { Place } from '../../src/types.js';
import { fixture } from '../support/fixtures.js';
import { sampled } from '../support/sample.js';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const TROMSO = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };

const councils = fixture<{
  readonly place: Place;
  readonly rows: readonly {
    readonly year: number;
    readonly source: string;
    readonly council: Readonly<Record<string, string>>;
  }[];
  readonly differences: readonly {
    readonly year: number;
    readonly office: string;
    readonly published: string;
    readonly here: string;
  }[];
}>('sources/year-council.json');

describe('the council of the year', () => {
  const compared = councils.rows.flatMap((row) => {
    const here = new Map(
      year({ year: row.year, place: councils.place }).data.council.map(({ office, lord }) => [String(office), lord]),
    );
    return Object.entries(row.council).map(([office, published]) => ({
      year: row.year,
      office,
      published,
      here: String(here.get(office)),
    }));
  });

  it('is as published, but for two offices of one list', () => {
    const differ = compared.filter(({ published, here }) => published !== here);
    expect(differ).toEqual(
      councils.differences.map(({ year: of, office, published, here }) => ({ year: of, office, published, here })),
    );
    expect(COUNCIL_VERIFICATION).toContain(
      `${compared.length - differ.length} of ${compared.length} offices of ${councils.rows.length} published councils`,
    );
  });

  it('gives an office to the day until the next sunrise, which the place decides', () => {
    // The Sun enters Pisces on Wednesday 2023-03-15 at 06:34, after the sunrise of Delhi and before that of Jaipur.
    const fruits = [DELHI, councils.place].map((place) => year({ year: 2022, place }).data.council.at(-1));
    expect(fruits.map((one) => [one?.office, one?.lord, one?.date])).toEqual([
      ['phaladhipati', 'Mercury', '2023-03-15'],
      ['phaladhipati', 'Mars', '2023-03-14'],
    ]);
  });

  it('has the king of the day of Ugadi, where no sunrise holds the first tithi, too', () => {
    for (const of of [2017, 2025, 2026]) {
      const [ugadi] = festival({ festival: 'ugadi', year: of, place: DELHI }).data.days;
      expect([of, year({ year: of, place: DELHI }).data.council[0]?.date]).toEqual([of, ugadi?.date]);
    }
    expect(year({ year: 2026, place: DELHI }).data).toMatchObject({
      first_day: '2026-03-20',
      council: [{ office: 'raja', lord: 'Jupiter', date: '2026-03-19', at: '2026-03-19T06:53:29+05:30' }, ...rest(10)],
    });
  });

  it('has the entries of the Sun', () => {
    const { council } = year({ year: 2025, place: DELHI }).data;
    const entries = [2025, 2026].flatMap((of) => sankrantis({ year: of, place: DELHI }).data.sankrantis);
    const signs = council.map(({ at }) => entries.find((entry) => entry.at === at)?.sign);
    expect(signs).toEqual([
      undefined,
      'Aries',
      'Gemini',
      undefined,
      'Cancer',
      'Leo',
      'Virgo',
      'Libra',
      'Sagittarius',
      'Capricorn',
      'Pisces',
    ]);
    // Ārdrā, 6°40′ into Gemini.
    expect(council[3]?.at.slice(0, 13)).toBe('2025-06-22T06');
  });
});

const rest = (count: number): unknown[] => Array.from({ length: count }, () => expect.anything());

describe('a lunar year', () => {
  it('follows the one before', () => {
    const years = [2022, 2023, 2024, 2025, 2026].map((of) => year({ year: of, place: DELHI }).data);
    for (const [i, { first_day, shaka }] of years.entries()) {
      const before = years[i - 1];
      if (before === undefined) continue;
      expect(Date.parse(first_day) - Date.parse(before.last_day)).toBe(86_400_000);
      expect(shaka).toBe(before.shaka + 1);
    }
  });

  it.each(sampled([1963, 1982, 1983, 2023, 2025, 2029], 6))('of %i has its months in order', (of) => {
    const { data } = year({ year: of, place: DELHI });
    const all = [of, of + 1].flatMap((one) => months({ year: one, place: DELHI }).data.months);
    const from = all.findIndex(({ first_day }) => first_day === data.first_day);
    const until = all.findIndex(({ last_day }) => last_day === data.last_day);
    expect(data.months).toEqual(
      all
        .slice(from, until + 1)
        .map(({ name, is_adhika, is_kshaya, also, first_day }) => ({ name, is_adhika, is_kshaya, also, first_day })),
    );
    expect(data.ekadashis).toBe(2 * data.months.length);
  });

  it('counts intercalary and lost months', () => {
    const of = (one: number) => year({ year: one, place: DELHI }).data;
    const named = (one: number) => of(one).months.map(({ name, is_adhika }) => `${name}${is_adhika ? '+' : ''}`);
    expect(named(2029).slice(0, 3)).toEqual(['Chaitra+', 'Chaitra', 'Vaishakha']);
    expect(of(2029).ekadashis).toBe(26);
    expect(of(1982).months.find(({ is_kshaya }) => is_kshaya)).toMatchObject({ name: 'Pausha', also: 'Magha' });
    expect(
      of(1982)
        .months.filter(({ is_adhika }) => is_adhika)
        .map(({ name }) => name),
    ).toEqual(['Ashvina', 'Phalguna']);
  });

  it('has the beginnings of other years', () => {
    expect(year({ year: 2025, place: DELHI }).data.beginnings).toEqual([
      { calendar: 'national', date: '2025-03-22', era: 'shaka', number: 1947, samvatsara: null },
      { calendar: 'tamil', date: '2025-04-14', era: 'shaka', number: 1947, samvatsara: 'Vishvavasu' },
      { calendar: 'bengali', date: '2025-04-15', era: 'bengali', number: 1432, samvatsara: null },
      { calendar: 'malayalam', date: '2025-08-17', era: 'kollam', number: 1201, samvatsara: null },
      // The new moon of Diwali, 21 October 2025 at 17:55: the first sunrise after it.
      { calendar: 'gujarat', date: '2025-10-22', era: 'vikram', number: 2082, samvatsara: 'Pingala' },
    ]);
    const polar = year({ year: 2025, place: TROMSO }).data.beginnings;
    expect(polar.map(({ date }) => date === null)).toEqual([false, false, false, false, false]);
  });

  it('is named by the reckoning of the North that is asked for', () => {
    const north = (north_samvatsara?: 'sewell') =>
      year({ year: 2026, place: DELHI, ...(north_samvatsara && { north_samvatsara }) }).data.samvatsara.north;
    expect([north(), north('sewell')]).toEqual(['Siddharthin', 'Raudra']);
  });

  it.each([
    [{ year: 1000 }, 'invalid_value', 'year'],
    [{ year: 2999 }, 'invalid_value', 'year'],
    [{ year: 2025, north_samvatsara: 'jupiter' }, 'invalid_value', 'north_samvatsara'],
    [{ year: undefined }, 'missing_field', 'year'],
  ])('refuses %j', (wrong, code, field) => {
    expect(() => year({ place: DELHI, ...wrong } as never)).toThrow(expect.objectContaining({ code, field }));
  });

  it('has a first and a last year', () => {
    for (const of of [1001, 2998]) expect(year({ year: of, place: DELHI }).data.council).toHaveLength(11);
  });
});
