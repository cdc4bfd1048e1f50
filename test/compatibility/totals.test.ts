import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ashtakootaFromMoon } from '../../src/compatibility/fromMoon.js';
import { NAKSHATRA_NAMES } from '../support/independent.js';

const PADAS = Array.from({ length: 108 }, (_, i) => i);
const middle = (pada: number): number => ((pada + 0.5) * 10) / 3;

describe.each(['strict', 'lenient'] as const)('the reviewed table of totals, %s', (bhakoot_rule) => {
  const file = new URL(`../../fixtures/golden/compatibility/ashtakoota-totals-${bhakoot_rule}.txt`, import.meta.url);
  const [title = '', , , head = '', ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n');

  it('has a row and a column for every pada', () => {
    expect(title).toContain(`rule ${bhakoot_rule}`);
    expect(head.trim().split(/\s+/).slice(3)).toEqual(
      PADAS.map((pada) => `${Math.floor(pada / 4) + 1}.${(pada % 4) + 1}`),
    );
    expect(rows.map((row) => row.slice(0, 20).trim())).toEqual(
      PADAS.map((pada) => `${NAKSHATRA_NAMES[Math.floor(pada / 4)]} ${(pada % 4) + 1}`),
    );
  });

  it('is what the library computes for all 11,664 pairs', () => {
    const written = rows.map((row) => row.slice(20).trim().split(/\s+/).map(Number));
    const computed = PADAS.map((bride) =>
      PADAS.map(
        (groom) => ashtakootaFromMoon({ bride: middle(bride), groom: middle(groom) }, { bhakoot_rule }).total_score,
      ),
    );
    expect(written).toEqual(computed);
    expect(written.flat()).toHaveLength(11_664);
  });
});
