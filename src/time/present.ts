import { formatClock, formatDate } from './calendar.js';
import { DAY_SECONDS } from './julian.js';
import { isZoneName, offsetAt } from './zone.js';

/** An instant as the fields of an input have it: date and time on the clocks of a zone, and the moment in UTC. */
export interface Present {
  readonly date: string;
  readonly time: string;
  readonly moment: string;
}

/** Returns an instant as fields have it, on the clocks of a zone, or of UTC where there is no zone of that name. */
export function present(now: Date, zone: string): Present {
  const seconds = Math.floor(now.getTime() / 1000) + offsetAt(isZoneName(zone) ? zone : 'UTC', now.getTime());
  const days = Math.floor(seconds / DAY_SECONDS);
  return {
    date: formatDate(days),
    time: formatClock(seconds - days * DAY_SECONDS),
    moment: `${now.toISOString().slice(0, 19)}Z`,
  };
}
