import { WriteStream } from 'node:tty';

/**
 * Returns whether a terminal, or what `FORCE_COLOR` makes one, has colours. It has its own file since Node loads its network for it.
 *
 * @param env the variables of the environment
 */
export function hasColours(env: Readonly<Record<string, string | undefined>>): boolean {
  return WriteStream.prototype.getColorDepth({ ...env }) > 1;
}
