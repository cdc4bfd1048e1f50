// Checks what a bundler takes along for one function of the library, and that the bundle runs: node --import tsx tools/check-bundle.mjs
//
// A function may use the ground, its room, and rooms to which tools/lib/arrows.json draws an arrow; WITHOUT is stricter. Needs a build.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundles } from './lib/bundles.mjs';
import { ROOT } from './lib/package.mjs';
import { report } from './lib/report.mjs';
import { ARROWS, publicValues, ROOMS } from './lib/rooms.mjs';

const GROUND = [
  'errors',
  'types',
  'ayanamsaNames.gen',
  'math/*',
  'time/*',
  'zodiac/**',
  'input/*',
  'operation/*',
  'cast/*',
  'sky/**',
];

const LUMINARIES = ['earth', 'moon'];
const GRAHAS = [...LUMINARIES, 'mercury', 'venus', 'mars', 'jupiter', 'saturn'];
const ALL = [...GRAHAS, 'uranus', 'neptune', 'pluto'];

/** The tables of bodies in the bundle of a function, by its module or room; the grahas' otherwise. */
const TABLES = {
  calendar: LUMINARIES,
  'calendar/sankalpa': GRAHAS,
  'calendar/sankranti': GRAHAS,
  'charts/fromSign': [],
  'compatibility/ashtakoota': LUMINARIES,
  'compatibility/porutham': LUMINARIES,
  'compatibility/dashaSandhi': LUMINARIES,
  'compatibility/fromMoon': [],
  'compatibility/stars': [],
  'conventions/list': [],
  'dashas/kalachakra': LUMINARIES,
  'dashas/limbDasha': LUMINARIES,
  'dashas/naisargika': LUMINARIES,
  'dashas/vimshottari': LUMINARIES,
  'doshas/birthMoment': LUMINARIES,
  eclipses: LUMINARIES,
  'kp/cusps': ALL,
  'kp/lordsOf': [],
  'kp/subSubTable': [],
  muhurta: LUMINARIES,
  'muhurta/act': GRAHAS,
  'muhurta/lattadi': GRAHAS,
  'muhurta/yoginis': GRAHAS,
  'nadi/nadyamshaOf': [],
  panchang: LUMINARIES,
  'prashna/ashtamangala': [],
  'remedies/table': [],
  'texts/verse': [],
  'transits/aspects': ALL,
  'transits/calendar': ALL,
  'transits/conjunctions': ALL,
  'transits/ephemeris': ALL,
  'transits/ingresses': ALL,
  'transits/murti': ALL,
  'transits/stations': ALL,
  'yogas/evaluate': [],
  'yogas/tables/yogas.gen': [],
};

const WITHOUT = {
  'charts/rasi': ['charts/rules/*', 'charts/tables/*'],
  'kp/cusps': ['kp/timeline', 'kp/tables/matter*', 'sky/{events,rise-set,track}'],
  'dashas/vimshottari': ['charts/*'],
  'dashas/kalachakra': ['charts/**'],
  'compatibility/fromMoon': ['sky/**', 'cast/*'],
};
const TAKES = {
  'calendar/festival': ['calendar/festivals'], // a festival by name is the same search over some years
  'panchang/spanOperation': ['panchang/span'], // the operation answers with the days that it yields
  'charts/sensitive': ['charts/upagrahas'], // Gulika is one of the upagrahas
  'charts/sphutas': ['charts/upagrahas'],
  'compatibility/report': [
    ...['compatibility/ashtakoota', 'compatibility/dashaSandhi', 'compatibility/fromMoon'],
    ...['compatibility/manglik', 'compatibility/papaSamya', 'compatibility/porutham'], // its parts are their results
  ],
  'compatibility/stars': ['compatibility/fromMoon'], // so is the option of the stars
  'dashas/running': ['dashas/kalachakra', 'dashas/karaka'], // their engines are among those that the registry lists
  'dashas/timeline': ['dashas/kalachakra', 'dashas/karaka'],
  'dashas/stream': ['dashas/kalachakra', 'dashas/karaka'],
  'kp/horary2193': ['kp/horary', 'kp/subSubTable'], // a chart of a number is one, by 249 and by 2193
  'prashna/significators': ['prashna/chart'], // they are judged in the chart of the question
  'prashna/tajika': ['prashna/chart'],
  'strengths/ashtakavargaVarga': ['strengths/ashtakavarga'], // the tables of a division are made as those of the birth
  'yogas/timeline': ['yogas/tables/yogas.gen'],
  'yogas/list': ['yogas/tables/yogas.gen'], // the catalogue is public as data
  'yogas/explain': ['yogas/tables/yogas.gen'],
  'charts/luminaryChart': ['charts/fromSign'], // a chart is counted from a sign by what counts any
  'compatibility/ashtakoota': ['compatibility/fromMoon'], // the option of the match by Moons is that of the match of births
};

const THROUGH = {
  'dashas/ayur/amshayu': ['strengths'], // the years of longevity ask for the stronger of grahas
  'dashas/ayur/nisargayu': ['strengths'],
  'dashas/ayur/pindayu': ['strengths'],
  'prashna/tajika': ['charts'], // the yogas of annual judge grahas by their vargas
  'remedies/forBirth': ['eclipses'], // the births of the doshas ask whether an eclipse was seen
};

const ROOMLESS = {
  capabilities: ['capabilities', 'capabilities.gen'],
  clockTime: ['errors', 'math/*', 'time/{calendar,clockTime}'],
  isSiddhantaError: ['errors'],
  SiddhantaError: ['errors'],
};

const REQUIRED = { capabilities: ['capabilities.gen'] };

const NEVER = ['http/**', 'cli/**', 'places/**', 'names/**'];

const PUBLIC = Object.fromEntries(
  ROOMS.map((room) => [room, [...new Set(publicValues(room).map(({ module }) => module))]]),
);

function isAllowed(name, own, module) {
  if (matches(module, NEVER)) return false;
  if (own === undefined) return matches(module, ROOMLESS[name]);
  if (module === own || TAKES[own]?.includes(module)) return true;
  const room = own.split('/')[0];
  const rooms = [room, ...ARROWS.filter(({ from }) => from === room).map(({ to }) => to), ...(THROUGH[own] ?? [])];
  if (rooms.some((other) => PUBLIC[other].includes(module))) return false;
  return (
    matches(module, [...GROUND, ...rooms.map((other) => `${other}/**`)]) &&
    !matches(module, [...(WITHOUT[own] ?? []), ...(WITHOUT[room] ?? [])])
  );
}

const BIRTH_INPUT = `{ birth: { date: '1990-08-15', time: '08:30:00', place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' } } }`;

/** Functions that are bundled in one run, in which each module is read once. */
const TOGETHER = 50;

async function bundle(contents, from = 'sources') {
  const [only] = await bundles([contents], from);
  return only;
}

const sizeOf = ({ code }) => gzipSync(code, { level: 9 }).length;

function matches(module, patterns) {
  return patterns.some((pattern) => {
    const source = pattern
      .replace(/\*\*?/g, (stars) => (stars === '**' ? '.+' : '[^/]*'))
      .replace(/\{([^}]+)\}/g, (_, names) => `(${names.replaceAll(',', '|')})`);
    return new RegExp(`^${source}$`).test(module);
  });
}

const { check, finish } = report('bundles');
const library = await import(join(ROOT, 'src/index.ts'));

const functions = [];
const known = new Set();
for (const room of ROOMS) {
  const subject = await import(join(ROOT, `src/${room}/index.ts`));
  for (const { name, module } of publicValues(room)) {
    if (typeof subject[name] !== 'function') continue;
    functions.push({ name, module, from: `siddhanta/${room}` });
    known.add(subject[name]);
    if (library[name] === subject[name]) functions.push({ name, module, from: 'siddhanta' });
  }
}
for (const [name, value] of Object.entries(library)) {
  if (typeof value === 'function' && !known.has(value)) functions.push({ name, from: 'siddhanta' });
}

const taken = new Set();

/** Bytes, gzip, by which a bundle from the files of dist may be larger than one from the sources: names of the files that share them. */
const SHARED_FILES = 400;

async function checkFunction({ name, module: own, from }, bundled, built) {
  await check(`${name} of ${from} holds only what it needs`, async () => {
    if (own === undefined && !(name in ROOMLESS))
      throw new Error('No room exports it. Export it from the index.ts of its room, or list it in ROOMLESS.');
    const { code, modules, packages, imports } = await bundled();
    if (modules.length === 0) throw new Error('The bundle holds nothing of the library.');
    if (own !== undefined && !modules.includes(own)) throw new Error(`It lacks ${own}, which has the function.`);
    for (const module of TAKES[own] ?? []) if (modules.includes(module)) taken.add(`${own} ${module}`);
    const extra = modules.filter((module) => !isAllowed(name, own, module));
    if (extra.length > 0) throw new Error(`It also holds ${extra.join(', ')}.`);
    if (own !== undefined) {
      const held = modules.flatMap((module) => /^sky\/analytical\/tables\/(.+)\.gen$/.exec(module)?.[1] ?? []);
      const bodies = held.filter((table) => table !== 'accuracy').sort();
      const expected = [...(TABLES[own] ?? TABLES[own.split('/')[0]] ?? GRAHAS)].sort();
      if (bodies.join() !== expected.join())
        throw new Error(
          `It holds the tables of ${bodies.join(', ') || 'no body'}, not of ${expected.join(', ') || 'none'}.`,
        );
    }
    const missing = (REQUIRED[name] ?? []).filter((module) => !modules.includes(module));
    if (missing.length > 0) throw new Error(`It lacks ${missing.join(', ')}.`);
    if (imports.length > 0 || /["']node:/.test(code))
      throw new Error(`It still imports ${imports.join(', ') || 'node:'}.`);
    if (packages.some((other) => other !== 'valibot')) throw new Error(`It holds ${packages.join(', ')}.`);
  });
  await check(`${name} of ${from} is no larger from dist than from the sources`, async () => {
    const [size, source] = [sizeOf(await built()), sizeOf(await bundled())];
    if (size > source + SHARED_FILES) throw new Error(`It is ${size} bytes, and ${source} from the sources.`);
  });
}

for (let first = 0; first < functions.length; first += TOGETHER) {
  const some = functions.slice(first, first + TOGETHER);
  const texts = some.map(({ name, from }) => `export { ${name} } from '${from}';`);
  const [bundled, built] = ['sources', 'dist'].map((place) => bundles(texts, place));
  // What cannot be bundled fails in the checks below.
  for (const promise of [bundled, built]) promise.catch(() => {});
  for (const [i, one] of some.entries())
    await checkFunction(
      one,
      async () => (await bundled)[i],
      async () => (await built)[i],
    );
}

await check('what a module is said to take from another it takes', () => {
  const idle = Object.entries(TAKES).flatMap(([own, modules]) =>
    modules.filter((module) => !taken.has(`${own} ${module}`)).map((module) => `${own} takes no ${module}`),
  );
  if (idle.length > 0) throw new Error(`${idle.join(', ')}.`);
});

await check('what is said of single modules and functions is said of such as exist', () => {
  const modules = Object.values(PUBLIC).flat();
  const names = functions.filter(({ module }) => module === undefined).map(({ name }) => name);
  const gone = [
    ...[
      ...Object.keys({ ...WITHOUT, ...TABLES }).filter((m) => !(m in PUBLIC)),
      ...Object.keys(TAKES),
      ...Object.keys(THROUGH),
    ].filter((m) => !modules.includes(m)),
    ...Object.values(TAKES)
      .flat()
      .filter((m) => !existsSync(join(ROOT, `src/${m}.ts`))),
    ...Object.keys({ ...ROOMLESS, ...REQUIRED }).filter((name) => !names.includes(name)),
  ];
  if (gone.length > 0) throw new Error(`Not public any more: ${gone.join(', ')}.`);
});

const { LANGUAGES } = await import(join(ROOT, 'src/names/languages.gen.ts'));
for (const { tag, fallback } of LANGUAGES) {
  await check(`a bundle of the names in ${tag} holds no other language than its fallbacks`, async () => {
    const { modules, imports } = await bundle(
      `export * from 'siddhanta/names/${tag}'; export * from 'siddhanta/names/core';`,
    );
    const held = modules.flatMap((module) => /^names\/languages\/(.+)\.gen$/.exec(module)?.[1] ?? []);
    const expected = [tag, ...fallback.map((other) => other.tag)];
    if (held.sort().join() !== expected.sort().join()) throw new Error(`It holds ${held.join(', ')}.`);
    const extra = modules.filter(
      (module) => !matches(module, ['names/**', 'errors', 'math/*', 'input/*', 'time/*', 'zodiac/*', 'types']),
    );
    if (extra.length + imports.length > 0) throw new Error(`It also holds ${[...extra, ...imports].join(', ')}.`);
  });
}

for (const file of readdirSync(join(ROOT, 'fixtures/sources/messages')).filter(
  (name) => /^\w+\.json$/.test(name) && name !== 'en.json',
)) {
  const tag = file.slice(0, -'.json'.length);
  const first = ['english', tag];
  for (const [entry, texts] of [
    [tag, first],
    [`${tag}/all`, [...first, ...first.map((name) => `${name}Rest`)]],
  ])
    await check(`a bundle of the language ${entry} holds no other with sentences`, async () => {
      const { modules } = await bundle(
        `export * from 'siddhanta/languages/${entry}'; export * from 'siddhanta/names/core';`,
      );
      const held = modules.flatMap((module) => /^names\/texts\/(.+)\.gen$/.exec(module)?.[1] ?? []);
      if (held.sort().join() !== texts.sort().join()) throw new Error(`It holds ${held.join(', ')}.`);
    });
}
await check('a bundle of all names holds no sentences', async () => {
  const { modules } = await bundle("export * from 'siddhanta/names';");
  const held = modules.filter((module) => /^names\/(whole|texts)\//.test(module));
  if (held.length > 0) throw new Error(`It holds ${held.join(', ')}.`);
});

await check('docs/browser.md says how large the one file for pages is', () => {
  const read = (file) => readFileSync(join(ROOT, file), 'utf8');
  const said = Number(/(\d+) kB compressed/.exec(read('docs/browser.md'))?.[1]);
  const kilobytes = gzipSync(read('dist/siddhanta.min.js'), { level: 9 }).length / 1000;
  if (!(Math.abs(said - kilobytes) <= 5)) throw new Error(`It says ${said} kB, and it is ${kilobytes.toFixed(0)} kB.`);
});

const DRAWN_WITH = ['svg/**', 'zodiac/{combustion,divisions}'];

/** Bytes, gzip, that a bundle with a chart may grow by when the chart is drawn, too: any chart, and one of signs in English. */
const PICTURE_BYTES = { svg: 8180, 'svg/core': 5620 };

for (const [entry, most] of Object.entries(PICTURE_BYTES)) {
  await check(
    `northIndian of siddhanta/${entry} adds at most ${most} bytes (gzip) to a bundle of rasi, and nothing of a subject`,
    async () => {
      const chart = await bundle(`export { rasi } from 'siddhanta';`);
      const drawn = await bundle(`export { rasi } from 'siddhanta'; export { northIndian } from 'siddhanta/${entry}';`);
      const extra = drawn.modules.filter(
        (module) => !chart.modules.includes(module) && !matches(module, [...DRAWN_WITH, 'math/hash']),
      );
      if (extra.length + drawn.imports.length > 0)
        throw new Error(`It also holds ${[...extra, ...drawn.imports].join(', ')}.`);
      const added = sizeOf(drawn) - sizeOf(chart);
      if (added > most) throw new Error(`It adds ${added} bytes.`);
    },
  );
}

await check('charts of siddhanta/svg/core hold no cusps, points, combustion nor other letters than Latin', async () => {
  const { code, modules } = await bundle(`export { eastIndian, northIndian, southIndian } from 'siddhanta/svg/core';`);
  const extra = modules.filter((module) =>
    matches(module, ['svg/{figure,scripts,points}', 'zodiac/{combustion,divisions}']),
  );
  if (extra.length > 0) throw new Error(`They hold ${extra.join(', ')}.`);
  const { LETTERS } = await import(join(ROOT, 'src/svg/widths.gen.ts'));
  if (code.includes(LETTERS)) throw new Error('They hold the widths of Indian letters.');
});

await check('pictures alone hold no sky and no package', async () => {
  const { modules, packages } = await bundle(`export * from 'siddhanta/svg';`);
  const extra = modules.filter(
    (module) =>
      !matches(module, [
        ...DRAWN_WITH,
        'errors',
        'types',
        'math/{angle,hash}',
        'zodiac/{names,limbNames}',
        'compatibility/tables/kutas',
        'chakras/tables/kota',
      ]),
  );
  if (extra.length + packages.length > 0) throw new Error(`They also hold ${[...extra, ...packages].join(', ')}.`);
});

await check('an atlas alone holds no series, and no package', async () => {
  const { modules, packages } = await bundle(`export { atlas } from 'siddhanta/sky';`);
  const extra = modules.filter(
    (module) =>
      !matches(module, [
        'errors',
        'math/angle',
        'time/julian',
        'sky/atlas/{atlas,format,header,table}',
        'sky/{constants,ephemeris,nodes,smooth}',
      ]),
  );
  if (extra.length + packages.length > 0) throw new Error(`It also holds ${[...extra, ...packages].join(', ')}.`);
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
  const { sideEffects } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  if (sideEffects.some((file) => !/^\.\/dist\/siddhanta\.min\.m?js$/.test(file)))
    throw new Error(`sideEffects may name the files for pages alone, not ${sideEffects.join(', ')}.`);
});

await check('the module for pages has its script when it is bundled', async () => {
  const { code } = await bundle(`export { rasi } from 'siddhanta/siddhanta.min.mjs';`, 'dist');
  if (!code.includes('globalThis.siddhanta=')) throw new Error('The bundle lacks what defines the global.');
});

finish();
