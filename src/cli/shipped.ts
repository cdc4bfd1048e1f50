import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The root of the package as seen from the sources, and from the build. */
const ROOTS = ['../../', '../../../'];

/** Returns the address of a file or folder that comes with the package; undefined when someone has taken it out. */
export function shipped(path: string): URL | undefined {
  return ROOTS.map((root) => new URL(root + path, import.meta.url)).find((url) => existsSync(url));
}

/** Returns the version of the package. */
export function version(): string {
  const description = createRequire(import.meta.url)('siddhanta/package.json') as { readonly version: string };
  return description.version;
}
