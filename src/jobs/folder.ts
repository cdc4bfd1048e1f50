import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '../http/problem.js';
import type { JobStorage } from './ports.js';

const isMissing = (problem: unknown): boolean => codeOf(problem) === 'ENOENT';

/** Returns the files in a folder and those below it, but for drafts. */
async function filesBelow(folder: string, before: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((problem: unknown) => {
    if (isMissing(problem)) return [];
    throw problem;
  });
  const found = entries
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) =>
      entry.isDirectory() ? filesBelow(join(folder, entry.name), `${before}${entry.name}/`) : [before + entry.name],
    );
  return (await Promise.all(found)).flat();
}

/**
 * Returns a storage in a folder, which is made where it is missing. Machines share it as a network file system. An object is written under
 * another name, flushed to the disk and renamed, so that a worker that is killed leaves no half of one.
 *
 * @example
 * ```ts
 * import { mkdtempSync } from 'node:fs';
 * import { tmpdir } from 'node:os';
 * import { join } from 'node:path';
 * import { folderStorage } from 'siddhanta/jobs';
 * const storage = folderStorage(mkdtempSync(join(tmpdir(), 'jobs-')));
 * await storage.put('a/1', new TextEncoder().encode('rows'));
 * await storage.list('a/'); // => ['a/1']
 * await storage.get('a/2'); // => undefined
 * ```
 */
export function folderStorage(folder: string): JobStorage {
  const pathOf = (name: string): string => join(folder, name);
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      const draft = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
      await mkdir(dirname(path), { recursive: true });
      try {
        const file = await open(draft, 'wx');
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
      } catch (problem) {
        await rm(draft, { force: true });
        throw problem;
      }
    },
    async get(name) {
      try {
        return await readFile(pathOf(name));
      } catch (problem) {
        if (isMissing(problem)) return undefined;
        throw problem;
      }
    },
    has: (name) =>
      access(pathOf(name)).then(
        () => true,
        (problem: unknown) => {
          if (isMissing(problem)) return false;
          throw problem;
        },
      ),
    async list(prefix) {
      const below = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      return (await filesBelow(pathOf(below), below)).filter((name) => name.startsWith(prefix));
    },
  };
}
