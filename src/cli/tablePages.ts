import { readdirSync, readFileSync } from 'node:fs';
import { shipped } from './shipped.js';

/** Returns the rendered tables of the rooms that come with the package, by name; undefined when someone has taken them out. */
export function shippedTables(): Readonly<Record<string, string>> | undefined {
  const folder = shipped('docs/tables/');
  if (folder === undefined) return undefined;
  const files = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md');
  return Object.fromEntries(
    files.sort().map((file) => [file.replace(/\.md$/, ''), readFileSync(new URL(file, folder), 'utf8')]),
  );
}
