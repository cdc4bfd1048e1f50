// The pages of docs that programs show, each folder in one file: 3.2 MB of text become 0.2. src/cli/pages.ts reads them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { ROOT } from './package.mjs';

/** Folders of docs; what is packed of each is `dist/docs/NAME.json.br`. */
export const PACKED_PAGES = ['errors', 'tables'];

/** Returns the texts of a folder of docs by name. */
export function pagesOf(name) {
  const folder = join(ROOT, 'docs', name);
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return Object.fromEntries(
    files.sort().map((file) => [file.replace(/\.md$/, ''), readFileSync(join(folder, file), 'utf8')]),
  );
}

/** Returns the pages of a folder of docs as the package has them. */
export const packedPages = (name) => promisify(brotliCompress)(JSON.stringify(pagesOf(name)));
