import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Delivery } from '../../src/http/batches/webhook.js';
import { isPublicAddress, webhookSender } from '../../src/http/node-webhook.js';
import { type BatchBench, batchBench, births, linesOfJson } from './batchSupport.js';

const QUERY = 'operation=charts.rasi&webhook=';
const HOOK = 'https://hooks.example/batches?x=1';

let open: BatchBench[] = [];
afterEach(async () => {
  await Promise.all(open.map(({ batches }) => batches.close()));
  open = [];
});

async function service(...of: Parameters<typeof batchBench>): Promise<BatchBench> {
  const made = await batchBench(...of);
  open.push(made);
  return made;
}

describe('the webhook of a batch', () => {
  it('is told of the end, signed with the secret that only the creation shows', async () => {
    const sent: Delivery[] = [];
    const bench = await service({
      async sendWebhook(delivery) {
        sent.push(delivery);
        return 204;
      },
    });
    const { json } = await bench.create(linesOfJson(births(2)), { query: QUERY + encodeURIComponent(HOOK) });
    const { secret, ...rest } = json.data.webhook;
    expect(secret).toMatch(/^whsec_[0-9A-Za-z]{32}$/);
    expect(rest).toEqual({ url: HOOK, state: 'waiting', attempts: 0 });
    await expect
      .poll(async () => (await bench.ended(json.data.id)).webhook)
      .toEqual({ url: HOOK, state: 'delivered', attempts: 1 });
    expect(sent).toHaveLength(1);
    const { url, headers, body } = sent[0] ?? { url: '', headers: {}, body: '' };
    expect(url).toBe(HOOK);
    const { webhook, ...report } = await bench.ended(json.data.id);
    expect(JSON.parse(body)).toEqual({ type: 'batch.ended', data: report });
    const [, seconds, digits] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['Siddhanta-Signature'] ?? '') ?? [];
    expect(Number(seconds)).toBe(Math.floor(bench.clock.now / 1000));
    expect(digits).toBe(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
  });

  it('is told again, later each time, until it receives it; then no more', async () => {
    const answers = [500, 301, new Error('gone'), 200];
    const at: number[] = [];
    const bench = await service({
      async sendWebhook() {
        at.push(bench.clock.now);
        const answer = answers.shift() ?? 500;
        if (answer instanceof Error) throw answer;
        return answer;
      },
    });
    const began = bench.clock.now;
    const { json } = await bench.create(linesOfJson(births(1)), { query: QUERY + HOOK });
    await bench.ended(json.data.id);
    for (const [tries, wait] of [
      [1, 10_000],
      [2, 60_000],
      [3, 300_000],
    ] as const) {
      await expect.poll(() => at.length).toBe(tries);
      await expect.poll(async () => (await bench.ended(json.data.id)).webhook.attempts).toBe(tries);
      bench.clock.now += wait - 1;
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(at).toHaveLength(tries);
      bench.clock.now += 1;
    }
    await expect.poll(async () => (await bench.ended(json.data.id)).webhook.state).toBe('delivered');
    expect(at.map((one) => one - began)).toEqual([0, 10_000, 70_000, 370_000]);
  });

  it('is given up after seven tries', async () => {
    const bench = await service({ sendWebhook: async () => 500, keepMs: 1e9 });
    const { json } = await bench.create(linesOfJson(births(1)), { query: QUERY + HOOK });
    await bench.ended(json.data.id);
    for (let tries = 1; tries <= 7; tries++) {
      await expect.poll(async () => (await bench.ended(json.data.id)).webhook.attempts).toBe(tries);
      bench.clock.now += 21_600_000;
    }
    expect((await bench.ended(json.data.id)).webhook.state).toBe('failed');
  });

  it('is told of a batch that is canceled', async () => {
    const sent: Delivery[] = [];
    const bench = await service({
      computeRows: () => new Promise((_, reject) => setTimeout(() => reject(new Error('slow')), 50)),
      async sendWebhook(delivery) {
        sent.push(delivery);
        return 200;
      },
    });
    const { json } = await bench.create(linesOfJson(births(2)), { query: QUERY + HOOK });
    await bench.call(`/v1/batches/${json.data.id}/cancel`, { method: 'POST' });
    await expect.poll(() => sent.length).toBe(1);
    expect(JSON.parse(sent[0]?.body ?? '').data.state).toBe('canceled');
  });

  it('is an address of https', async () => {
    const bench = await service({ sendWebhook: async () => 200 });
    const row = linesOfJson(births(1));
    for (const address of [
      'http://hooks.example/',
      'hooks.example',
      'https://user:pass@hooks.example/',
      'https://hooks.example/%23#x',
      'file:///etc/passwd',
      `https://hooks.example/${'x'.repeat(2000)}`,
    ]) {
      const { status, json } = await bench.create(row, { query: QUERY + encodeURIComponent(address) });
      expect([status, json.error.code, json.error.field]).toEqual([400, 'invalid_value', 'webhook']);
    }
  });
});

describe('an address', () => {
  it('is public or not', () => {
    const inside = [
      '127.0.0.1',
      '10.1.2.3',
      '172.31.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '224.0.0.1',
      '255.255.255.255',
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      'ff02::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001:db8::1',
      'localhost',
      '',
    ];
    expect(inside.filter(isPublicAddress)).toEqual([]);
    const outside = ['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'];
    expect(outside.filter((one) => !isPublicAddress(one))).toEqual([]);
  });
});

describe('the sender', () => {
  let server: Server;
  let ca = '';
  let url = '';
  const received: { url: string | undefined; body: string; signature: unknown }[] = [];
  const home = mkdtempSync(join(tmpdir(), 'siddhanta-'));

  beforeAll(async () => {
    const [key, cert] = [join(home, 'key.pem'), join(home, 'cert.pem')];
    const argv = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
    execFileSync('openssl', [...argv, '-keyout', key, '-out', cert, ...names], { stdio: 'ignore' });
    ca = readFileSync(cert, 'utf8');
    server = createServer({ key: readFileSync(key), cert: ca }, async (message, response) => {
      let body = '';
      for await (const piece of message.setEncoding('utf8')) body += piece;
      received.push({ url: message.url, body, signature: message.headers['siddhanta-signature'] });
      if (message.url === '/slow') return;
      if (message.url === '/moved') response.writeHead(307, { Location: '/' });
      response.end('x'.repeat(100_000));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `https://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    rmSync(home, { recursive: true, force: true });
  });

  const delivery = (path: string) => ({
    url: url + path,
    headers: { 'Siddhanta-Signature': 't=1,v1=0' },
    body: '{"ü":1}',
  });

  it('sends over https, where the operator allows the address', async () => {
    const send = webhookSender({ allowPrivate: true, ca });
    expect(await send(delivery('/x'))).toBe(200);
    expect(received).toEqual([{ url: '/x', body: '{"ü":1}', signature: 't=1,v1=0' }]);
  });

  it('follows no redirect, and does not wait for ever', async () => {
    received.length = 0;
    expect(await webhookSender({ allowPrivate: true, ca })(delivery('/moved'))).toBe(307);
    expect(received).toHaveLength(1);
    await expect(webhookSender({ allowPrivate: true, ca, timeoutMs: 200 })(delivery('/slow'))).rejects.toThrow();
    await expect(webhookSender({ allowPrivate: true })(delivery('/x'))).rejects.toThrow();
  });

  it('reaches neither this machine nor a private network, by name or by number', async () => {
    received.length = 0;
    const send = webhookSender({ ca });
    const port = new URL(url).port;
    for (const host of ['localhost', '127.0.0.1', '[::1]', '0x7f.1', '2130706433', '[::ffff:127.0.0.1]', '10.0.0.1']) {
      await expect(send({ ...delivery('/'), url: `https://${host}:${port}/` })).rejects.toThrow('not on the public');
    }
    await expect(
      webhookSender({ allowPrivate: true, ca })({ ...delivery('/'), url: `http://127.0.0.1:${port}/` }),
    ).rejects.toThrow();
    expect(received).toEqual([]);
  });
});
