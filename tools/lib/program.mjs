import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

const running = new Set();
process.once('exit', () => {
  for (const kill of running) kill();
});

/**
 * Starts a program in a process group of its own, so that what it starts ends with it. `find` waits for a pattern in what it writes,
 * `done` resolves with its standard output, `stop` ends it and all below it.
 */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, ...options });
  const named = `${command} ${args.join(' ')}`;
  let all = '';
  let out = '';
  let ended = false;
  child.stdout.on('data', (chunk) => {
    out += chunk;
    all += chunk;
  });
  child.stderr.on('data', (chunk) => {
    all += chunk;
  });
  const kill = () => {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {}
  };
  running.add(kill);
  const code = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => {
    ended = true;
    running.delete(kill);
  });
  code.catch(() => {});
  return {
    get output() {
      return all;
    },
    async find(pattern, seconds = 120) {
      for (let tries = 0; tries < seconds * 20; tries++) {
        const found = pattern.exec(all);
        if (found !== null) return found[1] ?? found[0];
        if (ended) break;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(
        `${named}: ${pattern} was not written${ended ? ' before it ended' : ` in ${seconds} s`}.\n${all}`,
      );
    },
    async done() {
      if ((await code) !== 0) throw new Error(`${named}: exit ${await code}\n${all}`);
      return out;
    },
    async stop() {
      kill();
      await code.catch(() => {});
    },
  };
}

/** Returns a port of the loopback interface that is free now. */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
