import { freeResponse } from './answers.js';
import type { Exchange, Service } from './exchange.js';
import type { Match } from './routes.js';

/** The endpoint of the API description. It needs no key and counts nowhere. */
export const OPENAPI: Match = {
  route: {
    name: 'openapi',
    id: 'openapi',
    method: 'GET',
    path: '/openapi.json',
    summary: 'The OpenAPI 3.1 description of the API',
    units: 0,
  },
  parameters: {},
};

/** Returns the response with the API description. */
export function answerOpenApi(service: Service, exchange: Exchange): Response {
  const { headers } = exchange;
  headers.set('Cache-Control', 'public, max-age=300');
  return freeResponse(service, exchange, service.openapi?.() ?? '');
}
