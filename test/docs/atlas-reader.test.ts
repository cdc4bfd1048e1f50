// Runs the reader in Python that docs/atlas.md prints on a file that the library wrote.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { atlas } from '../../src/sky/atlas/atlas.js';
import { buildAtlas } from '../../src/sky/atlas/build.js';
import type { Body } from '../../src/sky/ephemeris.js';
import { geometricEphemeris } from '../../src/sky/geometric.js';
import { ROOT } from './examples.js';
import { fencesOf } from './fences.js';

const PAGE = 'docs/atlas.md';
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython)
  console.warn('python3 is not installed: the reader of docs/atlas.md is not run. apt-get install python3');

describe('docs/atlas.md', () => {
  const text = readFileSync(join(ROOT, PAGE), 'utf8');

  it('has figures that are those of the scan', () => {
    const scan = JSON.parse(readFileSync(join(ROOT, 'fixtures/oracle/measured/atlas.json'), 'utf8'));
    const bodies: Record<string, { arcseconds: number; arcsecondsRms: number }> = scan.bodies;
    const greatest = Object.entries(bodies).reduce((a, b) => (b[1].arcseconds > a[1].arcseconds ? b : a));
    expect(text).toContain(`found is ${greatest[1].arcseconds.toFixed(5)}″ (${greatest[0]})`);
    expect(text).toContain(
      `take ${scan.megabytes.toFixed(1)} MB (with geometric places ${scan.megabytesWithGeometric.toFixed(1)} MB)`,
    );
  });

  it.skipIf(!hasPython)('has a reader in Python that finds the places that the library finds', () => {
    const reader =
      fencesOf(PAGE, text)
        .find(({ info }) => info[0] === 'python')
        ?.body.join('\n') ?? '';
    expect(reader).toContain('def atlas(path)');
    const bytes = buildAtlas({ from: 2_460_000, to: 2_460_120, kinds: ['apparent', 'geometric'] });
    const ephemeris = atlas(bytes);
    const bodies: Body[] = ['Sun', 'Moon', 'Mercury', 'Saturn', 'Pluto', 'TrueNode'];
    const days = Array.from({ length: 150 }, (_, i) => 2_460_000 + 0.8 * i);
    const folder = mkdtempSync(join(tmpdir(), 'siddhanta-reader-'));
    try {
      writeFileSync(join(folder, 'sky.atlas'), new Uint8Array(bytes));
      const calls = `
import sys
place = atlas('sky.atlas')
asked = json.load(sys.stdin)
print(json.dumps([[place(body, jd, kind) for body in asked['bodies']] for kind in ('apparent', 'geometric') for jd in asked['days']]))
`;
      const { status, stdout, stderr } = spawnSync('python3', ['-c', reader + calls], {
        cwd: folder,
        input: JSON.stringify({ bodies, days }),
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      });
      expect([status, stderr]).toEqual([0, '']);
      const found = JSON.parse(stdout) as number[][][];
      const geometric = geometricEphemeris(ephemeris);
      const wanted = [ephemeris, geometric].flatMap((sky) => days.map((day) => sky?.places(bodies, day) ?? []));
      expect(found).toHaveLength(wanted.length);
      wanted.forEach((places, i) => {
        places.forEach(({ longitude, latitude, distance }, k) => {
          const [lon = Number.NaN, lat = Number.NaN, au = Number.NaN] = found[i]?.[k] ?? [];
          // The two sum in another order: the last bits of a double differ.
          for (const [ours, theirs] of [
            [longitude, lon],
            [latitude, lat],
            [distance, au],
          ] as const)
            expect(Math.abs(ours - theirs)).toBeLessThan(1e-10);
        });
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
