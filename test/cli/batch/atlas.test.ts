import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cellOf } from '../../../src/batch/csv.js';
import { rasi } from '../../../src/index.js';
import { atlas } from '../../../src/sky/atlas/atlas.js';
import { buildAtlas } from '../../../src/sky/atlas/build.js';
import { batch, csvOf, someBirths } from './support.js';

const folder = mkdtempSync(join(tmpdir(), 'siddhanta-batch-atlas-'));
const file = join(folder, 'sky.atlas');
// Coarse, so that an answer of the series differs from one of the atlas.
const bytes = buildAtlas({ from: 2_448_100, to: 2_448_300, tolerance: 30 });
beforeAll(() => writeFileSync(file, new Uint8Array(bytes)));
afterAll(() => rmSync(folder, { recursive: true }));

const births = someBirths(300, 23).map((birth, i) => ({
  ...birth,
  date: new Date(Date.UTC(1990, 7, 15 + (i % 100))).toISOString().slice(0, 10),
}));

it('cells of a batch with an atlas are what rasi returns with it, and not with the series', async () => {
  const { stdout, code } = await batch(['charts', '--workers', '0', '--atlas', file], csvOf(births));
  expect(code).toBe(0);
  const rows = parse(stdout, { columns: true }) as Record<string, string>[];
  expect(rows).toHaveLength(births.length);
  const ephemeris = atlas(bytes);
  let others = 0;
  rows.forEach((row, i) => {
    const { date, time, ...place } = births[i] as (typeof births)[number];
    const birth = { date, time, place };
    const cell = (data: unknown, path: string): string =>
      cellOf(path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], data));
    const { data } = rasi({ birth }, { ephemeris });
    const { line: _, id: __, birth_time_assumed: ___, ...cells } = row;
    const paths = Object.keys(cells);
    expect(paths.length).toBeGreaterThan(100);
    expect(cells).toEqual(Object.fromEntries(paths.map((path) => [path, cell(data, path)])));
    const series = rasi({ birth }).data;
    if (paths.some((path) => cells[path] !== cell(series, path))) others++;
  });
  expect(others).toBe(births.length);
});

it('a birth that the atlas does not cover has no row', async () => {
  const { stdout, stderr, code } = await batch(
    ['charts', '--workers', '0', '--atlas', file],
    csvOf([births[0], { ...births[1], date: '1995-01-01' }] as typeof births),
  );
  expect([code, stdout.trimEnd().split('\n').length]).toEqual([1, 2]);
  expect(stderr).toContain('line 3: date_out_of_range, date\n');
});
