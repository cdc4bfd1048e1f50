import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import arrowsFile from '../tools/lib/arrows.json' with { type: 'json' };

const SRC = join(dirname(fileURLToPath(import.meta.url)), '..', 'src');
const MAX_LINES = 400;

const HALL = ['base', 'math', 'time', 'zodiac', 'input', 'operation', 'cast'] as const;

const SUBJECTS: readonly string[] = ts
  .preProcessFile(readFileSync(join(SRC, 'registry.ts'), 'utf8'), true, true)
  .importedFiles.flatMap(({ fileName }) => /^\.\/(?!operation)(\w+)\/room\.js$/.exec(fileName)?.[1] ?? []);

/** What one subject takes from another and why, and who watches the sky move; tools/check-bundle.mjs allows a bundle the same. */
const { arrows: ARROWS, watchTheSky: WATCH_THE_SKY } = arrowsFile;

const arrowsFrom = (room: string): string[] => ARROWS.filter(({ from }) => from === room).map(({ to }) => to);

/** Which rooms a room may import from besides itself; a room is a folder of src. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  base: [],
  math: ['base'],
  time: ['base', 'math'],
  zodiac: ['base', 'math'],
  sky: ['base', 'math', 'time', 'zodiac'],
  input: ['base', 'math', 'time', 'zodiac'],
  operation: ['base', 'math', 'time', 'zodiac', 'sky', 'input'],
  cast: ['base', 'math', 'time', 'zodiac', 'sky', 'input', 'operation'],
  ...Object.fromEntries(
    SUBJECTS.map((room) => [room, [...HALL, ...(WATCH_THE_SKY.includes(room) ? ['sky'] : []), ...arrowsFrom(room)]]),
  ),
  registry: ['base', 'operation', ...SUBJECTS],
  places: ['base', 'math', 'time', 'input'],
  formats: ['base', 'time', 'input', 'cast', 'places'],
  index: [...HALL, ...SUBJECTS, 'registry'],
  names: ['base', 'math', 'time', 'input'],
  svg: ['base', 'math', 'zodiac', 'names', ...SUBJECTS],
  report: ['base', 'operation', 'input', 'cast', 'zodiac', 'svg', 'names', ...SUBJECTS],
  element: ['base', 'time', 'charts', 'names', 'svg', 'index'],
  // The sky and documents only for a thread, which opens its atlas and has every operation: see below.
  http: ['base', 'math', 'time', 'sky', 'input', 'operation', ...SUBJECTS, 'registry', 'names', 'report'],
  batch: [...HALL, ...SUBJECTS],
  // Of the service only how an optional package is loaded.
  jobs: ['base', 'input', 'operation', 'registry', 'batch', 'http'],
  // Of the subjects only the match, which is also made for stars.
  mcp: ['base', 'time', 'zodiac', 'input', 'operation', 'compatibility', 'places', 'names', 'registry', 'http'],
  cli: [
    ...HALL,
    'sky',
    'places',
    'formats',
    ...SUBJECTS,
    'registry',
    'index',
    'names',
    'svg',
    'report',
    'http',
    'batch',
    'jobs',
    'mcp',
  ],
};

const TOP: Readonly<Record<string, string>> = {
  'types.ts': 'base',
  'ayanamsaNames.gen.ts': 'base',
  'errors.ts': 'base',
  'capabilities.ts': 'registry',
  'capabilities.gen.ts': 'registry',
  'registry.ts': 'registry',
  'readings.gen.ts': 'registry',
  'readings.ts': 'registry',
  'subjects.gen.ts': 'index',
  'index.ts': 'index',
};

/** Only these may use Node's modules: the rest also runs in browsers and Workers. */
const MAY_USE_NODE = /^(cli\/|batch\/|jobs\/|http\/node|http\/pdf|http\/stores\/)/;

const PACKAGES: Readonly<Record<string, RegExp>> = {
  valibot: new RegExp(`^(input|operation|cast|${SUBJECTS.join('|')}|places|names|report|http|cli)/`),
  '@photostructure/tz-lookup': /^places\/tzLookup\.ts$/,
  'astronomy-engine': /^sky\/astronomy-engine\.ts$/,
  '@electric-sql/pglite': /^(http\/stores\/|cli\/)/,
  pg: /^(http\/stores\/|cli\/|jobs\/postgres\.ts)/,
  'pg-boss': /^jobs\/postgres\.ts$/,
  bullmq: /^jobs\/redis\.ts$/,
  ioredis: /^jobs\/redis\.ts$/,
  'playwright-core': /^http\/pdf\.ts$/,
  'subset-font': /^cli\/fonts\.ts$/,
  'prom-client': /^cli\/metrics\.ts$/,
  ...Object.fromEntries(
    ['server/index.js', 'server/stdio.js', 'types.js'].map((file) => [
      `@modelcontextprotocol/sdk/${file}`,
      /^mcp\/sdk\.ts$/,
    ]),
  ),
  '@resvg/resvg-js': /^cli\/raster\.ts$/,
  'hyparquet-writer': /^cli\/batch\/parquet\.ts$/,
  sharp: /^cli\/raster\.ts$/,
};

/** Devices behind one door each: who may import them. docs/decisions/0036-devices.md says why each is there. */
const DOORS: Readonly<Record<string, readonly string[]>> = {
  // The packed series: adaptive range coding and its contexts. Its door is series.ts.
  'sky/analytical/symbols.ts': ['sky/analytical/lattice.ts', 'sky/analytical/series.ts', 'sky/analytical/waves.ts'],
  'sky/analytical/waves.ts': ['sky/analytical/lattice.ts', 'sky/analytical/series.ts'],
  'sky/analytical/lattice.ts': ['sky/analytical/series.ts'],
  'sky/analytical/bits.ts': ['sky/analytical/chebyshev.ts', 'sky/analytical/symbols.ts'],
  // Tables unpacked beforehand: the build puts `unpacked.ts` in the place of `reading.ts`.
  'sky/analytical/reading.ts': ['sky/analytical/bodies.ts'],
  'sky/analytical/unpacked.ts': [],
  // The loops over waves, written for how V8 compiles them.
  'sky/analytical/store.ts': ['sky/analytical/series.ts', 'sky/analytical/unpacked.ts'],
  'math/packed.ts': ['sky/tables/nutation.ts', 'sky/tables/precession.ts', 'time/deltaT.ts', 'time/deltaTSpline.ts'],
  // The zone of the process, switched to read offsets.
  'cli/processClock.ts': ['cli/main.ts'],
};

interface SourceFile {
  readonly path: string;
  readonly lines: number;
  readonly imports: readonly string[];
}

const files: readonly SourceFile[] = readdirSync(SRC, { recursive: true })
  .map((name) => String(name).replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts'))
  .sort()
  .map((path) => {
    const text = readFileSync(join(SRC, path), 'utf8');
    const imports = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
    return { path, lines: text.trimEnd().split('\n').length, imports };
  });

function roomOf(path: string): string {
  const [first = ''] = path.split('/');
  return path.includes('/') ? first : (TOP[path] ?? `src/${path}`);
}

function localImports({ path, imports }: SourceFile): string[] {
  return imports
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(posix.dirname(path), name).replace(/\.js$/, '.ts'));
}

function findCycle(): string[] | undefined {
  const edges = new Map(files.map((file) => [file.path, localImports(file)]));
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): string[] | undefined => {
    const seen = trail.indexOf(path);
    if (seen !== -1) return [...trail.slice(seen), path];
    if (done.has(path)) return undefined;
    for (const next of edges.get(path) ?? []) {
      const cycle = visit(next, [...trail, path]);
      if (cycle !== undefined) return cycle;
    }
    done.add(path);
    return undefined;
  };
  for (const { path } of files) {
    const cycle = visit(path, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

describe('the floors of src', () => {
  it('finds the sources', () => {
    expect(SUBJECTS.length).toBeGreaterThan(4);
    expect(files.length).toBeGreaterThan(20);
    expect(files.flatMap(localImports).length).toBeGreaterThan(50);
  });

  it('finds the subjects', () => {
    expect(SUBJECTS).toContain('charts');
    expect(SUBJECTS).toContain('compatibility');
  });

  it('knows the room of every file', () => {
    expect(files.map(({ path }) => roomOf(path)).filter((room) => !(room in BELOW))).toEqual([]);
  });

  it.each(Object.entries(DOORS))('has one door to %s', (inside, doors) => {
    expect(files.map(({ path }) => path)).toContain(inside);
    const through = files.filter((file) => localImports(file).includes(inside)).map(({ path }) => path);
    expect(through).toEqual(doors);
  });

  it('has imports that go down only', () => {
    const upward = files.flatMap((file) => {
      const room = roomOf(file.path);
      return localImports(file)
        .filter((target) => roomOf(target) !== room && !BELOW[room]?.includes(roomOf(target)))
        .map((target) => `${file.path} → ${target}`);
    });
    expect(upward).toEqual([]);
  });

  it('has one file under http that knows the sky and documents: a thread, which opens an atlas and writes', () => {
    const knowing = files.flatMap((file) =>
      localImports(file).flatMap((target) =>
        roomOf(file.path) === 'http' && ['sky', 'report'].includes(roomOf(target)) ? `${file.path} → ${target}` : [],
      ),
    );
    expect(knowing).toEqual(
      ['report/operations.ts', 'sky/atlas/atlas.ts'].map((target) => `http/node-worker.ts → ${target}`),
    );
  });

  it('has arrows between subjects that are used and have their reason', () => {
    const idle = ARROWS.filter(
      ({ from, to, reason }) =>
        reason === '' ||
        !files.some((file) => roomOf(file.path) === from && localImports(file).some((target) => roomOf(target) === to)),
    );
    expect(idle).toEqual([]);
    expect(ARROWS.filter(({ from, to }) => ARROWS.some((other) => other.from === to && other.to === from))).toEqual([]);
  });

  it('imports only files that exist, with their extension', () => {
    const known = new Set(files.map(({ path }) => path));
    const unknown = files.flatMap((file) =>
      localImports(file)
        .filter((target) => !known.has(target))
        .map((target) => `${file.path} → ${target}`),
    );
    expect(unknown).toEqual([]);
  });

  it('has no cycle', () => {
    expect(findCycle()).toBeUndefined();
  });

  it('uses Node in the command line, batches, jobs, the Node server and the stores only', () => {
    const users = files.filter(
      ({ path, imports }) => !MAY_USE_NODE.test(path) && imports.some((n) => n.startsWith('node:')),
    );
    expect(users.map(({ path }) => path)).toEqual([]);
  });

  it('uses packages only where each has its place', () => {
    const misplaced = files.flatMap(({ path, imports }) =>
      imports
        .filter((name) => !name.startsWith('.') && !name.startsWith('node:') && !PACKAGES[name]?.test(path))
        .map((name) => `${path} → ${name}`),
    );
    expect(misplaced).toEqual([]);
  });

  it(`has no file over ${MAX_LINES} lines but generated ones`, () => {
    const long = files.filter(({ path, lines }) => lines > MAX_LINES && !path.endsWith('.gen.ts'));
    expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });
});
