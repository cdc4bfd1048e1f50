import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type PanchangInput, panchang } from '../../src/panchang/day.js';
import type { Provenance } from '../../src/types.js';
import { fixture } from '../support/fixtures.js';
import { PLACES } from '../support/panchang.js';

interface Golden {
  readonly id: string;
  readonly note: string;
  readonly input: PanchangInput;
  readonly data: object;
  readonly meta: object;
}

const goldens = readdirSync(new URL('../../fixtures/golden/', import.meta.url))
  .filter((name) => /^panchang-.*\.json$/.test(name) && name !== 'panchang-provenance.json')
  .map((name) => fixture<Golden>(`golden/${name}`));

// `node tools/fixtures/panchang.mjs` writes these files anew; review the difference before you keep it.
describe('golden pañcāṅgas', () => {
  it('are all there', () => {
    expect(goldens.length).toBeGreaterThanOrEqual(17);
  });

  it.each(goldens)('$id', ({ input, data, meta }) => {
    const result = panchang(input);
    // As text: the order of the fields is part of the result.
    expect(JSON.stringify(result.data)).toBe(JSON.stringify(data));
    expect(result.meta).toEqual(meta);
  });
});

describe('golden provenance', () => {
  const recorded = fixture<Readonly<Record<'upper_limb' | 'hindu', Provenance>>>('golden/panchang-provenance.json');

  it.each(['upper_limb', 'hindu'] as const)('%s', (sunrise) => {
    const { provenance } = panchang({ date: '2025-11-22', place: PLACES.delhi, sunrise });
    expect(provenance).toEqual(recorded[sunrise]);
    expect(provenance?.verified_against).not.toMatch(/TO BE FILLED|TODO/);
    expect(provenance?.verified_against?.length).toBeGreaterThan(20);
  });
});
