import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Cluster, hasPostgres, startPostgres } from './support/pg.js';
import { killServers, Server } from './support/server.js';
import { bodyOf } from './support.js';

const root = mkdtempSync(join(tmpdir(), 'siddhanta-leaving-'));
const plans = join(root, 'plans.json');
const wide = join(root, 'wide.json');
const PER_MINUTE = 50;
beforeAll(() => {
  writeFileSync(
    plans,
    JSON.stringify({ free: { units_included: 1e6, rate_limit_per_minute: PER_MINUTE, max_work: 600_000 } }),
  );
  writeFileSync(wide, JSON.stringify({ free: { units_included: 1e6, rate_limit_per_minute: 1e6, concurrency: 100 } }));
});
afterEach(killServers);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const CLIENTS = 8;

interface Seen {
  readonly statuses: (number | undefined)[];
  readonly problems: string[];
}

async function callUntil(url: string, key: string, isOver: () => boolean): Promise<Seen> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const seen: Seen = { statuses: [], problems: [] };
  const body = JSON.stringify(bodyOf('charts.rasi'));
  const one = (): Promise<boolean> =>
    new Promise((resolve) => {
      const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
      const call = request(`${url}/v1/charts/rasi`, { agent, method: 'POST', headers });
      call.on('error', (problem: NodeJS.ErrnoException) => {
        seen.problems.push(problem.code ?? String(problem));
        resolve(false);
      });
      call.on('response', (response) => {
        response.resume();
        response.on('error', () => {});
        response.on('close', () => {
          seen.statuses.push(response.complete ? response.statusCode : undefined);
          resolve(response.headers.connection !== 'close');
        });
      });
      call.end(body);
    });
  while (!isOver() && (await one()));
  agent.destroy();
  return seen;
}

async function leave(server: Server, url: string, key: string): Promise<Seen[]> {
  let isClosing = false;
  const clients = Array.from({ length: CLIENTS }, () => callUntil(url, key, () => isClosing));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  server.process.kill('SIGTERM');
  while (!isClosing) {
    const ready = await fetch(`${url}/readyz`, { headers: { Connection: 'close' } }).catch(() => undefined);
    isClosing = ready === undefined || (await ready.text()) === 'closing\n';
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const seen = await Promise.all(clients);
  expect(await server.exited).toBe(0);
  expect(server.output).toMatch(/Closed\.\n$/);
  return seen;
}

function expectNothingLost(seen: readonly Seen[]): void {
  expect(seen.flatMap(({ problems }) => problems)).toEqual([]);
  expect(seen).toHaveLength(CLIENTS);
  for (const { statuses } of seen) {
    expect(statuses.length).toBeGreaterThan(0);
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
}

describe('a server that is asked to end', () => {
  it.each([['--drain', '3'], []])(
    'loses no call of clients who keep their connections (%s %s)',
    { timeout: 120_000 },
    async (...drain) => {
      const server = new Server('--memory', '--plans', wide, '--quiet', ...drain);
      const url = await server.find(/Listening on (http:\S+)/);
      const { live } = await server.firstKeys();
      expectNothingLost(await leave(server, url, live));
    },
  );
});

describe.runIf(hasPostgres())('a server of several processes that is asked to end', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(() => cluster.stop());

  it('loses no call of clients who keep their connections', { timeout: 120_000 }, async () => {
    const address = await cluster.createDatabase();
    const options = ['--workers', '2', '--connections', '4', '--plans', wide, '--drain', '3', '--quiet'];
    const server = new Server('--database', address, ...options);
    const url = await server.find(/Listening on (http:\S+)/);
    const { live } = await server.firstKeys();
    expectNothingLost(await leave(server, url, live));
  });
});

describe('a computation that is ended', () => {
  const LONG = {
    grahas: ['Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'],
    from: '1900-01-01T00:00:00Z',
    to: '2099-12-31T00:00:00Z',
    levels: 1,
  };
  const begin = async (...options: readonly string[]) => {
    const server = new Server('--memory', '--plans', plans, '--quiet', ...options);
    const url = await server.find(/Listening on (http:\S+)/);
    const { live } = await server.firstKeys();
    const headers = { 'X-API-Key': live, 'Content-Type': 'application/json' };
    const ask = (signal?: AbortSignal): Promise<Response> =>
      fetch(`${url}/v1/kp/transits`, {
        method: 'POST',
        headers,
        body: JSON.stringify(LONG),
        ...(signal === undefined ? {} : { signal }),
      });
    let asked = 0;
    /** As the window has counted them, without those that ask for it. */
    const counted = async (): Promise<number> => {
      asked++;
      const response = await fetch(`${url}/v1/meta/usage`, { headers });
      const { data } = (await response.json()) as { data: { units_used: number } };
      expect(data.units_used).toBe(0);
      return PER_MINUTE - Number(/r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1]) - asked;
    };
    /** Processor time of the thread that has had most since the first call, in seconds. */
    const before = new Map<string, number>();
    const seconds = (): number => {
      const tasks = `/proc/${server.process.pid}/task`;
      const had = readdirSync(tasks).map((task) => {
        const stat = `${tasks}/${task}/stat`;
        if (!existsSync(stat)) return 0;
        const fields = readFileSync(stat, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
        const now = (Number(fields[11]) + Number(fields[12])) / 100;
        if (!before.has(task)) before.set(task, now);
        return now - (before.get(task) ?? now);
      });
      return Math.max(...had);
    };
    return { ask, counted, seconds };
  };
  const inTime = { timeout: 10_000, interval: 500 };

  it('at its deadline counts a request for each second that it had', { timeout: 180_000 }, async () => {
    const { ask, counted } = await begin('--deadline', '1.5');
    const began = performance.now();
    const response = await ask();
    const clock = (performance.now() - began) / 1000;
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('60');
    const had = Number(/after ([\d.]+) s;/.exec(await response.text())?.[1]);
    // On a busy machine the limit by the clock, three times as long, ends it before.
    if (clock < 4.5) expect(had).toBeGreaterThan(1);
    const most = Math.ceil(had + 0.05);
    await vi.waitFor(async () => expect([Math.ceil(had - 0.05), most]).toContain(await counted()), inTime);
  });

  it.runIf(process.platform === 'linux')('when its caller goes counts as much', { timeout: 180_000 }, async () => {
    const { ask, counted, seconds } = await begin();
    const leaving = new AbortController();
    expect(seconds()).toBe(0);
    const left = ask(leaving.signal).catch(() => 'left');
    while (seconds() < 1.8) await new Promise((resolve) => setTimeout(resolve, 20));
    leaving.abort();
    expect(await left).toBe('left');
    await vi.waitFor(async () => expect(await counted()).toBeGreaterThanOrEqual(2), inTime);
  });
});
