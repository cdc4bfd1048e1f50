import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { codeOf } from '../problem.js';

const BEAT_MS = 2000;
const WATCH_MS = 3 * BEAT_MS;

const PREFIX = 'in-use-by-';

export interface FolderLock {
  /** Throws when the folder was given to another process while this one stood still. */
  check(): void;
  release(): Promise<void>;
}

interface Holder {
  readonly pid: number;
  /** Distinguishes processes with the same number. */
  readonly start: string;
  /** The machine and container in which the number is valid. */
  readonly host: string;
}

function statusOf(pid: number): readonly string[] {
  try {
    // The second field, a name in parentheses, may contain anything.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** Ticks since the machine was started. */
const startOf = (pid: number): string | undefined => statusOf(pid)[19];

/** A zombie answers to its number like a living process. */
function isZombie(pid: number): boolean {
  const [state] = statusOf(pid);
  if (state !== undefined) return state === 'Z' || state === 'X';
  if (process.platform === 'win32') return false;
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.trim().startsWith('Z') ?? false;
}

function thisHost(): string {
  let namespace = '';
  try {
    namespace = readlinkSync('/proc/self/ns/pid').replaceAll(/\D/g, '');
  } catch {}
  return `${hostname().replaceAll(/[^\w-]/g, '_')}.${namespace}`;
}

const thisProcess = (): Holder => ({
  pid: process.pid,
  start: startOf(process.pid) ?? String(Math.round(performance.timeOrigin)),
  host: thisHost(),
});

const fileOf = ({ pid, start, host }: Holder, serial: number): string => `${PREFIX}${pid}-${start}-${serial}-${host}`;

function holderOf(name: string): Holder | undefined {
  const [, pid, start, host] = /^in-use-by-(\d+)-(\d+)-\d+-(.*)$/.exec(name) ?? [];
  return pid === undefined || start === undefined || host === undefined ? undefined : { pid: Number(pid), start, host };
}

function runsHere({ pid, start }: Holder, own: Holder): boolean {
  if (pid === own.pid) return start === own.start;
  try {
    process.kill(pid, 0);
  } catch (problem) {
    if (codeOf(problem) === 'ESRCH') return false;
  }
  return !isZombie(pid) && (startOf(pid) ?? start) === start;
}

async function lastBeat(file: string): Promise<number | undefined> {
  return (await stat(file).catch(() => undefined))?.mtimeMs;
}

async function isAlive(folder: string, name: string, holder: Holder, own: Holder): Promise<boolean> {
  if (holder.host === own.host) return runsHere(holder, own);
  // A process of another machine or container is known by its beat only.
  const file = join(folder, name);
  const before = await lastBeat(file);
  await new Promise((resolve) => setTimeout(resolve, WATCH_MS));
  const after = await lastBeat(file);
  return after !== undefined && after !== before;
}

/**
 * Takes a folder for this process alone. The mark is a file named after the process. One that was left behind by a process that died is recognised;
 * who comes from another machine or container is watched for 6 seconds first. Of two that come at the same moment both may be refused, but never are
 * both let in. Throws `Error` when another process has the folder, or this one has it already.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const own = thisProcess();
  const mark = fileOf(own, Math.floor(Math.random() * 1e9));
  const file = join(folder, mark);
  // The own mark first, then the check of others: the second to come sees the first.
  await writeFile(file, '', { flag: 'wx', mode: 0o600 });
  let isLost = false;
  const beat = async (): Promise<void> => {
    const now = new Date();
    await utimes(file, now, now).catch((problem: NodeJS.ErrnoException) => {
      isLost ||= problem.code === 'ENOENT';
    });
  };
  const timer = setInterval(() => void beat(), BEAT_MS);
  timer.unref();
  const release = async (): Promise<void> => {
    clearInterval(timer);
    await rm(file, { force: true });
  };
  try {
    for (const name of await readdir(folder)) {
      const holder = holderOf(name);
      if (name === mark || holder === undefined) continue;
      if (await isAlive(folder, name, holder, own)) {
        const where = holder.host === own.host ? '' : ` on ${holder.host.split('.')[0]}`;
        throw new Error(
          `The folder ${folder} is in use by process ${holder.pid}${where}. One process at a time may have it: end the other one, take another folder, or use a PostgreSQL server for several processes.`,
        );
      }
      await rm(join(folder, name), { force: true });
    }
  } catch (problem) {
    await release();
    throw problem;
  }
  return {
    check() {
      if (isLost) throw new Error(`The folder ${folder} was given to another process. Start this one anew.`);
    },
    release,
  };
}
