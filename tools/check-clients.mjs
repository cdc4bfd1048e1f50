// Compiles clients that two code generators make of openapi.json. Needs `npm ci --prefix test/clients`.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './lib/package.mjs';
import { report } from './lib/report.mjs';
import { run } from './lib/run.mjs';

const TOOLS = join(ROOT, 'test/clients/node_modules');
const SOURCE = join(ROOT, 'openapi.json');

const GENERATORS = {
  '@hey-api/openapi-ts': {
    program: '@hey-api/openapi-ts/bin/run.js',
    options: (folder) => ['-i', SOURCE, '-o', folder],
  },
  'openapi-typescript-codegen': {
    program: 'openapi-typescript-codegen/bin/index.js',
    options: (folder) => ['--input', SOURCE, '--output', folder, '--client', 'fetch'],
  },
};

const { check, finish } = report('clients');
for (const [name, { program, options }] of Object.entries(GENERATORS)) {
  await check(`${name} makes a client that compiles strictly`, () => {
    if (!existsSync(TOOLS)) throw new Error('It is not installed. Run npm ci --prefix test/clients.');
    const folder = mkdtempSync(join(tmpdir(), 'siddhanta-client-'));
    try {
      run(process.execPath, [join(TOOLS, program), ...options(join(folder, 'client'))], { cwd: folder });
      const compilerOptions = {
        strict: true,
        noEmit: true,
        target: 'es2022',
        module: 'esnext',
        moduleResolution: 'bundler',
        lib: ['es2022', 'dom', 'dom.iterable'],
        skipLibCheck: true,
        types: [],
      };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['client/index.ts'] }));
      run(process.execPath, [join(TOOLS, 'typescript/bin/tsc'), '-p', folder], { cwd: folder });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}
finish();
