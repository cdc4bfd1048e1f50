import { describe, expect, it } from 'vitest';
import { vargaLongitude } from '../../src/charts/rules/varga.js';
import { microArcseconds, PADA, signIndex, TURN, toMicroArcseconds } from '../../src/math/angle.js';
import {
  isPushkaraBhaga,
  isPushkaraNavamsha,
  isVargottama,
  navamshaNumber,
  navamshaSign,
  pushkaraDegree,
} from '../../src/zodiac/navamsha.js';

const navamshas = Array.from({ length: TURN / PADA }, (_, i) => microArcseconds(i * PADA));

describe('navamshas', () => {
  it('have the signs of the navamsha chart', () => {
    for (const start of navamshas) {
      for (const longitude of [start, microArcseconds(start + PADA - 1)])
        expect(navamshaSign(longitude)).toBe(signIndex(vargaLongitude(longitude, 'd9')));
    }
  });

  it('are vargottama first in movable, fifth in fixed, ninth in dual signs, and nowhere else', () => {
    const found = navamshas.filter(isVargottama).map((start) => navamshaNumber(start));
    expect(found).toEqual([1, 5, 9, 1, 5, 9, 1, 5, 9, 1, 5, 9]);
  });

  it('are pushkara twice in each sign, by its element', () => {
    const numbers = (sign: number) =>
      navamshas.filter((start) => signIndex(start) === sign && isPushkaraNavamsha(start)).map(navamshaNumber);
    expect([0, 1, 2, 3].map(numbers)).toEqual([
      [7, 9],
      [3, 5],
      [6, 8],
      [1, 3],
    ]);
    expect(navamshas.filter(isPushkaraNavamsha)).toHaveLength(24);
  });
});

describe('pushkara bhaga', () => {
  it('is the n-th degree, from n − 1 on', () => {
    const inAries = (degrees: number) => isPushkaraBhaga(toMicroArcseconds(degrees));
    expect([19.999999, 20, 20.999999, 21].map(inAries)).toEqual([false, true, true, false]);
  });

  it('has a list by the element, too', () => {
    expect([0, 4, 8].map((sign) => pushkaraDegree(sign, 'element'))).toEqual([21, 21, 21]);
    expect([3, 7, 11].map((sign) => pushkaraDegree(sign))).toEqual([8, 11, 9]);
    expect(isPushkaraBhaga(toMicroArcseconds(96.5), 'element')).toBe(true);
    expect(isPushkaraBhaga(toMicroArcseconds(96.5))).toBe(false);
  });
});
