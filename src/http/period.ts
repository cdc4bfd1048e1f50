/** A billing period: one calendar month of UTC. */
export interface Period {
  /** `YYYY-MM`. */
  readonly name: string;
  /** First instant of the next period, milliseconds since 1970-01-01T00:00Z. */
  readonly end: number;
}

/**
 * Returns the billing period that an instant (milliseconds since 1970-01-01T00:00Z) falls in.
 *
 * @example
 * ```ts
 * periodAt(Date.UTC(2026, 11, 31, 23, 59, 59, 999)).name; // => '2026-12'
 * new Date(periodAt(Date.UTC(2026, 11, 1)).end).toISOString(); // => '2027-01-01T00:00:00.000Z'
 * ```
 */
export function periodAt(now: number): Period {
  const date = new Date(now);
  return {
    name: date.toISOString().slice(0, 7),
    end: Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1),
  };
}
