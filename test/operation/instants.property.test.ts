import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSiddhantaError } from '../../src/errors.js';
import { OPERATIONS } from '../../src/registry.js';
import type { ExactOffset } from '../../src/types.js';
import { sampled } from '../support/sample.js';

/** Zones whose local mean time, or the first time after it, is ahead of UTC by minutes and seconds; the last until 1972. */
const ZONES = [
  'Asia/Kolkata',
  'Asia/Colombo',
  'Asia/Kathmandu',
  'Europe/Amsterdam',
  'Europe/Dublin',
  'America/New_York',
  'Asia/Singapore',
  'Africa/Monrovia',
] as const;

/** RFC 3339, section 5.6: date-time. */
const RFC_3339 =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
const INSTANT = /^-?\d{4,6}-\d\d-\d\d[T ]\d\d:\d\d/;
const OFFSET = /^[+-]\d\d:\d\d:\d\d$/;

function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

interface When {
  readonly year: number;
  readonly day: number;
  readonly time: string;
  readonly zone: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

function moved(example: unknown, { year, day, time, zone }: When): unknown {
  const dateOf = (text: string): string => `${year}${text.slice(4, 8)}${two(day)}${text.slice(10)}`;
  const {
    from: given,
    start = given,
    birth,
  } = example as { readonly from?: unknown; readonly start?: unknown; readonly birth?: { readonly date?: string } };
  // A span after a birth is moved with it.
  const from = typeof start === 'string' ? (birth?.date ?? start) : undefined;
  const shift = from === undefined ? 0 : year - Number(from.slice(0, 4));
  const shifted = (text: string): string => `${Number(text.slice(0, 4)) + shift}${text.slice(4)}`;
  const visit = (value: unknown, key: string): unknown => {
    if (typeof value === 'string' && key === 'timezone') return zone;
    if (typeof value === 'string' && key === 'time' && value !== '') return time;
    if (typeof value === 'string' && ['from', 'to', 'start', 'end'].includes(key) && INSTANT.test(`${value}T00:00`)) {
      return shifted(value);
    }
    if (typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)) return dateOf(value);
    if (typeof value === 'number' && key === 'year') return year;
    if (Array.isArray(value)) return value.map((inner) => visit(inner, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, visit(inner, name)]));
  };
  return visit(example, '');
}

const whens = fc.record({
  year: fc.integer({ min: 1850, max: 1947 }),
  day: fc.integer({ min: 1, max: 28 }),
  time: fc.constantFrom('00:00:05', '05:17:29', '12:00:00', '23:59:50'),
  zone: fc.constantFrom(...ZONES),
});

/** Whether the operation answers its moved example, which may be refused, as where a day has no such festival. */
function isAnswered(operation: (typeof OPERATIONS)[number], when: When): boolean {
  const input = moved(operation.example, when);
  let result: ReturnType<typeof operation.call>;
  try {
    result = operation.call(input as never);
  } catch (error) {
    if (isSiddhantaError(error)) return false;
    throw error;
  }
  const { data, ...rest } = result;
  const { text: long, ...streamed } = operation.stream(input as never);
  expect(streamed).toEqual(rest);
  expect([...long].join('')).toBe(JSON.stringify(data));
  const texts = textsOf(result).filter(([, text]) => INSTANT.test(text));
  for (const [path, text] of texts) {
    expect(text, path).toMatch(RFC_3339);
    expect(Number.isNaN(Date.parse(text)), `${path} ${text}`).toBe(false);
  }
  const offsets: readonly ExactOffset[] = result.meta.exact_offsets ?? [];
  for (const { offset, exact, first, last } of offsets) {
    expect(exact).toMatch(OFFSET);
    expect(exact.slice(-2)).not.toBe('00');
    expect(Date.parse(first)).toBeLessThanOrEqual(Date.parse(last));
    expect(texts.some(([, text]) => text.endsWith(offset))).toBe(true);
  }
  return true;
}

describe('every text of a result that looks like an instant is one, for births of 1850 to 1947', () => {
  const asked = sampled(
    OPERATIONS.filter(({ method }) => method === 'POST'),
    12,
  );
  const answered = new Set<string>();
  it.each(asked.map((operation) => [operation.name, operation] as const))('%s', (name, operation) => {
    const check = (when: When): void => {
      if (isAnswered(operation, when)) answered.add(name);
    };
    fc.assert(fc.property(whens, check), { numRuns: 4 });
  });

  it('is asked of every operation', () => {
    const silent = asked.filter(({ name }) => !answered.has(name));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

describe('exact offsets are those of the instants in the result, not of what was looked at and left out', () => {
  const amsterdam = { time: '00:00:05', zone: 'Europe/Amsterdam' } as const;
  it.each([
    ['eclipses.ritual', { ...amsterdam, year: 1916, day: 1 }],
    ['calendar.ekadashi', { ...amsterdam, year: 1917, day: 1 }],
    ['doshas.birth_moment', { ...amsterdam, year: 1906, day: 3 }],
    ['remedies.for_birth', { ...amsterdam, year: 1850, day: 23, zone: 'Asia/Kolkata' }],
  ])('%s', (name, when) => {
    const operation = OPERATIONS.find((one) => one.name === name);
    expect(operation && isAnswered(operation, when)).toBe(true);
  });
});
