import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shippedErrorPages } from '../../src/cli/pages.js';
import { CODES } from './contract.js';
import { REFUSALS } from './refusals.js';
import { BASE, bench } from './support.js';

const FOLDER = new URL('../../docs/errors/', import.meta.url);
const page = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

it('there is one page a code, and the index lists them all', () => {
  const pages = readdirSync(FOLDER).filter((name) => name !== 'README.md' && name !== 'messages.md');
  expect(new Set(pages)).toEqual(new Set(CODES.map(([code]) => `${code}.md`)));
  const rows = CODES.map(([code, status, type]) => `| ${status} | ${type} | [${code}](${code}.md) |`);
  expect(page('README.md')).toContain(rows.join('\n'));
});

it.each(CODES)(
  'the page of %s tells what happened, shows a real example and says how to fix it',
  async (code, status, type) => {
    const text = page(`${code}.md`);
    expect(text.startsWith(`# ${code}\n\nStatus ${status}, type \`${type}\`.\n`)).toBe(true);
    const sections = text.split(/^## /m).slice(1);
    expect(sections.map((section) => section.split('\n')[0])).toEqual(['What happened', 'Example', 'How to fix it']);
    for (const section of sections) expect(section.length).toBeGreaterThan(60);

    const example = /```json\n([\s\S]*?)\n```/.exec(text)?.[1] ?? '';
    const answer = await REFUSALS[code]?.(await bench());
    const expected = { error: { ...answer?.json.error, request_id: 'req_…' } };
    expect(JSON.parse(example)).toEqual(expected);
  },
);

describe('the pages that a service has', () => {
  const errorPages = shippedErrorPages();
  const serving = async () => bench(errorPages === undefined ? {} : { errorPages });
  async function get(path: string, init: RequestInit = {}): Promise<{ response: Response; text: string }> {
    const { handler } = await serving();
    const response = await handler(new Request(BASE + path, init));
    return { response, text: await response.text() };
  }

  it.each(CODES)('the address in an answer with %s leads to its page, as text and as HTML', async (code) => {
    const answer = await REFUSALS[code]?.(await serving());
    const address = new URL(answer?.json.error.doc_url);
    const plain = await get(address.pathname);
    expect([plain.response.status, plain.text]).toEqual([200, page(`${code}.md`)]);
    expect(plain.response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const html = await get(address.pathname, { headers: { Accept: 'text/html,application/xml;q=0.9,*/*;q=0.8' } });
    expect(html.response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html.text).toContain(`<h1>${code}</h1>`);
    expect(html.text.match(/<h2>.*<\/h2>/g)).toEqual(
      ['What happened', 'Example', 'How to fix it'].map((title) => `<h2>${title}</h2>`),
    );
    const body = html.text.slice(html.text.indexOf('<body>')).replace(/<pre>[\s\S]*?<\/pre>/g, '');
    expect(body).not.toMatch(/`|^#|^- /m);
    const letters = (text: string): string => text.replace(/[^\p{L}\d]/gu, '');
    const read = html.text
      .slice(html.text.indexOf('<body>'))
      .replace(/<[^>]*>/g, '')
      .replace(/&(?:lt|gt|amp|quot);/g, '');
    expect(letters(read)).toBe(letters(page(`${code}.md`).replace(/^```(?:json|http|sh)$/gm, '')));
  });

  it('are text for who does not say that HTML is better', async () => {
    for (const Accept of ['*/*', 'text/plain, text/html', 'text/html;q=0.4, text/*;q=0.5', 'text/html;q=0', 'x'])
      expect((await get('/docs/errors/not_found', { headers: { Accept } })).text).toBe(page('not_found.md'));
    const html = await get('/docs/errors/not_found', { headers: { Accept: 'TEXT/HTML, text/plain;q=0.9' } });
    expect(html.text.startsWith('<!doctype html>')).toBe(true);
    expect(html.response.headers.get('vary')).toBe('Accept');
  });

  it('run nothing in a browser and load nothing', async () => {
    const { response, text } = await get('/docs/errors/not_found', { headers: { Accept: 'text/html' } });
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).not.toMatch(/<script|src=|https?:\/\/(?!api\.example)/);
  });

  it('are listed at /docs/errors', async () => {
    const { text } = await get('/docs/errors');
    expect(text).toBe(CODES.map(([code]) => `/docs/errors/${code}\n`).join(''));
    const html = await get('/docs/errors', { headers: { Accept: 'text/html' } });
    for (const [code] of CODES) expect(html.text).toContain(`<a href="errors/${code}">${code}</a>`);
  });

  it('answer GET, HEAD and OPTIONS; other names are nothing, and so are all where the service has none', async () => {
    const head = await get('/docs/errors/not_found', { method: 'HEAD' });
    expect([head.response.status, head.text]).toEqual([200, '']);
    expect(Number(head.response.headers.get('content-length'))).toBe(Buffer.byteLength(page('not_found.md')));
    expect((await get('/docs/errors/not_found', { method: 'POST' })).response.status).toBe(405);
    for (const path of [
      '/docs/errors/',
      '/docs/errors/README',
      '/docs/errors/__proto__',
      '/docs/errors/not_found/',
      '/docs',
    ])
      expect((await get(path)).response.status).toBe(404);
    expect((await (await bench()).call('/docs/errors/not_found')).status).toBe(404);
  });
});
