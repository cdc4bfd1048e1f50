import type { HeliacalEvent } from '../../transits/index.js';

/** A first or last visibility of a body, at a day with its elapsed part. */
export interface Seen {
  readonly day: number;
  readonly phase: HeliacalEvent['phase'];
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * Day of the year, from 0, on which the Sun has the right ascension of a star: 21 March and 365.25 days for the whole circle, by the right ascensions of
 * the table of `heliacal`. What is lost in the Sun's light is lost about that day.
 */
export const SUN_PASSES: Readonly<Record<string, number>> = {
  Agastya: 177,
  Mrigavyadha: 182,
  Chitra: 284,
  Svati: 297,
  Jyeshtha: 330,
  Punarvasu: 198,
  Abhijit: 363,
  Brahmahridaya: 160,
};

const YEAR = 365.25;
/** Days within which a planet beyond the Earth that is seen in the morning is still to be lost in the evening; it is next seen so after 300 and more. */
const OVERLAP = 60;

const isFirst = ({ phase }: Seen): boolean => phase.endsWith('first');

/** Mercury and Venus: seen in the evening, in the morning, or both, each as its own events say. */
function lostOfInner(events: readonly Seen[]): readonly boolean[] {
  const seenAtFirst = (side: string): boolean =>
    events.find(({ phase }) => phase.startsWith(side))?.phase.endsWith('last') === true;
  let [evening, morning] = [seenAtFirst('evening'), seenAtFirst('morning')];
  const after = events.map((event) => {
    if (event.phase.startsWith('evening')) evening = isFirst(event);
    else morning = isFirst(event);
    return !evening && !morning;
  });
  return [!seenAtFirst('evening') && !seenAtFirst('morning'), ...after];
}

/** Days from an event to the nearest day on which the Sun passes a star; negative when that was before. */
function untilPass(day: number, passes: number): number {
  const begin = Date.UTC(new Date(day * 86_400_000).getUTCFullYear(), 0, 1) / 86_400_000;
  const ahead = begin + passes - day;
  return ahead - YEAR * Math.round(ahead / YEAR);
}

function lostOfOthers(events: readonly Seen[], body: string): readonly boolean[] {
  const passes = SUN_PASSES[body];
  /** Whether what is lost in the evening is seen in the morning already. */
  const overlaps = (event: Seen, before: Seen | undefined): boolean => {
    if (passes !== undefined) return untilPass(event.day, passes) < 0;
    return body !== 'Moon' && before !== undefined && isFirst(before) && event.day - before.day < OVERLAP;
  };
  const after = events.map((event, i) => !isFirst(event) && !overlaps(event, events[i - 1]));
  const [first, second] = events;
  if (first === undefined || !isFirst(first)) return [false, ...after];
  const seenBefore =
    passes === undefined
      ? second !== undefined && !isFirst(second) && overlaps(second, first)
      : untilPass(first.day, passes) > 0;
  return [!seenBefore, ...after];
}

/**
 * Returns the stretches of a span in which a body is lost in the light of the Sun, by its first and last visibilities, in order. A body that
 * is seen in the morning before it is lost in the evening is not lost between them.
 */
export function lostIn(events: readonly Seen[], body: string, span: Stretch): Stretch[] {
  const inner = body === 'Mercury' || body === 'Venus';
  const lost = inner ? lostOfInner(events) : lostOfOthers(events, body);
  const days = [span.from, ...events.map(({ day }) => day), span.to];
  return lost.flatMap((isLost, i) => {
    const [from, to] = [days[i], days[i + 1]];
    return isLost && from !== undefined && to !== undefined && from < to ? [{ from, to }] : [];
  });
}
