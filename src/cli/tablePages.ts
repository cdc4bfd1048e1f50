import { readdirSync, readFileSync } from 'node:fs';
import { shipped } from './shipped.js';

export function shippedTables(): Readonly<Record<string, string>> | undefined {
  const folder = shipped('docs/tables/');
  if (folder === undefined) return undefined;
  const files = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md');
  return Object.fromEntries(
    files.sort().map((file) => [file.replace(/\.md$/, ''), readFileSync(new URL(file, folder), 'utf8')]),
  );
}
