import { describe, expect, it } from 'vitest';
import { DEGREE } from '../../src/math/angle.js';
import { ashtamangala, remainderOf } from '../../src/prashna/ashtamangala.js';
import { arudha } from '../../src/prashna/index.js';
import { chatraOf, pathOf } from '../../src/prashna/rules/arudha.js';
import { daysOfArc } from '../../src/prashna/tajika.js';
import { SIGNS } from '../../src/zodiac/names.js';
import { DELHI, fixture } from '../support/fixtures.js';

interface Read {
  readonly number: {
    readonly number: number;
    readonly sign: string;
    readonly navamsha: number;
    readonly navamsha_sign: string;
  };
  readonly chatra: Readonly<Record<'arudha' | 'path' | 'lagna' | 'chatra', string>> & { readonly count: number };
  readonly days: Readonly<Record<'lagna_lord' | 'lord' | 'difference', readonly [number, number]>> & {
    readonly days: number;
  };
  readonly ashtamangala: {
    readonly heap: number;
    readonly remainder: number;
    readonly nothing: number;
    readonly grahas: readonly string[];
  };
}

const read = fixture<Read>('sources/prashna.json');
const signNumber = (name: string): number => SIGNS.findIndex((sign) => sign.name === name);

describe('questions against printed examples', () => {
  it('gives sign and navāṁśa of the number 45', () => {
    const { number, sign, navamsha, navamsha_sign } = read.number;
    const { data } = arudha({ at: '2026-02-10T10:00:00+05:30', place: DELHI.place, number });
    expect(data.arudha).toMatchObject({ sign, navamsha, navamsha_sign });
  });

  it('gives the chatra of an ārūḍha in Capricorn', () => {
    const { arudha: asker, path, lagna, count, chatra } = read.chatra;
    expect(pathOf(signNumber(asker))).toBe(path);
    expect(chatraOf(signNumber(asker), signNumber(lagna), pathOf(signNumber(asker)))).toEqual({
      count,
      sign: signNumber(chatra),
    });
  });

  it('gives the 32 days of 24°25′ and 21°45′', () => {
    const minutes = ([degrees, rest]: readonly [number, number]): number => 60 * degrees + rest;
    const { lagna_lord, lord, difference, days } = read.days;
    const apart = minutes(lagna_lord) - minutes(lord);
    expect(apart).toBe(minutes(difference));
    expect(daysOfArc((apart * DEGREE) / 60)).toBeCloseTo(days, 4);
  });

  it('gives the remainder of 37 cowries, and the grahas of the numbers', () => {
    const { heap, remainder, nothing, grahas } = read.ashtamangala;
    expect(remainderOf(heap)).toBe(remainder);
    expect(remainderOf(40)).toBe(nothing);
    const graha = (left: number) => ashtamangala({ heaps: [left, 1, 107 - left] }).data.heaps[0]?.planet;
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(graha)).toEqual(grahas);
  });
});
