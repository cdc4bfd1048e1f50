import { chmodSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../problem.js';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const MODE_BITS = 0o7777;

/**
 * Gives a folder the mode 0700, and so every folder in it; every file in it gets 0600. What goes meanwhile is passed over. Does
 * nothing on Windows, where rights are not modes: there a folder has those of the one that it is in.
 *
 * Hint: takes some milliseconds for the thousand files of a database, in one go; PGlite may leave no turn to anything that waits.
 *
 * @param user number of the user to whom all of it must belong; the one that runs this process by default
 * @throws {Error} when something in it belongs to another user
 */
export function makePrivate(folder: string, user: number | undefined = process.geteuid?.()): void {
  if (user === undefined || process.platform === 'win32') return;
  const work = (path: string): void => {
    const entry = lstatSync(path);
    if (entry.uid !== user) {
      throw new Error(
        `${path} belongs to user ${entry.uid}, and this process runs as user ${user}. All of ${folder} must belong to the user who opens it: run as that user, hand it over (chown -R ${user} ${folder}), or take another folder.`,
      );
    }
    if (entry.isSymbolicLink()) return;
    const mode = entry.isDirectory() ? FOLDER_MODE : FILE_MODE;
    if ((entry.mode & MODE_BITS) !== mode) chmodSync(path, mode);
    if (!entry.isDirectory()) return;
    for (const name of readdirSync(path)) {
      try {
        work(join(path, name));
      } catch (problem) {
        if (codeOf(problem) !== 'ENOENT') throw problem;
      }
    }
  };
  work(realpathSync(folder));
}
