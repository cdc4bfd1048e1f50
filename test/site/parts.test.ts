import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { deadLinks, deadMarkdownLinks, foreignLoads } from '../../site/check.js';
import { moved, recordedAnswer } from '../../site/generated.js';
import { ROOT_PAGES } from '../../site/groups.js';
import { highlightOnce, jsonBlock } from '../../site/highlight.js';
import { siteLink } from '../../site/links.js';
import { aboutOf, llmsTexts } from '../../site/llms.js';
import { apiPages, type Description } from '../../site/openapi.js';
import { addressOf, allPages, DOCS, manual, ROOT, titleOf } from '../../site/pages.js';
import { PLAYED } from '../../site/played.js';
import { anchorsOf, slug } from '../../site/slug.js';
import { pages as written } from '../docs/examples.js';

const folders: string[] = [];
function folder(files: Readonly<Record<string, string>>): string {
  const path = mkdtempSync(join(tmpdir(), 'siddhanta-site-'));
  folders.push(path);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  return path;
}
afterEach(() => {
  for (const path of folders.splice(0)) rmSync(path, { recursive: true });
});

describe('the pages of the manual', () => {
  const groups = [
    { title: 'Guide', pages: ['guide/b', 'guide/a', 'guide/not-yet'] },
    { title: 'Reference', pages: ['tables/', { folder: 'notes/', title: 'All notes' }] },
  ];
  const files = {
    'README.md': '# Home',
    'guide/a.md': 'text\n\n# `rasi` and *more*\n',
    'guide/b.md': '# [B](x.md)',
    'tables/README.md': '# Tables',
    'tables/z.md': '# Z',
    'notes/0001.md': '# One',
  };

  it('stand in the order of the groups, by their headings; a folder by its README, or by its pages', () => {
    const found = manual(folder(files), groups);
    const told = found.map(({ title, pages }) => [
      title,
      pages.map((page) => [page.title, page.below.map(({ path }) => path)]),
    ]);
    expect(told).toEqual([
      [
        'Guide',
        [
          ['B', []],
          ['rasi and more', []],
        ],
      ],
      [
        'Reference',
        [
          ['Tables', ['tables/z']],
          ['All notes', ['notes/0001']],
        ],
      ],
    ]);
    expect(allPages(found).map(({ address }) => address)).toEqual([
      '/guide/b.html',
      '/guide/a.html',
      '/tables/',
      '/tables/z.html',
      '/notes/0001.html',
    ]);
    expect(['README', 'api/README', 'cli'].map(addressOf)).toEqual(['/', '/api/', '/cli.html']);
  });

  it('are refused where one is in no group, in two, or without a heading', () => {
    expect(() => manual(folder({ ...files, 'guide/c.md': '# C' }), groups)).toThrow(
      'In no group of the manual: docs/guide/c.md. Name the page',
    );
    expect(() => manual(folder(files), [...groups, { title: 'Again', pages: ['guide/a'] }])).toThrow('named twice');
    expect(() => titleOf('## Only a section', 'cli')).toThrow('docs/cli.md has no heading');
  });
});

describe('links', () => {
  const root = folder.bind(undefined, {
    'README.md': '',
    'CHANGELOG.md': '',
    'src/index.ts': '',
    'docs/http.md': '',
    'docs/guide/a.md': '',
    'docs/errors/README.md': '',
    'docs/decisions/0001.md': '',
    'docs/images/x.svg': '',
  });
  const pages = [
    'README',
    'http',
    'guide/a',
    'errors/README',
    'decisions/0001',
    ...Object.values(ROOT_PAGES).map((page) => page.slice(0, -3)),
  ];

  it.each([
    ['../http.md#keys', './../http.md#keys'],
    ['../http.md', '../http.md'],
    ['../errors/', '../errors/README.md'],
    ['../decisions/', '../decisions/0001.md'],
    ['../../README.md#x', '../README.md#x'],
    ['../../CHANGELOG.md', '../project/changelog.md'],
    ['#here', '#here'],
    ['https://example.org/a#b', 'https://example.org/a#b'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['../../src/index.ts', 'https://git.example/siddhanta/blob/main/src/index.ts'],
    ['../../src', 'https://git.example/siddhanta/tree/main/src'],
    ['../images/x.svg', 'https://git.example/siddhanta/blob/main/docs/images/x.svg'],
  ])('%s leads to %s', (link, expected) => {
    const given = siteLink(link, 'docs/guide/a.md', {
      repository: 'https://git.example/siddhanta',
      root: root(),
      pages,
    });
    expect(given?.replace(/^\.\/\.\./, '..')).toBe(expected.replace(/^\.\/\.\./, '..'));
  });

  it('to a file without a page are none before there is a public address', () => {
    expect(siteLink('../../src/index.ts', 'docs/guide/a.md', { repository: '', root: root(), pages })).toBeNull();
  });

  it.each(['../gone.md', '../../src/gone.ts', '../../../etc/passwd', '/http.md'])(
    '%s is refused with the page',
    (link) => {
      expect(() => siteLink(link, 'docs/guide/a.md', { repository: '', root: root(), pages })).toThrow(
        `docs/guide/a.md: the link ${link} `,
      );
    },
  );

  it('of a page of the root keep their targets two folders further down', () => {
    expect(moved('[a](docs/x.md#y) ![b](i.svg) [c](https://x.y) [d](#e) [f](../g)')).toBe(
      '[a](../../docs/x.md#y) ![b](../../i.svg) [c](https://x.y) [d](#e) [f](../../../g)',
    );
  });
});

describe('headings', () => {
  it('are named as GitHub names them', () => {
    expect(slug('Why does my chart differ from …?')).toBe('why-does-my-chart-differ-from-');
    expect(slug('Vimśottarī daśā: `levels`, in 1 … 5')).toBe('vimśottarī-daśā-levels-in-1--5');
    expect([...anchorsOf('# A b\n```sh\n# no\n```\n## A b\n## [Link](x.md) `c_d`\n<a id="own"></a>')]).toEqual([
      'own',
      'a-b',
      'a-b-1',
      'link-c_d',
    ]);
  });
});

describe('links of the pages as GitHub shows them', () => {
  it('lead to files and headings', () => {
    expect(deadMarkdownLinks(ROOT, [...new Set([...written(), ...Object.keys(ROOT_PAGES)])])).toEqual([]);
  });

  it('are found where they do not', () => {
    const root = folder({
      'docs/a.md':
        '# A\n[b](b.md#there) [c](b.md#gone) [d](gone.md) [e](#a) [f](#no) `[g](no.md)` [h](../../x)\n```\n[i](no.md)\n```\n',
      'docs/b.md': '# There\n',
    });
    expect(deadMarkdownLinks(root, ['docs/a.md'])).toEqual([
      'docs/a.md: b.md#gone names no heading there',
      'docs/a.md: gone.md leads to no file',
      'docs/a.md: #no names no heading there',
      'docs/a.md: ../../x leads to no file',
    ]);
  });
});

describe('the checks of the built site', () => {
  it('find links that lead nowhere, under any base', () => {
    const page =
      '<a id="x" href="/m/b/#y">1</a><a href="b/index.html#z">2</a><a href="c.html">3</a><a href="#x">4</a><a href="https://o.test/">5</a><a href="/out">6</a>';
    const dist = folder({ 'a.html': page, 'b/index.html': '<h1 id="y">' });
    expect(deadLinks(dist, '/m/')).toEqual([
      'a.html: b/index.html#z names no heading there',
      'a.html: c.html leads to no file',
      'a.html: /out leads out of /m/',
    ]);
  });

  it('find what is loaded from other hosts, and let links be links', () => {
    const dist = folder({
      'a.html':
        '<script src="https://cdn.test/a.js"></script><a href="https://fine.test"></a><img alt="" src="//img.test/x.png"><link rel="stylesheet" href="https://css.test/a.css">',
      'a.css': "@import 'https://css.test/b.css'; p { background: url(https://img.test/y.png) }",
      'a.js': 'fetch("https://api.test/"); import("https://js.test/m.js"); const page = "https://fine.test";',
    });
    expect(foreignLoads(dist).map((line) => line.replace(/^.*: /, ''))).toEqual([
      'https://img.test/y.png',
      'https://css.test/b.css',
      'https://cdn.test/a.js',
      '//img.test/x.png',
      'https://css.test/a.css',
      'https://js.test/m.js',
      'https://api.test/',
    ]);
  });
});

describe('the pages of the HTTP API', () => {
  const description = JSON.parse(readFileSync(join(ROOT, 'openapi.json'), 'utf8')) as Description;
  const pages = new Map(apiPages(description, recordedAnswer));
  const page = (name: string): string => pages.get(name) ?? '';

  it('are one for each operation, and a first one that has them all', () => {
    const names = Object.values(description.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => operation['x-endpoint']),
    );
    const isInManual = (name: string): boolean => name.startsWith('batches.') || name === 'calendar.feed';
    const [manual, operations] = [true, false].map((is) => names.filter((name) => isInManual(name) === is));
    expect([...pages.keys()].sort()).toEqual(
      ['README.md', ...(operations ?? []).map((name) => `${name.replaceAll('.', '-')}.md`)].sort(),
    );
    for (const name of operations ?? [])
      expect(page('README.md')).toContain(`[${name}](${name.replaceAll('.', '-')}.md)`);
    // They have a page of the manual.
    expect(manual).toHaveLength(6);
    for (const name of manual ?? [])
      expect(page('README.md')).toContain(`[${name}](../${name === 'calendar.feed' ? 'feed' : 'batches'}.md)`);
  });

  it('tell fields with bounds, defaults, types and errors', () => {
    const explain = page('conventions-explain.md');
    expect(explain).toContain('| `observed.Sun` | number, 0 … below 360 | Degrees. |');
    expect(explain).toContain('| `precision_arcsec` | optional; number, 0.001 … 3600, `1` by default |');
    expect(explain).toContain('| `dasha` | optional; list of object, 1 … 120 entries |');
    expect(explain).toMatch(/\| `dasha\[\]\.planet` \| (one of|\[)/);
    const rasi = page('charts-rasi.md');
    expect(rasi).toContain('| `latitude` | number, -90 … 90 | Degrees north, −90 … 90. |');
    expect(rasi).toContain('Costs 1 unit. Scope `charts`.');
    expect(rasi).toContain('| 501 | [`not_available_in_school`](../errors/not_available_in_school.md) |');
    expect(page('charts-divisional.md')).toContain('/v1/charts/divisional/d9 -H');
  });

  it('have the call that the description records, and the whole answer to it', () => {
    for (const [path, methods] of Object.entries(description.paths).filter(
      ([path]) => !/^\/v1\/(batches|calendar\/feed)/.test(path),
    )) {
      for (const [method, operation] of Object.entries(methods)) {
        const text = page(`${operation['x-endpoint'].replaceAll('.', '-')}.md`);
        const shown = /```json\n([\s\S]*?)\n```/.exec(text)?.[1] ?? '';
        expect(JSON.parse(shown), path).toEqual(recordedAnswer(operation['x-endpoint']));
        const body = /-d '(.*)'$/m.exec(text)?.[1]?.replaceAll("'\\''", "'");
        expect(body === undefined, path).toBe(method === 'get');
        expect(body === undefined ? undefined : JSON.parse(body), path).toEqual(
          operation.requestBody?.content?.['application/json'].examples?.recorded?.value,
        );
      }
    }
  });

  it('have a section for every type that they link to', () => {
    for (const [name, text] of pages) {
      const anchors = anchorsOf(text);
      for (const [, anchor] of text.matchAll(/\]\(#([^)]+)\)/g))
        expect(anchors.has(`${anchor}`), `${name}#${anchor}`).toBe(true);
    }
  });
});

describe('the examples that the playground shows', () => {
  it('are of pages that are there, and are followed whole', async () => {
    // By their paths, since the playground has a tsconfig of its own.
    const { openHash } = await import(join(ROOT, 'site/play/src/link.ts'));
    const { ALLOWED } = await import(join(ROOT, 'site/play/src/choices.ts'));
    expect(Object.keys(PLAYED).length).toBeGreaterThan(20);
    for (const [path, hash] of Object.entries(PLAYED)) {
      expect(existsSync(join(DOCS, `${path}.md`)), path).toBe(true);
      expect(openHash(`#${hash}`, ALLOWED).ignored, hash).toEqual([]);
    }
  });
});

describe('the plain text', () => {
  it('tells what a page is about by its first sentence', () => {
    expect(
      aboutOf('<!-- made -->\n# T\n\n![x](y.svg)\n\n```ts\nno\n```\n\n`a` is [b](c.md), **d**\nof e. And more.\n'),
    ).toBe('a is b, d of e.');
    expect(aboutOf('# T\n\nAs here:\n\n- one')).toBe('As here.');
    expect(aboutOf('# T\n')).toBe('');
  });

  it('lists every page of the manual, those of reference folders by their first page, and has the text of the others', () => {
    const docs = folder({
      'a.md': '# A\n\nAbout a.\n',
      'tables/README.md': '# Tables\n\nAll of them.\n',
      'tables/b.md': '# B\n\nRows.\n',
      'notes/c.md': '# C\n\nNoted.\n',
      'notes/README.md': '# Notes\n',
    });
    const { list, full } = llmsTexts(
      manual(docs, [{ title: 'G', pages: ['a', 'tables/', 'notes/'] }]),
      'What it is.',
      docs,
    );
    expect(list).toBe(
      '# siddhanta\n\n> What it is.\n\n## G\n\n- [A](/a.md): About a.\n- [Tables](/tables/README.md): All of them.\n- [Notes](/notes/README.md)\n  - [C](/notes/c.md): Noted.\n',
    );
    expect(full).toContain('About a.');
    expect(full).toContain('Noted.');
    expect(full).not.toContain('Rows.');
  });
});

describe('JSON of the pages', () => {
  it('is coloured as Shiki colours it', () => {
    const given = { a: 'x "q" é<&>', b: [1, -2500, true, null, {}, []], 'c d': { e: 'rāśi\n' }, s: '{{x}}' };
    const [named, text] = ['k', 's'].map((kind) => (part: string) => `<span class="${kind}">${part}</span>`) as [
      (part: string) => string,
      (part: string) => string,
    ];
    const lines = [
      '{',
      `  ${named('"a"')}: ${text('"x ')}${named('\\"')}${text('q')}${named('\\"')}${text(' é&#x3C;&#x26;>"')},`,
      `  ${named('"b"')}: [`,
      ...['1', '-2500', 'true', 'null'].map((value) => `    ${named(value)},`),
      '    {},',
      '    []',
      '  ],',
      `  ${named('"c d"')}: {`,
      `    ${named('"e"')}: ${text('"rāśi')}${named('\\n')}${text('"')}`,
      '  },',
      `  ${named('"s"')}: ${text('"{{x}}"')}`,
      '}',
    ];
    expect(jsonBlock(`${JSON.stringify(given, null, 2)}\n`)).toBe(
      `<pre class="shiki json vp-code" tabindex="0" v-pre=""><code>${lines.join('\n')}</code></pre>`,
    );
  });

  it('is left to Shiki where it is written otherwise; every block is coloured once', () => {
    for (const code of ['{ "a": 1 }', '{a: 1}', '// none', "'a'"]) expect(jsonBlock(code), code).toBeUndefined();
    const asked: string[] = [];
    const markdown = { options: { highlight: (code: string) => `<pre>${asked.push(code)}</pre>` } };
    highlightOnce(markdown);
    const { highlight } = markdown.options as { highlight: (...words: string[]) => string };
    const told = ['{a: 1}', '{a: 1}', '{}'].map((code) => highlight(code, 'json', ''));
    expect([asked, told[0], told[1], told[2]?.includes('shiki')]).toEqual([['{a: 1}'], told[0], told[0], true]);
  });
});
