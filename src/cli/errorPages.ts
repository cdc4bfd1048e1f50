import { existsSync, readFileSync } from 'node:fs';
import { ERROR_CODES } from '../errors.js';
import type { ErrorPages } from '../http/docUrl.js';
import { shipped } from './shipped.js';

export function shippedErrorPages(): ErrorPages | undefined {
  const folder = shipped('docs/errors/');
  if (folder === undefined) return undefined;
  return Object.fromEntries(
    Object.keys(ERROR_CODES).flatMap((code) => {
      const file = new URL(`${code}.md`, folder);
      return existsSync(file) ? [[code, readFileSync(file, 'utf8')]] : [];
    }),
  );
}
