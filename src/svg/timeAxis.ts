import { dayNumber } from './daysOf.js';
import { line, textAt } from './frame.js';
import { refuse } from './refuse.js';
import { emWidth } from './scripts.js';
import { escaped } from './text.js';

/** With the elapsed part of the day, on the clock of the result. */
export function dayOf(instant: unknown, field: string): number {
  const text = typeof instant === 'string' ? instant : '';
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d):(\d\d)/.exec(text);
  if (parts === null) return refuse(field, instant, 'an instant, ISO 8601');
  return dayNumber(parts[1], field) + Number(parts[2]) / 24 + Number(parts[3]) / 1440 + Number(parts[4]) / 86_400;
}

/** Days. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Months between marks. */
const STEPS = [1, 2, 3, 6, 12, 24, 60, 120, 240] as const;

export interface MonthStart {
  readonly day: number;
  readonly year: number;
  /** From 0. */
  readonly month: number;
}

/** First days of months, as many as have room. */
export function monthStarts(
  { from, to }: Stretch,
  room: number,
): { readonly starts: readonly MonthStart[]; readonly step: number } {
  const begin = new Date(Math.ceil(from) * 86_400_000);
  const first = begin.getUTCFullYear() * 12 + begin.getUTCMonth() + (begin.getUTCDate() > 1 ? 1 : 0);
  const months = (to - from) / 30.44;
  const step = STEPS.find((one) => months / one <= room) ?? 240;
  const starts: MonthStart[] = [];
  for (let i = Math.ceil(first / step) * step; ; i += step) {
    const [year, month] = [Math.floor(i / 12), i % 12];
    const day = Date.UTC(year, month, 1) / 86_400_000;
    if (day > to) return { starts, step };
    starts.push({ day, year, month });
  }
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** With its room, including signs above and below. */
export function textFrom(
  x: number,
  y: number,
  size: number,
  tone: 'i' | 'm',
  text: string,
): readonly [drawn: string, box: Box] {
  return [
    textAt(x, y, size, tone, 'start', escaped(text)),
    { left: x - size * 0.2, right: x + (emWidth(text) + 0.2) * size, top: y - size * 1.1, bottom: y + size * 0.5 },
  ];
}

/** A line downwards that leaves out the texts in its way. */
export function lineAround(
  x: number,
  from: number,
  to: number,
  boxes: readonly Box[],
  draw: (from: number, to: number) => string = (one, other) => line(x, one, x, other, 'k'),
): string {
  const met = boxes.filter(({ left, right }) => left < x && x < right).sort((a, b) => a.top - b.top);
  let y = from;
  const pieces = met.map(({ top, bottom }) => {
    const piece = top > y ? draw(y, top) : '';
    y = Math.max(y, bottom);
    return piece;
  });
  return `${pieces.join('')}${y < to ? draw(y, to) : ''}`;
}
