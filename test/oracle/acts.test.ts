import { describe, expect, it } from 'vitest';
import { act } from '../../src/muhurta/index.js';
import type { ActName } from '../../src/muhurta/tables/acts.js';
import type { Place } from '../../src/types.js';
import { fixture } from '../support/fixtures.js';

interface Windows {
  readonly source: string;
  readonly windows: readonly (readonly [date: string, from: string, to: string])[];
}

const printed = fixture<{
  readonly place: Place;
  readonly vivaha: Readonly<Record<string, { readonly source: string; readonly dates: readonly string[] }>>;
  readonly griha_pravesha: Readonly<Record<string, Windows>>;
  readonly griha_pravesha_dates: Readonly<
    Record<string, { readonly source: string; readonly dates: readonly string[] }>
  >;
  readonly chaula: Readonly<Record<string, Windows>>;
}>('sources/acts.json');

const { place } = printed;

function ours(name: ActName, from: string, to: string, options: object = {}) {
  return act({ act: name, place, from, to, limit: 500, ...options }).data;
}

/** Seconds from the midnight that begins a date; hours may pass 24. */
function seconds(text: string): number {
  const [hours = 0, minutes = 0, rest = 0] = text.split(':').map(Number);
  return 3600 * hours + 60 * minutes + rest;
}
const since = (instant: string, date: string): number =>
  (Date.parse(`${instant.slice(0, 19)}Z`) - Date.parse(`${date}T00:00:00Z`)) / 1000;

/** Each date on which we and a list differ, and why. */
const MARRIAGE: Readonly<
  Record<string, { ours: Readonly<Record<string, string>>; theirs: Readonly<Record<string, string>> }>
> = {
  '2025': {
    ours: {},
    theirs: {
      '2025-11-06':
        'Rohini begins at 03:27 of the next morning, and Parigha at 02:41, which the list leaves out on other days',
    },
  },
  '2026': {
    ours: {
      '2026-02-04':
        'Uttara Phalguni from 02:07 to sunrise, an hour and a half after the third day of Venus; the list begins on the 5th',
      '2026-03-02':
        'Magha from its second quarter on; the list prints 1 March in its place, when the Moon is in Pushya and Ashlesha',
      '2026-03-14': 'the Sun enters Pisces at 01:07 of the next morning; the list counts the day as kharmasa',
      '2026-04-19': 'Rohini from 04:35 to sunrise; the list begins with the 20th',
      '2026-07-12':
        'Jupiter sets on 15 July by 10 degrees of time, and three days are barred from noon on; the list ends on the 11th',
      '2026-11-20': 'sixteen minutes before the sunrise of the 21st, which the list has',
    },
    theirs: {
      '2026-02-24':
        'Rohini begins at 15:07 under Vaidhriti, after which Vishkambha runs, which the list leaves out on other days',
      '2026-03-01': 'a slip for the 2nd, as other papers print it',
    },
  },
};

describe('printed dates of marriage', () => {
  it.each(Object.entries(printed.vivaha))('%s: all agree but those that are explained', (year, { dates }) => {
    const found = ours('vivaha', `${year}-01-01`, `${year}-12-31`).dates.map(({ date }) => date as string);
    const { ours: onlyOurs, theirs } = MARRIAGE[year] ?? { ours: {}, theirs: {} };
    expect(found.filter((date) => !dates.includes(date))).toEqual(Object.keys(onlyOurs));
    expect(dates.filter((date) => !found.includes(date))).toEqual(Object.keys(theirs));
  });

  it('has 131 of the 134 of both years, and 6 more', () => {
    const [both, differ] = Object.entries(printed.vivaha).reduce(
      ([sum, more], [year, { dates }]) => [
        sum + dates.length - Object.keys(MARRIAGE[year]?.theirs ?? {}).length,
        more + Object.keys(MARRIAGE[year]?.ours ?? {}).length,
      ],
      [0, 0],
    );
    expect([both, differ]).toEqual([131, 6]);
  });
});

/** Dates that the list leaves out: the tithi that is needed begins after sunset, or too little time is left. */
const HOUSE: Readonly<Record<string, readonly string[]>> = {
  '2030': ['2030-02-06', '2030-02-21', '2030-03-23', '2030-03-27'],
  '2040': ['2040-04-02', '2040-07-06', '2040-11-15'],
};
/** The star of 2030-05-13 ends at 04:39 of the next morning, the list goes on to sunrise. */
const SLIPS = ['2030-05-13'];

/** Seconds: their tithis end up to 173 s later than those of our sky, which test/oracle/panchang.test.ts holds against Swiss Ephemeris. */
const EDGE = 180;

describe('printed windows of entry into a house', () => {
  it.each(Object.entries(printed.griha_pravesha))(
    '%s: the same dates, and edges within two minutes',
    (year, { windows }) => {
      const options = { asta: 'degrees', minimum_minutes: 180 };
      const found = ours('griha_pravesha', `${year}-01-01`, `${year}-12-31`, options);
      const theirs = windows.map(([date]) => date);
      expect(theirs.filter((date) => !found.dates.some((one) => one.date === date))).toEqual([]);
      expect(found.dates.map(({ date }) => date as string).filter((date) => !theirs.includes(date))).toEqual(
        HOUSE[year],
      );
      for (const [date, from, to] of windows) {
        const window = found.windows.find((one) => one.date === date);
        const off = [since(window?.start ?? '', date) - seconds(from), since(window?.end ?? '', date) - seconds(to)];
        if (!SLIPS.includes(date)) expect(Math.max(...off.map(Math.abs)), date).toBeLessThanOrEqual(EDGE);
      }
    },
  );
});

describe('printed dates of entry into a house by another calendar', () => {
  it.each(Object.entries(printed.griha_pravesha_dates))(
    '%s, to 6 July: all of them, by both readings of asta',
    (year, { dates }) => {
      const [seen, degrees] = ['seen', 'degrees'].map((asta): readonly string[] =>
        ours('griha_pravesha', `${year}-01-01`, `${year}-07-06`, { asta }).dates.map(({ date }) => date),
      );
      for (const found of [seen, degrees]) expect(dates.filter((date) => !found?.includes(date))).toEqual([]);
      // By night, but for 15 June, and 14 February, when Venus is visible at the latitude but not by degrees.
      expect(seen?.filter((date) => !dates.includes(date))).toEqual(
        expect.arrayContaining(['2026-02-14', '2026-06-15']),
      );
      expect(degrees).not.toContain('2026-02-14');
    },
  );
});

describe('printed windows of tonsure', () => {
  it.each(Object.entries(printed.chaula))('%s, to 17 February', (_year, { windows }) => {
    const found = ours('chaula', '2025-01-01', '2025-02-17', { asta: 'degrees', minimum_minutes: 180 });
    const theirs = windows.map(([date]) => date);
    expect(theirs.filter((date) => !found.dates.some((one) => one.date === date))).toEqual([]);
    expect(found.dates.map(({ date }) => date as string).filter((date) => !theirs.includes(date))).toEqual([]);
    for (const [date, from, to] of windows) {
      const window = found.windows.find((one) => one.date === date);
      expect(Math.abs(since(window?.start ?? '', date) - seconds(from)), date).toBeLessThanOrEqual(EDGE);
      expect(Math.abs(since(window?.end ?? '', date) - seconds(to)), date).toBeLessThanOrEqual(EDGE);
    }
  });
});
