import { ARUNODAYA_MINUTES, type DayMark, WINDOWS, type WindowName } from '../tables/windows.js';

/** Half-open, or an instant. Julian days (UT). */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Undefined where the Sun or the Moon does not rise or set. Computed on first use. */
export interface DayMarks {
  readonly sunrise: number | undefined;
  readonly sunset: () => number | undefined;
  readonly nextSunrise: () => number | undefined;
  /** Of the day before. */
  readonly sunsetBefore: () => number | undefined;
  /** The first of the day. */
  readonly moonrise: () => number | undefined;
}

/** How windows are measured where almanacs differ. */
export interface WindowOptions {
  /** Aruṇodaya: 96 minutes, or two fifteenths of the night. */
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

const ARUNODAYA_FIFTEENTHS = 2;

function arunodayaOf({ sunrise, sunsetBefore }: DayMarks, { arunodaya }: WindowOptions): Stretch | undefined {
  if (sunrise === undefined) return undefined;
  if (arunodaya === '96_minutes') return { start: sunrise - ARUNODAYA_MINUTES / 1440, end: sunrise };
  const sunset = sunsetBefore();
  return sunset === undefined
    ? undefined
    : { start: sunrise - ((sunrise - sunset) * ARUNODAYA_FIFTEENTHS) / 15, end: sunrise };
}

/** Undefined where the day lacks a mark of the window, and always where the Sun does not rise. */
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

/** Days that a window and a stretch share; undefined where they do not meet. An instant is met by the stretch around it. */
export function overlapOf(window: Stretch, { start, end }: Stretch): number | undefined {
  if (window.start === window.end) return start <= window.start && window.start < end ? 0 : undefined;
  const overlap = Math.min(window.end, end) - Math.max(window.start, start);
  return overlap > 0 ? overlap : undefined;
}

export function covers({ start, end }: Stretch, window: Stretch): boolean {
  return window.start === window.end
    ? start <= window.start && window.start < end
    : start <= window.start && window.end <= end;
}
