import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DefaultTheme, defineConfig } from 'vitepress';
import { HOME } from '../groups.js';
import { highlightOnce } from '../highlight.js';
import { linkRule } from '../links.js';
import { beginWith, readBlocks } from '../markdown.js';
import { allPages, DOCS, type ManualPage, manual, PLAYGROUND, ROOT, repository } from '../pages.js';
import { PLAYED } from '../played.js';
import { slug } from '../slug.js';

const SITE = dirname(dirname(fileURLToPath(import.meta.url)));
const API = 'api/';
const BASE = process.env.SITE_BASE ?? '/';

const groups = manual();
const pages = allPages(groups);
const item = ({ title, address }: ManualPage): DefaultTheme.SidebarItem => ({ text: title, link: address });

const sidebarIn = (folder?: string): DefaultTheme.SidebarItem[] =>
  groups.map(({ title, pages: of }) => ({
    text: title,
    items: of.map((page) =>
      page.folder !== undefined && page.folder === folder ? { ...item(page), items: page.below.map(item) } : item(page),
    ),
  }));

const isRoot = ({ path }: ManualPage): boolean => path === `${API}siddhanta/README`;
const modules = pages
  .filter(({ path }) => path.startsWith(API) && path.endsWith('/README') && path !== `${API}README`)
  .sort((a, b) => Number(isRoot(b)) - Number(isRoot(a)));

/** The sidebar of the library: its entries, and of the one that is read its operations. */
function librarySidebar(open?: string): DefaultTheme.SidebarItem[] {
  const operations = (module: string): DefaultTheme.SidebarItem[] =>
    pages.filter(({ path }) => dirname(path) === dirname(module) && path !== module).map(item);
  const items = modules.map((module) => ({
    ...item(module),
    ...(module.path === open ? { items: operations(module.path) } : {}),
  }));
  return [
    { text: 'The manual', link: '/' },
    { text: 'The library', link: `/${API}`, items },
  ];
}

const HTTP = 'openapi/';
const endpoints = pages.filter(({ path }) => path.startsWith(HTTP) && path !== `${HTTP}README`);
const subjectOf = ({ title }: ManualPage): string => title.split('.')[0] ?? title;
const subjects = [...new Set(endpoints.map(subjectOf))];

/** The sidebar of the HTTP API: its subjects, and of the one that is read its operations. */
function httpSidebar(open?: string): DefaultTheme.SidebarItem[] {
  const items = subjects.map((subject) => {
    const [first, ...others] = endpoints.filter((page) => subjectOf(page) === subject);
    const operations = first === undefined ? [] : [first, ...others].map(item);
    return { text: subject, link: first?.address ?? '', ...(subject === open ? { items: operations } : {}) };
  });
  return [
    { text: 'The manual', link: '/' },
    { text: 'HTTP, by operation', link: `/${HTTP}`, items },
  ];
}

const folders = groups.flatMap(({ pages: of }) => of.flatMap(({ folder }) => folder ?? []));
const sidebar = {
  '/': sidebarIn(),
  // Before that of the folder: of keys that are as deep the first one counts.
  ...Object.fromEntries(subjects.map((subject) => [`/${HTTP}${subject}-`, httpSidebar(subject)])),
  ...Object.fromEntries(folders.map((folder) => [`/${folder}`, sidebarIn(folder)])),
  [`/${HTTP}`]: httpSidebar(),
  [`/${API}`]: librarySidebar(),
  ...Object.fromEntries(modules.map(({ path }) => [`/${dirname(path)}/`, librarySidebar(path)])),
};

const play = existsSync(PLAYGROUND) ? [{ text: 'Playground', link: '/play/', target: '_self' }] : [];
const begin = [
  // Most people come for a chart, and not for code.
  ...play,
  ...pages
    .filter(({ path }) => path === 'guide/five-minutes' || path === 'guide/why-different')
    .map(({ title, address }) => ({ text: title, link: address })),
].map((place) => ({ ...place, link: `${BASE.slice(0, -1)}${place.link}` }));

/** Where readers may begin on the first page; of a guide its first example, computed in the browser. */
const begins = new Map([
  [join(DOCS, `${HOME}.md`), begin],
  ...Object.entries(play.length === 0 ? {} : PLAYED).map(
    ([path, hash]) =>
      [
        join(DOCS, `${path}.md`),
        [{ text: 'Open it in the playground', link: `${BASE}play/#${hash.replaceAll('&', '&amp;')}`, target: '_self' }],
      ] as const,
  ),
]);

/** A term of the search without accents, so that `rasi` finds Rāśi. It runs in pages: it may use nothing from around it. */
const fold = (term: string): string =>
  term
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The manual before the pages of the library, which have the same words many times. It runs in pages, too. */
const boostDocument = (page: string): number => (/^\/(api|openapi)\//.test(page) ? 0.4 : 1);

/** A page as the search reads it: recorded answers are long, and nobody looks for their figures. */
const searched: DefaultTheme.LocalSearchOptions['_render'] = (text, env, markdown) =>
  markdown.render(text.replace(/^```json\n[\s\S]*?^```$/gm, ''), env);

export default defineConfig({
  title: 'siddhanta',
  description: 'Vedic (sidereal) astrology, computed exactly, with the source of every number.',
  lang: 'en',
  base: BASE,
  srcDir: '../docs',
  outDir: 'dist',
  cacheDir: join(SITE, 'node_modules/.vitepress'),
  ignoreDeadLinks: false,
  // The sidebars stand in one file and not in every page.
  metaChunk: true,
  // A README is the index of its folder.
  rewrites: (path) => path.replace(/(^|\/)README\.md$/, '$1index.md'),
  head: [
    ['meta', { name: 'color-scheme', content: 'light dark' }],
    ['link', { rel: 'icon', href: `${BASE}icon.svg` }],
  ],
  transformPageData: ({ filePath, frontmatter }) => {
    if (filePath === `${HOME}.md`) return { frontmatter: { ...frontmatter, layout: 'home' } };
    return filePath.startsWith(API) ? { frontmatter: { ...frontmatter, pageClass: 'library' } } : undefined;
  },
  markdown: {
    anchor: { slugify: slug },
    // No page has emoji by name or attributes in braces, and looking for them takes a tenth of the build.
    attrs: { disable: true },
    config: (markdown) => {
      markdown.core.ruler.disable('emoji');
      linkRule(markdown, { repository: repository(), pages: pages.map(({ path }) => path) });
      readBlocks(markdown);
      highlightOnce(markdown);
      beginWith(markdown, begins);
    },
    theme: { light: 'github-light', dark: 'github-dark' },
  },
  vite: {
    publicDir: join(SITE, 'public'),
    plugins: [
      {
        // The pages are rendered without the index of the search, which takes as long as they do; it is made for readers alone.
        name: 'no-search-index-to-render',
        apply: (_, { isSsrBuild }) => isSsrBuild === true,
        load: (id) => (id === '/@localSearchIndex' ? 'export default {}' : undefined),
        // What renders the pages is run once and thrown away: nobody waits for it to be small.
        config: () => ({ build: { rollupOptions: { treeshake: false } } }),
      },
    ],
    resolve: {
      alias: [
        // An icon of a social link would be asked of another host; there are none.
        { find: /^.*\/VPSocialLink\.vue$/, replacement: join(SITE, '.vitepress/theme/Nothing.vue') },
        { find: /^siddhanta$/, replacement: join(ROOT, 'src/index.ts') },
        { find: /^siddhanta\/(.*)$/, replacement: join(ROOT, 'src/$1/index.ts') },
      ],
    },
    // The search index and the library are as large as they are; what a page loads is measured by the tests.
    build: { chunkSizeWarningLimit: 16000 },
  },
  themeConfig: {
    sidebar,
    nav: [
      ...groups.flatMap(({ title, pages: [first] }) => (first ? [{ text: title, link: first.address }] : [])),
      ...play,
      ...(repository() === '' ? [] : [{ text: 'Source', link: repository() }]),
    ],
    outline: { level: [2, 3] },
    search: {
      provider: 'local',
      options: {
        _render: searched,
        miniSearch: {
          options: { processTerm: fold },
          searchOptions: { boostDocument, fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
        },
      },
    },
    docFooter: { prev: 'Before', next: 'Next' },
  },
});
