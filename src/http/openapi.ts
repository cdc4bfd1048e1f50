import type { Answer } from './call.js';
import { announceCoding, codingFor } from './encoding.js';
import { announceJson } from './envelope.js';
import { type RequestContext, report, type Service } from './requestContext.js';
import type { Match } from './routes.js';

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

export function hasAlready(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  const tags = ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(tag.slice(2));
}

/** Returns the answer with the API description; 304 to who has it already. */
export async function answerOpenApi(service: Service, request: RequestContext): Promise<Answer> {
  const { headers, call } = request;
  const described = await service.openapi?.();
  if (described === undefined) throw new Error('There is no API description.');
  const { bytes, as, tag } = described;
  headers.set('cache-control', 'public, max-age=300');
  headers.set('etag', tag);
  if (!hasAlready(call.header('if-none-match'), tag)) {
    const coding = codingFor(call.header('accept-encoding'), bytes.length);
    const body = await as(coding);
    announceCoding(coding, headers);
    announceJson(body, headers);
    report(service, request, { status: 200 });
    return { status: 200, headers, body: call.method === 'HEAD' ? undefined : body };
  }
  headers.append('vary', 'Accept-Encoding');
  report(service, request, { status: 304 });
  return { status: 304, headers, body: undefined };
}
