import { formatDate } from '../time/calendar.js';
import { DAY_MS } from '../time/julian.js';
import type { PlanetaryPosition } from '../zodiac/position.js';
import type { ChartBlock, Period, TimelineBlock } from './show.js';

/** What is in a chart: the lagna in the first house, or a body. */
export interface ChartRow extends PlanetaryPosition {
  readonly body: string;
}

export function chartRows({ ascendant, positions }: ChartBlock): readonly ChartRow[] {
  return [
    { body: 'Lagna', ...ascendant, house: 1, retrograde: '' },
    ...Object.entries(positions).map(([body, position]) => ({ body, ...position })),
  ];
}

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
