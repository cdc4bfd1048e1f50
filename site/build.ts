// Builds the site into site/dist. A warning is an error. Needs the built package and `npm ci --prefix site`.
// usage: npx tsx site/build.ts [--dev] [--keep-api]
//   --dev       serves the manual and follows what is edited
//   --keep-api  leaves docs/api as it is there
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deadLinks, deadMarkdownLinks, foreignLoads } from './check.js';
import { writePages } from './generated.js';
import { ROOT_PAGES } from './groups.js';
import { writeLlms } from './llms.js';
import { DOCS, manual, PLAYGROUND, pagesBelow, ROOT } from './pages.js';

const SITE = join(ROOT, 'site');
const DIST = join(SITE, 'dist');
const VITEPRESS = join(SITE, 'node_modules/vitepress/bin/vitepress.js');
/** Seven hundred pages need less than 3 GB. With more room for what is new the collector has less to copy. */
const ROOM = ['--max-old-space-size=3072', '--max-semi-space-size=128'];
const has = (flag: string): boolean => process.argv.includes(flag);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function run(command: string, args: readonly string[], live = false): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: live ? 'inherit' : 'pipe',
      env: { ...process.env, NO_COLOR: '1' },
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (printed += part));
    child.on('error', (error) => fail(`${command} cannot be run: ${error.message}`));
    child.on('close', (code) =>
      code === 0 ? resolve(printed) : fail(`${printed}\n${command} ${args.join(' ')} ended with ${code}.`),
    );
  });
}

async function step(name: string, work: () => unknown): Promise<void> {
  const began = performance.now();
  await work();
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

function demand(what: string, problems: readonly string[]): void {
  if (problems.length > 0) fail(`${what}:\n  ${problems.join('\n  ')}`);
}

/** What VitePress and Vite say that is no mistake of ours. */
const HARMLESS = /^$/;

function demandNoWarnings(printed: string): void {
  const warnings = printed
    .split('\n')
    .filter((line) => /warn|deprecat|fall(?:ing)? back|unresolved/i.test(line) && !HARMLESS.test(line));
  demand('The build of the manual warns', warnings);
}

if (!existsSync(VITEPRESS)) fail('VitePress is not there. Run npm ci --prefix site.');
if (!existsSync(join(ROOT, 'dist/esm/index.js'))) fail('The package is not built. Run npm run build.');

const keepsApi = has('--keep-api') && existsSync(join(DOCS, 'api/README.md'));
if (!keepsApi) await step('library reference', () => run('npx', ['typedoc', '--logLevel', 'Warn']));
await step('pages from sources', () => writePages());

if (has('--dev')) {
  await run(process.execPath, [VITEPRESS, 'dev', SITE], true);
} else {
  const groups = manual();
  const written = pagesBelow(DOCS).filter((path) => !/^(api|openapi|project)\//.test(path));
  const files = ['README.md', ...Object.keys(ROOT_PAGES), ...written.map((path) => `docs/${path}.md`)];
  demand('Links of pages that lead nowhere', deadMarkdownLinks(ROOT, files));
  await step('manual', async () => demandNoWarnings(await run(process.execPath, [...ROOM, VITEPRESS, 'build', SITE])));
  const { description } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { description: string };
  await step('plain text', () => writeLlms(DIST, groups, description));
  if (existsSync(PLAYGROUND)) await step('playground', () => run('node', [PLAYGROUND, '--out', join(DIST, 'play')]));
  await step('checks', () => {
    demand('Links of the site that lead nowhere', deadLinks(DIST, process.env.SITE_BASE ?? '/'));
    demand('The site loads from other hosts', foreignLoads(DIST));
  });
}
