import { existsSync, readFileSync } from 'node:fs';
import { ERROR_CODES } from '../errors.js';
import type { ErrorPages } from '../http/docUrl.js';

/** Where the pages stand as seen from the sources, and from the build. */
const PLACES = ['../../docs/errors/', '../../../docs/errors/'];

/** Returns the pages about the error codes that come with the package; undefined when someone has taken them out. */
export function shippedErrorPages(): ErrorPages | undefined {
  const folder = PLACES.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url));
  if (folder === undefined) return undefined;
  return Object.fromEntries(
    Object.keys(ERROR_CODES).flatMap((code) => {
      const file = new URL(`${code}.md`, folder);
      return existsSync(file) ? [[code, readFileSync(file, 'utf8')]] : [];
    }),
  );
}
