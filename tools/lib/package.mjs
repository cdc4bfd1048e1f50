import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

export const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** What a bundle of an entry, or of one of its functions, may weigh; size-limit reads the same file. */
export const LIMITS = JSON.parse(readFileSync(join(ROOT, '.size-limit.json'), 'utf8'));

/** The entries that can be imported, each with its source file: `siddhanta/sky` → `src/sky/index.ts`. */
export const ENTRIES = Object.entries(manifest.exports)
  .filter(([, target]) => typeof target === 'object')
  .map(([subpath, target]) => ({
    subpath,
    specifier: subpath.replace(/^\./, manifest.name),
    esm: target.import.default,
    cjs: target.require?.default,
    source: target.import.default.replace('./dist/esm/', 'src/').replace(/\.js$/, '.ts'),
  }));

/** Packs what is built, without building it again, and returns the path of the tarball. */
export function pack(folder) {
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const [{ filename }] = JSON.parse(run('npm', args, { cwd: ROOT }));
  return join(folder, filename);
}
