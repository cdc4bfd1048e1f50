import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { codingFor } from '../../src/http/encoding.js';
import { bench, bodyOf } from './support.js';

const RASI = '/v1/charts/rasi';
const body = JSON.stringify(bodyOf('charts.rasi'));

async function bytesOf(response: Response): Promise<Uint8Array> {
  return new Uint8Array(await response.arrayBuffer());
}

describe('the coding of an answer', () => {
  it.each([
    ['gzip', 'gzip'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['*', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['*;q=0, gzip', 'gzip'],
    ['*;q=0.5, gzip;q=0, br;q=0', 'identity'],
    ['deflate', 'identity'],
    ['identity', 'identity'],
    ['gzip;q=x', 'identity'],
    ['', 'identity'],
    [null, 'identity'],
  ])('for %j is %s', (accepted, coding) => {
    // Node has brotli from version 24 on; an older one chooses gzip.
    expect(codingFor(accepted, 5000).replace('br', 'gzip')).toBe(coding);
    expect(codingFor(accepted, 1000)).toBe('identity');
  });

  it('is reported in the headers, and the answer is the same but for it', async () => {
    const service = await bench();
    const plain = await service.send(RASI, { body });
    const packed = await service.send(RASI, { body, headers: { 'Accept-Encoding': 'gzip' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('content-length')).toBeNull();
    for (const { headers } of [plain, packed]) expect(headers.get('vary')).toBe('Accept-Encoding');
    const [own, other] = [await bytesOf(plain), await bytesOf(packed)];
    expect(Number(plain.headers.get('content-length'))).toBe(own.length);
    expect(other.length).toBeLessThan(own.length / 2);
    const texts = [own, gunzipSync(other)].map((bytes) => JSON.parse(new TextDecoder().decode(bytes)));
    expect(texts[1].data).toEqual(texts[0].data);
    expect((await service.call('/v1/meta/usage')).json.data.units_used).toBe(2);
  });

  it('charges nothing before the body is asked for, and nothing for one that is given up', async () => {
    const service = await bench();
    const send = () => service.send(RASI, { body, headers: { 'Accept-Encoding': 'gzip' } });
    const response = await send();
    // By the time that a later body is whole, this one would be charged.
    await bytesOf(await send());
    expect((await service.call('/v1/meta/usage')).json.data.units_used).toBe(1);
    await response.body?.cancel();
    expect((await service.call('/v1/meta/usage')).json.data.units_used).toBe(1);
  });

  it('is none for a HEAD, whose headers are those of the GET', async () => {
    const service = await bench();
    const headers = { 'Accept-Encoding': 'gzip' };
    const head = await service.send('/v1/meta/capabilities', { method: 'HEAD', headers });
    expect([head.headers.get('content-encoding'), (await bytesOf(head)).length]).toEqual(['gzip', 0]);
  });

  it('makes a level-5 answer a tenth of its size, and breaks off where the caller does', async () => {
    const service = await bench();
    const long = JSON.stringify({ ...bodyOf('dashas.vimshottari'), levels: 5 });
    const send = () => service.send('/v1/dashas/vimshottari', { body: long, headers: { 'Accept-Encoding': 'gzip' } });
    const bytes = await bytesOf(await send());
    const text = gunzipSync(bytes);
    expect(text.length).toBeGreaterThan(5_000_000);
    expect(bytes.length).toBeLessThan(text.length / 8);
    const reader = (await send()).body?.getReader();
    await reader?.read();
    await reader?.cancel();
    const four = await Promise.all([send(), send(), send(), send()]);
    expect(four.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await send()).status).toBe(429);
    for (const response of four) await response.body?.cancel();
    expect((await service.call('/v1/meta/usage')).json.data.units_used).toBe(6);
  });
});
