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

function shared(): SharedArrayBuffer {
  const memory = new SharedArrayBuffer(bytes.byteLength);
  new Uint8Array(memory).set(new Uint8Array(bytes));
  return memory;
}

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

  function summed(copy: Uint8Array): Uint8Array {
    let crc = 0xffffffff;
    for (const byte of copy.subarray(16)) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    }
    new DataView(copy.buffer).setUint32(12, ~crc >>> 0, true);
    return copy;
  }

  function headerTextOf(data: ArrayBuffer): string {
    return new TextDecoder().decode(data.slice(24, 24 + new DataView(data).getUint32(20, true))).trimEnd();
  }

  // So long a name leaves room in the header for what is put into it.
  const roomy = buildAtlas({ from: FROM, to: TO, ephemeris: { ...atlas(bytes), name: 'x'.repeat(400) } });
  const headerText = headerTextOf(roomy).replace(/x+/, 'x');

  function forged(change: (view: DataView, table: { at: number; count: number; bytes: number; body: Body }) => void) {
    const copy = new Uint8Array(bytes.slice(0));
    const [table] = JSON.parse(headerTextOf(bytes)).tables;
    change(new DataView(copy.buffer), table);
    return { quick: atlas(summed(copy)), body: table.body as Body };
  }

  function withHeader(text: string | Uint8Array): Uint8Array {
    const header = typeof text === 'string' ? new TextEncoder().encode(text) : text;
    const copy = new Uint8Array(roomy.slice(0));
    const length = new DataView(roomy).getUint32(20, true);
    expect(header.length).toBeLessThanOrEqual(length);
    copy.fill(0x20, 24, 24 + length);
    copy.set(header, 24);
    return summed(copy);
  }

  const refusalOf = (open: () => unknown): unknown => {
    try {
      open();
    } catch (error) {
      return isSiddhantaError(error) ? [error.code, error.field, error.message] : error;
    }
    return undefined;
  };
  const refusal = (message: string): unknown => ['invalid_value', 'atlas', expect.stringContaining(message)];

  it('with a rewritten header are read as before', () => {
    const again = atlas(withHeader(headerText));
    expect(again.name).toBe('x (atlas)');
    DAYS.forEach((jdTt, i) => {
      again.places(BODIES, jdTt).forEach(({ longitude }, body) => {
        expect(Math.abs(longitude - (expected[i]?.[body]?.longitude ?? 0)) * 3600).toBeLessThan(0.001);
      });
    });
  });

  it.each([
    ['{', 'has a header that is not JSON in UTF-8'],
    ['', 'has a header that is not JSON in UTF-8'],
    [Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x7d), 'has a header that is not JSON in UTF-8'],
    ['null', 'has a header that is not a JSON object'],
    ['[]', 'has a header that is not a JSON object'],
    ['7', 'has a header that is not a JSON object'],
    ['{}', 'has a header whose base is missing'],
  ])('whose header is %j are refused', (text, message) => {
    expect(refusalOf(() => atlas(withHeader(text)))).toEqual(refusal(message));
  });

  it.each([
    [0xffffffff, 'has a header that reaches beyond its end'],
    [bytes.byteLength - 23, 'has a header that reaches beyond its end'],
    [bytes.byteLength - 24, 'has a header that is not JSON in UTF-8'],
    [0, 'has a header that is not JSON in UTF-8'],
  ])('that say that their header has %i bytes are refused', (length, message) => {
    const copy = new Uint8Array(bytes.slice(0));
    new DataView(copy.buffer).setUint32(20, length, true);
    expect(refusalOf(() => atlas(summed(copy)))).toEqual(refusal(message));
  });

  const WRONG = 'is missing or invalid';
  const DELETED = Symbol('deleted');
  const HUGE = Number.MAX_SAFE_INTEGER;
  it.each([
    ['base', [DELETED, null, 'x', {}, { name: 1, version: '1' }, { name: 'x' }], WRONG],
    ['from', [DELETED, null, '2451600', {}], WRONG],
    ['to', [DELETED, null, '2451640', FROM - 1], WRONG],
    ['to', [HUGE, TO + 1000], 'does not reach from its first day to its last'],
    ['from', [-HUGE, FROM - 1000], 'does not reach from its first day to its last'],
    ['tolerance', [DELETED, null, '0.001', 0, -1, []], WRONG],
    ['computes_mean_node', [DELETED, null, 'true', 1], WRONG],
    ['tables', [DELETED, null, {}, 'none', 3, [null], [[]], ['Sun']], WRONG],
    ['tables.0.kind', [DELETED, null, 'heliocentric', 1], WRONG],
    ['tables.0.body', [DELETED, null, 'Ketu', '__proto__', 1], WRONG],
    ['tables.0.days', [DELETED, null, '16', 0, -16], WRONG],
    ['tables.0.days', [1e-300, 1e300, 0.5], 'does not reach from its first day to its last'],
    ['tables.0.first', [DELETED, null, '1', 0.5, 1e300], WRONG],
    ['tables.0.first', [HUGE, -HUGE, 0], 'does not reach from its first day to its last'],
    ['tables.0.count', [DELETED, null, '4', -1, 0.5, 1e300], WRONG],
    ['tables.0.count', [HUGE, 2 ** 32, 1e6], 'that reaches beyond its end'],
    ['tables.0.count', [0, 1], 'does not reach from its first day to its last'],
    ['tables.0.at', [DELETED, null, '0', -8, 0.5, 1e300], WRONG],
    ['tables.0.at', [0, 24, HUGE, 2 ** 32, bytes.byteLength], 'that reaches beyond its end'],
    ['tables.0.bytes', [DELETED, null, '0', -8, 0.5, 1e300], WRONG],
    ['tables.0.bytes', [0, HUGE, 2 ** 32], 'that reaches beyond its end'],
    ['tables.0.units', [DELETED, null, 1, [], [1, 2], [1, 2, '3'], [1, 2, 0], [1, null, 3], [1, 2, 3, 4]], WRONG],
    ['tables.1.body', [JSON.parse(headerText).tables[0].body], 'has two tables of apparent'],
    ['accuracy', [DELETED, null, [], 'fine'], WRONG],
    ['accuracy.Sun', [null, 1, [1], [[1]], [[1, '2']], [[null, 2]], [[1, 2, 3]]], WRONG],
    ['accuracy.Ketu', [[]], WRONG],
  ])('are refused when %s of the header is forged', (path, values, message) => {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    for (const value of values) {
      const header = JSON.parse(headerText);
      let owner = header;
      for (const key of keys) owner = owner[key];
      if (value === DELETED) delete owner[last];
      else Object.defineProperty(owner, last, { value, enumerable: true });
      expect(
        refusalOf(() => atlas(withHeader(JSON.stringify(header)))),
        `${path}: ${String(value)}`,
      ).toEqual(refusal(message));
    }
  });

  it.each([
    ['every entry leads to a fork far outside', 0xfffffff0],
    ['every entry leads to a leaf far outside', 0x7ffffff0],
    ['every entry leads to the last byte', 'last'],
  ])('that are well summed are refused where they are looked up: %s', (_, entry) => {
    const { quick, body } = forged((view, { at, count, bytes: length }) => {
      for (let i = 0; i < count; i++)
        view.setUint32(at + 4 * i, entry === 'last' ? length - 4 * count - 1 : Number(entry), true);
    });
    for (const __ of [1, 2]) {
      expect(refusalOf(() => quick.places([body], FROM))).toEqual(refusal('has a table whose entries lead out of it'));
    }
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
        view.setFloat64(nodes + 16 * i, FROM + 1 + i, true);
        for (const side of [8, 12]) view.setUint32(nodes + 16 * i + side, 0x80000000 + next, true);
      });
    });
    for (const __ of [1, 2]) {
      expect(refusalOf(() => quick.places([body], FROM + 4))).toEqual(
        refusal('is damaged: its index leads in a circle'),
      );
    }
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, FROM - 1e6, FROM, FROM + 1e6])(
    'whose fork is at %d, which does not divide its span, are refused',
    (when) => {
      const { quick, body } = forged((view, { at, count }) => {
        for (let i = 0; i < count; i++) view.setUint32(at + 4 * i, 0x80000000, true);
        view.setFloat64(at + 4 * count, when, true);
      });
      expect(refusalOf(() => quick.places([body], FROM + 1))).toEqual(
        refusal('has a fork that does not divide its span'),
      );
    },
  );

  it('of leaves without a coefficient say zero, and no number that is none', () => {
    const { quick, body } = forged((view, { at, count }) => {
      for (let i = 0; i < count; i++) view.setUint32(at + 4 * i, 0, true);
      for (let i = 0; i < 6; i++) view.setUint8(at + 4 * count + i, 0);
    });
    expect(quick.places([body], FROM + 1)).toEqual([{ longitude: 0, latitude: 0, distance: 0, longitudeSpeed: 0 }]);
  });
});

describe('an atlas of some bodies', () => {
  const two = atlas(buildAtlas({ from: FROM, to: TO, bodies: ['Moon', 'MeanNode'] }));

  it('says which it has, and states nothing of the others', () => {
    expect(() => two.places(['Moon', 'Mars'], FROM)).toThrow(
      'ephemeris is an atlas of siddhanta-analytical without Mars; it has Moon, MeanNode. Build an atlas with Mars (buildAtlas or siddhanta atlas), or use another ephemeris.',
    );
    expect(two.accuracy('Mars', FROM)).toBeNaN();
    expect(two.accuracy('Moon', FROM)).toBeGreaterThan(0.001);
  });

  it('has geometric places only on request', () => {
    expect(geometricEphemeris(two)).toBeUndefined();
  });

  it('is not interpolated once more, and nor is its geometric view', () => {
    expect(interpolated(two)).toBe(two);
    const both = atlas(buildAtlas({ from: FROM, to: FROM + 1, bodies: ['Sun'], kinds: ['apparent', 'geometric'] }));
    const view = geometricEphemeris(both);
    expect(view && interpolated(view)).toBe(view);
  });
});

describe('options of buildAtlas', () => {
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

  it('may state no accuracy, and then the atlas states none', () => {
    const silent = { ...atlas(bytes), accuracy: () => Number.NaN };
    const again = atlas(buildAtlas({ from: FROM, to: TO, ephemeris: silent, bodies: ['Sun'] }));
    expect(again.accuracy('Sun', FROM + 1)).toBeNaN();
  });

  it('reports progress, at last all of it', () => {
    const parts: number[] = [];
    buildAtlas({ from: FROM, to: TO, bodies: ['Sun', 'Moon'], onProgress: (part) => parts.push(part) });
    expect([...parts].sort((a, b) => a - b)).toEqual(parts);
    expect(parts.at(-1)).toBe(1);
  });

  it('comes out the same to the byte', () => {
    expect(new Uint8Array(buildAtlas({ from: FROM, to: TO }))).toEqual(new Uint8Array(bytes));
  });
});
