import { readFileSync } from 'node:fs';
import { shipped } from '../batch/shipped.js';

/** Returns the API description that comes with the package; undefined when someone has taken it out. */
export function shippedDescription(): object | undefined {
  const file = shipped('openapi.json');
  return file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as object);
}
