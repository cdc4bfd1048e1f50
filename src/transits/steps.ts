import type { Instant } from '../sky/instant.js';
import { instantFromUtc } from '../sky/utc.js';
import { DAY_MS } from '../time/julian.js';
import type { Moment } from '../time/moment.js';
import type { TimeScale } from '../types.js';

export const EPHEMERIS_STEPS = ['hour', 'day', 'month'] as const;

/** Unit of the step of a table. */
export type EphemerisStep = (typeof EPHEMERIS_STEPS)[number];

export const MOST_INSTANTS = 4000;

/** So many months on, in UTC milliseconds, on the clock of the moment. */
function monthsOn({ utcMs, offsetSeconds }: Moment, months: number): number {
  const wall = new Date(utcMs + offsetSeconds * 1000);
  const day = wall.getUTCDate();
  const first = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + months, 1);
  const last = new Date(first);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  const time = (((utcMs + offsetSeconds * 1000) % DAY_MS) + DAY_MS) % DAY_MS;
  return first + (Math.min(day, last.getUTCDate()) - 1) * DAY_MS + time - offsetSeconds * 1000;
}

/** Before `end`; one more than {@link MOST_INSTANTS} where there are too many. */
export function stepsOf(from: Moment, end: Instant, step: EphemerisStep, every: number, scale: TimeScale): Instant[] {
  const instants: Instant[] = [];
  const unit = step === 'hour' ? DAY_MS / 24 : DAY_MS;
  for (let i = 0; i <= MOST_INSTANTS; i++) {
    const ms = step === 'month' ? monthsOn(from, i * every) : from.utcMs + i * every * unit;
    const instant = instantFromUtc(ms, scale);
    if (instant.tt >= end.tt) break;
    instants.push(instant);
  }
  return instants;
}
