// The reviewed results that the examples have to show.
import { deepStrictEqual } from 'node:assert';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/package.mjs';

const read = (file) => JSON.parse(readFileSync(join(ROOT, 'fixtures/golden', file), 'utf8'));

/** The chart of 1990-08-15 08:30, New Delhi: `data` of the result. */
export const CHART = read('charts/delhi-1990.json').operations.find(({ operation }) => operation === 'rasi').data;
export const BIRTH = {
  date: '1990-08-15',
  time: '08:30:00',
  place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
};

/** Calls a metered API for that chart, with and without a key, and compares what it answers. */
export async function checkApi(url, key) {
  const body = JSON.stringify({ birth: BIRTH, user_name: CHART.user_name });
  const call = async (headers) => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body };
    const response = await fetch(`${url}/v1/charts/rasi`, init);
    return { status: response.status, json: await response.json() };
  };
  const refused = await call({});
  deepStrictEqual([refused.status, refused.json.error.code], [401, 'missing_api_key']);
  // A trial key is printed with the first request: after that one.
  const { status, json } = await call({ 'X-API-Key': await key() });
  deepStrictEqual([status, json.data, json.meta.units], [200, CHART, 1]);
}
