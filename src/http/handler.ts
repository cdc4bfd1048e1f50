import { SiddhantaError } from '../errors.js';
import { answerCharged, answerMeta, answerRecorded } from './answers.js';
import { answerBatch } from './batches/answers.js';
import { createBatchRouter } from './batches/routes.js';
import { readBody } from './body.js';
import type { Answer, Call } from './call.js';
import { addCors } from './cors.js';
import { type DirectHandler, type Handler, noteDirect } from './direct.js';
import { CLIENT_CLOSED_REQUEST, isDisconnected } from './disconnected.js';
import { documentForm } from './documentForm.js';
import { enter } from './enter.js';
import { errorText, jsonBytes, publicError, UNREACHABLE_SECONDS } from './envelope.js';
import { answerFeed, FEED_ROUTE, findFeed } from './feed/answer.js';
import { IDEMPOTENCY_KEY, idempotencyKey, idempotencyRecord } from './idempotency.js';
import { parseJson } from './json.js';
import { authenticate, requireScope } from './keys.js';
import { presenterIn, takeLanguage } from './language.js';
import { answerOpenApi, OPENAPI } from './openapi.js';
import type { HandlerOptions } from './options.js';
import { answerPage, findPage, PAGES } from './pages.js';
import { DEFAULT_CONCURRENCY, type KeyRecord, RATE_WINDOW_MS } from './ports.js';
import { Ended, Overloaded, Refusal, SwitchedOff } from './refusal.js';
import { REPORTS_SCOPE } from './reportsScope.js';
import {
  beginRequest,
  createService,
  planOf,
  type RequestContext,
  report,
  reportProblem,
  type Service,
} from './requestContext.js';
import { createRouter, type Match, type Route, routes } from './routes.js';
import { pullTrigger } from './trigger.js';
import { announceUnits } from './units.js';
import { webCall, webResponse } from './web.js';
import { requestsOf, requireWork } from './work.js';

function allowedMethods({ method }: Route): string {
  return method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
}

async function recognise({ keys, knownKeys, unknownKeys, now }: Service, key: string | null): Promise<KeyRecord> {
  const at = now();
  const known = key === null ? undefined : await knownKeys.find(key, keys, at);
  if (known !== undefined) return known;
  const record = await authenticate(key, keys, unknownKeys, at);
  if (key !== null) knownKeys.note(key, record.hash);
  return record;
}

function enterAs(service: Service, request: RequestContext, key: KeyRecord): void {
  const { concurrency = DEFAULT_CONCURRENCY } = planOf(service, key);
  enter(
    service,
    request,
    key.id,
    concurrency,
    `This key allows ${concurrency} concurrent calls. Retry when one has finished; this call was not charged.`,
  );
}

/** No call fails or waits for it. */
async function noteUse(service: Service, request: RequestContext, key: KeyRecord): Promise<void> {
  try {
    await service.keyUses.note(service.keys, key, service.now());
  } catch (problem) {
    reportProblem(service, request, problem);
  }
}

function alsoAtEnd(request: RequestContext, last: () => void): void {
  const { leave } = request;
  request.leave = () => {
    leave?.();
    last();
  };
}

async function passRateWindow(service: Service, request: RequestContext, key: KeyRecord): Promise<void> {
  const { headers } = request;
  const limit = planOf(service, key).rate_limit_per_minute;
  const { closedWindows } = service;
  const now = service.now();
  const known = closedWindows.find(key.id, limit, now);
  const admission = known ?? (await service.usage.admit({ keyId: key.id, limit, now }));
  if (known === undefined) closedWindows.note(key.id, limit, now, admission);
  const { allowed, remaining, resetSeconds } = admission;
  headers.set('ratelimit-policy', `"requests";q=${limit};w=${RATE_WINDOW_MS / 1000}`);
  headers.set('ratelimit', `"requests";r=${remaining};t=${resetSeconds}`);
  if (allowed) return;
  request.limit = 'rate';
  headers.set('retry-after', String(resetSeconds));
  throw new SiddhantaError(
    'rate_limit_exceeded',
    `This key allows ${limit} requests in 60 seconds. Retry in ${resetSeconds} s; this call was not charged.`,
  );
}

/** No operation reads a query: a school in it would silently become the default. */
function requireNoQuery({ call }: RequestContext): void {
  if (!call.hasQuery) return;
  const [name] = call.url.searchParams.keys();
  if (name === undefined) return;
  throw new SiddhantaError('unknown_field', 'Query parameters are not accepted. Send every field in the JSON body.', {
    field: name,
  });
}

function inputOf(body: unknown, { route, parameters }: Match): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const twice = Object.keys(parameters).find((name) => Object.hasOwn(body, name));
  if (twice !== undefined) {
    throw new SiddhantaError(
      'unknown_field',
      `${twice} is already in the path ${route.path}. Leave it out of the body.`,
      {
        field: twice,
      },
    );
  }
  return { ...parameters, ...body };
}

async function answer(service: Service, match: Match | undefined, request: RequestContext): Promise<Answer> {
  const { call, headers } = request;
  const allow = match === undefined ? '' : (match.allow ?? allowedMethods(match.route));
  addCors(headers, call, allow, service.cors);
  if (match === undefined) {
    throw new SiddhantaError('not_found', 'Unknown path. GET /v1/meta/capabilities lists every operation.');
  }
  const { name, method, path, scope, operation, units } = match.route;
  request.endpoint = name;
  if (service.off.has(name)) throw new SwitchedOff(name);
  const isHead = call.method === 'HEAD' && method === 'GET';
  if (call.method !== method && !isHead) {
    headers.set('allow', allow);
    if (call.method !== 'OPTIONS') {
      throw new SiddhantaError('method_not_allowed', `${path} accepts ${allow} only. Use ${method}.`);
    }
    report(service, request, { status: 204 });
    return { status: 204, headers, body: undefined };
  }
  if (match === OPENAPI) return answerOpenApi(service, request);
  if (service.errorPages !== undefined && name === PAGES)
    return answerPage(service, request, service.errorPages, match);
  if (match.route === FEED_ROUTE) return answerFeed(service, request, match.parameters.token ?? '');
  const key = await recognise(service, call.header('x-api-key'));
  request.key = key;
  announceUnits(headers, 0);
  if (scope !== undefined) requireScope(key, scope);
  enterAs(service, request, key);
  const noted = noteUse(service, request, key);
  await passRateWindow(service, request, key);
  await noted;
  if (name.startsWith('batches.')) return answerBatch(service, request, name, match.parameters.id ?? '', key);
  requireNoQuery(request);
  if (operation === undefined) return answerMeta(service, request, name, key);
  if (scope === REPORTS_SCOPE) {
    headers.append('vary', 'Accept');
    request.form = documentForm(call.header('accept'), service.pdf !== undefined);
  }
  const callName =
    units > 0 && method === 'POST' ? idempotencyKey(call.header(IDEMPOTENCY_KEY.toLowerCase())) : undefined;
  const bytes = method === 'POST' ? (await readBody(call, service.maxBodyBytes)).bytes : undefined;
  const body = bytes === undefined ? {} : parseJson(bytes);
  const languageRequest = takeLanguage(body);
  // A recorded document is written already.
  const isWritten = scope === REPORTS_SCOPE && key.kind === 'test';
  const { language } = languageRequest;
  if (language !== undefined && !isWritten) request.presenter = await presenterIn(language, name, service.languages);
  const { context } = service;
  const input = inputOf(languageRequest.body, match);
  const judged = operation.judge(input);
  requireWork(name, judged.work, planOf(service, key));
  const { presenter } = request;
  const computed = await service.compute({ operation, input, judged, context, shown: presenter, key: key.id, call });
  if (computed.giveUp !== undefined) alsoAtEnd(request, computed.giveUp);
  request.endpoint = computed.meta.endpoint;
  if (key.kind === 'test') pullTrigger(body, headers);
  // A test key is answered from a recording only where a live key would be answered.
  if (key.kind === 'test') return answerRecorded(service, request, computed.meta, key);
  const once = bytes && (await idempotencyRecord(key.account, callName, computed.meta.endpoint, bytes));
  return answerCharged(service, request, computed, judged.price, key, once);
}

/** Counts the processor time of an ended computation in the rate window of its key. No call waits for it. */
async function countEnded(service: Service, request: RequestContext, { ms }: Ended): Promise<void> {
  const { key } = request;
  if (key === undefined) return;
  const limit = planOf(service, key).rate_limit_per_minute;
  try {
    for (let left = requestsOf(ms) - 1; left > 0; left--) {
      const { allowed } = await service.usage.admit({ keyId: key.id, limit, now: service.now() });
      if (!allowed) return;
    }
  } catch (problem) {
    reportProblem(service, request, problem);
  }
}

function refusal(service: Service, request: RequestContext, caught: unknown): Answer {
  const { requestId, headers, call } = request;
  if (caught instanceof Ended) void countEnded(service, request, caught);
  if (isDisconnected(call, caught)) {
    report(service, request, { status: CLIENT_CLOSED_REQUEST, delivered: false });
    return { status: CLIENT_CLOSED_REQUEST, headers, body: undefined };
  }
  const error = publicError(caught);
  const { code, status } = error;
  const isExpected = [Overloaded, Ended, SwitchedOff].some((kind) => caught instanceof kind);
  if (code === 'internal_error' && !isExpected) reportProblem(service, request, caught);
  if (status === 503)
    headers.set('retry-after', String(caught instanceof Refusal ? caught.retrySeconds : UNREACHABLE_SECONDS));
  if (status === 401) headers.set('www-authenticate', 'ApiKey realm="siddhanta"');
  const bytes = jsonBytes(errorText(error, requestId, service.docUrl(code, call.url)), headers);
  report(service, request, { status, error });
  return { status, headers, body: call.method === 'HEAD' ? undefined : bytes };
}

/**
 * Returns a handler of the nine endpoints, from a Request to the promise of a Response; with the option `openapi` it also
 * answers `GET /openapi.json`, with `errorPages` `GET /docs/errors/<code>`; neither needs a key. With `reports` it writes documents, with `batches` it computes batches, with `feeds` it
 * answers calendars to subscribe to, which need no key. It runs as it is in Bun, Deno and Workers, and in Node behind
 * `siddhanta/http/node`.
 *
 * A request goes through these gates, and the first that is closed answers: path (404), switched off (503), method (405), key (401), scope (401),
 * calls under way (429), rate (429), query and body (400, 413), work (400), computation (400, 501), quota (429). All requests that reach the rate window count
 * in it, whatever becomes of them, except those that it turns away.
 *
 * Hint: a 2xx that costs units is charged when its body is first asked for. Who takes a Response and neither reads nor cancels
 * its body is not charged; the units are held until the lease is over.
 *
 * @example
 * ```ts
 * import { createHandler, issueKey, memoryStores } from 'siddhanta/http';
 * const { keys, usage } = memoryStores();
 * const handler = createHandler({ keys, usage });
 * const { key } = await issueKey(keys);
 * const response = await handler(
 *   new Request('https://api.example/v1/charts/rasi', {
 *     method: 'POST',
 *     headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
 *     body: JSON.stringify({
 *       birth: {
 *         date: '1990-08-15',
 *         time: '08:30:00',
 *         place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 *       },
 *     }),
 *   }),
 * );
 * response.status; // => 200
 * const { data, meta } = await response.json();
 * data.ascendant.sign; // => 'Virgo'
 * meta.units; // => 1
 * ```
 */
export function createHandler(options: HandlerOptions): Handler {
  const service = createService(options);
  const router = createRouter(routes(options.reports));
  const { openapi, errorPages, feeds } = service;
  const batchRouter = service.batches && createBatchRouter();
  const findRoute = ({ path, method }: Call): Match | undefined => {
    if (openapi !== undefined && path === OPENAPI.route.path) return OPENAPI;
    return (
      (errorPages && findPage(errorPages, path)) ??
      router(path) ??
      batchRouter?.(path, method) ??
      (feeds && findFeed(path))
    );
  };
  const direct: DirectHandler = async (call) => {
    const request = beginRequest(service, call);
    try {
      return await answer(service, findRoute(call), request);
    } catch (caught) {
      request.leave?.();
      return refusal(service, request, caught);
    }
  };
  const handler: Handler = async (request) => webResponse(await direct(webCall(request)));
  noteDirect(handler, direct);
  return handler;
}
