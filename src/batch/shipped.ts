import { existsSync, readFileSync } from 'node:fs';

const ROOTS = ['../../', '../../../'];

/** Returns the address of a file or folder that comes with the package; undefined when someone has taken it out. */
export function shipped(path: string): URL | undefined {
  return ROOTS.map((root) => new URL(root + path, import.meta.url)).find((url) => existsSync(url));
}

export function version(): string {
  const description = shipped('package.json');
  if (description === undefined) throw new Error('The package has lost its package.json.');
  return (JSON.parse(readFileSync(description, 'utf8')) as { readonly version: string }).version;
}
