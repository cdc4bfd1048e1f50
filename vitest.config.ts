import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * Tests that start servers, databases and other processes, make thousands of requests, read the built package, or want a browser or
 * other engines. They take as long as all the others together, and what they need is not on every machine: CI runs them,
 * `npm run test:slow` does here.
 */
const SLOW = [
  'test/bench/compare.test.ts',
  'test/{browser,runtimes}/**/*.test.ts',
  'test/cli/{main,output,picture-process,process-clock-all}.test.ts',
  'test/cli/batch/process.test.ts',
  'test/deploy/{run,slurm}.test.ts',
  'test/docs/{atlas-reader,examples,shell}.test.ts',
  'test/http/{atlas,attacks,backup,batch-stores,batch-webhook,cli,concurrency,concurrency-crash,workers,deadline,fuzz,leaving,long-answers,metrics,mounting,node-server,pool,runtimes,stores,stores-batches,stores-folder,stores-migrations,stores-rate,stores-sql,threads}.test.ts',
  'test/jobs/machines.test.ts',
  'test/mcp/stdio.test.ts',
];

/** Tests that drive a browser for minutes: they run when the others are done, so that what a page is waited for does not run out. */
const ALONE = ['test/play/**/*.test.ts', 'test/site/site.test.ts'];

/**
 * The files that test a sample of what they could, by test/support/sample.ts: the project `quick` tests the sample, or the whole with
 * `CI=true`; the project `whole`, for machines at home, the whole.
 */
const SAMPLING = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
  .map((file) => `test/${file.replaceAll('\\', '/')}`)
  .filter((file) => readFileSync(file, 'utf8').includes("support/sample.js'"));

// Another sample in each run; the same comes by its seed. CI tests the whole, but where it says otherwise.
if (process.env.SIDDHANTA_SEED === undefined && (process.env.CI !== 'true' || process.env.SIDDHANTA_WHOLE === '0')) {
  process.env.SIDDHANTA_SEED = String(Date.now() % 1_000_000);
  console.warn(`Samples are drawn by SIDDHANTA_SEED=${process.env.SIDDHANTA_SEED}.`);
}

/**
 * Figures that the library's ephemeris has nothing to do with, and those of a library that is slow itself: the project `atlas` leaves
 * them out.
 */
const WITHOUT_SKY = ['test/oracle/{astronomy-engine,zones,ashtakoota,dignity,kp-words}.test.ts'];

/**
 * Folders of `test` that a run leaves out, `WITHOUT=http,oracle npx vitest run --project quick`: what `--exclude` says does not reach
 * the projects.
 */
const WITHOUT = (process.env.WITHOUT ?? '')
  .split(',')
  .filter((folder) => folder !== '')
  .map((folder) => `test/${folder}/**`);

const shared = {
  // A process for each file: a thread has a copy of process.env, so that setting TZ, as test/panchang/panchang.property.test.ts
  // does to be in another zone, would change nothing there.
  pool: 'forks',
  testTimeout: 60_000,
  // A hook may start a database, on a machine that has much else to do.
  hookTimeout: 120_000,
} as const;

/** The library's own ephemeris, in its parts. */
const OWN_EPHEMERIS = /\/analytical\/(analytical|grahas|luminaries)\.js$/;

/**
 * Puts an atlas in the place of the library's own ephemeris, wherever that is imported but by what makes the atlas: the figures of other
 * programs and of print hold for both, within the same tolerances.
 */
const withAtlas = {
  name: 'atlas',
  enforce: 'pre',
  resolveId(source: string, importer: string | undefined) {
    const makesIt =
      importer === undefined || /\/(sky\/(analytical|atlas)\/[^/]+|support\/atlasSky)\.ts$/.test(importer);
    return OWN_EPHEMERIS.test(source) && !makesIt
      ? fileURLToPath(new URL('test/support/atlasSky.ts', import.meta.url))
      : undefined;
  },
} as const;

export default defineConfig({
  test: {
    // Left to itself, a run keeps a core free, which on two cores is half of the machine.
    maxWorkers: availableParallelism(),
    // What sources are compiled to stays in node_modules, by their content: a run of one file takes half as long from the second time on.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          ...shared,
          name: 'quick',
          // Files share a process, and so the sources, which load only once: importing them took a fifth of the run.
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: [...SLOW, ...ALONE, ...WITHOUT, '**/node_modules/**'],
        },
      },
      {
        test: {
          ...shared,
          name: 'slow',
          isolate: false,
          include: SLOW,
          globalSetup: 'test/http/support/databaseFolder.ts',
        },
      },
      { test: { ...shared, name: 'whole', isolate: false, include: SAMPLING, env: { SIDDHANTA_WHOLE: '1' } } },
      {
        plugins: [withAtlas],
        test: {
          ...shared,
          testTimeout: 600_000,
          name: 'atlas',
          isolate: false,
          include: ['test/oracle/**/*.test.ts', 'test/support/atlasSky.check.ts'],
          exclude: [...WITHOUT_SKY, '**/node_modules/**'],
        },
      },
      { test: { ...shared, name: 'alone', include: ALONE, sequence: { groupOrder: 1 } } },
    ],
  },
});
