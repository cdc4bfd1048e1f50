// Checks what a bundler takes along for one function of the library, and that the bundle runs. Needs a build.
//
// What a bundle may hold follows from the rooms of src: the ground that everyone stands on, the room of the function, and the rooms
// to which test/architecture.test.ts draws an arrow from there. The files of the room that hold another public function, and
// what only those need, are left out: WITHOUT names them. A function that is exported and has no room here fails.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './lib/package.mjs';
import { report } from './lib/report.mjs';

/** What every computation may stand on. */
const GROUND = ['errors', 'types', 'math/*', 'time/*', 'zodiac/*', 'input/*', 'operation/*', 'cast/*', 'sky/**'];
/** The rooms that a room takes something from. */
const ARROWS = { kp: ['dashas/rules/*', 'dashas/tables/*'] };

const CHARTS = ['charts/rules/*', 'charts/tables/*'];
const PANCHANG_ONE = ['panchang/span', 'panchang/search'];

/** The module of each exported function, and what of its room its bundle does not hold. */
const FUNCTIONS = {
  rasi: { module: 'charts/rasi', without: CHARTS },
  divisional: { module: 'charts/divisional' },
  vimshottari: { module: 'dashas/vimshottari' },
  vimshottariPeriods: { module: 'dashas/vimshottari' },
  panchang: { module: 'panchang/day', without: PANCHANG_ONE },
  panchangSpan: { module: 'panchang/span', without: ['panchang/day', 'panchang/search'] },
  nextLimb: { module: 'panchang/search', without: ['panchang/day', 'panchang/span'] },
  kpCusps: {
    module: 'kp/cusps',
    without: ['kp/horary', 'kp/timeline', 'kp/tables/matters*', 'sky/{events,rise-set,track}'],
  },
  kpHorary: { module: 'kp/horary', without: ['kp/cusps', 'sky/interpolated'] },
  ashtakoota: { module: 'compatibility/ashtakoota' },
  ashtakootaFromMoon: { module: 'compatibility/fromMoon', without: ['compatibility/ashtakoota', 'sky/**', 'cast/*'] },
  ashtakootaFromMoons: { module: 'compatibility/fromMoon', without: ['compatibility/ashtakoota', 'sky/**', 'cast/*'] },
};
/** Functions that belong to no room, and all that their bundles may hold. */
const ROOMLESS = { capabilities: ['**'], isSiddhantaError: ['errors'], SiddhantaError: ['errors'] };

/** Modules that must be there, where leaving them out would be the mistake. */
const REQUIRED = { capabilities: ['charts/rasi', 'charts/divisional', 'dashas/vimshottari'] };

/** What no bundle of a function of the core holds. */
const NEVER = ['http/**', 'cli/**'];

/** Returns whether a function's bundle may hold a module. */
function isAllowed(name, module) {
  if (matches(module, NEVER)) return false;
  if (name in ROOMLESS) return matches(module, ROOMLESS[name]);
  const { module: own, without = [] } = FUNCTIONS[name];
  const room = own.split('/')[0];
  if (module === own) return true;
  return matches(module, [...GROUND, `${room}/**`, ...(ARROWS[room] ?? [])]) && !matches(module, without);
}

const BIRTH_INPUT = `{ birth: { date: '1990-08-15', time: '08:30:00', place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' } } }`;

/** Returns the bundle of a source text for the browser: its code, and the modules of the library that are in it. */
async function bundle(contents) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: ROOT, loader: 'js' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const [output] = Object.values(metafile.outputs);
  const held = Object.entries(output.inputs)
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([file]) => file);
  const modules = held
    .filter((file) => file.startsWith('dist/esm/'))
    .map((file) => file.slice('dist/esm/'.length).replace(/\.js$/, ''));
  const packages = [...new Set(held.flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []))];
  return { code: outputFiles[0].text, modules, packages, imports: output.imports.map(({ path }) => path) };
}

/** Returns whether a module is one of those that the patterns stand for: `*` is one name, `**` any below, `{a,b}` either. */
function matches(module, patterns) {
  return patterns.some((pattern) => {
    const source = pattern
      .replace(/\*\*?/g, (stars) => (stars === '**' ? '.+' : '[^/]*'))
      .replace(/\{([^}]+)\}/g, (_, names) => `(${names.replaceAll(',', '|')})`);
    return new RegExp(`^${source}$`).test(module);
  });
}

const { check, finish } = report('bundles');
const library = await import(join(ROOT, 'dist/esm/index.js'));
const functions = Object.keys(library).filter((name) => typeof library[name] === 'function');

for (const name of functions) {
  await check(`${name} holds only what it needs`, async () => {
    if (!(name in FUNCTIONS) && !(name in ROOMLESS))
      throw new Error('It has no entry in FUNCTIONS of tools/check-bundle.mjs. Add one.');
    const { code, modules, packages, imports } = await bundle(`export { ${name} } from 'siddhanta';`);
    if (modules.length === 0) throw new Error('The bundle holds nothing of the library.');
    const extra = modules.filter((module) => !isAllowed(name, module));
    if (extra.length > 0) throw new Error(`It also holds ${extra.join(', ')}.`);
    const missing = (REQUIRED[name] ?? []).filter((module) => !modules.includes(module));
    if (missing.length > 0) throw new Error(`It lacks ${missing.join(', ')}.`);
    if (imports.length > 0 || /["']node:/.test(code))
      throw new Error(`It still imports ${imports.join(', ') || 'node:'}.`);
    if (packages.some((other) => other !== 'valibot')) throw new Error(`It holds ${packages.join(', ')}.`);
  });
}

await check('FUNCTIONS names only functions that exist', () => {
  const gone = Object.keys({ ...FUNCTIONS, ...ROOMLESS }).filter((name) => !functions.includes(name));
  if (gone.length > 0) throw new Error(`Not exported any more: ${gone.join(', ')}.`);
});

await check('the bundle of rasi computes the same chart as the library', async () => {
  const { code } = await bundle(
    `import { rasi } from 'siddhanta'; export default JSON.stringify(rasi(${BIRTH_INPUT}));`,
  );
  const { default: text } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const { rasi } = library;
  const expected = JSON.stringify(rasi(new Function(`return ${BIRTH_INPUT}`)()));
  if (text !== expected) throw new Error(`bundle ${text}\nlibrary ${expected}`);
});

await check('importing the library runs nothing that is kept', async () => {
  const { code } = await bundle(`import 'siddhanta'; import 'siddhanta/sky';`);
  if (code.trim() !== '') throw new Error(`An import for its side effects leaves ${code.length} characters.`);
  if (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).sideEffects !== false)
    throw new Error('sideEffects must be false.');
});

finish();
