import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rasi } from '../charts/rasi.js';
import { issueKey } from '../http/issue.js';
import type { KeyStore } from '../http/ports.js';
import { type Sink, UsageError } from './command.js';

const FILE = 'first-keys.txt';

export interface FirstStart {
  readonly keys: KeyStore;
  readonly url: string;
  readonly now: Date;
  readonly output: Sink;
  readonly data: string | undefined;
}

export interface FirstKeys {
  /** What is to be printed. A key is in it only when the output is a terminal. */
  readonly lines: readonly string[];
  /** File in which the keys stand instead. */
  readonly file?: string;
}

const quoted = (word: string): string =>
  /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

async function issueBoth(keys: KeyStore, now: number): Promise<{ live: string; test: string }> {
  const live = await issueKey(keys, { now });
  const test = await issueKey(keys, { kind: 'test', account: live.record.accountName, now });
  return { live: live.key, test: test.key };
}

const tryIt = (url: string, key: string): string[] => [
  '',
  'Try it:',
  `  curl -s ${url}/v1/charts/rasi -H ${key} -H 'Content-Type: application/json' \\`,
  `    -d '${JSON.stringify(rasi.operation.example)}'`,
  '',
];

/**
 * Creates a live key and a test key where there are none, and returns what is to be printed: the keys on a terminal. What is no terminal may be kept
 * as a log; there they are written to a file for the owner alone, and its path is printed. Throws `UsageError` when the file cannot be written; then
 * no key was made.
 */
export async function firstKeys({ keys, url, now, output, data }: FirstStart): Promise<FirstKeys> {
  if ((await keys.list()).length > 0) return { lines: [] };
  if (output.isTTY === true) {
    const { live, test } = await issueBoth(keys, now.getTime());
    return {
      lines: [
        `Live key, plan free, shown this once: ${live}`,
        `Test key, shown this once: ${test}`,
        ...tryIt(url, `'X-API-Key: ${live}'`),
      ],
    };
  }
  const file = resolve(data ?? (await mkdtemp(join(tmpdir(), 'siddhanta-'))), FILE);
  // First the file, so that no key is made that nobody sees. An earlier file may have other rights.
  await rm(file, { force: true });
  const target = await open(file, 'wx', 0o600).catch((problem: NodeJS.ErrnoException) => {
    throw new UsageError(`the first keys cannot be written to ${file}: ${problem.code}. Start once on a terminal.`);
  });
  try {
    const { live, test } = await issueBoth(keys, now.getTime());
    await target.writeFile(`live ${live}\ntest ${test}\n`);
  } finally {
    await target.close();
  }
  return {
    file,
    lines: [
      `The first keys, live and test, are in ${file}, which only its owner can read. Keep them elsewhere and delete it.`,
      ...tryIt(url, `"X-API-Key: $(sed -n 's/^live //p' ${quoted(file)})"`),
    ],
  };
}
