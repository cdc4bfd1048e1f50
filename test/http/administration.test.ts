// While a server has the embedded database, `siddhanta keys` reaches it over a socket of the owner alone.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openAdministration, runningStores } from '../../src/cli/administration.js';
import type { Command, Values } from '../../src/cli/command.js';
import { accountsListCommand, accountsPlanCommand } from '../../src/cli/commands/accounts.js';
import {
  keysCreateCommand,
  keysListCommand,
  keysRevokeCommand,
  keysRotateCommand,
  keysUsageCommand,
} from '../../src/cli/commands/keys.js';
import { createHandler, isWellFormedKey, memoryStores } from '../../src/http/index.js';
import { bodyOf } from './support.js';

const root = mkdtempSync(join(tmpdir(), 'siddhanta-admin-'));
afterAll(() => rmSync(root, { recursive: true }));

let serial = 0;
function newFolder(name = `data${++serial}`): string {
  const folder = join(root, name);
  mkdirSync(folder);
  return folder;
}

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function running(folder: string) {
  const stores = memoryStores();
  const end = await openAdministration(folder, stores);
  ends.push(end);
  return { ...stores, end };
}

const placeIn = (folder: string): { path: string; secret: string } =>
  JSON.parse(readFileSync(join(folder, 'administration.json'), 'utf8'));

const now = new Date('2026-07-15T00:00:00Z');
const run = async (command: Command, values: Values): Promise<string> =>
  command.run(values, { stdout: { write() {} }, stderr: { write() {} }, now });

describe('the administration of a running server', () => {
  it('makes, lists and revokes keys that count at once, and shows their use', async () => {
    const data = newFolder();
    const { keys, usage } = await running(data);
    const created = await run(keysCreateCommand, { data, scopes: 'charts' });
    const [key = ''] = created.split('\n');
    const id = /Id +(\S+)/.exec(created)?.[1] ?? '';
    expect(isWellFormedKey(key)).toBe(true);
    expect(await keys.list()).toMatchObject([{ id, scopes: ['charts'], revokedAt: null }]);
    expect(created).toContain('Used     never');

    const handler = createHandler({ keys, usage, now: () => now.getTime() });
    const call = async (): Promise<number> => {
      const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
      const body = JSON.stringify(bodyOf('charts.rasi'));
      const response = await handler(new Request('http://x/v1/charts/rasi', { method: 'POST', headers, body }));
      await response.text();
      return response.status;
    };
    expect(await call()).toBe(200);
    expect(await run(keysListCommand, { data })).toContain(`Id       ${id}\nKind     live`);
    expect(await run(keysUsageCommand, { data, id })).toContain('Units    1 used of 500');
    expect(await run(keysRevokeCommand, { data, id })).toContain('Revoked  2026-07-15T00:00:00.000Z');
    expect(await call()).toBe(401);
    await expect(run(keysRevokeCommand, { data, id: 'key_none' })).rejects.toThrow('there is no key key_none.');
  });

  it('knows accounts, ends, rotation and plans, and each counts from the next request on', async () => {
    const data = newFolder();
    writeFileSync(join(data, 'plans.json'), JSON.stringify({ pro: { units_included: 9, rate_limit_per_minute: 9 } }));
    const { keys, usage } = await running(data);
    const clock = { now: now.getTime() };
    const pro = { units_included: 9, rate_limit_per_minute: 9 };
    const plans = { free: { units_included: 500, rate_limit_per_minute: 50 }, pro };
    const handler = createHandler({ keys, usage, plans, now: () => clock.now });
    const plan = async (key: string): Promise<unknown> => {
      const response = await handler(new Request('http://x/v1/meta/usage', { headers: { 'X-API-Key': key } }));
      const answer = (await response.json()) as { data?: { plan: string }; error?: { code: string } };
      return answer.data?.plan ?? answer.error?.code;
    };
    // biome-ignore lint/suspicious/noExplicitAny: the tests look at fields of many shapes
    const told = async (command: Command, values: Values): Promise<any> =>
      JSON.parse(await run(command, { data, json: true, ...values }));
    const made = await told(keysCreateCommand, { account: 'acme', label: 'web', expires: '30d' });
    const rotated = await told(keysRotateCommand, { id: made.id, overlap: '1h' });
    expect(rotated).toMatchObject({ account: 'acme', label: 'web', expires_at: '2026-08-14T00:00:00.000Z' });
    const second = await told(keysRotateCommand, { id: rotated.id, overlap: '0', expires: 'never' });
    expect([await plan(made.key), await plan(rotated.key), await plan(second.key)]).toEqual([
      'free',
      'revoked_api_key',
      'free',
    ]);
    expect((await told(accountsPlanCommand, { account: 'acme', plan: 'pro' })).keys).toHaveLength(3);
    clock.now += 3_600_000;
    expect([await plan(made.key), await plan(second.key)]).toEqual(['revoked_api_key', 'pro']);
    expect(await told(accountsListCommand, {})).toMatchObject([{ name: 'acme', plan: 'pro' }]);
    const listed = (await told(keysListCommand, {})) as { id: string; last_used_on: string | null }[];
    const days = new Map(listed.map(({ id, last_used_on }) => [id, last_used_on]));
    expect([made, rotated, second].map(({ id }) => days.get(id))).toEqual(['2026-07-15', null, '2026-07-15']);
    expect(await run(accountsListCommand, { data })).toMatch(/^Account {2}acme\nId {7}acc_\w{16}\nPlan {5}pro\n/);
  });

  it.skipIf(process.platform === 'win32')('is for its owner alone, and leaves nothing', async () => {
    const data = newFolder();
    const { end } = await running(data);
    expect(readdirSync(data).sort()).toEqual(['administration.json', 'administration.sock']);
    for (const name of readdirSync(data))
      expect([name, statSync(join(data, name)).mode & 0o777]).toEqual([name, 0o600]);
    await end();
    expect(readdirSync(data)).toEqual([]);
    expect(await runningStores(data)).toBeUndefined();
  });

  it('does nothing without the secret, nor what it does not know', async () => {
    const data = newFolder();
    const { keys } = await running(data);
    const { path, secret } = placeIn(data);
    const ask = async (line: string): Promise<string> => {
      const socket = connect(path);
      socket.write(line);
      return text(socket);
    };
    const record = { id: 'key_a' };
    for (const wrong of [undefined, '', secret.slice(1), `${secret}0`, null, 7, [secret, 1]]) {
      const line = `${JSON.stringify({ secret: wrong, method: 'add', params: [record] })}\n`;
      expect(await ask(line)).toBe('{"error":"The secret is not that of the server."}');
    }
    for (const method of ['constructor', 'find', 7]) {
      expect(await ask(`${JSON.stringify({ secret, method, params: [] })}\n`)).toContain('The server has no ');
    }
    expect(await ask('{\n')).toContain('"error"');
    await expect(ask('x'.repeat(200_000)).catch(() => '')).resolves.toBe('');
    expect(await keys.list()).toEqual([]);
    expect(await ask(`${JSON.stringify({ secret, method: 'list', params: [] })}\n`)).toBe('{"result":[]}');
  });

  it.skipIf(process.platform === 'win32')(
    'has its socket elsewhere where the path of the folder is too long',
    async () => {
      const data = newFolder('long'.repeat(30));
      const { keys, end } = await running(data);
      const { path } = placeIn(data);
      expect(path.startsWith(data)).toBe(false);
      expect(statSync(path).mode & 0o777).toBe(0o600);
      expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700);
      await run(keysCreateCommand, { data });
      expect(await keys.list()).toHaveLength(1);
      await end();
      expect(() => statSync(join(path, '..'))).toThrow('ENOENT');
    },
  );

  it('left behind by a server that was killed is nobody, and the next server takes its place', async () => {
    const data = newFolder();
    for (const left of ['', '{', '{}', 'null', JSON.stringify({ path: join(data, 'gone.sock'), secret: 'x' })]) {
      writeFileSync(join(data, 'administration.json'), left);
      expect(await runningStores(data)).toBeUndefined();
    }
    writeFileSync(join(data, 'administration.sock'), '');
    writeFileSync(
      join(data, 'administration.json'),
      JSON.stringify({ path: join(data, 'administration.sock'), secret: 'x' }),
    );
    expect(await runningStores(data)).toBeUndefined();
    const { keys } = await running(data);
    await run(keysCreateCommand, { data });
    expect(await keys.list()).toHaveLength(1);
  });
});
