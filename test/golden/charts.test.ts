import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { divisional, rasi, vimshottari } from '../../src/index.js';
import type { Provenance } from '../../src/types.js';
import { at, fixture } from '../support/fixtures.js';

interface Golden {
  readonly id: string;
  readonly why: string;
  readonly operations: readonly {
    readonly operation: 'rasi' | 'divisional' | 'vimshottari';
    readonly input: never;
    readonly data: object;
    readonly meta: { readonly endpoint: string };
  }[];
}

const births = JSON.parse(
  readFileSync(new URL('../../tools/fixtures/golden.births.json', import.meta.url), 'utf8'),
) as readonly { readonly id: string }[];
const CALLS = { rasi, divisional, vimshottari };

// `npm run build && node tools/fixtures/golden.mjs` writes these files anew; review the difference before you keep it.
describe.each(births)('golden chart $id', ({ id }) => {
  const golden = fixture<Golden>(`golden/${id}.json`);

  it('has rāśi, fifteen divisions and daśā', () => {
    expect(golden.id).toBe(id);
    expect(golden.operations.map(({ operation }) => operation)).toEqual([
      'rasi',
      ...Array.from({ length: 15 }, () => 'divisional'),
      'vimshottari',
    ]);
  });

  it.each(golden.operations)('$meta.endpoint', ({ operation, input, data, meta }) => {
    const result = CALLS[operation](input);
    // As text: the order of the fields is part of the result.
    expect(JSON.stringify(result.data)).toBe(JSON.stringify(data));
    expect(result.meta).toEqual(meta);
  });
});

describe('golden provenance', () => {
  const recorded = fixture<Readonly<Record<string, Provenance>>>('golden/provenance.json');
  const { birth } = at(fixture<Golden>('golden/delhi-1990.json').operations, 0).input as { birth: object };

  it.each(Object.keys(recorded))('%s', (key) => {
    const [endpoint = '', ayanamsa = ''] = key.split(' ');
    const varga = endpoint.startsWith('charts.divisional.') ? endpoint.slice('charts.divisional.'.length) : undefined;
    const operation = varga !== undefined ? divisional : endpoint === 'charts.rasi' ? rasi : vimshottari;
    const input = { birth, ayanamsa, ...(varga === undefined ? {} : { varga }) };
    expect(operation(input as never).provenance).toEqual(at(recorded, key));
  });

  it('says of every operation how it was made, from what, and what it was checked against', () => {
    expect(Object.keys(recorded)).toHaveLength(27);
    for (const [key, { method, conventions, sources, disputed, verified_against }] of Object.entries(recorded)) {
      expect(method.length, key).toBeGreaterThan(10);
      expect(Object.values(conventions).every((text) => typeof text === 'string' && text.length > 3)).toBe(true);
      for (const { work, locus, note } of sources)
        expect(
          [work, locus, note].every((text) => text.length > 0),
          `${key}: ${work}`,
        ).toBe(true);
      for (const { element, note } of disputed) expect([element, note].every((text) => text.length > 5)).toBe(true);
      expect(verified_against?.length, key).toBeGreaterThan(20);
      expect(verified_against).not.toMatch(/TO BE FILLED|TODO/);
    }
  });
});
