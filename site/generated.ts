// Pages that are made when the site is built and are in no repository: docs/api by typedoc, docs/openapi, docs/project.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REPORTS_SCOPE } from '../src/http/reportsScope.js';
import { routes } from '../src/http/routes.js';
import { REPORTS, type ReportData } from '../src/report/operations.js';
import { answerOf } from '../tools/openapi/lib/answers.js';
import { ROOT_PAGES } from './groups.js';
import { apiPages, type Description } from './openapi.js';
import { DOCS, ROOT } from './pages.js';

/** Returns a page of the root with its links as they are from a folder two levels down. */
export function moved(text: string): string {
  return text.replace(/(\]\()(?![a-z][a-z+.-]*:|#)([^)\s]+)/gi, '$1../../$2');
}

const SHOWN_CHARACTERS = 200;

/** Returns the whole answer that a test key is given to the example of an operation; of a document the beginning. */
export function recordedAnswer(endpoint: string): unknown {
  const route = routes(REPORTS).find(({ name }) => name === endpoint);
  if (route === undefined) throw new Error(`There is no operation ${endpoint}.`);
  const answer = answerOf(route);
  if (route.scope !== REPORTS_SCOPE) return answer;
  const { html } = answer.data as ReportData;
  return { ...answer, data: { html: `${html.slice(0, SHOWN_CHARACTERS)}…` } };
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
