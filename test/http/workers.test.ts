import { execFileSync } from 'node:child_process';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { UsageError } from '../../src/cli/command.js';
import { workersFrom } from '../../src/cli/workers.js';
import { type Cluster, hasPostgres, startPostgres } from './support/pg.js';
import { killServers, Server } from './support/server.js';
import { bodyOf } from './support.js';

describe('who does the work', () => {
  const database = { database: 'postgres://x' };

  it('is one process of two threads a core with PostgreSQL, bounded by the connections', () => {
    expect(workersFrom({}, database, 2)).toEqual({ processes: 2, threads: 2, connections: 10 });
    expect(workersFrom({}, database, 16)).toEqual({ processes: 16, threads: 2, connections: 2 });
    expect(workersFrom({}, database, 64)).toEqual({ processes: 40, threads: 2, connections: 1 });
    expect(workersFrom({ workers: 1 }, database, 16)).toEqual({ processes: 1, threads: 2, connections: 10 });
    expect(workersFrom({ workers: 3, connections: 9 }, database, 2)).toEqual({
      processes: 3,
      threads: 2,
      connections: 3,
    });
    expect(workersFrom({ connections: 3 }, database, 8)).toEqual({ processes: 3, threads: 2, connections: 1 });
  });

  it('is a few threads beside the one process that has the data, else', () => {
    expect(workersFrom({}, { data: 'x' }, 1)).toEqual({ processes: 1, threads: 2, connections: 0 });
    expect(workersFrom({}, { data: 'x' }, 2)).toEqual({ processes: 1, threads: 2, connections: 0 });
    expect(workersFrom({}, {}, 64)).toEqual({ processes: 1, threads: 4, connections: 0 });
    expect(workersFrom({ workers: 0 }, {}, 8)).toEqual({ processes: 1, threads: 0, connections: 0 });
    expect(workersFrom({ workers: 7 }, {}, 2)).toEqual({ processes: 1, threads: 7, connections: 0 });
  });

  it.each([
    [{ workers: -1 }, {}, '--workers is -1; it must be a whole number from 0 to 256.'],
    [{ workers: 1.5 }, {}, '--workers is 1.5'],
    [{ workers: 0 }, database, '--workers is 0; it must be a whole number from 1 to 256.'],
    [{ connections: 0 }, database, '--connections is 0'],
    [{ connections: 4 }, {}, '--connections goes with --database.'],
    [{ workers: 5, connections: 4 }, database, '5 processes cannot share 4 connections'],
  ])('is refused for %j', (values, location, message) => {
    const read = () => workersFrom(values, location, 4);
    expect(read).toThrow(message);
    expect(read).toThrow(UsageError);
  });
});

describe.runIf(hasPostgres())('a server of several processes', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterEach(killServers);
  afterAll(() => cluster.stop());

  async function started(...args: readonly string[]) {
    const address = await cluster.createDatabase();
    const server = new Server('--database', address, '--workers', '2', '--connections', '4', ...args);
    const url = await server.find(/Listening on (http:\S+)/);
    const { live } = await server.firstKeys();
    const ask = async (path: string, body?: unknown): Promise<Response> =>
      fetch(url + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'X-API-Key': live, 'Content-Type': 'application/json', Connection: 'close' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const members = (): number[] =>
      execFileSync('ps', ['-o', 'pid=', '--ppid', `${server.process.pid}`], { encoding: 'utf8' })
        .split('\n')
        .map(Number)
        .filter((pid) => pid > 0)
        .filter((pid) => {
          try {
            return execFileSync('ps', ['-o', 'args=', '-p', `${pid}`], { encoding: 'utf8' }).includes('serve-process');
          } catch {
            return false;
          }
        });
    return { server, url, address, ask, members };
  }

  const until = async (condition: () => Promise<boolean>): Promise<void> => {
    for (const limit = performance.now() + 30_000; !(await condition()); ) {
      if (performance.now() > limit) throw new Error('It never came to be.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  /** On a connection of its own, with a limit: a process that is killed may leave a call without an answer. */
  const call = async (url: string): Promise<Response> =>
    fetch(`${url}/healthz`, { headers: { Connection: 'close' }, signal: AbortSignal.timeout(10_000) });

  it('answers from all of them, counts for all, and keeps to its connections', async () => {
    const { server, address, ask, members } = await started('--metrics-port', '0', '--log', 'text');
    const metricsUrl = await server.find(/Metrics at (http:\S+)/);
    expect(members()).toHaveLength(2);
    expect(server.output.match(/Listening on/g)).toHaveLength(1);
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask('/v1/meta/capabilities')));
    const statuses = answers.map(({ status }) => status);
    // The plan free: five in a minute, four at a time in each process.
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(5);
    const text = async () => (await fetch(metricsUrl)).text();
    const counted = [
      ...(await text()).matchAll(/^siddhanta_requests_total\{operation="meta.capabilities".*\} (\d+)$/gm),
    ];
    expect(counted.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(12);
    expect(await text()).toMatch(/^siddhanta_processes 2$/m);
    expect(await text()).toMatch(/^siddhanta_processes_replaced_total 0$/m);
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    const { rows } = await client.query(
      "SELECT count(*)::int AS open FROM pg_stat_activity WHERE application_name = 'siddhanta' AND datname = current_database()",
    );
    await client.end();
    // Four for those that answer, and one for the process that watches over them.
    expect(rows[0].open).toBeLessThanOrEqual(5);
  });

  it('replaces a process that dies, and goes on meanwhile', async () => {
    const { server, ask, members } = await started('--metrics-port', '0');
    const metricsUrl = await server.find(/Metrics at (http:\S+)/);
    const [victim = 0] = members();
    process.kill(victim, 'SIGKILL');
    await server.find(/(Another takes its place)/);
    await until(async () => members().length === 2 && !members().includes(victim));
    await until(async () => /^siddhanta_processes 2$/m.test(await (await fetch(metricsUrl)).text()));
    expect(await (await fetch(metricsUrl)).text()).toMatch(/^siddhanta_processes_replaced_total 1$/m);
    expect((await ask('/v1/charts/rasi', bodyOf('charts.rasi'))).status).toBe(200);
  });

  it('outlives processes that die while callers come', async () => {
    const { server, url, members } = await started('--quiet', '--metrics-port', '0');
    const metricsUrl = await server.find(/Metrics at (http:\S+)/);
    const all = () => until(async () => /^siddhanta_processes 2$/m.test(await (await fetch(metricsUrl)).text()));
    let isOver = false;
    const answered = { yes: 0, no: 0 };
    const callers = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        await call(url).then(
          (response) => answered[response.ok ? 'yes' : 'no']++,
          () => answered.no++,
        );
      }
    });
    for (let round = 0; round < 2; round++) {
      const [victim = 0] = members();
      process.kill(victim, 'SIGKILL');
      await until(async () => members().length === 2 && !members().includes(victim));
      await all();
    }
    isOver = true;
    await Promise.all(callers);
    expect(server.process.exitCode).toBeNull();
    expect(answered.yes).toBeGreaterThan(100);
    expect(answered.no).toBeLessThanOrEqual(2 * 4);
  });

  it('is found at its port again when all of them have died', async () => {
    const { server, url, members } = await started('--quiet');
    for (const victim of members()) process.kill(victim, 'SIGKILL');
    const answers = () =>
      call(url).then(
        ({ status }) => status === 200,
        () => false,
      );
    await until(answers);
    expect(server.process.exitCode).toBeNull();
  });

  it('finishes the calls in flight when it is asked to end', async () => {
    const { server, ask } = await started('--quiet');
    const long = ask('/v1/dashas/vimshottari', { ...bodyOf('dashas.vimshottari'), levels: 5 });
    const response = await long;
    server.process.kill('SIGTERM');
    expect(JSON.parse(await response.text()).data.mahadashas).toHaveLength(9);
    expect(await server.exited).toBe(0);
    expect(server.output).toMatch(/Closed\.\n$/);
  });

  it('ends with the process that watches over it', async () => {
    const { server, members } = await started('--quiet');
    const before = members();
    expect(before).toHaveLength(2);
    server.process.kill('SIGKILL');
    const lives = (pid: number): boolean => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    await until(async () => !before.some(lives));
  });

  it('says in one line that its port is taken', async () => {
    const { url } = await started('--quiet');
    const second = new Server(
      ...['--database', await cluster.createDatabase(), '--workers', '2', '--port', new URL(url).port],
    );
    expect(await second.exited).toBe(2);
    expect(second.output).toMatch(
      /^siddhanta serve: cannot listen at 127\.0\.0\.1, port \d+: EADDRINUSE\. See [^\n]*\n$/,
    );
  });
});
