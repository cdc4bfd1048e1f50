import { describe, expect, it, test } from 'vitest';
import { aksharaOf, stretchOf } from '../../src/charts/rules/avakahada.js';
import { OTHER_PAYAS, PAYAS } from '../../src/charts/tables/avakahada.js';
import { microArcseconds, PADA } from '../../src/math/angle.js';
import { MURTHI_HOUSES } from '../../src/zodiac/murthi.js';
import { fixture } from '../support/fixtures.js';

interface Metals {
  readonly rows: Readonly<Record<string, readonly number[]>>;
}

const printed = fixture<{
  readonly letters: { readonly rows: readonly string[] };
  readonly paya_by_house: Metals;
  readonly paya_by_nakshatra: Metals;
  readonly paya_by_nakshatra_other: Metals;
}>('sources/avakahada.json');

/** Without the length of a vowel and with v for b, as lists have either. */
const folded = (letter: string): string => letter.replace('ब', 'व').replace('ी', 'ि').replace('ू', 'ु').replace('ा', '');

test('the letters of the 108 padas are those of a printed list', () => {
  const letters = printed.letters.rows.flatMap((row) => row.split(' '));
  const ours = Array.from({ length: 108 }, (_, pada) => aksharaOf(microArcseconds(pada * PADA)).devanagari);
  expect(ours.map(folded)).toEqual(letters.map(folded));
});

describe('the payas', () => {
  it.each([
    ['paya_by_nakshatra', PAYAS],
    ['paya_by_nakshatra_other', OTHER_PAYAS],
  ] as const)('%s are those of the page', (list, stretches) => {
    for (const [metal, stars] of Object.entries(printed[list].rows))
      for (const star of stars) expect([star, stretchOf(stretches, star - 1)]).toEqual([star, metal]);
  });

  it('by house are those of the page', () => {
    expect(MURTHI_HOUSES).toEqual(printed.paya_by_house.rows);
  });
});
