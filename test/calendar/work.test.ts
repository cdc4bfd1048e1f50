import { expect, it } from 'vitest';
import type { FestivalRule } from '../../src/calendar/festivalRule.js';
import { festivals } from '../../src/calendar/index.js';
import { customFestivalsWork } from '../../src/calendar/work.js';
import { isSiddhantaError } from '../../src/errors.js';

const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const step = { window: 'sunrise', test: 'touch', pick: 'first' } as const;
const monthly = (i: number, steps = 10): FestivalRule => ({
  id: `own_${i}`,
  name: 'Own',
  kind: 'tithi',
  month: null,
  monthly: true,
  tithi: 1 + (i % 30),
  steps: Array.from({ length: steps }, () => ({ ...step, nakshatra: { number: 1 + (i % 27), window: 'sunrise' } })),
  fallback: 'next_sunrise',
});
const rules = Array.from({ length: 200 }, (_, i) => monthly(i));

it('the work of custom rules grows with rules, steps and years, and has a limit', () => {
  const ms = (of: readonly FestivalRule[], span: object) => customFestivalsWork(of, span, () => undefined).ms;
  expect(ms(rules, { year: 2024 })).toBeGreaterThan(10 * ms(rules.slice(0, 1), { year: 2024 }));
  const short = rules.map((_, i) => monthly(i, 1));
  expect(ms(rules, { year: 2024 })).toBeGreaterThan(2 * ms(short, { year: 2024 }));
  expect(ms(rules, { from: '2024-01-01', to: '2024-01-31' })).toBeLessThan(ms(rules, { year: 2024 }) / 10);
  const start = process.cpuUsage();
  try {
    festivals({ year: 2024 }, place, rules, {}, { maxWork: 300 });
    expect.unreachable();
  } catch (problem) {
    if (!isSiddhantaError(problem)) throw problem;
    expect([problem.code, problem.field]).toEqual(['invalid_value', 'rules']);
    expect(problem.message).toMatch(
      /^festivals would take about \d+ ms of processor time; at most 300 ms are allowed\. Give fewer rules/,
    );
  }
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(300);
});
