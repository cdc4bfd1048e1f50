import { arch, cpus, loadavg, platform, release, totalmem } from 'node:os';

/** Returns one line on the machine, the engine and the day. */
export function machine() {
  const [cpu, ...others] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = loadavg()[0].toFixed(1);
  return `${new Date().toISOString().slice(0, 10)}; ${cpu?.model.trim() ?? 'unknown processor'}, ${others.length + 1} cores, ${memory} GiB; ${platform()} ${release()} ${arch()}; Node ${process.version} (V8 ${process.versions.v8}); load before the run ${load}`;
}
