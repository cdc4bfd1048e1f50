import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import { bodyOf } from './support.js';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const MODULES = process.env.SIDDHANTA_ENGINES ?? join(HERE, '..', 'runtimes', 'node_modules');
const folder = mkdtempSync(join(tmpdir(), 'siddhanta-http-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NODE = `import { serve } from '${join(HERE, '../../src/http/node.ts')}';
const { url } = await serve(answer, { port: 0 });
console.log('port ' + new URL(url).port);`;

const ENGINES = {
  'this Node': { binary: process.execPath, args: [], serve: NODE },
  'Node 22': { binary: join(MODULES, 'node-22/bin/node'), args: [], serve: NODE },
  'Node 24': { binary: join(MODULES, 'node-24/bin/node'), args: [], serve: NODE },
  Bun: {
    binary: join(MODULES, '@oven/bun-linux-x64/bin/bun'),
    args: ['run'],
    serve: `console.log('port ' + Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: answer }).port);`,
  },
  Deno: {
    binary: join(MODULES, '@deno/linux-x64-glibc/deno'),
    args: ['run', '--no-remote', '--no-lock', '--allow-net=127.0.0.1'],
    serve: `Deno.serve({ port: 0, hostname: '127.0.0.1', onListen: ({ port }) => console.log('port ' + port) }, answer);`,
  },
  'workerd (Cloudflare Workers)': {
    binary: join(MODULES, '@cloudflare/workerd-linux-64/bin/workerd'),
    args: ['serve', '--control-fd=3'],
    serve: 'export default { fetch: answer };',
  },
} as const;

function available(binary: string): boolean {
  if (existsSync(binary) || process.env.CI === 'true') return true;
  console.warn(`SKIPPED: ${binary} is not installed. Run npm ci --prefix test/runtimes (Linux, x64).`);
  return false;
}

async function bundleFor(name: string, serve: string): Promise<string> {
  const outfile = join(folder, `${name.replace(/\W/g, '-')}.mjs`);
  const isNode = name.includes('Node');
  await build({
    stdin: {
      contents: `import { answer } from '${join(HERE, 'runtime-app.ts')}';\n${serve}`,
      resolveDir: HERE,
      loader: 'ts',
    },
    outfile,
    bundle: true,
    format: 'esm',
    platform: isNode ? 'node' : 'browser',
    target: 'es2022',
    logLevel: 'silent',
  });
  if (!name.startsWith('workerd')) return outfile;
  const config = join(folder, 'config.capnp');
  writeFileSync(
    config,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [(name = "worker", esModule = embed "${outfile.split('/').at(-1)}")],
    compatibilityDate = "2025-01-01",
  ))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`,
  );
  return config;
}

function portOf(engine: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let told = '';
    const take = (chunk: Buffer): void => {
      told += chunk;
      const found = /port (\d+)|"port":(\d+)/.exec(told);
      if (found !== null) resolve(Number(found[1] ?? found[2]));
    };
    for (const stream of [engine.stdout, engine.stderr, engine.stdio[3]]) stream?.on('data', take);
    engine.on('error', reject);
    engine.on('exit', (code) => reject(new Error(`It ended with ${code}: ${told}`)));
  });
}

describe('the handler over HTTP', () => {
  for (const [name, { binary, args, serve }] of Object.entries(ENGINES)) {
    it.skipIf(!available(binary))(`in ${name}`, async () => {
      const program = await bundleFor(name, serve);
      const [first, ...rest] = args;
      const argv = [
        ...(first === undefined ? [] : [first]),
        ...(name.startsWith('workerd') ? [program, ...rest] : [...rest, program]),
      ];
      const engine = spawn(binary, argv, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
      try {
        const base = `http://127.0.0.1:${await portOf(engine)}`;
        const keys = (await (await fetch(`${base}/keys`)).json()) as { live: string; test: string; wide: string };
        const call = async (path: string, key: string, body?: unknown, more: RequestInit = {}) => {
          const init: RequestInit = { headers: { 'X-API-Key': key, 'Content-Type': 'application/json' }, ...more };
          if (body !== undefined)
            Object.assign(init, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });
          const response = await fetch(base + path, init);
          const text = await response.text();
          return {
            status: response.status,
            headers: response.headers,
            json: text === '' ? undefined : JSON.parse(text),
          };
        };
        const rasi = bodyOf('charts.rasi');
        const good = await call('/v1/charts/rasi', keys.live, rasi);
        expect([good.status, good.json.data.ascendant.sign, good.json.meta.units]).toEqual([200, 'Virgo', 1]);
        expect(good.headers.get('x-request-id')).toBe(good.json.meta.request_id);
        expect(good.headers.get('ratelimit')).toBe('"requests";r=99;t=60');
        const varga = await call('/v1/charts/divisional/d9', keys.live, rasi);
        expect(varga.json.meta.endpoint).toBe('charts.divisional.d9');
        const recorded = await call('/v1/charts/divisional/d60', keys.test, rasi);
        expect([recorded.json.meta.units, recorded.json.meta.computed_at]).toEqual([0, '2026-01-01T00:00:00.000Z']);
        expect((await call('/v1/charts/rasi', keys.live, '{"a":1,"a":1}')).json.error.code).toBe('invalid_json');
        expect((await call('/v1/charts/rasi', keys.live, ' '.repeat(20_000))).status).toBe(413);
        expect((await call('/v1/charts/rasi', 'svc_live_x', rasi)).status).toBe(401);
        expect((await call('/v1/charts/rasi', keys.live)).status).toBe(405);
        const couple = { ...bodyOf('reports.match'), language: 'hi' };
        const match = await call('/v1/reports/match', keys.wide, couple);
        expect([match.status, match.json.data.html.includes('>गणना कैसे की गई<')]).toEqual([200, true]);
        expect(match.json.provenance.conventions.language_fallbacks).toBeUndefined();
        const statuses = [];
        for (let i = 0; i < 3; i++) statuses.push((await call('/v1/charts/divisional/d9', keys.live, rasi)).status);
        expect(statuses).toEqual([200, 200, 429]);
        const head = await call('/v1/meta/usage', keys.live, undefined, { method: 'HEAD' });
        expect([head.status, head.json]).toEqual([200, undefined]);
        expect((await call('/v1/meta/usage', keys.live)).json.data).toMatchObject({
          units_used: 10,
          units_remaining: 0,
        });
      } finally {
        engine.kill();
      }
    });
  }
});
