import { SiddhantaError } from '../errors.js';
import type { StreamedResult } from '../operation/operation.js';
import { capabilities } from '../registry.js';
import type { Meta } from '../types.js';
import { announceCoding, coded, codingFor, okResponse, streamOf } from './encoding.js';
import { envelopePieces, envelopeText, jsonBytes, type ResponseMeta, type Units, type UtcInstant } from './envelope.js';
import { type Exchange, planOf, report, reportProblem, type Service, TEST } from './exchange.js';
import { recordedIn } from './language.js';
import { meteredBody } from './metered.js';
import { periodAt } from './period.js';
import type { KeyRecord } from './ports.js';
import { announceUnits, holdUnits } from './units.js';

const iso = (at: number): string => new Date(at).toISOString();

function responseMeta(
  { requestId, key, shown }: Exchange,
  { endpoint, ...rest }: Meta,
  units: number,
  computedAt: string,
): ResponseMeta {
  const test = key?.kind === 'test' ? ({ test: true } as const) : {};
  const language = shown === undefined ? {} : { language: shown.language.tag };
  return { request_id: requestId, endpoint, units, computed_at: computedAt, ...test, ...rest, ...language };
}

/** Returns a 200 that costs nothing. */
export function freeResponse(service: Service, exchange: Exchange, text: string): Response {
  const { headers, request } = exchange;
  const bytes = jsonBytes(text, headers);
  const coding = codingFor(request.headers.get('accept-encoding'), bytes.length);
  announceCoding(coding, headers);
  exchange.leave?.();
  report(service, exchange, { status: 200 });
  if (request.method === 'HEAD') return new Response(null, { status: 200, headers });
  return okResponse(coding === 'identity' ? bytes : streamOf(coded(bytes, coding)), headers);
}

/** The data of `meta.usage`. */
export interface UsageReport {
  /** Name of the plan that the key is on. */
  readonly plan: string;
  /** Units charged in this billing period. */
  readonly units_used: Units;
  /** Units that the plan includes in a period. */
  readonly units_included: Units;
  /** Units left in this period. */
  readonly units_remaining: Units;
  /**
   * Requests that the key may send in any 60 seconds.
   *
   * @asType integer
   * @minimum 1
   */
  readonly rate_limit_per_minute: number;
  /** When the period ends and the count begins anew: ISO 8601, UTC. */
  readonly period_end: UtcInstant;
}

async function usageReport(service: Service, key: KeyRecord, at: number): Promise<UsageReport> {
  const { units_included, rate_limit_per_minute } = planOf(service, key);
  const period = periodAt(at);
  const isTest = key.kind === 'test';
  const { used } = isTest ? { used: 0 } : await service.usage.usage(key.id, period.name, at);
  return {
    plan: isTest ? TEST : key.plan,
    units_used: used,
    units_included,
    units_remaining: Math.max(0, units_included - used),
    rate_limit_per_minute,
    period_end: iso(period.end),
  };
}

/** Returns the answer of a meta operation. A test key sees its untouched plan at the moment of the recordings. */
export async function answerMeta(
  service: Service,
  exchange: Exchange,
  name: string,
  key: KeyRecord,
): Promise<Response> {
  const at = key.kind === 'test' ? Date.parse((await service.loadFixtures()).computedAt) : service.now();
  const usage = name === 'meta.usage' ? await usageReport(service, key, at) : undefined;
  const data = usage ?? capabilities().data;
  announceUnits(exchange.headers, 0, usage?.units_remaining);
  const meta = responseMeta(exchange, { endpoint: name }, 0, iso(at));
  return freeResponse(service, exchange, envelopeText(JSON.stringify(data), meta, undefined));
}

/** Returns the recorded answer of an operation. */
export async function answerRecorded(
  service: Service,
  exchange: Exchange,
  { endpoint }: Meta,
  key: KeyRecord,
): Promise<Response> {
  const { computedAt, recordings } = await service.loadFixtures();
  const recorded = Object.hasOwn(recordings, endpoint) ? recordings[endpoint] : undefined;
  if (recorded === undefined) throw new Error(`There is no recording of ${endpoint}.`);
  const recording = recordedIn(exchange.shown, recorded);
  exchange.headers.set('X-Test-Fixture', recording.subject ?? endpoint);
  const meta = responseMeta(exchange, recording.meta, 0, computedAt);
  announceUnits(exchange.headers, 0, planOf(service, key).units_included);
  return freeResponse(service, exchange, envelopeText(recording.data, meta, recording.provenance));
}

/**
 * Returns the answer of a live key. Its units are held now and charged when the body is asked for.
 *
 * @throws {SiddhantaError} `quota_exhausted`
 */
export async function answerCharged(
  service: Service,
  exchange: Exchange,
  { text, meta, provenance }: StreamedResult,
  units: number,
  key: KeyRecord,
): Promise<Response> {
  const { usage, leaseMs, now } = service;
  const at = now();
  const pieces = envelopePieces(
    text,
    responseMeta(exchange, meta, units, iso(at)),
    provenance === undefined ? undefined : JSON.stringify(provenance),
  );
  if (units === 0) return freeResponse(service, exchange, [...pieces].join(''));
  const { headers } = exchange;
  const included = planOf(service, key).units_included;
  const period = periodAt(at);
  const held = await holdUnits(usage, { keyId: key.id, period: period.name, units, included, leaseMs, now: at });
  if (held === undefined) {
    headers.set('Retry-After', String(Math.ceil((period.end - at) / 1000)));
    throw new SiddhantaError(
      'quota_exhausted',
      `The operation costs ${units} and fewer are left of the ${included} units that the plan includes until ${iso(period.end)}. Nothing was charged; wait for the next month or change the plan.`,
    );
  }
  const { reservation, remaining } = held;
  announceUnits(headers, units, remaining);
  // What comes in one piece is at hand, and its length can be told; what comes in many is made while it is sent.
  const source = Array.isArray(text) ? jsonBytes([...pieces].join(''), headers) : pieces;
  if (source === pieces) headers.set('Content-Type', 'application/json');
  const length = source instanceof Uint8Array ? source.length : Number.POSITIVE_INFINITY;
  const coding = codingFor(exchange.request.headers.get('accept-encoding'), length);
  announceCoding(coding, headers);
  const body = meteredBody(() => coded(source, coding), {
    over: () => exchange.leave?.(),
    confirm: () => usage.confirm(reservation, now()),
    release: () => usage.release(reservation),
    settled(charged, problem) {
      if (problem !== undefined) reportProblem(service, exchange, problem);
      report(service, exchange, { status: 200, units: charged ? units : 0, delivered: charged });
    },
  });
  return okResponse(body, headers);
}
