import { codeOf } from '../http/problem.js';
import { UsageError, type Values } from './command.js';

/** Returns the port that an option names. Throws `UsageError` for what is no port. */
export function portFrom(values: Values, flag: string, otherwise: number): number {
  const port = Number(values[flag] ?? otherwise);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new UsageError(`--${flag} is ${values[flag]}; it must be a whole number from 0 to 65535.`);
  }
  return port;
}

/** Returns what listens. Throws `UsageError` when it cannot. */
export async function listen<Listener>(start: () => Promise<Listener>, host: string, port: number): Promise<Listener> {
  try {
    return await start();
  } catch (problem) {
    const code = codeOf(problem);
    if (code === 'EADDRINUSE' || code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new UsageError(`cannot listen at ${host}, port ${port}: ${code}.`);
    }
    throw problem;
  }
}
