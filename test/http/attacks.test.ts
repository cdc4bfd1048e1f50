// Nothing here goes by the clock: `npm run bench -- --only=attacks` measures how long the others wait.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningStores } from '../../src/cli/administration.js';
import { issueKey, type KeyStore, type Stores } from '../../src/http/index.js';
import { openPostgres } from '../../src/http/stores/postgres.js';
import { putDatabase } from './support/database.js';
import { type Cluster, hasPostgres, startPostgres } from './support/pg.js';
import { killServers, Server } from './support/server.js';

interface Outcome {
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  /** On the clock of `performance.now()`. */
  readonly began: number;
  readonly whole?: boolean;
  readonly units?: number;
  readonly left?: boolean;
  readonly problem?: string;
}
interface Attack {
  readonly keyless?: boolean;
}
interface Scene {
  readonly url: string;
  readonly attack?: Attack | undefined;
  readonly keys: { readonly attackers: readonly string[]; readonly others: readonly string[] };
  readonly seconds: number;
  readonly pids: readonly number[];
}
interface Attacks {
  readonly ATTACKS: Readonly<Record<string, Attack>>;
  readonly underAttack: (scene: Scene) => Promise<{
    readonly attacked: readonly (readonly Outcome[])[];
    readonly others: readonly (readonly Outcome[])[];
    /** Kilobytes. */
    readonly grown: readonly number[];
  }>;
  readonly quantile: (outcomes: readonly Outcome[], share: number) => number;
  readonly tally: (outcomes: readonly Outcome[]) => Readonly<Record<string, number>>;
}
const { ATTACKS, underAttack, quantile, tally } = (await import(
  new URL('../../bench/lib/attacks.mjs', import.meta.url).href
)) as Attacks;

/** Seconds of each attack; `SIDDHANTA_ATTACK_SECONDS=60` for a longer look. */
const SECONDS = Number(process.env.SIDDHANTA_ATTACK_SECONDS ?? 6);
const ONLY = process.env.SIDDHANTA_ATTACK ?? '';

/** Seconds of `--deadline`: a busy machine must not turn the others away. */
const DEADLINE = 30;

/** Heavy answers that may end while one call of the others waits: one for each thread, in each process. */
const MOST_BEFORE = 4;

const MOST_MB = 256;

const PLANS = {
  free: { units_included: 500, rate_limit_per_minute: 5 },
  default: { units_included: 50_000, rate_limit_per_minute: 60 },
  other: { units_included: 1e9, rate_limit_per_minute: 1e6 },
};

const ANSWERS: ReadonlySet<number> = new Set([200, 400, 429, 503]);

const chargedOrRefused = (outcomes: readonly Outcome[]): boolean =>
  outcomes.some(({ status, units = 0 }) => status >= 400 || units > 0);

interface Served {
  readonly url: string;
  readonly pids: readonly number[];
  readonly key: (plan: string) => Promise<string>;
}

function membersOf(pid: number | undefined): number[] {
  const found = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', `${pid}`], { encoding: 'utf8' });
  return found
    .split('\n')
    .filter((line) => line.includes('serve-process'))
    .map((line) => Number.parseInt(line, 10));
}

function describeAttacks(where: string, start: (plans: string) => Promise<Served>): void {
  describe(`others are answered under attack, ${where}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'siddhanta-attacks-'));
    let served: Served;
    let others: string[];
    beforeAll(async () => {
      const plans = join(folder, 'plans.json');
      writeFileSync(plans, JSON.stringify(PLANS));
      served = await start(plans);
      others = await Promise.all(Array.from({ length: 3 }, () => served.key('other')));
      const { url, pids } = served;
      // What runs for the first time is compiled, and takes memory that it keeps.
      const quiet = await underAttack({ url, keys: { attackers: [], others }, seconds: SECONDS / 2, pids });
      console.log(`${where}, no attack: p99 ${quantile(quiet.others.flat(), 0.99).toFixed(0)} ms`);
    }, 300_000);
    afterAll(async () => {
      await killServers();
      rmSync(folder, { recursive: true, force: true });
    });

    it.each(Object.entries(ATTACKS).filter(([name]) => name.includes(ONLY)))(
      '%s',
      { timeout: 300_000 },
      async (name, attack) => {
        const { url, pids, key } = served;
        const attackers = await Promise.all(['free', ...Array(4).fill('default')].map((plan) => key(plan)));
        const seen = await underAttack({ url, attack, keys: { attackers, others }, seconds: SECONDS, pids });
        const [asked, attacked] = [seen.others.flat(), seen.attacked.flat()];
        const grown = seen.grown.map((kb) => Math.round(kb / 1024));
        console.log(
          `${where}, ${name}: p99 ${quantile(asked, 0.99).toFixed(0)} ms of ${asked.length}; attackers ${JSON.stringify(tally(attacked))}; grown ${grown} MB`,
        );
        expect(tally(asked)).toEqual({ 200: asked.length });
        if (attack.keyless !== true) {
          const ends = attacked
            .filter(({ status, left }) => status === 200 && left !== true)
            .map(({ began, ms }) => began + ms);
          const before = asked.map(({ began, ms }) => ends.filter((end) => end > began && end < began + ms).length);
          expect(Math.max(...before)).toBeLessThanOrEqual(MOST_BEFORE);
        }
        expect(attacked.filter(({ problem }) => problem !== undefined)).toEqual([]);
        expect(attacked.filter(({ status, left }) => left !== true && !ANSWERS.has(status))).toEqual([]);
        expect(attacked.filter(({ whole }) => whole === false)).toEqual([]);
        for (const mine of attack.keyless === true ? [] : seen.attacked) {
          expect(chargedOrRefused(mine) || mine.every(({ left }) => left)).toBe(true);
        }
        expect(Math.max(...grown)).toBeLessThanOrEqual(MOST_MB);
        expect((await fetch(`${url}/readyz`)).status).toBe(200);
      },
    );
  });
}

const keysOver =
  (keys: Pick<KeyStore, 'add' | 'openAccount'>) =>
  async (plan: string): Promise<string> =>
    (await issueKey(keys, { plan })).key;

describeAttacks('embedded store', async (plans) => {
  const data = mkdtempSync(join(tmpdir(), 'siddhanta-attacked-'));
  await putDatabase(data);
  const server = new Server('--data', data, '--plans', plans, '--deadline', `${DEADLINE}`, '--quiet');
  const url = await server.find(/Listening on (http:\S+)/);
  const stores = await runningStores(data);
  if (stores === undefined) throw new Error('The server cannot be administered.');
  return { url, pids: [server.process.pid ?? 0], key: keysOver(stores.keys) };
});

describe.runIf(hasPostgres())('with PostgreSQL', () => {
  let cluster: Cluster;
  let stores: Stores;
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(async () => {
    await stores?.close();
    await cluster.stop();
  });
  describeAttacks('PostgreSQL and two processes', async (plans) => {
    const address = await cluster.createDatabase();
    const options = ['--workers', '2', '--connections', '4', '--plans', plans, '--deadline', `${DEADLINE}`, '--quiet'];
    const server = new Server('--database', address, ...options);
    const url = await server.find(/Listening on (http:\S+)/);
    stores = await openPostgres(address, { connections: 1 });
    return { url, pids: membersOf(server.process.pid), key: keysOver(stores.keys) };
  });
});
