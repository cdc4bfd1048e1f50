// A new cluster in a temporary folder, reached through a Unix socket in it.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { accessSync, chownSync, constants, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export interface Cluster {
  /** Number of the server's first process; the others are its children. */
  readonly pid: number;
  /** Address of a new, empty database. */
  createDatabase(settings?: Readonly<Record<string, string>>): Promise<string>;
  /** Ends the server at once, as a crash does, and starts it again on what is on the disk. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** On the path, or the newest where Debian keeps them. */
function binaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = isRunnable(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...(process.env.PATH ?? '').split(':'), ...versions.map((version) => join(debian, version, 'bin'))];
  return folders.find((folder) => isRunnable(join(folder, 'initdb')) && isRunnable(join(folder, 'postgres')));
}

/** PostgreSQL refuses to run as root: then it runs as the user that Debian's package makes, or as nobody. */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) =>
        Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] })),
      );
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    } catch {}
  }
  throw new Error('There is no user to run PostgreSQL as.');
}

/**
 * Returns whether PostgreSQL is installed. Where it is not the tests that need it are skipped, and say so; with `CI=true` they
 * are not skipped, and fail.
 */
export function hasPostgres(): boolean {
  if (binaries() !== undefined || process.env.CI === 'true') return true;
  console.warn(
    'PostgreSQL is not installed (initdb, postgres): its tests are SKIPPED. Debian: apt-get install postgresql',
  );
  return false;
}

/** Returns a running server. `settings` are lines of its configuration; by default nothing is written through to the disk. */
export async function startPostgres(settings: readonly string[] = ['fsync=off']): Promise<Cluster> {
  const folder = binaries();
  if (folder === undefined) throw new Error('PostgreSQL is not installed. Debian: apt-get install postgresql');
  const user = account();
  // The path of a socket may have 107 characters at most.
  const home = mkdtempSync(join(tmpdir(), 'pg-'));
  const data = join(home, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) {
    for (const path of [home, data]) chownSync(path, user.uid, user.gid);
  }
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C' };
  execFileSync(
    join(folder, 'initdb'),
    ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...user, cwd: home, env, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const lines = ['listen_addresses=', `unix_socket_directories=${home}`, 'max_connections=200', ...settings];
  const address = (database: string): string => `postgres://tester@/${database}?host=${encodeURIComponent(home)}`;
  const administer = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: address('postgres') });
    client.on('error', () => {});
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  let log = '';
  const start = async (): Promise<ChildProcess> => {
    const options = lines.flatMap((line) => ['-c', line]);
    const child = spawn(join(folder, 'postgres'), ['-D', data, ...options], {
      ...user,
      cwd: home,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk).slice(-10_000);
    });
    for (let tries = 0; ; tries++) {
      try {
        await administer('SELECT 1');
        return child;
      } catch (problem) {
        if (tries > 300 || child.exitCode !== null) {
          child.kill('SIGQUIT');
          throw new Error(`PostgreSQL does not start: ${log}`, { cause: problem });
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  let server = await start();
  // Should this process end without stopping it, the server goes too.
  const kill = (): void => void server.kill('SIGQUIT');
  process.once('exit', kill);
  let serial = 0;
  return {
    get pid() {
      return server.pid ?? 0;
    },
    async createDatabase(options = {}) {
      const name = `test_${++serial}`;
      await administer(`CREATE DATABASE ${name}`);
      for (const [key, value] of Object.entries(options)) {
        await administer(`ALTER DATABASE ${name} SET ${key} = '${value}'`);
      }
      return address(name);
    },
    async crash() {
      await end('SIGQUIT');
      server = await start();
    },
    async stop() {
      process.off('exit', kill);
      await end('SIGINT');
      rmSync(home, { recursive: true, force: true });
    },
  };
}
