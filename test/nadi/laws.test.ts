import { describe, expect } from 'vitest';
import { editDistance } from '../../src/math/editDistance.js';
import { BINDU_ASPECTS, SLOW } from '../../src/nadi/binduTransits.js';
import { DEVA_KERALAM } from '../../src/nadi/tables/devaKeralam.js';
import { JHORA_NAMES } from '../../src/nadi/tables/jhoraNames.js';
import { DIRECTIONS, RELATION_AT } from '../../src/nadi/tables/links.js';
import { PARTS, SIXTEEN_VARGAS } from '../../src/nadi/tables/parts.js';
import { PACES } from '../../src/nadi/tables/progression.js';
import { SIGN_DAYS } from '../../src/transits/tables/reach.js';
import { fullDrishti } from '../../src/zodiac/drishti.js';
import { GRAHAS } from '../../src/zodiac/names.js';
import { expectDistinct, expectEach, expectRising, law, whole } from '../support/laws.js';

describe('laws of the tables of nāḍī', () => {
  law('nadi/binduTransits.ts#BINDU_ASPECTS', 'all that any graha looks on, and where it is', () => {
    const looked = GRAHAS.flatMap((graha) => fullDrishti(graha, 'trinal'));
    expect(BINDU_ASPECTS).toEqual([...new Set([1, ...looked])].sort((one, other) => one - other));
  });

  law('nadi/binduTransits.ts#SLOW', 'those that stay a year and more', () => {
    const days = { ...SIGN_DAYS, Rahu: SIGN_DAYS.MeanNode, Ketu: SIGN_DAYS.MeanNode };
    expect(SLOW).toEqual(GRAHAS.filter((graha) => days[graha] > 300));
  });

  law(
    ['nadi/tables/devaKeralam.ts#DEVA_KERALAM', 'nadi/tables/jhoraNames.ts#JHORA_NAMES'],
    'a hundred and fifty',
    () => {
      expect([DEVA_KERALAM.length, JHORA_NAMES.length]).toEqual([PARTS, PARTS]);
      // Two transcriptions of one tradition: they differ in spelling and in where names are split, not in order.
      expect(editDistance(DEVA_KERALAM.join(''), JHORA_NAMES.join(''))).toBe(119);
      // What a second project quotes of the printed book.
      const printed = { Prabha: 16, Jagati: 20, Dhruva: 22, Nirmala: 68, Mangala: 92, Kunda: 133 };
      for (const [name, number] of Object.entries(printed)) expect(DEVA_KERALAM[number - 1]).toBe(name);
    },
  );

  law('nadi/tables/links.ts#DIRECTIONS', 'round with the Sun; two further is opposite', () => {
    expect(DIRECTIONS.map((one) => one[0]).join('')).toBe('ESWN');
  });

  law('nadi/tables/links.ts#RELATION_AT', 'ahead for one is behind for the other, and the rest is mutual', () => {
    const turned: Readonly<Record<string, string>> = { ahead: 'behind', behind: 'ahead' };
    for (const count of whole(1, 12)) {
      const [here, there] = [RELATION_AT[count], RELATION_AT[((13 - count) % 12) + 1]];
      expect(there, `${count}`).toBe(here === undefined ? undefined : (turned[here] ?? here));
    }
    expect([RELATION_AT[2], RELATION_AT[5], RELATION_AT[7], RELATION_AT[3]]).toEqual(['ahead', 'trine', 'opposite', 'opposite_direction']); // biome-ignore format: one line
    expect(Object.keys(RELATION_AT).map(Number)).toEqual([1, 2, 3, 5, 7, 9, 11, 12]);
  });

  law('nadi/tables/parts.ts#SIXTEEN_VARGAS', 'whose boundaries cut a sign into the hundred and fifty', () => {
    expectDistinct(SIXTEEN_VARGAS, 16);
    expectRising(SIXTEEN_VARGAS);
    const all = 60 * 84 * 9;
    const inside = new Set(SIXTEEN_VARGAS.flatMap((n) => whole(1, n - 1).map((k) => (k * all) / n)));
    expect([...inside].every((part) => Number.isInteger(part))).toBe(true);
    expect(inside.size + 1).toBe(PARTS);
    expectEach(SIXTEEN_VARGAS.filter((n) => 12 % n === 0), [1, 2, 3, 4, 12]); // biome-ignore format: one line
  });

  law('nadi/tables/progression.ts#PACES', 'the twelve signs in twelve years, in thirty, and back in eighteen', () => {
    const { Jupiter, Saturn, Rahu } = PACES;
    expect([Jupiter, Saturn, Rahu].map(({ signs, years }) => (12 * years) / signs)).toEqual([12, 30, -18]);
    expect([Jupiter, Saturn, Rahu].map(({ years }) => Number.isInteger(years))).toEqual([true, true, true]);
  });
});
