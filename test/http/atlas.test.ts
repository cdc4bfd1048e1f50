import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool, type Pool } from '../../src/http/node-pool.js';
import { rasi, vimshottari } from '../../src/index.js';
import { atlas } from '../../src/sky/atlas/atlas.js';
import { buildAtlas } from '../../src/sky/atlas/build.js';
import { killServers, Server } from './support/server.js';
import { threadEntry } from './support/thread.js';
import { type Bench, bench } from './support.js';

// Coarse, so that an answer of the series differs from one of the atlas.
const bytes = buildAtlas({ from: 2_448_050, to: 2_448_200, tolerance: 30 });
const shared = new SharedArrayBuffer(bytes.byteLength);
new Uint8Array(shared).set(new Uint8Array(bytes));
const ephemeris = atlas(shared);
const context = { ephemeris };

const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const birth = { date: '1990-08-15', time: '08:30:00', place };
const PATHS = ['/v1/charts/rasi', '/v1/dashas/vimshottari'] as const;
const expected = [rasi({ birth }, { ephemeris }), vimshottari({ birth }, { ephemeris })];
const series = [rasi({ birth }), vimshottari({ birth })];

interface Answer {
  readonly data: unknown;
  readonly provenance: { readonly conventions: { readonly ephemeris?: string } };
}

let pool: Pool;
beforeAll(async () => {
  pool = await openPool({
    entry: threadEntry(),
    size: 1,
    atlas: { bytes: shared, context },
  });
});
afterAll(() => pool.close());

type Expected = readonly { readonly data: unknown }[];

async function expectAnswers({ send }: Bench, expected: Expected, other: Expected, name: RegExp): Promise<void> {
  for (const [i, path] of PATHS.entries()) {
    const response = await send(path, { body: { birth } });
    expect(response.status).toBe(200);
    const { data, provenance } = (await response.json()) as Answer;
    expect(data).toEqual(JSON.parse(JSON.stringify(expected[i]?.data)));
    expect(data).not.toEqual(JSON.parse(JSON.stringify(other[i]?.data)));
    expect(provenance.conventions.ephemeris).toMatch(name);
  }
}

const expectAtlas = (one: Bench): Promise<void> =>
  expectAnswers(one, expected, series, /^siddhanta-analytical \(atlas\) 1, format 1, within 30″; /);

describe('a service with an atlas answers from it', () => {
  it('in place', async () => expectAtlas(await bench({ context: { ephemeris } })));

  it('in threads that have it', async () =>
    expectAtlas(await bench({ context: context, compute: pool.computeElsewhere })));

  it('where a pool says which calls go to threads', async () =>
    expectAtlas(await bench({ context: context, compute: pool.compute })));

  it('in place where the threads have another, and threads are not asked', async () => {
    for (const compute of [pool.compute, pool.computeElsewhere]) {
      const before = pool.facts();
      await expectAtlas(await bench({ context: { ephemeris: { ...ephemeris } }, compute }));
      // A handler without a context asks for the library's own series, also where the threads have an atlas.
      await expectAnswers(await bench({ compute }), series, expected, /^siddhanta-analytical 1; /);
      expect(pool.facts()).toEqual(before);
    }
  });

  it('and refuses what it does not cover, everywhere alike', async () => {
    for (const compute of [undefined, pool.computeElsewhere]) {
      const { send } = await bench({ context: context, ...(compute === undefined ? {} : { compute }) });
      const response = await send(PATHS[0], { body: { birth: { ...birth, date: '1995-08-15' } } });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: { code: 'date_out_of_range' } });
    }
  });
});

describe('siddhanta serve --atlas', () => {
  const folder = mkdtempSync(join(tmpdir(), 'siddhanta-serve-atlas-'));
  const file = join(folder, 'sky.atlas');
  beforeAll(() => writeFileSync(file, new Uint8Array(bytes)));
  afterAll(async () => {
    await killServers();
    rmSync(folder, { recursive: true });
  });

  it.each(['0', '2'])('answers from the file over HTTP, with --workers %s', async (workers) => {
    const server = new Server('--memory', '--atlas', file, '--workers', workers);
    const { live } = await server.firstKeys();
    const url = await server.find(/(http:\/\/\S+:\d+)/);
    for (const [i, path] of PATHS.entries()) {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: { 'X-API-Key': live, 'Content-Type': 'application/json' },
        body: JSON.stringify({ birth }),
      });
      const { data } = (await response.json()) as Answer;
      expect(data).toEqual(JSON.parse(JSON.stringify(expected[i]?.data)));
    }
  });

  it('does not start with a file that is none', async () => {
    const server = new Server('--memory', '--atlas', new URL(import.meta.url).pathname);
    expect(await server.exited).toBe(2);
    expect(server.output).toContain('does not begin with the signature of an atlas');
  });
});
