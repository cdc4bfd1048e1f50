import { ENTRIES } from './tools/lib/package.mjs';

export default {
  entry: [
    ...ENTRIES.map(({ source }) => `${source}!`),
    'src/cli/main.ts!',
    'src/http/node-worker.ts!',
    'src/cli/batch/worker.ts!',
    'src/element/page.ts!',
    'src/sky/analytical/unpacked.ts!',
    'tools/*.mjs',
    'tools/!(lib)/*.{mjs,ts}',
    'test/**/*.{test,test-d}.ts',
    'test/runtimes/*.{mjs,cjs}',
    'test/http/{runtime-app,serve-process}.ts',
    'test/http/support/*.{ts,mjs}',
    'bench/*.mjs',
    'bench/suites/*.mjs',
    'bench/adapters/*.mjs',
  ],
  project: ['src/**/*.ts!', 'tools/**/*.{mjs,ts}', 'test/**/*.{ts,mjs,cjs}'],
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['fc-list', 'fish', 'mkfifo', 'openssl', 'parallel', 'qpdf'],
  ignoreDependencies: ['@arethetypeswrong/cli', 'publint', 'hono', '@hono/node-server', 'express', '@redocly/cli'],
};
