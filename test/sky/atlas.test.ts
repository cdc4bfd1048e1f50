import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { isSiddhantaError } from '../../src/errors.js';
import { atlas } from '../../src/sky/atlas/atlas.js';
import { buildAtlas } from '../../src/sky/atlas/build.js';
import { BODIES, type Body, type BodyPlace } from '../../src/sky/ephemeris.js';
import { geometricEphemeris } from '../../src/sky/geometric.js';
import { interpolated } from '../../src/sky/interpolated.js';

const [FROM, TO] = [2_451_600, 2_451_640];
const bytes = buildAtlas({ from: FROM, to: TO });
const DAYS = Array.from({ length: 50 }, (_, i) => FROM + 0.79 * i);
const expected = DAYS.map((jdTt) => atlas(bytes).places(BODIES, jdTt));

/** Returns bytes in memory that threads share. */
function shared(): SharedArrayBuffer {
  const memory = new SharedArrayBuffer(bytes.byteLength);
  new Uint8Array(memory).set(new Uint8Array(bytes));
  return memory;
}

/** A thread that opens what it is handed, answers, and tells whether what is changed there by another is seen. */
const THREAD = `
  import { parentPort, workerData } from 'node:worker_threads';
  import { atlas } from './src/sky/atlas/atlas.ts';
  const { memory, days, bodies, jdTt } = workerData;
  const quick = atlas(memory);
  parentPort.postMessage(days.map((day) => quick.places(bodies, day)));
  parentPort.once('message', () => {
    parentPort.postMessage(atlas.length);
    try { atlas(memory); } catch (error) { parentPort.postMessage(error.message); }
  });
`;

describe('an atlas in shared memory', () => {
  it('answers in every thread as in this one, from one memory', async () => {
    const { outputFiles } = await build({
      stdin: { contents: THREAD, resolveDir: process.cwd(), loader: 'ts' },
      bundle: true,
      platform: 'node',
      write: false,
    });
    const code = outputFiles[0]?.text ?? '';
    const memory = shared();
    const workerData = { memory, days: DAYS, bodies: BODIES };
    const threads = [1, 2].map(() => new Worker(code, { eval: true, workerData }));
    const answers = await Promise.all(
      threads.map(async (thread) => (await once(thread, 'message'))[0] as BodyPlace[][]),
    );
    expect(answers).toEqual([expected, expected]);
    // What this thread does to the memory the others see: it was not copied to them.
    new Uint8Array(memory)[bytes.byteLength - 40] = 0x55 ^ (new Uint8Array(bytes)[bytes.byteLength - 40] ?? 0);
    const complaints = threads.map(
      (thread) =>
        new Promise((resolve) => {
          thread.on('message', (message) => typeof message === 'string' && resolve(message));
          thread.postMessage('again');
        }),
    );
    for (const complaint of await Promise.all(complaints)) expect(complaint).toContain('does not match its checksum');
    await Promise.all(threads.map((thread) => thread.terminate()));
  });

  it('keeps no copy: what becomes of the memory becomes of the places', () => {
    const memory = shared();
    const quick = atlas(memory);
    expect(quick.places(BODIES, FROM)).toEqual(expected[0]);
    new Uint8Array(memory).fill(0, bytes.byteLength - 40_000 > 0 ? bytes.byteLength - 40_000 : 4096);
    expect(quick.places(BODIES, FROM + 20)).not.toEqual(atlas(bytes).places(BODIES, FROM + 20));
  });
});

describe('bytes of an atlas', () => {
  it.each([0, 1, 3, 8])('may begin %i bytes into a view of a larger memory', (offset) => {
    const larger = new Uint8Array(bytes.byteLength + offset + 5).fill(0xaa);
    larger.set(new Uint8Array(bytes), offset);
    const views = [
      new Uint8Array(larger.buffer, offset, bytes.byteLength),
      Buffer.from(larger.buffer, offset, bytes.byteLength),
      new DataView(larger.buffer, offset, bytes.byteLength),
    ];
    for (const view of views) expect(DAYS.map((jdTt) => atlas(view).places(BODIES, jdTt))).toEqual(expected);
  });

  it.each([[undefined], [null], ['bytes'], [{}], [[0x89, 0x53]]])('are refused when they are %j', (given) => {
    expect(() => atlas(given as never)).toThrow(/is neither an ArrayBuffer/);
  });

  it('of another format are refused in words that name it', () => {
    const later = new Uint8Array(bytes.slice(0));
    later[8] = 2;
    expect(() => atlas(later)).toThrow('is of format 2; this version of the library reads format 1');
  });

  /** Returns the bytes with their first table changed, and the right sum. */
  function forged(change: (view: DataView, table: { at: number; count: number; body: Body }) => void) {
    const copy = new Uint8Array(bytes.slice(0));
    const view = new DataView(copy.buffer);
    const header = JSON.parse(new TextDecoder().decode(copy.slice(24, 24 + view.getUint32(20, true))));
    const [table] = header.tables;
    change(view, table);
    let crc = 0xffffffff;
    for (const byte of copy.subarray(16)) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    }
    view.setUint32(12, ~crc >>> 0, true);
    return { quick: atlas(copy), body: table.body as Body };
  }

  it('that are well summed but lead astray are refused or raise an error, and give no number', () => {
    const { quick, body } = forged((view, { at, count }) => {
      // every entry leads to a fork far outside, and to itself
      for (let i = 0; i < count; i++) view.setUint32(at + 4 * i, 0xfffffff0, true);
    });
    for (const _ of [1, 2]) expect(() => quick.places([body], FROM)).toThrow();
  });

  it.each([
    ['itself', [0, 0]],
    ['one that leads back', [16, 0]],
    ['one behind it', [16, 16]],
  ])('whose forks lead to %s are refused, and end', (_, [one, other]) => {
    const { quick, body } = forged((view, { at, count }) => {
      const nodes = at + 4 * count;
      for (let i = 0; i < count; i++) view.setUint32(at + 4 * i, 0x80000000, true);
      [one, other].forEach((next = 0, i) => {
        view.setFloat64(nodes + 16 * i, FROM - 1e6, true);
        for (const side of [8, 12]) view.setUint32(nodes + 16 * i + side, 0x80000000 + next, true);
      });
    });
    for (const __ of [1, 2]) expect(() => quick.places([body], FROM)).toThrow('has forks that lead in a circle');
  });
});

describe('an atlas of some bodies', () => {
  const two = atlas(buildAtlas({ from: FROM, to: TO, bodies: ['Moon', 'MeanNode'] }));

  it('says which it has, and states nothing of the others', () => {
    expect(() => two.places(['Moon', 'Mars'], FROM)).toThrow(
      'ephemeris is an atlas of siddhanta-analytical without Mars; it has Moon, MeanNode. Build one with Mars, or use another ephemeris.',
    );
    expect(two.accuracy('Mars', FROM)).toBeNaN();
    expect(two.accuracy('Moon', FROM)).toBeGreaterThan(0.001);
  });

  it('has no geometric places unless it was asked for', () => {
    expect(geometricEphemeris(two)).toBeUndefined();
  });

  it('is not interpolated once more, and nor is its geometric view', () => {
    expect(interpolated(two)).toBe(two);
    const both = atlas(buildAtlas({ from: FROM, to: FROM + 1, bodies: ['Sun'], kinds: ['apparent', 'geometric'] }));
    const view = geometricEphemeris(both);
    expect(view && interpolated(view)).toBe(view);
  });
});

describe('what is to be built', () => {
  const codeOf = (options: Parameters<typeof buildAtlas>[0]): unknown => {
    try {
      buildAtlas(options);
    } catch (error) {
      return isSiddhantaError(error) ? [error.code, error.field] : error;
    }
    return undefined;
  };

  it.each([
    [{ from: 1_000_000, to: TO }, ['date_out_of_range', 'from']],
    [{ from: FROM, to: 3_000_000 }, ['date_out_of_range', 'to']],
    [{ from: Number.NaN, to: TO }, ['date_out_of_range', 'from']],
    [{ from: TO, to: FROM }, ['invalid_value', 'to']],
    [{ from: FROM, to: TO, tolerance: 0 }, ['invalid_value', 'tolerance']],
    [{ from: FROM, to: TO, tolerance: Number.NaN }, ['invalid_value', 'tolerance']],
    [{ from: FROM, to: TO, bodies: [] }, ['invalid_value', 'bodies']],
    [{ from: FROM, to: TO, bodies: ['Ketu'] }, ['invalid_value', 'bodies']],
    [{ from: FROM, to: TO, kinds: ['geometric'] }, ['invalid_value', 'kinds']],
    [{ from: FROM, to: TO, kinds: ['apparent', 'geometric'], ephemeris: atlas(bytes) }, ['invalid_value', 'kinds']],
  ] as const)('is judged: %j', (options, expectedCode) => {
    expect(codeOf(options as never)).toEqual(expectedCode);
  });

  it('may be another ephemeris, with another mean node, and may reach to the ends of it', () => {
    const base = atlas(bytes);
    const shifted = {
      ...base,
      name: 'shifted',
      places: (...asked: Parameters<typeof base.places>) =>
        base.places(...asked).map((place) => ({ ...place, longitude: (place.longitude + 1) % 360 })),
    };
    const again = atlas(
      buildAtlas({ from: FROM, to: TO, ephemeris: shifted, tolerance: 0.01, bodies: ['Moon', 'MeanNode'] }),
    );
    expect(again.name).toBe('shifted (atlas)');
    for (const jdTt of [FROM, FROM + 12.3, TO]) {
      const want = shifted.places(['Moon', 'MeanNode'], jdTt);
      again.places(['Moon', 'MeanNode'], jdTt).forEach(({ longitude }, i) => {
        expect(Math.abs(longitude - (want[i]?.longitude ?? 0)) * 3600).toBeLessThanOrEqual(0.01);
      });
    }
  });

  it('is told from time to time how far it is, at last all of it', () => {
    const parts: number[] = [];
    buildAtlas({ from: FROM, to: TO, bodies: ['Sun', 'Moon'], onProgress: (part) => parts.push(part) });
    expect([...parts].sort((a, b) => a - b)).toEqual(parts);
    expect(parts.at(-1)).toBe(1);
  });

  it('comes out the same to the byte', () => {
    expect(new Uint8Array(buildAtlas({ from: FROM, to: TO }))).toEqual(new Uint8Array(bytes));
  });
});
