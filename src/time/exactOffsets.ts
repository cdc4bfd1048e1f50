import type { ExactOffset } from '../types.js';
import { wallText } from './calendar.js';
import { offsetText } from './offsetText.js';

const MINUTE = 60;

/** Returns an offset to the nearest whole minute, seconds. */
const wholeMinutes = (offset: number): number => Math.round(offset / MINUTE) * MINUTE + 0;

/** Seconds from 1970 of the first and the last instant that were written for an offset. */
interface Span {
  first: number;
  last: number;
}

interface OffsetRecord {
  /** Spans by the seconds of their offsets. */
  readonly spans: Map<number, Span>;
  /** Seconds from 1970 of the earliest instant, with whatever offset. */
  earliest: number;
}

/** Only ever set while {@link withOffsets} runs. */
let recorder: OffsetRecord | undefined;

function addSpan(into: OffsetRecord, offset: number, { first, last }: Span): void {
  const span = into.spans.get(offset);
  into.spans.set(offset, { first: Math.min(span?.first ?? first, first), last: Math.max(span?.last ?? last, last) });
}

/**
 * Returns the seconds of the offset with which an instant is written: whole minutes, the nearest to the true offset, since ISO strings have
 * no seconds there (RFC 3339). Where the true offset has some, {@link withOffsets} hears of it.
 *
 * @param second seconds from 1970 of the instant, UTC
 * @param offset seconds ahead of UTC that the clock truly is
 */
export function writtenOffset(second: number, offset: number): number {
  if (recorder !== undefined && second < recorder.earliest) recorder.earliest = second;
  if (offset % MINUTE === 0) return offset;
  if (recorder !== undefined) addSpan(recorder, offset, { first: second, last: second });
  return wholeMinutes(offset);
}

/**
 * Returns a moment of UTC, whole seconds in milliseconds from 1970, on a clock so many seconds ahead: `1990-08-15T08:30:00+05:30`. An
 * offset with seconds is written as the nearest whole minute, and the wall clock with it, so that the text is the same instant.
 */
export function localText(utcMs: number, offsetSeconds: number): string {
  const second = Math.round(utcMs / 1000);
  const offset = writtenOffset(second, offsetSeconds);
  return `${wallText(second + offset)}${offsetText(offset)}`;
}

const exactOffset = ([offset, { first, last }]: [number, Span]): ExactOffset => ({
  offset: offsetText(wholeMinutes(offset)),
  exact: offsetText(offset),
  first: `${wallText(first)}Z`,
  last: `${wallText(last)}Z`,
});

/** What {@link withOffsets} returns. */
export interface WithOffsets<Value> {
  readonly value: Value;
  /** The offsets with seconds, the earliest first. */
  readonly offsets: readonly ExactOffset[];
  /** Seconds from 1970 of the earliest instant; infinite where none was written. */
  readonly earliest: number;
}

/** Returns what a function returns, and the record of what it wrote. */
function recorded<Value>(run: () => Value): readonly [value: Value, record: OffsetRecord] {
  const outer = recorder;
  const own: OffsetRecord = { spans: new Map(), earliest: Number.POSITIVE_INFINITY };
  recorder = own;
  try {
    return [run(), own];
  } finally {
    recorder = outer;
  }
}

function passOn({ spans, earliest }: OffsetRecord): void {
  if (recorder === undefined) return;
  recorder.earliest = Math.min(recorder.earliest, earliest);
  for (const [offset, span] of spans) addSpan(recorder, offset, span);
}

/** Returns what a function returns, and what offsets with seconds are behind the instants that it writes. */
export function withOffsets<Value>(run: () => Value): WithOffsets<Value> {
  const [value, own] = recorded(run);
  passOn(own);
  const spans = [...own.spans].sort(([, one], [, other]) => one.first - other.first);
  return { value, offsets: spans.map(exactOffset), earliest: own.earliest };
}

/** Returns what a function returns whose instants nobody reads: {@link withOffsets} does not hear of them. */
export const unheard = <Value>(run: () => Value): Value => recorded(run)[0];

/** Returns what a function returns if it is kept; {@link withOffsets} does not hear of what is not. */
export function writtenIfKept<Value>(run: () => Value, isKept: (value: Value) => boolean): Value | undefined {
  const [value, own] = recorded(run);
  if (!isKept(value)) return undefined;
  passOn(own);
  return value;
}
