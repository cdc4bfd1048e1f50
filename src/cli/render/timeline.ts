import type { Period, TimelineBlock } from '../../operation/show.js';
import { type Paint, PLAIN } from '../colour.js';
import { type ChartWords, ENGLISH } from './chartWords.js';
import { columnsOf, padAfter, padBefore } from './text.js';

const ARROW = '→ ';

/**
 * Yields the lines of the table of periods, indented by level; an arrow marks those that run.
 *
 * @param onlyRunning whether only the running periods are opened
 * @param words those of the titles
 */
export function* timelineLines(
  { levels, periods }: Pick<TimelineBlock, 'levels' | 'periods'>,
  running: readonly Period[],
  onlyRunning = false,
  { label }: ChartWords = ENGLISH,
  paint: Paint = PLAIN,
): Generator<string> {
  const [first = ''] = levels;
  const name = Math.max(0, ...periods.map((period) => columnsOf(period.name)));
  const width = Math.max(columnsOf(first), 2 * (levels.length - 1) + name);
  const isRunning = new Set(running);
  function* walk(siblings: readonly Period[], indent: string): Generator<string> {
    for (const period of siblings) {
      const runs = isRunning.has(period);
      const named = padAfter(indent + period.name, width);
      const line = `${runs ? ARROW : '  '}${named}  ${period.from}  ${period.to}  ${period.years.toFixed(6).padStart(9)}`;
      yield runs ? paint('accent', line) : line;
      if (runs || !onlyRunning) yield* walk(period.within, `${indent}  `);
    }
  }
  const [from, to, years] = [label('From'), label('To'), label('Years')];
  const head = `  ${padAfter(first, width)}  ${padAfter(from, 10)}  ${padAfter(to, 10)}  ${padBefore(years, 9)}`;
  yield paint('strong', head);
  yield paint('faint', '─'.repeat(columnsOf(head)));
  yield* walk(periods, '');
}

/** Returns the sentence on what runs, such as `→ on 2026-11-21: Mahadasha Jupiter, antardasha Moon`. */
export function runningLine(levels: readonly string[], running: readonly Period[], date: string): string {
  if (running.length === 0) return `No period of the cycle runs on ${date}.`;
  const names = running.map(({ name }, i) => `${levels[i] ?? ''} ${name}`.trim());
  return `${ARROW}on ${date}: ${names.join(', ')}`;
}
