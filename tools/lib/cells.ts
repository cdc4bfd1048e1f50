import type { Operation } from '../../src/operation/operation.js';
import { AYANAMSAS } from '../../src/types.js';

/** Returns a text as code. */
export const code = (text: string): string => `\`${text}\``;

/** Returns names as code, with commas between. */
export const listed = (names: readonly string[]): string => names.map(code).join(', ');

/** Returns in which schools an operation exists. */
export function schoolsOf({ schools }: Operation): string {
  if (schools.length === 0) return 'none';
  return schools.length === AYANAMSAS.length ? 'all' : listed(schools);
}
