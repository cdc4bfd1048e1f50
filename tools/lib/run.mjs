import { execFile, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

/** Returns what a command wrote to standard output. Throws with everything it wrote when it exits otherwise than with 0. */
export function run(command, args, options = {}) {
  const done = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, ...options });
  if (done.error) throw done.error;
  if (done.status !== 0)
    throw new Error(`${command} ${args.join(' ')}: exit ${done.status}\n${done.stdout}${done.stderr}`);
  return done.stdout;
}

/** Does the same while other things go on. */
export async function runAsync(command, args, options = {}) {
  const child = promisify(execFile)(command, args, { maxBuffer: 64 * 1024 * 1024, ...options });
  const { stdout } = await child.catch((error) => {
    throw new Error(`${error.message}\n${error.stdout}${error.stderr}`);
  });
  return stdout;
}

/**
 * Does a piece of work for each of some items in turn, so many at a time: as many as SIDDHANTA_LANES says, where other checks run beside, or as
 * the machine has cores.
 */
export async function sideBySide(items, work, lanes = Number(process.env.SIDDHANTA_LANES) || availableParallelism()) {
  const left = items.values();
  const lane = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
