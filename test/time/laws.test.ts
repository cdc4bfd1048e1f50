import { describe, expect } from 'vitest';
import { PRECESSION } from '../../src/sky/constants.js';
import { ZEROS } from '../../src/time/clockTime.js';
import { ERRORS } from '../../src/time/deltaT.js';
import { LENGTHS } from '../../src/time/julianCalendar.js';
import { LEAP_YEARS } from '../../src/time/leapSeconds.js';
import { YEARS } from '../../src/time/years.js';
import { entriesOf, expectDistinct, expectRising, law, sum, whole } from '../support/laws.js';

describe('laws of the tables of time', () => {
  law('time/clockTime.ts#ZEROS', 'digits of nine scripts, each a block after the one before', () => {
    expectDistinct(ZEROS, 9);
    expectRising(ZEROS);
    for (const zero of ZEROS) {
      for (const digit of whole(0, 9)) expect(String.fromCharCode(zero + digit)).toMatch(/\p{Nd}/u);
      expect(String.fromCharCode(zero - 1)).not.toMatch(/\p{Nd}/u);
      expect(String.fromCharCode(zero + 10)).not.toMatch(/\p{Nd}/u);
    }
  });

  law('time/deltaT.ts#ERRORS', 'from now backward; the better observed, the less, from 1680 to 1831', () => {
    expectRising(ERRORS.map(([year]) => year).reverse());
    const of = (from: number, to: number): number[] =>
      ERRORS.filter(([year]) => year >= from && year <= to).map(([, seconds]) => seconds);
    expectRising(of(1620, 1831));
    expectRising(of(1948, 1962));
    // Before 1400 half of the move of 2020, up to 187 s.
    expectRising(of(1000, 1400));
    expect(ERRORS.at(-1)).toEqual([1000, 90]);
    expect(Math.max(...of(1000, 1400))).toBeLessThan(187 / 2);
    // As HM Nautical Almanac Office prints them with the spline.
    expect(
      ERRORS.slice(2, 15)
        .map(([year, seconds]) => `${year} ${seconds}`)
        .join(', '),
    ).toBe(
      '1948 0.2, 1831 0.1, 1809 0.2, 1805 0.3, 1802 0.4, 1800 0.5, 1770 1, 1730 2, 1680 5, 1670 10, 1660 15, 1620 20, 1400 15',
    );
    expect(
      ERRORS.slice(15)
        .map(([year, seconds]) => `${year} ${seconds}`)
        .join(', '),
    ).toBe('1300 30, 1200 55, 1100 80, 1000 90');
  });

  law('time/julianCalendar.ts#LENGTHS', 'the months of a leap year', () => {
    expect(sum(LENGTHS)).toBe(366);
    expect(LENGTHS).toEqual(whole(0, 11).map((month) => new Date(Date.UTC(2024, month + 1, 0)).getUTCDate()));
  });

  law(
    'time/leapSeconds.ts#LEAP_YEARS',
    'twenty-eight halves of years, by the parity of the bulletins, UTC behind by 37 s',
    () => {
      expectRising(LEAP_YEARS);
      expect(10 + LEAP_YEARS.length - 1).toBe(37);
      expect(LEAP_YEARS.every((year) => Number.isInteger(2 * year))).toBe(true);
      // Eleven at the middle of a year: IERS, Bulletin C.
      expect(LEAP_YEARS.filter((year) => !Number.isInteger(year)).map(Math.floor)).toEqual([
        1972, 1981, 1982, 1983, 1985, 1992, 1993, 1994, 1997, 2012, 2015,
      ]);
      expect(LEAP_YEARS.filter(Number.isInteger)).toEqual([
        ...whole(1972, 1980),
        1988,
        1990,
        1991,
        1996,
        1999,
        2006,
        2009,
        2017,
      ]);
    },
  );

  law('time/years.ts#YEARS', 'apart by precession, by four centuries’ days, by twelve months', () => {
    const { sidereal, tropical, julian, gregorian, anomalistic, savana, lunar, lunar_true: byMoon } = YEARS;
    // A turn less the precession of a year.
    expect(sidereal.days * (1 - PRECESSION[1] / 129_600_000)).toBeCloseTo(tropical.days, 4);
    expect(julian.days).toBe(1461 / 4);
    expect(gregorian.days).toBe(146_097 / 400);
    // 11.64″ a year of the perihelion against the stars.
    expect(sidereal.days * (1 + 11.64 / 1_296_000)).toBeCloseTo(anomalistic.days, 3);
    expect(lunar.days).toBeCloseTo(12 * 29.530589, 4);
    expect([savana.days, byMoon.turn]).toEqual([360, 360 * 12]);
    const years: Readonly<Record<string, { readonly days?: number; readonly turn?: number }>> = YEARS;
    for (const [name, year] of entriesOf(years)) {
      expect('turn' in year, name).toBe(name.endsWith('_true'));
      if (year.turn === undefined) continue;
      const mean = YEARS[name.replace('_true', '') as 'sidereal'];
      expect(year.days, name).toBe(mean.days);
      if (name !== 'lunar_true') expect(year.turn, name).toBe(360);
    }
  });
});
