import { describe, expect, it } from 'vitest';
import { DEGREE } from '../../src/math/angle.js';
import { ashtamangala, remainderOf } from '../../src/prashna/ashtamangala.js';
import { arudha } from '../../src/prashna/index.js';
import { chatraOf, pathOf } from '../../src/prashna/rules/arudha.js';
import { daysOfArc } from '../../src/prashna/tajika.js';
import { SIGNS } from '../../src/zodiac/names.js';
import { DELHI, fixture } from '../support/fixtures.js';

interface Rows<Row> {
  readonly rows: readonly Row[];
}

type DegreesMinutes = readonly [degrees: number, minutes: number];

interface Read {
  readonly number: Rows<
    Readonly<Record<'number' | 'navamsha', number>> & Readonly<Record<'sign' | 'navamsha_sign', string>>
  >;
  readonly chatra: Rows<Readonly<Record<'arudha' | 'path' | 'lagna' | 'chatra', string>> & { readonly count: number }>;
  readonly days: Rows<
    Readonly<Record<'lagna_lord' | 'lord' | 'difference', DegreesMinutes>> & { readonly days: number }
  >;
  readonly ashtamangala: Rows<Readonly<Record<'heap' | 'remainder', number>>> & {
    readonly nothing: number;
    readonly grahas: readonly string[];
  };
}

const read = fixture<Read>('sources/prashna.json');
const signNumber = (name: string): number => SIGNS.findIndex((sign) => sign.name === name);
const minutesOf = ([degrees, minutes]: DegreesMinutes): number => 60 * degrees + minutes;

describe('questions against printed examples', () => {
  it.each(read.number.rows)('gives sign and navāṁśa of the number $number', ({ number, ...told }) => {
    const { data } = arudha({ at: '2026-02-10T10:00:00+05:30', place: DELHI.place, number });
    expect(data.arudha).toMatchObject(told);
  });

  it.each(read.chatra.rows)(
    'gives the chatra of an ārūḍha in $arudha',
    ({ arudha: asker, path, lagna, count, chatra }) => {
      expect(pathOf(signNumber(asker))).toBe(path);
      const found = chatraOf(signNumber(asker), signNumber(lagna), pathOf(signNumber(asker)));
      expect(found).toEqual({ count, sign: signNumber(chatra) });
    },
  );

  it.each(read.days.rows)('gives the $days days of two lords', ({ lagna_lord, lord, difference, days }) => {
    const apart = minutesOf(lagna_lord) - minutesOf(lord);
    expect(apart).toBe(minutesOf(difference));
    // Six decimals of a degree, twelvefold.
    expect(Math.abs(daysOfArc((apart * DEGREE) / 60) - days)).toBeLessThanOrEqual(12e-6);
  });

  it('gives the remainder of 37 cowries, and the grahas of the numbers', () => {
    const { rows, nothing, grahas } = read.ashtamangala;
    for (const { heap, remainder } of rows) expect(remainderOf(heap)).toBe(remainder);
    expect(remainderOf(40)).toBe(nothing);
    const graha = (left: number) => ashtamangala({ heaps: [left, 1, 107 - left] }).data.heaps[0]?.planet;
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(graha)).toEqual(grahas);
  });
});
