import type { Operation } from '../operation/operation.js';
import { OPERATIONS } from '../registry.js';
import { REPORTS_SCOPE } from './reportsScope.js';

/** One endpoint. */
export interface Route {
  /** Dotted operation name, `charts.rasi`. */
  readonly name: string;
  /** Identifier in the OpenAPI description, `chartsRasi`. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path with `{name}` for a segment that is an input field. */
  readonly path: string;
  readonly summary: string;
  readonly units: number;
  /** The scope that a key needs; none for the meta operations. */
  readonly scope?: string;
  /** What is computed; none for the meta operations, which the handler answers itself. */
  readonly operation?: Operation;
}

const META_ROUTES: readonly Route[] = [
  {
    name: 'meta.capabilities',
    id: 'metaCapabilities',
    method: 'GET',
    path: '/v1/meta/capabilities',
    summary: 'Every operation, its units and the schools that have it',
    units: 0,
  },
  {
    name: 'meta.usage',
    id: 'metaUsage',
    method: 'GET',
    path: '/v1/meta/usage',
    summary: 'Plan of the account, units used and left in the billing period, and rate limit of the key',
    units: 0,
  },
];

/**
 * Returns every endpoint: one for each operation of the registry and each of `reports`, then the two meta operations.
 *
 * @param reports `REPORTS` of `siddhanta/report`, where documents are served; none by default
 *
 * @example
 * ```ts
 * import { routes } from 'siddhanta/http';
 * routes().find(({ id }) => id === 'chartsRasi')?.path; // => '/v1/charts/rasi'
 * ```
 */
export function routes(reports: readonly Operation[] = []): readonly Route[] {
  return [
    ...[...OPERATIONS, ...reports].map((operation) => {
      const { name, id, method, path, summary, units, subject } = operation;
      return { name, id, method, path, summary, units, scope: subject, operation };
    }),
    ...META_ROUTES,
  ];
}

/**
 * Returns the scopes that keys can be given: the groups of the operations, and `reports` for documents.
 *
 * @example
 * ```ts
 * import { scopes } from 'siddhanta/http';
 * scopes().includes('charts'); // => true
 * ```
 */
export function scopes(): readonly string[] {
  return [...new Set(routes().flatMap(({ scope }) => scope ?? [])), REPORTS_SCOPE];
}

/** A route and what the path says about its input. */
export interface Match {
  readonly route: Route;
  readonly parameters: Readonly<Record<string, string>>;
  /** The methods of its path, where there are several. */
  readonly allow?: string;
}

function matchSegments(pattern: readonly string[], path: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== path.length) return undefined;
  const parameters: Record<string, string> = {};
  for (let i = 0; i < pattern.length; i++) {
    const expected = pattern[i] ?? '';
    const given = path[i] ?? '';
    if (!expected.startsWith('{')) {
      if (given !== expected) return undefined;
      continue;
    }
    if (given === '') return undefined;
    try {
      parameters[expected.slice(1, -1)] = decodeURIComponent(given);
    } catch {
      return undefined;
    }
  }
  return parameters;
}

/** Returns the function that finds the route of a path; undefined where there is none. */
export function createRouter(all: readonly Route[] = routes()): (path: string) => Match | undefined {
  const fixed = new Map(all.map((route) => [route.path, { route, parameters: {} }]));
  const patterns = all
    .filter(({ path }) => path.includes('{'))
    .map((route) => ({ route, segments: route.path.split('/') }));
  return (path) => {
    const match = path.includes('{') ? undefined : fixed.get(path);
    if (match !== undefined) return match;
    const given = path.split('/');
    for (const { route, segments } of patterns) {
      const parameters = matchSegments(segments, given);
      if (parameters !== undefined) return { route, parameters };
    }
    return undefined;
  };
}
