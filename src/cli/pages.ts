import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { shipped } from '../batch/shipped.js';
import { ERROR_CODES } from '../errors.js';

type Pages = Readonly<Record<string, string>>;

/** Returns the pages of a folder of docs by name, from the file that the build packs it into; undefined when someone has taken it out. */
function shippedPages(name: 'errors' | 'tables'): Pages | undefined {
  const packed = shipped(`docs/${name}.json.br`);
  if (packed !== undefined) return JSON.parse(brotliDecompressSync(readFileSync(packed)).toString()) as Pages;
  // The sources have no such file.
  const folder = shipped(`docs/${name}/`);
  if (folder === undefined) return undefined;
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return Object.fromEntries(
    files.sort().map((file) => [file.replace(/\.md$/, ''), readFileSync(new URL(file, folder), 'utf8')]),
  );
}

/** Returns the pages of tables by name. */
export function shippedTables(): Pages | undefined {
  const pages = shippedPages('tables');
  if (pages === undefined) return undefined;
  const { README: _, ...tables } = pages;
  return tables;
}

/** Returns the page of each error code. */
export function shippedErrorPages(): Pages | undefined {
  const pages = shippedPages('errors');
  if (pages === undefined) return undefined;
  return Object.fromEntries(
    Object.keys(ERROR_CODES).flatMap((code) => (pages[code] === undefined ? [] : [[code, pages[code]]])),
  );
}
