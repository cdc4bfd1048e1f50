import { defineConfig } from 'vitest/config';

/** The tests of rooms, as `quick` runs them, without the compiler and without what needs a build. */
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/**/cli.test.ts', 'test/{browser,docs,http,play,runtimes,site}/**', '**/node_modules/**'],
    isolate: false,
    pool: 'forks',
    testTimeout: 120_000,
  },
});
