// Type-checks a consumer of every entry with old and new compilers. Needs a build, and `npm ci --prefix test/typescript`.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENTRIES, manifest, pack, ROOT } from './lib/package.mjs';
import { start } from './lib/program.mjs';
import { report } from './lib/report.mjs';
import { run, sideBySide } from './lib/run.mjs';

const COMPILERS = join(ROOT, 'test/typescript/node_modules');
const wanted = JSON.parse(readFileSync(join(COMPILERS, '../package.json'), 'utf8')).dependencies;
const versions = Object.keys(wanted).map((name) => name.slice('typescript-'.length));

const WEB = ['es2022', 'dom', 'dom.iterable'];
/** What an entry needs around it: the API and the element the web's types, the server and the stores Node's. */
function surroundings(specifier) {
  if (/\/http\/.+|\/jobs$/.test(specifier)) return { lib: WEB, types: ['node'] };
  return /\/(http|element)$/.test(specifier) ? { lib: WEB, types: [] } : { lib: ['es2022'], types: [] };
}

const BETWEEN = 'node16, ES module and CommonJS';

/** The ways of resolving modules, with what a file is called in each; the old one ends before TypeScript 6. */
const RESOLUTIONS = {
  node10: { options: { module: 'commonjs', moduleResolution: 'node10' }, extensions: ['ts'], until: 5.9 },
  [BETWEEN]: {
    options: { module: 'node16', moduleResolution: 'node16' },
    extensions: ['mts', 'cts'],
  },
  bundler: { options: { module: 'esnext', moduleResolution: 'bundler' }, extensions: ['ts'] },
};

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
try {
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true }\n');
  const tarball = pack(folder);
  const around = Object.entries({
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
      ...around.map(([name, range]) => `${name}@${range}`),
    ],
    { cwd: folder },
  );

  const programs = new Map();
  ENTRIES.forEach(({ specifier }, i) => {
    const { lib, types } = surroundings(specifier);
    const key = [...lib, ...types].join();
    const { text = key === 'es2022' ? USES : '' } = programs.get(key) ?? {};
    const imported = `import * as entry${i} from '${specifier}';\nexport { entry${i} };\n`;
    programs.set(key, { lib, types, text: text + imported });
  });

  // The first and the last release of a major version resolve in every way; those between in the one that has both kinds of module.
  const major = (version) => version.split('.')[0];
  const isBetween = (i) => [i - 1, i + 1].every((j) => major(versions[j] ?? '') === major(versions[i]));
  const runs = versions.flatMap((version, i) =>
    Object.entries(RESOLUTIONS)
      .filter(([, { until = Number.POSITIVE_INFINITY }]) => Number(version) <= until)
      .filter(([resolution]) => !isBetween(i) || resolution === BETWEEN)
      .map(([resolution, how]) => ({ version, resolution, ...how })),
  );
  await sideBySide(runs, ({ version, resolution, options, extensions }) =>
    check(`TypeScript ${version}, ${resolution}`, async () => {
      const tsc = join(COMPILERS, `typescript-${version}`, 'bin/tsc');
      if (!existsSync(tsc)) throw new Error('It is not installed. Run npm ci --prefix test/typescript.');
      // A folder of its own below the one with the package, since others run beside it.
      const cwd = mkdtempSync(join(folder, 'consumer-'));
      const files = extensions.map((extension) => `consumer.${extension}`);
      for (const { lib, types, text } of programs.values()) {
        for (const file of files) writeFileSync(join(cwd, file), text);
        const compilerOptions = {
          ...options,
          target: 'es2022',
          lib,
          types,
          strict: true,
          exactOptionalPropertyTypes: true,
          skipLibCheck: false,
          // The compiler's own declarations, those of the web above all, are no matter of ours.
          skipDefaultLibCheck: true,
          noEmit: true,
        };
        writeFileSync(join(cwd, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
        await start(process.execPath, [tsc, '-p', '.'], { cwd }).done();
      }
    }),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
finish();
