import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // The types of the public surface are tests too: the compiler runs them.
    typecheck: { enabled: true, include: ['test/types/*.test-d.ts'], ignoreSourceErrors: true },
    testTimeout: 60_000,
  },
});
