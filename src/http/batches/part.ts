import { SiddhantaError } from '../../errors.js';
import { joined } from '../call.js';
import { publicError, utf8 } from '../envelope.js';
import { hasExpired } from '../keys.js';
import { periodAt } from '../period.js';
import {
  DEFAULT_MAX_WORK,
  type KeyRecord,
  type KeyStore,
  ONCE_MS,
  type Plan,
  type Plans,
  type UsageStore,
} from '../ports.js';
import { Overloaded, SwitchedOff } from '../refusal.js';
import { planOf } from '../requestContext.js';
import { sha256 } from '../sha256.js';
import { holdUnits } from '../units.js';
import { type ComputeRows, linesOf, type RowOutcome, type RowsResult, refusedRow } from './computeRows.js';
import { packed, unpacked } from './packed.js';
import type { Batch, BatchPart, BatchStore } from './ports.js';

const LEASE_MS = 60_000;

/** Bytes of lines, and milliseconds, after which a part is stored. */
const PART_BYTES = 4_000_000;
const PART_MS = 2000;

/** Rows that are handed to a computation at a time, and how long it computes them. */
const SLICE_ROWS = 100;
const SLICE_MS = 20;

const AGAIN_MS = 1000;

/** A charge under a name is remembered so long; a part that was stored earlier counts as charged. */
const CERTAIN_MS = ONCE_MS - 3_600_000;

/** What a part is computed, charged and stored with. */
export interface PartContext {
  readonly store: BatchStore;
  readonly keys: KeyStore;
  readonly usage: UsageStore;
  readonly plans: Plans;
  readonly computeRows: ComputeRows;
  /** Puts recorded answers in the place of lines: for test keys. */
  readonly recorded: (lines: Uint8Array) => Promise<Uint8Array>;
  readonly off: ReadonlySet<string>;
  readonly maxRowBytes: number;
  readonly keepMs: number;
  readonly now: () => number;
  readonly isClosing: () => boolean;
  readonly onError: (problem: unknown, requestId: string) => unknown;
}

const iso = (at: number): string => new Date(at).toISOString();

/** Ends a batch for a reason that its caller is told. */
class Stopped extends Error {
  readonly reason: SiddhantaError;

  constructor(reason: SiddhantaError) {
    super(reason.message);
    this.reason = reason;
  }
}

async function keyOf({ keys, now, off }: PartContext, batch: Batch): Promise<KeyRecord> {
  if (off.has(batch.operation)) throw new Stopped(new SwitchedOff(batch.operation));
  const key = (await keys.find(batch.keyLookup)).find(({ id }) => id === batch.keyId);
  if (key !== undefined && key.revokedAt === null && !hasExpired(key, now())) return key;
  throw new Stopped(
    new SiddhantaError('revoked_api_key', 'The key of the batch has ended. Send the remaining rows with another one.'),
  );
}

interface Rows {
  readonly lines: Uint8Array;
  readonly outcomes: readonly RowOutcome[];
}

async function nextRows(context: PartContext, batch: Batch, plan: Plan): Promise<Rows | undefined> {
  const { store, computeRows, maxRowBytes, now, onError, isClosing } = context;
  const { id, operation, requestId, done, keyId } = batch;
  const block = await store.rowsAt(id, done);
  if (block === undefined) return undefined;
  const rows = [...linesOf(await unpacked(block.bytes))].slice(done - block.first);
  const lines: Uint8Array[] = [];
  const outcomes: RowOutcome[] = [];
  const began = performance.now();
  let length = 0;
  let aloneUntil = 0;
  const isEnough = (): boolean =>
    length >= PART_BYTES || performance.now() - began >= PART_MS || (outcomes.length > 0 && isClosing());
  while (outcomes.length < rows.length && !isEnough()) {
    const at = outcomes.length;
    const slice = rows.slice(at, at + (at < aloneUntil ? 1 : SLICE_ROWS));
    let result: RowsResult;
    try {
      result = await computeRows(
        {
          operation,
          rows: joined(slice.flatMap((row) => [row, utf8('\n')])),
          first: done + at,
          requestId,
          computedAt: iso(now()),
          maxWork: plan.max_work ?? DEFAULT_MAX_WORK,
          maxBytes: maxRowBytes,
          budgetMs: SLICE_MS,
        },
        keyId,
      );
    } catch (problem) {
      if (problem instanceof Overloaded) throw problem;
      // One of them takes too long or ends the thread: each is computed alone, until it is known which.
      if (slice.length > 1) {
        aloneUntil = at + slice.length;
        continue;
      }
      result = refusedRow(done + at, problem);
    }
    if (result.problem !== undefined) onError(result.problem, requestId);
    lines.push(result.lines);
    outcomes.push(...result.outcomes);
    length += result.lines.length;
  }
  return { lines: joined(lines), outcomes };
}

const unitsOf = (outcomes: readonly RowOutcome[]): number => outcomes.reduce((sum, { units }) => sum + units, 0);

async function partOf(first: number, { lines, outcomes }: Rows, at: number): Promise<BatchPart> {
  return {
    first,
    count: outcomes.length,
    bytes: await packed(lines),
    failed: outcomes.filter(({ isRefused }) => isRefused).length,
    units: unitsOf(outcomes),
    at,
  };
}

/** Returns the first rows, whose units are not more than so many. */
function within({ lines, outcomes }: Rows, units: number): Rows {
  let left = units;
  let length = 0;
  const kept: RowOutcome[] = [];
  for (const line of linesOf(lines)) {
    const outcome = outcomes[kept.length];
    if (outcome === undefined || outcome.units > left) break;
    left -= outcome.units;
    length += line.length + 1;
    kept.push(outcome);
  }
  return { lines: lines.subarray(0, length), outcomes: kept };
}

/** Charges a part once, however often it is called. */
async function charge(
  { usage, now }: PartContext,
  { id }: Batch,
  { first, units }: BatchPart,
  key: KeyRecord,
  included: number,
): Promise<'charged' | 'exhausted' | 'later'> {
  if (units === 0 || key.kind === 'test') return 'charged';
  const at = now();
  // No name that a caller may give a call has a space.
  const name = await sha256(utf8(`${key.account}\nbatch ${id} ${first}`));
  const request = { accountId: key.account, period: periodAt(at).name, units, included, leaseMs: LEASE_MS, now: at };
  const held = await holdUnits(usage, request, { name, request: name });
  if (held.outcome === 'charged' || held.outcome === 'exhausted') return held.outcome;
  if (held.outcome !== 'held') return 'later';
  return (await usage.confirm(held.reservation, now())) ? 'charged' : 'later';
}

function exhausted(included: number, now: number): Stopped {
  return new Stopped(
    new SiddhantaError(
      'quota_exhausted',
      `The next row costs more than is left of the ${included} units that the plan includes until ${iso(periodAt(now).end)}. Send the remaining rows next month, or change the plan.`,
    ),
  );
}

async function storedPart({ store }: PartContext, { id, done }: Batch): Promise<BatchPart | undefined> {
  const part = await store.partAt(id, done);
  return part?.first === done ? part : undefined;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function finishPart(context: PartContext, batch: Batch): Promise<Batch | undefined> {
  const { store, usage, now, recorded } = context;
  const key = await keyOf(context, batch);
  const plan = planOf(context, key);
  const included = plan.units_included;
  const stored = await storedPart(context, batch);
  let rows: Rows | undefined;
  let part = stored;
  if (part === undefined) {
    rows = await nextRows(context, batch, plan);
    if (rows === undefined) return undefined;
    if (key.kind === 'test') rows = { lines: await recorded(rows.lines), outcomes: rows.outcomes };
    part = await partOf(batch.done, rows, now());
    if (!(await store.putPart(batch.id, part))) return undefined;
  }
  const isCharged = stored !== undefined && stored.at + CERTAIN_MS < now();
  if ((await store.find(batch.id))?.state !== 'running') return undefined;
  let outcome = isCharged ? 'charged' : await charge(context, batch, part, key, included);
  if (outcome === 'exhausted') {
    await store.dropPart(batch.id, batch.done);
    if (rows === undefined) return batch;
    const { used, reserved } = await usage.usage(key.account, periodAt(now()).name, now());
    const rest = within(rows, included - used - reserved);
    if (rest.outcomes.length === 0) throw exhausted(included, now());
    part = await partOf(batch.done, rest, now());
    if (!(await store.putPart(batch.id, part))) return undefined;
    outcome = await charge(context, batch, part, key, included);
    if (outcome === 'exhausted') await store.dropPart(batch.id, batch.done);
  }
  if (outcome !== 'charged') {
    // Units of it are held by a process that died, or others took them meanwhile: it is tried again when that is over.
    await pause(AGAIN_MS);
    return batch;
  }
  const units = key.kind === 'test' ? 0 : part.units;
  return store.advance(batch.id, { ...part, units });
}

/** Computes, charges and stores the next rows of a batch that was claimed, and ends it after its last one. */
export async function runPart(context: PartContext, batch: Batch): Promise<void> {
  const { store, now, keepMs } = context;
  const end = (state: 'done' | 'stopped', reason?: SiddhantaError): Promise<unknown> => {
    const error = reason === undefined ? null : { code: reason.code, message: reason.message };
    return store.end(batch.id, { state, error, at: now(), expiresAt: now() + keepMs });
  };
  try {
    const after = batch.done < batch.rows ? await finishPart(context, batch) : batch;
    if (after !== undefined && after.done >= after.rows) await end('done');
    else await store.unclaim(batch.id);
  } catch (problem) {
    if (!(problem instanceof Stopped)) throw problem;
    await end('stopped', publicError(problem.reason));
  }
}
