import { type CapabilitiesData, capabilities } from '../capabilities.js';
import { SiddhantaError } from '../errors.js';
import type { LanguageTag } from '../names/language.js';
import type { Meta } from '../types.js';
import { type Answer, type Bytes, joined } from './call.js';
import { type Computed, LONG_BYTES } from './compute.js';
import { announceDocument, documentIn } from './documentForm.js';
import { announceCoding, type BodySource, coded, codingFor, slicesOf } from './encoding.js';
import {
  announceJson,
  announceLength,
  envelopeEnds,
  envelopeText,
  jsonBytes,
  type ResponseMeta,
  responseMeta,
  type ServiceInstant,
  type Units,
  utf8,
} from './envelope.js';
import type { HeaderList } from './headerList.js';
import { IDEMPOTENCY_KEY } from './idempotency.js';
import { recordedIn } from './language.js';
import { MeteredBody } from './metered.js';
import { periodAt } from './period.js';
import type { KeyRecord, Once } from './ports.js';
import { planOf, type RequestContext, report, reportProblem, type Service, TEST } from './requestContext.js';
import { announceUnits, holdUnits } from './units.js';

const iso = (at: number): string => new Date(at).toISOString();

function metaOf({ requestId, key, presenter }: RequestContext, meta: Meta, units: number, at: string): ResponseMeta {
  return responseMeta({ requestId, isTest: key?.kind === 'test', language: presenter?.language.tag }, meta, units, at);
}

/** Returns a 2xx that costs nothing. */
function freeAnswer(service: Service, request: RequestContext, text: string, status = 200): Answer {
  return freeBytes(service, request, jsonBytes(text, request.headers), status);
}

/** Returns the answer with data of the service itself: not of an operation, and free. */
export function responseTo(service: Service, request: RequestContext, data: string, status = 200): Answer {
  const meta = metaOf(request, { endpoint: request.endpoint ?? '' }, 0, iso(service.now()));
  return freeAnswer(service, request, envelopeText(data, meta, undefined), status);
}

function freeBytes(service: Service, request: RequestContext, bytes: Bytes, status = 200): Answer {
  const { headers, call } = request;
  const coding = codingFor(call.header('accept-encoding'), bytes.length);
  announceCoding(coding, headers);
  request.leave?.();
  report(service, request, { status });
  const body = coding === 'identity' ? bytes : coded(bytes, coding);
  return { status, headers, body: call.method === 'HEAD' ? undefined : body };
}

/** The data of `meta.usage`. */
export interface UsageReport {
  /** Name of the plan that the account of the key is on. */
  readonly plan: string;
  /** Units charged to the account in this billing period, whichever of its keys called. */
  readonly units_used: Units;
  /** Units that the plan includes in a period. */
  readonly units_included: Units;
  /** Units left to the account in this period. */
  readonly units_remaining: Units;
  /**
   * Requests that the key may send in any 60 seconds.
   *
   * @asType integer
   * @minimum 1
   */
  readonly rate_limit_per_minute: number;
  /** When the period ends and the count begins anew: ISO 8601, UTC. */
  readonly period_end: ServiceInstant;
}

async function usageReport(service: Service, key: KeyRecord, at: number): Promise<UsageReport> {
  const { units_included, rate_limit_per_minute } = planOf(service, key);
  const period = periodAt(at);
  const isTest = key.kind === 'test';
  const { used } = isTest ? { used: 0 } : await service.usage.usage(key.account, period.name, at);
  return {
    plan: isTest ? TEST : key.plan,
    units_used: used,
    units_included,
    units_remaining: Math.max(0, units_included - used),
    rate_limit_per_minute,
    period_end: iso(period.end),
  };
}

/** The data of `meta.capabilities`: what the library can compute, and what the service has beside it. */
export interface ServiceCapabilities extends CapabilitiesData {
  /**
   * Languages in which the service says sentences, too: its documents are written in them to the last sentence. In every other language names and terms are
   * translated and sentences stay English. Not there where there are none.
   */
  readonly languages_with_sentences?: readonly LanguageTag[];
}

/** Returns what the service has: the operations of the library, the documents that it serves, and its languages with sentences. */
function capabilitiesOf({ reports, languages: { tags } }: Service): ServiceCapabilities {
  const { data } = capabilities();
  return {
    ...data,
    operations: [...data.operations, ...reports.flatMap(({ members }) => members)],
    ...(tags.length === 0 ? {} : { languages_with_sentences: tags }),
  };
}

/** Returns the answer of a meta operation. A test key sees its untouched plan at the moment of the recordings. */
export async function answerMeta(
  service: Service,
  request: RequestContext,
  name: string,
  key: KeyRecord,
): Promise<Answer> {
  const at = key.kind === 'test' ? Date.parse((await service.loadFixtures()).computedAt) : service.now();
  const usage = name === 'meta.usage' ? await usageReport(service, key, at) : undefined;
  const data = usage ?? capabilitiesOf(service);
  announceUnits(request.headers, 0, usage?.units_remaining);
  const meta = metaOf(request, { endpoint: name }, 0, iso(at));
  return freeAnswer(service, request, envelopeText(JSON.stringify(data), meta, undefined));
}

/** Returns the recorded answer of an operation. */
export async function answerRecorded(
  service: Service,
  request: RequestContext,
  { endpoint }: Meta,
  key: KeyRecord,
): Promise<Answer> {
  const { computedAt, recordings } = await service.loadFixtures();
  const recorded = Object.hasOwn(recordings, endpoint) ? recordings[endpoint] : undefined;
  if (recorded === undefined) throw new Error(`There is no recording of ${endpoint}.`);
  const recording = recordedIn(request.presenter, recorded);
  request.headers.set('x-test-fixture', recording.subject ?? endpoint);
  const meta = metaOf(request, recording.meta, 0, computedAt);
  const document = await documentIn(recording.data, request.form ?? 'json', service.pdf);
  announceUnits(request.headers, 0, planOf(service, key).units_included);
  if (document !== undefined) return freeBytes(service, request, announceDocument(document, request.headers));
  return freeAnswer(service, request, envelopeText(recording.data, meta, recording.provenance));
}

function bodySource(
  data: Computed['data'],
  [before, after]: readonly [string, string],
  headers: HeaderList,
): BodySource {
  if (typeof data === 'string') return jsonBytes(before + data + after, headers);
  if (data instanceof Uint8Array) {
    const parts = [utf8(before), data, utf8(after)];
    if (data.length < LONG_BYTES) return announceJson(joined(parts), headers);
    announceLength(
      parts.reduce((sum, { length }) => sum + length, 0),
      headers,
    );
    return slicesOf(...parts);
  }
  headers.set('content-type', 'application/json');
  if (Symbol.asyncIterator in data) {
    return (async function* () {
      yield utf8(before);
      yield* data;
      yield utf8(after);
    })();
  }
  return (function* () {
    yield before;
    yield* data;
    yield after;
  })();
}

async function whole(source: BodySource, headers: HeaderList): Promise<Bytes> {
  if (source instanceof Uint8Array) return source;
  const pieces: Uint8Array[] = [];
  for await (const piece of coded(source, 'identity')) pieces.push(piece);
  return announceJson(joined(pieces), headers);
}

interface Cost {
  readonly units: number;
  readonly remaining: number | undefined;
  readonly reservation?: string;
}

/** @throws {SiddhantaError} `quota_exhausted`; `rate_limit_exceeded` and `invalid_value` for a call whose name is another's */
async function holdCost(
  service: Service,
  request: RequestContext,
  units: number,
  key: KeyRecord,
  at: number,
  once: Once | undefined,
): Promise<Cost> {
  const { usage, leaseMs } = service;
  const { headers } = request;
  const included = planOf(service, key).units_included;
  const period = periodAt(at);
  const reservation = { accountId: key.account, period: period.name, units, included, leaseMs, now: at };
  const held = await holdUnits(usage, reservation, once);
  if (held.outcome === 'held') return { units, remaining: held.remaining, reservation: held.reservation };
  if (held.outcome === 'charged') return { units: 0, remaining: held.remaining };
  if (held.outcome === 'under_way') {
    request.limit = 'concurrency';
    headers.set('retry-after', '1');
    throw new SiddhantaError(
      'rate_limit_exceeded',
      `The first call with this ${IDEMPOTENCY_KEY} is still running. Retry when it has finished; this call was not charged.`,
    );
  }
  if (held.outcome === 'other_request') {
    throw new SiddhantaError(
      'invalid_value',
      `A different request of the last 24 hours had this ${IDEMPOTENCY_KEY}. Send the same body to the same path, or choose a new key.`,
      { field: IDEMPOTENCY_KEY },
    );
  }
  request.limit = 'quota';
  headers.set('retry-after', String(Math.ceil((period.end - at) / 1000)));
  throw new SiddhantaError(
    'quota_exhausted',
    `The operation costs ${units}, more than is left of the ${included} units that the plan includes until ${iso(period.end)}. Wait for the next month or change the plan; this call was not charged.`,
  );
}

/**
 * Returns the answer of a live key. Its units are held now and charged when the body is asked for; of calls with one name, those of one.
 *
 * @param once what distinguishes a call with a name from others
 * @throws {SiddhantaError} as `holdCost` does
 */
export async function answerCharged(
  service: Service,
  request: RequestContext,
  { data, meta, provenance }: Computed,
  price: number,
  key: KeyRecord,
  once: Once | undefined,
): Promise<Answer> {
  const { usage, now } = service;
  const { headers } = request;
  // Printing may fail, so that nothing is held for it.
  const document = await documentIn(data, request.form ?? 'json', service.pdf);
  const at = now();
  const { units, remaining, reservation }: Cost =
    price === 0 ? { units: 0, remaining: undefined } : await holdCost(service, request, price, key, at, once);
  const ends = envelopeEnds(metaOf(request, meta, units, iso(at)), provenance);
  const source = document === undefined ? bodySource(data, ends, headers) : announceDocument(document, headers);
  if (price === 0) return freeBytes(service, request, await whole(source, headers));
  announceUnits(headers, units, remaining);
  const length = source instanceof Uint8Array ? source.length : Number.POSITIVE_INFINITY;
  const coding = codingFor(request.call.header('accept-encoding'), length);
  announceCoding(coding, headers);
  const body = new MeteredBody(() => coded(source, coding), {
    over: () => request.leave?.(),
    confirm: async () => reservation === undefined || usage.confirm(reservation, now()),
    release: async () => (reservation === undefined ? undefined : usage.release(reservation)),
    settled(charged, problem) {
      if (problem !== undefined) reportProblem(service, request, problem);
      report(service, request, { status: 200, units: charged ? units : 0, delivered: charged });
    },
  });
  return { status: 200, headers, body };
}
