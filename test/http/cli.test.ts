import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type Command, UsageError, type Values } from '../../src/cli/command.js';
import { accountsListCommand, accountsPlanCommand } from '../../src/cli/commands/accounts.js';
import {
  keysCreateCommand,
  keysListCommand,
  keysRevokeCommand,
  keysRotateCommand,
  keysUsageCommand,
} from '../../src/cli/commands/keys.js';
import { serveCommand } from '../../src/cli/commands/serve.js';
import { firstKeys } from '../../src/cli/firstKeys.js';
import { locationOf, plansFrom } from '../../src/cli/storeOptions.js';
import { isWellFormedKey, memoryStores } from '../../src/http/index.js';
import { putDatabase } from './support/database.js';
import { killServers, Server } from './support/server.js';
import { bodyOf } from './support.js';

const folder = mkdtempSync(join(tmpdir(), 'siddhanta-serve-'));
afterAll(() => rmSync(folder, { recursive: true }));

afterEach(killServers);

describe('siddhanta serve', () => {
  it('shows keys and a line to try once, answers, logs nothing private, and ends in good order', async () => {
    const server = new Server('--memory');
    const url = await server.find(/Listening on (http:\S+)/);
    const { file, live, test } = await server.firstKeys();
    expect([test, live].map(isWellFormedKey)).toEqual([true, true]);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);

    const [, address = '', header = '', data = ''] =
      /curl -s (\S+) -H (".*") -H 'Content-Type: application\/json' \\\n\s+-d '(.*)'\n/.exec(server.output) ?? [];
    const key = execFileSync('sh', ['-c', `printf %s ${header}`], { encoding: 'utf8' }).replace('X-API-Key: ', '');
    expect(key).toBe(live);
    const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
    const tried = await fetch(address, { method: 'POST', headers, body: data });
    expect(((await tried.json()) as { meta: object }).meta).toMatchObject({ endpoint: 'charts.rasi', units: 1 });

    const call = (body: object) =>
      fetch(`${url}/v1/charts/rasi`, {
        method: 'POST',
        headers: { 'X-API-Key': live, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const [good, bad] = await Promise.all([
      call({ ...bodyOf('charts.rasi'), user_name: 'Secret Name' }),
      call({ name: 'Secret Name' }),
    ]);
    expect([good.status, bad.status]).toEqual([200, 400]);
    expect(((await good.json()) as { meta: { units: number } }).meta.units).toBe(1);
    await bad.text();
    await server.find(/("status":400)/);
    for (const secret of [live, test]) expect(server.output).not.toContain(secret.slice(9));
    const log = server.output.slice(server.output.indexOf('Listening on'));
    expect(log.match(/"endpoint":"charts.rasi"/g)).toHaveLength(3);
    for (const word of ['Secret', 'Kolkata', '1990', live.slice(9), test.slice(9)]) expect(log).not.toContain(word);

    server.process.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    expect(server.output).toMatch(/Closed\.\n$/);
    expect(existsSync(file)).toBe(false);
  });

  it('has the pages that its errors lead to, under its own address or the public one', async () => {
    const server = new Server('--memory', '--quiet');
    const url = await server.find(/Listening on (http:\S+)/);
    const answer = (await (await fetch(`${url}/nowhere`)).json()) as { error: { doc_url: string } };
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(answer.error.doc_url).toBe(`${url}/docs/errors/not_found`);
    const linked = await fetch(answer.error.doc_url);
    expect([linked.status, (await linked.text()).startsWith('# not_found\n')]).toEqual([200, true]);

    const named = new Server('--memory', '--quiet', '--public-url', 'https://api.example/');
    const other = await (await fetch(`${await named.find(/Listening on (http:\S+)/)}/nowhere`)).json();
    expect((other as typeof answer).error.doc_url).toBe('https://api.example/docs/errors/not_found');
  });

  it('finishes the request in flight when it is asked to end', async () => {
    const server = new Server('--memory', '--quiet');
    const url = await server.find(/Listening on (http:\S+)/);
    const { live } = await server.firstKeys();
    const body = JSON.stringify({ ...bodyOf('dashas.vimshottari'), levels: 5 });
    const response = await fetch(`${url}/v1/dashas/vimshottari`, {
      method: 'POST',
      headers: { 'X-API-Key': live, 'Content-Type': 'application/json' },
      body,
    });
    // Its head has come; most of its body is made as it is read.
    server.process.kill('SIGINT');
    expect(response.status).toBe(200);
    expect((await response.text()).length).toBeGreaterThan(1_000_000);
    expect(await server.exited).toBe(0);
  });

  it('names both ways on where the embedded database is not installed', async () => {
    const server = new Server('--data', join(folder, 'nowhere'), ['--import', './test/http/support/withoutPglite.mjs']);
    expect(await server.exited).toBe(2);
    expect(server.output).toBe(
      'siddhanta serve: the database of keys cannot be opened: The package @electric-sql/pglite is not installed. Install it: npm install @electric-sql/pglite; or serve without it: siddhanta serve --memory (keys and usage are gone with the process). See siddhanta serve --help\n',
    );
    const way = new Server('--memory', ['--import', './test/http/support/withoutPglite.mjs']);
    await way.find(/Listening on (http:\S+)/);
  });

  it('says in one line what is wrong with its options', async () => {
    writeFileSync(join(folder, 'bad.json'), '{');
    for (const [args, message] of [
      [['--port', '70000'], '--port is 70000; it must be a whole number from 0 to 65535.'],
      [['--host', 'nowhere.invalid'], 'cannot listen at nowhere.invalid, port 0: '],
      [['--plans', join(folder, 'none.json')], 'none.json cannot be read.'],
      [['--plans', join(folder, 'bad.json')], 'bad.json is not valid JSON. Correct the file.'],
      [['--docs-url', 'docs.example'], '--docs-url is "docs.example"; it must be a web address'],
      [['--public-url', 'ftp://x'], '--public-url is "ftp://x"; it must be a web address'],
      [['--public-url', 'https://x/?a'], 'it must have neither a query nor a fragment.'],
      [['--allowed-hosts', 'a.example,http://b'], '--allowed-hosts has "http://b"; it must be hosts'],
      [['--data', 'x', '--database', 'y'], 'give --data or --database, not both.'],
    ] as const) {
      const values: Values = Object.fromEntries(
        args.flatMap((flag, i) =>
          i % 2 === 0 ? [[flag.slice(2), flag === '--port' ? Number(args[1]) : args[i + 1]]] : [],
        ),
      ) as Values;
      const run = async () =>
        serveCommand.run(
          {
            port: 0,
            ...(values.database === undefined ? { workers: 0 } : {}),
            ...(values.data === undefined ? { memory: true } : {}),
            ...values,
          },
          { stdout: { write() {} }, stderr: { write() {} }, now: new Date() },
        );
      await expect(run(), message).rejects.toThrow(message);
      await expect(run()).rejects.toBeInstanceOf(UsageError);
    }
  });
});

describe('the first keys', () => {
  const now = new Date('2026-07-15T00:00:00Z');
  const base = { url: 'http://127.0.0.1:1', now, data: join(folder, "it's here") };
  const output = { write() {}, isTTY: true };

  it('are printed on a terminal, once, and nowhere else', async () => {
    mkdirSync(base.data);
    const { keys } = memoryStores();
    const { lines, file } = await firstKeys({ ...base, keys, output });
    const [, live = ''] = /^Live key, plan free, shown this once: (\S+)$/m.exec(lines.join('\n')) ?? [];
    const [, test = ''] = /^Test key, shown this once: (\S+)$/m.exec(lines.join('\n')) ?? [];
    expect([live, test].map(isWellFormedKey)).toEqual([true, true]);
    expect([live.slice(0, 9), test.slice(0, 9)]).toEqual(['svc_live_', 'svc_test_']);
    expect(lines.join('\n')).toContain(`curl -s http://127.0.0.1:1/v1/charts/rasi -H 'X-API-Key: ${live}'`);
    expect(file).toBeUndefined();
    expect(readdirSync(base.data)).toEqual([]);
    expect(await firstKeys({ ...base, keys, output })).toEqual({ lines: [] });
  });

  it('are in a file of the owner alone where the output is kept, also in place of an older one', async () => {
    const { keys } = memoryStores();
    const old = join(base.data, 'first-keys.txt');
    writeFileSync(old, 'old', { mode: 0o644 });
    const { lines, file = '' } = await firstKeys({ ...base, keys, output: { write() {} } });
    expect(file).toBe(old);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    const [, live = '', test = ''] = /^live (\S+)\ntest (\S+)\n$/.exec(readFileSync(file, 'utf8')) ?? [];
    expect([live, test].map(isWellFormedKey)).toEqual([true, true]);
    for (const secret of [live, test]) expect(lines.join('\n')).not.toContain(secret.slice(9));
    const [, header = ''] = /-H (".*") -H/.exec(lines.join('\n')) ?? [];
    expect(execFileSync('sh', ['-c', `printf %s ${header}`], { encoding: 'utf8' })).toBe(`X-API-Key: ${live}`);
  });

  it('are not made when the file cannot be', async () => {
    const { keys } = memoryStores();
    const data = join(folder, 'missing', 'deep');
    const making = firstKeys({ ...base, data, keys, output: { write() {} } });
    await expect(making).rejects.toThrow('first-keys.txt: ENOENT. Start once on a terminal.');
    expect(await keys.list()).toEqual([]);
  });
});

describe('siddhanta serve with stored keys', () => {
  it('names the plan that one of them has and the configuration lacks, and does not start', async () => {
    const data = join(folder, 'keys');
    await putDatabase(data);
    const io = { stdout: { write() {} }, stderr: { write() {} }, now: new Date('2026-07-15T00:00:00Z') };
    const gold = join(folder, 'gold.json');
    writeFileSync(gold, JSON.stringify({ gold: { units_included: 9, rate_limit_per_minute: 9 } }));
    const made = await keysCreateCommand.run({ data, plans: gold, plan: 'gold' }, io);
    const id = /key_\w{16}/.exec(made)?.[0];
    const serving = async () => serveCommand.run({ data, port: 0 }, io);
    await expect(serving()).rejects.toThrow(
      `stored keys have a plan that is not configured ("gold" of ${id}); configured are free. Name the file`,
    );
    await expect(serving()).rejects.toBeInstanceOf(UsageError);
    const server = new Server('--data', data, '--plans', gold);
    expect(await server.find(/Listening on (http:\S+)/)).toMatch(/^http:/);
  });
});

describe('plans', () => {
  it('come from the file that is named, from plans.json beside the data, or are the free tier', async () => {
    const free = { units_included: 500, rate_limit_per_minute: 5 };
    const pro = { units_included: 9, rate_limit_per_minute: 9 };
    expect(await plansFrom({})).toEqual({ free });
    expect(await plansFrom({ data: folder })).toEqual({ free });
    writeFileSync(join(folder, 'plans.json'), JSON.stringify({ pro }));
    expect(await plansFrom({ data: folder })).toEqual({ free, pro });
    writeFileSync(join(folder, 'other.json'), JSON.stringify({ free: pro }));
    expect(await plansFrom({ data: folder, plans: join(folder, 'other.json') })).toEqual({ free: pro });
    writeFileSync(join(folder, 'wrong.json'), JSON.stringify({ pro: { units_included: -1 } }));
    await expect(plansFrom({ plans: join(folder, 'wrong.json') })).rejects.toThrow('pro.units_included');
  });
});

describe('siddhanta keys', () => {
  const io = { stdout: { write() {} }, stderr: { write() {} }, now: new Date('2026-07-15T00:00:00Z') };
  const run = async (command: Command, values: Values) => command.run(values, io);

  it('looks for them where the options say, then where the environment says, then in the default folder', () => {
    expect(locationOf({}, {})).toEqual({ data: '.siddhanta' });
    expect(locationOf({}, { DATABASE_URL: '' })).toEqual({ data: '.siddhanta' });
    expect(locationOf({}, { DATABASE_URL: 'postgres://a/b' })).toEqual({ database: 'postgres://a/b' });
    expect(locationOf({ data: 'x' }, { DATABASE_URL: 'postgres://a/b' })).toEqual({ data: 'x' });
    expect(locationOf({ database: 'postgres://c/d' }, { DATABASE_URL: 'postgres://a/b' })).toEqual({
      database: 'postgres://c/d',
    });
    expect(locationOf({ memory: true }, { DATABASE_URL: 'postgres://a/b' })).toEqual({});
    expect(() => locationOf({ memory: true, data: 'x' }, {})).toThrow('--memory keeps everything in memory');
  });

  it('reaches the server that runs on the embedded database, and does without one that was killed', async () => {
    const data = join(folder, 'served');
    const server = new Server('--data', data, '--quiet');
    const url = await server.find(/Listening on (http:\S+)/);
    const created = await run(keysCreateCommand, { data });
    const [key = ''] = created.split('\n');
    const id = /Id +(\S+)/.exec(created)?.[1] ?? '';
    expect((await run(keysListCommand, { data })).match(/Id +key_/g)).toHaveLength(3);
    const call = async (): Promise<number> => {
      const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
      const body = JSON.stringify(bodyOf('charts.rasi'));
      const response = await fetch(`${url}/v1/charts/rasi`, { method: 'POST', headers, body });
      await response.text();
      return response.status;
    };
    expect(await call()).toBe(200);
    server.process.kill('SIGKILL');
    await server.exited;
    expect(readdirSync(data)).toContain('administration.json');
    expect(await run(keysRevokeCommand, { data, id })).toContain('Revoked  2026-07-15');
    expect((await run(keysListCommand, { data })).match(/Revoked/g)).toHaveLength(1);
  });

  it('print JSON for scripts, without the hash of a key', async () => {
    const data = join(folder, 'scripted');
    await putDatabase(data);
    const told = async (command: Command, values: Values) =>
      JSON.parse(await run(command, { data, json: true, ...values })) as unknown;
    expect(await told(keysListCommand, {})).toEqual([]);
    const { key, ...record } = (await told(keysCreateCommand, { scopes: 'charts,kp', test: true })) as { key: string };
    expect(key).toMatch(/^svc_test_[0-9A-Za-z]{38}$/);
    expect(record).toEqual({
      id: expect.stringMatching(/^key_\w{16}$/),
      kind: 'test',
      account: expect.stringMatching(/^acc_\w{16}$/),
      plan: 'free',
      scopes: ['charts', 'kp'],
      label: null,
      created_at: '2026-07-15T00:00:00.000Z',
      expires_at: null,
      revoked_at: null,
      last_used_on: null,
      replaced_by: null,
    });
    expect(await told(keysListCommand, {})).toEqual([record]);
    const { id } = record as unknown as { id: string };
    expect(await told(keysUsageCommand, { id })).toEqual({
      ...record,
      period: '2026-07',
      units_used: 0,
      units_included: 500,
    });
    const revoked = { ...record, revoked_at: '2026-07-15T00:00:00.000Z' };
    expect(await told(keysRevokeCommand, { id })).toEqual(revoked);
    expect(await told(keysListCommand, {})).toEqual([revoked]);
  });

  it('make keys of accounts with labels and ends, rotate them, and put accounts on plans', async () => {
    const data = join(folder, 'accounts');
    await putDatabase(data);
    writeFileSync(join(data, 'plans.json'), JSON.stringify({ pro: { units_included: 9, rate_limit_per_minute: 9 } }));
    // biome-ignore lint/suspicious/noExplicitAny: the tests look at fields of many shapes
    const told = async (command: Command, values: Values): Promise<any> =>
      JSON.parse(await run(command, { data, json: true, ...values }));
    const made = await told(keysCreateCommand, { account: 'acme', plan: 'pro', label: 'web', expires: '2026-12-31' });
    expect(made).toMatchObject({ account: 'acme', plan: 'pro', label: 'web', expires_at: '2027-01-01T00:00:00.000Z' });
    const short = await told(keysCreateCommand, { account: 'acme', expires: '90d', scopes: 'kp' });
    expect(short).toMatchObject({ account: 'acme', plan: 'pro', label: null, expires_at: '2026-10-13T00:00:00.000Z' });
    await expect(run(keysCreateCommand, { data, account: 'acme', plan: 'free' })).rejects.toThrow(
      'the account has the plan pro',
    );

    const rotated = await told(keysRotateCommand, { id: made.id });
    expect(rotated).toMatchObject({ account: 'acme', label: 'web', expires_at: made.expires_at, replaced_by: null });
    expect(isWellFormedKey(rotated.key)).toBe(true);
    expect(rotated.replaces).toMatchObject({
      id: made.id,
      expires_at: '2026-07-16T00:00:00.000Z',
      revoked_at: null,
      replaced_by: rotated.id,
    });
    const again = run(keysRotateCommand, { data, id: made.id });
    await expect(again).rejects.toThrow(`${made.id} was replaced by ${rotated.id}; rotate that one.`);
    await expect(again).rejects.toBeInstanceOf(UsageError);
    const atOnce = await told(keysRotateCommand, { id: short.id, overlap: '0', expires: 'never' });
    expect(atOnce).toMatchObject({ scopes: ['kp'], expires_at: null });
    expect(atOnce.replaces).toMatchObject({ revoked_at: '2026-07-15T00:00:00.000Z' });
    await run(keysRevokeCommand, { data, id: atOnce.id });
    await expect(run(keysRotateCommand, { data, id: atOnce.id })).rejects.toThrow('is revoked; make a new key');
    await expect(run(keysRotateCommand, { data, id: 'key_none' })).rejects.toThrow('there is no key key_none.');

    const listed = await run(keysListCommand, { data });
    for (const line of ['Account  acme', 'Label    web', `Replaced by ${rotated.id}`, 'Used     never']) {
      expect(listed).toContain(`\n${line}\n`);
    }
    expect(await told(accountsListCommand, {})).toEqual([
      {
        id: expect.stringMatching(/^acc_\w{16}$/),
        name: 'acme',
        plan: 'pro',
        created_at: '2026-07-15T00:00:00.000Z',
        keys: (await told(keysListCommand, {})).map(({ id }: { id: string }) => id),
      },
    ]);
    expect(await run(accountsPlanCommand, { data, account: 'acme', plan: 'free' })).toContain('Plan     free\n');
    expect(await told(keysUsageCommand, { id: rotated.id })).toMatchObject({ plan: 'free', units_included: 500 });
    await expect(run(accountsPlanCommand, { data, account: 'Acme', plan: 'free' })).rejects.toThrow(
      'there is no account "Acme".',
    );
    await expect(run(accountsPlanCommand, { data, account: 'acme', plan: 'gold' })).rejects.toThrow(
      'there are free, pro.',
    );
  });

  it('takes only plans and scopes that there are', async () => {
    await expect(run(keysCreateCommand, { data: 'x', plan: 'gold' })).rejects.toThrow(
      '--plan is "gold"; there are free.',
    );
    await expect(run(keysCreateCommand, { data: 'x', scopes: 'charts,magic' })).rejects.toThrow(
      '--scopes has "magic"; there are charts, strengths, yogas,',
    );
  });
});
