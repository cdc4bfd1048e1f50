import { createHandler, type Handler, issueKey, memoryStores, type NewKey, type Stores } from '../../src/http/index.js';
import type { HandlerOptions, ResponseEvent } from '../../src/http/options.js';
import type { Operation } from '../../src/operation/operation.js';
import { OPERATIONS } from '../../src/registry.js';
import { REPORTS } from '../../src/report/operations.js';

export const BASE = 'https://api.example';

const WIDEST = { units_included: 1e9, rate_limit_per_minute: 1_000_000 };
export const WIDE = { free: WIDEST, test: WIDEST };

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type JsonObject = { [name: string]: Json };

/** What goes into the body: without the field of the path. */
function exampleBody({ memberField, exampleOf }: Operation, member: string): JsonObject {
  const body = structuredClone(exampleOf(member)) as JsonObject;
  if (memberField !== undefined) delete body[memberField];
  return body;
}

/** Returns a fresh copy of the example of a named operation, as it is sent. */
export function bodyOf(name: string): JsonObject {
  const operation = [...OPERATIONS, ...REPORTS].find((each) => each.name === name);
  if (operation === undefined) throw new Error(`There is no operation ${name}.`);
  return exampleBody(operation, operation.members[0]?.operation ?? name);
}

/** One endpoint to call: an operation, or the member of a family with its own path. */
export interface Target {
  readonly operation: Operation;
  readonly endpoint: string;
  readonly path: string;
  /** Returns a good request: the example of the operation, or nothing for one without an input. */
  readonly good: () => Sending;
}

/** Families with more members are tried at every ninth of them. */
const MANY = 40;
const ninth = (_: unknown, i: number, { length }: readonly unknown[]): boolean => length <= MANY || i % 9 === 0;

/** Every endpoint of the registry, families member by member. */
export const TARGETS: readonly Target[] = OPERATIONS.flatMap((operation) =>
  operation.members.filter(ninth).map(({ operation: endpoint }) => ({
    operation,
    endpoint,
    path: operation.path.replace(/\{\w+\}/, endpoint.slice(operation.name.length + 1)),
    good: () => (operation.method === 'GET' ? {} : { body: exampleBody(operation, endpoint) }),
  })),
);

/** The first endpoint of each operation. */
export const FIRST_TARGETS = OPERATIONS.flatMap(
  (operation) => TARGETS.find((target) => target.operation === operation) ?? [],
);

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: the tests look at fields of many shapes
  readonly json: any;
}

export async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: text === '' ? undefined : JSON.parse(text) };
}

export interface Bench {
  readonly handler: Handler;
  readonly stores: Stores;
  readonly live: string;
  readonly test: string;
  readonly liveId: string;
  /** Id of the live key's account. */
  readonly liveAccount: string;
  readonly testId: string;
  readonly events: ResponseEvent[];
  readonly problems: unknown[];
  /** The clock of the service; tests set it. */
  readonly clock: { now: number };
  key(request?: NewKey): Promise<string>;
  /** Sends a request; a body that is no text is sent as JSON. */
  send(path: string, init?: Sending): Promise<Response>;
  call(path: string, init?: Sending): Promise<Answer>;
}

export interface Sending {
  readonly method?: string;
  readonly key?: string | null;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** Returns a service in memory with one live and one test key, on a clock that stands still until it is set. */
export async function bench(
  more: Partial<HandlerOptions> | ((stores: Stores) => Partial<HandlerOptions>) = {},
  stores: Stores = memoryStores(),
): Promise<Bench> {
  const options = typeof more === 'function' ? more(stores) : more;
  const clock = { now: Date.UTC(2026, 6, 15, 10, 20, 30, 400) };
  const events: ResponseEvent[] = [];
  const problems: unknown[] = [];
  const handler = createHandler({
    keys: stores.keys,
    usage: stores.usage,
    plans: WIDE,
    publicUrl: BASE,
    now: () => clock.now,
    onResponse: (event) => events.push(event),
    onError: (problem) => problems.push(problem),
    ...options,
  });
  const live = await issueKey(stores.keys, { now: clock.now });
  const test = await issueKey(stores.keys, { kind: 'test', now: clock.now });
  const send = (path: string, { method, key = live.key, body, headers = {} }: Sending = {}): Promise<Response> => {
    const hasBody = body !== undefined;
    const init: RequestInit = {
      method: method ?? (hasBody ? 'POST' : 'GET'),
      headers: {
        ...(key === null ? {} : { 'X-API-Key': key }),
        ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
      },
    };
    if (hasBody) init.body = isRaw(body) ? body : JSON.stringify(body);
    if (body instanceof ReadableStream) Object.assign(init, { duplex: 'half' });
    return handler(new Request(BASE + path, init));
  };
  return {
    handler,
    stores,
    live: live.key,
    test: test.key,
    liveId: live.record.id,
    liveAccount: live.record.account,
    testId: test.record.id,
    events,
    problems,
    clock,
    key: async (request) => (await issueKey(stores.keys, request)).key,
    send,
    call: async (path, init) => read(await send(path, init)),
  };
}

function isRaw(body: unknown): body is string | Uint8Array<ArrayBuffer> | ReadableStream {
  return typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
}

/** Returns a copy of a body in which the value at a dotted path is another one; undefined takes it out. */
export function withValue(body: JsonObject, path: string, value: Json | undefined): JsonObject {
  const copy = structuredClone(body);
  const names = path.split('.');
  const leaf = names.pop() ?? '';
  let at = copy;
  for (const name of names) at = at[name] as JsonObject;
  if (value === undefined) delete at[leaf];
  else at[leaf] = value;
  return copy;
}
