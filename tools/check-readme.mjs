// Follows README.md literally, in a new folder with the packed tarball and in a new clone. Needs a build and Chromium.
// usage: npx tsx tools/check-readme.mjs
import { ok, strictEqual } from 'node:assert';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { programOf } from '../test/docs/examples.ts';
import { fencesOf } from '../test/docs/fences.ts';
import { isShown } from '../test/docs/shell.ts';
import { BIRTH } from './examples/golden.mjs';
import { asWritten, inChromium, shownPicture } from './lib/chromium.mjs';
import { pack, ROOT } from './lib/package.mjs';
import { start } from './lib/program.mjs';
import { report } from './lib/report.mjs';

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const fences = fencesOf('README.md', README);
const { check, finish } = report('readme');
const home = mkdtempSync(join(tmpdir(), 'siddhanta-readme-'));
const [folder, clone] = ['stranger', 'clone'].map((name) => join(home, name));
// With a folder for packages of its own, npm looks for none above it.
mkdirSync(join(folder, 'node_modules'), { recursive: true });

const env = {
  ...process.env,
  NO_COLOR: '1',
  npm_config_prefer_offline: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
};
const shell = (lines, cwd) => start('bash', ['-e', '-c', lines], { cwd, env }).done();
const textOf = ({ body }) => body.join('\n');

/** The commands of README that are not simply run in the folder: what is said of them is done, and nothing else is let through. */
const SPECIAL = new Map([
  [
    'npm install siddhanta',
    // The only exception: the tarball replaces what the registry has.
    () => shell(`npm install ${pack(home)}`, folder),
  ],
  ['npm ci && npm start', cloned],
  [
    'npm ci && npm test',
    () =>
      shell(
        'npm run --silent && npm pkg get scripts.test && npx vitest run --project quick test/errors.test.ts',
        clone,
      ),
  ],
  ['npm run serve', served],
]);

async function cloned() {
  await shell(`git clone -q '${ROOT}' '${clone}'`, home);
  const printed = await shell('npm ci && npm start', clone);
  // What it prints below the charts depends on the day.
  const [charts] = readFileSync(join(ROOT, 'fixtures/golden/cli/sample.txt'), 'utf8').split('Vimshottari');
  ok(charts.includes('Rohini') && printed.includes(charts), `npm start prints\n${printed}`);
}

let server;
async function served() {
  server = start('npm', ['run', 'serve', '--', '--port', '0'], { cwd: clone, env });
  await server.find(/Listening on (http:\S+)/, 300);
}

async function asked(line) {
  ok(server, 'README has curl before npm run serve.');
  const url = await server.find(/Listening on (http:\S+)/);
  const keys = readFileSync(await server.find(/are in (\S+first-keys\.txt)/), 'utf8');
  const key = /^live (\S+)$/m.exec(keys)?.[1];
  ok(
    key && line.includes('svc_live_…') && line.includes('http://127.0.0.1:8080'),
    'The line names no key or no server.',
  );
  const answer = JSON.parse(await shell(line.replace('svc_live_…', key).replace('http://127.0.0.1:8080', url), folder));
  const { rasi } = createRequire(join(folder, 'package.json'))('siddhanta');
  strictEqual(JSON.stringify(answer.data), JSON.stringify(rasi({ birth: BIRTH }).data));
}

async function commands(fence) {
  const text = textOf(fence);
  const lines = text.replace(/\\\n\s*/g, '').split('\n');
  let printed = '';
  if (lines.some((line) => SPECIAL.has(line) || line.startsWith('curl '))) {
    for (const line of lines) {
      const special = SPECIAL.get(line) ?? (line.startsWith('curl ') ? () => asked(line) : undefined);
      ok(special, `${line}: tools/check-readme.mjs does not know what this is.`);
      await special();
    }
  } else {
    for (const line of lines)
      ok(/^(?:npx siddhanta|node) /.test(line), `${line}: not known to tools/check-readme.mjs.`);
    printed = await shell(text, folder);
  }
  const next = fences[fences.indexOf(fence) + 1];
  if (next?.info[0] === 'text') ok(isShown(printed, next.body), `It prints\n${printed}`);
}

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
async function program(fence) {
  const name = nameOf(fence) ?? `block-${fence.line}.mjs`;
  const code = textOf(fence);
  const typed = name.replace(/\.m?js$/, '.mts');
  writeFileSync(join(folder, typed), `${code}\nexport {};\n`);
  const types = `--types node --typeRoots '${join(ROOT, 'node_modules/@types')}'`;
  await shell(`node '${tsc}' --noEmit --strict --target es2022 --module nodenext ${types} ${typed}`, folder);
  if (nameOf(fence) !== undefined) return writeFileSync(join(folder, name), `${code}\n`);
  const { source, assertions } = programOf({ place: `README.md:${fence.line}`, code, shownOnly: false, own: '' });
  ok(assertions > 0, 'It says nothing that can be compared.');
  writeFileSync(join(folder, name), source);
  await shell(`node ${name}`, folder);
}
const nameOf = ({ info }) => info.find((word) => word.startsWith('file='))?.slice('file='.length);

async function page(fence) {
  const file = join(folder, nameOf(fence));
  writeFileSync(file, `${textOf(fence)}\n`);
  const require = createRequire(join(folder, 'package.json'));
  const chart = require('siddhanta/svg').northIndian(require('siddhanta').rasi({ birth: BIRTH }));
  await inChromium(
    pathToFileURL(file).href,
    async (opened) => strictEqual(await shownPicture(opened), await asWritten(opened, chart)),
    'readme',
  );
}

const RUNS = { sh: commands, js: program, ts: program, html: page };
try {
  for (const fence of fences) {
    const [language] = fence.info;
    if (language === 'text') continue;
    const [first] = fence.body;
    const began = Date.now();
    await check(`README.md:${fence.line} ${language}: ${first}`, () => {
      ok(RUNS[language], `${language} is a language that tools/check-readme.mjs does not run.`);
      return RUNS[language](fence);
    });
    console.log(`        ${((Date.now() - began) / 1000).toFixed(1)} s`);
  }
  await check('the picture of README is the one that its program draws', () => {
    const [, shown] = /<img [^>]*src="(\S+\.svg)"/.exec(README) ?? [];
    const drawn = readFileSync(join(folder, 'chart.svg'), 'utf8');
    strictEqual(drawn, readFileSync(join(ROOT, shown), 'utf8'));
  });
  await check('every command of the README was met', () => {
    const all = fences.filter(({ info }) => info[0] === 'sh').flatMap(({ body }) => body);
    for (const command of SPECIAL.keys()) ok(all.includes(command), `README does not have ${command} any more.`);
  });
} finally {
  await server?.stop();
  rmSync(home, { recursive: true, force: true });
}
finish();
