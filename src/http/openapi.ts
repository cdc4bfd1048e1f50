import { jsonBytes } from './envelope.js';
import { type Exchange, report, type Service } from './exchange.js';
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
  const { headers, request } = exchange;
  headers.set('Cache-Control', 'public, max-age=300');
  const bytes = jsonBytes(service.openapi?.() ?? '', headers);
  report(service, exchange, { status: 200 });
  return new Response(request.method === 'HEAD' ? null : bytes, { status: 200, headers });
}
