import type { HeaderList } from './headerList.js';
import type { Held, ReservationRequest, UsageStore } from './ports.js';

/** Units that a response costs; those of a 2xx whose body is never asked for are given back. */
const CHARGED = 'x-units-charged';
/** Units that are left in the billing period. */
const REMAINING = 'x-units-remaining';

/** Holds units, and tells what is left where the store can without being asked a second time. */
export async function holdUnits(usage: UsageStore, request: ReservationRequest): Promise<Held | undefined> {
  if (usage.hold !== undefined) return usage.hold(request);
  const reservation = await usage.reserve(request);
  return reservation === undefined ? undefined : { reservation };
}

/** Says in the headers of a response what it costs, and what is left where that is known. */
export function announceUnits(headers: HeaderList, charged: number, remaining?: number): void {
  headers.set(CHARGED, String(charged));
  if (remaining !== undefined) headers.set(REMAINING, String(remaining));
}
