import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, hasPostgres, startPostgres } from '../http/support/pg.js';
import { bodyOf } from '../http/support.js';
import { freePort } from '../support/freePort.js';
import { DEPLOY, has, instructions, ROOT, textOf } from './deploy.js';

const folder = mkdtempSync(join(tmpdir(), 'siddhanta-image-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const APP = join(folder, 'app');
const TMP = join(folder, 'tmp');
const USER = 10001;
const last = (name: string): string => instructions('last').find((one) => one.name === name)?.value ?? '';

/** Node's place in the image is that of this Node. */
const PATH = `${APP}/node_modules/.bin:${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`;
const imageEnv = (): Record<string, string> =>
  Object.fromEntries([...last('ENV').matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]));

/** Commands of a server as root of the machine: its user has no rights, and only its folder for temporary files can be written. */
const CONFINED = [
  'unshare',
  '--mount',
  'sh',
  '-c',
  `mount --make-rprivate / && mount --bind ${TMP} ${TMP} && mount -o remount,ro,bind / && exec "$@"`,
  'sh',
  'setpriv',
  `--reuid=${USER}`,
  `--regid=${USER}`,
  '--clear-groups',
  '--no-new-privs',
];
mkdirSync(TMP);
const isConfined = (): boolean => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const [command = '', ...args] = CONFINED;
  return spawnSync(command, [...args, 'true']).status === 0;
};

const bytesBelow = (path: string): number =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

describe('what the image holds', () => {
  beforeAll(() => {
    mkdirSync(APP);
    execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], { cwd: ROOT });
    const [install = '', tidy = ''] = instructions('first')
      .filter(({ name }) => name === 'RUN')
      .map(({ value }) => value.replace('/tmp/', `${folder}/`));
    // What follows is for Alpine and its Node.
    for (const command of [install, tidy.replace(/&& apk .*/, '')])
      execFileSync('sh', ['-c', command], { cwd: APP, stdio: ['ignore', 'ignore', 'pipe'] });
  }, 300_000);

  it('is the package with the driver and metrics, in less than 25 MB', () => {
    const megabytes = bytesBelow(APP) / 1e6;
    console.log(`The package in the image: ${megabytes.toFixed(1)} MB.`);
    expect(megabytes).toBeLessThan(25);
    expect(readdirSync(join(APP, 'node_modules/siddhanta/dist'))).not.toContain('esm');
  });

  it.runIf(hasPostgres())(
    'serves, on a file system that it cannot write to, and ends when it is asked to',
    { timeout: 120_000 },
    async () => {
      const confined = isConfined();
      if (!confined) console.warn('Only root can make the file system read-only: the server runs without that.');
      const cluster: Cluster = await startPostgres();
      const address = await cluster.createDatabase();
      chmodSync(new URL(address.replace('@/', '@x/')).searchParams.get('host') ?? '', 0o755);
      if (confined) chownSync(TMP, USER, USER);
      const [port, metricsPort] = [await freePort(), await freePort()];
      const command = [...(JSON.parse(last('ENTRYPOINT')) as string[]), ...(JSON.parse(last('CMD')) as string[])];
      const argv = [...(confined ? CONFINED : []), ...command, '--port', `${port}`, '--metrics-port', `${metricsPort}`];
      const child = spawn(argv[0] ?? '', argv.slice(1), {
        cwd: APP,
        env: { ...imageEnv(), PATH, DATABASE_URL: address, TMPDIR: TMP },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          output += chunk;
        });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      try {
        while (!/Listening on/.test(output) && child.exitCode === null) await pause(50);
        expect(output).toContain(`Listening on http://0.0.0.0:${port}`);
        // The health check of the image, at this port.
        const [, check = '[]'] = /CMD (\[.*\])/.exec(last('HEALTHCHECK')) ?? [];
        const [wget = '', ...args] = (JSON.parse(check) as string[]).map((word) => word.replace('8080', `${port}`));
        expect(spawnSync(wget, args).status).toBe(0);
        const url = `http://127.0.0.1:${port}`;
        for (const path of ['/healthz', '/readyz']) expect((await fetch(url + path)).status, path).toBe(200);
        expect(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).toContain(
          'siddhanta_requests_total',
        );
        const [, file = ''] = /The first keys, live and test, are in (\S+), /.exec(output) ?? [];
        expect(file.startsWith(TMP)).toBe(true);
        const [, live = ''] = /^live (\S+)$/m.exec(readFileSync(file, 'utf8')) ?? [];
        const answer = await fetch(`${url}/v1/charts/rasi`, {
          method: 'POST',
          headers: { 'X-API-Key': live, 'Content-Type': 'application/json' },
          body: JSON.stringify(bodyOf('charts.rasi')),
        });
        expect([answer.status, answer.headers.get('x-units-charged')]).toEqual([200, '1']);
        if (confined) {
          const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
          expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).toBe(`${USER}`);
          expect(readFileSync(`/proc/${child.pid}/mounts`, 'utf8')).toMatch(/ \/ \S+ ro,/);
          expect(/^CapEff:\s+(\w+)/m.exec(status)?.[1]).toMatch(/^0+$/);
        }
        child.kill('SIGTERM');
        await pause(500);
        // It drains: the balancer learns of it, and callers are still answered.
        expect((await fetch(`${url}/readyz`)).status).toBe(503);
        expect(await ended).toBe(0);
      } finally {
        child.kill('SIGKILL');
        await cluster.stop();
      }
    },
  );
});

describe.runIf(has('promtool', 'prometheus'))('promtool', () => {
  it.each([
    ['check', 'rules', 'alerts.yml'],
    ['test', 'rules', 'alerts.test.yml'],
    ['check', 'config', 'prometheus.yml'],
  ])('agrees: %s %s %s', (...args) => {
    const { status, stderr, stdout } = spawnSync('promtool', args, { cwd: DEPLOY, encoding: 'utf8' });
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  });
});

describe.runIf(has('systemd-analyze', 'systemd'))('siddhanta.service', () => {
  const analyze = (...args: string[]) =>
    spawnSync('systemd-analyze', [...args, './siddhanta.service'], { cwd: DEPLOY, encoding: 'utf8' });

  it('is a unit that systemd understands, hardened', () => {
    // The program is not here; systemd says so, and nothing else.
    const lines = analyze('verify')
      .stderr.split('\n')
      .filter((line) => line.includes('siddhanta.service') && !line.includes('is not executable'));
    expect(lines).toEqual([]);
    const [, exposure] =
      /Overall exposure level for siddhanta\.service: ([\d.]+)/.exec(analyze('security', '--offline=true').stdout) ??
      [];
    expect(Number(exposure)).toBeLessThan(2);
  });

  it('leaves the time that draining and running calls need', () => {
    const unit = textOf('siddhanta.service');
    const drain = Number(/--drain (\d+)/.exec(unit)?.[1]);
    expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(drain + 10);
  });
});
