import { readFileSync } from 'node:fs';
import type { Birth } from '../../src/types.js';

const ROOT = new URL('../../fixtures/', import.meta.url);

/** Returns a JSON fixture, named by its path under `fixtures/`. */
export function fixture<Shape>(path: string): Shape {
  return JSON.parse(readFileSync(new URL(path, ROOT), 'utf8')) as Shape;
}

/** The birth that most examples use. */
export const DELHI: Birth = {
  date: '1990-08-15',
  time: '08:30:00',
  place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
};

/** What `meta.birth` says of it. */
export const DELHI_CLOCK = {
  clock: 'zone',
  utc_offset: '+05:30:00',
  utc: '1990-08-15T03:00:00Z',
  clock_reason: 'standard_time',
  ambiguous: false,
  calendar: 'gregorian',
} as const;

/** Returns a frozen copy of a value, frozen all the way down. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) deepFreeze(inner);
    Object.freeze(value);
  }
  return value;
}

/** Returns the value of a key that must be there. */
export function at<Value>(record: Readonly<Record<string, Value>> | readonly Value[], key: string | number): Value {
  const value = (record as Readonly<Record<string | number, Value>>)[key];
  if (value === undefined) throw new Error(`no ${key}`);
  return value;
}
