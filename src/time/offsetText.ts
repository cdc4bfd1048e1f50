import { formatClock } from './calendar.js';

const MINUTE = 60;

/** Returns an offset in seconds ahead of UTC as `+05:30`; with seconds, `+05:53:28`, where there are some or they are asked for. */
export function offsetText(seconds: number, always = false): string {
  const text = formatClock(Math.abs(seconds));
  return `${seconds < 0 ? '-' : '+'}${seconds % MINUTE === 0 && !always ? text.slice(0, 5) : text}`;
}
