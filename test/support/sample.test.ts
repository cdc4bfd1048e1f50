import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { random, runs, sampled } from './sample.js';

const LIST = Array.from({ length: 100 }, (_, i) => i);

describe('a sample', () => {
  it('has so many different entries of the list, in its order', () => {
    const sample = sampled(LIST, 10, false, random(1));
    expect(sample).toHaveLength(10);
    expect(new Set(sample).size).toBe(10);
    expect(sample).toEqual([...sample].sort((a, b) => a - b));
    for (const entry of sample) expect(LIST).toContain(entry);
  });

  it('follows from its seed, and reaches every entry', () => {
    expect(sampled(LIST, 10, false, random(7))).toEqual(sampled(LIST, 10, false, random(7)));
    const met = new Set(Array.from({ length: 200 }, (_, seed) => sampled(LIST, 10, false, random(seed))).flat());
    expect(met.size).toBe(LIST.length);
  });

  it('is the list where the whole is tested, or where it is as long', () => {
    expect(sampled(LIST, 10, true)).toBe(LIST);
    expect(sampled(LIST, 100, false)).toBe(LIST);
  });

  it('is never empty', () => {
    for (const count of [0, -1, Number.NaN]) expect(() => sampled(LIST, count, true)).toThrow(RangeError);
    expect([runs(100, true), runs(100, false), runs(1, false)]).toEqual([100, 20, 1]);
  });
});

describe('the whole', () => {
  const root = new URL('../../', import.meta.url);
  const text = (file: string): string => readFileSync(new URL(file, root), 'utf8');

  it('is what CI runs, in every step but the one that runs what has been run, in another zone', () => {
    const [zones = ''] = /^run_zones\(\) \{\n[\s\S]*?\n\}/m.exec(text('.ci/run')) ?? [];
    expect(zones).toContain('SIDDHANTA_WHOLE=0 ');
    const others = text('.ci/run').replace(zones, '');
    expect(others).toMatch(/^export CI=true /m);
    expect(others).toMatch(/^run_quick\(\) \{ TZ=\S+ suite vitest-quick --project quick --maxWorkers=1; \}$/m);
    expect(others).not.toMatch(/unset CI|CI=(?!true)|SIDDHANTA_(?:WHOLE|SEED)/);
    expect(text('test/support/sample.ts')).toContain("process.env.CI === 'true' ? '1'");
  });

  it('is what npm run test:slow runs of the files that sample', () => {
    expect(JSON.parse(text('package.json')).scripts['test:slow']).toContain('--project whole');
  });
});
