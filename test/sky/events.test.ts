import { describe, expect, it } from 'vitest';
import { type EventSearch, searchEvent, searchExtremum } from '../../src/sky/events.js';

const wave = (x: number): number => Math.sin(2 * Math.PI * x);
const search = (more: Partial<EventSearch>): number | undefined =>
  searchEvent({ of: wave, value: 0, from: 0.1, to: 2, step: 0.125, ...more });

describe('searchEvent', () => {
  it('finds the first crossing of either kind', () => {
    expect(search({})).toBeCloseTo(0.5, 6);
    expect(search({ direction: 'falling' })).toBeCloseTo(0.5, 6);
    expect(search({ direction: 'rising' })).toBeCloseTo(1, 6);
    expect(search({ direction: 'rising', to: 0.99 })).toBeUndefined();
  });

  it('counts a crossing exactly at the start, in the requested direction only', () => {
    const of = (x: number): number => x - 1;
    expect(searchEvent({ of, value: 0, from: 1, to: 2, step: 0.1, direction: 'rising' })).toBe(1);
    expect(searchEvent({ of, value: 0, from: 1, to: 2, step: 0.1 })).toBe(1);
    expect(searchEvent({ of, value: 0, from: 1, to: 2, step: 0.1, direction: 'falling' })).toBeUndefined();
  });

  // A summit of the wave just above the value, between two looks.
  it.each([
    ['in the first step', 0.2, 1],
    ['in the first step, right after the start', 0.2498, 1],
    ['in the middle', -0.1, 1],
    ['in the last step', 0.0, 0.26],
    ['in the last step, right before the end', 0.0, 0.2502],
  ])('finds a pair of crossings %s', (_, from, to) => {
    const value = 1 - 1e-11;
    const edge = Math.asin(value) / (2 * Math.PI);
    const found = (direction: 'rising' | 'falling') =>
      searchEvent({ of: wave, value, from, to, step: 0.1, direction, tolerance: 1e-9 });
    if (from < edge) expect(found('rising')).toBeCloseTo(edge, 6);
    if (to > 0.5 - edge) expect(found('falling')).toBeCloseTo(0.5 - edge, 6);
  });

  it('sees no crossing where a summit stays below', () => {
    expect(search({ value: 1.0001 })).toBeUndefined();
    expect(search({ value: -1.0001 })).toBeUndefined();
  });

  it('follows an angle round the circle and is not misled by its wrap', () => {
    const of = (x: number): number => (100 * x) % 360;
    const angle = { of, modulus: 360, from: 0, to: 10, step: 0.5 } as const;
    expect(searchEvent({ ...angle, value: 10 })).toBeCloseTo(0.1, 6);
    expect(searchEvent({ ...angle, value: 0, from: 0.1 })).toBeCloseTo(3.6, 6);
    expect(searchEvent({ ...angle, value: 0, from: 0.1, direction: 'falling' })).toBeUndefined();
    expect(searchEvent({ ...angle, value: 730 })).toBeCloseTo(0.1, 6);
  });

  it('handles a search shorter than a step, and an empty one', () => {
    expect(search({ from: 0.45, to: 0.55, step: 5 })).toBeCloseTo(0.5, 6);
    expect(search({ from: 0.5, to: 0.5 })).toBeUndefined();
    expect(search({ from: 0.6, to: 0.4 })).toBeUndefined();
  });

  it('finds every crossing of a long search, one after another', () => {
    const found: number[] = [];
    for (let from = 0.1; ; ) {
      const next = searchEvent({ of: wave, value: 0.3, from, to: 20, step: 0.11 });
      if (next === undefined) break;
      found.push(next);
      from = next + 1e-4;
    }
    expect(found).toHaveLength(39);
  });
});

describe('searchExtremum', () => {
  it('finds maximum and minimum in turn', () => {
    const first = searchExtremum({ of: wave, from: 0, to: 2, step: 0.1 });
    expect(first?.kind).toBe('maximum');
    expect(first?.jd).toBeCloseTo(0.25, 4);
    expect(first?.value).toBeCloseTo(1, 9);
    const second = searchExtremum({ of: wave, from: 0.3, to: 2, step: 0.1 });
    expect(second?.kind).toBe('minimum');
    expect(second?.jd).toBeCloseTo(0.75, 4);
  });

  it('finds one in the first and in the last step', () => {
    expect(searchExtremum({ of: wave, from: 0.23, to: 0.6, step: 0.1 })?.jd).toBeCloseTo(0.25, 4);
    expect(searchExtremum({ of: wave, from: 0.0, to: 0.26, step: 0.1 })?.jd).toBeCloseTo(0.25, 4);
  });

  it('finds none on a slope', () => {
    expect(searchExtremum({ of: (x) => x, from: 0, to: 2, step: 0.1 })).toBeUndefined();
  });
});
