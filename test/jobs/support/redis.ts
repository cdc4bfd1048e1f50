// A new server in a temporary folder, with its append-only file on.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '../../support/freePort.js';

export interface RedisServer {
  readonly address: string;
  /** Ends the server at once, as a crash does, and starts it again on what is on the disk. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Returns whether Redis is installed. Where it is not the tests that need it are skipped, and say so; with `CI=true` they are not skipped, and
 * fail.
 */
export function hasRedis(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    if (process.env.CI === 'true') return true;
    console.warn('Redis is not installed (redis-server): its tests are SKIPPED. Debian: apt-get install redis-server');
    return false;
  }
}

/** Returns a running server. */
export async function startRedis(): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const port = await freePort();
  const address = `redis://127.0.0.1:${port}`;
  const answers = async (): Promise<boolean> => {
    const client = new Redis(address, { lazyConnect: true, retryStrategy: () => null });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.ping()) === 'PONG';
    } catch {
      return false;
    } finally {
      client.disconnect();
    }
  };
  const start = async (): Promise<ChildProcess> => {
    const options = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--dir',
      folder,
      '--appendonly',
      'yes',
      '--save',
      '',
    ];
    const child = spawn('redis-server', options, { stdio: 'ignore' });
    for (let tries = 0; !(await answers()); tries++) {
      if (tries > 200 || child.exitCode !== null) throw new Error('Redis does not start.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return child;
  };
  let server = await start();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  const kill = (): void => void server.kill('SIGKILL');
  process.once('exit', kill);
  return {
    address,
    async crash() {
      await end('SIGKILL');
      server = await start();
    },
    async stop() {
      process.off('exit', kill);
      await end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
