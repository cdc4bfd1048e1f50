import { createRouter, type Match, type Route } from '../routes.js';

const ROOT = '/v1/batches';
const ONE = `${ROOT}/{id}`;

/** The endpoints of batches, where a handler has them. */
export const BATCH_ROUTES: readonly Route[] = [
  {
    name: 'batches.create',
    id: 'batchesCreate',
    method: 'POST',
    path: ROOT,
    summary: 'Have many inputs of one operation computed, up to 100,000',
    units: 0,
  },
  {
    name: 'batches.get',
    id: 'batchesGet',
    method: 'GET',
    path: ONE,
    summary: 'State and progress of a batch',
    units: 0,
  },
  {
    name: 'batches.results',
    id: 'batchesResults',
    method: 'GET',
    path: `${ONE}/results`,
    summary: 'Results of a batch in the order of its inputs, a line each',
    units: 0,
  },
  {
    name: 'batches.cancel',
    id: 'batchesCancel',
    method: 'POST',
    path: `${ONE}/cancel`,
    summary: 'Cancel a batch and keep the results that are there',
    units: 0,
  },
  {
    name: 'batches.delete',
    id: 'batchesDelete',
    method: 'DELETE',
    path: ONE,
    summary: 'Cancel a batch and delete it with its results',
    units: 0,
  },
];

const METHODS = ['GET', 'POST', 'DELETE'] as const;

/** Returns the function that finds the endpoint of batches at a path, for a method where there are several. */
export function createBatchRouter(): (path: string, method: string) => Match | undefined {
  const routers = METHODS.map((method) => createRouter(BATCH_ROUTES.filter((route) => route.method === method)));
  return (path, method) =>
    matchOf(
      routers.flatMap((router) => router(path) ?? []),
      method,
    );
}

function matchOf(found: readonly Match[], method: string): Match | undefined {
  const asked = method === 'HEAD' ? 'GET' : method;
  const match = found.find(({ route }) => route.method === asked) ?? found[0];
  if (match === undefined) return undefined;
  const methods = found.flatMap(({ route }) => (route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]));
  return { ...match, allow: [...methods, 'OPTIONS'].join(', ') };
}
