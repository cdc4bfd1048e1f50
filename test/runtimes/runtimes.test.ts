import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';

const execute = promisify(execFile);
const HERE = dirname(fileURLToPath(import.meta.url));
const MODULES = join(HERE, 'node_modules');

/** Versions: test/runtimes/package.json. */
const ENGINES = {
  'Node 22': { binary: 'node-22/bin/node', args: [] },
  'Node 24': { binary: 'node-24/bin/node', args: [] },
  Bun: { binary: '@oven/bun-linux-x64/bin/bun', args: ['run'] },
  Deno: { binary: '@deno/linux-x64-glibc/deno', args: ['run', '--no-remote', '--no-lock'] },
} as const;
const WORKERD = '@cloudflare/workerd-linux-64/bin/workerd';

function available(binary: string): boolean {
  if (existsSync(join(MODULES, binary)) || process.env.CI === 'true') return true;
  console.warn(`SKIPPED: ${binary} is not installed. Run npm ci --prefix test/runtimes (Linux, x64).`);
  return false;
}

async function print(binary: string, ...args: string[]): Promise<string> {
  const { stdout } = await execute(binary, args, { cwd: installed, maxBuffer: 64 * 1024 * 1024 });
  return stdout.trim();
}

interface Answers {
  readonly name: string;
  readonly examples: readonly { readonly data?: unknown }[];
  readonly births: readonly { readonly data?: unknown }[];
}

/** Deno lets CommonJS read files without permission only under node_modules. */
const installed = mkdtempSync(join(tmpdir(), 'siddhanta-installed-'));
const PACKAGE = join(installed, 'node_modules/siddhanta');
for (const path of ['dist', 'package.json', 'test/runtimes/print.mjs', 'test/runtimes/cases.mjs'])
  cpSync(join(HERE, '../..', path), join(PACKAGE, path), { recursive: true });
cpSync(join(HERE, '../../node_modules/valibot'), join(installed, 'node_modules/valibot'), { recursive: true });
writeFileSync(join(installed, 'package.json'), '{ "dependencies": { "siddhanta": "*", "valibot": "*" } }');
afterAll(() => rmSync(installed, { recursive: true }));

const expected = await print(process.execPath, join(HERE, 'print.mjs'));

describe('the same results in every engine', { timeout: 180_000 }, () => {
  it('are results of every operation, refusals and capabilities', () => {
    const { operations, functions, refusals, capabilities, languages } = JSON.parse(expected);
    const listed = capabilities.data.operations.map(({ operation }: { operation: string }) => operation);
    expect(operations.flatMap(({ examples }: Answers) => examples)).toHaveLength(listed.length);
    const names = new Set((operations as readonly Answers[]).map(({ name }) => name));
    for (const { name, examples, births } of operations as readonly Answers[]) {
      // A name below a family may be another operation: charts.divisional.custom.
      const members = listed.filter((each: string) => each.startsWith(`${name}.`) && !names.has(each));
      expect(members.length > 0 ? members : [name]).toHaveLength(examples.length);
      expect(examples.filter(({ data }) => data === undefined)).toEqual([]);
      expect(births).toHaveLength(4);
    }
    const withBirths = (operations as readonly Answers[]).slice(0, 4).flatMap(({ births }) => births);
    expect(new Set(withBirths.map(({ data }) => JSON.stringify(data))).size).toBe(16);
    expect(functions).toHaveLength(32);
    expect(languages).toHaveLength(16);
    expect(languages[3].written[5]).toBe('१२,३४,५६७.५');
    expect(refusals.map(({ code }: { code: string }) => code)).toEqual([
      'missing_field',
      'invalid_date',
      'date_out_of_range',
      'invalid_time',
      'nonexistent_time',
      'invalid_timezone',
      'unknown_field',
    ]);
    expect(listed.length).toBeGreaterThan(10);
  });

  it('CommonJS in this Node', async () => {
    expect(await print(process.execPath, join(HERE, 'print.cjs'))).toBe(expected);
  });

  it('what Node is given for the names of the package', async () => {
    const cases = JSON.stringify(new URL('cases.mjs', import.meta.url));
    // Only siddhanta/http lists the operations. A file of this folder would belong to another package.
    const source = `
      import * as siddhanta from 'siddhanta';
      import { routes } from 'siddhanta/http';
      import * as names from 'siddhanta/names';
      import { results } from ${cases};
      console.log(results(siddhanta, routes().flatMap(({ operation }) => operation ?? []), names));
    `;
    const args = ['--input-type=module', '--eval', source];
    const { stdout } = await execute(process.execPath, args, { cwd: join(HERE, '../..'), maxBuffer: 64 * 1024 * 1024 });
    expect(stdout.trim()).toBe(expected);
  });

  for (const [name, { binary, args }] of Object.entries(ENGINES)) {
    it.skipIf(!available(binary))(name, async () => {
      expect(await print(join(MODULES, binary), ...args, join(PACKAGE, 'test/runtimes/print.mjs'))).toBe(expected);
    });
  }

  it.skipIf(!available(WORKERD))('workerd (Cloudflare Workers)', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'siddhanta-workerd-'));
    try {
      await build({
        entryPoints: [join(HERE, 'worker.mjs')],
        outfile: join(folder, 'worker.js'),
        bundle: true,
        format: 'esm',
        platform: 'browser',
        target: 'es2022',
        logLevel: 'silent',
      });
      writeFileSync(
        join(folder, 'config.capnp'),
        `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [(name = "worker", esModule = embed "worker.js")],
    compatibilityDate = "2025-01-01",
  ))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`,
      );
      expect(await askWorker(join(MODULES, WORKERD), join(folder, 'config.capnp'))).toBe(expected);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

async function askWorker(binary: string, config: string): Promise<string> {
  const worker = spawn(binary, ['serve', config, '--control-fd=3'], {
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  });
  try {
    const port = await new Promise<number>((resolve, reject) => {
      let told = '';
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`workerd ended with ${code}`)));
      worker.stdio[3]?.on('data', (chunk: Buffer) => {
        told += chunk.toString();
        const match = /"event":"listen".*?"port":(\d+)/.exec(told);
        if (match !== null) resolve(Number(match[1]));
      });
    });
    const response = await fetch(`http://127.0.0.1:${port}/`);
    return await response.text();
  } finally {
    worker.kill();
  }
}
