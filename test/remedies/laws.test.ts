import { describe, expect } from 'vitest';
import { ASK_COMPANY, ASK_HOUSE, ASK_LORDSHIP, MALEFICS } from '../../src/remedies/rules/triggers.js';
import { COWS } from '../../src/remedies/tables/birthRites.js';
import { TRIGGERS } from '../../src/remedies/tables/triggers.js';
import { FORMS, JAPA_COUNTS } from '../../src/remedies/tables/worship.js';
import { GRAHAS, NAKSHATRAS } from '../../src/zodiac/names.js';
import { entriesOf, expectEach, law, sum } from '../support/laws.js';

/** `lord_of_7_or_8_or_in_2` has lords of 7 and 8, and the house 2. */
function housesIn(name: string): { readonly lords: number[]; readonly houses: number[]; readonly company: number[] } {
  const found = { lords: [] as number[], houses: [] as number[], company: [] as number[] };
  let into: keyof typeof found = 'houses';
  for (const word of name
    .replaceAll('with_lord_of', 'company')
    .replaceAll('lord_of', 'lords')
    .replaceAll('in_or_company', 'both')
    .split('_')) {
    if (word === 'lords' || word === 'company') into = word;
    else if (word === 'in') into = 'houses';
    else if (/^\d+$/.test(word)) found[into].push(Number(word));
  }
  if (name.startsWith('in_or_with_lord_of')) {
    const both = [...name.matchAll(/\d+/g)].map(([house]) => Number(house));
    return { lords: [], houses: both, company: both };
  }
  return found;
}

describe('laws of the tables of remedies', () => {
  law(
    [
      'remedies/rules/triggers.ts#ASK_LORDSHIP',
      'remedies/rules/triggers.ts#ASK_HOUSE',
      'remedies/rules/triggers.ts#ASK_COMPANY',
    ],
    'the houses that the name of the test counts',
    () => {
      for (const trigger of Object.keys(TRIGGERS) as (keyof typeof TRIGGERS)[]) {
        if (!/\d/.test(trigger) || trigger.includes('dasha_lord')) continue;
        const { lords, houses, company } = housesIn(trigger);
        expect(ASK_LORDSHIP[trigger] ?? [], trigger).toEqual(lords);
        expect(ASK_HOUSE[trigger] ?? [], trigger).toEqual(houses);
        expect(ASK_COMPANY[trigger] ?? [], trigger).toEqual(company);
      }
    },
  );

  law('remedies/rules/triggers.ts#MALEFICS', 'by nature, whatever the Moon and Mercury are', () => {
    expectEach(MALEFICS, ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu']);
  });

  law(
    'remedies/tables/birthRites.ts#COWS',
    'three at the junctions of water and fire but for the last, which have two',
    () => {
      const junctions = NAKSHATRAS.flatMap(({ name }, star) => (star % 9 === 0 || star % 9 === 8 ? [name] : []));
      expectEach(Object.keys(COWS), junctions);
      expect(
        entriesOf(COWS as Readonly<Record<string, number>>)
          .map(([star, cows]) => `${star} ${cows}`)
          .join(', '),
      ).toBe('Mula 3, Jyeshtha 3, Ashlesha 3, Magha 3, Revati 2, Ashwini 2');
    },
  );

  law(
    'remedies/tables/worship.ts#JAPA_COUNTS',
    'whole thousands, 130,000 in all; each day of forty whole hundreds',
    () => {
      const { values, variants = [] } = JAPA_COUNTS;
      expect(sum(GRAHAS.map((graha) => values[graha] ?? 0))).toBe(130_000);
      expect(GRAHAS.map((graha) => (values[graha] ?? 0) / 1000).join(' ')).toBe('7 11 10 9 19 16 23 18 17');
      for (const { values: daily } of variants) {
        expect(GRAHAS.map((graha) => (daily[graha] ?? Number.NaN) / 100).join(' ')).toBe('100 10 6 20 40 50 3 3 6');
      }
    },
  );

  law('remedies/tables/worship.ts#FORMS', 'two arms or four, and in each something, but for the lights', () => {
    for (const [graha, { arms, holds, locus }] of entriesOf(FORMS)) {
      expect([2, 4], graha).toContain(arms);
      if (graha !== 'Sun' && graha !== 'Moon') expect(holds, graha).toHaveLength(arms);
      expect(locus).toMatch(/^84\.\d+$/);
    }
  });
});
