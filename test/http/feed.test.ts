import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { birthday } from '../../src/calendar/birthday.js';
import { ekadashi } from '../../src/calendar/ekadashi.js';
import { festivals } from '../../src/calendar/festivals.js';
import { shraddha } from '../../src/calendar/shraddha.js';
import { logFrom } from '../../src/cli/log.js';
import { SiddhantaError } from '../../src/errors.js';
import { type FeedSelection, feedToken, MOST_CHARACTERS, readFeedToken } from '../../src/http/feed/token.js';
import { FEED_REVISION, feedWindow } from '../../src/http/feed/write.js';
import { hashKey } from '../../src/http/index.js';
import { runs } from '../support/sample.js';
import { BASE, type Bench, bench } from './support.js';

const PUNE = { latitude: 18.5204, longitude: 73.8567, timezone: 'Asia/Kolkata' };
/** Gandhi: no living person. */
const BIRTH = {
  date: '1869-10-02',
  time: '07:12:00',
  place: { latitude: 21.6417, longitude: 69.6293, timezone: 'Asia/Kolkata' },
};
const ALL = {
  place: PUNE,
  festivals: ['diwali', 'holi', 'ganesh_chaturthi', 'maha_shivaratri', 'ugadi', 'onam', 'pongal'],
  ekadashi: true,
  birthday: { birth: BIRTH, by: ['tithi', 'nakshatra'] },
  shraddha: { month: 'Magha', tithi: 5 },
} as const satisfies FeedSelection;

const service = (more: Parameters<typeof bench>[0] = { feeds: {} }) => bench(more);
const path = (token: string): string => `/v1/calendar/feed/${token}.ics`;
const tokenOf = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

async function get({ send }: Bench, token: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await send(path(token), { key: null, headers, method });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function entriesOf(text: string) {
  const root = new ICAL.Component(ICAL.parse(text));
  return { root, entries: root.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)) };
}

/** Throws what is thrown, of which it wants the code and the field. */
function refusalOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (problem) {
    return problem instanceof SiddhantaError ? [problem.code, problem.field] : problem;
  }
}

const coordinate = (most: number) => fc.double({ min: -most, max: most, noNaN: true }).map((value) => value + 0 || 0);
const place = fc.record({
  latitude: coordinate(90),
  longitude: coordinate(180),
  timezone: fc.constantFrom('Asia/Kolkata', 'Europe/Zurich', 'America/New_York', 'Pacific/Auckland'),
});
const selections: fc.Arbitrary<FeedSelection> = fc
  .record(
    {
      place,
      ayanamsa: fc.constantFrom('lahiri' as const, 'raman' as const),
      sunrise: fc.constantFrom('upper_limb' as const, 'hindu' as const),
      festivals: fc.oneof(
        fc.constant(['defaults'] as const),
        fc.uniqueArray(fc.constantFrom('diwali' as const, 'holi' as const, 'onam' as const), { minLength: 1 }),
      ),
      ekadashi: fc.boolean(),
      birthday: fc.record(
        {
          birth: fc.record({
            date: fc.constantFrom('1869-10-02', '1600-02-29'),
            time: fc.constantFrom('00:00:00', '23:59:59'),
            place,
          }),
          by: fc.uniqueArray(fc.constantFrom('tithi' as const, 'nakshatra' as const, 'solar' as const), {
            minLength: 1,
          }),
          options: fc.record({ star_at: fc.constantFrom('sunrise' as const, 'six_ghatis' as const) }),
        },
        { requiredKeys: ['birth'] },
      ),
      shraddha: fc.record(
        {
          month: fc.constantFrom('Magha' as const, 'Ashvina' as const),
          tithi: fc.integer({ min: 1, max: 30 }),
          is_adhika: fc.boolean(),
          rite: fc.constantFrom('parvana' as const, 'ekoddishta' as const),
        },
        { requiredKeys: ['month', 'tithi'] },
      ),
    },
    { requiredKeys: ['place'] },
  )
  .filter((one) => one.festivals !== undefined || one.ekadashi || !!one.birthday || !!one.shraddha);

describe('a token', () => {
  it('is the selection that it was made from', () => {
    fc.assert(
      fc.property(selections, (selection) => {
        const token = feedToken(selection);
        expect(token).toMatch(/^[\w-]+$/);
        expect(token.length).toBeLessThanOrEqual(MOST_CHARACTERS);
        expect(readFeedToken(token)).toEqual(selection);
        expect(feedToken(readFeedToken(token))).toBe(token);
      }),
      { numRuns: runs(200) },
    );
  });

  it('of any text is a selection or refused as invalid_value of the token', () => {
    const texts = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.json().map((text) => Buffer.from(text).toString('base64url')),
      fc.tuple(selections, fc.nat(), fc.constantFrom('A', 'z', '_', '')).map(([selection, at, other]) => {
        const token = feedToken(selection);
        const i = at % token.length;
        return token.slice(0, i) + other + token.slice(i + 1);
      }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const found = refusalOf(() => typeof readFeedToken(text));
        expect([['invalid_value', 'token'], 'object']).toContainEqual(found);
      }),
      { numRuns: runs(500) },
    );
  });

  it('is refused for a selection with no days, one that contradicts itself, and one that is too long', () => {
    const place = PUNE;
    expect(refusalOf(() => feedToken({ place }))).toEqual(['missing_field', 'festivals']);
    expect(refusalOf(() => feedToken({ place, ekadashi: false }))).toEqual(['missing_field', 'festivals']);
    expect(refusalOf(() => feedToken({ place, festivals: ['defaults', 'diwali'] }))).toEqual([
      'invalid_value',
      'festivals',
    ]);
    expect(refusalOf(() => feedToken({ place, ekadashi: true, regions: ['bengal'] }))).toEqual([
      'invalid_value',
      'regions',
    ]);
    const { time: _, ...dated } = BIRTH;
    expect(refusalOf(() => feedToken({ place, birthday: { birth: dated } }))).toEqual([
      'missing_field',
      'birthday.birth.time',
    ]);
    const many = Array.from({ length: 80 }, () => 'diwali' as const);
    expect(refusalOf(() => feedToken({ place, festivals: many }))).toEqual(['invalid_value', 'festivals']);
  });
});

describe('a feed', () => {
  it('has the days of its operations, each once, within its months', async () => {
    const each = await service();
    const { status, headers, text } = await get(each, feedToken(ALL));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const window = feedWindow(each.clock.now);
    expect(window).toEqual({ from: '2026-05-01', to: '2027-08-31' });
    const dates = (found: readonly (string | null)[]): string[] =>
      found.filter((date): date is string => date !== null && window.from <= date && date <= window.to);
    const place = PUNE;
    const fast = (year: number) => ekadashi({ year, place }).data.ekadashis;
    const expected = [
      ...[2026, 2027].flatMap((year) =>
        dates(festivals({ year, place, ids: ALL.festivals }).data.festivals.map(({ date }) => date)),
      ),
      ...[2026, 2027].flatMap((year) => dates(fast(year).flatMap((one) => [...new Set([one.smarta, one.vaishnava])]))),
      ...dates(
        birthday({ birth: BIRTH, year: 2026, years: 2, place })
          .data.birthdays.filter(({ by }) => by !== 'solar')
          .map(({ date }) => date),
      ),
      ...dates(shraddha({ ...ALL.shraddha, year: 2026, years: 2, place }).data.yearly.map(({ date }) => date)),
    ].sort();
    const { entries } = entriesOf(text);
    expect(entries.map(({ startDate }) => String(startDate))).toEqual(expected);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
    expect(expected.length).toBeGreaterThan(45);
  });

  it('says its name, how often it is read and where, and lines are folded, as ical.js reads it', async () => {
    const token = feedToken(ALL);
    const { text } = await get(await service(), token);
    const { root, entries } = entriesOf(text);
    expect(root.getFirstPropertyValue('name')).toBe(
      'Festivals + Ekadashis + Birthday + Shraddha (18.5204° N 73.8567° E)',
    );
    expect(String(root.getFirstPropertyValue('refresh-interval'))).toBe('P1D');
    expect(root.getFirstPropertyValue('source')).toBe(`${BASE}${path(token)}`);
    for (const { component, startDate, duration } of entries) {
      expect([startDate.isDate, duration.toSeconds()]).toEqual([true, 86_400]);
      expect(component.getFirstPropertyValue('sequence')).toBe(FEED_REVISION.sequence);
      expect(String(component.getFirstPropertyValue('dtstamp'))).toBe(FEED_REVISION.stamp);
    }
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const { text: unknown } = await get(await bench({ feeds: {}, publicUrl: undefined } as object), token);
    expect(entriesOf(unknown).root.hasProperty('source')).toBe(false);
  });

  it('has the same bytes at each fetch of a month, and the same UIDs and entries in the next', async () => {
    const each = await service();
    const token = feedToken(ALL);
    const first = await get(each, token);
    each.clock.now += 15 * 86_400_000;
    expect((await get(await service(), token)).text).toBe(first.text);
    expect((await get(each, token)).text).toBe(first.text);
    each.clock.now += 3 * 86_400_000;
    const next = await get(each, token);
    expect(next.headers.get('etag')).not.toBe(first.headers.get('etag'));
    const texts = (text: string) => new Map(entriesOf(text).entries.map((one) => [one.uid, one.component.toString()]));
    const [before, after] = [texts(first.text), texts(next.text)];
    const kept = [...before].filter(([uid]) => after.has(uid));
    expect(kept.length).toBeGreaterThan(40);
    for (const [uid, entry] of kept) expect(after.get(uid)).toBe(entry);
    expect([...before.keys()].filter((uid) => !after.has(uid)).every((uid) => uid.includes('-202605'))).toBe(true);
  });

  it('has the UIDs of another feed of the same place, whatever else that has; other births have others', async () => {
    const each = await service();
    const uids = async (selection: FeedSelection) =>
      entriesOf((await get(each, feedToken(selection))).text).entries.map(({ uid }) => uid);
    const [all, own] = [await uids(ALL), await uids({ ekadashi: true, place: { ...PUNE } })];
    expect(own.every((uid) => all.includes(uid))).toBe(true);
    const other = { ...BIRTH, time: '07:13:00' };
    const [one, two] = [
      await uids({ place: PUNE, birthday: { birth: BIRTH } }),
      await uids({ place: PUNE, birthday: { birth: other } }),
    ];
    expect(one.length).toBeGreaterThan(2);
    expect(one.filter((uid) => two.includes(uid))).toEqual([]);
  });

  it('is revised whenever an entry changes: raise FEED_REVISION with this digest', async () => {
    const { text } = await get(await bench({ feeds: {} }), feedToken(ALL));
    expect([FEED_REVISION, (await hashKey(text.slice(text.indexOf('BEGIN:VEVENT')))).slice(0, 16)]).toEqual([
      { stamp: '2026-11-28T00:00:00Z', sequence: 0 },
      'd3858d21c6d34c7f',
    ]);
  });

  it('is not sent again to who has it', async () => {
    const each = await service();
    const token = feedToken({ place: PUNE, ekadashi: true });
    const { headers } = await get(each, token);
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[0-9a-f]{32}"$/);
    expect(headers.get('cache-control')).toBe('private, max-age=3600');
    for (const tags of [etag, `"other", ${etag}`, etag.slice(2), '*']) {
      const again = await get(each, token, { 'If-None-Match': tags });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect((await get(each, token, { 'If-None-Match': 'W/"other"' })).status).toBe(200);
    const head = await get(each, token, {}, 'HEAD');
    expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', etag]);
    expect(each.events.map(({ units, keyId }) => [units, keyId])).toEqual(each.events.map(() => [0, undefined]));
  });
});

it('a feed is compressed for who asks for that, under the same tag', async () => {
  const each = await service();
  const token = feedToken({ place: PUNE, ekadashi: true });
  const plain = await get(each, token);
  const response = await each.send(path(token), { key: null, headers: { 'Accept-Encoding': 'gzip' } });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  for (const { headers } of [plain, response]) expect(headers.get('vary')).toContain('Accept-Encoding');
  expect(response.headers.get('etag')).toBe(plain.headers.get('etag'));
  const unpacked = gunzipSync(new Uint8Array(await response.arrayBuffer())).toString('utf8');
  expect(unpacked).toBe(plain.text);
});

describe('a feed is refused', () => {
  const good = { v: 1, place: PUNE, ekadashi: true };
  const birthOf = (change: object) => ({ v: 1, place: PUNE, birthday: { birth: { ...BIRTH, ...change } } });
  it.each([
    ['no base64url', 'a.b'],
    ['an encoded slash', 'a%2Fb'],
    ['half a character of base64', 'A'],
    ['no JSON', 'AAAA'],
    ['a list', tokenOf([good])],
    ['null', tokenOf(null)],
    ['no version', tokenOf({ ...good, v: undefined })],
    ['another version', tokenOf({ ...good, v: 2 })],
    ['no place', tokenOf({ ...good, place: undefined })],
    ['no days', tokenOf({ v: 1, place: PUNE })],
    ['a name', tokenOf({ ...good, name: 'A' })],
    ['a name of the birth', tokenOf(birthOf({ name: 'A' }))],
    ['__proto__', Buffer.from(`{"v":1,"__proto__":{},${JSON.stringify(good).slice(7)}`).toString('base64url')],
    ['too long', 'A'.repeat(MOST_CHARACTERS + 1)],
    ['no zone', tokenOf({ ...good, place: { ...PUNE, timezone: 'Asia/Nowhere' } })],
    ['no such day', tokenOf(birthOf({ date: '1869-02-30' }))],
    ['an unsure birth', tokenOf(birthOf({ uncertainty_minutes: 5 }))],
  ])('for a token with %s', async (_, token) => {
    const each = await service();
    const { status, json } = await each.call(path(token), { key: null });
    expect([status, json.error.code, json.error.field]).toEqual([400, 'invalid_value', 'token']);
    expect(each.problems).toEqual([]);
  });

  it('where the service has none, by another method, with a query, and at another path', async () => {
    const token = feedToken(ALL);
    expect((await (await bench()).call(path(token), { key: null })).json.error.code).toBe('not_found');
    const each = await service();
    const posted = await each.call(path(token), { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(posted.text).not.toContain(token);
    expect((await each.call(`${path(token)}?key=1`, { key: null })).json.error.code).toBe('unknown_field');
    for (const other of [`/v1/calendar/feed/${token}`, `/v1/calendar/feed/a/${token}.ics`])
      expect((await each.call(other, { key: null })).status).toBe(404);
  });

  it('where too many are read in a minute, and where an operation of it is switched off', async () => {
    const token = feedToken({ place: PUNE, ekadashi: true });
    const each = await service({ feeds: { rate_limit_per_minute: 2 } });
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++) statuses.push((await get(each, token)).status);
    expect(statuses).toEqual([200, 200, 429]);
    const { status, json, headers } = await each.call(path(token), { key: null });
    expect([status, json.error.code, headers.get('retry-after')]).toEqual([429, 'rate_limit_exceeded', '60']);
    expect(each.events.at(-1)?.limit).toBe('rate');
    expect((await each.call('/v1/meta/usage')).status).toBe(200);
    const off = await service({ feeds: {}, off: ['calendar.ekadashi'] });
    expect((await off.call(path(token), { key: null })).status).toBe(503);
    expect((await get(off, feedToken({ place: PUNE, festivals: ['diwali'] }))).status).toBe(200);
  });
});

it.each(['json', 'text'])('the log (%s) has no token, whatever is answered', async (format) => {
  const token = feedToken({ place: PUNE, ekadashi: true });
  const bad = tokenOf({ v: 1, place: PUNE, secret: 'of the caller' });
  let written = '';
  const sink = { write: (text: string | Uint8Array) => (written += String(text)) };
  const log = logFrom({ log: format }, { stdout: sink, stderr: sink });
  const each = await service({ feeds: {}, ...log });
  const broken = await service({
    feeds: {},
    ...log,
    compute: () => {
      throw new Error(`It failed for ${token}.`);
    },
  });
  expect((await get(each, token)).status).toBe(200);
  expect((await get(each, bad)).status).toBe(400);
  const failed = await get(broken, token);
  expect([failed.status, failed.text.includes(token)]).toEqual([500, false]);
  expect(written.split('\n').filter((line) => line.includes('calendar.feed'))).toHaveLength(3);
  for (const secret of [token, bad, 'secret', 'failed for', '18.52']) expect(written).not.toContain(secret);
});
