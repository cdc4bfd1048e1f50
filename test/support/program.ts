import { mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const programs = new Map<string, string>();

/** What a program starts as threads, by where it looks for them. */
const THREADS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'src/cli/main.ts': { 'batch/worker': 'src/cli/batch/worker.ts' },
};

/**
 * Returns the file of a program made of TypeScript sources, with what it loads later in files beside it: it starts ten times as fast as from the
 * sources, and is what they say now, whatever was built before. It lies as deep as the sources, since they look for what comes with the package.
 * All in one file it would be 17 MB, which to read takes longer than the rest of a start.
 */
export function program(entry: string): string {
  const made = programs.get(entry);
  if (made !== undefined) return made;
  const folder = mkdtempSync(join(ROOT, 'test', '.program-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.on('exit', remove);
  // Vitest ends its processes by this signal; other listeners get it too.
  process.once('SIGTERM', () => {
    remove();
    process.kill(process.pid, 'SIGTERM');
  });
  // Threads are found from the folder, which needs its name in the package.
  const outdir = join(folder, 'cli');
  const name = basename(entry, '.ts');
  const file = join(outdir, `${name}.js`);
  buildSync({
    absWorkingDir: ROOT,
    entryPoints: { [name]: entry, ...THREADS[entry] },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    charset: 'utf8',
    logLevel: 'silent',
  });
  programs.set(entry, file);
  return file;
}
