// Builds and runs every example against the packed tarball, each in a new folder. Needs a build, Chromium, PostgreSQL and Python 3.
// usage: npx tsx tools/check-examples.mjs [NAME …]
import { deepStrictEqual, ok } from 'node:assert';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pack, ROOT } from './lib/package.mjs';
import { start } from './lib/program.mjs';
import { report } from './lib/report.mjs';
import { sideBySide } from './lib/run.mjs';

const EXAMPLES = join(ROOT, 'examples');
const CHECKS = join(ROOT, 'tools/examples');
const FIRST = 'nextjs';

const { check, finish } = report('examples');
const home = mkdtempSync(join(tmpdir(), 'siddhanta-examples-'));
const folders = readdirSync(EXAMPLES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const wanted = process.argv.slice(2);
const names = folders
  .filter((name) => wanted.length === 0 || wanted.includes(name))
  .sort((a, b) => Number(b === FIRST) - Number(a === FIRST));

async function install(name, tarball) {
  const folder = join(home, name);
  const isMade = (path) => ['node_modules', '.next', 'dist', '.wrangler'].includes(basename(path));
  cpSync(join(EXAMPLES, name), folder, { recursive: true, filter: (path) => !isMade(path) });
  const env = { ...process.env, XDG_CONFIG_HOME: join(home, '.config') };
  const begin = (command, args, more = {}) =>
    start(command, args, { cwd: folder, ...more, env: { ...env, ...more.env } });
  const app = {
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    start: begin,
    run: (command, args, more) => begin(command, args, more).done(),
    require: createRequire(join(folder, 'package.json')),
  };
  const scripts = Object.keys(JSON.parse(app.read('package.json')).scripts ?? {});
  const called = [...app.read('README.md').matchAll(/\bnpm (?:run (\w+)|(start|test))/g)].map((m) => m[1] ?? m[2]);
  const missing = called.filter((script) => !scripts.includes(script));
  deepStrictEqual(missing, [], 'The README calls scripts that package.json does not have.');
  // `npm install` of the README, with the tarball for what is not published yet.
  await app.run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', tarball]);
  return app;
}

try {
  await check('each example has its check and stands in the list', () => {
    const unknown = wanted.filter((name) => !folders.includes(name));
    deepStrictEqual(unknown, [], `There are ${folders.join(', ')}.`);
    const list = readFileSync(join(EXAMPLES, 'README.md'), 'utf8');
    for (const name of folders) {
      ok(existsSync(join(CHECKS, `${name}.mjs`)), `tools/examples/${name}.mjs is missing.`);
      ok(list.includes(`[${name}](${name}/README.md)`), `examples/README.md does not list ${name}.`);
    }
  });
  const tarball = pack(home);
  const began = Date.now();
  await sideBySide(names, async (name) => {
    const from = Date.now();
    await check(name, async () => {
      const { check: checkExample } = await import(`./examples/${name}.mjs`);
      await checkExample(await install(name, tarball));
    });
    console.log(`        ${((Date.now() - from) / 1000).toFixed(1)} s`);
  });
  console.log(`${((Date.now() - began) / 1000).toFixed(0)} s in all, downloads included`);
} finally {
  rmSync(home, { recursive: true, force: true });
}
finish();
