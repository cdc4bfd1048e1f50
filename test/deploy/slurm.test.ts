import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvOf, someBirths } from '../cli/batch/support.js';
import { freePort } from '../support/freePort.js';
import { program } from '../support/program.js';
import { DEPLOY, has, textOf } from './deploy.js';

/** A cluster of one node with four places, on this machine, and a folder of births. */
describe.runIf(has('slurmctld', 'slurm-wlm'))('a job array of Slurm', () => {
  const folder = mkdtempSync(join(tmpdir(), 'siddhanta-slurm-'));
  const work = join(folder, 'work');
  const [host = ''] = hostname().split('.');
  const env = {
    PATH: `${join(folder, 'bin')}:${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin`,
    SLURM_CONF: join(folder, 'slurm.conf'),
  };
  const daemons: ChildProcess[] = [];
  let output = '';

  function start(name: string, ...args: string[]): void {
    const child = spawn(name, args, { env, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += `${name}: ${chunk}`;
      });
    daemons.push(child);
  }

  async function until(what: string, holds: () => boolean): Promise<void> {
    for (let tries = 0; !holds(); tries++) {
      if (tries > 600) throw new Error(`${what} did not happen.\n${output.slice(-5000)}`);
      await pause(100);
    }
  }

  const run = (command: string) => spawnSync('sh', ['-c', command], { cwd: work, env, encoding: 'utf8' });
  const sizeOf = (part: number): number =>
    statSync(join(work, `rows/${part}.csv`), { throwIfNoEntry: false })?.size ?? 0;
  let whole: Buffer;

  beforeAll(async () => {
    for (const path of ['bin', 'work/rows', 'munge', 'state', 'spool'])
      mkdirSync(join(folder, path), { recursive: true });
    for (const path of ['.', 'munge']) chmodSync(join(folder, path), 0o755);
    const main = program('src/cli/main.ts');
    writeFileSync(join(folder, 'bin/siddhanta'), `#!/bin/sh\nexec "${process.execPath}" "${main}" "$@"\n`, {
      mode: 0o755,
    });

    const munge = (name: string): string => join(folder, 'munge', name);
    writeFileSync(munge('key'), randomBytes(1024), { mode: 0o400 });
    const files = ['socket', 'key-file', 'pid-file', 'log-file', 'seed-file'].map(
      (name) => `--${name}=${munge(name.split('-')[0] ?? '')}`,
    );
    start('munged', '--foreground', '--force', ...files);
    await until('munged', () => statSync(munge('socket'), { throwIfNoEntry: false }) !== undefined);

    const { username } = userInfo();
    writeFileSync(join(folder, 'cgroup.conf'), 'CgroupPlugin=cgroup/v1\n');
    writeFileSync(
      env.SLURM_CONF,
      `ClusterName=test
SlurmctldHost=${host}(127.0.0.1)
SlurmUser=${username}
SlurmdUser=${username}
AuthInfo=socket=${munge('socket')}
SlurmctldPort=${await freePort()}
SlurmdPort=${await freePort()}
StateSaveLocation=${join(folder, 'state')}
SlurmdSpoolDir=${join(folder, 'spool')}
SlurmctldPidFile=${join(folder, 'slurmctld.pid')}
SlurmdPidFile=${join(folder, 'slurmd.pid')}
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SlurmdParameters=config_overrides
SchedulerParameters=sched_interval=1,bf_interval=1
KillWait=1
NodeName=${host} NodeAddr=127.0.0.1 CPUs=4 RealMemory=2000
PartitionName=all Nodes=${host} Default=YES
`,
    );
    start('slurmctld', '-D');
    start('slurmd', '-D');
    await until(
      'an idle node',
      () => spawnSync('sinfo', ['-h', '-o', '%t'], { env, encoding: 'utf8' }).stdout.trim() === 'idle',
    );

    writeFileSync(
      join(work, 'births.csv'),
      csvOf(someBirths(8000, 31).map((birth) => ({ ...birth, timezone: 'UTC' }))),
    );
    for (const name of ['charts.sbatch', 'join.sh']) copyFileSync(`${DEPLOY}slurm/${name}`, join(work, name));
    execFileSync('siddhanta', ['atlas', '--from', '1900', '--to', '2100', '--out', 'sky.atlas'], {
      cwd: work,
      env,
      stdio: 'ignore',
    });
    whole = execFileSync('siddhanta', ['batch', 'charts', '--atlas', 'sky.atlas', 'births.csv'], {
      cwd: work,
      env,
      maxBuffer: 1 << 28,
    });
  }, 300_000);

  afterAll(async () => {
    run('scancel --full --signal=KILL --user="$(id -un)"');
    for (const daemon of daemons.reverse()) {
      const ended = new Promise((resolve) => daemon.once('exit', resolve));
      daemon.kill('SIGTERM');
      await Promise.race([ended, pause(10_000)]);
      daemon.kill('SIGKILL');
    }
    rmSync(folder, { recursive: true, force: true });
  });

  it('has the rows of one process, also when a part was killed and is computed again', {
    timeout: 300_000,
  }, async () => {
    // Parts of 500 births take a second: part 3 is stopped, as it were in the middle, when it has written something.
    const { stdout: submitted, stderr: refused } = run('sbatch --parsable charts.sbatch');
    expect(refused).toBe('');
    const job = submitted.trim();
    await until('the first part', () => sizeOf(3) > 0);
    run(`scancel --full --signal=KILL ${job}_3`);
    await until('the end of the array', () => run('squeue -h').stdout.trim() === '');
    const four = run(`sinfo -h -o %c`).stdout.trim();
    expect(four).toBe('4');
    truncateSync(join(work, 'rows/3.csv'), Math.min(sizeOf(3), 100_003));
    expect(run('sh join.sh').status).toBe(0);
    expect(readFileSync(join(work, 'charts.csv')).length).toBeLessThan(whole.length);

    const { status, stderr } = run('sbatch --wait --array=3 charts.sbatch');
    expect([status, stderr]).toEqual([0, '']);
    expect(run('sh join.sh').status).toBe(0);
    expect(readFileSync(join(work, 'charts.csv')).equals(whole)).toBe(true);
    for (let part = 1; part <= 16; part++)
      expect(readFileSync(join(work, `rows/${part}.log`), 'utf8')).not.toContain('error');
  });

  it('is as many parts as the script says', () => {
    const script = textOf('slurm/charts.sbatch');
    expect(/^#SBATCH --array=1-(\d+)$/m.exec(script)?.[1]).toBe(/^PARTS=(\d+)$/m.exec(script)?.[1]);
  });
});
