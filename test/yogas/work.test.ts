import { describe, expect, it } from 'vitest';
import type { SiddhantaError } from '../../src/errors.js';
import { rasi } from '../../src/index.js';
import { evaluateYogas, YOGA_CATALOGUE, type YogaPredicate, type YogaRule, yogaRules } from '../../src/yogas/index.js';
import { MAX_RULES_WORK, refuseLongRules } from '../../src/yogas/work.js';

const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const chart = rasi({ birth: { date: '1990-08-15', time: '08:30:00', place } }).data;
/** Milliseconds: a rule is refused by its size, without trying it. */
const AT_ONCE = 1000;
/** The least of so many tries counts: what else a process does, such as collecting garbage, only adds to one. */
const TRIES = 3;

const ruleOf = (when: unknown, more: Partial<YogaRule> = {}): YogaRule => ({
  id: 'mine',
  name: 'Mine',
  category: 'mine',
  definition: 'As it is.',
  when: when as YogaPredicate,
  sources: [{ work: 'notebook', locus: '', state: 'read' }],
  ...more,
});
const counted = (depth: number): object =>
  depth === 0 ? { exalted: '$x' } : { count_planets: { group: 'nine', min: 1, that: counted(depth - 1) } };
const wide = (depth: number): object =>
  depth === 0 ? { exalted: 'Sun' } : { any: Array.from({ length: 50 }, () => wide(depth - 1)) };
const shared = (depth: number): object => {
  if (depth === 0) return { exalted: 'Sun' };
  const inner = shared(depth - 1);
  return { any: Array.from({ length: 50 }, () => inner) };
};

function refusal(call: () => unknown): { error: SiddhantaError | undefined; ms: number } {
  const tries = Array.from({ length: TRIES }, () => refusalOnce(call));
  return { error: tries[0]?.error, ms: Math.min(...tries.map(({ ms }) => ms)) };
}

function refusalOnce(call: () => unknown): { error: SiddhantaError | undefined; ms: number } {
  const start = process.cpuUsage();
  let error: SiddhantaError | undefined;
  try {
    call();
  } catch (problem) {
    error = problem as SiddhantaError;
  }
  const { user, system } = process.cpuUsage(start);
  return { error, ms: (user + system) / 1000 };
}

describe('rules of one’s own', () => {
  it.each([
    ['eight counts within one another, 416 bytes', { not: counted(8) }],
    // One level less, with 125,000 separate objects.
    ['50³ alternatives', wide(3)],
    ['50⁴ alternatives, each of one object', shared(4)],
    ['50¹¹ alternatives, each of one object', shared(11)],
  ])('are refused at once with their path: %s', (_, when) => {
    const rules = [ruleOf({ exalted: 'Sun' }, { id: 'short' }), ruleOf(when)];
    for (const call of [() => evaluateYogas(chart, rules), () => yogaRules(rules)]) {
      const { error, ms } = refusal(call);
      expect(error).toMatchObject({ code: 'invalid_value', field: 'rules.1.when' });
      expect(error?.message).toMatch(
        /^rules\.1\.when would take (about|more than) \d+ ms of processor time in a chart; at most 1000 ms are allowed\. Nest less/,
      );
      expect(ms).toBeLessThan(AT_ONCE);
    }
  });

  it('are refused by the path of another reading, and as a whole', () => {
    const { sources } = ruleOf({});
    const variants = { loud: { definition: 'Longer.', when: counted(8) as YogaPredicate, sources } };
    expect(refusal(() => yogaRules([ruleOf({ exalted: 'Sun' }, { variants })])).error?.field).toBe(
      'rules.0.variants.loud.when',
    );
    const many = Array.from({ length: 60 }, (_, i) => ruleOf(wide(2), { id: `r${i}` }));
    const { error } = refusal(() => yogaRules(many));
    expect([error?.code, error?.field]).toEqual(['invalid_value', 'rules']);
    expect(error?.message).toMatch(/Give fewer rules at a time\.$/);
  });

  it('are multiplied by what their variables stand for', () => {
    const rows = Array.from({ length: 200 }, () => ['Sun' as const]);
    const bound = ruleOf({ any: [{ exalted: '$p' }, counted(4)] }, { for_each: { var: 'p', over: rows } });
    expect(refusal(() => yogaRules([bound])).error?.field).toBe('rules.0.when');
    expect(yogaRules([{ ...bound, for_each: { var: 'p', over: 'nodes' } }])).toHaveLength(1);
  });

  it('have the limit that the caller gives, or none', () => {
    const rules = [ruleOf({ not: counted(4) })];
    expect(refusal(() => evaluateYogas(chart, rules, {}, { maxWork: 1 })).error?.field).toBe('rules.0.when');
    const judged = yogaRules(rules, { maxWork: Number.POSITIVE_INFINITY });
    const report = evaluateYogas(chart, judged, { include_absent: true }, { maxWork: 1 });
    expect([...report.yogas, ...(report.absent ?? [])].map(({ id }) => id)).toEqual(['mine']);
  });

  it('that lead back to themselves, or are no rules, are left to the schema', () => {
    const circle: { any: unknown[] } = { any: [] };
    circle.any.push(circle, circle);
    expect(refusal(() => yogaRules([ruleOf(circle)])).error).toMatchObject({ code: 'invalid_value' });
    for (const rules of [null, 5, [null], ['x'], [{ when: null, variants: { a: null } }]])
      expect(() => refuseLongRules(rules)).not.toThrow();
  });

  it('are estimated within a factor of three where it matters', () => {
    const planned = yogaRules([ruleOf({ not: counted(5) })]);
    let ms = Number.POSITIVE_INFINITY;
    for (let i = 0; i < 5; i++) ms = Math.min(ms, refusal(() => evaluateYogas(chart, planned)).ms);
    // Its estimate is about 100 ms: it is allowed three times the measured time, also on a slow machine.
    expect(refusal(() => yogaRules([ruleOf({ not: counted(5) })], { maxWork: 3 * Math.max(ms, 40) })).error).toBe(
      undefined,
    );
    expect(refusal(() => yogaRules([ruleOf({ not: counted(5) })], { maxWork: 30 })).error).toBeDefined();
  });

  it('of the catalogue are far within it', () => {
    expect(() => refuseLongRules(YOGA_CATALOGUE, MAX_RULES_WORK / 4)).not.toThrow();
  });
});
