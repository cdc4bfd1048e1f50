import { expect, it } from 'vitest';
import { isSiddhantaError } from '../../src/errors.js';
import { DEFAULT_PLANS, issueKey, memoryStores, parsePlans, periodAt } from '../../src/http/index.js';
import { missingPlans } from '../../src/http/plans.js';
import { bench, bodyOf } from './support.js';

const plan = { units_included: 500, rate_limit_per_minute: 5 };

it('are the free tier and what is given', () => {
  expect(parsePlans({})).toEqual(DEFAULT_PLANS);
  const pro = { units_included: 0, rate_limit_per_minute: 1_000_000 };
  expect(parsePlans({ pro, 'team-2_x': plan })).toEqual({ free: plan, pro, 'team-2_x': plan });
  expect(parsePlans({ free: pro })).toEqual({ free: pro });
});

it.each([
  [null, ''],
  ['free', ''],
  [[plan], '0'],
  [{ pro: 5 }, 'pro'],
  [{ pro: { ...plan, units_included: -1 } }, 'pro.units_included'],
  [{ pro: { ...plan, units_included: 1.5 } }, 'pro.units_included'],
  [{ pro: { ...plan, units_included: '500' } }, 'pro.units_included'],
  [{ pro: { units_included: 5 } }, 'pro.rate_limit_per_minute'],
  [{ pro: { ...plan, rate_limit_per_minute: 0 } }, 'pro.rate_limit_per_minute'],
  [{ pro: { ...plan, rate_limit_per_minute: 1_000_001 } }, 'pro.rate_limit_per_minute'],
  [{ pro: { ...plan, max_work: 0 } }, 'pro.max_work'],
  [{ pro: { ...plan, max_work: 600_001 } }, 'pro.max_work'],
  [{ pro: { ...plan, price: 1 } }, 'pro.price'],
  [{ Pro: plan }, 'Pro'],
  [{ '': plan }, ''],
])('%j are no plans', (value, field) => {
  try {
    parsePlans(value);
  } catch (error) {
    expect(isSiddhantaError(error) && (error.field ?? '')).toBe(field);
    return;
  }
  throw new Error('accepted');
});

it.each([
  ['2026-01-01T00:00:00.000Z', '2026-01', '2026-02-01T00:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', '2026-12', '2027-01-01T00:00:00.000Z'],
  ['2024-02-29T12:00:00.000Z', '2024-02', '2024-03-01T00:00:00.000Z'],
])('%s lies in the billing period %s, which ends at %s', (at, name, end) => {
  const period = periodAt(Date.parse(at));
  expect([period.name, new Date(period.end).toISOString()]).toEqual([name, end]);
});

it('that are missing are found among the keys that would need them', async () => {
  const { keys } = memoryStores();
  const ids: string[] = [];
  for (const plan of ['gold', 'free', 'gold', 'toString'])
    ids.push((await issueKey(keys, { plan, now: ids.length })).record.id);
  await issueKey(keys, { plan: 'gone', kind: 'test' });
  await keys.revoke((await issueKey(keys, { plan: 'old' })).record.id, '2026-07-15T00:00:00.000Z');
  const found = missingPlans(await keys.list(), DEFAULT_PLANS);
  expect([...found]).toEqual([
    ['gold', [ids[0], ids[2]]],
    ['toString', [ids[3]]],
  ]);
  expect(missingPlans(await keys.list(), { ...DEFAULT_PLANS, gold: plan, toString: plan } as never).size).toBe(0);
});

it('that are missing all the same are told to the operator by key and plan, to the caller not', async () => {
  const service = await bench();
  const key = await service.key({ plan: 'gold' });
  const { status, text } = await service.call('/v1/charts/rasi', { key, body: bodyOf('charts.rasi') });
  expect(status).toBe(500);
  expect(text).not.toContain('gold');
  expect(String(service.problems[0])).toMatch(
    /^SetupError: The key key_\w{16} has the plan gold, which is not configured\.$/,
  );
});
