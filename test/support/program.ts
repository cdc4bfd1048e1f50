import { mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const programs = new Map<string, string>();

/**
 * Returns the file of a program made of TypeScript sources, all of it in one file of JavaScript: it starts ten times as fast as from the sources, and
 * is what they say now, whatever was built before. It lies as deep as the sources, since they look for what comes with the package.
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
  const outfile = join(folder, 'cli', `${basename(entry, '.ts')}.mjs`);
  buildSync({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    charset: 'utf8',
    logLevel: 'silent',
  });
  programs.set(entry, outfile);
  return outfile;
}
