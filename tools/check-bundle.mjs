// Checks what a bundler takes along for one function of the library, and that the bundle runs. Needs a build.
//
// For each function that `siddhanta` exports, CONTENTS lists the modules that its bundle may hold beside the common ones.
// A function without an entry fails, and so does a module that is not listed: an import that drags in another operation, or
// Node, shows here by name.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './lib/package.mjs';
import { report } from './lib/report.mjs';

/** What every computation from a birth stands on. */
const BIRTH = [
  'errors',
  'operation',
  'math/*',
  'time/*',
  'input/*',
  'sky/{apparent,ayanamsa,frame,houses,instant,nodes,nutation,precession,sidereal,sidereal-time}',
  'sky/analytical/**',
  'operations/{birth,provenance,verification}',
  'rules/chart',
  'tables/{names,ayanamsas,sources,nutation,precession}',
];
const CHART = [...BIRTH, 'operations/natal'];
const RASI = [...CHART, 'operations/rasi'];
const DIVISIONAL = [...CHART, 'operations/divisional', 'rules/varga', 'tables/vargas'];
const VIMSHOTTARI = [...BIRTH, 'operations/vimshottari', 'rules/vimshottari', 'tables/vimshottari'];
const ALMANAC = [
  ...BIRTH,
  'operations/{panchangAlmanac,panchangClock,panchangData,panchangDay,panchangProvenance,panchangSky,sunrise}',
  'rules/panchanga/*',
  'sky/{events,interpolated,rise-set,track}',
  'tables/panchanga',
];
const PANCHANG = [...ALMANAC, 'operations/panchang'];
const KP = [...BIRTH, 'operations/{kpProvenance,kpSky}', 'rules/kp/*', 'tables/{kp,vimshottari}'];
const KP_CUSPS = [...KP, 'operations/kpCusps'];
const KP_HORARY = [
  ...KP,
  'operations/{kpHorary,kpDasha,kpMoment,sunrise}',
  'sky/{events,rise-set,track}',
  'rules/vimshottari',
  'tables/{kpMatters,kpMattersHindi}',
];
const MOON_MATCH = [
  'errors',
  'math/*',
  'input/{parse,schemas}',
  'time/*',
  'operations/ashtakootaFromMoon',
  'rules/ashtakoota/*',
  'rules/chart',
  'tables/{ashtakoota,names}',
];
const MATCH = [...CHART, ...MOON_MATCH, 'operations/ashtakoota', 'tables/ashtakootaSources'];
const EVERYTHING = [
  ...RASI,
  ...DIVISIONAL,
  ...VIMSHOTTARI,
  ...PANCHANG,
  ...KP_CUSPS,
  ...KP_HORARY,
  ...MATCH,
  'registry',
];

/**
 * Modules of dist/esm that the bundle of each exported function may hold; `*` stands for one name, `**` for any below, `{a,b}`
 * for either.
 */
const CONTENTS = {
  rasi: RASI,
  divisional: DIVISIONAL,
  vimshottari: VIMSHOTTARI,
  vimshottariPeriods: VIMSHOTTARI,
  panchang: PANCHANG,
  panchangSpan: [...ALMANAC, 'operations/panchangSpan'],
  nextLimb: [...ALMANAC, 'operations/panchangSearch'],
  kpCusps: KP_CUSPS,
  kpHorary: KP_HORARY,
  ashtakoota: MATCH,
  ashtakootaFromMoon: MOON_MATCH,
  ashtakootaFromMoons: MOON_MATCH,
  capabilities: EVERYTHING,
  isSiddhantaError: ['errors'],
  SiddhantaError: ['errors'],
};

/** Modules that must be there, where leaving them out would be the mistake. */
const REQUIRED = { capabilities: ['operations/rasi', 'operations/divisional', 'operations/vimshottari'] };

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

/** Returns whether a module is one of those that the patterns stand for. */
function allowed(module, patterns) {
  return patterns.some((pattern) => {
    const source = pattern
      .replace(/\*\*?/g, (stars) => (stars === '**' ? '.+' : '[^/]+'))
      .replace(/\{([^}]+)\}/g, (_, names) => `(${names.replaceAll(',', '|')})`);
    return new RegExp(`^${source}$`).test(module);
  });
}

const { check, finish } = report('bundles');
const library = await import(join(ROOT, 'dist/esm/index.js'));
const functions = Object.keys(library).filter((name) => typeof library[name] === 'function');

for (const name of functions) {
  await check(`${name} holds only what it needs`, async () => {
    const patterns = CONTENTS[name];
    if (patterns === undefined) throw new Error('It has no entry in CONTENTS of tools/check-bundle.mjs. Add one.');
    const { code, modules, packages, imports } = await bundle(`export { ${name} } from 'siddhanta';`);
    if (modules.length === 0) throw new Error('The bundle holds nothing of the library.');
    const extra = modules.filter((module) => !allowed(module, patterns));
    if (extra.length > 0) throw new Error(`It also holds ${extra.join(', ')}.`);
    const missing = (REQUIRED[name] ?? []).filter((module) => !modules.includes(module));
    if (missing.length > 0) throw new Error(`It lacks ${missing.join(', ')}.`);
    if (imports.length > 0 || /["']node:/.test(code))
      throw new Error(`It still imports ${imports.join(', ') || 'node:'}.`);
    if (packages.some((other) => other !== 'valibot')) throw new Error(`It holds ${packages.join(', ')}.`);
  });
}

await check('CONTENTS names only functions that exist', () => {
  const gone = Object.keys(CONTENTS).filter((name) => !functions.includes(name));
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
