import { createHash } from 'node:crypto';
import {
  access,
  constants,
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { BackupFacts } from '../ports.js';
import { codeOf } from '../problem.js';
import { makePrivate } from './private.js';

/** Lists the files of a copy. Deleted when the copy is opened: its files change from then on. */
const LIST = 'backup.json';

const DATABASE = 'pglite';
const PLANS = 'plans.json';

type Entry = readonly [path: string, bytes: number, sha256: string];

/** Without files the copy was not finished. */
interface List {
  readonly files?: readonly Entry[];
}

async function contentOf(folder: string): Promise<{ files: string[]; folders: string[] }> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const path = ({ parentPath, path, name }: (typeof found)[number]): string =>
    relative(folder, join(parentPath ?? path, name));
  return {
    files: found.filter((entry) => entry.isFile()).map(path),
    folders: found.filter((entry) => entry.isDirectory()).map(path),
  };
}

async function entryOf(folder: string, path: string): Promise<Entry> {
  const file = await open(join(folder, path), 'r');
  try {
    await file.sync();
    const bytes = await file.readFile();
    return [path, bytes.length, createHash('sha256').update(bytes).digest('hex')];
  } finally {
    await file.close();
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/**
 * Copies a database and the plans beside it into a new folder. The copy is made aside and gets its name when it is whole.
 *
 * @param data folder of the data
 * @param target the new folder; that in which it stands must be there
 * @param exclusively runs work during which nobody writes to the database
 * @throws {Error} when there is something at the target, or it cannot be written
 */
export async function copyData(
  data: string,
  target: string,
  exclusively: (work: () => Promise<void>) => Promise<void>,
): Promise<BackupFacts> {
  const folder = resolve(target);
  if (await exists(folder)) throw new Error(`There is something at ${folder}. Name a folder that is not there yet.`);
  if (!(await exists(dirname(folder)))) throw new Error(`There is no folder ${dirname(folder)}. Make it first.`);
  const draft = `${folder}.partial`;
  await rm(draft, { recursive: true, force: true });
  try {
    await mkdir(draft, { mode: 0o700 });
    await writeFile(join(draft, LIST), '{}', { mode: 0o600 });
    await exclusively(async () => {
      const home = join(data, DATABASE);
      const { files, folders } = await contentOf(home);
      for (const each of ['.', ...folders]) await mkdir(join(draft, DATABASE, each), { recursive: true, mode: 0o700 });
      for (const each of files) {
        await copyFile(join(home, each), join(draft, DATABASE, each), constants.COPYFILE_FICLONE);
      }
    });
    await copyFile(join(data, PLANS), join(draft, PLANS)).catch((problem: unknown) => {
      if (codeOf(problem) !== 'ENOENT') throw problem;
    });
    makePrivate(draft);
    const files: Entry[] = [];
    for (const path of (await contentOf(draft)).files) if (path !== LIST) files.push(await entryOf(draft, path));
    await writeFile(join(draft, LIST), JSON.stringify({ files } satisfies List), { mode: 0o600 });
    await entryOf(draft, LIST);
    await rename(draft, folder);
    return { folder, files: files.length, bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0) };
  } catch (problem) {
    await rm(draft, { recursive: true, force: true });
    throw problem;
  }
}

/**
 * Looks whether a folder that is a copy is a whole one, and makes it a folder like any other; does nothing where it is no copy. Throws `Error` when
 * something of it is missing or is not as it was written.
 */
export async function acceptCopy(folder: string): Promise<void> {
  const list = join(folder, LIST);
  let files: readonly Entry[] | undefined;
  try {
    files = (JSON.parse(await readFile(list, 'utf8')) as List).files;
  } catch (problem) {
    if (codeOf(problem) === 'ENOENT') return;
    if (!(problem instanceof SyntaxError)) throw problem;
  }
  const refuse = (what: string): never => {
    throw new Error(`The copy in ${folder} is not whole: ${what}. Copy it again, or take an earlier one.`);
  };
  if (files === undefined) return refuse('it was never finished');
  for (const [path, bytes, sha256] of files) {
    const found = await stat(join(folder, path)).catch(() => undefined);
    if (found === undefined) refuse(`${path} is missing`);
    else if (found.size !== bytes || (await entryOf(folder, path))[2] !== sha256) refuse(`${path} differs`);
  }
  await rm(list);
}
