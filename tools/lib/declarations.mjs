// Rolls the declarations of all entries up into one file an entry and what they share.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { ROOT } from './package.mjs';
import { runAsync } from './run.mjs';

/**
 * Writes the declarations of the entries beside both builds: a compiler reads those beside CommonJS as CommonJS, and only those.
 *
 * @param entries sources by where they are built to, `{ 'charts/index': 'src/charts/index.ts' }`
 */
export async function rollDeclarations(entries) {
  const folder = mkdtempSync(join(tmpdir(), 'siddhanta-types-'));
  try {
    await runAsync('npx', ['--no-install', 'tsc', '-p', 'tsconfig.build.json', '--outDir', folder], { cwd: ROOT });
    const bundle = await rollup({
      input: Object.fromEntries(Object.keys(entries).map((name) => [name, join(folder, `${name}.d.ts`)])),
      plugins: [dts()],
      external: (id) => !id.startsWith('.') && !id.startsWith('/'),
      onwarn() {},
    });
    await bundle.write({
      dir: join(ROOT, 'dist/esm'),
      format: 'es',
      entryFileNames: '[name].d.ts',
      chunkFileNames: 'shared/[name]-[hash].d.ts',
    });
    cpSync(join(ROOT, 'dist/esm'), join(ROOT, 'dist/cjs'), {
      recursive: true,
      filter: (file) => !file.endsWith('.js'),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
