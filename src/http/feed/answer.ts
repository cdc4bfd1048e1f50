import { isSiddhantaError, SiddhantaError } from '../../errors.js';
import type { Operation } from '../../operation/operation.js';
import type { Answer } from '../call.js';
import { announceCoding, coded, codingFor } from '../encoding.js';
import { enter } from '../enter.js';
import { utf8 } from '../envelope.js';
import { hasAlready } from '../openapi.js';
import { RATE_WINDOW_MS } from '../ports.js';
import { Refusal, SwitchedOff } from '../refusal.js';
import { type RequestContext, report, type Service } from '../requestContext.js';
import type { Match, Route } from '../routes.js';
import { sha256 } from '../sha256.js';
import { textOf } from '../textOf.js';
import { FEED_PATH, feedAddress } from './address.js';
import { type FeedSelection, inToken, readFeedToken } from './token.js';
import { feedOperations, feedText } from './write.js';

/** Feeds in any 60 seconds where the options say nothing. */
const DEFAULT_RATE = 60;

/** Feeds that are computed at a time in this process. */
const AT_ONCE = 4;

/** Feeds are counted, and given their share of computing time, as one caller. */
const CALLER = 'feeds';

const CACHE = 'private, max-age=3600';

export const FEED_ROUTE: Route = {
  name: 'calendar.feed',
  id: 'calendarFeed',
  method: 'GET',
  path: `${FEED_PATH}{token}.ics`,
  summary: 'The days of a selection as a calendar to subscribe to',
  units: 0,
};

/** Returns the feed that a path leads to; undefined when it is no such path. */
export function findFeed(path: string): Match | undefined {
  if (!path.startsWith(FEED_PATH) || !path.endsWith('.ics')) return undefined;
  const token = path.slice(FEED_PATH.length, -'.ics'.length);
  return token.includes('/') ? undefined : { route: FEED_ROUTE, parameters: { token } };
}

async function passRateWindow({ usage, now, feeds }: Service, request: RequestContext): Promise<void> {
  const limit = feeds?.rate_limit_per_minute ?? DEFAULT_RATE;
  const { allowed, resetSeconds } = await usage.admit({ keyId: CALLER, limit, now: now() });
  if (allowed) return;
  request.limit = 'rate';
  request.headers.set('retry-after', String(resetSeconds));
  throw new SiddhantaError(
    'rate_limit_exceeded',
    `This service answers ${limit} feeds in ${RATE_WINDOW_MS / 1000} seconds. Retry in ${resetSeconds} s.`,
  );
}

/** Whatever is wrong with a selection is wrong with its token, also where an operation finds it. */
async function blaming<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (problem) {
    const isOfSelection =
      isSiddhantaError(problem) && !(problem instanceof Refusal) && problem.code !== 'internal_error';
    throw isOfSelection ? inToken(problem) : problem;
  }
}

async function compute(service: Service, { call }: RequestContext, operation: Operation, input: unknown) {
  const { context } = service;
  const computed = await service.compute({ operation, input, context, shown: undefined, key: CALLER, call });
  try {
    return JSON.parse(await textOf(computed.data)) as unknown;
  } finally {
    computed.giveUp?.();
  }
}

async function calendarOf(service: Service, request: RequestContext, token: string, selection: FeedSelection) {
  const { feeds, off, now } = service;
  const at = now();
  const switchedOff = feedOperations(selection, at).find((name) => off.has(name));
  if (switchedOff !== undefined) throw new SwitchedOff(switchedOff);
  const source = feeds?.publicUrl === undefined ? undefined : feedAddress(feeds.publicUrl, token);
  return blaming(() =>
    feedText(selection, at, (operation, input) => compute(service, request, operation, input), source),
  );
}

/** Returns the answer with a feed; 304 to who has it already. It needs no key and costs no units. */
export async function answerFeed(service: Service, request: RequestContext, token: string): Promise<Answer> {
  const { headers, call } = request;
  if (call.hasQuery)
    throw new SiddhantaError('unknown_field', 'Query parameters are not accepted. The token has the whole selection.');
  const selection = readFeedToken(token);
  enter(
    service,
    request,
    CALLER,
    AT_ONCE,
    `This service computes ${AT_ONCE} feeds at a time. Retry when one has finished.`,
  );
  await passRateWindow(service, request);
  const bytes = utf8(await calendarOf(service, request, token, selection));
  const tag = `W/"${(await sha256(bytes)).slice(0, 32)}"`;
  request.leave?.();
  headers.set('cache-control', CACHE);
  headers.set('x-robots-tag', 'noindex');
  headers.set('etag', tag);
  if (hasAlready(call.header('if-none-match'), tag)) {
    headers.append('vary', 'Accept-Encoding');
    report(service, request, { status: 304 });
    return { status: 304, headers, body: undefined };
  }
  const coding = codingFor(call.header('accept-encoding'), bytes.length);
  headers.set('content-type', 'text/calendar; charset=utf-8');
  announceCoding(coding, headers);
  if (coding === 'identity') headers.set('content-length', String(bytes.length));
  report(service, request, { status: 200 });
  if (call.method === 'HEAD') return { status: 200, headers, body: undefined };
  return { status: 200, headers, body: coding === 'identity' ? bytes : coded(bytes, coding) };
}
