import { weightsOf } from './accept.js';
import type { Answer } from './call.js';
import { ERRORS_PATH, type ErrorPages, errorPath } from './docUrl.js';
import { utf8 } from './envelope.js';
import type { RequestContext, Service } from './requestContext.js';
import { report } from './requestContext.js';
import type { Match } from './routes.js';

export const PAGES = 'docs.errors';

const route = (path: string): Match['route'] => ({
  name: PAGES,
  id: 'docsErrors',
  method: 'GET',
  path,
  summary: 'The page about an error code',
  units: 0,
});

/** Returns the page that a path leads to; undefined when there is none. `/docs/errors` lists the pages. */
export function findPage(pages: ErrorPages, path: string): Match | undefined {
  if (path === ERRORS_PATH) return { route: route(ERRORS_PATH), parameters: {} };
  if (!path.startsWith(`${ERRORS_PATH}/`)) return undefined;
  const code = path.slice(ERRORS_PATH.length + 1);
  return Object.hasOwn(pages, code) ? { route: route(path), parameters: { code } } : undefined;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function inline(text: string): string {
  return text
    .split('`')
    .map((part, i) => (i % 2 === 0 ? escaped(part) : `<code>${escaped(part)}</code>`))
    .join('');
}

function blockHtml(block: string): string {
  const [, marks, heading] = /^(#{1,2}) (.*)$/.exec(block) ?? [];
  if (heading !== undefined) return `<h${marks?.length}>${inline(heading)}</h${marks?.length}>`;
  if (!block.startsWith('- ')) return `<p>${inline(block)}</p>`;
  const items = block.split(/^- /m).slice(1);
  return `<ul>\n${items.map((item) => `<li>${inline(item.trim())}</li>`).join('\n')}\n</ul>`;
}

/**
 * Returns the Markdown of an error page as the body of an HTML page. It knows what these pages are written in: headings, paragraphs, lists of
 * one level, blocks and words of code.
 */
export function pageHtml(markdown: string): string {
  return markdown
    .split(/^```/m)
    .map((piece, i) => {
      if (i % 2 === 1) return `<pre><code>${escaped(piece.slice(piece.indexOf('\n') + 1))}</code></pre>`;
      const blocks = piece
        .split(/\n\s*\n/)
        .map((block) => block.trim())
        .filter((block) => block !== '');
      return blocks.map(blockHtml).join('\n');
    })
    .join('\n');
}

const STYLE =
  'body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}pre{padding:1rem;overflow-x:auto;background:#8882}';

function documentHtml(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

function prefersHtml(accept: string | null): boolean {
  if (accept === null) return false;
  const weights = weightsOf(accept);
  const weight = (type: string): number => weights.get(type) ?? weights.get('text/*') ?? weights.get('*/*') ?? 0;
  return weight('text/html') > weight('text/plain');
}

/** Returns the answer with an error page, or with the list of them: HTML or plain text as `Accept` asks. It needs no key. */
export function answerPage(
  service: Service,
  request: RequestContext,
  pages: ErrorPages,
  { parameters }: Match,
): Answer {
  const { headers, call } = request;
  const { code } = parameters;
  const codes = Object.keys(pages);
  headers.set('cache-control', 'public, max-age=300');
  headers.append('vary', 'Accept');
  let text: string;
  if (prefersHtml(call.header('accept'))) {
    headers.set('content-type', 'text/html; charset=utf-8');
    headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'");
    // Relative: valid under any address of a proxy.
    const links = codes.map((each) => `<li><a href="errors/${each}">${each}</a></li>`).join('\n');
    text =
      code === undefined
        ? documentHtml('Errors', `<h1>Errors</h1>\n<ul>\n${links}\n</ul>`)
        : documentHtml(code, pageHtml(pages[code] ?? ''));
  } else {
    headers.set('content-type', 'text/plain; charset=utf-8');
    text = code === undefined ? `${codes.map(errorPath).join('\n')}\n` : (pages[code] ?? '');
  }
  const bytes = utf8(text);
  headers.set('content-length', String(bytes.length));
  report(service, request, { status: 200 });
  return { status: 200, headers, body: call.method === 'HEAD' ? undefined : bytes };
}
