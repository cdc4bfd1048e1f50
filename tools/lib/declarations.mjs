import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { ROOT } from './package.mjs';
import { runAsync } from './run.mjs';

/**
 * Writes the declarations of the entries beside CommonJS, and beside the ES modules what passes all of them on: an ES module may import what is
 * CommonJS, and whoever uses both has one class of errors.
 *
 * @param entries sources by where they are built to, `{ 'charts/index': 'src/charts/index.ts' }`
 */
export async function rollDeclarations(entries) {
  const folder = mkdtempSync(join(tmpdir(), 'siddhanta-types-'));
  try {
    // Whether types agree is asked by `npm run typecheck`; here the compiler says what it cannot declare.
    const args = ['--no-install', 'tsc', '-p', 'tsconfig.build.json', '--noCheck', '--outDir', folder];
    await runAsync('npx', args, { cwd: ROOT });
    const bundle = await rollup({
      input: Object.fromEntries(Object.keys(entries).map((name) => [name, join(folder, `${name}.d.ts`)])),
      plugins: [dts()],
      external: (id) => !id.startsWith('.') && !id.startsWith('/'),
      onwarn() {},
    });
    await bundle.write({
      dir: join(ROOT, 'dist/cjs'),
      format: 'es',
      entryFileNames: '[name].d.ts',
      chunkFileNames: 'shared/[name]-[hash].d.ts',
    });
    for (const name of Object.keys(entries)) {
      const file = join(ROOT, `dist/esm/${name}.d.ts`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `export * from '${relative(dirname(file), join(ROOT, `dist/cjs/${name}.js`))}';\n`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
