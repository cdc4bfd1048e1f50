import { ARUNODAYA_MINUTES, type DayMark, WINDOWS, type WindowName } from '../tables/windows.js';

/** A stretch of time, half-open; of no length where it is an instant. Julian days (UT). */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** What the windows of a day are made of; undefined where the Sun or the Moon does not rise or set. Asked for only when needed. */
export interface DayMarks {
  readonly sunrise: number | undefined;
  readonly sunset: () => number | undefined;
  readonly nextSunrise: () => number | undefined;
  /** The sunset of the day before. */
  readonly sunsetBefore: () => number | undefined;
  /** The first moonrise of the day. */
  readonly moonrise: () => number | undefined;
}

/** How windows are measured where almanacs differ. */
export interface WindowOptions {
  /** Arunodaya: 96 minutes, or two fifteenths of the night. */
  readonly arunodaya: '96_minutes' | 'night_fifteenths';
}

const stretch = (start: number | undefined, end: number | undefined): Stretch | undefined =>
  start === undefined || end === undefined ? undefined : { start, end };

function markOf([half, part, of]: DayMark, { sunrise, sunset, nextSunrise }: DayMarks): number | undefined {
  const first = half === 'day' ? sunrise : sunset();
  if (part === 0) return first;
  const last = half === 'day' ? sunset() : nextSunrise();
  if (part === of) return last;
  return first === undefined || last === undefined ? undefined : first + ((last - first) * part) / of;
}

/** Fifteenths of the night that arunodaya is where it is measured so. */
const ARUNODAYA_FIFTEENTHS = 2;

function arunodayaOf({ sunrise, sunsetBefore }: DayMarks, { arunodaya }: WindowOptions): Stretch | undefined {
  if (sunrise === undefined) return undefined;
  if (arunodaya === '96_minutes') return { start: sunrise - ARUNODAYA_MINUTES / 1440, end: sunrise };
  const sunset = sunsetBefore();
  return sunset === undefined
    ? undefined
    : { start: sunrise - ((sunrise - sunset) * ARUNODAYA_FIFTEENTHS) / 15, end: sunrise };
}

/** Returns a window of a day; undefined where the day lacks what it is made of, and always where the Sun does not rise. */
export function windowOf(name: WindowName, marks: DayMarks, options: WindowOptions): Stretch | undefined {
  if (marks.sunrise === undefined) return undefined;
  if (name === 'arunodaya') return arunodayaOf(marks, options);
  if (name === 'moonrise') {
    const moonrise = marks.moonrise();
    return stretch(moonrise, moonrise);
  }
  const { from, to } = WINDOWS[name];
  return stretch(markOf(from, marks), markOf(to, marks));
}

/** Returns how many days of a window a stretch holds; undefined where it does not meet it. A stretch meets an instant that lies in it. */
export function overlapOf(window: Stretch, { start, end }: Stretch): number | undefined {
  if (window.start === window.end) return start <= window.start && window.start < end ? 0 : undefined;
  const overlap = Math.min(window.end, end) - Math.max(window.start, start);
  return overlap > 0 ? overlap : undefined;
}

/** Returns whether a stretch holds all of a window. */
export function covers({ start, end }: Stretch, window: Stretch): boolean {
  return window.start === window.end
    ? start <= window.start && window.start < end
    : start <= window.start && window.end <= end;
}
