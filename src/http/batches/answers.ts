import { SiddhantaError } from '../../errors.js';
import { responseTo } from '../answers.js';
import { type ContentType, NDJSON, readBody } from '../body.js';
import type { Answer, Pieces } from '../call.js';
import { announceCoding, coded, codingFor, turn } from '../encoding.js';
import { IDEMPOTENCY_KEY, idempotencyKey, idempotencyRecord } from '../idempotency.js';
import { requireScope } from '../keys.js';
import { periodAt } from '../period.js';
import { type KeyRecord, LOOKUP_DIGITS, type Once } from '../ports.js';
import { randomBase62 } from '../random.js';
import { Overloaded, SwitchedOff } from '../refusal.js';
import { planOf, type RequestContext, report, type Service } from '../requestContext.js';
import { SetupError } from '../setupError.js';
import { announceUnits } from '../units.js';
import { linesOf } from './computeRows.js';
import { packed, unpacked } from './packed.js';
import {
  type Batch,
  type BatchBegun,
  type BatchLimits,
  type BatchService,
  DEFAULT_OPEN_BATCHES,
  MOST_KEPT,
  MOST_ROWS,
} from './ports.js';
import { reportOf } from './report.js';
import { findRowOperation } from './rowOperation.js';
import { blocksOf } from './split.js';
import { newWebhook } from './webhook.js';

const ID = /^batch_[0-9A-Za-z]{24}$/;

/** Rows of a batch of a test key where no plan says how many. */
const TEST_ROWS = 100;

/** Bodies of batches that are received and stored at a time in this process. */
const MOST_UPLOADS = 2;

const RETRY_SECONDS = '10';

const uploads = new WeakMap<BatchService, number>();

interface BatchRequest {
  readonly service: Service;
  readonly batches: BatchService;
  readonly request: RequestContext;
  readonly key: KeyRecord;
}

/** Returns the query, of which no parameter is but those. Throws `SiddhantaError` `unknown_field`, and `invalid_value` for one that is given twice. */
function queryOf({ call }: RequestContext, names: readonly string[]): ReadonlyMap<string, string> {
  const query = new Map<string, string>();
  if (!call.hasQuery) return query;
  for (const [name, value] of call.url.searchParams) {
    if (!names.includes(name)) {
      const allowed = names.length === 0 ? 'There are none here' : `There are ${names.join(', ')}`;
      throw new SiddhantaError(
        'unknown_field',
        `The query has an unknown parameter. ${allowed}; leave out any other.`,
        {
          field: name,
        },
      );
    }
    if (query.has(name)) {
      throw new SiddhantaError('invalid_value', `The query has ${name} twice. Send it once.`, { field: name });
    }
    query.set(name, value);
  }
  return query;
}

function operationIn(
  service: Service,
  query: ReadonlyMap<string, string>,
  key: KeyRecord,
): { name: string; units: number } {
  const name = query.get('operation');
  const field = 'operation';
  if (name === undefined) {
    throw new SiddhantaError(
      'missing_field',
      'The query lacks operation. Name what is to be computed: /v1/batches?operation=charts.rasi.',
      { field },
    );
  }
  const found = findRowOperation(name);
  if (found === undefined) {
    throw new SiddhantaError(
      'invalid_value',
      'operation is not the name of an operation on an input, such as charts.rasi. GET /v1/meta/capabilities lists them.',
      { field },
    );
  }
  const { operation } = found;
  requireScope(key, operation.subject);
  if (service.off.has(operation.name)) throw new SwitchedOff(operation.name);
  return { name, units: operation.units };
}

async function reportAnswer(
  { service, request }: BatchRequest,
  batch: Batch,
  { status = 200, withSecret = false }: { readonly status?: number; readonly withSecret?: boolean } = {},
): Promise<Answer> {
  return responseTo(service, request, JSON.stringify(reportOf(batch, withSecret)), status);
}

function limitsOf({ service, key }: BatchRequest): BatchLimits & { readonly rows: number } {
  const { batch_rows, open_batches = DEFAULT_OPEN_BATCHES } = planOf(service, key);
  const rows = batch_rows ?? (key.kind === 'test' ? TEST_ROWS : MOST_ROWS);
  return { rows, open: open_batches, kept: MOST_KEPT };
}

/** Refuses more rows than the account has units for, before any is stored. */
async function requireQuota({ service, request, key }: BatchRequest, rows: number, units: number): Promise<void> {
  if (key.kind === 'test') return;
  const at = service.now();
  const period = periodAt(at);
  const included = planOf(service, key).units_included;
  const { used, reserved } = await service.usage.usage(key.account, period.name, at);
  const left = Math.max(0, included - used - reserved);
  if (rows * units <= left) return;
  request.limit = 'quota';
  request.headers.set('retry-after', String(Math.ceil((period.end - at) / 1000)));
  throw new SiddhantaError(
    'quota_exhausted',
    `The batch has ${rows} rows of ${units} units, and ${left} of the ${included} units are left that the plan includes until ${new Date(period.end).toISOString()}. Send fewer rows or change the plan; nothing was charged.`,
  );
}

function refuseBegun({ request }: BatchRequest, { outcome }: BatchBegun, { open, kept }: BatchLimits): never {
  if (outcome === 'other_request') {
    throw new SiddhantaError(
      'invalid_value',
      `A different batch that is still kept had this ${IDEMPOTENCY_KEY}. Send the same body to the same address, or choose a new key.`,
      { field: IDEMPOTENCY_KEY },
    );
  }
  request.limit = 'concurrency';
  request.headers.set('retry-after', RETRY_SECONDS);
  throw new SiddhantaError(
    'rate_limit_exceeded',
    outcome === 'too_many_open'
      ? `The plan allows ${open} open batches at a time. Wait until one has ended, or cancel one; nothing was charged.`
      : `At most ${kept} batches are kept for an account. Delete one that you have read; nothing was charged.`,
  );
}

async function received<Value>(batches: BatchService, work: () => Promise<Value>): Promise<Value> {
  const others = uploads.get(batches) ?? 0;
  if (others >= MOST_UPLOADS) throw new Overloaded();
  uploads.set(batches, others + 1);
  try {
    return await work();
  } finally {
    uploads.set(batches, (uploads.get(batches) ?? 1) - 1);
  }
}

async function countRows(bytes: Uint8Array, type: ContentType, most: number): Promise<number> {
  let rows = 0;
  for (const { count } of blocksOf(bytes, type !== NDJSON, most)) {
    rows += count;
    if (rows % 5000 === 0) await turn();
  }
  if (rows > 0) return rows;
  throw new SiddhantaError(
    'invalid_json',
    'The body has no rows. Send an input of the operation a line, or a list of them.',
  );
}

async function storeRows({ store }: BatchService, id: string, bytes: Uint8Array, type: ContentType): Promise<void> {
  for (const block of blocksOf(bytes, type !== NDJSON, MOST_ROWS)) {
    await store.addRows(id, { ...block, bytes: await packed(block.bytes) });
    await turn();
  }
}

function newBatch(
  { request, key }: BatchRequest,
  operation: string,
  webhook: Batch['webhook'],
  createdAt: number,
): Batch {
  return {
    id: `batch_${randomBase62(24)}`,
    accountId: key.account,
    keyId: key.id,
    keyLookup: key.hash.slice(0, LOOKUP_DIGITS),
    keyKind: key.kind,
    operation,
    requestId: request.requestId,
    state: 'loading',
    rows: 0,
    done: 0,
    failed: 0,
    units: 0,
    createdAt,
    endedAt: null,
    expiresAt: null,
    error: null,
    webhook,
  };
}

async function create(each: BatchRequest): Promise<Answer> {
  const { service, batches, request, key } = each;
  const { call, headers } = request;
  const query = queryOf(request, ['operation', 'webhook']);
  const { name, units } = operationIn(service, query, key);
  const address = query.get('webhook');
  if (address !== undefined && !batches.hasWebhooks) {
    throw new SiddhantaError(
      'invalid_value',
      'This service sends no webhooks. Leave out webhook, and ask for the state.',
      {
        field: 'webhook',
      },
    );
  }
  const webhook = address === undefined ? null : newWebhook(address);
  const callName = idempotencyKey(call.header(IDEMPOTENCY_KEY.toLowerCase()));
  const limits = limitsOf(each);
  return received(batches, async () => {
    const { bytes, type } = await readBody(call, batches.maxBytes, ['application/json', NDJSON]);
    const rows = await countRows(bytes, type, limits.rows);
    const asked = `batches.create ${name} ${type} ${address ?? ''}`;
    const once: Once | undefined = await idempotencyRecord(key.account, callName, asked, bytes);
    const batch = newBatch(each, name, webhook, service.now());
    const begun = await batches.store.begin(batch, once, limits);
    if (begun.outcome === 'known') return known(each, begun.batch);
    if (begun.outcome !== 'begun') return refuseBegun(each, begun, limits);
    try {
      await requireQuota(each, rows, units);
      await storeRows(batches, batch.id, bytes, type);
      await batches.store.accept(batch.id, rows);
    } catch (problem) {
      await batches.store.delete(batch.id).catch(() => {});
      throw problem;
    }
    batches.notify(batch.id);
    headers.set('location', `/v1/batches/${batch.id}`);
    return reportAnswer(each, { ...batch, state: 'queued', rows }, { status: 202, withSecret: true });
  });
}

async function known(each: BatchRequest, batch: Batch): Promise<Answer> {
  const { request } = each;
  if (batch.state === 'loading') {
    request.limit = 'concurrency';
    request.headers.set('retry-after', '1');
    throw new SiddhantaError(
      'rate_limit_exceeded',
      `The first call with this ${IDEMPOTENCY_KEY} is still running. Retry when it has finished; this call was not charged.`,
    );
  }
  request.headers.set('location', `/v1/batches/${batch.id}`);
  return reportAnswer(each, batch, { status: 202, withSecret: true });
}

/** Returns a batch of the key's account. Throws `SiddhantaError` `not_found` for any other, `insufficient_scope`. */
async function own({ batches, key }: BatchRequest, id: string): Promise<Batch> {
  const batch = ID.test(id) ? await batches.store.find(id) : undefined;
  if (
    batch === undefined ||
    batch.accountId !== key.account ||
    batch.keyKind !== key.kind ||
    batch.state === 'loading'
  ) {
    throw new SiddhantaError(
      'not_found',
      'There is no batch of that id. It may have been deleted, or have expired; send the rows again.',
    );
  }
  const scope = findRowOperation(batch.operation)?.operation.subject;
  if (scope !== undefined) requireScope(key, scope);
  return batch;
}

async function cancel(each: BatchRequest, batch: Batch): Promise<Answer> {
  const { service, batches } = each;
  const at = service.now();
  const { store, keepMs } = batches;
  const ended = await store.end(batch.id, { state: 'canceled', error: null, at, expiresAt: at + keepMs });
  if (ended !== undefined) batches.notify(batch.id);
  return reportAnswer(each, ended ?? (await store.find(batch.id)) ?? batch);
}

async function remove(each: BatchRequest, batch: Batch): Promise<Answer> {
  const { service, batches, request } = each;
  await batches.store.delete(batch.id);
  request.leave?.();
  report(service, request, { status: 204 });
  return { status: 204, headers: request.headers, body: undefined };
}

function offsetIn(query: ReadonlyMap<string, string>, { rows }: Batch): number {
  const given = query.get('offset') ?? '0';
  const offset = /^\d{1,7}$/.test(given) ? Number(given) : Number.NaN;
  if (offset <= rows) return offset;
  throw new SiddhantaError(
    'invalid_value',
    `offset must be a whole number from 0 to ${rows}, the rows of the batch. Send the number of lines that you have.`,
    { field: 'offset' },
  );
}

/** Yields the lines from a row on, part by part as they are read. */
async function* linesFrom(
  { store }: BatchService,
  { id, done }: Batch,
  offset: number,
): AsyncGenerator<Uint8Array, void> {
  for (let at = offset; at < done; ) {
    const part = await store.partAt(id, at);
    if (part === undefined) throw new Error('A batch was deleted while its results were read.');
    const bytes = await unpacked(part.bytes);
    let skipped = 0;
    const lines = linesOf(bytes);
    for (let row = part.first; row < at; row++) skipped += (lines.next().value?.length ?? 0) + 1;
    yield skipped === 0 ? bytes : bytes.subarray(skipped);
    at = part.first + part.count;
  }
}

function watched({ service, request }: BatchRequest, pieces: Pieces): Pieces {
  let isOver = false;
  const over = (delivered: boolean): void => {
    if (isOver) return;
    isOver = true;
    request.leave?.();
    report(service, request, { status: 200, delivered });
  };
  return {
    async next() {
      try {
        const part = await pieces.next();
        if (part.done === true) over(true);
        return part;
      } catch (problem) {
        over(false);
        throw problem;
      }
    },
    async return() {
      over(false);
      return pieces.return();
    },
  };
}

async function results(each: BatchRequest, batch: Batch): Promise<Answer> {
  const { batches, request, service } = each;
  const { call, headers } = request;
  const offset = offsetIn(queryOf(request, ['offset']), batch);
  const coding = codingFor(call.header('accept-encoding'), Number.POSITIVE_INFINITY);
  headers.set('content-type', NDJSON);
  announceCoding(coding, headers);
  if (call.method === 'HEAD') {
    request.leave?.();
    report(service, request, { status: 200 });
    return { status: 200, headers, body: undefined };
  }
  return { status: 200, headers, body: watched(each, coded(linesFrom(batches, batch, offset), coding)) };
}

/** Returns the answer of an endpoint of batches. */
export async function answerBatch(
  service: Service,
  request: RequestContext,
  name: string,
  id: string,
  key: KeyRecord,
): Promise<Answer> {
  const { batches } = service;
  if (batches === undefined) throw new SetupError('There are no batches.');
  announceUnits(request.headers, 0);
  const each = { service, batches, request, key };
  if (name === 'batches.create') return create(each);
  if (name !== 'batches.results') queryOf(request, []);
  const batch = await own(each, id);
  if (name === 'batches.results') return results(each, batch);
  if (name === 'batches.cancel') return cancel(each, batch);
  if (name === 'batches.delete') return remove(each, batch);
  return reportAnswer(each, batch);
}
