import type { Period, TimelineBlock } from '../../operation/show.js';
import { formatDate } from '../../time/calendar.js';
import { DAY_MS } from '../../time/julian.js';

const ARROW = '→ ';

/** Returns the date of an instant by the clock of a timeline. */
export function dateOn({ offsetSeconds }: Pick<TimelineBlock, 'offsetSeconds'>, now: Date): string {
  return formatDate(Math.floor((now.getTime() + offsetSeconds * 1000) / DAY_MS));
}

/**
 * Returns the periods that run on a date, from the first level down; none before the first and after the last.
 *
 * A period runs from its first date until the day before its last; of several that begin on one date the last counts.
 */
export function runningPeriods(periods: readonly Period[], date: string): readonly Period[] {
  const running = periods.find(({ from, to }) => from <= date && date < to);
  return running === undefined ? [] : [running, ...runningPeriods(running.within, date)];
}

/**
 * Yields the lines of the table of periods, indented by level; an arrow stands before those that run.
 *
 * @param onlyRunning whether only the running periods are opened
 */
export function* timelineLines(
  { levels, periods }: Pick<TimelineBlock, 'levels' | 'periods'>,
  running: readonly Period[],
  onlyRunning = false,
): Generator<string> {
  const [first = ''] = levels;
  const name = Math.max(0, ...periods.map((period) => period.name.length));
  const width = Math.max(first.length, 2 * (levels.length - 1) + name);
  const isRunning = new Set(running);
  function* walk(siblings: readonly Period[], indent: string): Generator<string> {
    for (const period of siblings) {
      const runs = isRunning.has(period);
      const label = (indent + period.name).padEnd(width);
      yield `${runs ? ARROW : '  '}${label}  ${period.from}  ${period.to}  ${period.years.toFixed(6).padStart(9)}`;
      if (runs || !onlyRunning) yield* walk(period.within, `${indent}  `);
    }
  }
  const head = `  ${first.padEnd(width)}  ${'From'.padEnd(10)}  ${'To'.padEnd(10)}  ${'Years'.padStart(9)}`;
  yield head;
  yield '─'.repeat(head.length);
  yield* walk(periods, '');
}

/** Returns the sentence on what runs, such as `→ on 2026-11-21: Mahadasha Jupiter, antardasha Moon`. */
export function runningLine(levels: readonly string[], running: readonly Period[], date: string): string {
  if (running.length === 0) return `No period of the cycle runs on ${date}.`;
  const names = running.map(({ name }, i) => `${levels[i] ?? ''} ${name}`.trim());
  return `${ARROW}on ${date}: ${names.join(', ')}`;
}
