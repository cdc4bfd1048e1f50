import { expect, it } from 'vitest';
import { OPERATIONS } from '../../src/registry.js';
import { bench } from './support.js';

const PATH = '/v1/transits/ingresses';
const plan = { units_included: 500, rate_limit_per_minute: 1000 };
/** Seventy years of eight planets in nakshatras: the nodes, whose true motion wavers, take most of it. */
const body = {
  planets: ['Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'],
  from: '1990-01-01T00:00:00Z',
  to: '2060-01-01T00:00:00Z',
  division: 'nakshatra',
};
const operation = OPERATIONS.find(({ name }) => name === 'transits.ingresses');
const { ms } = operation?.work(body) ?? { ms: 0 };

it('is refused beyond that of the plan, before it is computed and without a charge', async () => {
  let computed = 0;
  const service = await bench({
    plans: { free: { ...plan, max_work: Math.floor(ms) - 1 } },
    compute: () => {
      computed++;
      throw new Error('computed');
    },
  });
  const { status, headers, json } = await service.call(PATH, { body });
  expect([status, computed, headers.get('x-units-charged')]).toEqual([400, 0, '0']);
  expect(json.error).toMatchObject({
    code: 'invalid_value',
    field: 'to',
    message: `transits.ingresses would take about ${Math.ceil(ms)} ms of processor time; at most ${Math.floor(ms) - 1} ms are allowed. Ask for a shorter span.`,
  });
});

it('is 10,000 ms where the plan says nothing', async () => {
  const service = await bench({ plans: { free: plan } });
  const century = { ...body, from: '1000-01-01T00:00:00Z', to: '1099-01-01T00:00:00Z' };
  const points = Array.from({ length: 50 }, (_, i) => ({ name: `p${i}`, longitude: 7 * i }));
  const angles = Array.from({ length: 24 }, (_, i) => 15 * i + 1);
  const { division, ...span } = century;
  const { status, json } = await service.call('/v1/transits/aspects', { body: { ...span, points, angles } });
  expect([status, json.error.code, json.error.field]).toEqual([400, 'invalid_value', 'to']);
  expect(json.error.message).toContain('at most 10000 ms are allowed');
});

it('sets the price: a unit for each 400 ms begun, where that is more than the operation costs', async () => {
  const service = await bench({ plans: { free: plan } });
  const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
  const festival = OPERATIONS.find(({ name }) => name === 'calendar.festival');
  const price = async (years: number): Promise<number> => {
    const { status, headers, json } = await service.call('/v1/calendar/festival/pradosha_shukla', {
      body: { year: 1990, years, place },
    });
    expect([status, headers.get('x-units-charged')]).toEqual([200, String(json.meta.units)]);
    return json.meta.units;
  };
  const long = festival?.work({ festival: 'pradosha_shukla', year: 1990, years: 30, place }).ms ?? 0;
  expect(long).toBeGreaterThan(800);
  expect([await price(1), await price(30)]).toEqual([festival?.units, Math.ceil(long / 400)]);
});
