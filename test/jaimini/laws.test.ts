import { describe, expect } from 'vitest';
import { OWN_SIGNS } from '../../src/jaimini/rules/arudhas.js';
import { AFFLICTORS } from '../../src/jaimini/rules/longevity.js';
import { DEFAULT_PAIRS } from '../../src/jaimini/strengths.js';
import { ARGALA_PAIRS } from '../../src/jaimini/tables/argala.js';
import { ARUDHAS } from '../../src/jaimini/tables/arudhas.js';
import { BHAVA_KARAKAS, CHARA_KARAKAS, STHIRA_KARAKAS, SUBSTITUTES } from '../../src/jaimini/tables/karakas.js';
import { EIGHTH_SIGNS, LIFE_CLASSES, YEARS_BPHS, YEARS_PVR } from '../../src/jaimini/tables/longevity.js';
import { lordOf } from '../../src/zodiac/lords.js';
import { SIGNS } from '../../src/zodiac/names.js';
import { entriesOf, expectDistinct, expectEach, law, namesInOrder, whole } from '../support/laws.js';

describe('laws of the tables of Jaimini', () => {
  law(
    'jaimini/rules/arudhas.ts#OWN_SIGNS',
    'the signs of which each is lord; the nodes share Aquarius and Scorpio',
    () => {
      for (const [graha, signs] of entriesOf(OWN_SIGNS)) {
        const owned = whole(0, 11).filter((sign) => lordOf(sign) === graha);
        expect(signs, graha).toEqual(graha === 'Rahu' ? [10] : graha === 'Ketu' ? [7] : owned);
      }
    },
  );

  law('jaimini/rules/longevity.ts#AFFLICTORS', 'the malefics but the Sun', () => {
    expectEach(AFFLICTORS, ['Mars', 'Saturn', 'Rahu', 'Ketu']);
  });

  law(
    'jaimini/strengths.ts#DEFAULT_PAIRS',
    'signs that face each other, and the two lords of Scorpio and Aquarius',
    () => {
      const signs = SIGNS.map(({ name }) => name);
      expect(DEFAULT_PAIRS).toEqual([...whole(0, 5).map((i) => [signs[i], signs[i + 6]]), ['Mars', 'Ketu'], ['Saturn', 'Rahu']]); // biome-ignore format: one line
    },
  );

  law('jaimini/tables/argala.ts#ARGALA_PAIRS', 'what makes it and what stops it are as far ahead as behind', () => {
    for (const { from, obstructedFrom } of ARGALA_PAIRS) expect(from + obstructedFrom).toBe(14);
    expect(ARGALA_PAIRS.map(({ from, kind }) => `${from} ${kind}`)).toEqual(['2 primary', '4 primary', '11 primary', '5 secondary']); // biome-ignore format: one line
  });

  law(
    'jaimini/tables/arudhas.ts#ARUDHAS',
    'by the number of the house; the first and the twelfth have names of their own',
    () => {
      expect(ARUDHAS.map(({ name }) => name)).toEqual(['AL', ...whole(2, 11).map((house) => `A${house}`), 'UL']);
      const called = 'Dhana Vikrama Sukha Mantra Roga Dara Mrityu Bhagya Karma Labha';
      expect(ARUDHAS.slice(1, 11).map((one) => one.called).join(' ')).toBe(called); // biome-ignore format: one line
      expect([ARUDHAS[0].called, ARUDHAS[11].called]).toEqual(['Arudha lagna', 'Upapada']);
    },
  );

  law('zodiac/charaKarakas.ts#CHARA_KARAKAS', 'eight in their order, each spelled in IAST as in ASCII', () => {
    expect(CHARA_KARAKAS.map(({ name }) => name)).toEqual(namesInOrder('chara_karakas').filter((name) => CHARA_KARAKAS.some((one) => one.name === name))); // biome-ignore format: one line
    expectDistinct([...CHARA_KARAKAS], 8);
    for (const { name, iast } of CHARA_KARAKAS) {
      const plain = iast.normalize('NFD').replaceAll('r\u0323', 'ri').replace(/\p{M}/gu, ''); // biome-ignore format: one line
      expect(plain).toBe(name);
    }
  });

  law(
    ['jaimini/tables/karakas.ts#SUBSTITUTES', 'jaimini/tables/karakas.ts#STHIRA_KARAKAS'],
    'who stands in is who stands for the relative',
    () => {
      const of = (relative: string): readonly string[] => STHIRA_KARAKAS.bphs.find((row) => row.relative === relative)?.planets ?? []; // biome-ignore format: one line
      expect(SUBSTITUTES.Matri).toEqual(of('mother'));
      expect(SUBSTITUTES.Pitri).toEqual(of('father'));
      expect(SUBSTITUTES.Putra).toEqual(of('sons'));
      expect(SUBSTITUTES.Dara).toEqual(of('husband'));
      expect(SUBSTITUTES.Bhratri).toEqual(of('younger_siblings_and_in_laws'));
      expect(SUBSTITUTES.Jnati).toEqual(of('maternal_relatives'));
      expect([SUBSTITUTES.Atma, SUBSTITUTES.Amatya]).toEqual([[], []]);
      // 32.18–21: father, mother, then one graha each in the order of the week from Mars, and Ketu; he has no Ketu and no second Venus.
      const single = (list: readonly { readonly planets: readonly string[] }[]): string[] => list.slice(2).flatMap(({ planets }) => planets); // biome-ignore format: one line
      expect(single(STHIRA_KARAKAS.bphs)).toEqual(['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Ketu']);
      expect(single(STHIRA_KARAKAS.pvr)).toEqual(['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn']);
      expect(STHIRA_KARAKAS.pvr.slice(0, 4)).toEqual(STHIRA_KARAKAS.bphs.slice(0, 4));
    },
  );

  law(
    'jaimini/tables/karakas.ts#BHAVA_KARAKAS',
    'Jupiter four times, Mars and Saturn twice, the others once; each its house',
    () => {
      const houses = (graha: string): number[] => BHAVA_KARAKAS.flatMap((one, i) => (one === graha ? [i + 1] : []));
      expect(houses('Jupiter')).toEqual([2, 5, 9, 11]);
      expect([houses('Mars'), houses('Saturn')]).toEqual([[3, 6], [8, 12]]); // biome-ignore format: one line
      expect(['Sun', 'Moon', 'Venus', 'Mercury'].map(houses)).toEqual([[1], [4], [7], [10]]);
    },
  );

  law(
    'jaimini/tables/longevity.ts#EIGHTH_SIGNS',
    'the eighth, forward from odd signs and back from even; fixed and dual ones by the longer count',
    () => {
      expect(EIGHTH_SIGNS).toHaveLength(12);
      for (const [sign, eighth] of EIGHTH_SIGNS.entries()) {
        expect(eighth, SIGNS[sign]?.name).not.toBe(sign);
        // Signs that face each other (Aries and Libra) have eighths that face each other, but for Cancer’s group.
        const facing = EIGHTH_SIGNS[(sign + 6) % 12] ?? 0;
        expect((eighth - facing + 12) % 12, SIGNS[sign]?.name).toBe(6);
      }
      expect(EIGHTH_SIGNS.slice(0, 6)).toEqual([7, 2, 9, 8, 3, 10]);
    },
  );

  law(
    ['jaimini/tables/longevity.ts#YEARS_BPHS', 'jaimini/tables/longevity.ts#YEARS_PVR'],
    'thirty-two, thirty-six and forty, once, twice and thrice',
    () => {
      for (const [i, life] of LIFE_CLASSES.entries()) {
        const years = [32, 36, 40].map((one) => one * (i + 1));
        expect(LIFE_CLASSES.map((third) => YEARS_PVR[life][third])).toEqual(years);
        expect(YEARS_BPHS[life]).toEqual(life === 'short' ? [...years].reverse() : years);
      }
    },
  );
});
