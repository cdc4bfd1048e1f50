import { existsSync, readFileSync } from 'node:fs';

/** Where the description stands as seen from the sources, and from the build. */
const PLACES = ['../../openapi.json', '../../../openapi.json'];

/** Returns the API description that comes with the package; undefined when someone has taken it out. */
export function shippedDescription(): object | undefined {
  const file = PLACES.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url));
  return file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as object);
}
