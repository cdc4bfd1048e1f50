// What documents and feeds are where threads compute them: the same.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { feedToken } from '../../src/http/feed/token.js';
import { openPool, type Pool } from '../../src/http/node-pool.js';
import { REPORTS } from '../../src/report/index.js';
import { threadEntry } from './support/thread.js';
import { type Bench, bench, type JsonObject } from './support.js';

let pool: Pool;
beforeAll(async () => {
  pool = await openPool({ entry: threadEntry(), size: 2 });
});
afterAll(() => pool.close());

it.each(REPORTS.map(({ path, example }) => [path, example] as const))(
  '%s is written there as here',
  async (path, example) => {
    const same = { reports: REPORTS, newRequestId: () => 'req_same' };
    const there = await bench({ ...same, compute: pool.computeElsewhere });
    const here = await bench(same);
    for (const language of ['en', 'ta']) {
      const body = { ...(example as JsonObject), language };
      const answer = await there.call(path, { body });
      expect(answer.status).toBe(200);
      expect(answer.text).toBe((await here.call(path, { body })).text);
      const headers = { Accept: 'text/html' };
      const page = await (await there.send(path, { body, headers })).text();
      expect(page).toBe(answer.json.data.html);
    }
  },
);

it('a feed is the same', async () => {
  const place = { latitude: 18.5204, longitude: 73.8567, timezone: 'Asia/Kolkata' };
  const birth = { date: '1869-10-02', time: '07:12:00', place: { ...place, latitude: 21.6417, longitude: 69.6293 } };
  const token = feedToken({
    place,
    festivals: ['diwali', 'holi', 'ganesh_chaturthi', 'maha_shivaratri', 'ugadi', 'onam', 'pongal'],
    ekadashi: true,
    birthday: { birth, by: ['tithi', 'nakshatra'] },
    shraddha: { month: 'Magha', tithi: 5 },
  });
  const read = async (service: Bench) => {
    const response = await service.send(`/v1/calendar/feed/${token}.ics`, { key: null });
    return [response.status, await response.text()] as const;
  };
  const [status, text] = await read(await bench({ feeds: {} }));
  expect(status).toBe(200);
  expect(await read(await bench({ feeds: {}, compute: pool.computeElsewhere }))).toEqual([200, text]);
  // A long span is computed in a thread, whoever asks.
  expect(await read(await bench({ feeds: {}, compute: pool.compute }))).toEqual([200, text]);
});
