import { formatClock, formatDate } from '../time/calendar.js';
import { DAY_SECONDS, epochMs, type JdUt, julianDay } from '../time/julian.js';
import { offsetAt } from '../time/zone.js';
import { changeBetween } from '../time/zoneOffset.js';

/** Two changes of a zone's offset lie more than two days apart: equal offsets at both ends of a cell mean none inside. */
const CELL = 2 * DAY_SECONDS;
const MAX_KEPT = 64;

/** An instant as the clocks of a zone show it, rounded once to the whole second. */
export interface Stamp {
  /** Whole days from 1970-01-01 to the date. */
  readonly days: number;
  readonly secondOfDay: number;
  readonly date: string;
  readonly time: string;
}

/** The clocks of one zone. */
export interface ZoneClock {
  /** Returns what the clocks show at a Julian day (UT). */
  readonly stamp: (ut: JdUt) => Stamp;
  /** Returns the Julian day (UT) at which a date, in days from 1970-01-01, begins: the first instant that rounds into it. */
  readonly dayStart: (days: number) => JdUt;
}

/** Returns the clocks of a zone, as quick as a table while the instants asked for lie close together. */
export function zoneClock(zone: string): ZoneClock {
  /** Offset at the start of each cell. */
  const known = new Map<number, number>();
  const atCell = (index: number): number => {
    let found = known.get(index);
    if (found === undefined) {
      if (known.size >= MAX_KEPT) known.clear();
      found = offsetAt(zone, index * CELL * 1000);
      known.set(index, found);
    }
    return found;
  };
  const offset = (second: number): number => {
    const index = Math.floor(second / CELL);
    const start = atCell(index);
    return start === atCell(index + 1) ? start : offsetAt(zone, second * 1000);
  };

  function firstSecond(days: number): number {
    const wall = days * DAY_SECONDS;
    const before = offset(wall - DAY_SECONDS);
    const after = offset(wall + DAY_SECONDS);
    if (before === after) return wall - before;
    const change = changeBetween(offset, wall - DAY_SECONDS, wall + DAY_SECONDS);
    return wall - before < change ? wall - before : Math.max(change, wall - after);
  }

  return {
    stamp(ut) {
      const second = Math.round(epochMs(ut) / 1000);
      const local = second + offset(second);
      const days = Math.floor(local / DAY_SECONDS);
      const secondOfDay = local - days * DAY_SECONDS;
      return { days, secondOfDay, date: formatDate(days), time: formatClock(secondOfDay) };
    },
    dayStart: (days) => julianDay(firstSecond(days) * 1000 - 500),
  };
}
