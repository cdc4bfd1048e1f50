import { describe, expect, it } from 'vitest';
import type { Operation } from '../../src/operation/operation.js';
import { MAX_WORK, UNIT_MS } from '../../src/operation/work.js';
import { OPERATIONS } from '../../src/registry.js';
import { runs, sampled, WHOLE } from '../support/sample.js';
import { estimateOf, largestOf, missOf, TAKING, takeDrawn } from '../support/work.js';

/** Milliseconds of an estimate from which on an input is left to the whole run, and to the benchmark. */
const LONG = WHOLE ? 5000 : 50;
const FEW = runs(6);

const named = (name: string): Operation => OPERATIONS.find((one) => one.name === name) as Operation;

describe('the length of every answer is estimated within a factor of three', () => {
  it.each(sampled(TAKING, 30).map((operation) => [operation.name, operation] as const))('%s', (_, operation) => {
    const misses: string[] = [];
    const check = (input: unknown): boolean => {
      const estimate = estimateOf(operation, input);
      if (estimate === undefined) return false;
      if (estimate.ms > LONG) return true;
      const miss = missOf(operation, input);
      if (typeof miss === 'string') misses.push(miss);
      return miss !== null;
    };
    expect([check(operation.example), check(largestOf(operation))]).toEqual([true, true]);
    expect(takeDrawn(operation, FEW, check)).toBe(FEW);
    expect(misses).toEqual([]);
  });
});

describe('the work of a call', () => {
  it('is paid for: no estimate is above 400 ms a unit, but for those whose price the contract has', () => {
    const OF_THE_CONTRACT = ['charts.divisional', 'kp.cusps', 'dashas.vimshottari'];
    const beyond = TAKING.filter(({ units }) => units > 0).filter((operation) => {
      const input = largestOf(operation);
      return operation.work(input).ms > UNIT_MS * operation.price(input);
    });
    expect(beyond.map(({ name }) => name).filter((name) => !OF_THE_CONTRACT.includes(name))).toEqual([]);
    for (const name of OF_THE_CONTRACT)
      expect(named(name).work(largestOf(named(name))).ms).toBeLessThan(1.5 * UNIT_MS * named(name).units);
  });

  it('raises the price above what an operation costs, one unit for each 400 ms begun', () => {
    const operation = named('transits.ingresses');
    const span = (to: string) => ({ planets: ['Rahu'], from: '1900-01-01T00:00:00Z', to, division: 'nakshatra' });
    const [short, long] = [span('1901-01-01T00:00:00Z'), span('1999-01-01T00:00:00Z')];
    expect(operation.price(short)).toBe(operation.units);
    const all = { ...long, planets: ['Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] };
    expect(operation.price(all)).toBe(Math.ceil(operation.work(all).ms / UNIT_MS));
    expect(operation.price(all)).toBeGreaterThan(operation.units);
  });

  it('is refused beyond a limit before anything is computed, with what to shorten', () => {
    const operation = named('transits.aspects');
    const largest = largestOf(operation);
    expect(operation.work(largest).ms).toBeGreaterThan(MAX_WORK);
    const before = process.cpuUsage();
    expect(() => operation.call(largest)).toThrow(
      expect.objectContaining({
        code: 'invalid_value',
        field: 'to',
        message: expect.stringMatching(
          /^transits\.aspects would take about \d+ ms of processor time; at most 60000 ms are allowed\. /,
        ),
      }),
    );
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(200);
  });

  it('is limited by the caller, or not at all', () => {
    const operation = named('dashas.yoga_vimshottari');
    const input = { ...(operation.example as object), levels: 4 };
    for (const how of ['call', 'bare', 'stream'] as const)
      expect(() => operation[how](input, { maxWork: 5 })).toThrow(
        expect.objectContaining({ code: 'invalid_value', field: 'levels' }),
      );
    expect(operation.call(input, { maxWork: Number.POSITIVE_INFINITY }).data).toBeDefined();
    expect(operation.call(input).data).toBeDefined();
  });

  it('names the field that makes a call long', () => {
    const refusals: Readonly<Record<string, string>> = {
      'charts.divisional.custom': 'birth.uncertainty_minutes',
      'kp.rectify': 'window_minutes',
      'calendar.festival': 'years',
      'dashas.sudarshana': 'levels',
      'muhurta.search': 'to',
      'nadi.bindu_transits': 'to',
    };
    for (const [name, field] of Object.entries(refusals))
      expect(() => named(name).call(largestOf(named(name)), { maxWork: 10 })).toThrow(
        expect.objectContaining({ code: 'invalid_value', field }),
      );
  });
});
