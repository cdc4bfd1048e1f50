import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { run } from '../../src/cli/run.js';
import { rasi, vimshottari } from '../../src/index.js';
import { toolName } from '../../src/mcp/subjects.js';
import { OPERATIONS } from '../../src/registry.js';
import { atlas } from '../../src/sky/atlas/atlas.js';
import { buildAtlas } from '../../src/sky/atlas/build.js';
import { DELHI } from '../support/fixtures.js';
import { call, mcpArguments, stdioClient } from './support.js';

const folder = mkdtempSync(join(tmpdir(), 'siddhanta-mcp-'));
const marks = join(folder, 'marks');
const watch = join(folder, 'watch.cjs');
writeFileSync(
  watch,
  `const { appendFileSync } = require('node:fs');
const watch = (of, name) => {
  const own = of[name];
  of[name] = function (...given) {
    appendFileSync(${JSON.stringify(marks)}, name + '\\n');
    return own.apply(this, given);
  };
};
const net = require('node:net');
watch(net.Socket.prototype, 'connect');
watch(net.Server.prototype, 'listen');
watch(require('node:dgram'), 'createSocket');
watch(require('node:dns'), 'lookup');
watch(globalThis, 'fetch');
appendFileSync(${JSON.stringify(marks)}, '');
`,
);
afterAll(() => rmSync(folder, { recursive: true }));

describe('siddhanta mcp over standard input and output', () => {
  let client: Client;
  beforeAll(async () => {
    client = await stdioClient(['--require', watch]);
    await client.listTools();
  });
  afterAll(() => client.close());

  it('says what it is', () => {
    expect(client.getServerVersion()).toMatchObject({
      name: 'siddhanta',
      version: expect.stringMatching(/^\d+\.\d+\./),
    });
    expect(client.getInstructions()).toContain('A birth is one text: ');
  });

  it.each(OPERATIONS.map((operation) => [operation.name, operation] as const))(
    'answers %s as the library does, and in words',
    async (operation, { subject, example, call: ofLibrary }) => {
      const { isError, structured, text } = await call(client, toolName(subject), {
        operation,
        ...(example as object),
      });
      expect([isError, structured]).toEqual([false, undefined]);
      const whole = { operation, ...(example as object), fields: ['*'], level: 'full' };
      expect((await call(client, toolName(subject), whole)).structured).toEqual(
        JSON.parse(JSON.stringify(ofLibrary(example))),
      );
      expect(text.length).toBeGreaterThan(100);
      expect(text.length).toBeLessThan(8000);
      expect(text).not.toMatch(/undefined|\[object|NaN/);
    },
  );

  it('carries a result of megabytes whole where all of it is asked for', async () => {
    const input = { birth: DELHI, levels: 5 } as const;
    const asked = { operation: 'dashas.vimshottari', ...input, fields: ['*'], level: 'full' };
    const { structured } = await call(client, 'dashas', asked);
    expect(JSON.stringify(structured).length).toBeGreaterThan(5e6);
    expect(structured).toEqual(JSON.parse(JSON.stringify(vimshottari(input))));
  });

  it('has resources of the package', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(
      expect.arrayContaining(['siddhanta://sources', 'siddhanta://tables/vargas', 'siddhanta://tables/kp-249']),
    );
    for (const { uri, mimeType } of resources) {
      const [content] = (await client.readResource({ uri })).contents;
      expect(content).toMatchObject({ uri, mimeType });
      expect(String(content && 'text' in content ? content.text : '').length).toBeGreaterThan(100);
    }
  });

  it('finds places', async () => {
    const { text } = await call(client, 'places', { operation: 'places.search', query: 'पोरबंदर' });
    expect(JSON.parse(text)).toMatchObject({ name: 'Porbandar', place: { latitude: 21.6422 } });
  });

  it('has made no network call in all that, and the watch would have noticed one', async () => {
    expect(readFileSync(marks, 'utf8')).toBe('');
    const reaching = "require('node:net').connect(9, '127.0.0.1').on('error', () => {});";
    await new Promise((resolve) =>
      spawn(process.execPath, ['--require', watch, '--eval', reaching]).on('close', resolve),
    );
    expect(readFileSync(marks, 'utf8')).toContain('connect\n');
  });
});

describe('siddhanta mcp --atlas', () => {
  it('computes with the file, and says so', async () => {
    const file = join(folder, '1990.atlas');
    writeFileSync(file, new Uint8Array(buildAtlas({ from: 2_448_100, to: 2_448_130 })));
    const client = await stdioClient([], ['--subjects', 'charts', '--atlas', file]);
    const { structured } = await call(client, 'charts', {
      operation: 'rasi',
      birth: DELHI,
      fields: ['*'],
      level: 'full',
    });
    await client.close();
    const ephemeris = atlas(readFileSync(file));
    expect(structured).toEqual(JSON.parse(JSON.stringify(rasi({ birth: DELHI }, { ephemeris }))));
    expect(structured).not.toEqual(JSON.parse(JSON.stringify(rasi({ birth: DELHI }))));
  });

  it('refuses what is none', async () => {
    const stderr = vi.fn();
    const io = { stdout: { write: vi.fn() }, stderr: { write: stderr }, now: new Date(0) };
    expect(await run(['mcp', '--atlas', watch], io)).toBe(2);
    expect(stderr.mock.calls.join('')).toContain(`--atlas ${watch}: `);
  });
});

describe('siddhanta mcp --subjects', () => {
  it('offers the tools of those subjects, with describe, places and names', async () => {
    const client = await stdioClient([], ['--subjects', 'dashas, charts']);
    const { tools } = await client.listTools();
    await client.close();
    expect(tools.map(({ name }) => name)).toEqual(['charts', 'dashas', 'describe', 'places', 'names']);
  });

  it('refuses what is no subject', async () => {
    const stderr = vi.fn();
    const io = { stdout: { write: vi.fn() }, stderr: { write: stderr }, now: new Date(0) };
    expect(await run(['mcp', '--subjects', 'charts,dasas'], io)).toBe(2);
    expect(stderr.mock.calls.join('')).toMatch(
      /--subjects has "dasas", which is not a subject; there are charts, .* Did you mean dashas\?/,
    );
  });
});

test('standard output carries messages of the protocol alone, and the process ends with its input', async () => {
  const child = spawn(process.execPath, mcpArguments(), { stdio: ['pipe', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (stdout += part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => (stderr += part));
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  const send = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const clientInfo = { name: 'test', version: '1.0.0' };
  send({ id: 1, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo } });
  send({ method: 'notifications/initialized' });
  send({
    id: 2,
    method: 'tools/call',
    params: { name: 'charts', arguments: { operation: 'charts.rasi', birth: DELHI } },
  });
  send({ id: 3, method: 'tools/call', params: { name: 'horoscopes', arguments: {} } });
  send({
    id: 4,
    method: 'tools/call',
    params: { name: 'charts', arguments: { operation: 'charts.rasi', birth: DELHI } },
  });
  send({ method: 'notifications/cancelled', params: { requestId: 4, reason: 'no longer wanted' } });
  send({ id: 5, method: 'ping' });
  child.stdin.end();
  expect([await closed, stderr]).toEqual([0, '']);
  const messages = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: number; result?: { isError?: boolean; content: { text: string }[] } });
  expect(messages.map(({ id }) => id).sort()).toEqual([1, 2, 3, 5]);
  const wrong = messages.find(({ id }) => id === 3)?.result;
  expect([wrong?.isError, wrong?.content[0]?.text]).toEqual([
    true,
    expect.stringContaining('There is no tool "horoscopes"; there are charts,'),
  ]);
});
