import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueKey } from '../../src/http/index.js';
import { openPostgres } from '../../src/http/stores/postgres.js';
import { blocksOf } from '../docs/examples.js';
import { type Cluster, hasPostgres, startPostgres } from './support/pg.js';
import { bodyOf } from './support.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const GUIDES = join(ROOT, 'docs/mounting');
const MODULES = process.env.SIDDHANTA_ENGINES ?? join(ROOT, 'test/runtimes/node_modules');
const folder = mkdtempSync(join(tmpdir(), 'siddhanta-mounting-'));
const NONE = join(folder, 'none.js');
writeFileSync(NONE, '');
afterAll(() => rmSync(folder, { recursive: true }));

interface Guide {
  readonly binary: string;
  readonly args: readonly string[];
  /** Serves what `app` exports; without it the program serves itself. */
  readonly serve?: string;
}

const ROUTE = `import { serve } from 'siddhanta/http/node';
const { url } = await serve((request) => app[request.method](request), { port: 0 });
console.log('Listening at ' + url);`;

const NODE = { binary: process.execPath, args: [] };
const DENO_ARGS = ['run', '--no-remote', '--no-lock', '--no-prompt', '--allow-net', '--allow-env', '--allow-read'];
const RUNS: Record<string, Guide> = {
  hono: NODE,
  express: NODE,
  nextjs: { ...NODE, serve: ROUTE },
  bun: { binary: join(MODULES, '@oven/bun-linux-x64/bin/bun'), args: ['run'] },
  deno: { binary: join(MODULES, '@deno/linux-x64-glibc/deno'), args: DENO_ARGS },
  'cloudflare-workers': {
    binary: join(MODULES, '@cloudflare/workerd-linux-64/bin/workerd'),
    args: ['serve', '--control-fd=3'],
    serve: 'export default app.default;',
  },
};

function available({ binary }: Guide): boolean {
  if (existsSync(binary) || process.env.CI === 'true') return true;
  console.warn(`SKIPPED: ${binary} is not installed. Run npm ci --prefix test/runtimes (Linux, x64).`);
  return false;
}

/** The one block whose first line names its file. */
function programOf(name: string): string {
  const blocks = blocksOf(name, readFileSync(join(GUIDES, `${name}.md`), 'utf8'));
  const programs = blocks.filter(({ code }) => code.startsWith('// file: '));
  expect(programs, `docs/mounting/${name}.md holds one program`).toHaveLength(1);
  const [program] = programs;
  expect(program?.shownOnly, 'The program needs the mark no-run: it is no example with results.').toBe(true);
  return program?.code ?? '';
}

/** Workers know Node's modules by their names with `node:` only. */
const nodeModules: Plugin = {
  name: 'node-modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[\w/]+$/ }, ({ path }) => (isBuiltin(path) ? { path, namespace: 'builtin' } : undefined));
    onResolve({ filter: /^(node|cloudflare):/ }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({
      contents: `export * from 'node:${path}'; export { default } from 'node:${path}';`,
    }));
  },
};

async function bundle(name: string, { serve }: Guide): Promise<string> {
  const outfile = join(folder, `${name}.mjs`);
  const app = join(folder, `${name}.ts`);
  writeFileSync(app, programOf(name));
  const isWorker = name === 'cloudflare-workers';
  await build({
    stdin: {
      contents: serve === undefined ? `import '${app}';` : `import * as app from '${app}';\n${serve}`,
      resolveDir: ROOT,
      loader: 'ts',
    },
    outfile,
    nodePaths: [join(ROOT, 'node_modules')],
    alias: {
      'siddhanta/http': join(ROOT, 'src/http/index.ts'),
      'siddhanta/http/node': join(ROOT, 'src/http/node.ts'),
      'siddhanta/http/postgres': join(ROOT, 'src/http/stores/postgres.ts'),
      '@electric-sql/pglite': NONE,
    },
    external: ['pg-native'],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
    ...(isWorker
      ? { platform: 'browser', conditions: ['workerd'], mainFields: ['module', 'main'], plugins: [nodeModules] }
      : {
          platform: 'node',
          banner: {
            js: `import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);`,
          },
        }),
  });
  return outfile;
}

/** A database is bound as Hyperdrive binds one. */
function workerConfig(worker: string, database: string | undefined): string {
  const config = join(folder, `worker-${database === undefined ? 'memory' : 'postgres'}.capnp`);
  const json = JSON.stringify(JSON.stringify({ connectionString: database }));
  const binding = database === undefined ? '' : `(name = "HYPERDRIVE", json = ${json})`;
  writeFileSync(
    config,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker", esModule = embed "${basename(worker)}")],
      bindings = [${binding}],
      compatibilityDate = "2025-10-01",
      compatibilityFlags = ["nodejs_compat"],
    )),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`,
  );
  return config;
}

class Output {
  #text = '';
  #end: string | undefined;
  readonly #process: ChildProcess;

  constructor(process: ChildProcess) {
    this.#process = process;
    for (const stream of [process.stdout, process.stderr, process.stdio[3]]) {
      stream?.on('data', (chunk: Buffer) => {
        this.#text += chunk;
      });
    }
    process.on('error', (problem) => {
      this.#end = String(problem);
    });
    process.on('exit', (code) => {
      this.#end = `It ended with ${code}`;
    });
  }

  async find(pattern: RegExp): Promise<string> {
    for (let tries = 0; tries < 400 && this.#end === undefined; tries++) {
      const found = pattern.exec(this.#text);
      if (found !== null) return `${found[1]}`;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${pattern} is not there. ${this.#end ?? ''}: ${this.#text}`);
  }

  async stop(): Promise<void> {
    if (this.#end !== undefined) return;
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGKILL');
    await ended;
  }
}

async function check(name: string, guide: Guide, database?: { address: string; key: string }): Promise<void> {
  const bundled = await bundle(name, guide);
  const isWorker = name === 'cloudflare-workers';
  const [command = '', ...options] = guide.args;
  const file = isWorker ? workerConfig(bundled, database?.address) : bundled;
  const argv = isWorker ? [command, file, ...options] : [...guide.args, file];
  const { DATABASE_URL: _, ...inherited } = process.env;
  const program = spawn(guide.binary, argv, {
    cwd: folder,
    env: { ...inherited, PORT: '0', ...(database === undefined ? {} : { DATABASE_URL: database.address }) },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const output = new Output(program);
  try {
    const port = await output.find(isWorker ? /"port":(\d+)/ : /http:\/\/127\.0\.0\.1:(\d+)/);
    const call = async (path: string, key: string | undefined, body?: string, method = body ? 'POST' : 'GET') => {
      const headers = { 'Content-Type': 'application/json', ...(key === undefined ? {} : { 'X-API-Key': key }) };
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
      });
      const text = await response.text();
      return { status: response.status, json: text === '' ? undefined : JSON.parse(text) };
    };
    const rasi = JSON.stringify(bodyOf('charts.rasi'));
    const refused = await call('/v1/charts/rasi', undefined, rasi);
    expect([refused.status, refused.json.error.code]).toEqual([401, 'missing_api_key']);
    const key = database?.key ?? (await output.find(/Key: (svc_live_\w{38})/));
    const good = await call('/v1/charts/rasi', key, rasi);
    expect([good.status, good.json.data?.ascendant.sign, good.json.meta?.units]).toEqual([200, 'Virgo', 1]);
    const unknown = await call('/v1/charts/nothing', key, rasi);
    expect([unknown.status, unknown.json.error.code]).toEqual([404, 'not_found']);
    const wrong = await call('/v1/charts/rasi', key, undefined, 'DELETE');
    expect([wrong.status, wrong.json.error.code]).toEqual([405, 'method_not_allowed']);
    expect((await call('/v1/charts/rasi', key, undefined, 'OPTIONS')).status).toBe(204);
    expect((await call('/v1/meta/usage', key, undefined, 'HEAD')).status).toBe(200);
    const long = await call('/v1/charts/rasi', key, `{"name":"${'x'.repeat(20_000)}"}`);
    expect([long.status, long.json.error.code]).toEqual([413, 'payload_too_large']);
    const used = await call('/v1/meta/usage', key);
    expect([used.status, used.json.data.units_used]).toEqual([200, 1]);
  } finally {
    await output.stop();
  }
}

it('covers every guide, and the overview names them all', () => {
  const guides = readdirSync(GUIDES).filter((file) => file.endsWith('.md') && file !== 'README.md');
  expect(guides.sort()).toEqual(
    Object.keys(RUNS)
      .map((name) => `${name}.md`)
      .sort(),
  );
  const overview = readFileSync(join(GUIDES, 'README.md'), 'utf8');
  for (const guide of guides) expect(overview).toContain(`](${guide})`);
});

describe('with stores in memory', () => {
  for (const [name, guide] of Object.entries(RUNS)) {
    it.skipIf(!available(guide))(name, async () => check(name, guide));
  }
});

describe.skipIf(!hasPostgres())('with a PostgreSQL server', () => {
  let cluster: Cluster;
  let relay: Server;
  beforeAll(async () => {
    cluster = await startPostgres();
    // The server of the tests has a Unix socket only, and Workers need a port.
    const home = new URL((await cluster.createDatabase()).replace('@/', '@x/')).searchParams.get('host');
    relay = createServer((socket) => {
      const inner = connect(join(`${home}`, '.s.PGSQL.5432'));
      for (const end of [socket, inner]) end.on('error', () => {});
      socket.pipe(inner).pipe(socket);
    });
    await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  }, 60_000);
  afterAll(async () => {
    relay?.close();
    await cluster?.stop();
  });

  for (const [name, guide] of Object.entries(RUNS)) {
    it.skipIf(!available(guide))(name, async () => {
      const local = await cluster.createDatabase();
      const stores = await openPostgres(local);
      const { key } = await issueKey(stores.keys);
      await stores.close();
      const { port } = relay.address() as AddressInfo;
      const database = new URL(local.replace('@/', '@x/')).pathname.slice(1);
      await check(name, guide, { address: `postgres://tester@127.0.0.1:${port}/${database}`, key });
    });
  }
});
