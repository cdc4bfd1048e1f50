import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { horaryLongitude, kpLords, latticeRows } from '../../src/kp/rules/lattice.js';
import { MISPRINTED_BOUNDARIES } from '../../src/kp/tables/planets.js';
import { DEGREE, SIGN } from '../../src/math/angle.js';
import { formatInSign } from '../../src/math/dms.js';
import { SIGNS } from '../../src/zodiac/names.js';
import { at } from '../support/fixtures.js';

const rows = latticeRows();

describe('the 249 numbers', () => {
  it('37 is Taurus 22°40′00″ and 206 is Capricorn 26°06′40″, exactly', () => {
    expect(horaryLongitude(37)).toBe(SIGN + 22 * DEGREE + 40 * 60_000_000);
    expect(formatInSign(horaryLongitude(37))).toBe(`22° 40' 00.00"`);
    expect(horaryLongitude(206)).toBe(9 * SIGN + 26 * DEGREE + 6 * 60_000_000 + 40_000_000);
    expect(formatInSign(horaryLongitude(206))).toBe(`26° 06' 40.00"`);
    expect(kpLords(horaryLongitude(37))).toEqual({
      sign: 'Venus',
      star: 'Moon',
      sub: 'Sun',
      subSub: 'Sun',
      subSubSub: 'Sun',
    });
    expect(kpLords(horaryLongitude(206)).sub).toBe('Jupiter');
  });

  it('are 243 subs, six of them cut by a sign', () => {
    expect(rows).toHaveLength(249);
    expect(rows.filter(({ split }) => split).map(({ number }) => number)).toEqual([
      22, 23, 62, 63, 105, 106, 145, 146, 188, 189, 228, 229,
    ]);
    expect(
      new Set(rows.map(({ lords: { sign, star, sub }, sign: index }) => `${index} ${sign} ${star} ${sub}`)).size,
    ).toBe(249);
  });

  it('begin a sign at 1, 23, 42, 63, 84, 106, 125, 146, 167, 189, 208, 229', () => {
    expect(SIGNS.map((_, sign) => rows.find((row) => row.sign === sign)?.number)).toEqual([
      1, 23, 42, 63, 84, 106, 125, 146, 167, 189, 208, 229,
    ]);
  });

  it('have one lord for all levels where a sub begins, and others after a cut', () => {
    for (const { number, lords, split } of rows) {
      const { sub, subSub, subSubSub } = lords;
      if (!split || [22, 62, 105, 145, 188, 228].includes(number)) expect([subSub, subSubSub]).toEqual([sub, sub]);
      else
        expect([sub, subSub, subSubSub]).toEqual(
          [23, 106, 189].includes(number) ? ['Rahu', 'Saturn', 'Mars'] : ['Moon', 'Saturn', 'Venus'],
        );
    }
  });

  it('refuse what is no number', () => {
    for (const number of [0, 250, 1.5]) expect(() => horaryLongitude(number)).toThrow(RangeError);
  });
});

describe('against a published table', () => {
  const published = readFileSync(new URL('../../fixtures/sources/kp-249-vedicastro.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(3)
    .flatMap((line) => {
      const [sign = '', signLord, starLord, divisions = ''] = line.split(',');
      const base = SIGNS.findIndex(({ name }) => name === sign) * 108_000;
      return divisions.split('|').map((division) => {
        const [dms = '', sub] = division.split(' ');
        const [d = 0, m = 0, s = 0] = dms.split(':').map(Number);
        return { start: base + d * 3600 + m * 60 + s, lords: [signLord, starLord, sub] };
      });
    });

  it('has the same lords in all rows', () => {
    expect(published.map(({ lords }) => lords)).toEqual(
      rows.map(({ lords: { sign, star, sub } }) => [sign, star, sub]),
    );
  });

  it('has the same boundaries but for the four misprints listed', () => {
    const differing = rows.flatMap(({ number, start }, i) => {
      const printed = at(published, i).start;
      return printed === start ? [] : [{ number, exact: start, printed }];
    });
    expect(differing).toEqual(MISPRINTED_BOUNDARIES);
  });
});
