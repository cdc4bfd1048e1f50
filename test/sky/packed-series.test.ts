import { describe, expect, it } from 'vitest';
import { TABLES } from '../../src/sky/analytical/analytical.js';
import { readWaves } from '../../src/sky/analytical/series.js';
import { SymbolReader } from '../../src/sky/analytical/symbols.js';
import { plainWaves } from '../support/packedSeries.js';

const { outer: _, ...tables } = TABLES as Required<typeof TABLES>;

describe('the packed series', () => {
  it.each(Object.entries(tables))('%s is what the plain reader reads, wave by wave', (_body, table) => {
    const [waves] = readWaves(new SymbolReader(table.answers, table.numbers), table);
    const plain = plainWaves(table);
    expect([plain.length, waves.count, plain.flatMap(({ terms }) => terms).length]).toEqual([table.waves, table.waves, table.terms]); // biome-ignore format: one line
    const ours = plain.map((_wave, k) => ({
      turns: [...waves.turns.subarray(4 * k, 4 * k + 4)],
      terms: Array.from(waves.slot.subarray(waves.from[k], waves.from[k + 1]), (slot, i) => {
        const t = (waves.from[k] ?? 0) + i;
        return { coordinate: Math.floor(slot / 6), power: slot % 6, cosine: waves.cosine[t], sine: waves.sine[t] };
      }),
    }));
    expect(
      ours.map((wave) => JSON.stringify(wave)).find((wave, k) => wave !== JSON.stringify(plain[k])),
    ).toBeUndefined();
  });
});
