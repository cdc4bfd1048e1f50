import type { Graha } from '../../zodiac/names.js';

/** A daśā period of any level with the periods within it. */
interface Period {
  readonly planet: Graha;
  readonly start_date: string;
  readonly end_date: string;
  readonly duration_years: number;
  readonly antardashas?: readonly Period[];
  readonly pratyantardashas?: readonly Period[];
  readonly sookshmadashas?: readonly Period[];
  readonly pranadashas?: readonly Period[];
}

/** Names of the levels from the first. */
export const LEVELS = ['Mahadasha', 'antardasha', 'pratyantardasha', 'sookshmadasha', 'pranadasha'] as const;

const ARROW = '→ ';

function within(period: Period): readonly Period[] {
  return period.antardashas ?? period.pratyantardashas ?? period.sookshmadashas ?? period.pranadashas ?? [];
}

/**
 * Returns the periods that run on a date, from the mahādaśā down; none before birth and after the 120 years.
 *
 * A period runs from its first date until the day before its last; of several that begin on one date the last counts.
 */
export function runningPeriods(periods: readonly Period[], date: string): readonly Period[] {
  const running = periods.find(({ start_date, end_date }) => start_date <= date && date < end_date);
  return running === undefined ? [] : [running, ...runningPeriods(within(running), date)];
}

/**
 * Yields the lines of the table of periods, indented by level; an arrow stands before those that run.
 *
 * @param levels how many levels the periods have
 * @param onlyRunning whether only the running periods are opened
 */
export function* dashaLines(
  periods: readonly Period[],
  levels: number,
  running: readonly Period[],
  onlyRunning = false,
): Generator<string> {
  const width = Math.max('Mahadasha'.length, 2 * (levels - 1) + 'Mercury'.length);
  const isRunning = new Set(running);
  function* walk(siblings: readonly Period[], indent: string): Generator<string> {
    for (const period of siblings) {
      const { planet, start_date, end_date, duration_years } = period;
      const runs = isRunning.has(period);
      const name = (indent + planet).padEnd(width);
      yield `${runs ? ARROW : '  '}${name}  ${start_date}  ${end_date}  ${duration_years.toFixed(6).padStart(9)}`;
      if (runs || !onlyRunning) yield* walk(within(period), `${indent}  `);
    }
  }
  const head = `  ${LEVELS[0].padEnd(width)}  ${'From'.padEnd(10)}  ${'To'.padEnd(10)}  ${'Years'.padStart(9)}`;
  yield head;
  yield '─'.repeat(head.length);
  yield* walk(periods, '');
}

/** Returns the sentence on what runs, such as `→ running on 2026-11-21: Jupiter, antardasha Moon.` */
export function runningLine(running: readonly Period[], date: string): string {
  if (running.length === 0) return `No period of the cycle runs on ${date}.`;
  const names = running.map(({ planet }, i) => `${LEVELS[i]} ${planet}`);
  return `${ARROW}on ${date}: ${names.join(', ')}`;
}
