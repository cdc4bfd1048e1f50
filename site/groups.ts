// Pages by path below docs without `.md`; `folder/` is all pages of a folder, README first. A page in no group fails the build.

/** Files of the root that are pages of the site, too. They are copied to docs/project. */
export const ROOT_PAGES: Readonly<Record<string, string>> = {
  'CHANGELOG.md': 'project/changelog.md',
  'CONTRIBUTING.md': 'project/contributing.md',
  'AGENTS.md': 'project/working.md',
  'SECURITY.md': 'project/security.md',
  'LICENSES.md': 'project/licenses.md',
};

/** The page that the site begins with. */
export const HOME = 'README';

/** A page, `folder/`, or a folder with a title of its own. */
export type GroupEntry = string | { readonly folder: string; readonly title: string };

export interface Group {
  readonly title: string;
  readonly pages: readonly GroupEntry[];
}

export const GROUPS: readonly Group[] = [
  {
    title: 'Guide',
    pages: [
      'guide/five-minutes',
      'guide/birth-times',
      'guide/schools',
      'guide/charts',
      'guide/special-points',
      'guide/strengths',
      'guide/jaimini',
      'guide/dashas',
      'guide/rashi-dashas',
      'guide/transits',
      'guide/annual',
      'guide/ashtakavarga',
      'guide/shadbala',
      'guide/yogas',
      'guide/texts',
      'guide/panchang',
      'guide/muhurta',
      'guide/calendar',
      'guide/festivals',
      'guide/eclipses',
      'guide/kp',
      'guide/kp-tools',
      'guide/nadi',
      'guide/doshas',
      'guide/remedies',
      'guide/matching',
      'guide/porutham',
      'guide/report',
      'guide/bulk',
      'analytics',
      'guide/why-different',
      'guide/glossary',
      'guide/faq',
    ],
  },
  {
    title: 'Coming from',
    pages: ['migrate/swisseph', 'migrate/astronomy-engine', 'migrate/panchangam-js', 'migrate/pyjhora'],
  },
  { title: 'For', pages: ['for/app-developer', 'for/astrologer', 'for/matrimonial', 'for/researcher'] },
  {
    title: 'Interfaces',
    pages: [
      'cli/',
      'mcp',
      'http',
      'batches',
      'feed',
      'mounting/',
      'running',
      'playground',
      'deploy',
      'browser',
      'svg',
      'names',
      'places',
      'formats',
      'jobs',
      'sky',
      'atlas',
    ],
  },
  {
    title: 'Reference',
    pages: [
      'operations',
      'coverage',
      { title: 'The library', folder: 'api/' },
      { title: 'HTTP, by operation', folder: 'openapi/' },
      'tables/',
      'errors/',
      'accuracy',
      'benchmarks',
      'scaling',
      'scale',
      'versions',
    ],
  },
  {
    title: 'Project',
    pages: [
      'architecture',
      'decisions/',
      'mutation',
      'project/changelog',
      'project/contributing',
      'project/working',
      'project/security',
      'project/licenses',
    ],
  },
];
