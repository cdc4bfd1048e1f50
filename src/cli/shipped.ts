import { existsSync } from 'node:fs';

/** The root of the package as seen from the sources, and from the build. */
const ROOTS = ['../../', '../../../'];

/** Returns the address of a file or folder that comes with the package; undefined when someone has taken it out. */
export function shipped(path: string): URL | undefined {
  return ROOTS.map((root) => new URL(root + path, import.meta.url)).find((url) => existsSync(url));
}
