// Pages that are made when the site is built and are in no repository: docs/api by typedoc, docs/openapi, docs/project.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { routes } from '../src/http/routes.js';
import { answerOf } from '../tools/openapi/lib/answers.js';
import { ROOT_PAGES } from './groups.js';
import { apiPages, type Description } from './openapi.js';
import { DOCS, ROOT } from './pages.js';

/** Returns a page of the root with its links as they are from a folder two levels down. */
export function moved(text: string): string {
  return text.replace(/(\]\()(?![a-z][a-z+.-]*:|#)([^)\s]+)/gi, '$1../../$2');
}

/** Returns the whole answer that a test key is given to the example of an operation. */
export function recordedAnswer(endpoint: string): unknown {
  const route = routes().find(({ name }) => name === endpoint);
  if (route === undefined) throw new Error(`There is no operation ${endpoint}.`);
  return answerOf(route);
}

/** Writes the pages of the HTTP API and the copies of the pages of the root. */
export function writePages(): void {
  const write = (file: string, text: string): void => {
    const path = join(DOCS, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  for (const folder of ['openapi', 'project']) rmSync(join(DOCS, folder), { recursive: true, force: true });
  const description = JSON.parse(readFileSync(join(ROOT, 'openapi.json'), 'utf8')) as Description;
  for (const [name, text] of apiPages(description, recordedAnswer)) write(`openapi/${name}`, text);
  for (const [source, page] of Object.entries(ROOT_PAGES)) write(page, moved(readFileSync(join(ROOT, source), 'utf8')));
}
