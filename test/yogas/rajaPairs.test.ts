import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divisional } from '../../src/index.js';
import type { Birth } from '../../src/types.js';
import { list, rajaPairs } from '../../src/yogas/index.js';
import { housesOf, rajaPairs as pairsOf, yogakarakas } from '../../src/yogas/rules/rajaPairs.js';
import { lordOf } from '../../src/zodiac/lords.js';
import { GRAHAS } from '../../src/zodiac/names.js';
import { runs } from '../support/sample.js';
import { ofEach } from './charts.js';

const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const birth = { date: '1990-08-15', time: '08:30:00', place };
const { cases } = JSON.parse(
  readFileSync(new URL('../../fixtures/sources/raja-pairs.json', import.meta.url), 'utf8'),
) as { cases: { id: string; birth: Birth; pair: string[] }[] };

describe('yogas.raja_pairs', () => {
  it.each(cases)('$id has the pair that PyJHora gives, by either lords', ({ birth: own, pair }) => {
    for (const co_lords of ['classical', 'stronger'] as const) {
      const { pairs } = rajaPairs({ varga: 'd1', birth: own, co_lords }).data;
      expect(pairs.map(({ lords }) => lords.map(({ planet }) => planet).sort())).toContainEqual([...pair].sort());
    }
  });

  it('reads a division from its own ascendant', () => {
    const { data } = rajaPairs({ varga: 'd9', birth });
    const d9 = divisional({ varga: 'd9', birth }).data;
    expect(data.ascendant).toBe(d9.ascendant.sign);
    for (const { planet, sign } of data.pairs.flatMap(({ lords }) => lords))
      expect(sign).toBe(d9.planetary_positions[planet].sign);
    expect(rajaPairs({ varga: 'd1', birth }).meta.endpoint).toBe('yogas.raja_pairs.d1');
  });

  it('agrees with the rule of the catalogue on kendras and trikonas apart from the lagna', () => {
    const held = list({ birth, ids: ['kendra_trikona_raja', 'dharma_karmadhipati'] }).data.yogas.map(({ id }) => id);
    const { pairs } = rajaPairs({ varga: 'd1', birth }).data;
    expect(held.includes('kendra_trikona_raja')).toBe(pairs.length > 0);
    expect(held.includes('dharma_karmadhipati')).toBe(pairs.some(({ dharma_karmadhipati }) => dharma_karmadhipati));
  });

  it('has one yogakaraka for six ascendants', () => {
    const of = (lagna: number) => yogakarakas({ lagna, signs: ofEach(() => 0), lordOf }, GRAHAS);
    const found = Array.from({ length: 12 }, (_, lagna) => of(lagna).join());
    expect(found).toEqual(['', 'Saturn', '', 'Mars', 'Mars', '', 'Saturn', '', '', 'Venus', 'Venus', '']);
  });

  it('pairs two lords once, of a kendra and a trikona, for any signs', () => {
    const sign = fc.integer({ min: 0, max: 11 });
    fc.assert(
      fc.property(sign, fc.array(sign, { minLength: 9, maxLength: 9 }), (lagna, places) => {
        const chart = { lagna, signs: ofEach((graha) => places[GRAHAS.indexOf(graha)] ?? 0), lordOf };
        const pairs = pairsOf(chart);
        expect(new Set(pairs.map(({ lords }) => [...lords].sort().join())).size).toBe(pairs.length);
        for (const { lords, links } of pairs) {
          expect(links.length).toBeGreaterThan(0);
          const houses = lords.map((graha) => housesOf(chart, graha));
          expect(houses.some((one) => one.some((house) => [1, 4, 7, 10].includes(house)))).toBe(true);
          expect(houses.some((one) => one.some((house) => [1, 5, 9].includes(house)))).toBe(true);
          expect(lords[0]).not.toBe(lords[1]);
        }
        if (places.every((one) => one === places[0]))
          expect(pairs.every(({ links }) => links.includes('joined'))).toBe(true);
      }),
      { numRuns: runs(100) },
    );
  });
});
