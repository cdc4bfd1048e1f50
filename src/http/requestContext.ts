import type { SiddhantaError } from '../errors.js';
import type { Presenter } from '../names/present.js';
import type { Context, Operation } from '../operation/operation.js';
import type { Bytes, Call } from './call.js';
import { type Compute, computeInPlace } from './compute.js';
import type { CorsOptions } from './cors.js';
import { createDocUrl, type DocUrl, type ErrorPages } from './docUrl.js';
import type { DocumentForm } from './documentForm.js';
import { type Coding, keptCodings } from './encoding.js';
import { commonHeaders, utf8 } from './envelope.js';
import type { FeedOptions } from './feed/options.js';
import { recordedFixtures } from './fixtures.js';
import type { HeaderList } from './headerList.js';
import { InFlight } from './inFlight.js';
import { hashKey } from './keys.js';
import { KeyUses } from './keyUses.js';
import { KnownKeys } from './knownKeys.js';
import { type Languages, languagesOf } from './languages.js';
import type { HandlerOptions, Limit } from './options.js';
import {
  DEFAULT_PLANS,
  type KeyRecord,
  type KeyStore,
  type Plan,
  type Plans,
  TEST_PLAN,
  type UsageStore,
} from './ports.js';
import { randomSource } from './random.js';
import type { Fixtures } from './recording.js';
import { ClosedWindows, UnknownKeys } from './refusalCache.js';
import { SetupError } from './setupError.js';

const MAX_BODY_BYTES = 16 * 1024;
const LEASE_MS = 60_000;

export interface Service {
  readonly keys: KeyStore;
  readonly usage: UsageStore;
  readonly plans: Plans;
  readonly docUrl: DocUrl;
  readonly errorPages: ErrorPages | undefined;
  readonly cors: CorsOptions | undefined;
  readonly openapi: (() => Promise<Described>) | undefined;
  readonly reports: readonly Operation[];
  readonly languages: Languages;
  readonly pdf: HandlerOptions['pdf'];
  readonly batches: HandlerOptions['batches'];
  readonly feeds: (FeedOptions & { readonly publicUrl: string | undefined }) | undefined;
  readonly context: Context | undefined;
  readonly compute: Compute;
  readonly off: ReadonlySet<string>;
  readonly maxBodyBytes: number;
  readonly leaseMs: number;
  readonly inFlight: InFlight;
  readonly closedWindows: ClosedWindows;
  readonly knownKeys: KnownKeys;
  readonly unknownKeys: UnknownKeys;
  readonly keyUses: KeyUses;
  readonly now: () => number;
  readonly newRequestId: () => string;
  /** Loads the fixtures when first called, and again only when that failed. */
  readonly loadFixtures: () => Promise<Fixtures>;
  readonly onResponse: HandlerOptions['onResponse'];
  readonly onError: HandlerOptions['onError'];
}

export interface RequestContext {
  readonly call: Call;
  readonly requestId: string;
  /** On the clock of `performance.now()`. */
  readonly began: number;
  readonly headers: HeaderList;
  endpoint?: string;
  limit?: Limit;
  /** Ends the call in the count of those under way, once its body is over. */
  leave?: () => void;
  key?: KeyRecord;
  presenter?: Presenter | undefined;
  /** What a document is answered as. */
  form?: DocumentForm;
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((problem: unknown) => {
      made = undefined;
      throw problem;
    });
    return made;
  };
}

interface Described {
  readonly bytes: Bytes;
  readonly as: (coding: Coding) => Promise<Bytes>;
  /** Weak, since the body may be compressed in several ways. */
  readonly tag: string;
}

async function described(value: object): Promise<Described> {
  const text = JSON.stringify(value);
  const bytes = utf8(text);
  return { bytes, as: keptCodings(bytes), tag: `W/"${(await hashKey(text)).slice(0, 32)}"` };
}

export function createService(options: HandlerOptions): Service {
  const random = randomSource();
  const { onUnderWay, reports = [] } = options;
  return {
    keys: options.keys,
    usage: options.usage,
    plans: options.plans ?? DEFAULT_PLANS,
    docUrl: createDocUrl(options),
    errorPages: options.errorPages,
    cors: options.cors,
    openapi: options.openapi && once(() => described(options.openapi ?? {})),
    reports,
    languages: languagesOf(options.languages),
    pdf: options.pdf,
    batches: options.batches,
    feeds: options.feeds && { ...options.feeds, publicUrl: options.publicUrl },
    context: options.context,
    compute: options.compute ?? computeInPlace,
    off: new Set(options.off),
    maxBodyBytes: options.maxBodyBytes ?? MAX_BODY_BYTES,
    leaseMs: options.leaseMs ?? LEASE_MS,
    inFlight: new InFlight(onUnderWay && ((calls) => callHook(() => onUnderWay(calls)))),
    closedWindows: new ClosedWindows(),
    knownKeys: new KnownKeys(),
    unknownKeys: new UnknownKeys(),
    keyUses: new KeyUses(),
    now: options.now ?? Date.now,
    newRequestId: options.newRequestId ?? (() => `req_${random(24)}`),
    loadFixtures: once(options.fixtures ?? (() => recordedFixtures(reports))),
    onResponse: options.onResponse,
    onError: options.onError,
  };
}

export function beginRequest({ newRequestId }: Service, call: Call): RequestContext {
  const requestId = newRequestId();
  return {
    call,
    requestId,
    began: performance.now(),
    headers: commonHeaders(requestId),
  };
}

export const TEST = 'test';

/**
 * Returns the plan that a key is held to: its own, for a test key that of test keys. Throws `SetupError` when there is no such plan: the service is
 * set up wrongly, which is no fault of the caller.
 */
export function planOf({ plans }: Pick<Service, 'plans'>, { id, kind, plan }: KeyRecord): Plan {
  const name = kind === 'test' ? TEST : plan;
  const found = Object.hasOwn(plans, name) ? plans[name] : name === TEST ? TEST_PLAN : undefined;
  if (found === undefined) throw new SetupError(`The key ${id} has the plan ${name}, which is not configured.`);
  return found;
}

function callHook(hook: () => unknown): void {
  try {
    Promise.resolve(hook()).catch(() => {});
  } catch {}
}

export interface Ending {
  readonly status: number;
  readonly error?: SiddhantaError;
  /** Units charged; 0 by default. */
  readonly units?: number;
  /** True by default. */
  readonly delivered?: boolean;
}

export function report({ onResponse }: Service, request: RequestContext, ending: Ending): void {
  if (onResponse === undefined) return;
  const { requestId, endpoint, limit, call, began, key } = request;
  const { status, error, units = 0, delivered = true } = ending;
  const { method } = call;
  const durationMs = performance.now() - began;
  const code = error?.code;
  const keyId = key?.id;
  const keyKind = key?.kind;
  callHook(() =>
    onResponse({ requestId, endpoint, method, status, code, limit, units, durationMs, keyId, keyKind, delivered }),
  );
}

/** Calls the hook for errors with what the caller does not see. */
export function reportProblem({ onError }: Service, { requestId }: RequestContext, problem: unknown): void {
  callHook(() => onError?.(problem, requestId));
}
