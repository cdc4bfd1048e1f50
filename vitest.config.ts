import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Tests that start servers, databases and other processes, make thousands of requests, or want a browser or other engines. They take
 * as long as all the others together, and what they need is not on every machine: CI runs them, `npm run test:slow` does here.
 */
const SLOW = [
  'test/http/{concurrency,concurrency-crash,crew,fuzz,mounting,node-server,pool,stores,stores-batches,stores-folder,stores-migrations,stores-rate,stores-sql}.test.ts',
  'test/{browser,runtimes}/**/*.test.ts',
  'test/site/site.test.ts',
];

/** Tests that read a clock: they run when the others are done, so that nothing else has the processor. */
const ALONE = ['test/play/**/*.test.ts'];

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

export default defineConfig({
  test: {
    // Left to itself, a run keeps a core free, which on two cores is half of the machine.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...shared,
          name: 'quick',
          // Files share a process, and so the sources, which load only once: importing them took a fifth of the run.
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: [...SLOW, ...ALONE, ...WITHOUT, '**/node_modules/**'],
          // The types of the public surface are tests too: the compiler runs them.
          typecheck: { enabled: true, include: ['test/types/*.test-d.ts'], exclude: WITHOUT, ignoreSourceErrors: true },
        },
      },
      { test: { ...shared, name: 'slow', include: SLOW } },
      { test: { ...shared, name: 'alone', include: ALONE, sequence: { groupOrder: 1 } } },
    ],
  },
});
