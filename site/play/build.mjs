// Builds the playground: node site/play/build.mjs [--out DIR] [--dev]
//
// Needs npm run build and npm ci --prefix site. --dev serves the page. Writes sw.js, which keeps the page for when there is no network.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = join(HERE, '..', '..');
const { values } = parseArgs({ options: { out: { type: 'string' }, dev: { type: 'boolean', default: false } } });
const out = resolve(values.out ?? join(ROOT, 'site', 'dist', 'play'));

function must(file, command) {
  if (existsSync(join(ROOT, file))) return;
  console.error(`There is no ${file}. Run ${command} first.`);
  process.exit(1);
}
must('dist/esm/readings.js', 'npm run build');
must('site/node_modules/vite', 'npm ci --prefix site');

// Whoever calls may be a test, whose environment says so; what is built here is what readers get.
process.env.NODE_ENV = values.dev ? 'development' : 'production';
const { build, createServer } = await import('vite');
const configFile = join(HERE, 'vite.config.ts');
if (values.dev) {
  const server = await createServer({ configFile });
  await server.listen();
  server.printUrls();
} else {
  await build({ configFile, logLevel: 'error', build: { outDir: out } });
  const icon = readFileSync(join(HERE, 'public/icon.svg'), 'utf8');
  // A system cuts its own shape out of this one, so the sign is smaller and the ground goes to the edges.
  const maskable = icon.replace(' rx="7"', '').replace('<path', '<path transform="translate(4.8 4.8) scale(0.7)"');
  for (const [file, svg, size] of [
    ['icon-192.png', icon, 192],
    ['icon-512.png', icon, 512],
    ['icon-maskable-512.png', maskable, 512],
  ])
    writeFileSync(join(out, file), new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng());
  const files = readdirSync(out, { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => file !== 'sw.js' && statSync(join(out, file)).isFile())
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(out, file)));
  const worker = readFileSync(join(HERE, 'sw.js'), 'utf8');
  const filled = worker
    .replace('__VERSION__', hash.digest('hex').slice(0, 16))
    .replace("['__FILES__']", JSON.stringify(['./', ...files.filter((file) => file !== 'index.html')]));
  if (/__(?:VERSION|FILES)__/.test(filled)) throw new Error('sw.js has a place that was not filled.');
  writeFileSync(join(out, 'sw.js'), filled);
  console.log(`${files.length + 1} files in ${out}`);
}
