import createClient from 'openapi-fetch';
import { expect, it } from 'vitest';
import type { paths } from './support/api.gen.js';
import { BASE, bench } from './support.js';

/** As `openapi-typescript` and `openapi-fetch` make it from openapi.json: names, fields and results are type-checked. */
async function client() {
  const { handler, live } = await bench();
  return createClient<paths>({ baseUrl: BASE, headers: { 'X-API-Key': live }, fetch: (request) => handler(request) });
}

const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const birth = { date: '1990-08-15', time: '08:30:00', place };

it('a typed client generated from the description runs the whole API', async () => {
  const api = await client();

  const rasi = await api.POST('/v1/charts/rasi', { body: { birth } });
  expect(rasi.data?.data.ascendant.sign).toBe('Virgo');
  const navamsha = await api.POST('/v1/charts/divisional/{varga}', {
    params: { path: { varga: 'd9' } },
    body: { birth },
  });
  expect(navamsha.data?.data.ascendant.sign).toBe('Capricorn');
  const dasha = await api.POST('/v1/dashas/vimshottari', { body: { birth, levels: 1 } });
  expect(dasha.data?.data.mahadashas[0]?.planet).toBe('Moon');
  const panchang = await api.POST('/v1/panchang/day', { body: { date: '2025-11-22', place } });
  expect(panchang.data?.data.panchanga.tithi.number).toBe(2);
  const cusps = await api.POST('/v1/kp/cusps', { body: { birth } });
  expect(cusps.data?.data.ascendant.sign_index).toBe(6);
  const moment = '2024-02-05T15:51:00+05:30';
  const horary = await api.POST('/v1/kp/horary', { body: { horary_number: 37, moment, place } });
  expect(horary.data?.data.ascendant.sign).toBe('Taurus');
  const match = await api.POST('/v1/compatibility/ashtakoota', { body: { bride: { birth }, groom: { birth } } });
  expect(match.data?.data.female.guna_milan_results.max_score).toBe(36);
  const capabilities = await api.GET('/v1/meta/capabilities');
  expect(capabilities.data?.data.default_ayanamsa).toBe('lahiri');
  const usage = await api.GET('/v1/meta/usage');
  expect(usage.data?.data.units_used).toBe(1 + 3 + 3 + 1 + 3 + 3 + 10);
});

it('and is told what is wrong in the shape that it knows', async () => {
  const api = await client();
  const { error, response } = await api.POST('/v1/charts/rasi', { body: { birth: { ...birth, date: '1990-02-30' } } });
  expect([response.status, error?.error.code, error?.error.field]).toEqual([400, 'invalid_date', 'birth.date']);
});
