import { SiddhantaError } from '../errors.js';
import type { HeaderList } from './headerList.js';
import { IDEMPOTENCY_KEY } from './idempotency.js';
import type { HeldOnce, Once, ReservationRequest, UsageStore } from './ports.js';

/** Charges of a 2xx whose body is never asked for are given back. */
const CHARGED = 'x-units-charged';
const REMAINING = 'x-units-remaining';

/**
 * Holds units, once for a call that has a name, and reports what is left where the store can without being asked a second time. Throws `SiddhantaError`
 * `invalid_value` for a name where the store cannot say whether it was charged.
 */
export async function holdUnits(usage: UsageStore, request: ReservationRequest, once?: Once): Promise<HeldOnce> {
  if (once === undefined) {
    const reservation = usage.hold === undefined ? await usage.reserve(request) : await usage.hold(request);
    if (reservation === undefined) return { outcome: 'exhausted' };
    return { outcome: 'held', ...(typeof reservation === 'string' ? { reservation } : reservation) };
  }
  if (usage.holdOnce !== undefined) return usage.holdOnce(request, once);
  throw new SiddhantaError(
    'invalid_value',
    `This service does not support idempotent calls. Leave out the header ${IDEMPOTENCY_KEY}.`,
    { field: IDEMPOTENCY_KEY },
  );
}

/** Says in the headers of a response what it costs, and what is left where that is known. */
export function announceUnits(headers: HeaderList, charged: number, remaining?: number): void {
  headers.set(CHARGED, String(charged));
  if (remaining !== undefined) headers.set(REMAINING, String(remaining));
}
