// Packs the package, installs it in a new folder, and runs it as ES module, CommonJS, TypeScript and command line. Needs a build.
import { deepStrictEqual, ok } from 'node:assert';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENTRIES, manifest, pack, ROOT } from './lib/package.mjs';
import { report } from './lib/report.mjs';
import { run } from './lib/run.mjs';

const { check, finish } = report('smoke');
const folder = mkdtempSync(join(tmpdir(), 'siddhanta-smoke-'));
const inFolder = (command, ...args) => run(command, args, { cwd: folder });
const write = (name, text) => writeFileSync(join(folder, name), text);

const INPUT = `{ birth: { date: '1990-08-15', time: '08:30:00', place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' } } }`;
const PROGRAM = `
const { data, meta } = rasi(${INPUT});
let code = '';
try { rasi({}); } catch (error) { code = isSiddhantaError(error) ? error.code : String(error); }
console.log(JSON.stringify({ sign: data.ascendant.sign, moon: data.planetary_positions.Moon.nakshatra, meta, code }));
`;
const EXPECTED = {
  sign: 'Virgo',
  moon: 'Rohini',
  meta: {
    endpoint: 'charts.rasi',
    ayanamsa: 'lahiri',
    birth_time_assumed: false,
    birth: {
      clock: 'zone',
      utc_offset: '+05:30:00',
      utc: '1990-08-15T03:00:00Z',
      clock_reason: 'standard_time',
      ambiguous: false,
      calendar: 'gregorian',
    },
  },
  code: 'missing_field',
};

const TYPED = `
import { type Birth, capabilities, divisional, type ErrorCode, type RasiData, type Result, rasi, vimshottari } from 'siddhanta';
const birth: Birth = { date: '1990-08-15', place: { latitude: 28.6, longitude: 77.2, timezone: 'Asia/Kolkata' } };
const chart: Result<RasiData> = rasi({ birth, ayanamsa: 'kp' });
export const house: number = chart.data.planetary_positions.Moon.house;
export const d9: string = divisional({ varga: 'd9', birth }).data.ascendant.sign;
export const lord: string | undefined = vimshottari({ birth, levels: 2 }).data.mahadashas[0]?.antardashas?.[0]?.planet;
export const names: readonly string[] = capabilities().data.operations.map(({ operation }) => operation);
export const code: ErrorCode = 'invalid_timezone';
// @ts-expect-error the school is misspelt
rasi({ birth, ayanamsa: 'lahri' });
// @ts-expect-error a birth needs a place
rasi({ birth: { date: '1990-08-15' } });
`;
const NAMESPACES = ENTRIES.map(({ specifier }, i) => `import * as entry${i} from '${specifier}';`).join('\n');
const USED = `export const entries: readonly object[] = [${ENTRIES.map((_, i) => `entry${i}`).join(', ')}];\n`;

const PAGES = `
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
const client = new Client({ name: 'smoke', version: '1.0.0' });
await client.connect(new StdioClientTransport({ command: 'node_modules/.bin/siddhanta', args: ['mcp'] }));
const titles = [];
for (const page of ['tables/vargas', 'errors/not_found']) {
  const { contents } = await client.readResource({ uri: 'siddhanta://' + page });
  titles.push(contents[0].text.split('\\n')[0]);
}
console.log(JSON.stringify(titles));
await client.close();
`;

try {
  await check('npm pack, npm install', () => {
    write('package.json', '{ "name": "consumer", "private": true }\n');
    inFolder('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', pack(folder));
  });

  await check('ES module', () => {
    write('program.mjs', `import { isSiddhantaError, rasi } from 'siddhanta';\n${PROGRAM}`);
    deepStrictEqual(JSON.parse(inFolder(process.execPath, 'program.mjs')), EXPECTED);
  });
  await check('CommonJS', () => {
    write('program.cjs', `const { isSiddhantaError, rasi } = require('siddhanta');\n${PROGRAM}`);
    deepStrictEqual(JSON.parse(inFolder(process.execPath, 'program.cjs')), EXPECTED);
  });
  await check('an error of the CommonJS copy is known to the ES module', () => {
    write(
      'both.mjs',
      `import { createRequire } from 'node:module';
import { isSiddhantaError, SiddhantaError } from 'siddhanta';
const other = createRequire(import.meta.url)('siddhanta');
let caught;
try { other.rasi({}); } catch (error) { caught = error; }
console.log(JSON.stringify([caught instanceof SiddhantaError, isSiddhantaError(caught)]));
`,
    );
    deepStrictEqual(JSON.parse(inFolder(process.execPath, 'both.mjs')), [false, true]);
  });

  // The checks above ran without the optional peers; some entries are there for those who have one.
  const peers = Object.keys(manifest.peerDependencies ?? {});
  if (peers.length > 0)
    await check(`the optional peers: ${peers.join(', ')}`, () => {
      for (const peer of peers)
        ok(manifest.peerDependenciesMeta?.[peer]?.optional, `${peer} must be an optional peer.`);
      const wanted = peers.map((peer) => `${peer}@${manifest.peerDependencies[peer]}`);
      inFolder('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', ...wanted);
    });

  for (const { specifier, cjs } of ENTRIES) {
    await check(`${specifier} loads as ES module${cjs ? ' and CommonJS, with the same names' : ''}`, () => {
      write(
        'entry.mjs',
        `import * as entry from '${specifier}';\nconsole.log(JSON.stringify(Object.keys(entry).sort()));\n`,
      );
      const names = JSON.parse(inFolder(process.execPath, 'entry.mjs'));
      ok(names.length > 0, 'It exports nothing.');
      if (!cjs) return;
      write('entry.cjs', `console.log(JSON.stringify(Object.keys(require('${specifier}')).sort()));\n`);
      deepStrictEqual(JSON.parse(inFolder(process.execPath, 'entry.cjs')), names);
    });
  }

  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const typeCheck = (module, moduleResolution, types, ...files) => {
    const compilerOptions = {
      module,
      moduleResolution,
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      types,
      typeRoots: [join(ROOT, 'node_modules/@types')],
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      skipDefaultLibCheck: true,
      noEmit: true,
    };
    write('tsconfig.json', JSON.stringify({ compilerOptions, files }));
    inFolder(process.execPath, tsc, '-p', '.');
  };
  write('entries.mts', `${NAMESPACES}\n${USED}`);
  for (const name of ['typed.mts', 'typed.cts', 'typed.ts']) write(name, TYPED);
  await check('TypeScript, nodenext', () => typeCheck('nodenext', 'nodenext', [], 'typed.mts', 'typed.cts'));
  await check('TypeScript, bundler', () => typeCheck('esnext', 'bundler', [], 'typed.ts'));
  // Entries made for Node may mention its types; the others may not.
  const types = ENTRIES.some(({ source }) => /^src\/http\//.test(source)) ? ['node'] : [];
  await check('TypeScript, nodenext: every entry', () => typeCheck('nodenext', 'nodenext', types, 'entries.mts'));
  await check('TypeScript, bundler: every entry', () => typeCheck('esnext', 'bundler', types, 'entries.mts'));

  for (const name of Object.keys(manifest.bin)) {
    await check(`the command ${name}`, () => {
      const bin = join(folder, 'node_modules/.bin', name);
      const version = run(bin, ['--version'], { cwd: folder }).trim();
      ok(
        version.includes(manifest.version),
        `--version prints ${JSON.stringify(version)}, the package is ${manifest.version}.`,
      );
      ok(run(bin, ['--help'], { cwd: folder }).includes('rasi'), '--help does not name the operation rasi.');
      ok(run(bin, ['sample'], { cwd: folder }).trim().length > 0, 'sample prints nothing.');
    });
  }
  await check('the pages of tables and errors, by mcp', () => {
    write('pages.mjs', PAGES);
    deepStrictEqual(JSON.parse(inFolder(process.execPath, 'pages.mjs')), ['# Divisional charts', '# not_found']);
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
finish();
