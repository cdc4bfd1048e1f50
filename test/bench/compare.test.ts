import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

interface Ratio {
  section: string;
  against: string;
  what: string;
  ratio: number;
}
interface Results {
  processor: string | undefined;
  ratios: Ratio[];
}
interface Library {
  compare(before: Ratio[], now: Ratio[], limit: number): (Ratio & { verdict: string })[];
  comparison(before: Results, now: Results, limit: number): { text: string; worse: boolean };
  readRatios(text: string): Results;
}
const root = fileURLToPath(new URL('../..', import.meta.url));
const { compare, comparison, readRatios } = (await import(
  new URL('../../bench/lib/compare.mjs', import.meta.url).href
)) as Library;

const page = (moon: string, cold: string): string => `2026-11-21; AMD EPYC, 2 cores, 24 GiB; linux

## Cold start

|                      | together | ours ÷ theirs | next 100, each | ours ÷ theirs |
| -------------------- | -------: | ------------: | -------------: | ------------: |
| siddhanta            |    83 ms |          1.00 |         597 µs |          1.00 |
| sweph                |     9 ms |          ${cold} |         142 µs |          4.38 |

## The Moon alone

|                       |  median | ours ÷ theirs |
| --------------------- | ------: | ------------: |
| siddhanta             | 33.7 µs |          1.00 |
| sweph                 | 21.4 µs |          ${moon} |
| siddhanta, one by one |    9 µs |          0.17 |

## Whole operations

| rasi | 177 µs |
| ---- | -----: |
`;
const one = (ratio: number): Ratio[] => [{ section: 'The Moon alone', against: 'sweph', what: '', ratio }];
const verdict = (before: number, now: number): string | undefined => compare(one(before), one(now), 0.15)[0]?.verdict;

describe('npm run bench -- --compare', () => {
  it('reads the ratios to other programs from a page, both where a table has two', () => {
    expect(readRatios(page('1.53', '8.49'))).toEqual({
      processor: 'AMD EPYC',
      ratios: [
        { section: 'Cold start', against: 'sweph', what: 'together', ratio: 8.49 },
        { section: 'Cold start', against: 'sweph', what: 'next 100, each', ratio: 4.38 },
        { section: 'The Moon alone', against: 'sweph', what: '', ratio: 1.53 },
      ],
    });
  });

  it('finds the published ratios of every program in the document', () => {
    const { ratios } = readRatios(readFileSync(join(root, 'docs', 'benchmarks.md'), 'utf8'));
    const of = (name: string) => ratios.filter(({ section }) => section === name).map(({ against }) => against);
    expect(of('The Moon alone')).toContain('sweph');
    expect(of('Moonrise and moonset')).toContain('sweph');
    expect(new Set(of('Cold start')).size).toBe(of('Cold start').length / 2);
  });

  it('marks what moved by more than 15 %, rounding given back', () => {
    expect(verdict(1, 1.15)).toBe('same');
    expect(verdict(1, 1.16)).toBe('same');
    expect(verdict(1, 1.17)).toBe('worse');
    expect(verdict(1, 0.85)).toBe('same');
    expect(verdict(1, 0.83)).toBe('better');
    // 0.03 may have been 0.0349, and 0.04 is 0.035.
    expect(verdict(0.03, 0.04)).toBe('same');
    expect(verdict(0.03, 0.05)).toBe('worse');
  });

  it('tells what is new, and refuses two runs that have nothing in common', () => {
    const before: Results = { processor: 'A', ratios: one(1) };
    const other: Ratio = { section: 'Sunrise', against: 'sweph', what: '', ratio: 9 };
    const { text, worse } = comparison(before, { processor: 'B', ratios: [...one(1.1), other] }, 0.15);
    expect(worse).toBe(false);
    expect(text).toMatch(/\| Sunrise: sweph +\| +– \| 9\.00 \| +– \| new \|/);
    expect(text).toContain('0 worse by more than 15 %, 0 better, 1 as before, 1 new.');
    expect(text).toContain('Measured on A then, on B now');
    expect(() => comparison(before, { processor: 'A', ratios: [other] }, 0.15)).toThrow('nothing to compare');
  });

  it('ends with 1 when something got worse, by a page or a saved file, and with 0 when nothing did', () => {
    const folder = mkdtempSync(join(tmpdir(), 'compare-'));
    const write = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const before = write('before.md', page('1.53', '8.49'));
    const worse = write('worse.md', page('0.90', '12.00'));
    const saved = write('saved.json', JSON.stringify(readRatios(page('1.00', '8.00'))));
    const run = (...options: string[]) =>
      spawnSync(process.execPath, [join(root, 'bench', 'run.mjs'), ...options], { encoding: 'utf8' });

    const bad = run('--compare', before, '--results', worse);
    expect(bad.stdout).toMatch(/Cold start, together: sweph +\| +8\.49 \| +12\.00 \| \+41 % \| +worse/);
    expect(bad.stdout).toMatch(/The Moon alone: sweph +\| +1\.53 \| +0\.90 \| −41 % \| better/);
    expect(bad.status).toBe(1);
    expect(run(`--compare=${before}`, '--results', saved).status).toBe(0);
    expect(run('--compare', saved, '--results', before).status).toBe(1);
    expect(run('--compare', '--results', join(root, 'docs', 'benchmarks.md')).status).toBe(0);
    expect(run('--compare', join(folder, 'none.md'), '--results', saved).stderr).toContain('ENOENT');
    expect(run(before, '--results', saved).stderr).toContain('what is');
  });
});
