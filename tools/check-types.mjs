// Type-checks a consumer of every entry of the packed tarball with old and new compilers, in each way of resolving modules, and with
// the declarations of the package checked in full, too. Needs a build, and `npm run typescript:install`.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENTRIES, manifest, pack, ROOT } from './lib/package.mjs';
import { report } from './lib/report.mjs';
import { run } from './lib/run.mjs';

const COMPILERS = join(ROOT, 'test/typescript/node_modules');
/** The versions of TypeScript that are installed for this, `5.0` and so on. */
const versions = readdirSync(COMPILERS)
  .flatMap((name) => /^typescript-(.+)$/.exec(name)?.[1] ?? [])
  .sort((a, b) => Number(a) - Number(b));

const WEB = ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'];
/** What an entry needs around it: those of the API want the web's types, the server and the stores Node's, the others nothing. */
function surroundings(specifier) {
  if (/\/http\/.+/.test(specifier)) return { lib: WEB, types: ['node'] };
  return specifier.includes('/http') ? { lib: WEB, types: [] } : { lib: ['es2022'], types: [] };
}

/** The ways of resolving modules, and the versions of TypeScript in which each exists without a word of caution. */
const RESOLUTIONS = {
  node10: { options: { module: 'commonjs', moduleResolution: 'node10' }, file: 'ts', until: 5.9 },
  'node16 (ES module)': { options: { module: 'node16', moduleResolution: 'node16' }, file: 'mts' },
  'node16 (CommonJS)': { options: { module: 'node16', moduleResolution: 'node16' }, file: 'cts' },
  nodenext: { options: { module: 'nodenext', moduleResolution: 'nodenext' }, file: 'mts' },
  bundler: { options: { module: 'esnext', moduleResolution: 'bundler' }, file: 'ts' },
};

/** A consumer that uses the functions and the types of the core, so that types which fell to `any` do not pass. */
const USES = `
import { type Birth, capabilities, type ErrorCode, rasi, type RasiData, type Result, vimshottari } from 'siddhanta';
import { rasi as sameRasi } from 'siddhanta/charts';
import { meanAyanamsa } from 'siddhanta/sky';
const birth: Birth = { date: '1990-08-15', place: { latitude: 28.6, longitude: 77.2, timezone: 'Asia/Kolkata' } };
const chart: Result<RasiData> = rasi({ birth, ayanamsa: 'kp' });
export const house: number = chart.data.planetary_positions.Moon.house;
export const lord: string | undefined = vimshottari({ birth, levels: 2 }).data.mahadashas[0]?.antardashas?.[0]?.planet;
export const names: readonly string[] = capabilities().data.operations.map(({ operation }) => operation);
export const code: ErrorCode = 'invalid_timezone';
export const same: typeof rasi = sameRasi;
export const degrees: number = meanAyanamsa('lahiri', 2451545);
// @ts-expect-error the school is misspelt
rasi({ birth, ayanamsa: 'lahri' });
// @ts-expect-error a birth needs a place
sameRasi({ birth: { date: '1990-08-15' } });
// @ts-expect-error this is a number, and no any
export const text: string = meanAyanamsa('lahiri', 2451545);
`;

const { check, finish } = report('types');
const folder = mkdtempSync(join(tmpdir(), 'siddhanta-types-'));
const write = (name, text) => writeFileSync(join(folder, name), text);
try {
  write('package.json', '{ "name": "consumer", "private": true }\n');
  const tarball = pack(folder);
  const wanted = Object.entries({
    ...manifest.peerDependencies,
    '@types/node': manifest.devDependencies['@types/node'],
  });
  run(
    'npm',
    [
      'install',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      tarball,
      ...wanted.map(([name, range]) => `${name}@${range}`),
    ],
    { cwd: folder },
  );

  const programs = new Map([['uses', { ...surroundings('siddhanta'), text: USES }]]);
  for (const { specifier } of ENTRIES) {
    const { lib, types } = surroundings(specifier);
    const key = `${lib.length}${types.length}`;
    const { text = '' } = programs.get(key) ?? {};
    const entry = `entry${text.split('\n').length}`;
    programs.set(key, { lib, types, text: `${text}import * as ${entry} from '${specifier}';\nexport { ${entry} };\n` });
  }

  if (versions.length === 0)
    await check('compilers', () => run('npm', ['run', 'typescript:install', '--dry-run'], { cwd: ROOT }));
  for (const version of versions) {
    for (const [resolution, { options, file, until = Number.POSITIVE_INFINITY }] of Object.entries(RESOLUTIONS)) {
      if (Number(version) > until) continue;
      await check(`TypeScript ${version}, ${resolution}`, () => {
        for (const [name, { lib, types, text }] of programs) {
          write(`${name}.${file}`, text);
          const compilerOptions = {
            ...options,
            target: 'es2022',
            lib,
            types,
            strict: true,
            exactOptionalPropertyTypes: true,
            skipLibCheck: false,
            noEmit: true,
          };
          write('tsconfig.json', JSON.stringify({ compilerOptions, files: [`${name}.${file}`] }));
          run(process.execPath, [join(COMPILERS, `typescript-${version}`, 'bin/tsc'), '-p', '.'], { cwd: folder });
        }
      });
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
finish();
