// Feeds: the only endpoint without a key, and whose answer is no JSON.
import { FEED_ROUTE } from '../../../src/http/feed/answer.js';
import { feedToken, MOST_CHARACTERS } from '../../../src/http/feed/token.js';
import { headers } from './responses.js';

type Json = Record<string, unknown>;

const EXAMPLE = feedToken({
  place: { latitude: 18.5204, longitude: 73.8567, timezone: 'Asia/Kolkata' },
  festivals: ['defaults'],
  ekadashi: true,
});

const refusal = (name: string): Json => ({ $ref: `#/components/responses/${name}` });

/** Returns the path of feeds. */
export function describeFeeds(): Record<string, Json> {
  const { path, id, name, summary, units } = FEED_ROUTE;
  const tag = { description: 'Tag of the content, for `If-None-Match`.', schema: { type: 'string' } };
  return {
    [path]: {
      get: {
        operationId: id,
        summary,
        description: 'Free of units, and without a key, where the service has feeds.',
        tags: ['calendar'],
        security: [],
        'x-endpoint': name,
        'x-units': units,
        parameters: [
          {
            name: 'token',
            in: 'path',
            required: true,
            description: 'The selection: JSON in base64url, as `feedToken` of `siddhanta/http` writes it.',
            schema: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: MOST_CHARACTERS },
            example: EXAMPLE,
          },
        ],
        responses: {
          200: {
            description: 'An iCalendar file (RFC 5545, RFC 7986).',
            headers: { ...headers('X-Request-Id'), ETag: tag },
            content: { 'text/calendar': { schema: { type: 'string' } } },
          },
          304: { description: 'The caller has it already.', headers: { ...headers('X-Request-Id'), ETag: tag } },
          400: refusal('BadRequest'),
          404: refusal('NotFound'),
          405: refusal('MethodNotAllowed'),
          429: refusal('RateLimited'),
          500: refusal('InternalError'),
          503: refusal('ServiceUnavailable'),
        },
      },
    },
  };
}
